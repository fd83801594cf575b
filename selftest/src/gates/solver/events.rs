//! How journeys and dated events are told and asked for.

/// Journeys: `{p}` is the place, `{d}` the day, `{c}` the companion.
pub(super) const JOURNEYS: &[&str] = &[
    "on {d} I set off for {p} with {c},",
    "photos from {p}, taken the day we got there, {d}, {c} in",
    "{c} and I took the train to {p} on {d} and",
    "expenses for my trip to {p} on {d}: {*}, shared with {c}.",
    "the hotel in {p} wants a review, we checked in on {d}, {c} and I.",
    "pebble from {p} on my desk. {c} picked it up the day we arrived, {d}",
    "the ticket says {d}: that's when {c} and I pulled into {p}.",
    "{p} it was in the end, with {c} at the wheel; we left on {d}",
    "{c} snored every night in {p}. We got in on {d},",
    "diary is up to date at last: {d}, {p}, {c} at my side",
    "on {d} we first saw {p}, {c} and I,",
    "card that I mailed from {p} the day I got in with {c}, {d}",
    "{c} carried both bags up to our room in {p} on {d} and",
    "the lost luggage form: {p}, arrival {d}, with {c} next to me",
    "we reached {p} on {d}, {c} with a map",
    "the first evening in {p} was {d}: {c} and I",
];

/// Questions for who came along to `{p}`.
pub(super) const COMPANION: &[&str] = &[
    "who did I travel to {p} with?",
    "who came along when I went to {p}?",
    "my fellow traveler on the journey to {p}?",
    "who kept me company in {p}?",
    "whose company did I have in {p}?",
    "I wasn't alone in {p}. Who",
    "with whom did I make the trip to {p}?",
    "who was the other half of the party that went to {p}?",
    "name the person who joined me for {p}.",
];

/// Questions for an order; the places stand between these words.
pub(super) const ORDER: &[(&str, &str)] = &[
    ("in which order did I travel to ", "?"),
    ("the order in which I made them: ", "."),
    ("sort by when I was there, oldest first: ", "."),
    ("I went to ", ". Which came first"),
    ("line up my visits to ", ", from the first"),
    ("what's the chronological order of my journeys to ", "?"),
    ("all of these have seen me once: ", ". Begin"),
    ("tell me how they followed one another, my journeys to ", "."),
    ("retrace my route through the years: ", ". What"),
];

/// Questions for how many journeys were made after `{e}`, an event.
pub(super) const SINCE: &[&str] = &[
    "how many trips have I made since {e}?",
    "how many of my trips came after {e}?",
    "counting only what came later than {e}, how many trips",
    "what's the number of trips that I made after {e}?",
    "leave out everything up to {e}. How many trips",
    "from {e} until now, how many trips",
    "how many times have I gone traveling in the time after {e}?",
];

/// The time of a journey to `{p}` within a question, and what follows it.
pub(super) const AT_JOURNEY: &[&str] = &[
    "when I went to {p}",
    "at the time of my trip to {p}",
    "when I traveled to {p}",
    "on the day that I reached {p}",
    "when I set out for {p}",
];

/// Questions for the time between two events.
pub(super) const BETWEEN: &[&str] = &[
    "how much time went by between",
    "how long was it from",
    "roughly how long after",
    "what's the distance in time between",
    "how far apart were",
    "a length of time on the gap between",
    ", how long was that?",
    "by how much did",
    "the span that separates",
    "what length of time was in between",
];

/// Dated events: what questions call them, and how they are told.
pub(super) const EVENTS: &[(&str, &[&str])] = &[
    (
        "my knee operation",
        &[
            "operated on my knee on {d}",
            "when my knee was done: it was {d}",
            "the surgeon opened my knee on {d}",
            "knee surgery, {d}",
            "my crutches and I became acquainted on {d}",
            "new cartilage for my knee on {d}",
        ],
    ),
    (
        "my driving test",
        &[
            "passed my driving test on {d}",
            "driving papers; the test was on {d}",
            "the examiner let me through on {d}",
            "I've held a driver's license since {d}",
            "license to drive issued on {d}",
            "since the test on {d} I've been allowed to drive",
        ],
    ),
    (
        "the start of our allotment lease",
        &[
            "the allotment began on {d}",
            "had the allotment since {d}",
            "the allotment became ours to rent on {d}",
            "allotment, plot nine, let to us from {d}",
            "we got the key to the allotment hut on {d}",
            "the club gave us the plot in the allotments on {d}",
        ],
    ),
    (
        "the sale of the boat",
        &[
            "sold the boat on {d}",
            "boat went to its new owner on {d}",
            "somebody else has owned our boat since {d}",
            "boat sold, signed on {d}",
            "on {d} we let go of the boat",
            "the man who bought our boat towed it away on {d}",
        ],
    ),
    (
        "the cellar flood",
        &[
            "the cellar flooded on {d}",
            "water stood in the cellar on {d}",
            "on {d} we waded through our own cellar",
            "burst pipe, cellar under water, {d}",
            "it was on {d} that the stream came down the cellar stairs",
            "the fire brigade pumped our cellar dry on {d}",
        ],
    ),
    (
        "my first marathon",
        &[
            "ran my first marathon on {d}",
            "the medal on the wall is from {d}",
            "on {d} I got around a marathon for the first time",
            "first marathon, finished on {d}",
            "forty-two kilometers on foot, on {d}",
            "my feet haven't forgiven me for {d}",
        ],
    ),
    (
        "the burglary",
        &[
            "we were burgled on {d}",
            "through the balcony door on {d}",
            "our flat was broken into on {d}",
            "break-in at our place, {d}",
            "on {d} we came home to open drawers",
            "some stranger helped himself to our silver on {d}",
        ],
    ),
    (
        "the roof repair",
        &[
            "the roofers finished on {d}",
            "new tiles went on the roof on {d}",
            "on {d} they mended our roof",
            "roof repaired and paid for on {d}",
            "the hole in the roof was closed on {d}",
            "no more buckets in the attic since {d}",
        ],
    ),
    (
        "my eye surgery",
        &[
            "had my eyes lasered on {d}",
            "no more glasses since {d}",
            "a laser corrected my eyes on {d}",
            "surgery on both eyes, {d}",
            "since the operation on {d} I can read",
            "on {d} a very calm surgeon worked on my eyes",
        ],
    ),
    (
        "the choir's gala concert",
        &[
            "sang its gala concert on {d}",
            "the recording of the choir gala of {d}",
            "on {d} our choir stood on the big stage",
            "gala of the choir, {d}",
            "the choir filled the concert hall with its gala on {d}",
            "our conductor wept at the choir's gala on {d}",
        ],
    ),
    (
        "my citizenship ceremony",
        &[
            "became a citizen on {d}",
            "the certificate says {d}",
            "on {d} I raised my hand and was made a citizen",
            "oath of citizenship taken on {d}",
            "I've been allowed to vote here since {d}",
            "the mayor shook my hand on {d}",
        ],
    ),
    (
        "the storm that felled the walnut tree",
        &[
            "the storm of {d}",
            "came down in the storm on {d}",
            "on {d} the wind pulled our walnut tree out",
            "walnut tree lost in a storm, {d}",
            "we've had firewood in plenty since {d}",
            "the walnut tree stood for ninety years and fell on {d}",
        ],
    ),
];

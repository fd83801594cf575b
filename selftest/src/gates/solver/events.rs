//! How journeys and dated events are told and asked for.

/// Journeys: `{p}` is the place, `{d}` the day, `{c}` the companion.
pub(super) const JOURNEYS: &[&str] = &[
    "on {d} I set off for {p} with {c}, four days of",
    "I sorted photos: {p}, taken the day we arrived, {d}. {c} is in every one",
    "{c} and I took the train to {p} on {d} and missed",
    "my expenses for {p} need sorting, I got there on {d}. {c} still owes",
];

/// Questions for who came along to `{p}`.
pub(super) const COMPANION: &[&str] = &[
    "who did I travel to {p} with?",
    "who came along when I went to {p}?",
    "my fellow traveler on the journey to {p}?",
    "who kept me company in {p}?",
];

/// Questions for an order; the places stand between these words.
pub(super) const ORDER: &[(&str, &str)] = &[
    ("in which order did I travel to ", "?"),
    ("the order in which I made them: ", "."),
    ("sort by when I was there, oldest first: ", "."),
    ("I went to ", ". Which came first"),
];

/// Questions for how many journeys were made after `{e}`, an event.
pub(super) const SINCE: &[&str] = &[
    "how many trips have I made since {e}?",
    "how many of my trips came after {e}?",
    "counting only what came later than {e}, how many trips",
];

/// The time of a journey to `{p}` within a question, and what follows it.
pub(super) const AT_JOURNEY: &[&str] =
    &["when I went to {p}", "at the time of my trip to {p}", "when I traveled to {p}"];

/// Questions for the time between two events.
pub(super) const BETWEEN: &[&str] = &[
    "how much time went by between",
    "how long was it from",
    "roughly how long after",
    "what's the distance in time between",
];

/// Dated events: what questions call them, and how they are told.
pub(super) const EVENTS: &[(&str, &[&str])] = &[
    ("my knee operation", &["operated on my knee on {d}", "when my knee was done: it was {d}"]),
    ("my driving test", &["passed my driving test on {d}", "driving papers; the test was on {d}"]),
    ("the start of our allotment lease", &["the allotment began on {d}", "had the allotment since {d}"]),
    ("the sale of the boat", &["sold the boat on {d}", "boat went to its new owner on {d}"]),
    ("the cellar flood", &["the cellar flooded on {d}", "water stood in the cellar on {d}"]),
    ("my first marathon", &["ran my first marathon on {d}", "the medal on the wall is from {d}"]),
    ("the burglary", &["we were burgled on {d}", "through the balcony door on {d}"]),
    ("the roof repair", &["the roofers finished on {d}", "new tiles went on the roof on {d}"]),
    ("my eye surgery", &["had my eyes lasered on {d}", "no more glasses since {d}"]),
    ("the choir's gala concert", &["sang its gala concert on {d}", "recording of the choir gala of {d}"]),
    ("my citizenship ceremony", &["became a citizen on {d}", "the certificate says {d}"]),
    ("the storm that felled the walnut tree", &["the storm of {d}", "came down in the storm on {d}"]),
];

//! Dated events that happen once in a life.

use crate::wording::{Rule, rule};

/// The name of the attribute in facts and topics.
pub(super) const NAME: &str = "milestone";
/// The label of the topic item.
pub(super) const LABEL: &str = "Milestones";
/// The description of the topic item.
pub(super) const ABOUT: &str = "When things happened that happen once.";

/// A dated event.
pub(super) struct Milestone {
    /// What questions call it: a noun phrase that fits after `since` and `between`.
    pub(super) phrase: &'static str,
    /// The person tells it: `{date}`.
    pub(super) tell: Rule,
}

/// The assistant takes note.
pub(super) static NOTED: Rule = rule!(
    "That's a date to remember."
        | "I've got the date, thanks."
        | "Time flies."
        | "Good to have that on record."
        | "Well, that's quite something."
        | "Days like that draw a line."
        | "I can see why the day stuck with you."
        | "One of those entries in a calendar that stay."
        | "Thanks, now I know where to put it."
);

/// Asks for the time between two events, the earlier one first: `{a}`, `{b}`.
pub(super) static ASK: Rule = rule!(
    "how much time went by between " {a} " and " {b} "?"
    | "how long was it from " {a} " to " {b} "?"
    | "roughly how long after " {a} " did " {b} " come?"
    | "what's the distance in time between " {a} " and " {b} "?"
    | "how far apart were " {a} " and " {b} "?"
    | "put a length of time on the gap between " {a} " and " {b} "."
    | "from " {a} " until " {b} ", how long was that?"
    | "by how much did " {a} " come before " {b} "?"
    | "work out the span that separates " {a} " from " {b} "."
    | "first came " {a} ", then " {b} ". What length of time was in between?");

/// Where somebody comes upon a date.
static ON_PAPER: Rule =
    rule!("says the form" | "I looked it up" | "from my folder" | "according to the bill" | "for the file");

/// All events.
pub(super) static MILESTONES: &[Milestone] = &[
    Milestone {
        phrase: "my knee operation",
        tell: rule!(
            "they operated on my knee on " {date} " and the scar itches " WHEN_IT_ITCHES "."
            | "physio asked when my knee was done: it was " {date} ", under local anesthetic."
            | "the surgeon opened my knee on " {date} " and found gravel."
            | "for the physio: knee surgery, " {date} ", no complications."
            | "my crutches and I became acquainted on " {date} ", with the knee just repaired."
            | ON_PAPER ": new cartilage for my knee on " {date} "."),
    },
    Milestone {
        phrase: "my driving test",
        tell: rule!(
            "I passed my driving test on " {date} ", at the third try, but who's counting."
            | "found my driving papers; the test was on " {date} ", in pouring rain."
            | "the examiner let me through on " {date} ", so I may legally drive a car."
            | "I've held a driver's license since " {date} ", the day of the test."
            | ON_PAPER ": license to drive issued on " {date} ", straight after the test."
            | "since the test on " {date} " I've been allowed to drive without anybody clutching the dashboard."),
    },
    Milestone {
        phrase: "the start of our allotment lease",
        tell: rule!(
            "the lease for the allotment began on " {date} ", it says so on the contract over my desk."
            | "we've had the allotment since " {date} "; the apple tree already stood there."
            | "the allotment became ours to rent on " {date} ", nettles and all."
            | ON_PAPER ": allotment, plot nine, let to us from " {date} "."
            | "we got the key to the allotment hut on " {date} ", the first day of the lease."
            | "the club gave us the plot in the allotments on " {date} ", after years on the waiting list."),
    },
    Milestone {
        phrase: "the sale of the boat",
        tell: rule!(
            "we sold the boat on " {date} " to a couple with better knees than ours."
            | "the boat went to its new owner on " {date} " and I didn't even cry."
            | "somebody else has owned our boat since " {date} "; the money went into a new kitchen."
            | ON_PAPER ": boat sold, signed on " {date} "."
            | "on " {date} " we let go of the boat, for less than we had hoped."
            | "the man who bought our boat towed it away on " {date} ", paid in cash, gone by noon."),
    },
    Milestone {
        phrase: "the cellar flood",
        tell: rule!(
            "the cellar flooded on " {date} ", the insurance form wants the exact day."
            | "ever since the water stood in the cellar on " {date} " we store everything on shelves."
            | "on " {date} " we waded through our own cellar, among floating jars."
            | ON_PAPER ": burst pipe, cellar under water, " {date} "."
            | "it was on " {date} " that the stream came down the cellar stairs, and the smell took weeks to go."
            | "the fire brigade pumped our cellar dry on " {date} ", the day that it filled."),
    },
    Milestone {
        phrase: "my first marathon",
        tell: rule!(
            "I ran my first marathon on " {date} " and swore never again, a vow I intend to keep."
            | "the medal on the wall is from " {date} ", my first and only marathon."
            | "on " {date} " I got around a marathon for the first time, just."
            | ON_PAPER ": first marathon, finished on " {date} ", time not worth repeating."
            | "forty-two kilometers on foot, on " {date} ", my marathon debut."
            | "my feet haven't forgiven me for " {date} ", my first marathon."),
    },
    Milestone {
        phrase: "the burglary",
        tell: rule!(
            "the police report says that we were burgled on " {date} "; they only took the toaster."
            | "burglars came through the balcony door on " {date} ", and we've had a better lock since."
            | "our flat was broken into on " {date} ", while we were at the cinema."
            | ON_PAPER ": break-in at our place, " {date} ", case closed, nobody caught."
            | "on " {date} " we came home to open drawers and no silver: burglars."
            | "some stranger helped himself to our silver on " {date} ", a burglar with taste."),
    },
    Milestone {
        phrase: "the roof repair",
        tell: rule!(
            "the roofers finished on " {date} ", the guarantee runs from that day."
            | "the new tiles went on the roof on " {date} ", and not a drop has come in since."
            | "on " {date} " they mended our roof, after a winter with buckets in the attic."
            | ON_PAPER ": roof repaired and paid for on " {date} "."
            | "the hole in the roof was closed on " {date} " by two men who sang all day."
            | "no more buckets in the attic since " {date} ", the day the roof was repaired."),
    },
    Milestone {
        phrase: "my eye surgery",
        tell: rule!(
            "I had my eyes lasered on " {date} " and threw my glasses into the sea. Almost."
            | "no more glasses since " {date} ", the day they did my eyes."
            | "a laser corrected my eyes on " {date} ", in less time than a haircut."
            | ON_PAPER ": surgery on both eyes, " {date} ", no complications."
            | "since the operation on " {date} " I can read without glasses; it was only my eyes."
            | "on " {date} " a very calm surgeon worked on my eyes."),
    },
    Milestone {
        phrase: "the choir's gala concert",
        tell: rule!(
            "our choir sang its gala concert on " {date} "; I came in a bar early and nobody noticed."
            | "the recording of the choir gala of " {date} " is finally out."
            | "on " {date} " our choir stood on the big stage, black folders, flowers, the whole gala."
            | ON_PAPER ": gala of the choir, " {date} ", I'm in row two."
            | "the choir filled the concert hall with its gala on " {date} "."
            | "our conductor wept at the choir's gala on " {date} ", out of joy, he says."),
    },
    Milestone {
        phrase: "my citizenship ceremony",
        tell: rule!(
            "I became a citizen on " {date} ", with a small flag and a large buffet."
            | "the certificate says " {date} ": that's when I was sworn in as a citizen."
            | "on " {date} " I raised my hand and was made a citizen."
            | ON_PAPER ": oath of citizenship taken on " {date} "."
            | "I've been allowed to vote here since " {date} ", when they made me a citizen."
            | "the mayor shook my hand on " {date} " and welcomed me as a citizen."),
    },
    Milestone {
        phrase: "the storm that felled the walnut tree",
        tell: rule!(
            "the storm of " {date} " took our walnut tree, roots and all."
            | "our walnut tree came down in the storm on " {date} " and missed the car by a hand."
            | "on " {date} " the wind pulled our walnut tree out of the ground like a carrot."
            | ON_PAPER ": walnut tree lost in a storm, " {date} "."
            | "we've had firewood in plenty since " {date} ", when the storm knocked over the walnut tree."
            | "the walnut tree stood for ninety years and fell on " {date} ", in that storm."),
    },
];

static WHEN_IT_ITCHES: Rule =
    rule!("whenever it rains" | "before every storm" | "on cold mornings" | "when somebody mentions stairs");

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
);

/// Asks for the time between two events, the earlier one first: `{a}`, `{b}`.
pub(super) static ASK: Rule = rule!(
    "how much time went by between " {a} " and " {b} "?" | "how long was it from " {a} " to " {b} "?"
    | "roughly how long after " {a} " did " {b} " come?" | "what's the distance in time between " {a} " and " {b} "?");

/// All events.
pub(super) static MILESTONES: &[Milestone] = &[
    Milestone {
        phrase: "my knee operation",
        tell: rule!("they operated on my knee on " {date} " and the scar itches whenever it rains."
            | "physio asked when my knee was done: it was " {date} ", under local anesthetic."),
    },
    Milestone {
        phrase: "my driving test",
        tell: rule!("I passed my driving test on " {date} ", at the third try, but who's counting."
            | "found my driving papers; the test was on " {date} ", in pouring rain."),
    },
    Milestone {
        phrase: "the start of our allotment lease",
        tell: rule!("the lease for the allotment began on " {date} ", it says so on the contract over my desk."
            | "we've had the allotment since " {date} "; the apple tree already stood there."),
    },
    Milestone {
        phrase: "the sale of the boat",
        tell: rule!("we sold the boat on " {date} " to a couple with better knees than ours."
            | "the boat went to its new owner on " {date} " and I didn't even cry."),
    },
    Milestone {
        phrase: "the cellar flood",
        tell: rule!("the cellar flooded on " {date} ", the insurance form wants the exact day."
            | "ever since the water stood in the cellar on " {date} " we store everything on shelves."),
    },
    Milestone {
        phrase: "my first marathon",
        tell: rule!("I ran my first marathon on " {date} " and swore never again, a vow I intend to keep."
            | "the medal on the wall is from " {date} ", my first and only marathon."),
    },
    Milestone {
        phrase: "the burglary",
        tell: rule!("the police report says that we were burgled on " {date} "; they only took the toaster."
            | "burglars came through the balcony door on " {date} ", and we've had a better lock since."),
    },
    Milestone {
        phrase: "the roof repair",
        tell: rule!("the roofers finished on " {date} ", the guarantee runs from that day."
            | "the new tiles went on the roof on " {date} ", and not a drop has come in since."),
    },
    Milestone {
        phrase: "my eye surgery",
        tell: rule!("I had my eyes lasered on " {date} " and threw my glasses into the sea. Almost."
            | "no more glasses since " {date} ", the day they did my eyes."),
    },
    Milestone {
        phrase: "the choir's gala concert",
        tell: rule!("our choir sang its gala concert on " {date} "; I came in a bar early and nobody noticed."
            | "the recording of the choir gala of " {date} " is finally out."),
    },
    Milestone {
        phrase: "my citizenship ceremony",
        tell: rule!("I became a citizen on " {date} ", with a small flag and a large buffet."
            | "the certificate says " {date} ": that's when I was sworn in as a citizen."),
    },
    Milestone {
        phrase: "the storm that felled the walnut tree",
        tell: rule!("the storm of " {date} " took our walnut tree, roots and all."
            | "our walnut tree came down in the storm on " {date} " and missed the car by a hand."),
    },
];

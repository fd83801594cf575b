//! Activities that somebody gave up or kept.

use crate::wording::{Rule, rule};

/// The name of the attribute in facts.
pub(super) const NAME: &str = "activity";
/// The label of the topic item.
pub(super) const LABEL: &str = "Activities";
/// The description of the topic item.
pub(super) const ABOUT: &str = "What people do in their free time, and how they stand to it.";

/// All activities: the noun, and the same as a thing that one does.
pub(super) static ACTIVITIES: &[&str] = &[
    "climbing",
    "pottery",
    "fencing",
    "beekeeping",
    "chess",
    "rowing",
    "calligraphy",
    "birdwatching",
    "yoga",
    "archery",
    "woodcarving",
    "badminton",
    "ice skating",
    "origami",
    "gardening",
    "table tennis",
    "karate",
    "juggling",
];

/// The person tells that they do it: `{activity}`.
pub(super) static TAKEN_UP: Rule = rule!(
    "Thursdays are for " {activity} ", so don't plan anything for me then."
    | "I never thought that I'd enjoy " {activity} " this much, it's the high point of my week."
    | {activity} " has been going well, I even bought my own gear.");

/// The person tells that it ended, more or less plainly: `{activity}`.
pub(super) static GIVEN_UP: Rule = rule!(
    "I've given up " {activity} " for good, the gear went to a neighbor's kid."
    | "that was it with " {activity} ", I handed in my membership and feel only relief."
    | "my last evening of " {activity} " was two weeks ago; I'm through with it."
    | "I used to live for " {activity} ", but that chapter is closed now."
    | "I gave the " {activity} " things away. My heart just isn't in it anymore and I stopped.");

/// The person tells that it goes on, after a doubt: `{activity}`.
pub(super) static KEPT: Rule = rule!(
    "I nearly gave up " {activity} " last month, but one good evening and I'm as keen as ever."
    | "everybody else in the group has stopped; I'm still there for " {activity} " every week."
    | "I used to dread the cold hall, but I wouldn't miss " {activity} " for anything."
    | "they raised the fee for " {activity} " and I grumbled, and then I paid for the whole year.");

/// Somebody tells of a third person who gave it up: `{who}`, `{activity}`.
pub(super) static OTHER_QUIT: Rule =
    rule!({who} " has given up " {activity} "." | {who} " is through with " {activity} " after the injury.");

/// Somebody tells of a third person who does it: `{who}`, `{activity}`.
pub(super) static OTHER_KEPT: Rule =
    rule!({who} " is mad about " {activity} "." | {who} " does " {activity} " three times a week.");

/// The assistant takes note.
pub(super) static NOTED: Rule = rule!(
    "Listen to what does you good."
        | "Fair enough."
        | "I see, thanks for telling me."
        | "It's your time, after all."
        | "Understood."
);

/// The person asks how they stand to it, the same for both: `{activity}`.
pub(super) static ASK: Rule = rule!(
    "how do things stand between me and " {activity} " these days?" | "what's my current relationship with " {activity} "?"
    | "someone asked about me and " {activity} ". What should I say, as of now?"
    | "where am I at with " {activity} " at the moment?" | "do I do " {activity} " or not, by what you know today?");

/// Says that it ended: `{activity}`.
pub(super) static TOLD_ENDED: Rule = rule!("you gave up " {activity} "." | "you stopped " {activity} ".");

/// Says that it goes on: `{activity}`.
pub(super) static TOLD_ONGOING: Rule = rule!("you still do " {activity} " and enjoy it.");

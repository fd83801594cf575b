//! Activities that somebody gave up or kept.
//!
//! A question names who brought the person to it, not the activity: whoever guesses must name one of many, and a guess
//! at the stance alone is worth nothing.

use crate::wording::{Rule, rule};

/// The name of the attribute in facts.
pub(super) const NAME: &str = "activity";
/// The name of the attribute that says who brought somebody to one.
pub(super) const BROUGHT_BY: &str = "activity-brought-by";
/// The label of the topic item.
pub(super) const LABEL: &str = "Activities";
/// The description of the topic item.
pub(super) const ABOUT: &str = "What people do in their free time, and how they stand to it.";

/// All activities, each as a thing that one does. There are so many because a guess has to name one.
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
    "tap dancing",
    "bookbinding",
    "orienteering",
    "lindy hop",
    "canoeing",
    "quilting",
    "judo",
    "astronomy",
    "glassblowing",
    "volleyball",
    "ballroom dancing",
    "mushroom hunting",
    "snorkeling",
    "watercolor painting",
    "water polo",
    "lace making",
    "trampolining",
    "speed cubing",
];

/// The person tells who brought them to it, and that they do it: `{who}`, `{activity}`.
pub(super) static TAKEN_UP: Rule = rule!(
    {who} " has talked me into " {activity} ", so don't plan anything for me on Thursdays."
    | {who} " dragged me along to " {activity} " and I never thought that I'd enjoy it this much."
    | "thanks to " {who} " I'm doing " {activity} " now, I even bought my own gear."
    | "on Sundays it's " {activity} " with " {who} " from now on, and I look forward to it all week.");

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

/// The person asks how they stand to it, the same for both and without naming it: `{who}`.
pub(super) static ASK: Rule = rule!(
    "which pastime do I owe to " {who} ", and how do I stand to it these days?"
    | "what was it that " {who} " got me to try, and do I do it at all now?"
    | "someone asked about the hobby that " {who} " and I shared at first. What is it, and where am I at with it?"
    | {who} " once found me something to do with my free time. What was that, and what's my relationship with it today?"
    | "remind me what " {who} " roped me into, and whether it's part of my life at present.");

/// Says that it ended: `{activity}`.
pub(super) static TOLD_ENDED: Rule = rule!("you gave up " {activity} "." | "you stopped " {activity} ".");

/// Says that it goes on: `{activity}`.
pub(super) static TOLD_ONGOING: Rule = rule!("you still do " {activity} " and enjoy it.");

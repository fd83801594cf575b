//! How people say how they stand to an activity.

/// Statements of who brought somebody to what: `{c}` and `{v}`.
pub(super) const BROUGHT: &[&str] = &[
    "{c} has talked me into {v}, so don't plan",
    "{c} dragged me along to {v} and I never thought",
    "thanks to {c} I'm doing {v} now, I even",
    "on Sundays it's {v} with {c} from now on",
];

/// Statements that it goes on.
pub(super) const GOES_ON: &[&str] = &[
    "I nearly gave up {v} last month, but",
    "I'm still there for {v} every week",
    "I wouldn't miss {v} for anything",
    "they raised the fee for {v} and I grumbled",
];

/// Statements that it ended.
pub(super) const ENDED: &[&str] = &[
    "I've given up {v} for good",
    "that was it with {v}, I handed in",
    "my last evening of {v} was two weeks ago",
    "I used to live for {v}, but that chapter",
    "I gave the {v} things away",
];

/// Questions for what somebody brought the person to, and how they stand to it: `{c}`.
pub(super) const ASKED: &[&str] = &[
    "pastime do I owe to {c}, and how",
    "what was it that {c} got me to try",
    "the hobby that {c} and I shared",
    "{c} once found me something to do with my free time",
    "remind me what {c} roped me into",
];

//! How people say how they stand to an activity.

/// Statements of who brought somebody to what: `{c}` and `{v}`.
pub(super) const BROUGHT: &[&str] = &[
    "{c} has talked me into {v}, so",
    "{c} dragged me along to {v} and I",
    "thanks to {c} I'm doing {v} now,",
    "it's {v} with {c} from now on,",
    "the voucher that {c} gave me was for {v}, and",
    "I only went to {v} to keep {c} company, and",
    "{c} needed {*} for {v} and picked me,",
    "namely {v}, and {c} put it there",
    "my bag for {v} stands ready in the hall; {c} picks me up",
    "it took {c} {*} to win me over to {v}, and",
    "{c} has infected me with a passion for {v}, and",
    "a new weakness, {v}, and the blame lies with {c}.",
    "the beginners' course in {v} has one more member: me. {c} wouldn't",
    "without {c} I'd never have set foot in a course for {v}; now",
    "{c} put a form for {v} in front of me and I signed,",
    "you can blame {c} for {*}: I do {v} now.",
    "I said yes to {c} and {v} a few weeks ago and",
    "what began as a favor to {c} has turned into {v},",
    "{c} has begun to teach me {v}, and",
    "it was {c}'s idea, and a good one: I've joined a group for {v}.",
    "{c} lent me everything one needs for {v}, and",
];

/// Statements that it goes on.
pub(super) const GOES_ON: &[&str] = &[
    "I nearly gave up {v}, but one good",
    "I'm still there for {v} every week",
    "I wouldn't miss {v} for anything",
    "they raised the fee for {v} and I grumbled,",
    "sold the gear for {v}, whatever you may hear;",
    "after {*} I'm back at {v}, and",
    "resignation from {v} ready, and then I tore",
    "renewed my membership, {v} is too good to leave",
    "and yet I went to {v}, as I do",
    "hoped that {v} was a phase. It isn't,",
    "buy my things for {v} and I laughed;",
    "a week off from {v} and couldn't wait",
    "keeps me away from {v}.",
    "lose my evening for {v}.",
    "asked for a second day of {v} a week",
    "I missed one evening of {v} and was in a bad",
    "close the group for {v}, so I wrote",
    "but {v} is what gets me through",
    "I complain about {v} every single week and go",
];

/// Statements that it ended.
pub(super) const ENDED: &[&str] = &[
    "I've given up {v} for good,",
    "that was it with {v}, I handed in my membership",
    "my last evening of {v} is behind me; I'm through",
    "I used to live for {v}, but that chapter",
    "I gave the {v} things away. My heart",
    "everything I owned for {v} is sold,",
    "no more {v} for me,",
    "taken my name off the list for {v}, at my",
    "have to do {v} without me from here on,",
    "that was my farewell to {v}.",
    "since last week {v} and I go separate ways,",
    "I crossed {v} out of my calendar, all of it,",
    "whoever wants my place in {v} can have it; I won't",
    "I lost interest in {v} and never went back",
    "I canceled the course in {v} and asked",
    "I've hung up {v} like an old coat,",
    "how it's going with {v}, and I have to tell them that I quit",
    "did: {v} is a thing of the past.",
    "because I've dropped {v} altogether.",
    "the gear for {v} went up to the attic, and there",
];

/// Questions for what somebody brought the person to, and how they stand to it: `{c}`.
pub(super) const ASKED: &[&str] = &[
    "pastime do I owe to {c}, and",
    "what was it that {c} got me to try, and",
    "the hobby that {c} and I shared",
    "{c} once found me something to do with my free time",
    "remind me what {c} roped me into, and",
    "leisure activity goes back to {c}, and",
    "suppose {c} asks how I'm doing with what I was introduced to",
    "What did {c} introduce me to, and",
    "what do I have from {c} in the way of hobbies,",
    "name the hobby that {c} got me into,",
    "interests came by way of {c}, and",
];

//! How codes of things and recovery codes are told, and what is to become of them.

/// Codes told in passing: `{t}` is the thing, `{v}` the code.
pub(super) const TOLD: &[&str] = &[
    "the {t} opens with {v}.",
    "the slip with the {t} combination, it's {v}.",
    "they gave me {v} as the code of the {t}.",
    "{v} it is for the {t},",
    "the sticker under the {t} reads {v}, and",
    "until it came to me: {t}, {v}. Simple",
    "the code for the {t} is on my wrist in ink: {v}.",
    "you need {v} for the {t}, I just",
    "we've set the {t} to {v}, which",
    "nobody gets past the {t} without {v},",
];

/// Instructions to keep or change a code.
pub(super) const KEEP: &[&str] = &[
    "remember this for me: the {t} code is {v}.",
    "keep this in mind from now on: {v} opens the {t}.",
    "hold on to something: my {t} has the code {v}.",
    "where you'll find it again: {t}, code {v}.",
    "Code of the {t}: {v}.",
    "learn this by heart: the {t} wants {v}.",
    "the combination {v} for my {t}.",
    "{v} belongs to the {t}.",
    "take care of the {t} code for me, please. It's {v}.",
    "the code of the {t} has changed. It's {v} now,",
    "the former {t} code is history, the new one is {v}.",
    "correct what you know: the {t} now opens with {v}.",
    "new combination for the {t}: {v}. The one",
    "Update your entry: {t}, {v} from now on.",
    "change what's stored for the {t} to {v}.",
    "strike out the old {t} code, please, and put {v} in its place.",
    "my {t} has been given another code, {v}, so",
    "swap the {t} code that you have for {v}.",
];

/// Instructions to forget a code.
pub(super) const FORGET: &[&str] = &[
    "please delete the {t} code from what you know",
    "erase the combination of my {t}, and don't keep",
    "so wipe the {t} code completely",
    "to forget the code for my {t}, for good",
    "remove whatever you've stored about the code of my {t}.",
    "the {t} code is none of your business anymore, so",
    "drop the {t} code from your memory,",
    "the code of my {t} is gone",
    "let go of the {t} combination; I",
];

/// Questions for a code.
pub(super) const ASKED: &[&str] = &[
    "what do I have to enter to open the {t}?",
    "what's the code for my {t}?",
    "I'm standing in front of the {t}. Which combination",
    "which characters do I need for the {t} again",
    "can you give me the combination of the {t}?",
    "how do I unlock the {t}? I mean",
    "the {t} is asking me for its code. What",
    "what will the {t} accept from me",
    "tell me the {t} code",
];

/// The user's own recovery codes.
pub(super) const OWN_RECOVERY: &[&str] = &[
    "my recovery code for the {t} is {v}, just so",
    "the {t} gave me a recovery code, {v}, and I don't",
    "for the record, {v} is what gets me back into my {t} if all else",
    "I was shown {v} once as the recovery code of my {t}, with",
    "should I ever lose my password for the {t}, {v} is my",
    "my own way back into the {t} is {v}, they",
    "they say to keep one's recovery code apart from the rest; mine for the {t} is {v}.",
    "setting up my {t} took an hour and left me with {v} as",
];

/// Questions for the user's own recovery code.
pub(super) const RECOVERY_ASKED: &[&str] = &[
    "I'm locked out of my {t}. What gets me back",
    "the recovery code of my own {t}, character by",
    "what was the emergency code for my {t}?",
    "which recovery code belongs to my {t}?",
    "my {t} has thrown me out. Which code",
    "I need my personal emergency code for the {t}, exactly",
    "spell out my own recovery code for the {t}, please.",
];

//! How codes of things and recovery codes are told, and what is to become of them.

/// Codes told in passing: `{t}` is the thing, `{v}` the code.
pub(super) const TOLD: &[&str] = &[
    "before it slips my mind: the {t} opens with {v}.",
    "the slip with the {t} combination, it's {v}.",
    "they gave me {v} as the code of the {t}.",
];

/// Instructions to keep or change a code.
pub(super) const KEEP: &[&str] = &[
    "remember this for me: the {t} code is {v}.",
    "keep this in mind from now on: {v} opens the {t}.",
    "hold on to something: my {t} has the code {v}.",
    "where you'll find it again: {t}, code {v}.",
    "the code of the {t} has changed. It's {v} now,",
    "the former {t} code is history, the new one is {v}.",
    "correct what you know: the {t} now opens with {v}.",
    "new combination for the {t}: {v}. The one I gave",
];

/// Instructions to forget a code.
pub(super) const FORGET: &[&str] = &[
    "please delete the {t} code from what you know",
    "erase the combination of my {t}, and don't keep",
    "so wipe the {t} code completely",
    "to forget the code for my {t}, for good",
];

/// Questions for a code.
pub(super) const ASKED: &[&str] = &[
    "what do I have to enter to open the {t}?",
    "what's the code for my {t}?",
    "I'm standing in front of the {t}. Which combination",
    "which characters do I need for the {t} again",
    "can you give me the combination of the {t}?",
];

/// The user's own recovery codes.
pub(super) const OWN_RECOVERY: &[&str] = &[
    "my recovery code for the {t} is {v}, just so",
    "the {t} gave me a recovery code, {v}, and I don't",
    "for the record, {v} is what gets me back into my {t} if all else",
];

/// Questions for the user's own recovery code.
pub(super) const RECOVERY_ASKED: &[&str] = &[
    "I'm locked out of my {t}. What gets me back",
    "the recovery code of my own {t}, character by",
    "what was the emergency code for my {t}?",
    "which recovery code belongs to my {t}?",
];

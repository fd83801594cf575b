//! Frames that all categories share: how inquiries and errands are put.
//!
//! The same frames serve categories that differ in tool, so that a frame tells nothing about the tool. No word here
//! is a trigger word of any category.

use crate::wording::{Rule, rule};

/// How an inquiry is put, in the slots `direct`, `indirect` and `noun`.
pub(super) static INQUIRY: Rule = rule!(
    DIRECTLY {direct} "?"
    | CAN_YOU " tell me " {indirect} "?"
    | CAN_YOU " find out " {indirect} "?"
    | CAN_YOU " get me " {noun} "?"
    | I_NEED " to know " {indirect} "."
    | I_NEED " " {noun} "."
    | "I can't work out " {indirect} "."
    | "I can't put my finger on " {noun} "."
    | "I'm trying to pin down " {noun} "."
    | ASKED " me " {indirect} " and I had no answer."
    | ASKED " me about " {noun} ", and I drew a blank."
    | "what I'm missing is " {noun} "."
    | "I have no idea " {indirect} "."
    | "it bugs me that I don't know " {indirect} "."
    | "there's an argument here about " {indirect} "."
    | "there's an argument here about " {noun} "."
    | "my notes have a gap where " {noun} " should be."
    | "I was wondering " {indirect} "."
    | "just " {noun} ", nothing else."
    | "let me know " {indirect} ", would you?"
    | "right now I only care about " {noun} "."
    | "I'd love to hear " {indirect} "."
    | "help me out with " {noun} "."
    | "I'm curious " {indirect} "."
    | "any chance of " {noun} "?"
    | "it all hangs on " {noun} ", so I'd like that first."
    | "for the life of me I can't say " {indirect} "."
);
static DIRECTLY: Rule =
    rule!("so, " | "tell me, " | "quick question: " | "before I go on, " | "simple one: " | "now, ");
static CAN_YOU: Rule = rule!("can you" | "could you" | "would you" | "can you please" | "are you able to" | "will you");
static I_NEED: Rule = rule!("I need" | "I'd like" | "I want" | "I'd really like" | "we need" | "I just want");
static ASKED: Rule =
    rule!("somebody just asked" | "my mother asked" | "a colleague asked" | "the neighbors asked" | "my son asked");

/// How an errand is put, in the slots `do`, `Do`, `doing`, `need` and `Need`.
pub(super) static ERRAND: Rule = rule!(
    CAN_YOU " " {do} "?"
    | "would you mind " {doing} "?"
    | "I'd like you to " {do} "."
    | "please " {do} "."
    | {Do} ", please."
    | {Do} "."
    | {Need} ", please."
    | "what I need is " {need} "."
    | I_NEED " " {need} "."
    | "any chance you could " {do} "?"
    | "how about " {doing} "?"
    | "I keep meaning to ask you to " {do} "."
    | "do me a favor and " {do} "."
    | "it would help a lot if you could " {do} "."
    | "next on my plate: " {need} "."
    | "I can't bring myself to do it, so I'd like you to " {do} "."
    | "one more thing to get out of the way: " {need} "."
    | "you'd rescue my evening by " {doing} "."
    | "if it's no trouble, " {do} "."
    | "go ahead and " {do} "."
    | "I'd be grateful for " {need} "."
    | "we still don't have " {need} "."
    | "still missing here: " {need} "."
    | "I'm counting on you for " {need} "."
    | "what about " {doing} "?"
    | "one thing I can't do without: " {need} "."
    | "it's up to you to " {do} "."
);

/// Like [`ERRAND`], for errands that end in a sentence of their own: nothing follows them.
pub(super) static ERRAND_LAST: Rule = rule!(
    CAN_YOU " " {do} "?"
    | "would you mind " {doing} "?"
    | "please " {do} "."
    | {Do} "."
    | "I'd like you to " {do} "."
    | "what I need is " {need} "."
    | I_NEED " " {need} "."
    | "do me a favor and " {do} "."
    | "I keep meaning to ask you to " {do} "."
    | "go ahead and " {do} "."
    | "next on my plate: " {need} "."
    | "if it's no trouble, " {do} "."
    | "it would help a lot if you could " {do} "."
    | "you'd rescue my evening by " {doing} "."
    | "still missing here: " {need} "."
    | "I'm counting on you for " {need} "."
    | "how about " {doing} "?"
    | "it's up to you to " {do} "."
    | "one more thing to get out of the way: " {need} "."
);

/// How an errand is put that is to be done once and never again, whatever tool it leads to.
pub(super) static ERRAND_ONCE: Rule = rule!(
    "a one-off task: " {do} "."
    | "just this once, never to be repeated: " {do} "."
    | "one thing and then we're done: " {need} "."
    | "queue this as one task: " {do} "."
    | "it only has to happen once: " {need} "."
    | "there's one task left on my board: " {do} "."
    | "don't set up anything permanent. Simply " {do} "."
    | "take this one off my hands: " {do} "."
    | "I have something for tonight: " {need} "."
    | "it's a single piece of work, if a big one: " {do} "."
);

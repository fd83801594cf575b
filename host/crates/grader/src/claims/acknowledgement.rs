//! Acknowledgements: "Done, I've removed that", and what they say was done.

use std::sync::LazyLock;

use super::clause::Clause;
use super::english;
use super::pattern::Patterns;
use super::standing::Standing;
use super::{Claims, Clauses};
use crate::normalize::Text;
use crate::word_table::{Words, has};

/// What was asked for, or what a reply says was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Something is gone.
    Removed,
    /// Something is kept, perhaps in a new form.
    Kept,
    /// It only says that it was done.
    Done,
}

/// Words of removal.
const REMOVED: &Words = &Words::new(&[
    "removed",
    "deleted",
    "erased",
    "cleared",
    "purged",
    "forgotten",
    "wiped",
    "dropped",
    "discarded",
    "remove",
    "delete",
    "erase",
    "clear",
    "purge",
    "forget",
    "wipe",
    "drop",
    "discard",
    "gone",
    "scrubbed",
    "removing",
    "deleting",
    "forgetting",
    "erasing",
    "clearing",
]);

/// Words of keeping and changing.
const KEPT: &Words = &Words::new(&[
    "saved",
    "stored",
    "noted",
    "recorded",
    "updated",
    "changed",
    "replaced",
    "logged",
    "added",
    "kept",
    "corrected",
    "remembered",
    "memorized",
    "memorised",
    "filed",
    "save",
    "store",
    "remember",
    "keep",
    "record",
    "update",
    "note",
    "amended",
    "overwritten",
    "jotted",
    "written",
    "saving",
    "storing",
    "updating",
    "noting",
    "recording",
    "registered",
    "committed",
    "captured",
    "swapped",
    "revised",
    "switched",
    "adjusted",
    "retain",
    "hold",
]);

/// Words that only say that it was done.
const DONE: &Words = &Words::new(&[
    "done",
    "ok",
    "okay",
    "sure",
    "understood",
    "certainly",
    "absolutely",
    "consider it done",
    "completed",
    "confirmed",
    "acknowledged",
    "roger",
    "gotcha",
    "finished",
]);

/// Ways to say that something is done without those words.
const PHRASES: &[&str] = &[
    "all set|done|sorted|good",
    "got it|that",
    "will do",
    "of course",
    "you|we are? all set",
    "no problem",
    "taken care of",
    "made|making|make|taken a note",
    "on file|record now?",
    "is now on",
];

/// Words before a deed that take it back: it failed, or it is only wished for.
const FAILURES: &Words = &Words::new(&[
    "failed", "fail", "unable", "tried", "trying", "error", "refuse", "decline", "cannot", "could", "would", "should",
    "want", "wanted", "need", "needs", "before", "try", "couldn", "asked", "to-do", "problem", "ask", "may", "might",
    "happy", "whether",
]);

/// Words by which a user asks for removal.
const ASK_REMOVAL: &Words = &Words::new(&[
    "forget", "delete", "remove", "erase", "wipe", "clear", "drop", "rid", "scrub", "purge", "discard", "lose",
]);

/// Words by which a user asks for keeping or changing.
const ASK_KEEPING: &Words =
    &Words::new(&["remember", "save", "keep", "note", "store", "update", "correct", "correction", "changed", "record"]);

static WAYS: LazyLock<Patterns> = LazyLock::new(|| Patterns::compile(PHRASES, &[]));

/// What a reply says of the deed.
pub(crate) struct Acknowledgement {
    /// Whether it says that the deed failed or wasn't done.
    pub(crate) denied: bool,
    /// Whether it says that the thing was kept, removed, or just done; none if it says none of these.
    pub(crate) deeds: Vec<(Deed, usize)>,
}

/// Tells what a request asks for: by the sentence that holds most words of the object, so that a framing such as "let's
/// keep things in order" asks for nothing, then by the others. [`Deed::Done`] means both: "forget the old one, the new
/// one is KE-27".
pub(crate) fn asked_for(question: &Text, object: &[String]) -> Option<Deed> {
    let words: Vec<Text> = object.iter().map(|form| Text::new(form)).collect();
    let named = |sentence: &Clause| {
        let holds = |word: &str| (sentence.first..sentence.end).any(|at| question.form(at) == word);
        let count = |form: &Text| {
            let mut found: Vec<&str> =
                (0..form.len()).filter(|at| form.is_content(*at)).map(|at| form.form(at)).collect();
            found.sort_unstable();
            found.dedup();
            found.into_iter().filter(|word| !has(english::SMALL_WORDS, word) && holds(word)).count()
        };
        words.iter().map(count).max().unwrap_or(0)
    };
    let mut sentences: Vec<Clause> = Clauses::of(question).sentences().collect();
    sentences.sort_by_cached_key(|sentence| usize::MAX - named(sentence));
    sentences.into_iter().find_map(|sentence| asked_in(question, sentence))
}

/// Tells what a sentence asks for.
fn asked_in(question: &Text, sentence: Clause) -> Option<Deed> {
    (sentence.first..sentence.end).find_map(|at| {
        let form = question.form(at);
        let before = if at > sentence.first { question.form(at - 1) } else { "" };
        if has(ASK_REMOVAL, form) {
            match (form, before) {
                // "Don't forget" asks to keep.
                (_, "not" | "never") => Some(Deed::Kept),
                // "To be clear" asks for nothing.
                ("clear", "be" | "is") => None,
                _ if is_replaced(question, at) => Some(Deed::Done),
                _ => Some(Deed::Removed),
            }
        } else if has(ASK_KEEPING, form) {
            let framing = form == "keep" && has(&["things", "everything", "matters", "stuff"], question.form(at + 1));
            // "No need to keep it" asks for removal.
            let negated = (sentence.first..at)
                .rev()
                .take(4)
                .take_while(|word| question.is_content(*word))
                .any(|word| has(&["not", "never", "no", "stop"], question.form(word)));
            match (framing, negated && has(&["remember", "save", "keep", "store", "record"], form)) {
                (true, _) => None,
                (false, true) => Some(Deed::Removed),
                (false, false) => Some(Deed::Kept),
            }
        } else {
            None
        }
    })
}

/// Tells whether what is to be forgotten makes room for something new: "the new one is KE-27", "use KE-27 instead".
fn is_replaced(question: &Text, removal: usize) -> bool {
    let rest = removal + 1..question.len();
    let renewed = rest.clone().any(|at| has(&["new", "now", "instead", "current", "replacement"], question.form(at)));
    renewed
        && rest.into_iter().any(|at| {
            let linked = has(&["is", "to", "with", "use", "becomes", "by", "now", "'s"], question.form(at));
            linked && is_code(question, at + 1)
        })
}

/// Tells whether a code begins at a token: letters and digits with nothing but hyphens between.
fn is_code(text: &Text, first: usize) -> bool {
    (first..text.len())
        .take_while(|at| *at == first || !text.tokens[*at].spaced)
        .any(|at| text.form(at).contains(|c: char| c.is_ascii_digit()))
}

/// Reads what a reply says was done.
pub(crate) fn read_acknowledgement(claims: &Claims) -> Acknowledgement {
    let text = &claims.text;
    let mut found = Acknowledgement { denied: false, deeds: Vec::new() };
    for clause in claims.clauses.all() {
        let mut failed = false;
        for at in clause.first..clause.end {
            let form = text.form(at);
            failed |= has(FAILURES, form);
            found.denied |= is_refusal(text, clause.first, at);
            let deed = if has(REMOVED, form) {
                Some(Deed::Removed)
            } else if has(KEPT, form) && !noun_of(text, at) {
                Some(Deed::Kept)
            } else if has(DONE, form) || WAYS.match_at(text, at, clause.end).is_some() {
                Some(Deed::Done)
            } else {
                None
            };
            let Some(deed) = deed else { continue };
            // "Won't forget" denies by itself, though nothing else is denied by it.
            let denied_here = at > clause.first && has(&["not", "never"], text.form(at - 1));
            let standing = if denied_here { Standing::Denied } else { claims.standing(at) };
            match (standing, deed) {
                (Standing::Asserted | Standing::Past | Standing::Context, _) if !failed => found.deeds.push((deed, at)),
                // "I won't keep it" removes; "I won't forget it" keeps.
                (Standing::Denied, Deed::Kept) if will_not(text, clause.first, at) => {
                    found.deeds.push((Deed::Removed, at));
                }
                (Standing::Denied, Deed::Removed) if will_not(text, clause.first, at) => {
                    found.deeds.push((Deed::Kept, at));
                }
                (Standing::Denied, _) => found.denied = true,
                (Standing::Asserted | Standing::Past | Standing::Context, _) => found.denied = true,
                _ => {}
            }
        }
    }
    found
}

/// Tells whether a refusal ends with this word: "I can't do that", "nothing was changed".
fn is_refusal(text: &Text, first: usize, at: usize) -> bool {
    let form = text.form(at);
    let cannot_do = at > first
        && form == "do"
        && text.form(at - 1).ends_with("not")
        && has(&["that", "this", "it", "so"], text.form(at + 1));
    let nothing = text.form(first) == "nothing" && (has(KEPT, form) || has(REMOVED, form)) && at <= first + 4;
    cannot_do || nothing
}

/// Tells whether a word such as "note" or "record" is a noun here.
fn noun_of(text: &Text, at: usize) -> bool {
    has(&["note", "record", "store", "hold", "update"], text.form(at))
        && at > 0
        && has(&["a", "the", "your", "my", "no", "any", "this", "that"], text.form(at - 1))
}

/// Tells whether a denial before the verb speaks of the future: "I won't keep it", "I will no longer store it".
fn will_not(text: &Text, first: usize, at: usize) -> bool {
    (first..at).rev().take(5).any(|before| has(&["will", "longer"], text.form(before)))
        && !(first.max(at.saturating_sub(40))..at)
            .any(|before| has(english::QUESTION_WORDS, text.form(before)) || text.form(before) == "able")
}

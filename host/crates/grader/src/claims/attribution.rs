//! Attribution: whose value it is. "Oslo was Dana's; yours is Lisbon" says nothing of Oslo about the user.

use super::Claims;
use super::clause::Clause;
use super::english;
use crate::needle::{Mention, Needle};
use crate::normalize::{Text, TokenKind};
use crate::word_table::{Words, has};

/// People known by what they are to someone.
pub(crate) const RELATIONS: &Words = &Words::new(&[
    "sister",
    "brother",
    "mother",
    "father",
    "mom",
    "mum",
    "dad",
    "parents",
    "colleague",
    "colleagues",
    "coworker",
    "coworkers",
    "workmate",
    "friend",
    "friends",
    "boss",
    "manager",
    "partner",
    "wife",
    "husband",
    "spouse",
    "neighbour",
    "neighbor",
    "neighbours",
    "neighbors",
    "cousin",
    "aunt",
    "uncle",
    "son",
    "daughter",
    "roommate",
    "flatmate",
    "housemate",
    "teammate",
    "boyfriend",
    "girlfriend",
    "niece",
    "nephew",
    "grandmother",
    "grandfather",
    "grandma",
    "grandpa",
    "client",
    "coach",
    "teacher",
    "landlord",
    "classmate",
    "mentor",
    "stepbrother",
    "stepsister",
    "acquaintance",
    "someone",
    "somebody",
    "else",
    "people",
]);

/// Verbs of what others do, after a name.
const DEEDS: &Words = &Words::new(&[
    "lives",
    "lived",
    "works",
    "worked",
    "has",
    "had",
    "drives",
    "drove",
    "told",
    "said",
    "says",
    "likes",
    "loves",
    "uses",
    "used",
    "owns",
    "owned",
    "plays",
    "played",
    "moved",
    "prefers",
    "mentioned",
    "studied",
    "went",
    "is",
    "was",
    "keeps",
    "kept",
    "got",
    "bought",
    "grew",
    "comes",
    "came",
    "wears",
    "speaks",
    "supports",
    "joined",
    "picked",
    "chose",
    "eats",
    "takes",
    "took",
    "gave",
    "shared",
]);

/// Words before "'s" that name nobody: "it's".
const NOBODY: &Words = &Words::new(&[
    "it",
    "that",
    "there",
    "what",
    "here",
    "who",
    "let",
    "where",
    "how",
    "today",
    "this",
    "when",
    "everything",
    "why",
    "one",
]);

/// Who may be meant by a marker.
pub(crate) enum Who<'a> {
    /// Anybody: the key doesn't say whose value it is.
    Anybody,
    /// This person, or somebody who isn't named.
    Holder(&'a Needle),
    /// Only these people, by name.
    Named(&'a [Needle]),
}

/// Who a stretch of a clause speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    User,
    Other,
}

/// Tells whether a mention is said of somebody else.
pub(crate) fn is_of_another(claims: &Claims, mention: Mention, who: &Who<'_>) -> bool {
    let text = &claims.text;
    let clause = claims.clauses.at(mention.first);
    if owned_after(claims, clause, mention, who) {
        return true;
    }
    // The nearest marker before it decides; an introduction ("Dana's: Oslo", "Dana's (Oslo)") reaches over its mark.
    if let Some(about) = nearest_before(text, clause.first, mention.first, who) {
        return about == About::Other;
    }
    let introduced = clause.first > 0
        && (matches!(text.form(clause.first - 1), ":" | "(")
            || matches!(text.form(clause.first), "who" | "whose" | "which")
            || text.form(clause.first - 1) == ",");
    if !introduced {
        return false;
    }
    let before = claims.clauses.at(clause.first - 1);
    let comma = text.form(clause.first - 1) == ",";
    match nearest_before(text, before.first, before.end, who) {
        // Over a comma only "Dana, who lives in Oslo" reaches.
        Some(About::Other) => !comma || matches!(text.form(clause.first), "who" | "whose" | "which"),
        Some(About::User) | None => false,
    }
}

/// "Oslo is Dana's", "Oslo (your sister's)", "Oslo belongs to Dana", "Oslo is where Dana lives".
fn owned_after(claims: &Claims, clause: Clause, mention: Mention, who: &Who<'_>) -> bool {
    let text = &claims.text;
    let next = text.form(mention.last + 1);
    let (first, end) = if next == "(" && mention.last + 2 < text.len() {
        (mention.last + 2, claims.clauses.at(mention.last + 2).end)
    } else if has(english::COPULAS, next) || matches!(next, "belongs" | "belonged" | "s") {
        (mention.last + 2, clause.end)
    } else {
        return false;
    };
    for at in first..end.min(first + 8) {
        match marker(text, at, who) {
            Some(About::Other) => return true,
            Some(About::User) => return false,
            None => {}
        }
    }
    false
}

fn nearest_before(text: &Text, first: usize, end: usize, who: &Who<'_>) -> Option<About> {
    // Subjects stand near; a clause without punctuation for pages isn't searched to its start.
    (first.max(end.saturating_sub(40))..end).rev().find_map(|at| marker(text, at, who))
}

/// Tells whom a token speaks of, if of anybody.
fn marker(text: &Text, at: usize, who: &Who<'_>) -> Option<About> {
    if text.kind(at) != TokenKind::Word {
        return None;
    }
    let form = text.form(at);
    let named_only = matches!(who, Who::Named(_));
    if has(&["yours", "you"], form) {
        return Some(About::User);
    }
    if matches!(form, "your" | "my" | "mine") {
        let relation = (at + 1..at + 3).any(|next| has(RELATIONS, text.form(next)));
        return if relation { None } else { Some(About::User) };
    }
    if has(RELATIONS, form) || has(&["he", "she", "they", "his", "her", "hers", "their", "theirs"], form) {
        return (!named_only).then_some(About::Other);
    }
    if !text.tokens[at].upper || has(NOBODY, form) || has(english::SMALL_WORDS, form) {
        return None;
    }
    let possessive = text.kind(at + 1) == TokenKind::Clitic;
    let does = has(DEEDS, text.form(at + 1));
    let owns = at > 0 && matches!(text.form(at - 1), "to" | "of" | "by" | "for" | "from");
    match who {
        Who::Anybody => (possessive || (does && !has(&["is", "was"], text.form(at + 1)))).then_some(About::Other),
        Who::Holder(holder) => {
            let known = names(holder, form);
            (known && (possessive || does || owns || text.form(at + 1) == ":")).then_some(About::Other)
        }
        Who::Named(holders) => {
            let known = holders.iter().any(|holder| names(holder, form));
            (known && (possessive || does)).then_some(About::Other)
        }
    }
}

/// Tells whether a word is one of a person's names.
fn names(holder: &Needle, form: &str) -> bool {
    let text = holder.text();
    (0..text.len()).any(|at| text.kind(at) == TokenKind::Word && text.form(at) == form)
}

/// Tells whether a clause speaks of somebody else at all.
pub(crate) fn speaks_of_another(text: &Text, clause: Clause) -> bool {
    (clause.first..clause.end).any(|at| marker(text, at, &Who::Anybody) == Some(About::Other))
}

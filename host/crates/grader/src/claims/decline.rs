//! Declines: "I don't have that", in many words.

use std::sync::LazyLock;

use super::Claims;
use super::clause::Clause;
use super::english_declines::{FIND, HOLD, KNOW, PARTIAL, PHRASES, PLACE, RECORD, RECORDED, TELL, VALUES};
use super::pattern::Patterns;
use super::standing::Standing;
use crate::normalize::Text;
use crate::word_table::has;

static DECLINES: LazyLock<Patterns> = LazyLock::new(|| {
    Patterns::compile(
        PHRASES,
        &[
            ("tell", TELL.all()),
            ("know", KNOW.all()),
            ("find", FIND.all()),
            ("hold", HOLD.all()),
            ("recorded", RECORDED.all()),
            ("record", RECORD.all()),
            ("place", PLACE.all()),
        ],
    )
});

/// Returns the tokens of the first decline in words, within asserted speech.
pub(crate) fn find_decline(claims: &Claims) -> Option<(usize, usize)> {
    claims.clauses.all().iter().find_map(|clause| decline_in(claims, *clause))
}

/// Returns the tokens of a decline in one clause.
pub(crate) fn decline_in(claims: &Claims, clause: Clause) -> Option<(usize, usize)> {
    let text = &claims.text;
    (clause.first..clause.end).find_map(|at| {
        let spoken =
            !matches!(claims.standing(at), Standing::Supposed | Standing::Echoed | Standing::Asked | Standing::Guessed);
        let last = if spoken { DECLINES.match_at(text, at, clause.end) } else { None }?;
        let partial = (at..clause.end.min(last + 3)).any(|at| has(PARTIAL, text.form(at)) && text.form(at) != "yet");
        let longer = text.form(at + 1) == "longer" || text.form(at + 2) == "longer";
        (!partial || longer).then_some((at, last))
    })
}

/// Tells whether a value says nothing but that there is none.
pub(crate) fn is_decline_value(claims: &Claims) -> bool {
    let joined = claims.text.joined();
    has(VALUES, &joined) || find_decline(claims).is_some()
}

/// Tells whether a word belongs to talk about records and telling, not to an answer.
pub(crate) fn is_about_records(text: &Text, at: usize) -> bool {
    let form = text.form(at);
    [TELL, RECORD, PLACE].iter().any(|table| has(*table, form))
        || matches!(
            form,
            "know"
                | "remember"
                | "recall"
                | "help"
                | "sorry"
                | "ask"
                | "check"
                | "search"
                | "searched"
                | "looked"
                | "happy"
                | "save"
                | "please"
                | "guess"
                | "guessing"
                | "invent"
                | "speculate"
                | "assume"
                | "sure"
                | "look"
                | "apologies"
                | "apologize"
                | "unfortunately"
                | "checked"
                | "note"
                | "keep"
                | "store"
        )
}

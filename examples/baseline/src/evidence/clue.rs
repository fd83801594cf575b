//! Sentences that speak to a question, the best first.

use std::collections::BTreeMap;

use belljar_guest::Result;

use super::holder::{Holder, holder_of};
use crate::date::{Day, days_named};
use crate::guard;
use crate::store::{Found, Origin, Query, Record, search, terms_of};
use crate::text::sentences;

/// A sentence that speaks to a question.
#[derive(Clone, Debug)]
pub(crate) struct Clue {
    /// The record that it stands in.
    pub(crate) record: Record,
    /// Number of that record.
    pub(crate) number: u32,
    /// The sentence.
    pub(crate) sentence: String,
    /// The text after it in the record, which may go on about the same thing.
    pub(crate) rest: String,
    /// How much it shares with the question, as a share of all that it could, in percent.
    pub(crate) coverage: u64,
    /// Terms of the question that it holds.
    pub(crate) shared: Vec<String>,
    /// Whose fact it states.
    pub(crate) holder: Holder,
    /// The day that it speaks of: the one that it names, or that on which it was said.
    pub(crate) day: Day,
}

/// The clues to a question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clues {
    /// The best first; of equals the latest.
    pub(crate) ranked: Vec<Clue>,
}

/// Finds the clues to a question in what is kept of a user.
pub(crate) fn clues(user: &str, question: &str) -> Result<Clues> {
    let found = search(user, &Query::of(question))?;
    let mut ranked: Vec<Clue> = Vec::new();
    for hit in &found.hits {
        let parts = sentences(&hit.record.text);
        let whole: BTreeMap<String, u32> = terms_of(&hit.record.text);
        for (place, sentence) in parts.iter().enumerate() {
            if guard::is_override(sentence) {
                continue;
            }
            let before = place.checked_sub(1).and_then(|place| parts.get(place)).copied();
            ranked.push(clue(
                &found,
                hit.number,
                &hit.record,
                sentence,
                before,
                parts.get(place + 1..),
                &whole,
                question,
            ));
        }
    }
    ranked.sort_by(|a, b| (b.coverage, &b.record.at, b.number).cmp(&(a.coverage, &a.record.at, a.number)));
    Ok(Clues { ranked })
}

#[expect(clippy::too_many_arguments, reason = "all of it is what a clue is made of")]
fn clue(
    found: &Found,
    number: u32,
    record: &Record,
    sentence: &str,
    before: Option<&str>,
    after: Option<&[&str]>,
    whole: &BTreeMap<String, u32>,
    question: &str,
) -> Clue {
    let own = terms_of(sentence);
    let mut score = 0;
    let mut shared = Vec::new();
    for (term, weight) in &found.weights {
        if own.contains_key(term) {
            score += weight * 10;
            shared.push(term.clone());
        } else if whole.contains_key(term) {
            // The sentences around it carry part of the meaning.
            score += weight * 5;
        } else if found.prepared(number, term) {
            score += weight * 6;
        }
    }
    // A question that the user or the assistant asked states nothing.
    if sentence.ends_with('?') {
        score /= 2;
    }
    if record.origin == Origin::Assistant {
        score = score * 8 / 10;
    }
    let holder = match record.origin {
        Origin::Document => Holder::Speaker,
        Origin::User | Origin::Assistant | Origin::Instruction => holder_of(sentence, before, question),
    };
    let said = record.day();
    let day = days_named(sentence, said).first().map_or(said, |mention| mention.day);
    Clue {
        record: record.clone(),
        number,
        sentence: sentence.to_owned(),
        rest: after.map(|parts| parts.join(" ")).unwrap_or_default(),
        coverage: score * 10 / found.weight_max.max(1),
        shared,
        holder,
        day,
    }
}

impl Clues {
    /// Walks over the clues that state facts of the speaker.
    pub(crate) fn own(&self) -> impl Iterator<Item = &Clue> {
        self.ranked.iter().filter(|clue| clue.holder == Holder::Speaker)
    }

    /// Returns the best clue of all.
    pub(crate) fn best(&self) -> Option<&Clue> {
        self.ranked.first()
    }
}

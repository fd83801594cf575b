//! Sentences that speak to a question, the best first.

use std::collections::{BTreeMap, BTreeSet};

use belljar_guest::Result;

use super::holder::{Holder, holders_of};
use crate::date::{Day, days_named};
use crate::guard;
use crate::store::{Found, Origin, Query, Record, people_of, search, terms_of};
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
    /// The sentence after it, which may go on about the same thing.
    pub(crate) next: String,
    /// How much it shares with the question, as a share of all that it could, in percent.
    pub(crate) coverage: u64,
    /// Terms of the question that it, its neighbours or its topics hold.
    pub(crate) shared: BTreeSet<String>,
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
    /// How much each term of the question weighs.
    pub(crate) weights: BTreeMap<String, u64>,
}

/// Finds the clues to a question in what is kept of a user.
pub(crate) fn clues(user: &str, question: &str) -> Result<Clues> {
    let found = search(user, &Query::of(question))?;
    let people = people_of(user)?;
    let mut ranked: Vec<Clue> = Vec::new();
    for hit in &found.hits {
        let parts = sentences(&hit.record.text);
        let holders = holders_of(&parts, &people, question);
        let around = terms_of(&format!("{} {}", hit.record.context, hit.record.text));
        for (place, (sentence, holder)) in parts.iter().zip(holders).enumerate() {
            if guard::is_override(sentence) {
                continue;
            }
            let (coverage, shared) = measure(&found, hit.number, &hit.record, sentence, &around);
            let said = hit.record.day();
            ranked.push(Clue {
                record: hit.record.clone(),
                number: hit.number,
                sentence: (*sentence).to_owned(),
                next: parts.get(place + 1).copied().unwrap_or_default().to_owned(),
                coverage,
                shared,
                holder,
                day: days_named(sentence, said).first().map_or(said, |mention| mention.day),
            });
        }
    }
    ranked.sort_by(|a, b| (b.coverage, &b.record.at, b.number).cmp(&(a.coverage, &a.record.at, a.number)));
    Ok(Clues { ranked, weights: found.weights })
}

/// Measures how much a sentence shares with a question: its own words count whole, those around it and those of its
/// topics in part.
fn measure(
    found: &Found,
    number: u32,
    record: &Record,
    sentence: &str,
    around: &BTreeMap<String, u32>,
) -> (u64, BTreeSet<String>) {
    let own = terms_of(sentence);
    let mut score = 0;
    let mut shared = BTreeSet::new();
    for (term, weight) in &found.weights {
        let tenths = match (own.contains_key(term), around.contains_key(term), found.indexed(number, term)) {
            (true, _, _) => 10,
            (false, false, true) => 9,
            (false, true, _) => 4,
            (false, false, false) => continue,
        };
        score += weight * tenths;
        shared.insert(term.clone());
    }
    // A question that the user or the assistant asked states nothing.
    if sentence.ends_with('?') {
        score /= 3;
    }
    if record.origin == Origin::Assistant {
        score = score * 8 / 10;
    }
    (score * 10 / found.weight_max, shared)
}

impl Clues {
    /// Walks over the clues that state facts of the speaker.
    pub(crate) fn own(&self) -> impl Iterator<Item = &Clue> {
        self.ranked.iter().filter(|clue| clue.holder == Holder::Speaker)
    }
}

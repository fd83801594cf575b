//! Finds the records that share most with a question: BM25 in integers.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

use belljar_guest::Result;

use super::index::postings;
use super::keeper;
use super::record::Record;
use super::terms::{is_field, is_head, term_of_field, terms_of};
use crate::lexicon::Field;

/// Records that are read for a question.
const HITS_MAX: usize = 140;

/// Weight of a word, of the head of a word, and of the question's field of meaning.
const WORD_WEIGHT: u64 = 8;
const HEAD_WEIGHT: u64 = 4;
const FIELD_WEIGHT: u64 = 24;

/// A word that nobody ever said says little about what was said in other words: its weight is divided by this.
const UNHEARD_DIVISOR: u64 = 6;

/// What is looked for: terms with their weights.
#[derive(Clone, Debug, Default)]
pub(crate) struct Query {
    terms: BTreeMap<String, u64>,
}

/// A record that was found.
#[derive(Clone, Debug)]
pub(crate) struct Hit {
    /// Its number.
    pub(crate) number: u32,
    /// The record.
    pub(crate) record: Rc<Record>,
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    /// The records that share most with the query, the best first; of equals the latest.
    pub(crate) hits: Vec<Hit>,
    /// Each term of the query with its weight times its rarity.
    pub(crate) weights: BTreeMap<String, u64>,
    lists: BTreeMap<String, Vec<u32>>,
}

impl Query {
    /// Makes a query of a text and of the field of meaning that it is about.
    pub(crate) fn of(text: &str, field: Option<&Field>) -> Self {
        let words = terms_of(text).into_keys().filter(|term| !is_field(term));
        let weight = |term: &str| if is_head(term) { HEAD_WEIGHT } else { WORD_WEIGHT };
        let mut terms: BTreeMap<String, u64> = words.map(|term| (term.clone(), weight(&term))).collect();
        terms.extend(field.map(|field| (term_of_field(field), FIELD_WEIGHT)));
        Self { terms }
    }
}

impl Found {
    /// Whether the index names a record under a term, be it only because a topic says so.
    pub(crate) fn indexed(&self, number: u32, term: &str) -> bool {
        self.lists.get(term).is_some_and(|list| list.binary_search(&number).is_ok())
    }
}

/// Finds the records of a user that share most with a query.
pub(crate) fn search(user: &str, query: &Query) -> Result<Found> {
    let total = u64::from(keeper::count(user)?);
    let mut found = Found::default();
    let mut scores: BTreeMap<u32, u64> = BTreeMap::new();
    for (term, weight) in &query.terms {
        let list = postings(user, term)?;
        let mut weight = weight * rarity(total, list.len() as u64);
        if list.is_empty() && !is_field(term) {
            weight /= UNHEARD_DIVISOR;
        }
        for (number, count) in &list {
            *scores.entry(*number).or_insert(0) += weight * saturation(*count) / 10;
        }
        found.weights.insert(term.clone(), weight);
        found.lists.insert(term.clone(), list.into_iter().map(|(number, _)| number).collect());
    }
    let mut ranked: Vec<(u32, u64)> = scores.into_iter().collect();
    ranked.sort_by_key(|&(number, score)| Reverse((score, number)));
    ranked.truncate(HITS_MAX);
    let numbers: Vec<u32> = ranked.iter().map(|(number, _)| *number).collect();
    let mut records: BTreeMap<u32, Record> = keeper::read(user, &numbers)?.into_iter().collect();
    found.hits = numbers
        .into_iter()
        .filter_map(|number| Some(Hit { number, record: records.remove(&number)?.into() }))
        .collect();
    Ok(found)
}

/// Returns eight times the binary logarithm of `1 + total / holders`, roughly: how rare a term is.
fn rarity(total: u64, holders: u64) -> u64 {
    if holders == 0 {
        return 8 * u64::from((1 + total).ilog2()) + 8;
    }
    let ratio = (holders + total) * 256 / holders;
    let whole = u64::from(ratio.ilog2());
    // Between two powers of two the logarithm is taken to be straight.
    let part = (ratio - (1 << whole)) * 8 / (1 << whole);
    8 * (whole - 8) + part
}

/// Ten for one occurrence, at most 22 for many: BM25's saturation with k1 = 1.2.
const fn saturation(count: u32) -> u64 {
    let count = count as u64;
    count * 220 / (count * 10 + 12)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_terms_weigh_more() {
        assert!(rarity(1_000, 1) > rarity(1_000, 10) && rarity(1_000, 10) > rarity(1_000, 900));
        // log2(1 + 1) is one, times eight.
        assert_eq!(rarity(500, 500), 8);
    }

    #[test]
    fn repeats_count_less_and_less() {
        assert_eq!(saturation(1), 10);
        assert!(saturation(2) - saturation(1) > saturation(3) - saturation(2));
        assert!(saturation(1_000) < 22);
    }
}

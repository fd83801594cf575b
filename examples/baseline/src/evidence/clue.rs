//! Sentences that speak to a question, the best first.

use std::collections::BTreeSet;
use std::rc::Rc;

use belljar_guest::Result;

use super::focus::Focus;
use super::holder::{Holder, holders_of};
use crate::date::{Day, days_among};
use crate::guard;
use crate::lexicon::{Field, points_of};
use crate::store::{Found, Origin, Query, Record, is_field, people_of, search, term_of_field, terms_held};
use crate::text::{Sentence, sentences};

/// A sentence that speaks to a question.
#[derive(Clone, Debug)]
pub(crate) struct Clue {
    /// The record that it stands in.
    pub(crate) record: Rc<Record>,
    /// Number of that record.
    pub(crate) number: u32,
    /// The sentence.
    pub(crate) sentence: String,
    /// The sentence after it, which may go on about the same thing.
    pub(crate) next: String,
    /// How well it speaks to the question, in percent.
    pub(crate) coverage: u64,
    /// How clearly it, its neighbours and the topics of its record speak of the question's field.
    pub(crate) strength: u32,
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

/// What the field of a question, and what its words, can add to the coverage of a clue, in percent.
const FIELD_SHARE: u64 = 70;
const WORDS_SHARE: u64 = 30;

/// Points for the field at which a sentence speaks of it as clearly as can be.
const STRENGTH_MAX: u32 = 6;

/// Points for a topic that names the field.
const TOPIC_POINTS: u32 = 1;

/// Finds the clues to a question in what is kept of a user.
pub(crate) fn clues(user: &str, question: &str, focus: &Focus) -> Result<Clues> {
    let found = search(user, &Query::of(question, focus.field))?;
    let people = people_of(user)?;
    let mut ranked: Vec<Clue> = Vec::new();
    for hit in &found.hits {
        let parts: Vec<Sentence<'_>> = sentences(&hit.record.text).into_iter().map(Sentence::of).collect();
        let holders = holders_of(&parts, &people, question);
        let before = Sentence::of(&hit.record.context);
        let held: Vec<BTreeSet<&str>> = parts.iter().map(|part| terms_held(&part.words, &found.weights)).collect();
        let mut around = terms_held(&before.words, &found.weights);
        around.extend(held.iter().flatten());
        let strengths =
            focus.field.map_or_else(Vec::new, |field| strengths_of(&found, hit.number, &parts, &before, field));
        for (place, (sentence, holder)) in parts.iter().zip(holders).enumerate() {
            if guard::is_override(sentence.text) {
                continue;
            }
            let words = words_shared(&found, hit.number, &held[place], &around);
            let strength = strengths.get(place).copied().unwrap_or(0);
            let said = hit.record.day();
            ranked.push(Clue {
                record: Rc::clone(&hit.record),
                number: hit.number,
                sentence: sentence.text.to_owned(),
                next: parts.get(place + 1).map_or_else(String::new, |next| next.text.to_owned()),
                coverage: coverage(sentence.text, &hit.record, words, focus.field.map(|_| strength)),
                strength,
                holder,
                day: days_among(&sentence.words, sentence.text, said).first().map_or(said, |mention| mention.day),
            });
        }
    }
    ranked.sort_by(|a, b| (b.coverage, &b.record.at, b.number).cmp(&(a.coverage, &a.record.at, a.number)));
    Ok(Clues { ranked })
}

/// Returns how clearly each sentence of a record speaks of a field: its own words count whole, those of its neighbours half.
/// What the other side said before is a neighbour of all.
fn strengths_of(found: &Found, number: u32, parts: &[Sentence<'_>], before: &Sentence<'_>, field: &Field) -> Vec<u32> {
    let points = |part: &Sentence<'_>| points_of(field, &part.words);
    let own: Vec<u32> = parts.iter().map(points).collect();
    let before = points(before);
    let topic = if before + own.iter().sum::<u32>() == 0 && found.indexed(number, &term_of_field(field)) {
        TOPIC_POINTS
    } else {
        0
    };
    let beside = |place: usize| {
        let left = place.checked_sub(1).and_then(|left| own.get(left)).copied().unwrap_or(0);
        left.max(own.get(place + 1).copied().unwrap_or(0)).max(before)
    };
    (0..own.len()).map(|place| (own[place] + beside(place) / 2 + topic).min(STRENGTH_MAX)).collect()
}

/// Returns how much of the question's words a sentence shares, in percent: its own words count whole, those around it and
/// those of its topics in part.
fn words_shared(found: &Found, number: u32, own: &BTreeSet<&str>, around: &BTreeSet<&str>) -> u64 {
    let mut score = 0;
    let mut most = 1;
    for (term, weight) in found.weights.iter().filter(|(term, _)| !is_field(term)) {
        most += weight * 10;
        score += weight
            * match (own.contains(&**term), around.contains(&**term), found.indexed(number, term)) {
                (true, _, _) => 10,
                (false, false, true) => 9,
                (false, true, _) => 4,
                (false, false, false) => 0,
            };
    }
    score * 100 / most
}

/// Puts together how well a sentence speaks to a question. Without a field in the question its words are all there is.
fn coverage(sentence: &str, record: &Record, words: u64, strength: Option<u32>) -> u64 {
    let mut coverage = match strength {
        Some(strength) => u64::from(strength) * FIELD_SHARE / u64::from(STRENGTH_MAX) + words * WORDS_SHARE / 100,
        None => words,
    };
    // A question that the user or the assistant asked states nothing.
    if sentence.ends_with('?') {
        coverage /= 3;
    }
    if record.origin == Origin::Assistant {
        coverage = coverage * 8 / 10;
    }
    coverage
}

impl Clues {
    /// Walks over the clues that state facts of the speaker.
    pub(crate) fn own(&self) -> impl Iterator<Item = &Clue> {
        self.ranked.iter().filter(|clue| clue.holder == Holder::Speaker)
    }
}

//! The solver sits exams, and its answers are compared with the keys.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use belljar_answer_key::{CaseKey, Expected, Half};
use belljar_exam::{Commit, Request, Size, SourceId, UserId};

use super::super::bounds::SOLVED;
use super::super::measurement::Measurement;
use super::super::sample::{Sample, over_seeds};
use super::derived::Derived;
use super::notes::Notes;
use super::pattern::Text;
use super::question::Question;
use super::solve::{Answer, answer};

/// A case in which the solver and the key differ: a wrong key, an ambiguous text, or wording that the solver can't read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsolved {
    /// Axis and category of the case.
    pub category: String,
    /// What the solver derives.
    pub derived: Derived,
    /// What the key expects.
    pub expected: String,
    /// What is asked.
    pub question: String,
    /// The seed.
    pub seed: u64,
    /// What differs: the answer or its evidence.
    pub why: &'static str,
}

/// The seeds of a size that are solved: fewer of the larger sizes, whose exams take longer to read.
#[must_use]
pub fn solver_seeds(size: Size) -> Range<u64> {
    match size {
        Size::Small => 1..601,
        Size::Medium | Size::Full => 1..401,
    }
}

/// Solves the memory half of the exams of a range of seeds: the share of keys re-derived, and where they differ.
///
/// # Panics
/// Never: counts are far below 2³².
#[must_use]
pub fn solve_seeds(seeds: Range<u64>, size: Size) -> (Measurement, Vec<Unsolved>) {
    let (mut total, mut unsolved) = (0_u32, Vec::new());
    let count = seeds.end - seeds.start;
    for (asked, mut missed) in over_seeds(seeds, size, |seed, sample| solve(seed, &sample)) {
        total += asked;
        unsolved.append(&mut missed);
    }
    let missed = f64::from(u32::try_from(unsolved.len()).expect("no more than the cases"));
    let share = if total == 0 { 0.0 } else { 1.0 - missed / f64::from(total) };
    let over = format!("{total} cases, {count} seeds, {size}");
    (Measurement::bounded(format!("keys re-derived by the solver ({size})"), share, SOLVED, over), unsolved)
}

/// Solves one exam: the number of memory cases, and those in which the solver and the key differ.
fn solve(seed: u64, sample: &Sample) -> (u32, Vec<Unsolved>) {
    let mut notes: BTreeMap<&UserId, Notes> = BTreeMap::new();
    let (mut delivered, mut total, mut unsolved) = (0, 0, Vec::new());
    for ((wave, commit, request), case) in sample.exam.requests().zip(&sample.key.cases) {
        for item in sample.exam.waves[delivered..=wave].iter().flat_map(|wave| &wave.items) {
            notes.entry(item.user()).or_default().read(item);
        }
        delivered = wave + 1;
        if case.half == Half::Memory {
            total += 1;
            let answer = respond(notes.entry(&request.user).or_default(), commit, request);
            unsolved.extend(difference(case, &answer).map(|why| Unsolved {
                category: format!("{}/{}", case.axis, case.category),
                derived: answer.derived.clone(),
                expected: serde_json::to_string(&case.check).unwrap_or_default(),
                question: request.text.clone(),
                seed,
                why,
            }));
        }
    }
    (total, unsolved)
}

fn respond(notes: &mut Notes, commit: Commit, request: &Request) -> Answer {
    let text = Text::new(&request.text, request.now.day_number());
    if commit == Commit::Keep {
        let followed = notes.follow(&text);
        let derived = if followed { Derived::Instruction } else { Derived::NotUnderstood };
        return Answer { derived, sources: BTreeSet::new() };
    }
    Question::read(&text).map_or_else(
        || Answer { derived: Derived::NotUnderstood, sources: BTreeSet::new() },
        |question| answer(notes, &question),
    )
}

/// Tells what differs, if anything does: the answer, or turns that it was read from and that the key doesn't list.
fn difference(case: &CaseKey, answer: &Answer) -> Option<&'static str> {
    if !answer.derived.agrees_with(&case.check) {
        return Some("the answer");
    }
    let evidence: BTreeSet<&SourceId> = case.evidence.iter().collect();
    let needs_evidence = !matches!(case.check.expected, Expected::Decline {} | Expected::Acknowledge { .. });
    (needs_evidence && answer.sources.iter().any(|source| !evidence.contains(source))).then_some("the evidence")
}

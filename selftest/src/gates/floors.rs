//! Exposure floors: what shortcuts score.

use std::collections::BTreeMap;
use std::ops::Range;

use belljar_answer_key::Half;
use belljar_exam::Size;
use belljar_grader::Score;

use super::bounds::{CLOSED_BOOK_GAIN, FLOOR_COMBO, FLOOR_DECLINE, FLOOR_DUMP, FLOOR_ECHO, FLOOR_NO_CALLS, FLOOR_NULL};
use super::measurement::{Bound, Measurement};
use super::native::examine;
use super::sample::{Sample, samples};
use super::strategies::{
    ClosedBook, Combo, Decliner, DumpNearest, DumpTail, Echo, EchoAsValue, KeywordRouter, LastSentence, LatestMention,
    NumberGuess, PHRASES, RarestToken, Scribbler, Silent, Talker,
};
use super::strategy::Strategy;

/// Seeds over which a floor is the mean.
pub const FLOOR_SEEDS: Range<u64> = 1..21;

/// Seeds from which the closed-book guesser learns; none of them is a floor's.
pub const CLOSED_BOOK_SEEDS: Range<u64> = 1_001..1_061;

/// Measures the floors of the memory half.
#[must_use]
pub fn memory_floors(size: Size) -> Vec<Measurement> {
    let book: Vec<Sample> = samples(CLOSED_BOOK_SEEDS, size).collect();
    let book = ClosedBook::new(&book);
    let exams: Vec<Sample> = samples(FLOOR_SEEDS, size).collect();
    let combo = |numbers| Combo { numbers };
    let bound = |bound| bounded(size, bound);
    let strategies: Vec<(&str, Option<Bound>, Box<dyn Strategy>)> = vec![
        ("null", Some(FLOOR_NULL), Box::new(Silent)),
        ("decline all", bound(FLOOR_DECLINE), Box::new(Decliner)),
        ("echo", bound(FLOOR_ECHO), Box::new(Echo)),
        ("echo as value", bound(FLOOR_ECHO), Box::new(EchoAsValue)),
        ("dump the last 16 KiB", bound(FLOOR_DUMP), Box::new(DumpTail)),
        ("dump the nearest 16 KiB", bound(FLOOR_DUMP), Box::new(DumpNearest)),
        ("combo, shotgun", bound(FLOOR_COMBO), Box::new(combo(NumberGuess::Shotgun))),
        ("combo, shotgun as value", bound(FLOOR_COMBO), Box::new(combo(NumberGuess::ShotgunAsValue))),
        ("combo, always 3", bound(FLOOR_COMBO), Box::new(combo(NumberGuess::Constant(3)))),
        ("combo, always 4", bound(FLOOR_COMBO), Box::new(combo(NumberGuess::Constant(4)))),
        ("combo that also writes something", None, Box::new(Scribbler(combo(NumberGuess::Constant(4))))),
        ("latest mention", None, Box::new(LatestMention)),
        ("latest mention, last sentence only", None, Box::new(LastSentence(LatestMention))),
        ("rarest word", None, Box::new(RarestToken)),
    ];
    let mut rows: Vec<Measurement> = strategies
        .into_iter()
        .map(|(name, bound, strategy)| {
            row(format!("floor, memory half: {name}"), mean(&exams, Half::Memory, &*strategy), bound, size)
        })
        .collect();
    let gain = mean(&exams, Half::Memory, &book) - mean(&exams, Half::Memory, &Decliner);
    rows.push(row("floor, memory half: closed book above decline all".to_owned(), gain, bound(CLOSED_BOOK_GAIN), size));
    rows
}

/// Measures the floors of the tool half.
#[must_use]
pub fn tool_floors(size: Size) -> Vec<Measurement> {
    let exams: Vec<Sample> = samples(FLOOR_SEEDS, size).collect();
    let mut rows = Vec::new();
    for phrase in PHRASES {
        let score = mean(&exams, Half::Tool, &Talker(phrase));
        let name = phrase.split(&[' ', '.'][..]).take(4).collect::<Vec<_>>().join(" ");
        rows.push(row(
            format!("floor, tool half: no calls, says `{name}`"),
            score,
            bounded(size, FLOOR_NO_CALLS),
            size,
        ));
    }
    let best = best_talk(&exams);
    rows.push(row(
        "floor, tool half: no calls, the best of these".to_owned(),
        best,
        bounded(size, FLOOR_NO_CALLS),
        size,
    ));
    rows.push(row("floor, tool half: keyword router".to_owned(), mean(&exams, Half::Tool, &KeywordRouter), None, size));
    rows
}

/// The mean for an agent that never calls a tool and says, in each case, the best of the phrases.
fn best_talk(exams: &[Sample]) -> f64 {
    let mut scores = Vec::new();
    for exam in exams {
        let all: Vec<Vec<Score>> =
            PHRASES.iter().map(|phrase| case_scores(exam, Half::Tool, &Talker(phrase))).collect();
        scores.extend((0..all[0].len()).filter_map(|case| all.iter().map(|scores| scores[case]).max()));
    }
    average(&scores)
}

/// The mean of each category of a half: which cases a shortcut gets right.
#[must_use]
pub fn by_category(seeds: Range<u64>, size: Size, half: Half, strategy: &dyn Strategy) -> BTreeMap<String, f64> {
    let mut scores: BTreeMap<String, Vec<Score>> = BTreeMap::new();
    for exam in samples(seeds, size) {
        let cases = exam.key.cases.iter().filter(|case| case.half == half);
        for (case, score) in cases.zip(case_scores(&exam, half, strategy)) {
            scores.entry(format!("{}/{}", case.axis, case.category)).or_default().push(score);
        }
    }
    scores.into_iter().map(|(category, scores)| (category, average(&scores))).collect()
}

/// The mean of a half over exams of one size.
#[must_use]
pub fn mean(exams: &[Sample], half: Half, strategy: &dyn Strategy) -> f64 {
    let scores: Vec<Score> = exams.iter().flat_map(|exam| case_scores(exam, half, strategy)).collect();
    average(&scores)
}

/// Scores each case of a half.
///
/// # Panics
/// If the exam has no cases: generated ones have.
fn case_scores(sample: &Sample, half: Half, strategy: &dyn Strategy) -> Vec<Score> {
    let grades = examine(&sample.exam, &sample.key, strategy).expect("a generated key has cases, each once");
    let cases = sample.key.cases.iter().zip(grades.verdicts);
    cases.filter(|(case, _)| case.half == half).map(|(_, verdict)| verdict.ruling.score).collect()
}

fn average(scores: &[Score]) -> f64 {
    let sum: u64 = scores.iter().map(|score| u64::from(score.millionths())).sum();
    let count = u32::try_from(scores.len()).expect("fewer cases than 2³²");
    let sum = u32::try_from(sum / 1_000).expect("a few thousand cases of at most a thousand thousandths");
    if count == 0 { 0.0 } else { f64::from(sum) / f64::from(count) / 1_000.0 }
}

/// The bounds are those of a full exam: with fewer cases, a case weighs more.
fn bounded(size: Size, bound: Bound) -> Option<Bound> {
    (size == Size::LARGEST).then_some(bound)
}

fn row(name: String, value: f64, bound: Option<Bound>, size: Size) -> Measurement {
    let over = format!("{} seeds, {size}", FLOOR_SEEDS.end - FLOOR_SEEDS.start);
    Measurement { bound, name, over, value }
}

//! Exposure floors: what shortcuts score.

use std::collections::BTreeMap;
use std::ops::Range;

use belljar_answer_key::Half;
use belljar_exam::Size;
use belljar_grader::Score;

use super::bounds::{CLOSED_BOOK_GAIN, FLOOR_COMBO, FLOOR_DECLINE, FLOOR_DUMP, FLOOR_ECHO, FLOOR_NO_CALLS, FLOOR_NULL};
use super::measurement::{Bound, Measurement};
use super::native::examine;
use super::sample::{Sample, over_seeds};
use super::strategies::{
    ClosedBook, Combo, Decliner, DumpNearest, DumpTail, Echo, EchoAsValue, KeywordRouter, LastSentence, LatestMention,
    NumberGuess, PHRASES, RarestToken, Scribbler, Silent, Talker,
};
use super::strategy::Strategy;

/// Seeds over which a floor is the mean.
pub const FLOOR_SEEDS: Range<u64> = 1..401;

/// Seeds from which the closed-book guesser learns; none of them is a floor's.
pub const CLOSED_BOOK_SEEDS: Range<u64> = 1_001..1_061;

/// Measures the floors of the memory half.
///
/// # Panics
/// Never: the strategy that others are held against is one of them.
#[must_use]
pub fn memory_floors(size: Size) -> Vec<Measurement> {
    let book = ClosedBook::new(&over_seeds(CLOSED_BOOK_SEEDS, size, |_, sample| sample));
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
    let all: Vec<&dyn Strategy> = strategies.iter().map(|(_, _, strategy)| &**strategy).chain([&book as _]).collect();
    let means = means(size, Half::Memory, &all);
    let rows = strategies.iter().zip(&means);
    let mut rows: Vec<Measurement> =
        rows.map(|((name, bound, _), mean)| row(format!("floor, memory half: {name}"), *mean, *bound, size)).collect();
    let decline_all = strategies.iter().position(|(name, ..)| *name == "decline all").expect("it is one of them");
    let gain = means[strategies.len()] - means[decline_all];
    rows.push(row("floor, memory half: closed book above decline all".to_owned(), gain, bound(CLOSED_BOOK_GAIN), size));
    rows
}

/// Measures the floors of the tool half.
#[must_use]
pub fn tool_floors(size: Size) -> Vec<Measurement> {
    let talkers: Vec<Talker> = PHRASES.iter().map(|phrase| Talker(phrase)).collect();
    let mut all: Vec<&dyn Strategy> = talkers.iter().map(|talker| talker as _).collect();
    all.push(&KeywordRouter);
    let scores = scores(size, Half::Tool, &all);
    let mut rows = Vec::new();
    for (at, phrase) in PHRASES.iter().enumerate() {
        let name = phrase.split(&[' ', '.'][..]).take(4).collect::<Vec<_>>().join(" ");
        rows.push(row(
            format!("floor, tool half: no calls, says `{name}`"),
            average(scores.iter().flat_map(|exam| &exam[at])),
            bounded(size, FLOOR_NO_CALLS),
            size,
        ));
    }
    // An agent that never calls a tool and says, in each case, the best of the phrases.
    let best_of = |exam: &Vec<Vec<Score>>, case: usize| exam[..PHRASES.len()].iter().map(|said| said[case]).max();
    let best: Vec<Score> =
        scores.iter().flat_map(|exam| (0..exam[0].len()).filter_map(|case| best_of(exam, case))).collect();
    rows.push(row(
        "floor, tool half: no calls, the best of these".to_owned(),
        average(&best),
        bounded(size, FLOOR_NO_CALLS),
        size,
    ));
    let router = average(scores.iter().flat_map(|exam| &exam[PHRASES.len()]));
    rows.push(row("floor, tool half: keyword router".to_owned(), router, None, size));
    rows
}

/// The mean of each category of a half: which cases a shortcut gets right.
#[must_use]
pub fn by_category(seeds: Range<u64>, size: Size, half: Half, strategy: &dyn Strategy) -> BTreeMap<String, f64> {
    let exams = over_seeds(seeds, size, |_, exam| {
        let cases = exam.key.cases.iter().filter(|case| case.half == half);
        let categories = cases.map(|case| format!("{}/{}", case.axis, case.category));
        categories.zip(case_scores(&exam, half, strategy)).collect::<Vec<_>>()
    });
    let mut scores: BTreeMap<String, Vec<Score>> = BTreeMap::new();
    for (category, score) in exams.into_iter().flatten() {
        scores.entry(category).or_default().push(score);
    }
    scores.into_iter().map(|(category, scores)| (category, average(&scores))).collect()
}

/// The mean of a half for each strategy.
fn means(size: Size, half: Half, strategies: &[&dyn Strategy]) -> Vec<f64> {
    let scores = scores(size, half, strategies);
    (0..strategies.len()).map(|at| average(scores.iter().flat_map(|exam| &exam[at]))).collect()
}

/// The scores of a half: by exam, by strategy, by case.
fn scores(size: Size, half: Half, strategies: &[&dyn Strategy]) -> Vec<Vec<Vec<Score>>> {
    over_seeds(FLOOR_SEEDS, size, |_, exam| {
        let exam = exam.only(half);
        strategies.iter().map(|strategy| case_scores(&exam, half, *strategy)).collect()
    })
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

fn average<'a>(scores: impl IntoIterator<Item = &'a Score>) -> f64 {
    let (mut sum, mut count) = (0_u64, 0_u32);
    for score in scores {
        sum += u64::from(score.millionths());
        count += 1;
    }
    let sum = u32::try_from(sum / 1_000).expect("a few thousand cases of at most a thousand thousandths");
    if count == 0 { 0.0 } else { f64::from(sum) / f64::from(count) / 1_000.0 }
}

/// The bounds are those of a full exam: with fewer cases, a case weighs more.
fn bounded(size: Size, bound: Bound) -> Option<Bound> {
    (size == Size::LARGEST).then_some(bound)
}

fn row(name: String, value: f64, bound: Option<Bound>, size: Size) -> Measurement {
    let seeds = FLOOR_SEEDS;
    let over = format!("{} seeds, {size}", seeds.end - seeds.start);
    Measurement { bound, name, over, value }
}

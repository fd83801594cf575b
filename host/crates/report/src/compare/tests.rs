//! Comparisons of runs that are made of scores.

use belljar_answer_key::Half;
use belljar_exam::{Sha256Hex, Size, is_canonical};
use belljar_seed::Seed;
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr as _;

use super::{Comparison, Contrast, Verdict, compare, render_comparison_markdown, render_comparison_text};
use crate::fixture::{HOSTILE, PLAIN};
use crate::sample::made_up::{right, run};
use crate::sample::{Incomparable, ScoredRun, Side, Unlike};
use crate::series::Standing;
use crate::stats::{Draws, Millionths, Sign};
use crate::{AxisComparison, TextStyle};

/// Runs of an agent whose halves have as many right answers, of 60 each, as the pairs say.
fn sixties(agent: &str, halves: &[(usize, usize)]) -> Vec<ScoredRun> {
    halves
        .iter()
        .enumerate()
        .map(|(at, (tool, memory))| run(agent, at as u64 + 1, &right(*tool, 60), &right(*memory, 60)))
        .collect()
}

fn thousandths(number: Option<Millionths>) -> i64 {
    (number.unwrap().get() + 500).div_euclid(1_000)
}

#[test]
fn a_winner_that_flips_from_run_to_run_is_no_winner() {
    // A published table of three runs: 61.7, 53.3, 50.0 against 37.5, 56.7, 36.7 %.
    let a = sixties("a", &[(37, 37), (32, 32), (30, 30)]);
    let b = sixties("b", &[(22, 23), (34, 34), (22, 22)]);
    let found = compare(&a, &b).unwrap();
    let composite = &found.composite;
    // Differences 24.2, −3.3, 13.3: mean 11.4, error 8.0; t = 1.42 with two degrees of freedom.
    assert_eq!(composite.difference.show(100, 1, Sign::Always), "+11.4");
    assert_eq!((thousandths(composite.standard_error), composite.df), (80, Some(2)));
    assert_eq!(thousandths(composite.p_interval), 290);
    assert_eq!(found.verdict, Verdict::NotDistinguishable);
    assert!(composite.minimum_detectable.is_some());
    assert_eq!(found.standing, Standing::Result);
    // Case by case the gap looks sure: that is why seeds are the clusters.
    assert!(composite.sign_flip.p < Millionths::from_thousandths(1), "{composite:?}");
}

#[test]
fn a_gap_that_every_seed_shows_is_one() {
    let a = sixties("a", &[(40, 38), (42, 39), (41, 40)]);
    let b = sixties("b", &[(20, 20), (21, 22), (22, 21)]);
    assert_eq!(compare(&a, &b).unwrap().verdict, Verdict::ABetter);
    assert_eq!(compare(&b, &a).unwrap().verdict, Verdict::BBetter);
}

/// Nine pairs of runs over 499 questions; of those on which they differ A wins 171 and B 75.
fn nine_pairs() -> (Vec<ScoredRun>, Vec<ScoredRun>) {
    let side = |agent: &str, wins: &dyn Fn(usize) -> std::ops::Range<usize>| -> Vec<ScoredRun> {
        let of = |pair: usize| {
            let won = wins(pair);
            let scores: Vec<u32> =
                (0..499).map(|at| if at < 250 || won.contains(&at) { 1_000_000 } else { 0 }).collect();
            run(agent, pair as u64, &scores, &right(1, 2))
        };
        (0..9).map(of).collect()
    };
    let a = side("a", &|_| 300..319);
    // Eight each, and one more in three pairs.
    let b = side("b", &|pair| 400..408 + usize::from(pair % 3 == 0));
    (a, b)
}

#[test]
fn the_glasshouse_comment_is_reproduced() {
    let (a, b) = nine_pairs();
    let tool = compare(&a, &b).unwrap().tool;
    assert_eq!((tool.labels.a_alone, tool.labels.b_alone), (171, 75));
    assert_eq!(tool.difference.show(100, 2, Sign::Always), "+2.14");
    // Standard error 0.35 points, 6.1 of which are the gap.
    let error = tool.standard_error.unwrap();
    assert_eq!(error.show(100, 2, Sign::Negative), "0.35");
    assert!((tool.difference.to_f64() / error.to_f64() - 6.1).abs() < 0.05, "{tool:?}");
    // (171 − 75)/9 = 10.7 of 499 questions.
    assert_eq!(tool.difference_cases.show(1, 1, Sign::Always), "+10.7");
    assert_eq!(tool.low_cases.unwrap().get() / 499, tool.low.unwrap().get());
    assert_eq!(tool.labels.mcnemar(), Millionths::ZERO);
}

#[test]
fn factors_are_part_of_the_composite_and_of_nothing_else() {
    let mut a = run("a", 1, &right(30, 60), &right(30, 60));
    let b = run("b", 1, &right(30, 60), &right(30, 60));
    // A loses half of its composite to a leaked code.
    a.factors.integrity = belljar_grader::Score::ratio(1, 2);
    a.composite.score = belljar_grader::Score::ratio(1, 4);
    let found = compare(&[a], &[b]).unwrap();
    assert_eq!(found.composite.difference.get(), -250_000);
    assert_eq!((found.tool.difference, found.memory.difference), (Millionths::ZERO, Millionths::ZERO));
    // Each right case differs by half a score: of 120 cases 60, so that chance can't do it.
    assert_eq!(found.verdict, Verdict::BBetter);
    assert_eq!(found.composite.labels.mcnemar(), Millionths::ONE);
    // Spread of 1/2 and 0 over 60 cases: √(1/16 · 60/59/60) = 0.032547, half of it times √2: 0.023014.
    assert_eq!(found.composite.standard_error.unwrap().get(), 23_014);
}

#[test]
fn families_count_once() {
    let plain = |agent: &str, scores: &[u32]| run(agent, 1, scores, &right(1, 2));
    let in_families = |agent: &str, scores: &[u32]| {
        let mut run = plain(agent, scores);
        let tools = run.cases.values_mut().filter(|case| case.half == Half::Tool && case.axis == "easy");
        for (at, case) in tools.enumerate() {
            case.family = Some(format!("f-{}", at / 2));
        }
        run
    };
    // Four cases of which the first two differ alike.
    let (high, low) = ([1_000_000, 1_000_000, 0, 0], [0, 0, 0, 0]);
    let alone = compare(&[plain("a", &high)], &[plain("b", &low)]).unwrap().tool;
    let together = compare(&[in_families("a", &high)], &[in_families("b", &low)]).unwrap().tool;
    assert_eq!(alone.difference, together.difference);
    // By hand: 4 clusters, (4 · 1/4)/16 · 4/3 = 1/12; 3 clusters, (1 + 1/4 + 1/4)/16 · 3/2 = 9/64.
    assert_eq!(alone.standard_error, Some(Millionths::round((1.0_f64 / 12.0).sqrt())));
    assert_eq!(together.standard_error, Some(Millionths::round((9.0_f64 / 64.0).sqrt())));
    assert_eq!((alone.df, together.df), (Some(3), Some(2)));
    // One family can't be significant: two sign patterns.
    assert_eq!((alone.sign_flip.p.get(), together.sign_flip.p.get()), (500_000, 1_000_000));
}

#[test]
fn nothing_varies_and_nothing_breaks() {
    let alike = compare(&sixties("a", &[(30, 30)]), &sixties("b", &[(30, 30)])).unwrap();
    assert_eq!(alike.verdict, Verdict::NotDistinguishable);
    assert_eq!((alike.composite.p, alike.composite.minimum_detectable), (Some(Millionths::ONE), None));
    assert_eq!(alike.composite.sign_flip.draws, Draws::Enumerated);
    // Everything against nothing, on one seed and on three.
    for seeds in [1, 3] {
        let all = compare(&sixties("a", &vec![(60, 60); seeds]), &sixties("b", &vec![(0, 0); seeds])).unwrap();
        assert_eq!(all.verdict, Verdict::ABetter);
        assert_eq!((all.composite.low, all.composite.high), (Some(Millionths::ONE), Some(Millionths::ONE)));
    }
}

#[test]
fn one_case_a_half_says_nothing() {
    let found =
        compare(&[run("a", 1, &right(1, 1), &right(1, 1))], &[run("b", 1, &right(0, 1), &right(0, 1))]).unwrap();
    assert_eq!(found.composite.difference, Millionths::ONE);
    assert_eq!((found.composite.low, found.composite.p), (None, None));
    assert_eq!(found.verdict, Verdict::NotDistinguishable);
    let text = render_comparison_text(&found, &PLAIN);
    assert!(text.contains("there are too few cases"), "{text}");
}

#[test]
fn runs_that_do_not_belong_together_are_refused() {
    let a = sixties("a", &[(30, 30), (30, 30)]);
    let b = sixties("b", &[(20, 20), (20, 20)]);
    let refused = |a: &[ScoredRun], b: &[ScoredRun]| compare(a, b).unwrap_err();
    assert_eq!(refused(&a, &[]), Incomparable::Empty);
    assert_eq!(refused(&[], &b), Incomparable::Empty);
    assert_eq!(refused(&a, &a), Incomparable::SameRun { seed: Seed::new(1) });
    assert_eq!(refused(&a, &b[..1]), Incomparable::SeedAlone { seed: Seed::new(2), side: Side::A });
    assert_eq!(refused(&a[1..], &b), Incomparable::SeedAlone { seed: Seed::new(1), side: Side::B });
    let twice = [a[0].clone(), a[0].clone()];
    assert!(matches!(refused(&twice, &b), Incomparable::SeedTwice { seed, .. } if seed == Seed::new(1)));
    let mixed = [a[0].clone(), b[1].clone()];
    assert!(matches!(refused(&mixed, &b), Incomparable::TwoAgents { .. }));
    let mut other = b.clone();
    other[1].dataset = Sha256Hex::of(&[b"another"]);
    assert_eq!(refused(&a, &other), Incomparable::Dataset { seed: Seed::new(2) });
    let mut fewer = b;
    fewer[0].cases.pop_last();
    assert_eq!(refused(&a, &fewer), Incomparable::Dataset { seed: Seed::new(1) });
}

#[test]
fn the_differing_field_is_named() {
    let a = sixties("a", &[(30, 30)]);
    let unlike = |change: &dyn Fn(&mut ScoredRun)| {
        let mut b = sixties("b", &[(20, 20)]);
        change(&mut b[0]);
        compare(&a, &b).unwrap_err()
    };
    let error = unlike(&|run| run.terms.size = Size::Full);
    assert_eq!(error.to_string(), "the runs differ in size: small in one, full in the other");
    let error = unlike(&|run| run.terms.wasmtime = "48.0.9".to_owned());
    assert_eq!(error.to_string(), "the runs differ in wasmtime: 48.0.8 in one, 48.0.9 in the other");
    let error = unlike(&|run| run.terms.contract.push('x'));
    assert!(error.to_string().contains("differ in contract:"), "{error}");
    let error = unlike(&|run| {
        run.terms.limits.insert("tool_calls_max".to_owned(), 3);
    });
    let field = Unlike { field: "limits.tool_calls_max".to_owned(), one: "not set".to_owned(), other: "3".to_owned() };
    assert_eq!(error, Incomparable::Unlike(field));
}

#[test]
fn a_comparison_is_canonical_and_reads_back() {
    let found = compare(&sixties("a", &[(30, 31), (33, 35)]), &sixties("b", &[(20, 30), (26, 20)])).unwrap();
    let json = found.to_json();
    assert!(is_canonical(json.as_bytes()), "{json}");
    assert_eq!(serde_json::from_str::<Comparison>(&json).unwrap(), found);
}

#[test]
fn pages_keep_to_the_width_and_hostile_names_are_inert() {
    let mut a = sixties("a", &[(40, 38), (42, 39), (41, 40)]);
    a[0].agent.name = HOSTILE.to_owned();
    let found = compare(&a, &sixties("b", &[(20, 20), (21, 22), (22, 21)])).unwrap();
    for width in [72, 80, 100, 120] {
        let text = render_comparison_text(&found, &TextStyle { color: false, width });
        for line in text.lines() {
            assert!(line.width() <= width, "{width}: {line}");
        }
    }
    let (text, markdown) = (render_comparison_text(&found, &PLAIN), render_comparison_markdown(&found));
    for page in [&text, &markdown] {
        assert!(!page.contains('\u{1b}') && !page.contains('\u{202e}'), "{page}");
        for part in ["A is better", "95 % interval", "McNemar", "sign-flip", "easy", "3 seeds"] {
            assert!(page.contains(part), "no {part:?} in:\n{page}");
        }
    }
    assert!(!markdown.contains("<img"), "{markdown}");
}

/// Turns a comparison round.
fn mirrored(found: &Comparison) -> Comparison {
    let turn = |contrast: &Contrast| {
        let back = |number: Millionths| Millionths::round(-number.to_f64());
        let mut turned = Contrast {
            a: contrast.b,
            b: contrast.a,
            difference: back(contrast.difference),
            difference_cases: back(contrast.difference_cases),
            high: contrast.low.map(back),
            high_cases: contrast.low_cases.map(back),
            low: contrast.high.map(back),
            low_cases: contrast.high_cases.map(back),
            ..contrast.clone()
        };
        std::mem::swap(&mut turned.labels.a_alone, &mut turned.labels.b_alone);
        turned
    };
    let other = |verdict: Verdict| match verdict {
        Verdict::ABetter => Verdict::BBetter,
        Verdict::BBetter => Verdict::ABetter,
        Verdict::NotDistinguishable => Verdict::NotDistinguishable,
    };
    let axis = |axis: &AxisComparison| AxisComparison {
        contrast: turn(&axis.contrast),
        verdict: other(axis.verdict),
        ..axis.clone()
    };
    Comparison {
        a: found.b.clone(),
        b: found.a.clone(),
        axes: found.axes.iter().map(axis).collect(),
        composite: turn(&found.composite),
        memory: turn(&found.memory),
        tool: turn(&found.tool),
        verdict: other(found.verdict),
        ..found.clone()
    }
}

/// Scores of two agents on up to four exams: halves of four to twelve cases.
fn exams() -> impl Strategy<Value = Vec<[(u32, u32); 24]>> {
    let score = prop_oneof![Just(0_u32), Just(1_000_000), 0_u32..=1_000_000];
    let case = (score.clone(), score);
    let exam = prop::collection::vec(case, 24).prop_map(|cases| {
        let cases: [(u32, u32); 24] = cases.try_into().expect("24 were asked for");
        cases
    });
    prop::collection::vec(exam, 1..4)
}

fn sides(exams: &[[(u32, u32); 24]]) -> (Vec<ScoredRun>, Vec<ScoredRun>) {
    let side = |agent: &str, of: fn(&(u32, u32)) -> u32| -> Vec<ScoredRun> {
        let run_of = |(seed, exam): (usize, &[(u32, u32); 24])| {
            let scores: Vec<u32> = exam.iter().map(of).collect();
            run(agent, seed as u64, &scores[..10], &scores[10..])
        };
        exams.iter().enumerate().map(run_of).collect()
    };
    (side("a", |pair| pair.0), side("b", |pair| pair.1))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn turning_the_sides_round_turns_the_result_round(exams in exams()) {
        let (a, b) = sides(&exams);
        prop_assert_eq!(mirrored(&compare(&a, &b).unwrap()), compare(&b, &a).unwrap());
    }

    #[test]
    fn the_order_of_runs_changes_nothing(exams in exams(), turn in 0_usize..4) {
        let (mut a, mut b) = sides(&exams);
        let found = compare(&a, &b).unwrap();
        let length = a.len();
        a.rotate_left(turn % length);
        b.reverse();
        prop_assert_eq!(compare(&a, &b).unwrap().to_json(), found.to_json());
    }

    #[test]
    fn what_is_printed_hangs_together(exams in exams()) {
        let (a, b) = sides(&exams);
        let found = compare(&a, &b).unwrap();
        let composite = &found.composite;
        prop_assert!(composite.low.unwrap() <= composite.difference && composite.difference <= composite.high.unwrap());
        // Better means that the interval leaves out 0, and that the signs agree.
        if found.verdict != Verdict::NotDistinguishable {
            let inside = composite.low.unwrap() < Millionths::ZERO && Millionths::ZERO < composite.high.unwrap();
            prop_assert!(!inside && composite.sign_flip.p <= Millionths::from_thousandths(50));
        }
        let of_axes: u32 = found.axes.iter().map(|axis| axis.contrast.labels.a_alone).sum();
        prop_assert_eq!(of_axes, composite.labels.a_alone);
        for axis in &found.axes {
            prop_assert!(axis.p_adjusted >= axis.contrast.sign_flip.p);
        }
    }
}

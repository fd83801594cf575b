//! Series of runs that are made of scores.

use belljar_exam::is_canonical;
use belljar_seed::Seed;
use unicode_width::UnicodeWidthStr as _;

use super::{Series, Standing, render_series_markdown, render_series_text};
use crate::TextStyle;
use crate::fixture::{HOSTILE, PLAIN};
use crate::sample::made_up::{right, run};
use crate::sample::{Incomparable, ScoredRun};

const AGAIN: &str = "belljar run a.wasm --suite assistant --size small --seeds 1,2,3";

/// Runs of 200 cases a half, of which so many are right in either.
fn runs(right_of_200: &[usize]) -> Vec<ScoredRun> {
    let seeds = 1_u64..;
    seeds.zip(right_of_200).map(|(seed, count)| run("a", seed, &right(*count, 200), &right(*count, 200))).collect()
}

#[test]
fn three_seeds_match_what_is_worked_by_hand() {
    // Composites 0.4, 0.5, 0.6: deviation 0.1, error 0.057735; times 4.302653: 0.248414.
    let series = Series::new(&runs(&[80, 100, 120])).unwrap();
    let composite = series.composite;
    assert_eq!((composite.mean.get(), composite.standard_error.unwrap().get()), (500_000, 57_735));
    assert_eq!((composite.low.unwrap().get(), composite.high.unwrap().get()), (251_586, 748_414));
    assert_eq!((composite.df, series.standing), (Some(2), Standing::Result));
    // To another agent that varies as much: √2 times that reach. With five seeds √2 · 0.1/√5 · 2.776445, and so on.
    let gaps: Vec<(u32, i64)> =
        series.resolution.iter().map(|found| (found.seeds, found.gap.unwrap().get() / 100)).collect();
    assert_eq!(gaps, [(3, 3_513), (5, 1_755), (10, 1_011), (20, 661)]);
    let axis = &series.axes[0];
    assert_eq!((&*axis.name, axis.cases, axis.right), ("easy", 300, 280));
}

#[test]
fn an_axis_that_is_all_right_is_not_certain() {
    // 15 cases on each of two seeds, all of them right: Wilson's interval of 30 in 30 begins at 0.886.
    let run_of = |seed| run("a", seed, &[right(15, 15), right(7, 15)].concat(), &right(1, 4));
    let series = Series::new(&[run_of(1), run_of(2)]).unwrap();
    let easy = &series.axes[0];
    assert_eq!((&*easy.name, easy.cases, easy.right), ("easy", 30, 30));
    let (low, high) = (easy.measured.low.unwrap().get(), easy.measured.high.unwrap().get());
    assert_eq!((low / 1_000, high), (886, 1_000_000));
    assert_eq!(easy.measured.standard_error.unwrap().get(), 0);
}

#[test]
fn close_values_are_no_surer_than_their_cases() {
    // Alike on three seeds, but 100 of 200 cases a half: √(1/4 · 200/199/200) = 0.035444, by √2 the composite's, by √3.
    let series = Series::new(&runs(&[100, 100, 100])).unwrap();
    assert_eq!(series.composite.standard_error.unwrap().get(), 14_470);
}

#[test]
fn one_seed_is_practice_and_has_its_cases_alone() {
    let series = Series::new(&runs(&[100])).unwrap();
    assert_eq!((series.standing, series.composite.standard_error.unwrap().get()), (Standing::Practice, 25_063));
    let text = render_series_text(&series, AGAIN, &PLAIN);
    assert!(text.contains("One seed is practice") && text.contains("by its cases alone"), "{text}");
    let single = Series::new(&[run("a", 1, &right(1, 1), &right(0, 1))]).unwrap();
    assert_eq!(single.composite.low, None);
    assert!(render_series_text(&single, AGAIN, &PLAIN).contains("too few cases"));
}

#[test]
fn the_order_of_runs_changes_nothing() {
    let mut shuffled = runs(&[80, 100, 120, 90]);
    let json = Series::new(&shuffled).unwrap().to_json();
    assert!(is_canonical(json.as_bytes()), "{json}");
    shuffled.rotate_left(1);
    shuffled.swap(0, 2);
    assert_eq!(Series::new(&shuffled).unwrap().to_json(), json);
}

#[test]
fn runs_that_make_no_series_are_refused() {
    let series = runs(&[80, 100]);
    assert_eq!(Series::new(&[]).unwrap_err(), Incomparable::Empty);
    let twice = [series[0].clone(), series[0].clone()];
    assert!(matches!(Series::new(&twice).unwrap_err(), Incomparable::SeedTwice { seed, .. } if seed == Seed::new(1)));
    let mixed = [series[0].clone(), run("b", 2, &right(1, 4), &right(1, 4))];
    assert!(matches!(Series::new(&mixed).unwrap_err(), Incomparable::TwoAgents { .. }));
    let mut unlike = series;
    unlike[1].terms.limits.clear();
    let error = Series::new(&unlike).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the runs differ in limits.fuel_respond_max: 5000000000 in one, not set in the other"
    );
}

#[test]
fn pages_keep_to_the_width_and_hostile_names_are_inert() {
    let mut runs = runs(&[80, 100, 120, 90, 110]);
    runs[0].agent.name = HOSTILE.to_owned();
    runs[0].seed = Seed::new(u64::MAX);
    let mut series = Series::new(&runs).unwrap();
    series.agent.name = HOSTILE.to_owned();
    for width in [72, 80, 100, 120] {
        for line in render_series_text(&series, AGAIN, &TextStyle { color: false, width }).lines() {
            assert!(line.width() <= width, "{width}: {line}");
        }
    }
    assert!(render_series_text(&series, AGAIN, &PLAIN).ends_with(&format!("  {AGAIN}\n")));
    for page in [render_series_text(&series, AGAIN, &PLAIN), render_series_markdown(&series)] {
        assert!(!page.contains('\u{1b}') && !page.contains('\u{202e}'), "{page}");
        for part in ["certified result", "95 % interval", "Resolution", "5 seeds", "hard"] {
            assert!(page.contains(part), "no {part:?} in:\n{page}");
        }
    }
}

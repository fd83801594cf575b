//! Studies of runs that are made of scores.

use belljar_answer_key::Half;
use belljar_exam::is_canonical;
use belljar_seed::{Root, Seed};
use unicode_width::UnicodeWidthStr as _;

use super::{Flag, ItemGroup, Study, StudyError, render_study_markdown, render_study_text};
use crate::TextStyle;
use crate::fixture::{HOSTILE, PLAIN};
use crate::sample::made_up::{right, run};
use crate::sample::{Incomparable, ScoredRun};

/// Agents with chances of being right in the easy and in the hard cases, in thousandths, on seeds of 40 cases a half.
fn simulated(agents: &[(&str, u64, u64)], seeds: u64) -> Vec<ScoredRun> {
    let mut stream = Root::new("study tests", &[]).stream("answers");
    let mut runs = Vec::new();
    for (name, easy, hard) in agents {
        for seed in 0..seeds {
            let mut half = || -> Vec<u32> {
                (0..40)
                    .map(|at| if stream.chance(if at < 20 { *easy } else { *hard }, 1_000) { 1_000_000 } else { 0 })
                    .collect()
            };
            runs.push(run(name, seed, &half(), &half()));
        }
    }
    runs
}

fn group<'a>(groups: &'a [ItemGroup], half: Half, name: &str) -> &'a ItemGroup {
    groups.iter().find(|group| group.half == half && group.name == name).unwrap()
}

#[test]
fn groups_are_flagged_for_what_is_wrong_with_them() {
    // Everybody gets the easy ones; the hard ones tell the agents apart.
    let study =
        Study::new(&simulated(&[("low", 1_000, 100), ("middle", 1_000, 500), ("high", 1_000, 900)], 6)).unwrap();
    let easy = group(&study.axes, Half::Tool, "easy");
    assert_eq!((easy.difficulty.get(), &*easy.flags, easy.discrimination), (0, &[Flag::Saturated][..], None));
    let hard = group(&study.axes, Half::Tool, "hard");
    assert!(hard.flags.is_empty() && hard.cases == 120 && hard.seeds == 6, "{hard:?}");
    assert!(hard.reliability.unwrap().get() > 950_000 && hard.discrimination.unwrap().get() > 950_000, "{hard:?}");
    // Nobody gets the hard ones, and the easy ones are chance for all.
    let study = Study::new(&simulated(&[("one", 500, 0), ("two", 500, 0), ("three", 500, 0)], 6)).unwrap();
    assert_eq!(group(&study.axes, Half::Memory, "hard").flags, [Flag::Floor]);
    assert_eq!(group(&study.axes, Half::Memory, "easy").flags, [Flag::Noisy]);
}

#[test]
fn agents_stand_in_tie_groups() {
    let agents = [("low", 300, 100), ("twin", 800, 700), ("high", 800, 700)];
    let study = Study::new(&simulated(&agents, 6)).unwrap();
    let names: Vec<&str> = study.agents.iter().map(|studied| &*studied.agent.name).collect();
    assert_eq!(names[2], "low");
    let groups: Vec<&[u32]> = study.agents.iter().map(|studied| &*studied.groups).collect();
    assert_eq!(groups, [&[0][..], &[0], &[1]]);
}

#[test]
fn the_order_of_runs_changes_nothing() {
    let mut runs = simulated(&[("low", 300, 100), ("high", 800, 700)], 3);
    let json = Study::new(&runs).unwrap().to_json();
    assert!(is_canonical(json.as_bytes()), "{json}");
    runs.reverse();
    runs.swap(1, 4);
    assert_eq!(Study::new(&runs).unwrap().to_json(), json);
}

#[test]
fn seeds_needed_follow_from_the_paired_differences() {
    // Two agents, three seeds: differences 0.1, 0.2, 0.3 of the composite, whose deviation is 0.1.
    let halves = |right_of_100: usize| (right(right_of_100, 100), right(right_of_100, 100));
    let of = |agent: &str, counts: [usize; 3]| -> Vec<ScoredRun> {
        let run_of = |(seed, count): (u64, usize)| {
            let (tool, memory) = halves(count);
            run(agent, seed, &tool, &memory)
        };
        (1..).zip(counts).map(run_of).collect()
    };
    let runs = [of("a", [50, 70, 60]), of("b", [40, 50, 30])].concat();
    let study = Study::new(&runs).unwrap();
    assert_eq!(study.deviation_of_difference.unwrap().get(), 100_000);
    // t(S − 1) · 0.1/√S: 0.1 needs 7 (2.447 · 0.0378 = 0.0925; 6: 0.1049), 0.05 needs 18 (0.0497; 17: 0.0514).
    let needed: Vec<Option<u32>> = study.seeds_needed.iter().map(|needed| needed.seeds).collect();
    assert_eq!(needed[3..], [Some(18), Some(7)]);
    // One agent alone: √2 times its own deviation, 0.1 here.
    let alone = Study::new(&of("a", [50, 70, 60])).unwrap();
    assert_eq!(alone.deviation_of_difference.unwrap().get(), 141_421);
    assert_eq!(alone.agents[0].groups, [0]);
    assert!(alone.halves[0].case.is_none());
}

#[test]
fn seeds_that_not_all_took_are_left_out_and_named() {
    let mut runs = simulated(&[("one", 300, 100), ("two", 800, 700)], 3);
    runs.remove(4);
    let study = Study::new(&runs).unwrap();
    assert_eq!(study.seeds, ["0", "2"]);
    let left_out: Vec<(&str, &str)> = study.left_out.iter().map(|out| (&*out.agent.name, &*out.seed)).collect();
    assert_eq!(left_out, [("one", "1")]);
    assert!(render_study_text(&study, &PLAIN).contains("one on seed 1"));
}

#[test]
fn runs_that_make_no_study_are_refused() {
    let runs = simulated(&[("one", 300, 100), ("two", 800, 700)], 2);
    assert_eq!(Study::new(&[]).unwrap_err(), StudyError::Incomparable(Incomparable::Empty));
    assert_eq!(Study::new(&runs[..1]).unwrap_err(), StudyError::OneRun);
    let apart = [runs[0].clone(), runs[3].clone()];
    assert_eq!(Study::new(&apart).unwrap_err(), StudyError::NoSharedSeed);
    let twice = [runs[0].clone(), runs[2].clone(), runs[0].clone()];
    let error = Study::new(&twice).unwrap_err();
    assert!(
        matches!(error, StudyError::Incomparable(Incomparable::SeedTwice { seed, .. }) if seed == Seed::new(0)),
        "{error}"
    );
    let mut unlike = runs;
    unlike[3].terms.size = belljar_exam::Size::Full;
    assert!(Study::new(&unlike).unwrap_err().to_string().contains("differ in size"));
}

#[test]
fn one_seed_and_equal_scores_break_nothing() {
    let runs = [run("one", 1, &right(2, 4), &right(2, 4)), run("two", 1, &right(2, 4), &right(2, 4))];
    let study = Study::new(&runs).unwrap();
    assert_eq!((study.deviation_of_difference, study.seeds_needed.len()), (None, 0));
    assert!(study.axes.iter().all(|axis| axis.reliability.is_none()));
    assert!(render_study_text(&study, &PLAIN).contains("Unknown from one seed"));
    // Two seeds without any spread between the agents.
    let again = [run("one", 2, &right(2, 4), &right(2, 4)), run("two", 2, &right(2, 4), &right(2, 4))];
    let study = Study::new(&[runs, again].concat()).unwrap();
    assert_eq!(study.deviation_of_difference.unwrap().get(), 0);
    assert!(study.seeds_needed.iter().all(|needed| needed.seeds == Some(2)));
}

#[test]
fn pages_keep_to_the_width_and_hostile_names_are_inert() {
    let mut runs = simulated(&[("one", 300, 100), ("two", 800, 700), ("three", 500, 400)], 3);
    for run in runs.iter_mut().filter(|run| run.agent.name == "one") {
        run.agent.name = HOSTILE.to_owned();
    }
    let study = Study::new(&runs).unwrap();
    for width in [72, 80, 100, 120] {
        for line in render_study_text(&study, &TextStyle { color: false, width }).lines() {
            assert!(line.width() <= width, "{width}: {line}");
        }
    }
    for page in [render_study_text(&study, &PLAIN), render_study_markdown(&study)] {
        assert!(!page.contains('\u{1b}') && !page.contains('\u{202e}'), "{page}");
        for part in ["Agents", "Spread", "Seeds needed", "Axes", "Categories", "3 agents, 3 seeds"] {
            assert!(page.contains(part), "no {part:?} in:\n{page}");
        }
    }
}

//! Everything side by side, in one run: what a sandbox costs, a case, an exam, a corpus, and what a second job brings.
//!
//! Figures are ratios of things that were measured within minutes of each other on the same machine. Nothing fails here:
//! the table says which aims were missed.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

mod floors;
mod native;
mod sandboxed;

use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use belljar_exam::{BenchVersion, Exam, Size, Suite};
use belljar_generator::generate;
use belljar_runner::Plan;
use belljar_seed::Seed;
use belljar_tests::agent;

use crate::native::NativeExam;
use crate::sandboxed::{answers, confined, examine, examine_in_laps, in_process, probe};
use belljar_tests::Stopwatch;
use belljar_tests::measure::{Aim, Figure, Row, least_processor_times, ratio, render, told};

fn main() {
    // Like the other benchmarks, this one runs if a filter is in its name.
    let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    if filter.is_some_and(|filter| !"side by side".contains(&*filter)) {
        return;
    }
    let exam = generate(Seed::new(7), BenchVersion::LATEST, Suite::Assistant, Size::Full).exam;
    let plan = Plan::new(exam.clone()).expect("the exam has a plan");
    let mut rows = Vec::new();
    rows.extend(walls(&exam, &plan));
    rows.push(case_overhead(&plan));
    for (size, what) in [
        (Size::Small, "generating `small`, hashed"),
        (Size::Medium, "generating `medium`, hashed"),
        (Size::Full, "generating `full`, hashed"),
    ] {
        rows.push(floors::generation(size, what));
    }
    rows.push(floors::ingestion());
    rows.extend(second_job(&exam, &plan));
    println!("{}", render(&rows));
}

/// `baseline` linked natively, in the sandbox, and behind the second wall: processor time of a whole exam.
fn walls(exam: &Exam, plan: &Plan) -> Vec<Row> {
    let component = std::fs::read(agent("baseline")).expect("the agent is built");
    let native_exam = NativeExam::new(exam);
    let sandboxed = in_process(&component);
    let same = answers(exam, &examine(plan, &sandboxed));
    assert_eq!(native_exam.examine(&Stopwatch::start()), same, "what is measured side by side does the same");

    let worker = confined(&component);
    assert_eq!(answers(exam, &examine(plan, &worker)), same);
    let [native, inside, behind] = least_processor_times([
        &mut |stopwatch| drop(native_exam.examine(stopwatch)),
        &mut |stopwatch| drop(examine_in_laps(plan, &sandboxed, stopwatch)),
        &mut |stopwatch| drop(examine_in_laps(plan, &worker, stopwatch)),
    ]);
    let row = |what, measured| Row {
        what,
        measured: told(measured),
        against: format!("native {}", told(native)),
        figure: Figure { aim: Some(Aim::AtMost(1.6)), value: ratio(measured, native), unit: "" },
    };
    vec![row("`baseline` on `full`, in the sandbox", inside), row("the same behind the second wall", behind)]
}

/// What the harness adds to each case of an agent that does nothing.
fn case_overhead(plan: &Plan) -> Row {
    let component = std::fs::read(agent("null")).expect("the agent is built");
    let sandboxed = in_process(&component);
    let cases = u32::try_from(plan.cases().count()).expect("an exam has fewer cases");
    let [whole] = least_processor_times([&mut |_| drop(examine(plan, &sandboxed))]);
    let each = whole / cases;
    Row {
        what: "a case of `null`, in-process",
        measured: told(each),
        against: format!("{} for {cases} cases, records and all", told(whole)),
        figure: Figure { aim: Some(Aim::AtMost(60.0)), value: each.as_secs_f64() * 1e6, unit: "µs" },
    }
}

/// What a second job brings while questions are answered, and what a second thread brings natively: that is what the
/// machine has to give.
fn second_job(exam: &Exam, plan: &Plan) -> Vec<Row> {
    const ROUNDS: usize = 15;
    let component = std::fs::read(agent("baseline")).expect("the agent is built");
    let sandboxed = in_process(&component);
    let (mut one, mut two) = (LeastWaves::default(), LeastWaves::default());
    let (mut alone, mut both) = (Duration::MAX, Duration::MAX);
    // In turns, so that all meet the same machine.
    for _ in 0..ROUNDS {
        one.take(probe(plan, &sandboxed, 1));
        two.take(probe(plan, &sandboxed, 2));
        alone = alone.min(native_threads(exam, 1));
        both = both.min(native_threads(exam, 2));
    }
    let (one, two) = (one.total(), two.total());
    let row = |what, aim, one, two| Row {
        what,
        measured: told(two),
        against: format!("one {}", told(one)),
        figure: Figure { aim, value: ratio(one, two), unit: "" },
    };
    vec![
        row("questions of `full` with two jobs", Some(Aim::AtLeast(1.8)), one, two),
        row("two native threads, half of it each", None, alone, both / 2),
    ]
}

/// The least wall time of each wave, of many rounds.
#[derive(Default)]
struct LeastWaves(Vec<Duration>);

impl LeastWaves {
    fn take(&mut self, waves: Vec<Duration>) {
        self.0.resize(waves.len(), Duration::MAX);
        self.0.iter_mut().zip(waves).for_each(|(least, wave)| *least = wave.min(*least));
    }

    fn total(&self) -> Duration {
        self.0.iter().sum()
    }
}

/// Returns the wall time in which so many threads each examine `baseline` natively, from the moment that all are ready.
fn native_threads(exam: &Exam, count: usize) -> Duration {
    let ready = Barrier::new(count + 1);
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                let native_exam = NativeExam::new(exam);
                ready.wait();
                drop(native_exam.examine(&Stopwatch::start()));
            });
        }
        ready.wait();
        // The scope ends when all threads have.
        Instant::now()
    })
    .elapsed()
}

//! Everything side by side, in one run: what a sandbox costs, a case, an exam, a corpus, and what a second job brings.
//!
//! Figures are ratios of things that were measured within minutes of each other on the same machine. Nothing fails here:
//! the table says which aims were missed.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

mod floors;
mod native;
mod sandboxed;

use belljar_exam::{BenchVersion, Exam, Size, Suite};
use belljar_generator::generate;
use belljar_runner::Plan;
use belljar_seed::Seed;
use belljar_tests::agent;

use crate::native::NativeExam;
use crate::sandboxed::{answers, confined, examine, in_process};
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
    rows.push(second_job(&plan));
    println!("{}", render(&rows));
}

/// `baseline` linked natively, in the sandbox, and behind the second wall: processor time of a whole exam.
fn walls(exam: &Exam, plan: &Plan) -> Vec<Row> {
    let component = std::fs::read(agent("baseline")).expect("the agent is built");
    let native_exam = NativeExam::new(exam);
    let sandboxed = in_process(&component);
    let same = answers(exam, &examine(plan, &sandboxed, 1).transcript);
    assert_eq!(native_exam.examine(), same, "what is measured side by side does the same");

    let worker = confined(&component);
    assert_eq!(answers(exam, &examine(plan, &worker, 1).transcript), same);
    let [native, inside, behind] = least_processor_times([
        &mut || drop(native_exam.examine()),
        &mut || drop(examine(plan, &sandboxed, 1)),
        &mut || drop(examine(plan, &worker, 1)),
    ]);
    let row = |what, measured| Row {
        what,
        measured: told(measured),
        against: format!("native {}", told(native)),
        figure: Figure { aim: Aim::AtMost(1.6), value: ratio(measured, native), unit: "" },
    };
    vec![row("`baseline` on `full`, in the sandbox", inside), row("the same behind the second wall", behind)]
}

/// What the harness adds to each case of an agent that does nothing.
fn case_overhead(plan: &Plan) -> Row {
    let component = std::fs::read(agent("null")).expect("the agent is built");
    let sandboxed = in_process(&component);
    let cases = u32::try_from(plan.cases().count()).expect("an exam has fewer cases");
    let [whole] = least_processor_times([&mut || drop(examine(plan, &sandboxed, 1))]);
    let each = whole / cases;
    Row {
        what: "a case of `null`, in-process",
        measured: told(each),
        against: format!("{} for {cases} cases, records and all", told(whole)),
        figure: Figure { aim: Aim::AtMost(60.0), value: each.as_secs_f64() * 1e6, unit: "µs" },
    }
}

/// What a second job brings while questions are answered.
fn second_job(plan: &Plan) -> Row {
    let component = std::fs::read(agent("baseline")).expect("the agent is built");
    let sandboxed = in_process(&component);
    // The least of some rounds, in turns, so that both meet the same machine.
    let (mut one, mut two) = (std::time::Duration::MAX, std::time::Duration::MAX);
    for _ in 0..9 {
        one = one.min(examine(plan, &sandboxed, 1).probing);
        two = two.min(examine(plan, &sandboxed, 2).probing);
    }
    Row {
        what: "questions of `full` with two jobs",
        measured: told(two),
        against: format!("one job {}", told(one)),
        figure: Figure { aim: Aim::AtLeast(1.8), value: ratio(one, two), unit: "" },
    }
}

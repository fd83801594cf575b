//! Background jobs: starting one, asking after it, using what it found.

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, RESULT_USAGE};
use crate::assistant::tools::desk::{Desk, capital};
use crate::assistant::tools::sketch::{Call, Demand, Sketch};
use crate::assistant::tools::world::{FigureJob, figure_job, running_jobs};
use crate::wording::{Rule, rule};

const AVOID: &[&str] = &["job", "jobs", "agent", "background", "status", "execute", "start"];

/// A job whose result is asked for: `execute_agent_job`, then `get_agent_job_status` with the id that the first call
/// gave.
pub(in crate::assistant::tools) const JOB_CHAIN_RESULT_USAGE: Category =
    Category { name: "job_chain_result_usage", axis: RESULT_USAGE, avoid: AVOID, write: job_chain_result_usage };

static THEN_TELL: Rule = rule!(
    "please " {do} ". " AFTERWARDS " tell me " {wanted} "."
    | {Do} ", then tell me " {wanted} "."
    | {Do} ". I'm waiting to hear " {wanted} "."
    | CAN_YOU " " {do} "? " AFTERWARDS " I want to hear " {wanted} "."
    | "I'd like " {need} ", and after that I'd like to hear " {wanted} "."
    | "what comes of it matters most to me: " {do} ", and let me know " {wanted} "."
    | "would you mind " {doing} "? I have to report " {wanted} "."
    | "I can't say " {wanted} " until somebody does it: " {do} "."
    | {Wanted} "? To find out, " {do} "."
    | "we need " {need} " today. Then report back to me: I have to say " {wanted} "."
    | "hand me the outcome, not a promise: " {do} ", then tell me " {wanted} "."
    | "somebody has to " {do} ". Come back to me once it's clear " {wanted} "."
    | "my boss wants to hear " {wanted} ". Please " {do} ", and let me have the number."
);
static AFTERWARDS: Rule =
    rule!("when that's through," | "afterwards," | "once it's finished," | "then" | "after that,");
static CAN_YOU: Rule = rule!("can you" | "could you" | "would you" | "will you");

fn job_chain_result_usage(desk: &mut Desk<'_>) -> Sketch {
    let FigureJob { errand, wanted, name, figure, decoys, report, statement } = figure_job(desk);
    let (do_it, asked) = (capital(&errand.do_it), capital(&wanted));
    let slots = [
        ("do", &*errand.do_it),
        ("Do", &*do_it),
        ("doing", &*errand.doing),
        ("need", &*errand.need),
        ("wanted", &*wanted),
        ("Wanted", &*asked),
    ];
    let text = desk.say(&THEN_TELL, &slots);
    let id = desk.id("job-");
    let world = MockWorld {
        jobs: running_jobs(desk),
        memory_tools: true,
        new_ids: vec![id.clone(), desk.id("job-")],
        new_job_result: report,
        ..MockWorld::default()
    };
    let calls = vec![
        Call::new("execute_agent_job").contains("task", capital(&errand.do_it), &name),
        Call::new("get_agent_job_status").equals("job_id", id),
    ];
    Sketch { text, world, calls, demand: Demand::Figure { figure, decoys }, answer: format!("{statement}.") }
}

//! Background work: jobs and workflows.

use belljar_exam::Job;

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Jobs that are listed unless the call asks for another number.
const LISTED_DEFAULT: usize = 10;

/// Most jobs that are listed.
const LISTED_MAX: usize = 100;

/// Workers of a workflow unless the call asks for another number.
const WORKERS_DEFAULT: usize = 4;

/// Most workers of a workflow.
const WORKERS_MAX: usize = 16;

/// Starts a job.
pub(super) fn execute_agent_job(state: &mut State, arguments: &Arguments) -> String {
    let id = start(state, "job", arguments.text("task"));
    format!("Started job {id}. It is queued; ask for its status by this id.")
}

/// Starts a workflow: a job that is split among several workers.
pub(super) fn execute_agent_workflow(state: &mut State, arguments: &Arguments) -> String {
    let id = start(state, "workflow", arguments.text("goal"));
    let workers = match arguments.count("max_parallel", WORKERS_DEFAULT, WORKERS_MAX) {
        1 => "1 worker".to_owned(),
        most => format!("up to {most} workers"),
    };
    format!("Started workflow {id} with {workers}. It is queued; ask for its status by this id.")
}

/// Tells how far a job or workflow is, and what it found. One that the request started goes on when it is asked for.
pub(super) fn get_agent_job_status(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let id = arguments.text("job_id");
    let Some(index) = state.world.jobs.iter().position(|job| job.id == id) else {
        return Err(format!("no job with id {}", quoted(id)));
    };
    if state.started.iter().any(|started| started == id) {
        let job = &mut state.world_mut().jobs[index];
        job.state = if job.result.is_empty() { "running" } else { "finished" }.to_owned();
    }
    let job = &state.world.jobs[index];
    let line = format!("Job {id} is {}. Task: {}", job.state, quoted(&job.task));
    if ["finished", "failed"].contains(&&*job.state) && !job.result.is_empty() {
        return Ok(format!("{line}\nResult: {}", job.result));
    }
    Ok(format!("{line}\nThere is no result yet."))
}

/// Lists jobs and running workflows: those that the request started first, newest first, then older ones.
pub(super) fn list_agent_jobs(state: &mut State, arguments: &Arguments) -> String {
    let status = arguments.text("status");
    let wanted = |job: &&Job| status.is_empty() || job.state.eq_ignore_ascii_case(status);
    let older = state.world.jobs.len() - state.started.len();
    let (older, started) = state.world.jobs.split_at(older);
    let jobs = started.iter().rev().chain(older).filter(wanted);
    let most = arguments.count("limit", LISTED_DEFAULT, LISTED_MAX);
    let lines: Vec<String> =
        jobs.take(most).map(|job| format!("{} ({}): {}", job.id, job.state, quoted(&job.task))).collect();
    if !lines.is_empty() {
        return lines.join("\n");
    }
    if status.is_empty() { "There are no jobs.".to_owned() } else { format!("No job is {}.", quoted(status)) }
}

/// Lists the saved workflows.
pub(super) fn list_workflows(state: &mut State, _: &Arguments) -> String {
    let workflows = state.world.workflows.iter();
    let lines: Vec<String> =
        workflows.map(|workflow| format!("[{}] {}: {}", workflow.id, workflow.name, workflow.goal)).collect();
    if lines.is_empty() { "There are no saved workflows.".to_owned() } else { lines.join("\n") }
}

/// Starts a job and returns its id. The first one that a request starts has the exam's result.
fn start(state: &mut State, prefix: &str, task: &str) -> String {
    let id = state.next_id(prefix);
    let world = state.world_mut();
    let result = std::mem::take(&mut world.new_job_result);
    world.jobs.push(Job { id: id.clone(), result, state: "queued".to_owned(), task: task.to_owned() });
    state.started.push(id.clone());
    id
}

//! Background jobs and workflows.

use belljar_exam::{Job, MockWorld, Workflow};
use belljar_runner::MockTools;

use crate::support::{failure, result, tools};

fn job(id: &str, state: &str, task: &str, result: &str) -> Job {
    Job { id: id.to_owned(), result: result.to_owned(), state: state.to_owned(), task: task.to_owned() }
}

fn office() -> MockTools {
    tools(MockWorld {
        jobs: vec![
            job("job-1", "running", "Sort the receipts", ""),
            job("job-2", "finished", "Count the files", "There are 812 files."),
            job("job-3", "failed", "Scan the page", "The page was blank."),
        ],
        new_ids: vec!["job-8".to_owned(), "job-9".to_owned()],
        new_job_result: "The ledger has 4,310 unpaid invoices.".to_owned(),
        workflows: vec![Workflow {
            goal: "Draft, check, send".to_owned(),
            id: "wf-1".to_owned(),
            name: "Newsletter".to_owned(),
        }],
        ..MockWorld::default()
    })
}

fn status(tools: &mut MockTools, id: &str) -> String {
    result(tools, "get_agent_job_status", &format!(r#"{{"job_id":"{id}"}}"#))
}

#[test]
fn a_started_job_is_queued_and_finished_when_asked_for() {
    let mut tools = office();
    let started = result(&mut tools, "execute_agent_job", r#"{"task":"Flag unpaid invoices"}"#);
    assert!(started.contains("job-8") && started.contains("queued"), "{started}");
    let listed = result(&mut tools, "list_agent_jobs", r#"{"status":"queued"}"#);
    assert_eq!(listed, "job-8 (queued): Flag unpaid invoices");
    assert_eq!(
        status(&mut tools, "job-8"),
        "Job job-8 is finished. Task: Flag unpaid invoices\nResult: The ledger has 4,310 unpaid invoices."
    );
    let listed = result(&mut tools, "list_agent_jobs", r#"{"status":"finished"}"#);
    assert_eq!(listed, "job-8 (finished): Flag unpaid invoices\njob-2 (finished): Count the files");
}

#[test]
fn only_the_first_started_job_has_the_result() {
    let mut tools = office();
    let workflow = result(&mut tools, "execute_agent_workflow", r#"{"goal":"Compare all","max_parallel":3}"#);
    assert!(workflow.contains("workflow job-8 with up to 3 workers"), "{workflow}");
    let second = result(&mut tools, "execute_agent_job", r#"{"task":"Another"}"#);
    assert!(second.contains("job-9"), "{second}");
    assert_eq!(status(&mut tools, "job-9"), "Job job-9 is running. Task: Another\nThere is no result yet.");
    assert!(status(&mut tools, "job-8").contains("4,310"));
    // The exam's ids are used up.
    let third = result(&mut tools, "execute_agent_workflow", r#"{"goal":"More"}"#);
    assert!(third.contains("workflow workflow-") && third.contains("up to 4 workers"), "{third}");
    let newest = result(&mut tools, "list_agent_jobs", r#"{"limit":2}"#);
    assert!(newest.starts_with("workflow-") && newest.ends_with("job-9 (running): Another"), "{newest}");
}

#[test]
fn jobs_from_before_stay_as_they_are() {
    let mut tools = office();
    assert_eq!(status(&mut tools, "job-1"), "Job job-1 is running. Task: Sort the receipts\nThere is no result yet.");
    assert!(status(&mut tools, "job-2").ends_with("\nResult: There are 812 files."));
    assert!(status(&mut tools, "job-3").starts_with("Job job-3 is failed."));
    assert_eq!(
        result(&mut tools, "list_agent_jobs", "{}"),
        "job-1 (running): Sort the receipts\njob-2 (finished): Count the files\njob-3 (failed): Scan the page"
    );
    assert_eq!(result(&mut tools, "list_agent_jobs", r#"{"status":"queued"}"#), "No job is queued.");
}

#[test]
fn an_unknown_job_has_no_status() {
    for id in ["job-8", "wf-1", "JOB-1"] {
        let arguments = format!(r#"{{"job_id":"{id}"}}"#);
        assert_eq!(failure(&mut office(), "get_agent_job_status", &arguments), format!("no job with id {id}"));
    }
}

#[test]
fn saved_workflows_are_listed() {
    assert_eq!(result(&mut office(), "list_workflows", "{}"), "[wf-1] Newsletter: Draft, check, send");
}

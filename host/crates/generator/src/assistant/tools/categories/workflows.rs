//! Large goals that several workers share.

use belljar_exam::{MockWorld, Workflow};

use crate::assistant::tools::category::{Category, DIRECT_ROUTING, ROUTING_TRAP};
use crate::assistant::tools::desk::{Coins, Desk, Errand, Forms, capital};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::running_jobs;
use crate::coin::Mint;

/// A goal with parts that several workers take on at once: `execute_agent_workflow`.
pub(in crate::assistant::tools) const AGENT_WORKFLOW: Category = Category {
    name: "agent_workflow",
    axis: DIRECT_ROUTING,
    avoid: &["workflow", "workflows", "agent", "agents", "parallel", "job"],
    write: agent_workflow,
};

/// The same, put as a one-off task: still `execute_agent_workflow`.
pub(in crate::assistant::tools) const WORKFLOW_NOT_JOB: Category = Category {
    name: "workflow_not_job",
    axis: ROUTING_TRAP,
    avoid: &["workflow", "workflows", "agent", "agents", "parallel"],
    write: workflow_not_job,
};

/// Goals with many parts: how the name is coined, and the errand. Mark: `s` the name.
type Goal = (Coins, Forms);

const GOALS: &[Goal] = &[
    (
        |mint| mint.company(),
        (
            "profile the twelve rivals of {s}",
            "profiling the twelve rivals of {s}",
            "profiles of the twelve rivals of {s}",
        ),
    ),
    (
        |mint| mint.university(),
        (
            "go through the reading of all nine courses at {s}",
            "going through the reading of all nine courses at {s}",
            "a digest of the reading of all nine courses at {s}",
        ),
    ),
    (
        |mint| mint.project(),
        (
            "rewrite the forty help texts of {s}",
            "rewriting the forty help texts of {s}",
            "fresh versions of the forty help texts of {s}",
        ),
    ),
    (
        |mint| mint.city(),
        (
            "compare the schools in the eight districts of {s}",
            "comparing the schools in the eight districts of {s}",
            "a comparison of the schools in the eight districts of {s}",
        ),
    ),
    (
        |mint| mint.medicine(),
        (
            "condense the thirty studies on {s}",
            "condensing the thirty studies on {s}",
            "the thirty studies on {s} in condensed form",
        ),
    ),
    (
        |mint| mint.matter(),
        (
            "sift the six boxes of exhibits in {s}",
            "sifting the six boxes of exhibits in {s}",
            "a first sifting of the six boxes of exhibits in {s}",
        ),
    ),
    (
        |mint| mint.fund(),
        (
            "look into each of the twenty holdings of the {s}",
            "looking into each of the twenty holdings of the {s}",
            "a sketch of each of the twenty holdings of the {s}",
        ),
    ),
];

/// How the work is shared: behind any form of the errand.
const SHARED: &[&str] = &[
    ", with several helpers side by side",
    ", split among a handful of helpers",
    ", each part taken on by a helper of its own",
    ", all parts at the same time and by different hands",
    ", divided up so that nobody waits for anybody",
];

/// Coins a goal, and how it is to be shared.
fn goal(desk: &mut Desk<'_>) -> (String, Errand) {
    let (coin, forms) = *desk.choices.pick(GOALS);
    let name = desk.coin(coin);
    let mut errand = Errand::fill(&forms, &[("s", &name)]);
    let shared = *desk.choices.pick(SHARED);
    for form in [&mut errand.do_it, &mut errand.doing, &mut errand.need] {
        form.push_str(shared);
    }
    (name, errand)
}

fn office(desk: &mut Desk<'_>) -> MockWorld {
    let name = capital(&desk.coin(Mint::project));
    let workflow = Workflow { goal: format!("Draft the monthly letter of {name}."), id: desk.id("wf-"), name };
    let new_ids = vec![desk.id("wf-"), desk.id("wf-")];
    let jobs = running_jobs(desk);
    MockWorld { jobs, memory_tools: true, new_ids, workflows: vec![workflow], ..MockWorld::default() }
}

fn agent_workflow(desk: &mut Desk<'_>) -> Sketch {
    let (name, errand) = goal(desk);
    let text = desk.order(&errand);
    let world = office(desk);
    let call = Call::new("execute_agent_workflow").contains("goal", capital(&errand.do_it), &name);
    Sketch::calls(text, world, vec![call], "They have set to work.")
}

fn workflow_not_job(desk: &mut Desk<'_>) -> Sketch {
    let (name, errand) = goal(desk);
    let text = desk.order_once(&errand);
    let world = office(desk);
    let call = Call::new("execute_agent_workflow").contains("goal", capital(&errand.do_it), &name);
    Sketch::calls(text, world, vec![call], "They have set to work.")
}

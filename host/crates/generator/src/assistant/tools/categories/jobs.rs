//! Background jobs: starting one, asking after it, using what it found.

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING, MULTI_STEP, RESULT_USAGE, ROUTING_TRAP};
use crate::assistant::tools::desk::{Desk, Forms, Inquiry, capital};
use crate::assistant::tools::sketch::{Call, Demand, Sketch};
use crate::assistant::tools::world::{FigureJob, figure_job, job_errand, running_jobs};
use crate::wording::{Rule, rule};

const AVOID: &[&str] = &["job", "jobs", "agent", "background", "status", "execute", "start"];

/// Work for one job: `execute_agent_job`.
pub(in crate::assistant::tools) const AGENT_JOB: Category =
    Category { name: "agent_job", axis: DIRECT_ROUTING, avoid: AVOID, write: agent_job };

/// Work that hasn't begun, put as a question after how it stands: `execute_agent_job`.
pub(in crate::assistant::tools) const AGENT_RUN_NOT_READ: Category =
    Category { name: "agent_run_not_read", axis: ROUTING_TRAP, avoid: AVOID, write: agent_run_not_read };

/// Work that goes on already, put as if more were to be done: `list_agent_jobs`.
pub(in crate::assistant::tools) const AGENT_READ_NOT_RUN: Category = Category {
    name: "agent_read_not_run",
    axis: ROUTING_TRAP,
    avoid: &["list", "job", "jobs", "agent", "agents", "background", "status"],
    write: agent_read_not_run,
};

/// A job, and how it stands: `execute_agent_job`, then `get_agent_job_status` with the id that the first call gave.
pub(in crate::assistant::tools) const MULTI_JOB_STATUS: Category =
    Category { name: "multi_job_status", axis: MULTI_STEP, avoid: AVOID, write: multi_job_status };

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
    let (do_it, asked) = (capital(&errand.do_it), capital(wanted));
    let slots = [
        ("do", &*errand.do_it),
        ("Do", &*do_it),
        ("doing", &*errand.doing),
        ("need", &*errand.need),
        ("wanted", wanted),
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
    Sketch { text, world, calls, demand: Demand::Figure { figure, decoys }, answer: statement + "." }
}

/// A world in which jobs run and more can be started.
fn workshop(desk: &mut Desk<'_>) -> MockWorld {
    let new_ids = vec![desk.id("job-"), desk.id("job-")];
    MockWorld { jobs: running_jobs(desk), memory_tools: true, new_ids, ..MockWorld::default() }
}

fn agent_job(desk: &mut Desk<'_>) -> Sketch {
    let (name, errand) = job_errand(desk);
    let text = desk.order_or_once(&errand);
    let world = workshop(desk);
    let call = Call::new("execute_agent_job").contains("task", capital(&errand.do_it), &name);
    Sketch::calls(text, world, vec![call], "It's under way.")
}

static LIKELY: Rule = rule!("how everything stands" | "what's still cooking" | "how busy you are with my stuff");
static NOT_BEGUN: Rule = rule!(
    "nobody has begun to " {do} " yet. Get it going."
    | "how far along are you with " {need} "? Not even begun, I bet, so set it in motion."
    | "what's the holdup with " {need} "? Nobody was ever put on it. Do it now."
    | "is anybody " {doing} " yet? No? Then get somebody on it."
    | "I asked about " {need} " last week, and it turned out that nothing had been set up. Please " {do} "."
    | "when will I see " {need} "? Since nothing has been set in motion, " {do} "."
    | {Asked} "? Never mind, I've got something new: " {need} "."
    | "before you tell me " LIKELY ", here's one more for the pile: " {need} "."
    | "hands off new work for a second, I said. Second's over: " {do} "."
    | "I was about to ask " {asked} ", but you don't have this one yet: " {do} "."
    | {Asked} "? Nothing yet, I suppose, because I never told you to " {do} ". Now I do."
    | "the last attempt at " {doing} " never got off the ground. Once more from the top, please."
    | "what's happening with " {need} "? I know: nothing. So " {do} "."
    | "any progress on " {need} "? There can't be, I only thought of it now. Please get it moving."
);

fn agent_run_not_read(desk: &mut Desk<'_>) -> Sketch {
    let (name, errand) = job_errand(desk);
    // The same questions as those after work under way, so that the question alone leads astray.
    let (asked, _, _) = *desk.choices.pick(UNDER_WAY);
    let slots = [
        ("do", &*errand.do_it),
        ("doing", &errand.doing),
        ("need", &errand.need),
        ("asked", asked),
        ("Asked", &capital(asked)),
    ];
    let text = desk.say(&NOT_BEGUN, &slots);
    let world = workshop(desk);
    let call = Call::new("execute_agent_job").contains("task", capital(&errand.do_it), &name);
    Sketch::calls(text, world, vec![call], "It's under way now.")
}

/// Questions after work that was handed over.
const UNDER_WAY: &[Forms] = &[
    (
        "what's still cooking of all that I set off",
        "what's still cooking of all that I set off",
        "an overview of what's still cooking",
    ),
    (
        "which of the things I handed to you are through",
        "which of the things I handed to you are through",
        "the things I handed to you, with how far each has got",
    ),
    (
        "what have you got going for me",
        "what you've got going for me",
        "a rundown of everything you've got going for me",
    ),
    ("what became of the work I gave you", "what became of the work I gave you", "news of all the work I gave you"),
    (
        "is anything of mine stuck in the pipeline",
        "whether anything of mine is stuck in the pipeline",
        "a look at the pipeline with my things in it",
    ),
    (
        "did anything of mine come back with an error",
        "whether anything of mine came back with an error",
        "the state of whatever I've set going, errors included",
    ),
    (
        "which of my errands are you still sitting on",
        "which of my errands you're still sitting on",
        "the errands of mine that you're still sitting on",
    ),
    (
        "how far have your helpers got with what I passed along",
        "how far your helpers have got with what I passed along",
        "a word on how far your helpers have got",
    ),
    (
        "is there still anything running on my account",
        "whether there's still anything running on my account",
        "whatever is still running on my account",
    ),
    ("how busy are you with my stuff", "how busy you are with my stuff", "a picture of how busy you are with my stuff"),
];

static LIKE_MORE_WORK: Rule = rule!(
    "before I pile more work on you: " {direct} "?"
    | "don't begin anything new. I only want to see " {noun} "."
    | "I was about to hand you another chore, but first: " {direct} "?"
    | "do the thing where you show me " {noun} "."
    | "kick off our catch-up with " {noun} "."
    | "get going on " {noun} ", and nothing more than that."
    | "hands off new work for a second. " {Direct} "?"
    | "run me through " {noun} "."
);

fn agent_read_not_run(desk: &mut Desk<'_>) -> Sketch {
    let inquiry = Inquiry::fill(desk.choices.pick(UNDER_WAY), &[]);
    let text = if desk.choices.chance(3, 5) {
        desk.inquire_with(&LIKE_MORE_WORK, &inquiry, "")
    } else {
        desk.inquire(&inquiry)
    };
    let world = workshop(desk);
    Sketch::calls(text, world, vec![Call::new("list_agent_jobs")], "Here is how everything stands.")
}

static THEN_CHECK: Rule = rule!(
    "please " {do} ". Then look whether it's running and tell me."
    | {Do} ", then check on it at once and tell me where it stands."
    | "get somebody to " {do} ". A minute later, take a look at how it's coming along."
    | "I'd like " {need} ". Once it's in motion, ask after it and give me word."
    | "would you mind " {doing} "? And don't leave me in the dark: see how it's doing right after."
    | "we're waiting for " {need} ". Set it in motion and, before you answer me, see how far it has got."
    | "could you " {do} ", check in on it, and let me know what you see?"
    | "two steps: " {do} "; then find out how it's going and tell me."
    | "I trust nothing that I haven't seen moving. Please " {do} ", and check right away that it does move."
    | {Do} ". Keep the number you get for it and ask how it's faring."
);

fn multi_job_status(desk: &mut Desk<'_>) -> Sketch {
    let (name, errand) = job_errand(desk);
    let do_it = capital(&errand.do_it);
    let slots = [("do", &*errand.do_it), ("Do", &*do_it), ("doing", &*errand.doing), ("need", &*errand.need)];
    let text = desk.say(&THEN_CHECK, &slots);
    let world = workshop(desk);
    let id = world.new_ids[0].clone();
    let calls = vec![
        Call::new("execute_agent_job").contains("task", do_it.clone(), &name),
        Call::new("get_agent_job_status").equals("job_id", id),
    ];
    Sketch::calls(text, world, calls, "It has been started and is running.")
}

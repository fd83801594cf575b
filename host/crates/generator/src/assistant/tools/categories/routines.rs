//! Routines: what the app does by itself, and steps that are kept under a name.

use belljar_exam::{Automation, MockWorld, Recipe};

use crate::assistant::tools::category::{Category, DIRECT_ROUTING, ROUTING_TRAP};
use crate::assistant::tools::desk::{Desk, Errand, Forms, Inquiry, capital, fill};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::coin::Mint;
use crate::wording::{Rule, rule};

/// What the app is set up to do by itself: `list_automations`.
pub(in crate::assistant::tools) const AUTOMATION_LIST: Category = Category {
    name: "automation_list",
    axis: DIRECT_ROUTING,
    avoid: &["list", "automation", "automations", "automate", "automated", "automatic", "automatically", "scheduled"],
    write: automation_list,
};

/// Something that happens again and again: `create_automation`.
pub(in crate::assistant::tools) const AUTOMATION_NOT_JOB: Category = Category {
    name: "automation_not_job",
    axis: ROUTING_TRAP,
    avoid: &["automation", "automate", "automatic", "automatically", "schedule", "recurring"],
    write: automation_not_job,
};

/// Steps to be kept under a name: `create_recipe`.
pub(in crate::assistant::tools) const RECIPE_CREATE: Category = Category {
    name: "recipe_create",
    axis: DIRECT_ROUTING,
    avoid: &["recipe", "recipes", "create", "workflow"],
    write: recipe_create,
};

/// Steps that are kept under a name, to be carried out: `apply_recipe`.
pub(in crate::assistant::tools) const RECIPE_APPLY: Category = Category {
    name: "recipe_apply",
    axis: DIRECT_ROUTING,
    avoid: &["recipe", "recipes", "apply", "workflow"],
    write: recipe_apply,
};

const BY_ITSELF: &[Forms] = &[
    (
        "what do you do for me without being asked",
        "what you do for me without being asked",
        "everything you do for me without being asked, with the times",
    ),
    (
        "which of my things go off on their own, and when",
        "which of my things go off on their own, and when",
        "the things of mine that go off on their own",
    ),
    (
        "what have I set up to happen again and again",
        "what I've set up to happen again and again",
        "the things I've set up to happen again and again",
    ),
    (
        "what keeps popping up by itself every week",
        "what keeps popping up by itself every week",
        "a rundown of whatever keeps popping up by itself every week",
    ),
    (
        "which standing orders do you have from me",
        "which standing orders you have from me",
        "all the standing orders you have from me",
    ),
];

static SURPRISED: Rule = rule!(
    "something pinged me at " HOUR " again. What all have I got set up like that?"
    | "I've lost track of the regular stuff you run for me. Go over it with me."
    | "what's on autopilot these days?"
    | "which regular chores have you taken off my hands for good?"
    | "show me everything that repeats, I want to thin it out."
    | "the same digest came twice at " HOUR ". What repeats, and at which times?"
);
static HOUR: Rule = rule!("six" | "seven" | "eight" | "midnight" | "noon");

/// Repeated tasks. Mark: `s` a coined name.
const REPEATED: &[Forms] = &[
    ("check the price of {s} shares", "checking the price of {s} shares", "a look at the price of {s} shares"),
    ("sum up what came in on {s}", "summing up what came in on {s}", "a summary of what came in on {s}"),
    ("back up the {s} folder", "backing up the {s} folder", "a backup of the {s} folder"),
    ("nudge me about {s}", "nudging me about {s}", "a nudge about {s}"),
    ("write me a digest on {s}", "writing me a digest on {s}", "a digest on {s}"),
    ("count the open tickets of {s}", "counting the open tickets of {s}", "a count of the open tickets of {s}"),
];
const DAYS: &[&str] = &["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const HOURS: &[&str] =
    &["at seven in the morning", "at noon", "at four", "at half past eight", "at nine in the evening"];

/// A repeated task.
struct Repeated {
    forms: &'static Forms,
    /// What the task is about.
    name: String,
    day: &'static str,
    /// The day and the hour, in words.
    when: String,
}

impl Repeated {
    /// What is done each time, without the times.
    fn task(&self) -> String {
        capital(&fill(self.forms.0, &[("s", &self.name)]))
    }

    /// The errand, with the times.
    fn errand(&self) -> Errand {
        let plain = Errand::fill(self.forms, &[("s", &self.name)]);
        let with = |form: String| form + " " + &self.when;
        Errand { do_it: with(plain.do_it), doing: with(plain.doing), need: with(plain.need) }
    }
}

/// Coins a repeated task.
fn repeated(desk: &mut Desk<'_>) -> Repeated {
    let name = desk.coin(Mint::company);
    let forms = desk.choices.pick(REPEATED);
    let day = *desk.choices.pick(DAYS);
    let when = ["every ", day, " ", *desk.choices.pick(HOURS)].concat();
    Repeated { forms, name, day, when }
}

fn automations(desk: &mut Desk<'_>) -> Vec<Automation> {
    (0..2)
        .map(|_| {
            let repeated = repeated(desk);
            Automation { id: desk.id("auto-"), task: repeated.task(), schedule: repeated.when }
        })
        .collect()
}

fn automation_list(desk: &mut Desk<'_>) -> Sketch {
    let text = if desk.choices.chance(1, 3) {
        desk.say(&SURPRISED, &[])
    } else {
        let inquiry = Inquiry::fill(desk.choices.pick(BY_ITSELF), &[]);
        desk.inquire(&inquiry)
    };
    let automations = automations(desk);
    let told: Vec<String> = automations.iter().map(|one| format!("{} ({})", one.task, one.schedule)).collect();
    let world = MockWorld { automations, memory_tools: true, ..MockWorld::default() };
    Sketch::calls(text, world, vec![Call::new("list_automations")], format!("{}.", told.join("; ")))
}

static LIKE_A_JOB: Rule = rule!(
    "here's a job for you: " {do} "."
    | "get to work: " {do} "."
    | {do_first} "."
    | "from this week on, " {do} "."
    | "could you " {do} "?"
    | "would you mind " {doing} "?"
    | "I'd like " {need} "."
    | "the job that I keep forgetting is " {doing} ". Take it over."
    | "please " {do} " until I say stop."
    | "I always miss it myself: " {need} ". Yours from now on."
    | "what I want from you is " {need} "."
    | "make it a habit to " {do} "."
    | "it's your task from here on to " {do} "."
);

fn automation_not_job(desk: &mut Desk<'_>) -> Sketch {
    let repeated = repeated(desk);
    let errand = repeated.errand();
    let first = capital(&errand.do_it);
    let slots = [("do", &*errand.do_it), ("do_first", &*first), ("doing", &*errand.doing), ("need", &*errand.need)];
    let text = desk.say(&LIKE_A_JOB, &slots);
    let world = MockWorld { automations: automations(desk), memory_tools: true, ..MockWorld::default() };
    let task = repeated.task();
    let Repeated { name, day, when, .. } = repeated;
    let call = Call::new("create_automation").contains("schedule", when, day).contains("task", task, &name);
    Sketch::calls(text, world, vec![call], "It's set up.")
}

const STEPS: &[&str] = &[
    "collect the week's numbers, chart them, write two lines on top",
    "translate the text, check the names, count the words",
    "find three slots, ask everyone, book the first that fits",
    "gather the receipts, add them up, note the total",
    "skim the headlines, drop the sports, keep five",
    "shrink the photos, rename them by date, zip them",
    "read the draft aloud, mark what stumbles, shorten it",
];

/// Errands of keeping steps. Marks: `n` the name, `t` the steps.
const KEEP_STEPS: &[Forms] = &[
    (
        "keep these steps under the name {n}: {t}",
        "keeping these steps under the name {n}: {t}",
        "these steps, kept under the name {n}: {t}",
    ),
    (
        "set up a routine called {n} that goes like this: {t}",
        "setting up a routine called {n} that goes like this: {t}",
        "a routine called {n} that goes like this: {t}",
    ),
    (
        "give the following steps the name {n}, so that I can call on them any time: {t}",
        "giving the following steps the name {n}, so that I can call on them any time: {t}",
        "a name for the following steps, namely {n}: {t}",
    ),
    (
        "bundle what I do every time into {n}: {t}",
        "bundling what I do every time into {n}: {t}",
        "a bundle named {n}: {t}",
    ),
];

fn recipe_create(desk: &mut Desk<'_>) -> Sketch {
    let name = desk.coin(Mint::app);
    let steps = *desk.choices.pick(STEPS);
    let errand = Errand::fill(desk.choices.pick(KEEP_STEPS), &[("n", &name), ("t", steps)]);
    let text = desk.order_last(&errand);
    let recipes = recipes(desk);
    let world = MockWorld { memory_tools: true, recipes, ..MockWorld::default() };
    let call = Call::new("create_recipe").equals("name", name).free("steps", steps);
    Sketch::calls(text, world, vec![call], "I'll know what to do when you say the name.")
}

fn recipes(desk: &mut Desk<'_>) -> Vec<Recipe> {
    desk.choices.sample(STEPS, 2).into_iter().map(|steps| recipe(desk, steps)).collect()
}

fn recipe(desk: &mut Desk<'_>, steps: &str) -> Recipe {
    Recipe { name: desk.coin(Mint::app), steps: steps.to_owned() }
}

/// Errands of carrying out steps. Mark: `n` the name.
const CARRY_OUT: &[Forms] = &[
    ("do the {n} routine", "doing the {n} routine", "the {n} routine, start to finish"),
    ("go through my {n} steps", "going through my {n} steps", "a round of my {n} steps"),
    (
        "take it from the top with {n}, the steps we put together",
        "taking it from the top with {n}, the steps we put together",
        "one pass of {n}, the steps we put together",
    ),
    (
        "do what I've bundled under {n}",
        "doing what I've bundled under {n}",
        "everything I've bundled under {n}, done in one go",
    ),
    (
        "work through {n} the way I taught you",
        "working through {n} the way I taught you",
        "the {n} drill, the way I taught it to you",
    ),
];

fn recipe_apply(desk: &mut Desk<'_>) -> Sketch {
    let mut recipes = recipes(desk);
    let name = recipes[0].name.clone();
    desk.choices.shuffle(&mut recipes);
    let errand = Errand::fill(desk.choices.pick(CARRY_OUT), &[("n", &name)]);
    let text = desk.order(&errand);
    let world = MockWorld { memory_tools: true, recipes, ..MockWorld::default() };
    let answer = fill("All steps of {n} are done.", &[("n", &name)]);
    Sketch::calls(text, world, vec![Call::new("apply_recipe").equals("name", name)], answer)
}

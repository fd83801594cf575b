//! The app itself: building something in it, asking what it can do, telling its makers.

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING};
use crate::assistant::tools::desk::{Coins, Desk, Errand, Forms, Inquiry};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::coin::Mint;
use crate::wording::{Rule, rule};

/// Something to look at or click: `artifacts`.
pub(in crate::assistant::tools) const ARTIFACTS_CREATE: Category = Category {
    name: "artifacts_create",
    axis: DIRECT_ROUTING,
    avoid: &["artifact", "artifacts", "create", "generate"],
    write: artifacts_create,
};

/// What the app can do: `discover_capabilities`.
pub(in crate::assistant::tools) const CAPABILITY_DISCOVERY: Category = Category {
    name: "capability_discovery",
    axis: DIRECT_ROUTING,
    avoid: &["capability", "capabilities", "discover", "feature", "features"],
    write: capability_discovery,
};

/// Praise or a fault for the makers of the app: `file_feedback_for_team`.
pub(in crate::assistant::tools) const FEEDBACK: Category = Category {
    name: "feedback",
    axis: DIRECT_ROUTING,
    avoid: &["feedback", "report", "team", "file"],
    write: feedback,
};

/// Something to be built: how its name is coined, and the errand. Mark: `s` the name.
type Build = (Coins, Forms);

const BUILDS: &[Build] = &[
    (
        |mint| mint.restaurant(),
        (
            "build a little calculator that splits the bill at {s}",
            "building a little calculator that splits the bill at {s}",
            "a little calculator that splits the bill at {s}",
        ),
    ),
    (
        |mint| mint.project(),
        (
            "lay out a timeline of {s} that one can click through",
            "laying out a timeline of {s} that one can click through",
            "a timeline of {s} that one can click through",
        ),
    ),
    (
        |mint| mint.company(),
        (
            "put together a dashboard for {s} with sliders",
            "putting together a dashboard for {s} with sliders",
            "a dashboard for {s} with sliders",
        ),
    ),
    (
        |mint| mint.book(),
        (
            "make a quiz about {s} that keeps score",
            "making a quiz about {s} that keeps score",
            "a quiz about {s} that keeps score",
        ),
    ),
    (
        |mint| mint.village(),
        (
            "knock up a one-page site for the fair in {s}",
            "knocking up a one-page site for the fair in {s}",
            "a one-page site for the fair in {s}",
        ),
    ),
    (
        |mint| mint.university(),
        (
            "make flash cards for my finals at {s}, ones that flip",
            "making flash cards for my finals at {s}, ones that flip",
            "flash cards for my finals at {s}, ones that flip",
        ),
    ),
    (
        |mint| mint.fund(),
        (
            "chart what the {s} turns into after twenty years, with the rate on a slider",
            "charting what the {s} turns into after twenty years, with the rate on a slider",
            "a chart of what the {s} turns into after twenty years, with the rate on a slider",
        ),
    ),
    (
        |mint| mint.pet(),
        (
            "build a weight tracker for {s} the cat that draws a curve",
            "building a weight tracker for {s} the cat that draws a curve",
            "a weight tracker for {s} the cat that draws a curve",
        ),
    ),
];

fn artifacts_create(desk: &mut Desk<'_>) -> Sketch {
    let (coin, forms) = *desk.choices.pick(BUILDS);
    let name = desk.coin(coin);
    let errand = Errand::fill(&forms, &[("s", &name)]);
    let text = desk.order_or_once(&errand);
    let world = MockWorld { memory_tools: true, ..MockWorld::default() };
    let call = Call::new("artifacts").contains("spec", errand.need.clone(), &name);
    Sketch::calls(text, world, vec![call], "It's open beside our chat.")
}

const ABILITIES: &[Forms] = &[
    (
        "what else can you do for me in here",
        "what else you can do for me in here",
        "an idea of what else you can do for me",
    ),
    ("what tricks do you have up your sleeve", "what tricks you have up your sleeve", "a tour of your tricks"),
    (
        "which chores could I hand over to this app",
        "which chores I could hand over to this app",
        "a rundown of the chores I could hand over to this app",
    ),
    (
        "what is this app good for, besides chatting",
        "what this app is good for, besides chatting",
        "an overview of what this app is good for, besides chatting",
    ),
    (
        "what are you able to do that I've never asked for",
        "what you're able to do that I've never asked for",
        "the things you're able to do that I've never asked for",
    ),
    (
        "how far does your help go around here",
        "how far your help goes around here",
        "a plain account of everything you offer",
    ),
    (
        "where does your usefulness end in this app",
        "where your usefulness ends in this app",
        "a sense of what I can and can't ask of you",
    ),
];

static NEWCOMER: Rule = rule!(
    "I've had this app for a week and only ever chat with you. What am I overlooking?"
    | "I'm new here. Show me around: what's possible?"
    | "pretend I just installed this. What should I know that you can help with?"
    | "my " WHO " says that you do far more than talk. Such as?"
    | "is there anything besides talking that you're made for?"
    | "I pay for this every month. What do I get for it?"
    | "give me the grand tour of yourself."
);
static WHO: Rule = rule!("nephew" | "aunt" | "hairdresser" | "coach" | "accountant");

fn capability_discovery(desk: &mut Desk<'_>) -> Sketch {
    let text = if desk.choices.chance(1, 3) {
        desk.say(&NEWCOMER, &[])
    } else {
        let inquiry = Inquiry::fill(desk.choices.pick(ABILITIES), &[]);
        desk.inquire(&inquiry)
    };
    let world = MockWorld { memory_tools: true, ..MockWorld::default() };
    Sketch::calls(text, world, vec![Call::new("discover_capabilities")], "Here is what this app can do for you.")
}

/// What the makers should hear. Mark: `s` a coined name.
const REMARKS: &[&str] = &[
    "the app freezes whenever I export {s}",
    "the chat about {s} vanished overnight",
    "photos of {s} come out upside down",
    "the app gets the time wrong since I opened {s}",
    "I love how the app helped me with {s}",
    "the app needs a bigger button for sharing {s}",
    "voice input turns {s} into nonsense",
    "scrolling through {s} makes the app stutter",
];

/// Errands of passing it on. Mark: `r` the remark.
const PASS_ON: &[Forms] = &[
    (
        "let the people who make this app know that {r}",
        "letting the people who make this app know that {r}",
        "a word with the people who make this app: {r}",
    ),
    ("tell your makers that {r}", "telling your makers that {r}", "your makers to hear that {r}"),
    ("pass on to the developers that {r}", "passing on to the developers that {r}", "the developers to hear that {r}"),
    (
        "make sure that whoever builds you hears this: {r}",
        "making sure that whoever builds you hears this: {r}",
        "whoever builds you to hear this: {r}",
    ),
];

static GRUMBLE: Rule = rule!(
    {remark} ". Your developers should hear about it."
    | {remark} ". Who do I tell? Tell them for me."
    | "is anybody at the company aware that " {inside} "? Make them aware."
    | {remark} ", and I'd like the people behind this app to know."
    | "I don't want a workaround, I want your makers to know: " {inside} "."
);

fn feedback(desk: &mut Desk<'_>) -> Sketch {
    let name = desk.coin(Mint::project);
    let remark = crate::assistant::tools::desk::fill(desk.choices.pick::<&str>(REMARKS), &[("s", &name)]);
    let first = crate::assistant::tools::desk::capital(&remark);
    let text = if desk.choices.chance(2, 5) {
        desk.say(&GRUMBLE, &[("remark", &first), ("inside", &remark)])
    } else {
        let errand = Errand::fill(desk.choices.pick(PASS_ON), &[("r", &remark)]);
        // A need of this sort stands after `I want`, never alone.
        desk.say(&ORDER_ONLY, &[("do", &errand.do_it), ("doing", &errand.doing), ("need", &errand.need)])
    };
    let world = MockWorld { memory_tools: true, ..MockWorld::default() };
    let call = Call::new("file_feedback_for_team").contains("message", first, &name);
    Sketch::calls(text, world, vec![call], "I've passed it on.")
}

static ORDER_ONLY: Rule = rule!(
    "could you " {do} "?"
    | "would you mind " {doing} "?"
    | "please " {do} "."
    | "I want " {need} "."
    | "I'd like " {need} "."
    | "do me a favor and " {do} "."
    | "I keep meaning to ask you to " {do} "."
    | "if it's no trouble, " {do} "."
    | "how about " {doing} "?"
    | "it would help a lot if you could " {do} "."
    | "go ahead and " {do} "."
    | "we need " {need} "."
);

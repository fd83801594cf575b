//! How the assistant works in a chat: its model, how long it thinks, what it may use.

use std::collections::BTreeMap;

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING};
use crate::assistant::tools::desk::{Desk, Errand, Forms};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::coin::Mint;

/// A language model by its name: `set_main_model`.
pub(in crate::assistant::tools) const SET_MODEL: Category =
    Category { name: "set_model", axis: DIRECT_ROUTING, avoid: &["model", "models"], write: set_model };

/// How long to think, by what it should feel like: `set_reasoning_effort`.
pub(in crate::assistant::tools) const SET_EFFORT: Category = Category {
    name: "set_effort",
    axis: DIRECT_ROUTING,
    avoid: &["effort", "reasoning", "low", "medium", "high", "model"],
    write: set_effort,
};

/// What the assistant may use in this chat: `set_chat_tool_preferences`.
pub(in crate::assistant::tools) const SET_TOOL_PREFS: Category = Category {
    name: "set_tool_prefs",
    axis: DIRECT_ROUTING,
    avoid: &["tool", "tools", "preference", "preferences", "enable", "disable"],
    write: set_tool_prefs,
};

const EDITIONS: &[&str] = &["Mini", "Large", "Pro", "Flash", "Deep", "Lite"];

/// Errands with a model. Mark: `m` its name.
const MODEL_ERRANDS: &[Forms] = &[
    ("let {m} do the talking from now on", "letting {m} do the talking from now on", "a chat with {m} from now on"),
    ("switch this chat over to {m}", "switching this chat over to {m}", "a switch to {m} in this chat"),
    ("have {m} answer me", "having {m} answer me", "answers from {m}"),
    ("put {m} in charge here", "putting {m} in charge here", "a change of brain, namely {m}"),
    (
        "bring in {m} for all that follows",
        "bringing in {m} for all that follows",
        "the voice of {m} for all that follows",
    ),
];

fn set_model(desk: &mut Desk<'_>) -> Sketch {
    let brand = desk.coin(Mint::brand);
    let model = format!("{brand} {} {}", desk.choices.between(2, 9), desk.choices.pick(EDITIONS));
    let errand = Errand::fill(desk.choices.pick(MODEL_ERRANDS), &[("m", &model)]);
    let text = desk.order(&errand);
    let settings = BTreeMap::from([("main model".to_owned(), "the default".to_owned())]);
    let world = MockWorld { memory_tools: true, settings, ..MockWorld::default() };
    let call = Call::new("set_main_model").equals("model", &*model);
    Sketch::calls(text, world, vec![call], format!("{model} answers from now on."))
}

/// Errands for each effort.
const EFFORT_ERRANDS: &[(&str, &[Forms])] = &[
    (
        "high",
        &[
            (
                "think as long and hard as you can before every reply",
                "thinking as long and hard as you can before every reply",
                "replies that have been thought over as long as you can",
            ),
            (
                "take all the time there is for each reply from here on",
                "taking all the time there is for each reply from here on",
                "replies that you've turned over in your head to the very end",
            ),
            (
                "mull everything over to the last detail in this chat, however slow it gets",
                "mulling everything over to the last detail in this chat, however slow it gets",
                "your deepest thinking in this chat, however slow it gets",
            ),
        ],
    ),
    (
        "medium",
        &[
            (
                "find the middle between rushing and brooding in your replies",
                "finding the middle between rushing and brooding in your replies",
                "replies that are neither rushed nor brooded over",
            ),
            (
                "go back to thinking a normal while, not the least and not the most",
                "going back to thinking a normal while, not the least and not the most",
                "an average amount of thinking per reply, not the least and not the most",
            ),
            (
                "think half as long as you possibly could before you reply",
                "thinking half as long as you possibly could before you reply",
                "something halfway between your fastest and your most careful replies",
            ),
        ],
    ),
    (
        "low",
        &[
            (
                "stop pondering and reply as fast as you can from here on",
                "replying as fast as you can from here on, without pondering",
                "the quickest replies you have in you, without pondering",
            ),
            (
                "think as little as possible before you reply",
                "thinking as little as possible before you reply",
                "replies straight off the cuff, with next to no thinking",
            ),
            (
                "spare me the long thinking pauses in this chat",
                "sparing me the long thinking pauses in this chat",
                "a chat with hardly any thinking pauses",
            ),
        ],
    ),
];

fn set_effort(desk: &mut Desk<'_>) -> Sketch {
    let (effort, errands) = *desk.choices.pick(EFFORT_ERRANDS);
    let errand = Errand::fill(desk.choices.pick(errands), &[]);
    let text = desk.order(&errand);
    let current = if effort == "high" { "low" } else { "high" };
    let settings = BTreeMap::from([("reasoning effort".to_owned(), current.to_owned())]);
    let world = MockWorld { memory_tools: true, settings, ..MockWorld::default() };
    let call = Call::new("set_reasoning_effort").equals("effort", effort);
    Sketch::calls(text, world, vec![call], "I'll think as long as you asked from now on.")
}

/// What may be used: the errand, what a call would say, and the word that it must hold, if any is certain.
type Habit = (Forms, &'static str, Option<&'static str>);

const HABITS: &[Habit] = &[
    (
        (
            "keep your hands off my calendar in this chat",
            "keeping your hands off my calendar in this chat",
            "a chat in which you can't touch my calendar",
        ),
        "The calendar must not be used.",
        Some("calendar"),
    ),
    (
        ("stay off the web in this chat", "staying off the web in this chat", "a chat in which you stay off the web"),
        "The web must not be used.",
        Some("web"),
    ),
    (
        (
            "never draw pictures of your own accord in here again",
            "never drawing pictures of your own accord in here again",
            "a chat without any pictures of yours",
        ),
        "Pictures must not be made.",
        None,
    ),
    (
        (
            "run no code in this conversation, whatever I ask",
            "running no code in this conversation, whatever I ask",
            "a conversation in which no code is run, whatever I ask",
        ),
        "No code may be run.",
        Some("code"),
    ),
    (
        (
            "make sure that no letter of mine can leave this chat",
            "making sure that no letter of mine can leave this chat",
            "a chat from which no letter of mine can leave",
        ),
        "No email may be sent.",
        None,
    ),
    (
        (
            "go back to using the web and the calendar as you see fit",
            "going back to using the web and the calendar as you see fit",
            "your old freedom with the web and the calendar",
        ),
        "The web and the calendar may be used again.",
        Some("calendar"),
    ),
    (
        (
            "limit yourself to the web in here, nothing else",
            "limiting yourself to the web in here, nothing else",
            "a chat in which you may use the web and nothing else",
        ),
        "Only the web may be used.",
        Some("web"),
    ),
];

fn set_tool_prefs(desk: &mut Desk<'_>) -> Sketch {
    let (forms, preferences, word) = desk.choices.pick(HABITS);
    let errand = Errand::fill(forms, &[]);
    let text = desk.order(&errand);
    let world = MockWorld { memory_tools: true, ..MockWorld::default() };
    let call = Call::new("set_chat_tool_preferences");
    let call = match word {
        Some(word) => call.contains("preferences", *preferences, word),
        None => call.free("preferences", *preferences),
    };
    Sketch::calls(text, world, vec![call], "I'll keep to that in this chat.")
}

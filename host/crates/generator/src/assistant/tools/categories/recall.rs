//! The app's own memories: searching them, finding a subject, getting one by its id.

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING};
use crate::assistant::tools::desk::{Desk, Forms, Inquiry};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::{headings, matter, notes_about};
use crate::coin::Mint;
use crate::wording::{Rule, rule};

/// Something that the user once told: `search_memories`.
pub(in crate::assistant::tools) const MEMORY_LOOKUP: Category = Category {
    name: "memory_lookup",
    axis: DIRECT_ROUTING,
    avoid: &["memory", "memories", "remember", "search", "recall", "note"],
    write: memory_lookup,
};

/// The heading under which something is filed: `search_subjects`.
pub(in crate::assistant::tools) const MEMORY_SUBJECT: Category = Category {
    name: "memory_subject",
    axis: DIRECT_ROUTING,
    avoid: &["subject", "subjects", "memory", "memories", "search", "list"],
    write: memory_subject,
};

/// A note whose id stands in the prompt: `fetch_memories`.
pub(in crate::assistant::tools) const MEMORY_FETCH: Category = Category {
    name: "memory_fetch",
    axis: DIRECT_ROUTING,
    avoid: &["fetch", "memory", "memories", "pair", "search"],
    write: memory_fetch,
};

static TOLD: Rule = rule!(
    "I told you " WHEN ", and now I've lost it: " {direct} "?"
    | "we went over " {subject} " " WHEN ". " {Direct} "?"
    | "you've heard all about " {subject} " from me. " {Direct} "?"
    | "going by what I've said to you, " {direct} "?"
    | "I must have mentioned it " WHEN ": " {direct} "?"
    | "my head is like a sieve. " {Direct} "? I did tell you " WHEN "."
    | "it came up between us " WHEN ", I'm sure: " {noun} "."
    | "it's about " {subject} " again. I've forgotten " {indirect} "."
    | "I've clean forgotten " {indirect} ", though you should know."
);
static WHEN: Rule =
    rule!("a while back" | "in spring" | "ages ago" | "once" | "more than once" | "last year" | "before my holiday");

fn memory_lookup(desk: &mut Desk<'_>) -> Sketch {
    let matter = matter(desk);
    let text = if desk.choices.chance(1, 2) {
        desk.inquire_with(&TOLD, &matter.inquiry(), &matter.phrase())
    } else {
        desk.inquire(&matter.inquiry())
    };
    let world = MockWorld { memories: notes_about(desk, &matter), memory_tools: true, ..MockWorld::default() };
    let call = Call::new("search_memories").contains("queries", [&*matter.name], &matter.name);
    Sketch::calls(text, world, vec![call], matter.note())
}

/// Questions after a heading. Mark: `s` what is filed under it.
const HEADINGS: &[Forms] = &[
    ("do you keep a heading for {s}", "whether you keep a heading for {s}", "the heading you keep for {s}"),
    (
        "which heading have you filed {s} under",
        "which heading you've filed {s} under",
        "the heading you've filed {s} under",
    ),
    (
        "is {s} one of the topics you keep for me",
        "whether {s} is one of the topics you keep for me",
        "the topic that {s} belongs to in your files on me",
    ),
    ("what do you call the folder for {s}", "what you call the folder for {s}", "your name for the folder on {s}"),
    (
        "does {s} have a drawer of its own in your cabinet",
        "whether {s} has a drawer of its own in your cabinet",
        "the drawer you've set aside for {s}",
    ),
    ("where do you file what I say on {s}", "where you file what I say on {s}", "the place where you file {s}"),
];

static FILED: Rule = rule!(
    "I don't need what's in it, only the heading itself: " {direct} "?"
    | "before I dictate anything more: " {direct} "?"
    | "I'm tidying up. " {Direct} "?"
    | "I talk so much about " {subject} " that there should be a drawer for it. Is there, and what's it called?"
    | "all my chatter about " {subject} " must be grouped somewhere. Under what?"
    | "not the details, just how it's labelled: " {noun} "."
);

fn memory_subject(desk: &mut Desk<'_>) -> Sketch {
    let name = desk.coin(Mint::project);
    let inquiry = Inquiry::fill(desk.choices.pick(HEADINGS), &[("s", &name)]);
    let text =
        if desk.choices.chance(2, 5) { desk.inquire_with(&FILED, &inquiry, &name) } else { desk.inquire(&inquiry) };
    let rival = desk.coin(Mint::project);
    let (subjects, memories) = headings(desk, &name, &rival, "the budget");
    let world = MockWorld { memories, memory_tools: true, subjects, ..MockWorld::default() };
    let call = Call::new("search_subjects").contains("queries", [&*name], &name);
    Sketch::calls(text, world, vec![call], format!("Yes, there is a heading for {name}."))
}

/// Questions after a note by its id. Mark: `i` the id.
const BY_ID: &[Forms] = &[
    ("what does {i} say in full", "what {i} says in full", "the full wording of {i}"),
    ("what's behind {i}", "what's behind {i}", "the whole entry {i}"),
    ("what did I tell you in {i}", "what I told you in {i}", "every word of {i}"),
    ("what exactly is written in {i}", "what exactly is written in {i}", "the exact text of {i}"),
    ("how does {i} go on after the first line", "how {i} goes on after the first line", "the rest of {i}"),
    ("what was {i} about", "what {i} was about", "the content of {i}"),
];

static NUMBERED: Rule = rule!(
    "you quoted " {subject} " to me in passing. I want all of it, from start to finish."
    | "the overview only shows the number " {subject} ". Put the whole entry in front of me."
    | "I wrote down " {subject} " on a sticky note. " {Direct} "?"
    | "there's an entry numbered " {subject} ". Show me all of it."
    | "an old reply of yours ends with (" {subject} "). " {Direct} "?"
    | "pull up " {subject} ", unabridged."
);

fn memory_fetch(desk: &mut Desk<'_>) -> Sketch {
    let matter = matter(desk);
    let memories = notes_about(desk, &matter);
    let told = matter.note();
    let note = memories.iter().find(|memory| memory.text == told).expect("the note is among them");
    let id = note.id.clone();
    let inquiry = Inquiry::fill(desk.choices.pick(BY_ID), &[("i", &id)]);
    let text =
        if desk.choices.chance(2, 5) { desk.inquire_with(&NUMBERED, &inquiry, &id) } else { desk.inquire(&inquiry) };
    let world = MockWorld { memories, memory_tools: true, ..MockWorld::default() };
    Sketch::calls(text, world, vec![Call::new("fetch_memories").equals("pairIds", [id])], told)
}

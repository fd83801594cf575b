//! A heading first, then a question within it.

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, MULTI_STEP};
use crate::assistant::tools::desk::{Desk, Forms, Inquiry};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::headings;
use crate::coin::Mint;

/// What was said on one aspect under one heading: `search_subjects`, then `search_memories_in_subjects` with the id that
/// the first call gave.
pub(in crate::assistant::tools) const MULTI_SUBJECT_SCOPE: Category = Category {
    name: "multi_subject_scope",
    axis: MULTI_STEP,
    avoid: &["subject", "subjects", "memory", "memories", "search", "scope", "fetch"],
    write: multi_subject_scope,
};

/// Aspects that both headings have notes on.
const ASPECTS: &[&str] = &[
    "the budget",
    "the catering",
    "the insurance",
    "the seating",
    "the permits",
    "the lighting",
    "the deadline",
    "the music",
    "the transport",
    "the paperwork",
    "the invitations",
    "the cleaning",
];

/// Questions. Marks: `s` the heading, `a` the aspect.
const WITHIN: &[Forms] = &[
    ("what's in the {s} folder about {a}", "what's in the {s} folder about {a}", "whatever the {s} folder has on {a}"),
    (
        "under the heading {s}, whom do I leave {a} to",
        "whom I leave {a} to, going by the heading {s} alone",
        "the name that stands under {s} for {a}",
    ),
    (
        "within {s} and nowhere else, what have I told you about {a}",
        "what I've told you about {a} within {s} and nowhere else",
        "everything I've told you about {a} within {s} and nowhere else",
    ),
    (
        "who looks after {a}, according to your {s} drawer",
        "who looks after {a}, according to your {s} drawer",
        "the person for {a}, according to your {s} drawer",
    ),
    (
        "of all you've filed under {s}, which part deals with {a}",
        "which part of all you've filed under {s} deals with {a}",
        "the part on {a} of all you've filed under {s}",
    ),
];

fn multi_subject_scope(desk: &mut Desk<'_>) -> Sketch {
    let (name, rival) = (desk.coin(Mint::project), desk.coin(Mint::project));
    let aspect = *desk.choices.pick(ASPECTS);
    let inquiry = Inquiry::fill(desk.choices.pick(WITHIN), &[("s", &name), ("a", aspect)]);
    let text = desk.inquire(&inquiry);
    let (subjects, memories) = headings(desk, &name, &rival, aspect);
    let subject = subjects.iter().find(|subject| subject.label == name).expect("the heading is among them");
    let id = subject.id.clone();
    let word = aspect.trim_start_matches("the ");
    let note = memories.iter().find(|memory| memory.subject.as_ref() == Some(&id) && memory.text.contains(aspect));
    let answer = note.expect("each heading has a note on it").text.clone();
    let world = MockWorld { memories, memory_tools: true, subjects, ..MockWorld::default() };
    let calls = vec![
        Call::new("search_subjects").contains("queries", [&*name], &name),
        Call::new("search_memories_in_subjects").equals("subject_id", id).contains("queries", [word], word),
    ];
    Sketch::calls(text, world, calls, answer)
}

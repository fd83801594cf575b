//! The app's own memories: searching them, finding a subject, getting one by its id.

use belljar_exam::MockWorld;
use serde_json::json;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING};
use crate::assistant::tools::desk::Desk;
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::{matter, notes_about};
use crate::wording::{Rule, rule};

/// Something that the user once told: `search_memories`.
pub(in crate::assistant::tools) const MEMORY_LOOKUP: Category = Category {
    name: "memory_lookup",
    axis: DIRECT_ROUTING,
    avoid: &["memory", "memories", "remember", "search", "recall", "note"],
    write: memory_lookup,
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
    let text = if desk.chance(1, 2) {
        desk.inquire_with(&TOLD, &matter.inquiry, &matter.phrase)
    } else {
        desk.inquire(&matter.inquiry)
    };
    let world = MockWorld { memories: notes_about(desk, &matter), memory_tools: true, ..MockWorld::default() };
    let call = Call::new("search_memories").contains("queries", json!([matter.name]), &matter.name);
    Sketch::calls(text, world, vec![call], matter.note)
}

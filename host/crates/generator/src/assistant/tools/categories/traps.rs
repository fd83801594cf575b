//! Routing traps between the web and the app's own memories: the words point one way, the sense the other.

use belljar_exam::{MockWorld, WebPage};
use serde_json::json;

use crate::assistant::tools::category::{Category, ROUTING_TRAP};
use crate::assistant::tools::desk::{Desk, capital};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::{address, matter, notes_about};
use crate::wording::{Rule, rule};

/// Looks like a web search, but the user told it themselves: `search_memories`.
pub(in crate::assistant::tools) const ROUTE_MEMORY_NOT_WEB: Category = Category {
    name: "route_memory_not_web",
    axis: ROUTING_TRAP,
    avoid: &["memory", "memories", "remember", "recall", "notes"],
    write: route_memory_not_web,
};

static LIKE_A_SEARCH: Rule = rule!(
    LOOK " " {noun} ". " TOLD
    | LOOK " " {noun} ", " AS_TOLD "."
    | CAN_YOU " run a quick search: " {direct} "? " TOLD
    | "search for " {noun} ". " TOLD
    | CAN_YOU " google your own head for me? " {Direct} "? " TOLD
    | "what's the latest you have from me on " {subject} "? Mainly, " {direct} "?"
    | "find out " {indirect} ". " TOLD
    | LOOK " " {subject} " for me: " {direct} "? " TOLD
    | "information wanted on " {subject} ", namely " {noun} ". " TOLD
    | "do a search on " {subject} ". I'd like " {noun} ", " AS_TOLD "."
);
static LOOK: Rule =
    rule!("look up" | "please look up" | "quickly look up" | "check" | "go and find" | "could you find");
static CAN_YOU: Rule = rule!("can you" | "could you" | "would you");
static TOLD: Rule = rule!(
    "it's something I told you " WHEN "."
    | "you have it from me, I brought it up " WHEN "."
    | "I mentioned it to you " WHEN "."
    | "no newspaper would know, only you and I talked about it " WHEN "."
    | "it came up in one of our chats " WHEN "."
    | "I described it to you " WHEN "."
);
static AS_TOLD: Rule = rule!(
    "the way I told you " WHEN | "as I mentioned it to you " WHEN | "which I shared with you " WHEN
    | "I brought it up with you " WHEN
);
static WHEN: Rule =
    rule!("in spring" | "a while back" | "some weeks ago" | "last winter" | "ages ago" | "when we first talked");

fn route_memory_not_web(desk: &mut Desk<'_>) -> Sketch {
    let matter = matter(desk);
    let text = desk.inquire_with(&LIKE_A_SEARCH, &matter.inquiry, &matter.phrase);
    let memories = notes_about(desk, &matter);
    // The web knows the name, too, so that going there is tempting, and wrong.
    let pages = vec![WebPage {
        snippet: format!("What the public should know about {}.", matter.name),
        text: format!("{} has no comment to make at this time.", capital(&matter.name)),
        title: format!("About {}", matter.name),
        url: address(desk, &matter.name),
    }];
    let world = MockWorld { memories, memory_tools: true, pages, ..MockWorld::default() };
    let call = Call::new("search_memories").contains("queries", json!([matter.name]), &matter.name);
    Sketch::calls(text, world, vec![call], matter.note)
}

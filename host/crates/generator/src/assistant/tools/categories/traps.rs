//! Routing traps between the web and the app's own memories: the words point one way, the sense the other.

use belljar_exam::{AppMemory, MockWorld, Timestamp, WebPage};

use crate::assistant::tools::category::{Category, ROUTING_TRAP};
use crate::assistant::tools::desk::{Desk, capital};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::{address, matter, news_pages, notes_about, topic};
use crate::wording::{Rule, rule};

/// Looks like a web search, but the user told it themselves: `search_memories`.
pub(in crate::assistant::tools) const ROUTE_MEMORY_NOT_WEB: Category = Category {
    name: "route_memory_not_web",
    axis: ROUTING_TRAP,
    avoid: &["memory", "memories", "remember", "recall", "notes"],
    write: route_memory_not_web,
};

/// Looks like something the user once told, but it's public and may have changed: `search_web`.
pub(in crate::assistant::tools) const ROUTE_WEB_NOT_MEMORY: Category = Category {
    name: "route_web_not_memory",
    axis: ROUTING_TRAP,
    avoid: &["search", "web", "internet", "online", "google", "look up", "browse"],
    write: route_web_not_memory,
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
    let text = desk.inquire_with(&LIKE_A_SEARCH, &matter.inquiry(), &matter.phrase());
    let memories = notes_about(desk, &matter);
    // The web knows the name, too, so that going there is tempting, and wrong.
    let pages = vec![WebPage {
        snippet: format!("What the public should know about {}.", matter.name),
        text: format!("{} has no comment to make at this time.", capital(&matter.name)),
        title: format!("About {}", matter.name),
        url: address(desk, &matter.name),
    }];
    let world = MockWorld { memories, memory_tools: true, pages, ..MockWorld::default() };
    let call = Call::new("search_memories").contains("queries", [&*matter.name], &matter.name);
    Sketch::calls(text, world, vec![call], matter.note())
}

static LIKE_A_REMINDER: Rule = rule!(
    "remind me " {indirect} ", as things stand " NOW "."
    | "remind me of " {noun} ", the way it is " NOW "."
    | "I forgot " {indirect} ". What do people say about it " NOW "?"
    | "refresh me on " {noun} ". I mean " NOW ", not last year."
    | "we talked about " {subject} " before, but that's stale " NOW ". " {Direct} "?"
    | "I told you about " {subject} " once. What I don't know is what's new: " {direct} "?"
    | "you know how I am about " {subject} ". " {Direct} ", as of " TODAY "?"
    | "what was it again " TODAY ": " {direct} "?"
    | TOLD " That was then. " {Direct} ", as of " TODAY "?"
    | TOLD " What I'm after is what's new since: " {direct} "?"
    | TOLD " I don't want my own words back, though, I want " {noun} " as it stands " NOW "."
    | TOLD " Others may have written about it since, so " {direct} ", as things stand " NOW "?"
    | "it slipped my mind " {indirect} ". " TODAY_FIRST " counts, not what I said to you back then."
    | "bring back to me " {noun} ", with whatever was published by " TODAY "."
);
static NOW: Rule = rule!("now" | "right now" | "this week" | "these days" | "by now");
static TODAY: Rule = rule!("today" | "this morning" | "tonight");
static TODAY_FIRST: Rule = rule!("today's news" | "this week's news" | "the newest report");

fn route_web_not_memory(desk: &mut Desk<'_>) -> Sketch {
    let topic = topic(desk);
    let inquiry = topic.news(desk);
    let text = desk.inquire_with(&LIKE_A_REMINDER, &inquiry, &topic.phrase);
    let matter = matter(desk);
    let mut memories = notes_about(desk, &matter);
    // The user has mentioned the subject, so that their notes are tempting, and stale.
    let at = Timestamp::from_civil(2024, 2, 11, 43_200);
    let note = format!("The user once asked about {}; nothing was known then.", topic.phrase);
    memories.push(AppMemory { at, id: desk.id("mem-"), subject: None, text: note });
    let world = MockWorld { memories, memory_tools: true, pages: news_pages(desk, &topic), ..MockWorld::default() };
    let call = Call::new("search_web").contains("queries", [[&*topic.name, " news"].concat()], &topic.name);
    Sketch::calls(text, world, vec![call], format!("Here is what has been written about {} lately.", topic.phrase))
}

//! Direct use of the web: searching for what is new, reading a page whose address is given.

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING};
use crate::assistant::tools::desk::{Desk, Inquiry};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::assistant::tools::world::{address, news_pages, topic};
use crate::wording::{Rule, rule};

/// A public matter that may have changed: `search_web`.
pub(in crate::assistant::tools) const WEB_SEARCH: Category = Category {
    name: "web_search",
    axis: DIRECT_ROUTING,
    avoid: &["search", "web", "internet", "online", "google", "look up", "browse"],
    write: web_search,
};

/// A page whose address stands in the prompt: `read_links`.
pub(in crate::assistant::tools) const LINK_READ: Category = Category {
    name: "link_read",
    axis: DIRECT_ROUTING,
    avoid: &["read", "link", "links", "url", "fetch", "open", "browse"],
    write: link_read,
};

static CURRENT: Rule = rule!(
    "all I'd like to hear about is " {noun} "."
    | "as of today, " {direct} "?"
    | "things may have changed since spring: " {direct} "?"
    | "the papers must have written about it by now. " {Direct} "?"
    | "I only trust fresh information here: " {direct} "?"
    | "whatever I was told last year is out of date. " {Direct} "?"
    | "we're making plans around it, so I'd like " {noun} "."
    | "what's out there about " {subject} "? In particular, " {direct} "?"
    | "is there anything new about " {subject} "? Mostly, " {direct} "?"
);

fn web_search(desk: &mut Desk<'_>) -> Sketch {
    let topic = topic(desk);
    let inquiry = topic.news(desk);
    let text = if desk.choices.chance(1, 3) {
        desk.inquire_with(&CURRENT, &inquiry, &topic.phrase)
    } else {
        desk.inquire(&inquiry)
    };
    let world = MockWorld { memory_tools: true, pages: news_pages(desk, &topic), ..MockWorld::default() };
    let call = Call::new("search_web").contains("queries", [[&*topic.name, " news"].concat()], &topic.name);
    Sketch::calls(text, world, vec![call], format!("Here is what has been written about {} lately.", topic.phrase))
}

/// Details that a page may tell: question, clause, noun, and what the page says. Mark: `u` the address.
const DETAILS: &[(&str, &str, &str, &str)] = &[
    (
        "what does {u} say about refunds",
        "what {u} says about refunds",
        "the part on refunds from {u}",
        "Refunds are paid within nine days.",
    ),
    (
        "how long is the warranty according to {u}",
        "how long the warranty is according to {u}",
        "the length of the warranty from {u}",
        "The warranty runs for thirty months.",
    ),
    (
        "who signed the statement at {u}",
        "who signed the statement at {u}",
        "the name under the statement at {u}",
        "The statement is signed by the whole board.",
    ),
    (
        "which allergens does {u} mention",
        "which allergens {u} mentions",
        "the allergens that {u} mentions",
        "Contains celery and mustard.",
    ),
    (
        "is there parking, going by {u}",
        "whether there's parking, going by {u}",
        "the parking advice from {u}",
        "Cars can be left behind the barn.",
    ),
    (
        "what are the three main points of {u}",
        "what the three main points of {u} are",
        "the three main points of {u}",
        "Three things matter: patience, light and water.",
    ),
    (
        "does {u} mention a deadline",
        "whether {u} mentions a deadline",
        "the deadline from {u}",
        "Entries close on the second Friday in May.",
    ),
    (
        "what's the tone of {u}",
        "what the tone of {u} is",
        "a two-line summary of {u}",
        "This is a cheerful report on a rather sad matter.",
    ),
    (
        "which tools do I need for the bench at {u}",
        "which tools I need for the bench at {u}",
        "the shopping for the bench at {u}",
        "You will need a plane, two clamps and glue.",
    ),
    (
        "what happened, if {u} has it right",
        "what happened, if {u} has it right",
        "the story at {u} in plain words",
        "A goose stopped the traffic for an hour.",
    ),
    (
        "whom does {u} thank at the end",
        "whom {u} thanks at the end",
        "the thanks at the end of {u}",
        "Thanks go to the volunteers of the night shift.",
    ),
    (
        "does {u} allow pets",
        "whether {u} allows pets",
        "the pet rules from {u}",
        "Small dogs are welcome in the annex.",
    ),
];

static ABOUT_ADDRESS: Rule = rule!(
    "my cousin sent me " {url} " and I can't make sense of it. " {Direct} "?"
    | "my eyes are too tired for all of " {url} ", so just tell me what it comes down to."
    | "have a look at " {url} ", I'm after the gist in three sentences."
    | "is there anything in " {url} " that I should worry about?"
    | "could you condense " {url} " into something I can say over dinner?"
    | "before I sign: what's the small print in " {url} "?"
    | "I was told to study " {url} ", but who has the time? The short version, please."
    | "go through " {url} " and tell me what stands out."
    | "everyone is passing " {url} " around. What is it really saying?"
);

fn link_read(desk: &mut Desk<'_>) -> Sketch {
    let topic = topic(desk);
    let mut pages = news_pages(desk, &topic);
    let (direct, indirect, noun, says) = *desk.choices.pick(DETAILS);
    let url = address(desk, &topic.name);
    #[cfg(test)]
    desk.coined.push(url.clone());
    let inquiry = Inquiry::fill(&(direct, indirect, noun), &[("u", &url)]);
    let text = if desk.choices.chance(2, 5) {
        desk.inquire_with(&ABOUT_ADDRESS, &inquiry, &url)
    } else {
        desk.inquire(&inquiry)
    };
    let page = belljar_exam::WebPage {
        snippet: format!("A page about {}.", topic.phrase),
        text: format!("This page is about {}. {says} It was last changed in spring.", topic.phrase),
        title: format!("All about {}", topic.phrase),
        url: url.clone(),
    };
    let at = desk.choices.index(pages.len() + 1);
    pages.insert(at, page);
    let world = MockWorld { memory_tools: true, pages, ..MockWorld::default() };
    Sketch::calls(text, world, vec![Call::new("read_links").equals("urls", [url])], format!("It says: {says}"))
}

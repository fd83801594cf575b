//! Searching first: reading what was found, and using the figure that a search or a page holds.
//!
//! The prompts of the figure categories are the same. Whether the search shows the figure, whether the page has to be
//! read, or whether the search fails at first, only the mock world tells.

use belljar_exam::{MockWorld, TransientFault};

use crate::assistant::tools::category::{Category, MULTI_STEP, RESULT_USAGE};
use crate::assistant::tools::desk::{Desk, Errand, Forms, Inquiry};
use crate::assistant::tools::sketch::{Call, Demand, Sketch};
use crate::assistant::tools::world::{FigurePages, article_pages, figure_pages, topic};
use crate::coin::Mint;
use crate::wording::{Rule, rule};

const AVOID: &[&str] = &["search", "web", "internet", "online", "google", "look up", "read", "link", "page", "fetch"];

/// An article in a named paper, to be found and read: `search_web`, then `read_links`.
pub(in crate::assistant::tools) const MULTI_WEB_READ: Category =
    Category { name: "multi_web_read", axis: MULTI_STEP, avoid: AVOID, write: multi_web_read };

/// A figure that the search shows.
pub(in crate::assistant::tools) const WEB_RESULT_USAGE: Category =
    Category { name: "web_result_usage", axis: RESULT_USAGE, avoid: AVOID, write: web_result_usage };

/// A figure that only the page shows.
pub(in crate::assistant::tools) const MULTI_WEB_RESULT_USAGE: Category =
    Category { name: "multi_web_result_usage", axis: RESULT_USAGE, avoid: AVOID, write: multi_web_result_usage };

/// A figure that the second search shows, since the first one fails.
pub(in crate::assistant::tools) const WEB_RECOVERY_RESULT_USAGE: Category =
    Category { name: "web_recovery_result_usage", axis: RESULT_USAGE, avoid: AVOID, write: web_recovery_result_usage };

/// Errands with an article. Marks: `s` the subject, `p` the paper.
const ARTICLES: &[Forms] = &[
    (
        "find the {p} piece on {s} and tell me what it concludes",
        "finding the {p} piece on {s} and telling me what it concludes",
        "the conclusion of the {p} piece on {s}",
    ),
    (
        "dig up what the {p} wrote about {s} and sum up the whole text",
        "digging up what the {p} wrote about {s} and summing up the whole text",
        "a summary of everything in the {p} article on {s}",
    ),
    (
        "track down the {p} article on {s} and give me its main point",
        "tracking down the {p} article on {s} and giving me its main point",
        "the main point of the {p} article on {s}",
    ),
    (
        "get hold of the {p} report on {s} and boil it down to two sentences",
        "getting hold of the {p} report on {s} and boiling it down to two sentences",
        "the {p} report on {s}, boiled down to two sentences",
    ),
    (
        "see how the {p} judged {s}, from the full text and not just the teaser",
        "seeing how the {p} judged {s}, from the full text and not just the teaser",
        "the verdict of the {p} on {s}, from the full text and not just the teaser",
    ),
];
/// The same as questions.
const ARTICLE_QUESTIONS: &[Forms] = &[
    ("what did the {p} conclude about {s}", "what the {p} concluded about {s}", "the conclusion of the {p} about {s}"),
    (
        "how does the {p} article on {s} end",
        "how the {p} article on {s} ends",
        "the closing thought of the {p} article on {s}",
    ),
    ("what was the {p} verdict on {s}", "what the {p} verdict on {s} was", "the full {p} verdict on {s}"),
];
const PAPERS: &[&str] = &["Courier", "Gazette", "Herald", "Post", "Observer", "Chronicle", "Tribune", "Echo"];

static FINDING: Rule = rule!(
    "In the end, the paper advises readers to wait a year."
        | "The conclusion: more good than harm has come of it."
        | "The closing paragraph calls the whole affair overrated."
        | "It ends with a plea for patience."
        | "Its verdict is kind: a small triumph."
);

fn multi_web_read(desk: &mut Desk<'_>) -> Sketch {
    let topic = topic(desk);
    let mut paper = || {
        let city = desk.coin(Mint::city);
        [&*city, " ", *desk.choices.pick(PAPERS)].concat()
    };
    let (paper, other_paper) = (paper(), paper());
    let finding = desk.phrase(&FINDING, &[]);
    let (url, pages) = article_pages(desk, &topic, &paper, &other_paper, &finding);
    let marks = [("s", &*topic.phrase), ("p", &*paper)];
    let text = if desk.choices.chance(1, 2) {
        let errand = Errand::fill(desk.choices.pick(ARTICLES), &marks);
        desk.order(&errand)
    } else {
        let inquiry = Inquiry::fill(desk.choices.pick(ARTICLE_QUESTIONS), &marks);
        desk.inquire(&inquiry)
    };
    let world = MockWorld { memory_tools: true, pages, ..MockWorld::default() };
    let queries = [[&*paper, " ", &*topic.name].concat()];
    let calls = vec![
        Call::new("search_web").contains("queries", queries, &topic.name),
        Call::new("read_links").equals("urls", [url]),
    ];
    Sketch::calls(text, world, calls, finding)
}

fn web_result_usage(desk: &mut Desk<'_>) -> Sketch {
    figure(desk, true, false)
}

fn multi_web_result_usage(desk: &mut Desk<'_>) -> Sketch {
    figure(desk, false, false)
}

fn web_recovery_result_usage(desk: &mut Desk<'_>) -> Sketch {
    figure(desk, true, true)
}

static FAULT: Rule = rule!(
    "503: the search backend is restarting, please try again"
        | "the request timed out upstream, try again"
        | "temporarily overloaded, try again in a moment"
        | "connection reset before any result came back, try again"
);
static FOR_A_TEXT: Rule = rule!(
    "I'm writing a leaflet and still lack " {noun} "."
    | "for the quiz tonight I need " {noun} "."
    | "my slides have a question mark where " {noun} " belongs."
    | "my " WHO " won't believe me about " {noun} ", so let's have it, with the exact number."
    | "I said something about " {noun} " in the meeting and would like to get it right."
    | "the exact number only: " {direct} "?"
    | "I keep getting different answers about " {noun} "."
    | "please check for me " {indirect} "."
);
static WHO: Rule = rule!("uncle" | "boss" | "professor" | "editor" | "neighbor");

fn figure(desk: &mut Desk<'_>, in_snippet: bool, fails_once: bool) -> Sketch {
    let topic = topic(desk);
    let measure = desk.choices.pick(topic.kind.measures);
    let year = desk.choices.between(2017, 2024);
    let FigurePages { address, decoys, figure, pages, statement } =
        figure_pages(desk, &topic, measure, year, in_snippet);
    let inquiry = Inquiry::fill(&measure.asked, &[("s", &topic.phrase), ("y", &year.to_string())]);
    let text = if desk.choices.chance(2, 5) {
        desk.inquire_with(&FOR_A_TEXT, &inquiry, &topic.phrase)
    } else {
        desk.inquire(&inquiry)
    };
    let mut world = MockWorld { memory_tools: true, pages, ..MockWorld::default() };
    if fails_once {
        world.faults = vec![TransientFault { message: desk.phrase(&FAULT, &[]), tool: "search_web".to_owned() }];
    }
    let queries = [[&*topic.name, " ", measure.heading, " ", &*year.to_string()].concat()];
    let mut calls = vec![Call::new("search_web").contains("queries", queries, &topic.name)];
    if !in_snippet {
        calls.push(Call::new("read_links").equals("urls", [address]));
    }
    Sketch { text, world, calls, demand: Demand::Figure { figure, decoys }, answer: statement + "." }
}

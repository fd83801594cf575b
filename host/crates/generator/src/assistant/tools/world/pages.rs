//! Pages of the web: the one that answers, and those that don't.

use belljar_answer_key::Figure;
use belljar_exam::WebPage;

use super::topics::{Measure, Topic};
use crate::assistant::tools::desk::{Desk, capital, fill, push_slug};
use crate::coin::{Mint, grouped};
use crate::wording::{Rule, capitalized, rule};

/// Pages about a figure, and what they hold.
pub(in crate::assistant::tools) struct FigurePages {
    /// Address of the page with the figure.
    pub(in crate::assistant::tools) address: String,
    /// Figures beside it: other years, another subject.
    pub(in crate::assistant::tools) decoys: Vec<Figure>,
    /// The figure that is asked for.
    pub(in crate::assistant::tools) figure: Figure,
    /// The pages, in random order.
    pub(in crate::assistant::tools) pages: Vec<WebPage>,
    /// The sentence that states the figure.
    pub(in crate::assistant::tools) statement: String,
}

static PASSING: Rule = rule!(
    "The next update is due in spring."
        | "Nobody was available for comment."
        | "Older numbers have been archived."
        | "A reader wrote in to say that the photograph was taken on a Sunday."
        | "The office is closed on public holidays."
        | "More on this in the weekend edition."
        | "The report was put together by a staff of three."
        | "Figures are checked twice before they are printed."
        | "The author has followed the matter for years."
);
static UNRELATED: Rule = rule!(
    "how to keep herbs alive indoors"
        | "a short history of the paper clip"
        | "ten walks for a rainy weekend"
        | "what to do when the cellar floods"
        | "the case for longer lunch breaks"
        | "repairing a bicycle chain in the field"
        | "why clocks in shop windows show ten past ten"
        | "knots that every sailor should know"
);
static VIEWS: Rule = rule!(
    "Opinions differ, but most people who know " {s} " well sound pleased."
        | "There is more talk about " {s} " than there was a year ago, and not all of it is kind."
        | "Regulars say that little has changed with " {s} "."
        | "For newcomers, " {s} " takes some getting used to."
        | "What people like about " {s} " is hard to put into a sentence."
);
/// Room for an address without its path.
const ADDRESS_BYTES: usize = 48;

const SECTIONS: &[&str] = &["news", "stories", "notes", "reports", "archive"];

/// Coins an address on a host of its own.
pub(in crate::assistant::tools) fn address(desk: &mut Desk<'_>, path: &str) -> String {
    let host = desk.coin(Mint::brand);
    let section = *desk.choices.pick(SECTIONS);
    let mut address = String::with_capacity(ADDRESS_BYTES + path.len());
    address.push_str("https://www.");
    push_slug(&mut address, &host);
    address.push_str(".example/");
    address.push_str(section);
    address.push('/');
    push_slug(&mut address, path);
    address
}

/// Makes pages that hold a figure for a year, with decoys: the years around it, and another subject of the same kind.
/// With `in_snippet` a search shows the figure; otherwise only reading the page does.
pub(in crate::assistant::tools) fn figure_pages(
    desk: &mut Desk<'_>,
    topic: &Topic,
    measure: &Measure,
    year: i64,
    in_snippet: bool,
) -> FigurePages {
    let rival = topic.kind.topic(desk);
    let (low, high) = measure.range;
    let mut state = |subject: &Topic, year: i64| {
        let number = desk.amount(low, high);
        let marks = [("s", &*subject.phrase), ("y", &*year.to_string()), ("n", &*grouped(number))];
        let figure = Figure { number: number.to_string(), unit: measure.unit.into() };
        (figure, capitalized(fill(measure.said, &marks)))
    };
    let (figure, statement) = state(topic, year);
    let (before, said_before) = state(topic, year - 1);
    let (after, said_after) = state(topic, year + 1);
    let (other, said_other) = state(&rival, year);
    let (other_before, said_other_before) = state(&rival, year - 1);

    let mut rows = [said_before + ".", [&*statement, "."].concat(), said_after + "."];
    desk.choices.shuffle(&mut rows);
    let others = [&*said_other_before, ". ", &*said_other, "."].concat();
    let rows = rows.join(" ");
    let title = |subject: &Topic| [&*capital(&subject.phrase), ": ", measure.heading, " by year"].concat();
    let teaser = ["All ", measure.heading, " for ", &*topic.phrase, " since records began, year by year."].concat();
    let address = address(desk, &topic.name);
    let passing = desk.phrase(&PASSING, &[]);
    let mut pages = vec![
        WebPage {
            snippet: if in_snippet { rows.clone() } else { teaser },
            text: [&*rows, " ", &*passing].concat(),
            title: title(topic),
            url: address.clone(),
        },
        WebPage {
            snippet: others.clone(),
            text: [&*others, " ", &*desk.phrase(&PASSING, &[])].concat(),
            title: title(&rival),
            url: self::address(desk, &rival.name),
        },
        views_page(desk, topic),
        unrelated_page(desk),
    ];
    desk.choices.shuffle(&mut pages);
    FigurePages { address, decoys: vec![before, after, other, other_before], figure, pages, statement }
}

/// Makes pages about what is new with a subject.
pub(in crate::assistant::tools) fn news_pages(desk: &mut Desk<'_>, topic: &Topic) -> Vec<WebPage> {
    let rival = topic.kind.topic(desk);
    let mut pages = vec![views_page(desk, topic), views_page(desk, &rival), unrelated_page(desk)];
    let passing = desk.phrase(&PASSING, &[]);
    let views = capitalized(desk.phrase(&VIEWS, &[("s", &topic.phrase)]));
    pages.push(WebPage {
        snippet: ["What has happened to ", &*topic.phrase, " lately, and what comes next."].concat(),
        text: [&*views, " The coming months will show what follows. ", &*passing].concat(),
        title: capital(&topic.phrase) + ": where things stand",
        url: address(desk, &[&*topic.name, " update"].concat()),
    });
    desk.choices.shuffle(&mut pages);
    pages
}

/// Makes pages of which one is an article on a subject in a named paper, and returns its address with them.
/// Another paper writes on the same subject, and the same paper on another one.
pub(in crate::assistant::tools) fn article_pages(
    desk: &mut Desk<'_>,
    topic: &Topic,
    paper: &str,
    other_paper: &str,
    finding: &str,
) -> (String, Vec<WebPage>) {
    let rival = topic.kind.topic(desk);
    let article = |desk: &mut Desk<'_>, subject: &Topic, paper: &str, finding: &str| {
        let passing = desk.phrase(&PASSING, &[]);
        WebPage {
            snippet: [paper, " takes a close look at ", &*subject.phrase, ". The full piece has the conclusion."]
                .concat(),
            text: ["By our own correspondent. ", finding, " ", &*passing].concat(),
            title: [&*capital(&subject.phrase), ", examined | ", paper].concat(),
            url: address(desk, &[paper, " ", &*subject.name].concat()),
        }
    };
    let right = article(desk, topic, paper, finding);
    let url = right.url.clone();
    let views = capitalized(desk.phrase(&VIEWS, &[("s", &topic.phrase)]));
    let rival_views = capitalized(desk.phrase(&VIEWS, &[("s", &rival.phrase)]));
    let mut pages = vec![
        right,
        article(desk, topic, other_paper, &views),
        article(desk, &rival, paper, &rival_views),
        unrelated_page(desk),
    ];
    desk.choices.shuffle(&mut pages);
    (url, pages)
}

fn views_page(desk: &mut Desk<'_>, topic: &Topic) -> WebPage {
    let views = capitalized(desk.phrase(&VIEWS, &[("s", &topic.phrase)]));
    let passing = desk.phrase(&PASSING, &[]);
    WebPage {
        snippet: views.clone(),
        text: [&*views, " ", &*passing].concat(),
        title: ["Living with ", &*topic.phrase].concat(),
        url: address(desk, &["about ", &*topic.name].concat()),
    }
}

fn unrelated_page(desk: &mut Desk<'_>) -> WebPage {
    let title = desk.phrase(&UNRELATED, &[]);
    let passing = desk.phrase(&PASSING, &[]);
    WebPage {
        snippet: ["Everything about ", &*title, ", in five minutes."].concat(),
        text: ["This is about ", &*title, ". ", &*passing].concat(),
        url: address(desk, &title),
        title: capitalized(title),
    }
}

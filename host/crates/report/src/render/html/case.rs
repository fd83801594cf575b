//! One case whole: what happened on one side, how it was judged on the other.

use maud::{Markup, html};

use super::Inert;
use super::chart::grade;
use crate::case_view::{CaseView, Entry, Section};
use crate::render::layout::{one_line, score};
use crate::tally::half_name;

/// Sections about what happened; the others are about how it was judged.
const HAPPENED: &[&str] = &["Asked", "Did", "Answered", "Log of the agent"];

/// Most columns of a request on its fold; the case itself tells it whole.
const ASKED_COLUMNS: usize = 160;

/// Renders a case behind a fold.
///
/// What is behind it stands in a `noscript`, which a browser with scripts keeps as one text until the fold is opened: a
/// page of thousands of cases opens at once. Without scripts it is part of the page, and since its id is within the fold,
/// a link to it opens the fold.
pub(super) fn case(view: &CaseView<'_>) -> Markup {
    let (key, ruling) = (view.key, view.ruling);
    let (happened, judged): (Vec<&Section>, Vec<&Section>) =
        view.sections.iter().partition(|section| HAPPENED.contains(&section.name));
    html! {
        details.case data-case=(key.case) {
            summary {
                span class={ "points " (grade(ruling.score)) } { (score(ruling.score)) }
                span.asked { (one_line(&key.check.question, ASKED_COLUMNS)) }
                span class={ "label " (grade(ruling.score)) } { (ruling.label) }
            }
            noscript { (body(view, &happened, &judged)) }
        }
    }
}

fn body(view: &CaseView<'_>, happened: &[&Section], judged: &[&Section]) -> Markup {
    let (key, ruling) = (view.key, view.ruling);
    html! {
        article id=(key.case) {
            p.place {
                code { (key.case) } " · " (half_name(key.half)) " half · " (Inert(&key.axis)) " · "
                (Inert(&key.category)) " · rule " code { (Inert(&ruling.rule)) }
                a.back href="#cases" { "all cases" }
            }
            p class={ "reason " (grade(ruling.score)) } { (Inert(&ruling.reason)) }
            div.sides {
                div { @for section in happened { (render_section(section)) } }
                div { @for section in judged { (render_section(section)) } }
            }
        }
    }
}

fn render_section(section: &Section) -> Markup {
    html! {
        section {
            h4 { (section.name) }
            dl {
                @for entry in &section.entries {
                    @match entry {
                        Entry::Field(label, content) => {
                            dt { (Inert(label)) }
                            dd { (Inert(content)) }
                        }
                        Entry::Marked(label, text, (begin, end)) => {
                            dt { (label) }
                            dd {
                                (Inert(&text[..*begin])) mark { (Inert(&text[*begin..*end])) } (Inert(&text[*end..]))
                            }
                        }
                        Entry::Note(note) => { dd.remark { (Inert(note)) } }
                    }
                }
            }
        }
    }
}

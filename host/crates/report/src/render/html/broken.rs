//! Calls that broke: which, what the agent said last, what it used, what to do.

use maud::{Markup, html};

use super::Inert;
use crate::Report;
use crate::render::broken::{SORTS_SHOWN, advice, fuel, outcome, place, sorts};

/// Renders the calls that broke, by how; nothing if there are none.
pub(super) fn broken(report: &Report) -> Markup {
    let sorts = sorts(&report.broken_calls);
    html! {
        @if !sorts.is_empty() {
            section #broken aria-labelledby="broken-title" {
                h2 #broken-title { "What broke" }
                p.note { "Calls that ended by the agent's own fault, or in which something was refused that it did." }
                @for sort in sorts.iter().take(SORTS_SHOWN) {
                    h3 { (Inert(&outcome(sort.first))) }
                    dl.pairs {
                        dt { "calls" } dd { (Inert(&place(sort))) }
                        @if let Some(words) = &sort.first.last_words { dt { "it said" } dd { (Inert(words.raw())) } }
                        dt { "fuel" } dd { (fuel(sort.first, report)) }
                        dt { "advice" } dd { (advice(&sort.first.outcome)) }
                    }
                }
            }
        }
    }
}

//! What each axis and each category came to: a table with a bar in each row.

use maud::{Markup, html};

use super::Inert;
use super::chart::{Bar, bar, grade};
use crate::render::layout::{rough, score_or_dash};
use crate::tally::half_name;
use crate::{Group, Report};

/// Renders the axes, and the categories behind a fold.
pub(super) fn axes(report: &Report) -> Markup {
    html! {
        section #axes aria-labelledby="axes-title" {
            h2 #axes-title { "Axes" }
            p.note {
                "The bar is the mean score of an axis, the line across it the 95 % Wilson interval of the share of its "
                "cases that are right."
            }
            (table("axis", &report.axes))
            details.more {
                summary { "Categories (" (report.categories.len()) ")" }
                (table("category", &report.categories))
            }
        }
    }
}

fn table(kind: &str, groups: &[Group]) -> Markup {
    html! {
        div.scroll {
            table.groups data-sortable {
                thead {
                    tr {
                        th scope="col" { (kind) }
                        th scope="col" { "half" }
                        th.number scope="col" { "mean" }
                        th.drawing scope="col" data-fixed { "0 to 1" }
                        th.number scope="col" { "right" }
                        th.number.wide scope="col" { "95 % interval" }
                    }
                }
                tbody {
                    @for (at, group) in groups.iter().enumerate() { (row(&format!("{kind}-{at}"), group)) }
                }
            }
        }
    }
}

fn row(id: &str, group: &Group) -> Markup {
    let tally = &group.tally;
    let mean = tally.mean.map_or(0, belljar_grader::Score::millionths);
    html! {
        tr {
            th scope="row" { (Inert(&group.name)) }
            td.faint { (half_name(group.half)) }
            td class={ "number " (tally.mean.map_or("", grade)) } data-value=(mean) { (score_or_dash(tally.mean)) }
            td.drawing {
                (bar(&Bar {
                    id,
                    interval: tally.interval,
                    interval_of: "the share right",
                    mean: tally.mean.unwrap_or(belljar_grader::Score::ZERO),
                    name: &group.name,
                }))
            }
            td.number data-value=(tally.right) { (tally.right) "/" (tally.scored) }
            td.number.wide data-value=(tally.interval.map_or(0, |interval| interval.low.millionths())) {
                @if let Some(interval) = tally.interval { (rough(interval.low)) " to " (rough(interval.high)) }
            }
        }
    }
}

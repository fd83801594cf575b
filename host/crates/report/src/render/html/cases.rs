//! The cases: a table that sorts and filters, then each case behind a fold.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::Inert;
use super::case::case;
use super::chart::grade;
use crate::case_view::CaseView;
use crate::render::layout::{grouped, one_line, score};
use crate::{CaseRow, Report};

/// Most columns of a request or a reason in the table; the case itself tells it whole.
const TOLD_COLUMNS: usize = 160;

/// Renders the table of cases and the cases.
pub(super) fn cases(report: &Report, views: &[CaseView<'_>]) -> Markup {
    html! {
        section #cases aria-labelledby="cases-title" {
            h2 #cases-title { "Cases" }
            (toolbar(report))
            div.scroll {
                table.cases data-sortable data-filtered {
                    thead {
                        tr {
                            th.number scope="col" { "score" }
                            th scope="col" { "case" }
                            th scope="col" { "result" }
                            th.wide scope="col" { "rule" }
                            th.number.wide scope="col" { "calls" }
                            th.number.wide scope="col" { "fuel" }
                        }
                    }
                    tbody { @for row in &report.cases { (table_row(row)) } }
                }
            }
        }
        section #details aria-labelledby="details-title" {
            h2 #details-title { "Case by case" }
            @for view in views { (case(view)) }
        }
    }
}

/// Renders the controls, which the script shows: without it there is nothing that they could do.
fn toolbar(report: &Report) -> Markup {
    let labels: BTreeSet<&str> = report.cases.iter().map(|row| row.label.name()).collect();
    let axes: BTreeSet<&str> = report.cases.iter().map(|row| &*row.axis).collect();
    html! {
        form.toolbar #filter hidden {
            label {
                span { "Find" }
                input type="search" name="find" placeholder="words, a case, a rule" autocomplete="off";
            }
            label {
                span { "Result" }
                select name="label" {
                    option value="" { "all" }
                    option value="failed" { "not right" }
                    @for label in labels { option value=(label) { (label) } }
                }
            }
            label {
                span { "Axis" }
                select name="axis" {
                    option value="" { "all" }
                    @for axis in axes { option value=(axis) { (axis) } }
                }
            }
            output #shown aria-live="polite" {}
        }
    }
}

fn table_row(row: &CaseRow) -> Markup {
    let failed = row.is_failure();
    html! {
        tr data-case=(row.case) data-label=(row.label) data-axis=(row.axis) data-failed[failed] {
            td class={ "number points " (grade(row.score)) } data-value=(row.score.millionths()) { (score(row.score)) }
            td {
                a.asked href={ "#" (row.case) } { (one_line(row.asked.raw(), TOLD_COLUMNS)) }
                @if failed { p.why { (one_line(row.reason.raw(), TOLD_COLUMNS)) } }
                p.place { (Inert(&row.axis)) " · " (Inert(&row.category)) " · " code { (row.case) } }
            }
            td { span class={ "label " (label_class(row)) } { (row.label) } }
            td.wide { code { (Inert(&row.rule)) } }
            td.number.wide data-value=(row.tool_calls) { (row.tool_calls) }
            td.number.wide data-value=(row.fuel.unwrap_or(0)) { (row.fuel.map_or_else(|| "-".to_owned(), grouped)) }
        }
    }
}

fn label_class(row: &CaseRow) -> &'static str {
    if row.label == belljar_grader::Label::HostFault { "lost" } else { grade(row.score) }
}

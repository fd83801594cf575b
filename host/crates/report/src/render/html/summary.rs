//! The head of the page: whose run, which exam, and what it came to.

use belljar_answer_key::Half;
use belljar_grader::{HalfScore, Integrity, Score};
use maud::{Markup, html};

use super::Inert;
use super::chart::{Bar, bar, grade};
use crate::render::layout::{bytes, count, score, score_or_dash, short};
use crate::render::scores::why_incomplete;
use crate::stats::Interval;
use crate::{Group, Report};

/// Renders the masthead and the result.
pub(super) fn summary(report: &Report) -> Markup {
    html! {
        header.masthead {
            div {
                p.brand { (bell()) "Belljar" }
                h1 dir="auto" { (Inert(report.agent.name.as_str())) }
                p.edition {
                    (report.suite) " · " (report.size) " · seed " (Inert(&report.seed)) " · "
                    (bytes(report.agent.bytes)) " · " code title="SHA-256 of the component" { (short(&report.agent.sha256)) }
                }
            }
            fieldset.theme {
                legend { "Colours" }
                @for (value, name) in [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")] {
                    label { input type="radio" name="theme" value=(value) checked[value == "auto"]; span { (name) } }
                }
            }
        }
        section.result aria-label="Result" {
            (composite(report))
            div.halves {
                @for group in &report.halves {
                    @let half = match group.half { Half::Tool => &report.run.tool, Half::Memory => &report.run.memory };
                    (half_card(group, half))
                }
            }
        }
        (factors(report))
    }
}

/// Draws a bell jar.
fn bell() -> Markup {
    html! {
        svg.bell viewBox="0 0 24 24" aria-hidden="true" {
            path d="M12 2.5a1.4 1.4 0 0 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM5 19v-6a7 7 0 0 1 14 0v6M3 19h18v2.5H3z" {}
            path d="M8.5 13.5A4 4 0 0 1 11 9.8" {}
        }
    }
}

fn composite(report: &Report) -> Markup {
    let Some(composite) = report.run.composite else {
        return html! {
            div.composite.none {
                h2 { "No composite" }
                p { (why_incomplete(report).unwrap_or_else(|| "the exam has only one half".to_owned())) }
                p.note { "What was scored is below. A composite of a part would be the score of another exam." }
            }
        };
    };
    let interval = Interval { high: composite.high, low: composite.low };
    html! {
        div.composite {
            h2 { "Composite" }
            p.figure {
                strong class=(grade(composite.score)) { (score(composite.score)) }
                span.error { "± " (score(composite.standard_error)) }
            }
            (bar(&Bar {
                id: "composite",
                interval: Some(interval),
                interval_of: "the composite",
                mean: composite.score,
                name: "Composite",
            }))
            p.note { "95 % interval " (score(composite.low)) " to " (score(composite.high)) }
        }
    }
}

fn half_card(group: &Group, half: &HalfScore) -> Markup {
    let name = if group.half == Half::Tool { "Tool half" } else { "Memory half" };
    let lost = half.cases - half.scored;
    html! {
        div.half {
            h3 { (name) }
            p.figure {
                strong class=(grade(half.mean.unwrap_or(Score::ZERO))) { (score_or_dash(half.mean)) }
                span.error { "± " (score(half.standard_error)) }
            }
            (bar(&Bar {
                id: if group.half == Half::Tool { "half-tool" } else { "half-memory" },
                interval: group.tally.interval,
                interval_of: "the share of cases that are right",
                mean: half.mean.unwrap_or(Score::ZERO),
                name,
            }))
            p.note {
                (group.tally.right) " of " (count(half.cases, "case")) " right"
                @if lost > 0 { ", " (lost) " not scored" }
            }
        }
    }
}

fn factors(report: &Report) -> Markup {
    let factors = &report.run.factors;
    let token = match factors.token {
        Integrity::Kept => "the coined code was kept",
        Integrity::Missed => "the coined code wasn't read back",
        Integrity::Leaked => "a look-alike of the coined code was said",
    };
    let calls =
        if factors.efficiency == Score::ONE { "calls stayed near the budget" } else { "calls above the budget" };
    let families = format!("{} of {} families of questions disagree", factors.families_split, factors.families);
    let rows = [
        ("efficiency", factors.efficiency, calls.to_owned()),
        ("consistency", factors.consistency, families),
        ("integrity", factors.integrity, token.to_owned()),
    ];
    html! {
        dl.factors aria-label="Factors of the composite" {
            @for (name, factor, why) in rows {
                div.full[factor == Score::ONE] {
                    dt { "× " (name) }
                    dd { strong { (score(factor)) } " " span { (why) } }
                }
            }
        }
    }
}

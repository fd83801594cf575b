//! Which cases failed, and why: the reason first.

use std::collections::{BTreeMap, VecDeque};

use super::layout::{count, one_line, score, wrap};
use super::palette::Palette;
use crate::{CaseRow, Report};

/// Most cases that are shown one by one.
const CASES_SHOWN: usize = 8;

/// Most cases of a partial run that are shown one by one: who selects cases wants to see them.
const SELECTED_CASES_SHOWN: usize = 40;

/// Most rules that are shown with their counts.
const RULES_SHOWN: usize = 10;

/// Renders the failing cases: counts by rule, then some of them one by one.
pub(super) fn failures(report: &Report, palette: &Palette, width: usize) -> String {
    let failures: Vec<&CaseRow> = report.failures().collect();
    let heading = palette.paint(palette.heading, "What failed");
    if failures.is_empty() {
        return format!("{heading}  nothing\n");
    }
    let mut by_rule: BTreeMap<&str, VecDeque<&CaseRow>> = BTreeMap::new();
    for row in &failures {
        by_rule.entry(&row.rule).or_default().push_back(row);
    }
    let total = u32::try_from(report.cases.len()).unwrap_or(u32::MAX);
    let mut text = format!("{heading}  {} of {}, by the rule that decided\n", failures.len(), count(total, "case"));
    // The most frequent rule first; the name settles ties.
    let mut by_rule: Vec<(&str, VecDeque<&CaseRow>)> = by_rule.into_iter().collect();
    by_rule.sort_by_key(|(rule, rows)| (std::cmp::Reverse(rows.len()), *rule));
    text.push_str(&rules(&by_rule, palette));
    let most = if report.partial { SELECTED_CASES_SHOWN } else { CASES_SHOWN };
    let shown = pick(by_rule, most);
    for row in &shown {
        text.push('\n');
        text.push_str(&case(row, palette, width));
    }
    let left = failures.len() - shown.len();
    if left > 0 {
        let more = format!("and {left} more: `belljar show RUN` lists all, `belljar show RUN CASE` one");
        text.push_str(&format!("\n  {}\n", palette.paint(palette.faint, &more)));
    }
    text
}

fn rules(by_rule: &[(&str, VecDeque<&CaseRow>)], palette: &Palette) -> String {
    let mut text = String::new();
    for (rule, rows) in by_rule.iter().take(RULES_SHOWN) {
        text.push_str(&format!("  {:>4}  {}\n", rows.len(), one_line(rule, 48)));
    }
    if by_rule.len() > RULES_SHOWN {
        let left: usize = by_rule.iter().skip(RULES_SHOWN).map(|(_, rows)| rows.len()).sum();
        let others = format!("by {} other rules", by_rule.len() - RULES_SHOWN);
        text.push_str(&format!("  {left:>4}  {}\n", palette.paint(palette.faint, &others)));
    }
    text
}

/// Picks cases in turn from each rule, so that every sort of failure is seen before a second one of its sort.
fn pick<'a>(mut by_rule: Vec<(&str, VecDeque<&'a CaseRow>)>, most: usize) -> Vec<&'a CaseRow> {
    let mut shown = Vec::new();
    while shown.len() < most && by_rule.iter().any(|(_, rows)| !rows.is_empty()) {
        for (_, rows) in &mut by_rule {
            if shown.len() < most {
                shown.extend(rows.pop_front());
            }
        }
    }
    shown
}

fn case(row: &CaseRow, palette: &Palette, width: usize) -> String {
    let inner = width.saturating_sub(12);
    let mut text = String::new();
    for (at, line) in wrap(row.reason.raw(), width.saturating_sub(9)).into_iter().take(3).enumerate() {
        let points = if at == 0 { palette.paint(palette.bad, &score(row.score)) } else { " ".repeat(5) };
        text.push_str(&format!("  {points}  {}\n", palette.paint(palette.strong, &line)));
    }
    let place = format!("{}, {}, {}, rule {}", row.case, row.axis, row.category, row.rule);
    text.push_str(&format!("         {}\n", palette.paint(palette.faint, &one_line(&place, width.saturating_sub(9)))));
    let mut part = |label: &str, content: &str| {
        let label = palette.paint(palette.faint, &format!("{label:<9}"));
        text.push_str(&format!("         {label}{content}\n"));
    };
    let asked = wrap(&one_line(row.asked.raw(), 2 * inner.saturating_sub(8)), inner.saturating_sub(6));
    for (at, line) in asked.iter().take(3).enumerate() {
        part(if at == 0 { "asked" } else { "" }, line);
    }
    part("answered", &answered(row, inner.saturating_sub(6)));
    text
}

/// Writes what was answered on one line: the value before the prose.
pub(super) fn answered(row: &CaseRow, width: usize) -> String {
    let Some(said) = &row.answered else {
        return format!("nothing: {}", row.outcome);
    };
    let prose = one_line(said.text.raw(), width);
    let declined = if said.declined { "(declined) " } else { "" };
    match &said.value {
        Some(value) if !value.raw().trim().is_empty() && value != &said.text => {
            one_line(&format!("{declined}[{}] {prose}", value.raw()), width)
        }
        _ => one_line(&format!("{declined}{prose}"), width),
    }
}

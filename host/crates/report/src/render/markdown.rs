//! The report as Markdown, for a record's summary and for pages that render it.

use belljar_transcript::GuestText;

use super::broken::{SORTS_SHOWN, advice, fuel, outcome, place, sorts};
use super::failures::answered;
use super::layout::{bytes, grouped, inert, one_line, rough, score, score_or_dash};
use crate::tally::half_name;
use crate::{CaseRow, Report};

/// Most failing cases that are listed.
const CASES_SHOWN: usize = 25;

/// Most columns of a cell that holds prose.
const CELL_COLUMNS: usize = 120;

/// Renders a report as Markdown. What an agent wrote can open no markup in it.
#[must_use]
pub fn render_markdown(report: &Report) -> String {
    let mut text = format!(
        "# {} on {} · {} · seed {}\n\n",
        escaped(&report.agent.name, 60),
        report.suite,
        report.size,
        report.seed
    );
    text.push_str(&composite(report));
    text.push_str(&broken(report));
    text.push_str(&halves(report));
    text.push_str(&axes(report));
    text.push_str(&failures(report));
    text.push_str(&resources(report));
    text.push_str(&identity(report));
    text
}

fn composite(report: &Report) -> String {
    match (report.run.composite, report.run.incomplete) {
        (Some(composite), _) => format!(
            "**Composite {} ± {}** (95 % interval {} to {})\n\n",
            score(composite.score),
            score(composite.standard_error),
            score(composite.low),
            score(composite.high)
        ),
        (None, Some(_)) if report.partial => {
            format!("**No composite: the run is partial** ({} cases of the exam were asked)\n\n", report.cases.len())
        }
        (None, Some(incomplete)) => format!(
            "**No composite: the run is incomplete** ({} cases and {} waves lost to the host{})\n\n",
            incomplete.host_faults,
            incomplete.waves_lost,
            if incomplete.cut_off { "; not run to its end" } else { "" }
        ),
        (None, None) => "**No composite: the exam has only one half**\n\n".to_owned(),
    }
}

fn broken(report: &Report) -> String {
    if report.broken_calls.is_empty() {
        return String::new();
    }
    let mut text =
        "## What broke\n\n| how | calls | it said | fuel | advice |\n| --- | --- | --- | --- | --- |\n".to_owned();
    for sort in sorts(&report.broken_calls).iter().take(SORTS_SHOWN) {
        let call = sort.first;
        text.push_str(&format!(
            "| {} | {} | {} | {} | {} |\n",
            escaped(&outcome(call), CELL_COLUMNS),
            escaped(&place(sort), CELL_COLUMNS),
            escaped(call.last_words.as_ref().map_or("nothing", GuestText::raw), CELL_COLUMNS),
            escaped(&fuel(call, report), CELL_COLUMNS),
            escaped(advice(&call.outcome), CELL_COLUMNS)
        ));
    }
    text.push('\n');
    text
}

fn halves(report: &Report) -> String {
    let run = &report.run;
    let mut text =
        "| half | mean | ± | cases | scored | right |\n| --- | ---: | ---: | ---: | ---: | ---: |\n".to_owned();
    for group in &report.halves {
        let half = match group.half {
            belljar_answer_key::Half::Tool => &run.tool,
            belljar_answer_key::Half::Memory => &run.memory,
        };
        text.push_str(&format!(
            "| {} | {} | {} | {} | {} | {} |\n",
            half_name(group.half),
            score_or_dash(half.mean),
            score(half.standard_error),
            half.cases,
            half.scored,
            group.tally.right
        ));
    }
    let factors = &run.factors;
    text.push_str(&format!(
        "\nFactors: efficiency {}, consistency {} ({} of {} families disagree), integrity {} ({})\n\n",
        score(factors.efficiency),
        score(factors.consistency),
        factors.families_split,
        factors.families,
        score(factors.integrity),
        factors.token
    ));
    text
}

fn axes(report: &Report) -> String {
    let mut text =
        "## Axes\n\n| half | axis | mean | right | 95 % interval |\n| --- | --- | ---: | ---: | --- |\n".to_owned();
    for group in &report.axes {
        let tally = &group.tally;
        let ends = tally.interval.map(|interval| format!("{} to {}", rough(interval.low), rough(interval.high)));
        text.push_str(&format!(
            "| {} | {} | {} | {}/{} | {} |\n",
            half_name(group.half),
            escaped(&group.name, 40),
            score_or_dash(tally.mean),
            tally.right,
            tally.scored,
            ends.unwrap_or_default()
        ));
    }
    text.push('\n');
    text
}

fn failures(report: &Report) -> String {
    let failures: Vec<&CaseRow> = report.failures().collect();
    let mut text = format!("## What failed\n\n{} of {} cases\n\n", failures.len(), report.cases.len());
    if failures.is_empty() {
        return text;
    }
    text.push_str("| why | score | rule | asked | answered | case |\n| --- | ---: | --- | --- | --- | --- |\n");
    for row in failures.iter().take(CASES_SHOWN) {
        text.push_str(&format!(
            "| {} | {} | {} | {} | {} | {} |\n",
            escaped(row.reason.raw(), CELL_COLUMNS),
            score(row.score),
            escaped(&row.rule, 48),
            escaped(row.asked.raw(), CELL_COLUMNS),
            escaped(&answered(row, CELL_COLUMNS), CELL_COLUMNS),
            row.case
        ));
    }
    if failures.len() > CASES_SHOWN {
        text.push_str(&format!("\nand {} more\n", failures.len() - CASES_SHOWN));
    }
    text.push('\n');
    text
}

fn resources(report: &Report) -> String {
    let resources = &report.resources;
    let mut text =
        "## Use\n\n| phase | calls | fuel | most in a call | peak memory |\n| --- | ---: | ---: | ---: | ---: |\n"
            .to_owned();
    for (name, phase) in
        [("ingest", &resources.ingest), ("instructions", &resources.instruction), ("questions", &resources.probe)]
    {
        text.push_str(&format!(
            "| {name} | {} | {} | {} | {} |\n",
            phase.calls,
            grouped(phase.fuel),
            grouped(phase.fuel_most),
            bytes(phase.linear_memory_bytes_peak)
        ));
    }
    let run = &report.run;
    text.push_str(&format!(
        "\nMemory store at the end: {}. Citations: recall {}, precision {}. Brier score: {}.\n",
        resources.store_bytes.map_or_else(|| "nothing".to_owned(), bytes),
        score_or_dash(run.citations.recall),
        score_or_dash(run.citations.precision),
        score_or_dash(run.calibration.brier)
    ));
    let residue = &report.deletion_residue;
    if residue.deleted > 0 {
        text.push_str(&format!(
            "\nDeletion residue: {} of {} deleted values still in the memory store.\n",
            residue.held, residue.deleted
        ));
    }
    if !report.canary_cases.is_empty() {
        text.push_str(&format!("\n**The exam's canary stands in {} answers.**\n", report.canary_cases.len()));
    }
    text.push('\n');
    text
}

fn identity(report: &Report) -> String {
    let versions = &report.versions;
    format!(
        "## Identity\n\n| what | value |\n| --- | --- |\n| agent | {} |\n| configuration | {} |\n| dataset | {} |\n\
         | transcript | {} |\n| fingerprint | {} |\n| versions | bench {}, grader {}, contract {}, belljar {}, wasmtime {} |\n",
        report.agent.sha256,
        report.config_sha256,
        report.dataset_sha256,
        report.transcript_sha256,
        report.fingerprint,
        versions.bench,
        report.grader_version,
        escaped(&versions.contract, 24),
        escaped(&versions.belljar, 24),
        escaped(&versions.wasmtime, 16)
    )
}

/// Makes one line of a text and escapes everything that could be markup.
pub(super) fn escaped(text: &str, width: usize) -> String {
    let mut escaped = String::new();
    for character in one_line(&inert(text), width).chars() {
        match character {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '~' | '#' | '!' | '$' => {
                escaped.push('\\');
                escaped.push(character);
            }
            other => escaped.push(other),
        }
    }
    escaped
}

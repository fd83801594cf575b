//! The foot of the page: what was used, what is reported without being scored, and what the run hangs on.

use maud::{Markup, html};

use super::Inert;
use crate::render::layout::{bytes, count, grouped, score_or_dash};
use crate::{PhaseUse, Report};

/// Renders use, remarks and identity. `reproduce` is the command that runs the same again.
pub(super) fn footing(report: &Report, reproduce: &str) -> Markup {
    html! {
        section #use aria-labelledby="use-title" {
            h2 #use-title { "Use" }
            p.note { "The same on every machine; never scored." }
            (phases(report))
            (remarks(report))
        }
        section #identity aria-labelledby="identity-title" {
            h2 #identity-title { "What it hangs on" }
            (identity(report))
            details.more {
                summary { "Limits (" (report.limits.len()) ")" }
                dl.pairs {
                    @for (name, limit) in &report.limits { dt { code { (Inert(name)) } } dd { (grouped(*limit)) } }
                }
            }
            h3 { "The same again" }
            pre { code { (Inert(reproduce)) } }
        }
    }
}

fn phases(report: &Report) -> Markup {
    let resources = &report.resources;
    let phases: [(&str, &PhaseUse); 3] =
        [("ingest", &resources.ingest), ("instructions", &resources.instruction), ("questions", &resources.probe)];
    html! {
        div.scroll {
            table data-sortable {
                thead {
                    tr {
                        th scope="col" { "phase" }
                        th.number scope="col" { "calls" }
                        th.number scope="col" { "fuel" }
                        th.number.wide scope="col" { "most in a call" }
                        th.number.wide scope="col" { "peak memory" }
                    }
                }
                tbody {
                    @for (name, phase) in phases {
                        tr {
                            th scope="row" { (name) }
                            td.number data-value=(phase.calls) { (phase.calls) }
                            td.number data-value=(phase.fuel) {
                                (grouped(phase.fuel))
                                @if phase.fuel_unknown > 0 { " + " (count(phase.fuel_unknown, "unknown call")) }
                            }
                            td.number.wide data-value=(phase.fuel_most) { (grouped(phase.fuel_most)) }
                            td.number.wide data-value=(phase.linear_memory_bytes_peak) {
                                (bytes(phase.linear_memory_bytes_peak))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn remarks(report: &Report) -> Markup {
    let (run, residue) = (&report.run, &report.deletion_residue);
    let overlap = report.lexical_overlap;
    html! {
        dl.pairs {
            dt { "memory store" }
            dd { (report.resources.store_bytes.map_or_else(|| "nothing".to_owned(), bytes)) " at the end" }
            dt { "tool calls" }
            dd {
                "tool cases " (run.calls.tool) ", memory cases " (run.calls.memory) " (" (run.calls.excused)
                " excused), rejected " (run.calls.rejected)
            }
            dt { "citations" }
            dd {
                "in " (run.citations.citing) " of " (count(run.citations.cases, "case")) " with evidence; recall "
                (score_or_dash(run.citations.recall)) ", precision " (score_or_dash(run.citations.precision))
            }
            dt { "confidence" }
            dd {
                "Brier score " (score_or_dash(run.calibration.brier)) " over "
                (count(run.calibration.cases, "answer"))
            }
            dt { "word overlap" }
            dd {
                (score_or_dash(overlap.mean)) " with the evidence; score " (score_or_dash(overlap.low))
                " where low, " (score_or_dash(overlap.high)) " where high"
            }
            dt { "deletion residue" }
            dd.bad[residue.held > 0] {
                (residue.held) " of " (count(residue.deleted, "deleted value")) " still in the memory store"
                @for entry in &residue.entries { " " code { (Inert(entry.raw())) } }
            }
            dt { "canary" }
            dd.bad[!report.canary_cases.is_empty()] {
                @if report.canary_cases.is_empty() { "in no answer" }
                @for case in &report.canary_cases { a href={ "#" (case) } { code { (case) } } " " }
            }
        }
    }
}

fn identity(report: &Report) -> Markup {
    let versions = &report.versions;
    let hashes = [
        ("agent", report.agent.sha256),
        ("configuration", report.config_sha256),
        ("dataset", report.dataset_sha256),
        ("transcript", report.transcript_sha256),
        ("fingerprint", report.fingerprint),
        ("report", report.sha256()),
    ];
    html! {
        dl.pairs.hashes {
            @for (name, hash) in hashes { dt { (name) } dd { code { (hash) } } }
            dt { "versions" }
            dd {
                "bench " (versions.bench) ", grader " (report.grader_version) ", contract " (Inert(&versions.contract))
                ", belljar " (Inert(&versions.belljar)) ", wasmtime " (Inert(&versions.wasmtime))
            }
        }
    }
}

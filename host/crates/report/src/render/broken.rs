//! Calls that broke, told to whoever has to mend them: which, what the agent said last, what it used, what to do.

use belljar_transcript::{CallKind, Outcome, TrapClass};

use super::layout::{grouped, one_line, wrap};
use super::palette::Palette;
use crate::{BrokenCall, Report};

/// Most sorts of broken calls that are told.
pub(super) const SORTS_SHOWN: usize = 5;

/// Most lines of last words.
const LINES_SHOWN: usize = 4;

/// Calls that broke in the same way.
pub(super) struct Sort<'a> {
    /// How many.
    pub(super) count: usize,
    /// The first of them.
    pub(super) first: &'a BrokenCall,
}

/// Puts broken calls together that ended alike and said the same last, in the order of the first of each sort.
pub(super) fn sorts(calls: &[BrokenCall]) -> Vec<Sort<'_>> {
    let mut sorts: Vec<Sort<'_>> = Vec::new();
    for call in calls {
        let alike = |sort: &&mut Sort<'_>| {
            let first = sort.first;
            (&first.outcome, &first.last_words, is_ingest(first)) == (&call.outcome, &call.last_words, is_ingest(call))
        };
        match sorts.iter_mut().find(alike) {
            Some(sort) => sort.count += 1,
            None => sorts.push(Sort { count: 1, first: call }),
        }
    }
    sorts
}

/// Renders the broken calls; nothing if there are none.
pub(super) fn broken(report: &Report, palette: &Palette, width: usize) -> String {
    let calls = &report.broken_calls;
    if calls.is_empty() {
        return String::new();
    }
    let resources = &report.resources;
    let all = resources.ingest.calls + resources.instruction.calls + resources.probe.calls;
    let heading = palette.paint(palette.heading, "What broke");
    let mut text = format!("{heading}  {} of {all} calls, by the agent's own fault\n", calls.len());
    let sorts = sorts(calls);
    for sort in sorts.iter().take(SORTS_SHOWN) {
        text.push_str(&told(sort, report, palette, width));
    }
    if sorts.len() > SORTS_SHOWN {
        let more = format!("and {} more sorts of ends", sorts.len() - SORTS_SHOWN);
        text.push_str(&format!("\n  {}\n", palette.paint(palette.faint, &more)));
    }
    text
}

fn told(sort: &Sort<'_>, report: &Report, palette: &Palette, width: usize) -> String {
    let call = sort.first;
    let what = one_line(&outcome(call), width.saturating_sub(4));
    let mut text = format!("\n  {}\n", palette.paint(palette.bad, &what));
    let mut part = |label: &str, content: &str| {
        let label = palette.paint(palette.faint, &format!("{label:<9}"));
        text.push_str(&format!("         {label}{content}\n"));
    };
    let inner = width.saturating_sub(18);
    part("calls", &one_line(&place(sort), inner));
    if let Some(words) = &call.last_words {
        let lines = words.raw().lines().flat_map(|line| wrap(line, inner));
        for (at, line) in lines.take(LINES_SHOWN).enumerate() {
            part(if at == 0 { "it said" } else { "" }, &line);
        }
    }
    part("fuel", &fuel(call, report));
    for (at, line) in wrap(advice(&call.outcome), inner).iter().enumerate() {
        part(if at == 0 { "advice" } else { "" }, line);
    }
    text
}

/// Says how a call ended. What the agent says of it is as it was.
pub(super) fn outcome(call: &BrokenCall) -> String {
    match &call.outcome {
        Outcome::Failed(why) => format!("{}: {}", call.outcome.name(), why.raw()),
        other => other.to_string(),
    }
}

/// Says which calls, the first by its place.
pub(super) fn place(sort: &Sort<'_>) -> String {
    let call = sort.first;
    let wave = call.wave + 1;
    let place = match (call.kind, &call.case) {
        (CallKind::Instruction, Some(case)) => {
            format!("call {}, an instruction after wave {wave}, case {case}", call.call)
        }
        (_, Some(case)) => format!("call {}, a question after wave {wave}, case {case}", call.call),
        (_, None) => format!("call {}, the ingestion of wave {wave}", call.call),
    };
    if sort.count == 1 { place } else { format!("{}; the first is {place}", sort.count) }
}

/// Says what was used of what is allowed.
pub(super) fn fuel(call: &BrokenCall, report: &Report) -> String {
    let name = if is_ingest(call) { "fuel_ingest_max" } else { "fuel_respond_max" };
    let used = call.fuel.map_or_else(|| "not known after a trap".to_owned(), grouped);
    match report.limits.get(name) {
        Some(max) => format!("{used}; a call has {} ({name})", grouped(*max)),
        None => used,
    }
}

/// Says what an author can do about an end.
pub(super) const fn advice(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::NoAnswer => {
            "`respond` returned without an error and without `answers.submit`; to decline, submit an answer that says so"
        }
        Outcome::Failed(_) => {
            "the agent returned this error, or left the program; what the call wrote to the memory store was dropped"
        }
        Outcome::Trapped(TrapClass::Unreachable) => {
            "a panic or an abort, in most languages; print to standard error what led to it, and it stands here"
        }
        Outcome::Trapped(TrapClass::MemoryOutOfBounds) => {
            "recursion that is too deep, in safe code: its stack lies in linear memory; else unsafe code or C code"
        }
        Outcome::Trapped(_) => "a fault that safe code can't have: look at unsafe code, C code and casts",
        Outcome::OutOfFuel => {
            "a loop that doesn't end, or more work than one call may do: prepare in `ingest`, read less in `respond`"
        }
        Outcome::OutOfMemory => {
            "more linear memory than `linear_memory_bytes_max`: keep data in the memory store and read it piece by piece"
        }
        Outcome::StackOverflow => {
            "recursion that is too deep for `wasm_stack_bytes_max`: use a loop with a stack of its own"
        }
        Outcome::AbiViolation => {
            "the bindings passed what the component model forbids, such as text that isn't UTF-8: generate them anew"
        }
        Outcome::Limit(_) => "the call passed a limit that ends it; docs/limits.md says what each is for",
        Outcome::Ingested | Outcome::Answered => {
            "the call went through; what the host noted was refused, and the agent didn't look at the error"
        }
        Outcome::Deadline | Outcome::WorkerDied | Outcome::HostPanic | Outcome::HostError => "not the agent's fault",
    }
}

fn is_ingest(call: &BrokenCall) -> bool {
    call.kind == CallKind::Ingest
}

//! The names of a record's files.

use std::path::{Path, PathBuf};

use belljar_exam::{Size, Suite};
use belljar_grader::GraderVersion;
use belljar_seed::Seed;
use serde::{Deserialize, Serialize};

/// Everything that decides the result.
pub(crate) const MANIFEST: &str = "manifest.json";
/// What the agent could see.
pub(crate) const EXAM: &str = "exam.json";
/// The answer key; written when the run ends, left out of a sealed record.
pub(crate) const KEY: &str = "key.json";
/// What each commit wrote to the memory store.
pub(crate) const MEMORY_LOG: &str = "memory.log";
/// What the host observed.
pub(crate) const TRANSCRIPT: &str = "transcript.jsonl";
/// Every number of the report.
pub(crate) const REPORT: &str = "report.json";
/// The report for people.
pub(crate) const SUMMARY: &str = "summary.md";
/// Times, which no hash covers.
pub(crate) const TELEMETRY: &str = "telemetry.json";

/// Every number over the runs of a series, in the folder that holds their records.
pub(crate) const SERIES: &str = "series.json";
/// The same for people.
pub(crate) const SERIES_SUMMARY: &str = "series.md";

/// Names the record of a seed in the folder of a series.
#[must_use]
pub(crate) fn series_member(seed: Seed) -> String {
    format!("seed-{seed}")
}

/// Tells whether a name is that of verdicts: of any grader version, or kept under another name.
#[must_use]
pub(crate) fn is_verdicts(name: &str) -> bool {
    name.starts_with("verdicts.") && name.contains(".jsonl")
}

/// Returns the name of the verdicts of a grader version.
#[must_use]
pub(crate) fn verdicts(version: GraderVersion) -> String {
    format!("verdicts.{version}.jsonl")
}

/// Names a run's folder: `<time>-<agent>-<suite>-<size>-<seed>`.
#[must_use]
pub(crate) fn folder_name(time: &jiff::Timestamp, agent: &str, suite: Suite, size: Size, seed: Seed) -> String {
    format!("{}-{seed}", name_before_seed(time, agent, suite, size))
}

/// Names the folder of a series: `<time>-<agent>-<suite>-<size>-series`.
#[must_use]
pub(crate) fn series_folder_name(time: &jiff::Timestamp, agent: &str, suite: Suite, size: Size) -> String {
    format!("{}-series", name_before_seed(time, agent, suite, size))
}

/// Returns a path in a folder that nothing has yet: names have whole seconds, in which a small exam runs more than once.
#[must_use]
pub(crate) fn free_path(folder: &Path, name: &str) -> PathBuf {
    let numbered = (2_u32..).map(|count| format!("{name}-{count}"));
    let mut paths = std::iter::once(name.to_owned()).chain(numbered).map(|name| folder.join(name));
    paths.find(|path| !path.exists()).unwrap_or_else(|| unreachable!("some number is free"))
}

fn name_before_seed(time: &jiff::Timestamp, agent: &str, suite: Suite, size: Size) -> String {
    let agent: String = agent
        .chars()
        .map(|letter| if letter.is_ascii_alphanumeric() || letter == '-' { letter } else { '-' })
        .take(40)
        .collect();
    let time = time.strftime("%Y%m%dT%H%M%SZ");
    format!("{time}-{agent}-{suite}-{size}")
}

/// Times in milliseconds. They differ from run to run, so that no hash covers them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Telemetry {
    /// Number of threads that ran probes.
    pub jobs: usize,
    /// Loading the component: admission, and compiling or the cache.
    pub load_ms: u64,
    /// The run itself.
    pub run_ms: u64,
    /// When it began, RFC 3339.
    pub started: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folder_names_are_safe_and_sort_by_time() {
        let time = "2026-04-14T09:30:00Z".parse().unwrap();
        let name = folder_name(&time, "my agent/../é", Suite::Assistant, Size::Small, Seed::new(7));
        assert_eq!(name, "20260414T093000Z-my-agent------assistant-small-7");
        let name = series_folder_name(&time, "a/b", Suite::Assistant, Size::Full);
        assert_eq!(name, "20260414T093000Z-a-b-assistant-full-series");
    }
}

//! What is done with one record.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::IsolationArgs;

/// Grade a stored run again, offline
#[derive(Debug, Args)]
pub(crate) struct GradeArgs {
    /// The run's folder
    #[arg(value_name = "RUN")]
    pub run: PathBuf,

    /// List the verdicts that would change, and write nothing
    #[arg(long)]
    pub dry_run: bool,

    /// Version of the rules; the latest without
    #[arg(long, value_name = "N")]
    pub grader_version: Option<u32>,

    /// Print as JSON
    #[arg(long)]
    pub json: bool,
}

/// Check that a stored run is what it claims to be
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar verify runs/seven
  belljar verify runs/seven --rerun my-agent.wasm

Prints MATCH, and ends with 0; or the first check that fails and the first case that differs, and ends with 6; or
INCOMPLETE, and ends with 3, if the record is sound and the run isn't complete. docs/records.md lists the checks.")]
pub(crate) struct VerifyArgs {
    /// The run's folder
    #[arg(value_name = "RUN")]
    pub run: PathBuf,

    /// Examine this component again: it must be the one of the run, and give the same transcript
    #[arg(long, value_name = "AGENT.wasm")]
    pub rerun: Option<PathBuf>,

    /// The configuration that the run was given
    #[arg(long, value_name = "FILE", requires = "rerun")]
    pub config: Option<PathBuf>,

    /// Number of threads that answer questions; the number of cores without. Changes no byte of the result
    #[arg(long, value_name = "N", requires = "rerun", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,

    /// How the agent is kept apart when it is examined again
    #[command(flatten)]
    pub isolation: IsolationArgs,

    /// Print as JSON
    #[arg(long)]
    pub json: bool,
}

/// List rejections that a person could find wrong, as a sheet to label, or read its labels back
///
/// Fixed rules reject right answers that are phrased outside of their tables. The sheet has a row for every answer that
/// scored less than everything for what it says; what a forbidden value, a distractor, a payload, a bait, a decoy, an
/// outcome or the tools called decided is left out. Fill in the column `label`: `right` if the answer deserved more,
/// `wrong` if the rejection stands, `unsure` if there is no telling. The rate is right / (right + wrong).
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar audit runs/seven > sheet.tsv
  belljar audit runs/* --format jsonl --out sheet.jsonl
  belljar audit --labels sheet.tsv
  belljar audit runs/seven --labels sheet.tsv --json | jq .all.rate

In a spreadsheet, import all columns as text. Cells are escaped: \\t, \\n, \\u{1b}; an apostrophe before =, +, - or @.")]
pub(crate) struct AuditArgs {
    /// The runs' folders; with `--labels`, the sheet must be of these runs
    #[arg(value_name = "RUN", required_unless_present = "labels")]
    pub runs: Vec<PathBuf>,

    /// In which form the sheet is written
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", conflicts_with = "labels")]
    pub format: AuditFormat,

    /// Where the sheet is written, a file that must not exist yet; `-` for standard output
    #[arg(long, value_name = "FILE", conflicts_with = "labels")]
    pub out: Option<PathBuf>,

    /// A labelled sheet of either form to read back; `-` for standard input
    #[arg(long, value_name = "FILE")]
    pub labels: Option<PathBuf>,

    /// Print as JSON: the rates, or the sheet as JSON lines
    #[arg(long)]
    pub json: bool,
}

/// A form of sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum AuditFormat {
    /// Cells set apart by tabs, with a header
    #[default]
    Tsv,
    /// A JSON object a line
    Jsonl,
}

/// Print the report of a stored run
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar report runs/seven
  belljar report runs/seven --format html > seven.html
  belljar report runs/seven --format junit > seven.xml")]
pub(crate) struct ReportArgs {
    /// The run's folder
    #[arg(value_name = "RUN")]
    pub run: PathBuf,

    /// In which form
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub format: ReportFormat,
}

/// A form of report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportFormat {
    /// For a terminal
    #[default]
    Text,
    /// Every number, for scripts
    Json,
    /// For a pull request or a wiki
    Markdown,
    /// One page with every case: opens from disk, needs no network
    Html,
    /// For build servers: wrong answers are failures, faults of the host errors
    Junit,
    /// One case a row, for spreadsheets
    Csv,
    /// A log that Inspect's viewer opens
    Inspect,
}

/// Show one case of a stored run whole, or list its cases
#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    /// The run's folder
    #[arg(value_name = "RUN")]
    pub run: PathBuf,

    /// The case, or the first digits of its id; a list of all cases without
    #[arg(value_name = "CASE")]
    pub case: Option<String>,
}

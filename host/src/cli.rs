//! The command line: types only. Doc comments are the help.

use std::path::PathBuf;

use belljar_exam::{Size, Suite};
use belljar_seed::Seed;
use clap::{Args, Parser, Subcommand};

use crate::exit_code;
use crate::ui::ColorChoice;

/// Examines agents with memory under glass
///
/// An agent is one WebAssembly component. Belljar seals it in a sandbox, lives an invented person's life in front of
/// it, asks it questions, watches every call that it makes, and grades it with fixed rules. The same seed gives the
/// same exam, and the same record the same score, on any machine.
#[derive(Debug, Parser)]
#[command(name = "belljar", version, after_help = exit_code::HELP, max_term_width = 100)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// When to colour: on a terminal unless NO_COLOR is set, always, or never
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub color: ColorChoice,

    /// Print results and errors only
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Examine an agent and write a run record
    Run(RunArgs),
    /// Make an exam and its answer key
    Generate(GenerateArgs),
    /// Tell what a component is and whether it would be admitted
    Inspect(InspectArgs),
    /// Grade a stored run again, offline
    Grade(GradeArgs),
    /// List rejections that a person could find wrong, as a sheet to label, or read its labels back
    Audit(AuditArgs),
    /// Print the report of a stored run
    Report(ReportArgs),
    /// Show one case of a stored run whole, or list its cases
    Show(ShowArgs),
    /// Grade answers given as JSON lines on standard input
    CheckAnswer,
    /// Prove this installation with agents of known score
    Selftest(SelftestArgs),
}

/// Examine an agent and write a run record
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar run my-agent.wasm
  belljar run my-agent.wasm --seed 7 --out runs/seven
  belljar run my-agent.wasm --json | jq .composite")]
pub(crate) struct RunArgs {
    /// The component
    #[arg(value_name = "AGENT.wasm")]
    pub agent: PathBuf,

    /// The exam to take
    #[command(flatten)]
    pub exam: ExamArgs,

    /// Seed of the exam, from 0 to 18446744073709551615; a fresh one that nobody could predict without
    #[arg(long, value_name = "N")]
    pub seed: Option<Seed>,

    /// Folder for the run record, which must not exist yet; one in `runs/` without
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// JSON object of texts that the agent can read through its `config` import
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Number of threads that answer questions; the number of cores without. Changes no byte of the result
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,

    /// JSON object with limits that differ from the defaults
    #[arg(long, value_name = "FILE")]
    pub limits: Option<PathBuf>,

    /// Leave the answer key out of the record
    #[arg(long)]
    pub sealed: bool,

    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
}

/// Which exam.
#[derive(Debug, Args)]
pub(crate) struct ExamArgs {
    /// Family of exams: assistant
    #[arg(long, value_name = "SUITE", default_value_t = Suite::Assistant)]
    pub suite: Suite,

    /// How large the exam is: small, medium or full
    #[arg(long, value_name = "SIZE", default_value_t = Size::LARGEST)]
    pub size: Size,
}

/// Make an exam and its answer key
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar generate --seed 123456789 --sha256
  belljar generate --seed 7 --size small --out exam-7")]
pub(crate) struct GenerateArgs {
    /// Seed of the exam, from 0 to 18446744073709551615
    #[arg(long, value_name = "N")]
    pub seed: Seed,

    /// The exam to make
    #[command(flatten)]
    pub exam: ExamArgs,

    /// Folder for exam.json and key.json, which must not exist yet
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Print the hash over exam and key, and nothing else
    #[arg(long)]
    pub sha256: bool,
}

/// Tell what a component is and whether it would be admitted
#[derive(Debug, Args)]
pub(crate) struct InspectArgs {
    /// The component
    #[arg(value_name = "AGENT.wasm")]
    pub agent: PathBuf,

    /// Print as JSON
    #[arg(long)]
    pub json: bool,
}

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum AuditFormat {
    /// Cells set apart by tabs, with a header
    #[default]
    Tsv,
    /// A JSON object a line
    Jsonl,
}

/// Print the report of a stored run
#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    /// The run's folder
    #[arg(value_name = "RUN")]
    pub run: PathBuf,

    /// In which form
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub format: ReportFormat,
}

/// A form of report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ReportFormat {
    /// For a terminal
    #[default]
    Text,
    /// Every number, for scripts
    Json,
    /// For a page or a pull request
    Markdown,
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

/// Prove this installation with agents of known score
#[derive(Debug, Args)]
pub(crate) struct SelftestArgs {
    /// Folder of the agents, as `cargo xtask agents` builds them
    #[arg(long, value_name = "DIR", default_value = "target/agents")]
    pub agents: PathBuf,

    /// The exam to take
    #[command(flatten)]
    pub exam: ExamArgs,

    /// Number of exams to take, with the seeds 1 to N
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub seeds: u16,

    /// Print as JSON
    #[arg(long)]
    pub json: bool,
}

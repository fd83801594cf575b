//! The command line: types only. Doc comments are the help.

use std::path::PathBuf;

use belljar_exam::{Size, Suite};
use belljar_seed::Seed;
use belljar_worker::Layers;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::exit_code;
use crate::scaffold::AgentLanguage;
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
    /// Begin an agent: a project that builds, tests and runs as it is
    New(NewArgs),
    /// Examine an agent and write a run record
    Run(RunArgs),
    /// Make an exam and its answer key
    Generate(GenerateArgs),
    /// Tell what a component is and whether it would be admitted
    Inspect(InspectArgs),
    /// Grade a stored run again, offline
    Grade(GradeArgs),
    /// Check that a stored run is what it claims to be
    Verify(VerifyArgs),
    /// List rejections that a person could find wrong, as a sheet to label, or read its labels back
    Audit(AuditArgs),
    /// Print the report of a stored run
    Report(ReportArgs),
    /// Show one case of a stored run whole, or list its cases
    Show(ShowArgs),
    /// Compare two agents on the same exams
    Compare(CompareArgs),
    /// Put runs of one agent over several seeds together
    Series(SeriesArgs),
    /// Study many agents on many exams: who can be told apart, and which cases tell
    Study(StudyArgs),
    /// Grade answers given as JSON lines on standard input
    CheckAnswer,
    /// Prove this installation with agents of known score
    Selftest(SelftestArgs),
    /// Be the process in which a component is compiled or run; started by the other commands
    #[command(hide = true)]
    Worker,
}

/// Begin an agent: a project that builds, tests and runs as it is
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar new my-agent
  belljar new my-agent --lang python")]
pub(crate) struct NewArgs {
    /// Name of the agent and of its folder, which must not exist yet
    #[arg(value_name = "NAME")]
    pub name: String,

    /// In which language
    #[arg(long, value_enum, default_value_t, value_name = "LANG")]
    pub lang: AgentLanguage,
}

/// Examine an agent and write a run record
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar run my-agent.wasm
  belljar run my-agent.wasm --seed 7 --out runs/seven
  belljar run my-agent.wasm --repeat-seeds 5 --out runs/five
  belljar run my-agent.wasm --resume runs/seven
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

    /// Seeds of several exams, which make a series: a record each, and a report over all
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', conflicts_with = "seed")]
    pub seeds: Vec<Seed>,

    /// Make a series of K fresh seeds that nobody could predict
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=1000),
          conflicts_with_all = ["seed", "seeds"])]
    pub repeat_seeds: Option<u16>,

    /// Go on with a run that was broken off: its folder, which says which exam and which limits
    #[arg(long, value_name = "RUN",
          conflicts_with_all = ["seed", "seeds", "repeat_seeds", "out", "limits", "suite", "size"])]
    pub resume: Option<PathBuf>,

    /// Folder for the run record, or for those of a series, which must not exist yet; one in `runs/` without
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

    /// How the agent is kept apart
    #[command(flatten)]
    pub isolation: IsolationArgs,

    /// Leave the answer key out of the record
    #[arg(long)]
    pub sealed: bool,

    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
}

impl RunArgs {
    /// Tells whether several exams are asked for.
    #[must_use]
    pub(crate) fn is_series(&self) -> bool {
        !self.seeds.is_empty() || self.repeat_seeds.is_some()
    }
}

/// How an agent is kept apart from the rest of the system, besides by WebAssembly itself.
#[derive(Clone, Debug, Args)]
pub(crate) struct IsolationArgs {
    /// Where the component is compiled and run: in processes that can do nothing but talk to this one, or in this one.
    /// Changes no byte of the result
    #[arg(long, value_enum, default_value_t, value_name = "WHERE")]
    pub isolation: IsolationMode,

    /// Layers that such a process must have, with commas between: landlock, namespaces, no-new-privs, rlimits, seccomp;
    /// `none` if it may run without. All but namespaces without
    #[arg(long, value_name = "LAYERS")]
    pub isolation_min: Option<Layers>,
}

/// Where a component is compiled and run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum IsolationMode {
    /// In confined processes (Linux)
    Process,
    /// In this process, behind WebAssembly alone
    InProcess,
}

impl IsolationMode {
    /// Returns the name that the command line uses.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Process => "process",
            Self::InProcess => "in-process",
        }
    }
}

impl Default for IsolationMode {
    fn default() -> Self {
        if cfg!(target_os = "linux") { Self::Process } else { Self::InProcess }
    }
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
  belljar generate --seed 7 --size small --out exam-7
  belljar generate --seed 7 --size full --read cases")]
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

    /// Print what a person would read: the conversations, or the cases with what it takes to be right
    #[arg(long, value_name = "WHAT", conflicts_with = "sha256")]
    pub read: Option<Reading>,
}

/// What is printed of an exam for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Reading {
    /// Every conversation and document, in the order of delivery
    Conversations,
    /// Every case: evidence, question, right calls and answer, wrong values
    Cases,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
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

/// Which gates of the exam are measured
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Gates {
    /// None of them
    None,
    /// What shortcuts score: half a minute
    Floors,
    /// Everything: shortcuts, a solver, leaks, metadata, wording, coined values: some minutes
    All,
}

/// Compare two agents on the same exams
#[derive(Debug, Args)]
#[command(after_help = "A run is a run's folder, or that of a series, which stands for all of its runs.

Examples:
  belljar compare runs/mine --against runs/theirs
  belljar compare mine-1 mine-2 mine-3 --against theirs-1 theirs-2 theirs-3")]
pub(crate) struct CompareArgs {
    /// Runs of agent A, one a seed
    #[arg(value_name = "A", required = true)]
    pub runs: Vec<PathBuf>,

    /// Runs of agent B, of the same seeds
    #[arg(long, value_name = "B", required = true, num_args = 1..)]
    pub against: Vec<PathBuf>,

    /// In which form
    #[command(flatten)]
    pub form: FormArgs,
}

/// Put runs of one agent over several seeds together
#[derive(Debug, Args)]
pub(crate) struct SeriesArgs {
    /// The runs' folders, one a seed, or that of a series
    #[arg(value_name = "RUN", required = true)]
    pub runs: Vec<PathBuf>,

    /// In which form
    #[command(flatten)]
    pub form: FormArgs,
}

/// Study many agents on many exams: who can be told apart, and which cases tell
#[derive(Debug, Args)]
pub(crate) struct StudyArgs {
    /// The runs' folders, one of each agent and seed, or those of series
    #[arg(value_name = "RUN", required = true)]
    pub runs: Vec<PathBuf>,

    /// In which form
    #[command(flatten)]
    pub form: FormArgs,
}

/// In which form statistics are printed: for a terminal, unless another is asked for.
#[derive(Debug, Args)]
pub(crate) struct FormArgs {
    /// Print as JSON
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,

    /// Print as Markdown
    #[arg(long)]
    pub markdown: bool,
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

    /// How the agents are kept apart
    #[command(flatten)]
    pub isolation: IsolationArgs,

    /// Number of exams to take, with the seeds 1 to N
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub seeds: u16,

    /// Which figures of the exam itself to measure after that, each beside its bound
    #[arg(long, value_name = "WHICH", default_value = "none")]
    pub gates: Gates,

    /// Print as JSON
    #[arg(long)]
    pub json: bool,
}

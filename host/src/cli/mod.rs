//! The command line: types only. Doc comments are the help.

mod agents;
mod exams;
mod records;
mod run;
mod samples;

use clap::{Parser, Subcommand};

pub(crate) use agents::{Gates, InspectArgs, IsolationArgs, IsolationMode, NewArgs, SelftestArgs};
pub(crate) use exams::{ExamArgs, GenerateArgs, Reading};
pub(crate) use records::{AuditArgs, AuditFormat, GradeArgs, ReportArgs, ReportFormat, ShowArgs, VerifyArgs};
pub(crate) use run::{RunArgs, SelectionArgs};
pub(crate) use samples::{CompareArgs, SeriesArgs, StudyArgs};

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

//! What is done with several records.

use std::path::PathBuf;

use clap::Args;

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

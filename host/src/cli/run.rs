//! Examining an agent.

use std::path::PathBuf;

use belljar_seed::Seed;
use clap::Args;

use super::{ExamArgs, IsolationArgs};

/// Examine an agent and write a run record
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar run my-agent.wasm
  belljar run my-agent.wasm --seed 7 --out runs/seven
  belljar run my-agent.wasm --repeat-seeds 5 --out runs/five
  belljar run my-agent.wasm --resume runs/seven
  belljar run my-agent.wasm --size small --axis temporal,recall --watch
  belljar run my-agent.wasm --seed 7 --case c-12ab
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

    /// Which cases are asked
    #[command(flatten)]
    pub selection: SelectionArgs,

    /// Run again whenever the component changes, on the same exam, and tell which verdicts changed; Ctrl-C ends it
    #[arg(long, conflicts_with_all = ["out", "json", "resume", "seeds", "repeat_seeds"])]
    pub watch: bool,

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

/// Which cases of an exam are asked.
#[derive(Clone, Debug, Args)]
pub(crate) struct SelectionArgs {
    /// Ask only these cases, named by the first digits of their ids, and the instructions before them. Such a run is
    /// partial: it has no composite
    #[arg(long, value_name = "ID,ID", value_delimiter = ',', requires = "seed",
          conflicts_with_all = ["seeds", "repeat_seeds", "resume"])]
    pub case: Vec<String>,

    /// Ask only the cases of these axes, and the instructions before them. Such a run is partial: it has no composite
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',',
          conflicts_with_all = ["seeds", "repeat_seeds", "resume"])]
    pub axis: Vec<String>,
}

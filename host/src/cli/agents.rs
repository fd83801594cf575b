//! What is done with an agent besides examining it: begin one, look at one, keep one apart, prove the installation.

use std::path::PathBuf;

use belljar_worker::Layers;
use clap::{Args, ValueEnum};

use super::ExamArgs;
use crate::scaffold::AgentLanguage;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
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

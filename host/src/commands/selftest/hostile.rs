//! The hostile suite, in every way in which this system runs components.

use std::num::NonZeroUsize;
use std::path::Path;

use belljar_hostile::{Loader, Rejection, Row, Suite, agents, examine_all, render};
use belljar_sandbox::{AgentConfig, Limits};
use serde::Serialize;

use crate::cli::{IsolationArgs, IsolationMode, SelftestArgs};
use crate::errors::{Hint as _, OrFail as _, Result};
use crate::examination::cores;
use crate::exit_code::Code;
use crate::isolation::{LoadedAgent, Terms};
use crate::settings::Settings;
use crate::ui::{Printer, Progress};

/// What became of the hostile agents in one way of running them.
pub(super) struct Contained {
    mode: IsolationMode,
    rows: Vec<Row>,
}

/// A row, with the way in which it came about.
#[derive(Serialize)]
pub(super) struct ContainedRow<'a> {
    isolation: &'static str,
    #[serde(flatten)]
    row: &'a Row,
}

/// Loads agents as `belljar run` does.
struct Loading<'a> {
    cache: Option<&'a Path>,
    isolation: IsolationArgs,
}

impl Loader for Loading<'_> {
    type Agent = LoadedAgent;

    fn load(&self, component: &[u8], limits: &Limits, config: AgentConfig) -> Result<LoadedAgent, Rejection> {
        // The suite makes calls from two threads at most.
        let jobs = NonZeroUsize::MIN.saturating_add(1);
        let terms = Terms { cache: self.cache, isolation: &self.isolation, jobs, limits };
        LoadedAgent::load(component, config, &terms).map_err(|error| Rejection::from(&error))
    }
}

/// Puts all hostile agents before their exam, in processes of their own where the system has them, and in this one.
pub(super) fn examine_hostile(args: &SelftestArgs, settings: &Settings, printer: &Printer) -> Result<Vec<Contained>> {
    let path = args.agents.join("prober.wasm");
    let prober = std::fs::read(&path)
        .or_fail(Code::BadInput, format!("could not read `{}`", path.display()))
        .hint("`cargo xtask agents` builds it")?;
    let modes: &[IsolationMode] = if cfg!(target_os = "linux") {
        &[IsolationMode::Process, IsolationMode::InProcess]
    } else {
        &[IsolationMode::InProcess]
    };
    let contain = |mode: IsolationMode| {
        let progress = Progress::new(agents().count() as u64, printer.draws_progress());
        progress.say(format!("hostile agents, {}", mode.name()));
        let isolation = IsolationArgs { isolation: mode, ..args.isolation.clone() };
        let loader = Loading { cache: settings.cache_folder.as_deref(), isolation };
        let rows = examine_all(&Suite { loader: &loader, prober: &prober }, cores(), &|_| progress.step());
        progress.finish();
        Contained { mode, rows }
    };
    Ok(modes.iter().map(|mode| contain(*mode)).collect())
}

impl Contained {
    /// Returns how many agents were not contained.
    pub(super) fn failed(&self) -> usize {
        self.rows.iter().filter(|row| !row.ok()).count()
    }

    /// Walks over the rows, for scripts.
    pub(super) fn rows(&self) -> impl Iterator<Item = ContainedRow<'_>> {
        self.rows.iter().map(|row| ContainedRow { isolation: self.mode.name(), row })
    }

    /// Renders them for a terminal.
    pub(super) fn render(&self) -> String {
        format!("\nisolation: {}\n{}", self.mode.name(), render(&self.rows))
    }
}

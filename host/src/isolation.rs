//! How an agent is kept apart: in a process that can do nothing but talk to this one, or in this one.

use std::num::NonZeroUsize;
use std::path::Path;

use belljar_sandbox::{
    Agent, AgentConfig, CallReport, Compiler, Examinee, HOST_STACK_BYTES, History, IngestCall, Limits, LoadError,
    Maker, RespondCall, Sandbox, prepare,
};
use belljar_worker::{ConfinedAgent, ConfinedAgentOptions, GRACE, Layers, WorkerProgram, compile_confined, probe};

use crate::cli::{IsolationArgs, IsolationMode};

/// Returns this program as a worker. Whatever has become of its file meanwhile, this is the one that runs now.
fn this_program() -> WorkerProgram {
    WorkerProgram { arguments: vec!["worker".into()], path: "/proc/self/exe".into() }
}

/// Tells which layers of the second wall this system gives, in words.
pub(crate) fn second_wall() -> String {
    match probe(&this_program(), &Limits::default()) {
        Ok(layers) => layers.to_string(),
        Err(error) => format!("none: {error}"),
    }
}

/// What a component is loaded with.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    /// Where compiled components are kept.
    pub cache: Option<&'a Path>,
    /// How the agent is kept apart.
    pub isolation: &'a IsolationArgs,
    /// Most calls at a time.
    pub jobs: NonZeroUsize,
    /// The limits.
    pub limits: &'a Limits,
}

/// An agent that can be called, wherever it runs.
pub(crate) enum LoadedAgent {
    /// In this process.
    InProcess(Box<Agent>),
    /// In a process of its own.
    Confined(Box<ConfinedAgent>),
}

impl LoadedAgent {
    /// Admits, compiles and loads a component.
    ///
    /// # Errors
    /// See [`LoadError`].
    pub(crate) fn load(bytes: &[u8], config: AgentConfig, terms: &Terms<'_>) -> Result<Self, LoadError> {
        match terms.isolation.isolation {
            IsolationMode::InProcess => {
                let sandbox = Sandbox::new(terms.limits.clone()).map_err(|error| LoadError::Host(error.into()))?;
                Ok(Self::InProcess(Box::new(sandbox.load(bytes, terms.cache, config)?)))
            }
            IsolationMode::Process => Self::confine(bytes, config, terms),
        }
    }

    fn confine(bytes: &[u8], config: AgentConfig, terms: &Terms<'_>) -> Result<Self, LoadError> {
        let program = this_program();
        let required = terms.isolation.isolation_min.clone().unwrap_or_else(Layers::required_by_default);
        let cache = terms.cache.map(|folder| (folder, Maker::Confined));
        let compile = |_: &Compiler, bytes: &[u8]| compile_confined(&program, &required, terms.limits, bytes);
        let (artefact, _) = prepare(bytes, terms.limits, cache, compile)?;
        let jobs = terms.jobs.try_into().unwrap_or(std::num::NonZeroU32::MIN);
        let limits = terms.limits.clone();
        let options = ConfinedAgentOptions { config, grace: GRACE, jobs, limits, program, required };
        Ok(Self::Confined(Box::new(ConfinedAgent::new(options, artefact)?)))
    }

    /// Returns the names of the layers that are active besides WebAssembly.
    pub(crate) fn layers(&self) -> Vec<String> {
        match self {
            Self::InProcess(_) => Vec::new(),
            Self::Confined(agent) => agent.layers().iter().map(|layer| layer.name().to_owned()).collect(),
        }
    }

    /// Returns the stack that a thread needs to call the agent, in bytes.
    pub(crate) fn thread_stack_bytes(&self) -> usize {
        match self {
            Self::InProcess(agent) => agent.thread_stack_bytes(),
            Self::Confined(_) => HOST_STACK_BYTES,
        }
    }
}

impl Examinee for LoadedAgent {
    fn ingest(&self, call: IngestCall) -> CallReport {
        match self {
            Self::InProcess(agent) => agent.ingest(call),
            Self::Confined(agent) => agent.ingest(call),
        }
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        match self {
            Self::InProcess(agent) => agent.respond(call),
            Self::Confined(agent) => agent.respond(call),
        }
    }

    fn kept(&self, ordinal: u32, history: History) {
        match self {
            Self::InProcess(agent) => agent.kept(ordinal, history),
            Self::Confined(agent) => agent.kept(ordinal, history),
        }
    }
}

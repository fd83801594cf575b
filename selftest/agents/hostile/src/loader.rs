//! How a hostile agent is loaded: in this process, or behind whatever wall the caller puts up.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use belljar_sandbox::{Agent, AgentConfig, Examinee, Limits, LoadError, Refusal, Sandbox};

/// A way to load agents.
pub trait Loader: Sync {
    /// What a loaded agent is.
    type Agent: Examinee;

    /// Loads a component.
    ///
    /// # Errors
    /// If it is refused.
    fn load(&self, component: &[u8], limits: &Limits, config: AgentConfig) -> Result<Self::Agent, Rejection>;
}

/// Why an agent was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// What its author can do.
    pub hint: Option<String>,
    /// The kind of refusal: `over-gate`, `invalid`, `compile-limit` and so on.
    pub kind: &'static str,
    /// What its author is told.
    pub message: String,
}

/// Loads agents in this process, in one sandbox for all that have the same limits.
#[derive(Default)]
pub struct InProcess {
    cache: Option<PathBuf>,
    sandboxes: Mutex<BTreeMap<BTreeMap<String, u64>, Arc<Sandbox>>>,
}

impl InProcess {
    /// Makes a loader that keeps compiled components in this folder, if one is given.
    #[must_use]
    pub fn new(cache: Option<PathBuf>) -> Self {
        Self { cache, sandboxes: Mutex::default() }
    }

    fn sandbox(&self, limits: &Limits) -> Result<Arc<Sandbox>, Rejection> {
        let mut sandboxes = self.sandboxes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sandbox) = sandboxes.get(&limits.to_map()) {
            return Ok(Arc::clone(sandbox));
        }
        let sandbox = Sandbox::new(limits.clone()).map_err(|error| Rejection {
            hint: None,
            kind: "sandbox",
            message: format!("the sandbox can't be set up: {error}"),
        })?;
        let sandbox = Arc::new(sandbox);
        sandboxes.insert(limits.to_map(), Arc::clone(&sandbox));
        Ok(sandbox)
    }
}

impl Loader for InProcess {
    type Agent = Agent;

    fn load(&self, component: &[u8], limits: &Limits, config: AgentConfig) -> Result<Agent, Rejection> {
        let sandbox = self.sandbox(limits)?;
        sandbox.load(component, self.cache.as_deref(), config).map_err(|error| Rejection::from(&error))
    }
}

impl From<&LoadError> for Rejection {
    fn from(error: &LoadError) -> Self {
        let (kind, message) = match error {
            LoadError::Refused(refusal) => (kind_of(refusal), refusal.to_string()),
            LoadError::CompileLimit(_) => ("compile-limit", error.to_string()),
            LoadError::Host(_) => ("host", error.to_string()),
            LoadError::Compile(_) => ("compile", error.to_string()),
            LoadError::CompilerPanicked => ("compiler-panicked", error.to_string()),
            LoadError::Link(_) => ("link", error.to_string()),
        };
        Self { hint: error.hint(), kind, message }
    }
}

const fn kind_of(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::TooLarge { .. } => "too-large",
        Refusal::NotWasm { .. } => "not-wasm",
        Refusal::Precompiled => "precompiled",
        Refusal::CoreModule { .. } => "core-module",
        Refusal::Invalid { .. } => "invalid",
        Refusal::OverGate { .. } => "over-gate",
        Refusal::ForbiddenImport { .. } => "forbidden-import",
        Refusal::OtherContract { .. } => "other-contract",
        Refusal::MissingExport { .. } => "missing-export",
        Refusal::WrongType { .. } => "wrong-type",
    }
}

//! The sandbox and the agent in it: from bytes to something that can be called.

use std::path::Path;
use std::sync::Arc;
use std::thread;

use belljar_exam::Sha256Hex;
use wasmtime::component::{Component, HasSelf, Linker};
use wasmtime::{Engine, Store};

use crate::admission::Refusal;
use crate::artefact::{Artefact, Compiler, prepare};
use crate::bindings::{Admitted, AdmittedPre};
use crate::call_gate::CallGate;
use crate::compile_cache::{CacheUse, Maker};
use crate::config::AgentConfig;
use crate::cpu_clock::thread_cpu_time;
use crate::engine::{self, HOST_STACK_BYTES};
use crate::limits::{Limits, LimitsError, size};
use crate::state::State;

/// What [`Sandbox::warm_up`] makes an instance of: a component whose only module has a page of memory with a byte of
/// data. A test holds it to its text.
const WARM_COMPONENT: &[u8] = include_bytes!("warm.wasm");

/// Fuel to make that instance with: it runs nothing.
const WARM_FUEL: u64 = 1_000;

/// An engine with its limits, in which components are loaded.
///
/// A process has one: two engines must never see each other's components.
pub struct Sandbox {
    engine: Engine,
    gate: Arc<CallGate>,
    limits: Arc<Limits>,
    linker: Linker<State>,
}

/// A component that is loaded, with its configuration. See [`crate::Examinee`] for how to call it.
pub struct Agent {
    pub(crate) cache: CacheUse,
    pub(crate) component: Sha256Hex,
    pub(crate) config: Arc<AgentConfig>,
    pub(crate) config_digest: Sha256Hex,
    pub(crate) engine: Engine,
    pub(crate) gate: Arc<CallGate>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) pre: AdmittedPre<State>,
}

/// Why there is no sandbox.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The limits can't be used.
    #[error("the limits can't be used")]
    Limits(#[from] LimitsError),
    /// The machine or the limits don't suit the engine.
    #[error("the WebAssembly engine can't be set up")]
    Engine(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// Why a component can't be loaded. All but [`LoadError::Host`] is the submission's fault.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// It isn't admitted.
    #[error("the component isn't admitted")]
    Refused(#[from] Refusal),
    /// It passed the gate and the compiler refused it.
    #[error("the component can't be compiled: {0}")]
    Compile(String),
    /// The compiler itself failed on it.
    #[error("the compiler failed on the component")]
    CompilerPanicked,
    /// Compiling it took more processor time or memory than it may.
    #[error("compiling the component took more than it may: {0}")]
    CompileLimit(String),
    /// It is compiled and its types don't fit what the sandbox links.
    #[error("the component can't be linked: {0}")]
    Link(String),
    /// The host failed: nothing was learned of the component.
    #[error("the host could not load the component")]
    Host(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Sandbox {
    /// Sets up an engine under these limits, and the thread that wakes its rescue.
    ///
    /// # Errors
    /// See [`SandboxError`].
    pub fn new(limits: Limits) -> Result<Self, SandboxError> {
        let sandbox = Self::unwatched(limits)?;
        sandbox.watch()?;
        Ok(sandbox)
    }

    /// Sets up an engine under these limits and no thread: for a process that is still giving up its rights.
    ///
    /// # Errors
    /// See [`SandboxError`].
    pub fn unwatched(limits: Limits) -> Result<Self, SandboxError> {
        limits.check()?;
        let engine = engine::new(&limits).map_err(|error| SandboxError::Engine(error.into()))?;
        let mut linker = Linker::new(&engine);
        Admitted::add_to_linker::<_, HasSelf<State>>(&mut linker, |state| state)
            .map_err(|error| SandboxError::Engine(error.into()))?;
        let gate = Arc::new(CallGate::new(engine::CONCURRENT_CALLS_MAX));
        Ok(Self { engine, gate, limits: Arc::new(limits), linker })
    }

    /// Starts the thread that wakes the rescue. Without it a guest has no limit but its fuel.
    ///
    /// # Errors
    /// [`SandboxError::Engine`] if the system starts no thread.
    pub fn watch(&self) -> Result<(), SandboxError> {
        engine::start_ticker(&self.engine).map_err(|error| SandboxError::Engine(error.into()))
    }

    /// Returns the limits.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Admits, compiles and links a component in this process. Compiled code is taken from the cache folder, if one is
    /// given, and left there.
    ///
    /// # Errors
    /// See [`LoadError`].
    pub fn load(&self, bytes: &[u8], cache: Option<&Path>, config: AgentConfig) -> Result<Agent, LoadError> {
        let cache = cache.map(|folder| (folder, Maker::InProcess));
        let (artefact, cache) = prepare(bytes, &self.limits, cache, Compiler::compile)?;
        Ok(Agent { cache, ..self.link(&artefact, config)? })
    }

    /// Links a compiled component.
    ///
    /// # Errors
    /// [`LoadError::Link`], also for code that another engine made.
    pub fn link(&self, artefact: &Artefact, config: AgentConfig) -> Result<Agent, LoadError> {
        let component = artefact.instantiate(&self.engine)?;
        let link = |error: wasmtime::Error| LoadError::Link(format!("{error:#}"));
        let pre = AdmittedPre::new(self.linker.instantiate_pre(&component).map_err(link)?).map_err(link)?;
        Ok(Agent {
            cache: CacheUse::Off,
            component: artefact.component(),
            config_digest: config.sha256(),
            config: Arc::new(config),
            engine: self.engine.clone(),
            gate: Arc::clone(&self.gate),
            limits: Arc::clone(&self.limits),
            pre,
        })
    }

    /// Makes an instance of a component of our own and drops it, and looks at the rescue's clock, so that whatever is
    /// set up once, with files of the system among others, is set up before the process gives up its rights.
    ///
    /// # Errors
    /// [`SandboxError::Engine`].
    pub fn warm_up(&self) -> Result<(), SandboxError> {
        thread_cpu_time();
        let warm = || {
            let component = Component::from_binary(&self.engine, WARM_COMPONENT)?;
            let mut store = Store::new(&self.engine, ());
            store.set_fuel(WARM_FUEL)?;
            store.set_epoch_deadline(u64::MAX >> 1);
            Linker::<()>::new(&self.engine).instantiate(&mut store, &component)
        };
        warm().map(drop).map_err(|error| SandboxError::Engine(error.into()))
    }
}

impl LoadError {
    /// Says what the component's author can do, if there is anything.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Refused(refusal) => Some(refusal.hint()),
            Self::Compile(_) | Self::CompilerPanicked | Self::Link(_) => {
                Some("build it anew with current tools and this release's WIT".to_owned())
            }
            Self::CompileLimit(_) => {
                Some("strip it and leave out what it doesn't use; docs/limits.md names the limits".to_owned())
            }
            Self::Host(_) => None,
        }
    }

    /// Tells whether the host is at fault rather than the submission.
    #[must_use]
    pub const fn is_hosts_fault(&self) -> bool {
        matches!(self, Self::Host(_))
    }
}

impl Agent {
    /// Returns the SHA-256 of the component.
    #[must_use]
    pub const fn component(&self) -> Sha256Hex {
        self.component
    }

    /// Returns the SHA-256 of the configuration, in canonical form.
    #[must_use]
    pub const fn config_digest(&self) -> Sha256Hex {
        self.config_digest
    }

    /// Returns the stack that a thread needs to call the agent: what limits allow a guest, and [`HOST_STACK_BYTES`] for
    /// the host.
    ///
    /// A guest that recurses on a thread with a smaller stack ends the whole process.
    #[must_use]
    pub fn thread_stack_bytes(&self) -> usize {
        size(self.limits.wasm_stack_bytes_max) + HOST_STACK_BYTES
    }

    /// Returns a builder of threads that have such a stack.
    pub fn guest_thread(&self) -> thread::Builder {
        thread::Builder::new().name("belljar-guest".to_owned()).stack_size(self.thread_stack_bytes())
    }

    /// Tells what the cache of compiled components did.
    #[must_use]
    pub const fn cache_use(&self) -> &CacheUse {
        &self.cache
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_warm_component_is_its_text_and_can_be_made() {
        let text = r#"(component
            (core module (memory 1) (data (i32.const 0) "w"))
            (core instance (instantiate 0)))"#;
        assert_eq!(WARM_COMPONENT, wat::parse_str(text).unwrap());
        Sandbox::new(Limits::default()).unwrap().warm_up().unwrap();
    }
}

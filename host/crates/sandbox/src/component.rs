//! The sandbox and the agent in it: from bytes to something that can be called.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::thread;

use belljar_exam::Sha256Hex;
use wasmtime::Engine;
use wasmtime::component::{Component, HasSelf, Linker};

use crate::admission::{Refusal, admit};
use crate::bindings::{Admitted, AdmittedPre};
use crate::call_gate::CallGate;
use crate::compile_cache::{CacheUse, CompileCache};
use crate::config::AgentConfig;
use crate::engine::{self, HOST_STACK_BYTES};
use crate::limits::{Limits, LimitsError, size};
use crate::state::State;

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

/// Why a component can't be loaded. All of it is the submission's fault: a machine on which nothing can be compiled
/// shows in [`Sandbox::new`].
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
    /// It is compiled and its types don't fit what the sandbox links.
    #[error("the component can't be linked: {0}")]
    Link(String),
}

impl Sandbox {
    /// Sets up an engine under these limits, and the thread that wakes its rescue.
    ///
    /// # Errors
    /// See [`SandboxError`].
    pub fn new(limits: Limits) -> Result<Self, SandboxError> {
        limits.check()?;
        let engine = engine::new(&limits).map_err(|error| SandboxError::Engine(error.into()))?;
        let mut linker = Linker::new(&engine);
        Admitted::add_to_linker::<_, HasSelf<State>>(&mut linker, |state| state)
            .map_err(|error| SandboxError::Engine(error.into()))?;
        let gate = Arc::new(CallGate::new(engine::CONCURRENT_CALLS_MAX));
        Ok(Self { engine, gate, limits: Arc::new(limits), linker })
    }

    /// Returns the limits.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Admits, compiles and links a component. Compiled code is taken from the cache folder, if one is given, and left
    /// there.
    ///
    /// # Errors
    /// See [`LoadError`].
    pub fn load(&self, bytes: &[u8], cache: Option<&Path>, config: AgentConfig) -> Result<Agent, LoadError> {
        let component_digest = admit(bytes, &self.limits)?;
        let (component, cache) = match cache {
            Some(folder) => self.load_cached(bytes, component_digest, folder)?,
            None => (self.compile(bytes)?, CacheUse::Off),
        };
        let link = |error: wasmtime::Error| LoadError::Link(format!("{error:#}"));
        let pre = AdmittedPre::new(self.linker.instantiate_pre(&component).map_err(link)?).map_err(link)?;
        Ok(Agent {
            cache,
            component: component_digest,
            config_digest: config.sha256(),
            config: Arc::new(config),
            engine: self.engine.clone(),
            gate: Arc::clone(&self.gate),
            limits: Arc::clone(&self.limits),
            pre,
        })
    }

    fn load_cached(&self, bytes: &[u8], digest: Sha256Hex, folder: &Path) -> Result<(Component, CacheUse), LoadError> {
        let cache = match CompileCache::open(folder, &self.engine) {
            Ok(cache) => cache,
            Err(error) => return Ok((self.compile(bytes)?, CacheUse::Unusable(error.to_string()))),
        };
        if let Some(component) = cache.get(&self.engine, digest) {
            return Ok((component, CacheUse::Hit));
        }
        let component = self.compile(bytes)?;
        match cache.put(digest, &component) {
            Ok(()) => Ok((component, CacheUse::Miss)),
            Err(error) => Ok((component, CacheUse::Unusable(error.to_string()))),
        }
    }

    fn compile(&self, bytes: &[u8]) -> Result<Component, LoadError> {
        // The compiler has panicked on odd components before; that is the component's problem, not the run's.
        let compiled = catch_unwind(AssertUnwindSafe(|| Component::from_binary(&self.engine, bytes)));
        compiled.map_err(|_| LoadError::CompilerPanicked)?.map_err(|error| LoadError::Compile(format!("{error:#}")))
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
        }
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

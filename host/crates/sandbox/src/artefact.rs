//! The artefact: an admitted component, compiled.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use belljar_exam::Sha256Hex;
use wasmtime::Engine;
use wasmtime::component::Component;

use crate::admission::admit;
use crate::compile_cache::{CacheUse, CompileCache, Maker};
use crate::component::{LoadError, SandboxError};
use crate::engine;
use crate::limits::Limits;

/// A component's machine code. Loading it is as dangerous as running it, so it can't be made of just any bytes.
#[derive(Debug)]
pub struct Artefact {
    code: Vec<u8>,
    component: Sha256Hex,
}

/// Compiles components, and can do nothing else with them.
pub struct Compiler(Engine);

impl Artefact {
    /// Takes code that was compiled elsewhere.
    ///
    /// # Safety
    /// The code must be what a [`Compiler`] made of a component with this digest, or the process that loads it must be
    /// one that may be lost to whatever the code does.
    #[must_use]
    #[expect(unsafe_code, reason = "the engine can't check compiled code, so the caller must")]
    pub const unsafe fn from_parts(component: Sha256Hex, code: Vec<u8>) -> Self {
        Self { code, component }
    }

    /// Returns the code.
    #[must_use]
    pub fn code(&self) -> &[u8] {
        &self.code
    }

    /// Returns the SHA-256 of the component.
    #[must_use]
    pub const fn component(&self) -> Sha256Hex {
        self.component
    }

    /// Turns the code into a component of this engine.
    #[expect(unsafe_code, reason = "the engine can't check compiled code, so the caller must")]
    pub(crate) fn instantiate(&self, engine: &Engine) -> Result<Component, LoadError> {
        // SAFETY: whoever made this artefact has answered for its code: `prepare` takes it from a compiler or from an
        // entry of the cache whose HMAC holds, and `from_parts` leaves it to its caller.
        unsafe { Component::deserialize(engine, &self.code) }.map_err(|error| LoadError::Link(format!("{error:#}")))
    }
}

impl Compiler {
    /// Sets up a compiler under these limits.
    ///
    /// # Errors
    /// See [`SandboxError`].
    pub fn new(limits: &Limits) -> Result<Self, SandboxError> {
        limits.check()?;
        engine::for_compiling(limits).map(Self).map_err(|error| SandboxError::Engine(error.into()))
    }

    /// Compiles an admitted component.
    ///
    /// # Errors
    /// [`LoadError::Compile`] and [`LoadError::CompilerPanicked`].
    pub fn compile(&self, bytes: &[u8]) -> Result<Vec<u8>, LoadError> {
        // The compiler has panicked on odd components before; that is the component's problem, not the run's.
        let compiled = catch_unwind(AssertUnwindSafe(|| self.0.precompile_component(bytes)));
        compiled.map_err(|_| LoadError::CompilerPanicked)?.map_err(|error| LoadError::Compile(format!("{error:#}")))
    }

    /// Tells what code must share with an engine to be loaded by it.
    pub(crate) fn compatibility(&self) -> Sha256Hex {
        engine::compatibility(&self.0)
    }
}

/// Admits a component and takes its code from the cache folder, if one is given; has it compiled by `compile`, and
/// leaves the code there, if there is none.
///
/// # Errors
/// See [`LoadError`].
pub fn prepare(
    bytes: &[u8],
    limits: &Limits,
    cache: Option<(&Path, Maker)>,
    compile: impl FnOnce(&Compiler, &[u8]) -> Result<Vec<u8>, LoadError>,
) -> Result<(Artefact, CacheUse), LoadError> {
    let component = admit(bytes, limits)?;
    let compiler = Compiler::new(limits).map_err(|error| LoadError::Host(Box::new(error)))?;
    let Some((folder, maker)) = cache else {
        return Ok((Artefact { code: compile(&compiler, bytes)?, component }, CacheUse::Off));
    };
    let cache = match CompileCache::open(folder, compiler.compatibility(), maker) {
        Ok(cache) => cache,
        Err(error) => {
            let code = compile(&compiler, bytes)?;
            return Ok((Artefact { code, component }, CacheUse::Unusable(error.to_string())));
        }
    };
    if let Some(code) = cache.get(component) {
        return Ok((Artefact { code, component }, CacheUse::Hit));
    }
    let code = compile(&compiler, bytes)?;
    let cache_use =
        cache.put(component, &code).map_or_else(|error| CacheUse::Unusable(error.to_string()), |()| CacheUse::Miss);
    Ok((Artefact { code, component }, cache_use))
}

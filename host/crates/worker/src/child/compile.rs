//! A worker that compiles one component.

use belljar_sandbox::{Compiler, Limits, LoadError};

use super::conversation::{Ear, Mouth};
use super::serve::ServeError;
use crate::frame::PIECE_BYTES;
use crate::lockdown::{Bounds, Lockdown};
use crate::message::{FromWorker, ToWorker, WorkFailure};

/// Compiles what the parent sends, sends the code, and ends.
pub(super) fn serve(mut lockdown: Lockdown, mut ear: Ear, mouth: &Mouth, limits: &Limits) -> Result<(), ServeError> {
    let compiler = match Compiler::new(limits) {
        Ok(compiler) => compiler,
        Err(error) => return Ok(mouth.say(FromWorker::Failed(WorkFailure::Host(error.to_string())))?),
    };
    lockdown.deny_paths();
    let bounds = Bounds {
        address_bytes: Some(limits.compile_memory_bytes_max),
        cpu_seconds: Some(limits.compile_cpu_seconds_max),
        ..Bounds::default()
    };
    mouth.say(FromWorker::Ready(lockdown.finish(&bounds)))?;
    let mut component = Vec::new();
    loop {
        match ear.hear()? {
            Some((_, ToWorker::Bytes(piece))) => component.extend(piece),
            Some((_, ToWorker::Compile)) => break,
            Some(_) => return Err(ServeError::Unexpected("a compiler is sent components only")),
            None => return Ok(()),
        }
    }
    match compiler.compile(&component) {
        Ok(code) => {
            for piece in code.chunks(PIECE_BYTES) {
                mouth.say(FromWorker::Bytes(piece.to_vec()))?;
            }
            mouth.say(FromWorker::Compiled)?;
        }
        Err(error) => mouth.say(FromWorker::Failed(failure_of(error)))?,
    }
    Ok(())
}

/// Puts an error into words that the parent can take.
pub(super) fn failure_of(error: LoadError) -> WorkFailure {
    match error {
        LoadError::Compile(why) => WorkFailure::Compile(why),
        LoadError::CompilerPanicked => WorkFailure::CompilerPanicked,
        LoadError::Link(why) => WorkFailure::Link(why),
        error => WorkFailure::Host(error.to_string()),
    }
}

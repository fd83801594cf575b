//! Compiling in a worker process that is gone afterwards.

use std::io;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use belljar_sandbox::{Limits, LoadError};

use super::launch::{Launched, StartError, WorkerProgram, hear, launch};
use crate::frame::PIECE_BYTES;
use crate::layer::Layers;
use crate::message::{FromWorker, Hello, PROTOCOL, Role, ToWorker, WorkFailure};

/// Most bytes of code: a component of CPython, the largest honest one, makes 37 MB.
const CODE_BYTES_MAX: usize = 512 << 20;

/// Wall time for a second of processor time that compiling may take: a busy machine gives a process less.
const WALL_FACTOR: u32 = 2;

/// Compiles an admitted component in a worker process.
///
/// # Errors
/// [`LoadError::CompileLimit`] if the worker dies of the component; [`LoadError::Host`] if there is no worker.
pub fn compile_confined(
    program: &WorkerProgram,
    required: &Layers,
    limits: &Limits,
    component: &[u8],
) -> Result<Vec<u8>, LoadError> {
    let hello = Hello { jobs: 1, limits: limits.to_map(), protocol: PROTOCOL, role: Role::Compile };
    let launched = launch(program, hello, required).map_err(|error| LoadError::Host(Box::new(error)))?;
    let Launched { process, socket, .. } = launched;
    let host = |error: io::Error| LoadError::Host(Box::new(StartError::Spawn(error)));
    socket.set_read_timeout(None).map_err(host)?;
    let process = Mutex::new(process);
    let end = || process.lock().unwrap_or_else(PoisonError::into_inner).end();
    let wall = Duration::from_secs(limits.compile_cpu_seconds_max).saturating_mul(WALL_FACTOR);
    let conversed = thread::scope(|scope| {
        // Whatever the worker does meanwhile, it is over then.
        let (done, over) = channel::<()>();
        thread::Builder::new().spawn_scoped(scope, move || {
            if over.recv_timeout(wall) == Err(RecvTimeoutError::Timeout) {
                end();
            }
        })?;
        let conversed = converse(&socket, component);
        drop(done);
        Ok(conversed)
    });
    match conversed.map_err(host)? {
        Ok(code) => code.map_err(LoadError::from),
        // What ends a worker that has the component is the component's doing.
        Err(why) => Err(LoadError::CompileLimit(format!("{why}; {}", end()))),
    }
}

/// Sends the component and takes the code, or what the compiler says instead.
fn converse(socket: &UnixStream, component: &[u8]) -> Result<Result<Vec<u8>, WorkFailure>, String> {
    send(socket, component).map_err(|error| error.to_string())?;
    let mut code = Vec::new();
    loop {
        match hear(socket).map_err(|error| error.to_string())? {
            FromWorker::Bytes(piece) if code.len() + piece.len() <= CODE_BYTES_MAX => code.extend(piece),
            FromWorker::Compiled => return Ok(Ok(code)),
            FromWorker::Failed(failure) => return Ok(Err(failure)),
            _ => return Err("the compiler said something out of turn".to_owned()),
        }
    }
}

fn send(socket: &UnixStream, component: &[u8]) -> io::Result<()> {
    let pieces = component.chunks(PIECE_BYTES).map(|piece| ToWorker::Bytes(piece.to_vec()));
    pieces.chain([ToWorker::Compile]).try_for_each(|message| message.into_frame(0).write(&mut &*socket))
}

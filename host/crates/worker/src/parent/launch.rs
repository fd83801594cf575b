//! Starting a worker: the same program once more, with nothing but a socket.

use std::ffi::OsString;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use belljar_sandbox::{Limits, LoadError};

use crate::frame::{Frame, FrameError};
use crate::layer::{Layer, Layers};
use crate::message::{FromWorker, Hello, MessageError, PROTOCOL, Role, ToWorker, WorkFailure};

/// How long a worker may take to give up its rights, and later to take in what it is sent. A start takes a few
/// milliseconds; a machine that is short of memory takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program that is a worker when it is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkerProgram {
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// Its path.
    pub path: PathBuf,
}

/// Why a worker could not be started. None of it is the submission's fault.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The system starts no process, or no thread to listen to it.
    #[error("the worker process could not be started")]
    Spawn(#[source] std::io::Error),
    /// The worker ended or fell silent before it was ready.
    #[error("the worker process ended before it was ready ({0})")]
    NotReady(String),
    /// The worker could not set itself up.
    #[error("the worker process could not set itself up: {0}")]
    Setup(String),
    /// The kernel lacks a layer of the second wall that is required.
    #[error("this system can't give the worker process the layer `{missing}`; it has {active}")]
    LayerMissing {
        /// The layers that it has.
        active: Layers,
        /// The one that it lacks.
        missing: Layer,
    },
}

/// A worker's process. It doesn't outlive this.
#[derive(Debug)]
pub(super) struct Process(Child);

/// A worker that has given up its rights.
#[derive(Debug)]
pub(super) struct Launched {
    pub(super) layers: Layers,
    pub(super) process: Process,
    pub(super) socket: UnixStream,
}

/// Starts a worker, greets it, and sees to it that it has given up what it must.
pub(super) fn launch(program: &WorkerProgram, hello: Hello, required: &Layers) -> Result<Launched, StartError> {
    let (socket, theirs) = UnixStream::pair().map_err(StartError::Spawn)?;
    let mut process = spawn(program, theirs).map_err(StartError::Spawn)?;
    let spoken = socket
        .set_read_timeout(Some(PATIENCE))
        .and_then(|()| socket.set_write_timeout(Some(PATIENCE)))
        .and_then(|()| ToWorker::Hello(hello).into_frame(0).write(&mut &socket));
    if let Err(error) = spoken {
        return Err(StartError::NotReady(format!("{error}; {}", process.end())));
    }
    match hear(&socket) {
        Ok(FromWorker::Ready(layers)) => match layers.first_missing_of(required) {
            None => Ok(Launched { layers, process, socket }),
            Some(missing) => Err(StartError::LayerMissing { active: layers, missing }),
        },
        Ok(FromWorker::Failed(WorkFailure::Host(why))) => Err(StartError::Setup(why)),
        Ok(_) => Err(StartError::NotReady("it said something else".to_owned())),
        Err(why) => Err(StartError::NotReady(format!("{why}; {}", process.end()))),
    }
}

/// Starts a worker, asks what it has given up, and ends it.
///
/// # Errors
/// See [`StartError`].
pub fn probe(program: &WorkerProgram, limits: &Limits) -> Result<Layers, StartError> {
    let hello = Hello { jobs: 1, limits: limits.to_map(), protocol: PROTOCOL, role: Role::Compile };
    Ok(launch(program, hello, &Layers::none())?.layers)
}

fn spawn(program: &WorkerProgram, theirs: UnixStream) -> std::io::Result<Process> {
    // Every other descriptor of ours closes itself when a program is started: the standard library opens none without
    // that mark.
    let child = Command::new(&program.path)
        .args(&program.arguments)
        .env_clear()
        .current_dir("/")
        .stdin(Stdio::from(OwnedFd::from(theirs)))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    Ok(Process(child))
}

/// Waits for the next message that belongs to no call.
pub(super) fn hear(socket: &UnixStream) -> Result<FromWorker, TalkError> {
    Ok(FromWorker::from_frame(Frame::read(&mut &*socket)?)?)
}

/// Why a worker can't be understood.
#[derive(Debug, thiserror::Error)]
pub(super) enum TalkError {
    #[error(transparent)]
    Frame(#[from] FrameError),
    #[error(transparent)]
    Message(#[from] MessageError),
}

impl Process {
    /// Ends the process, if it hasn't ended, and tells how it did.
    pub(super) fn end(&mut self) -> String {
        match self.end_and_wait() {
            Ok(status) => describe(status),
            Err(error) => format!("how it ended isn't known: {error}"),
        }
    }

    fn end_and_wait(&mut self) -> std::io::Result<ExitStatus> {
        // A process that is ending already keeps the status that it ends with.
        let _ = self.0.kill();
        self.0.wait()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.end_and_wait();
    }
}

/// What each signal that ends a worker means.
fn describe(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt as _;
    match status.signal() {
        Some(signal @ libc::SIGSYS) => format!("signal {signal}: it made a system call that no worker makes"),
        Some(signal @ libc::SIGXCPU) => format!("signal {signal}: it used up its processor time"),
        Some(signal @ libc::SIGABRT) => format!("signal {signal}: it gave up, as a program does without memory"),
        Some(signal @ libc::SIGKILL) => format!("signal {signal}: it was ended by force"),
        Some(signal @ (libc::SIGSEGV | libc::SIGBUS)) => format!("signal {signal}: it touched memory that isn't there"),
        Some(signal) => format!("signal {signal}"),
        None => status.to_string(),
    }
}

impl From<WorkFailure> for LoadError {
    fn from(failure: WorkFailure) -> Self {
        match failure {
            WorkFailure::Compile(why) => Self::Compile(why),
            WorkFailure::CompilerPanicked => Self::CompilerPanicked,
            WorkFailure::Link(why) => Self::Link(why),
            WorkFailure::Host(why) => Self::Host(why.into()),
        }
    }
}

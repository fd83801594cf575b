//! The worker's life: greeted, stripped of its rights, put to work.

use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::net::UnixStream;

use belljar_sandbox::{Limits, LimitsError};

use super::conversation::converse;
use super::{compile, execute};
use crate::frame::FrameError;
use crate::lockdown::Lockdown;
use crate::message::{Hello, MessageError, PROTOCOL, Role, ToWorker};

/// Why a worker ends before its parent does.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The standard input isn't a socket: nobody started this process as a worker.
    #[error("a worker is started by other commands, with a socket")]
    NoParent,
    /// The parent can't be heard.
    #[error("the parent can't be heard")]
    Frame(#[from] FrameError),
    /// The parent can't be understood.
    #[error("the parent can't be understood")]
    Message(#[from] MessageError),
    /// The parent said something out of turn, or speaks another version of the protocol.
    #[error("the parent said something unexpected: {0}")]
    Unexpected(&'static str),
    /// The limits can't be used.
    #[error("the limits can't be used")]
    Limits(#[from] LimitsError),
    /// The socket or a thread failed.
    #[error("the system failed")]
    Io(#[from] io::Error),
}

/// Is a worker, on the socket that is the standard input, until the parent closes it. To be called at the very start of
/// a process, before it has a second thread or has opened anything: see [`Lockdown::begin`].
///
/// # Errors
/// See [`ServeError`]. Whatever a component does is no error: it is told to the parent.
pub fn serve() -> Result<(), ServeError> {
    let socket = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    if socket.peer_addr().is_err() {
        return Err(ServeError::NoParent);
    }
    drop(socket);
    let lockdown = Lockdown::begin();
    let (mut ear, mouth) = converse(io::stdin().as_fd().try_clone_to_owned()?)?;
    let Some((_, ToWorker::Hello(hello))) = ear.hear()? else { return Err(ServeError::Unexpected("no greeting")) };
    let Hello { jobs, limits, protocol, role } = hello;
    if protocol != PROTOCOL {
        return Err(ServeError::Unexpected("another version of the protocol"));
    }
    let limits = Limits::from_map(&limits)?;
    match role {
        Role::Compile => compile::serve(lockdown, ear, &mouth, &limits),
        Role::Execute => execute::serve(lockdown, ear, mouth, limits, jobs),
    }
}

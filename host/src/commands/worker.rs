//! `belljar worker`: the process in which a component is compiled or run. The other commands start it.

use std::os::fd::AsFd as _;
use std::os::unix::net::UnixStream;

use crate::errors::{Failure, OrFail as _, Result};
use crate::exit_code::Code;

pub(crate) fn worker() -> Result<Code> {
    let socket = std::io::stdin().as_fd().try_clone_to_owned().or_fail(Code::Internal, "there is no standard input")?;
    let socket = UnixStream::from(socket);
    if socket.peer_addr().is_err() {
        return Err(Failure::new(Code::BadInput, "`belljar worker` is started by other commands, with a socket")
            .hint("`belljar run` examines an agent"));
    }
    belljar_worker::serve(socket.into()).or_fail(Code::Internal, "the worker process failed")?;
    Ok(Code::Done)
}

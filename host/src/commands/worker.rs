//! `belljar worker`: the process in which a component is compiled or run. The other commands start it.

use belljar_worker::ServeError;

use crate::errors::{Hint as _, OrFail as _, Result};
use crate::exit_code::Code;

pub(crate) fn worker() -> Result<Code> {
    match belljar_worker::serve() {
        Ok(()) => Ok(Code::Done),
        Err(error @ ServeError::NoParent) => {
            Err(error).or_fail(Code::BadInput, "this is no worker").hint("`belljar run` examines an agent")
        }
        Err(error) => Err(error).or_fail(Code::Internal, "the worker process failed"),
    }
}

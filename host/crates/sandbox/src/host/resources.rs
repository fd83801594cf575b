//! What stands behind the handles of WASI.

#![expect(unreachable_pub, reason = "the generated bindings re-export these types as public")]

use crate::host::log::Origin;

/// A thing that doesn't exist: a file, a terminal, an error of a stream. No handle to one is ever made.
#[derive(Debug)]
pub enum Never {}

/// A pollable. It is always ready: nothing here takes time.
#[derive(Debug)]
pub struct Ready;

/// Standard input: closed.
#[derive(Debug)]
pub struct ClosedInput;

/// Standard output or standard error: both end in the log.
#[derive(Debug)]
pub struct LogOutput(pub(crate) Origin);

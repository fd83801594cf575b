//! Guests in the sandbox, through the package's public interface.

mod admission;
mod arbitrary_calls;
mod calls;
mod compile_cache;
mod determinism;
mod faults;
mod limits;
mod support;

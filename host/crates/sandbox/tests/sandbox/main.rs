//! Guests in the sandbox, through the package's public interface.

mod calls;
mod hostile;
mod support;

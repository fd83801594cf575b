//! An in-memory host, so that an agent can be tested natively, without a component.
//!
//! Inside [`TestHost`]'s methods all modules of this package work on that host. It keeps the contract's rules: what is
//! available when, which writes are kept, and the default limits. It doesn't check arguments against a tool's schema.
//! Not part of a build for wasm.

mod call;
pub(crate) mod host;
mod limits;
mod scene;
mod state;
mod store;
mod test_host;

pub use call::Call;
pub use scene::said;
pub use test_host::TestHost;

//! What the tests of the suite share.

use std::path::{Path, PathBuf};

/// Reads the prober, which `cargo xtask agents` builds.
pub(crate) fn prober() -> Vec<u8> {
    let agents = std::env::var_os("BELLJAR_AGENTS").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/agents"),
        PathBuf::from,
    );
    let path = agents.join("prober.wasm");
    std::fs::read(&path).unwrap_or_else(|error| {
        panic!("{}: {error}; `cargo xtask agents` builds it", path.display())
    })
}

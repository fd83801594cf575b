//! What cargo says about the workspace.

use serde_json::Value;

use crate::root;

/// Asks `cargo metadata`, with arguments of one's own. Asked of cargo itself: a library for it would turn on features of
/// packages that the engine is built on, and have the engine built twice.
///
/// # Panics
/// If cargo can't tell.
#[must_use]
pub fn cargo_metadata(arguments: &[&str]) -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = std::process::Command::new(cargo)
        .current_dir(root())
        .args(["metadata", "--format-version", "1"])
        .args(arguments)
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo prints JSON")
}

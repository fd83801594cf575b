//! A new agent in Rust.

use super::name::AgentName;
use super::sources::{GUEST_SDK, wit};
use super::{Project, file};

/// The example that a new agent begins as.
const LIB: &str = include_str!("../../../examples/keyword-recall/src/lib.rs");
const SENTENCE: &str = include_str!("../../../examples/keyword-recall/src/sentence.rs");

const MANIFEST: &str = include_str!("../../templates/rust/Cargo.toml");
const README: &str = include_str!("../../templates/rust/README.md");

pub(super) fn project(name: &AgentName) -> Project {
    let commands = [
        "cargo test".to_owned(),
        "cargo build --release --target wasm32-wasip2".to_owned(),
        format!("belljar run target/wasm32-wasip2/release/{}.wasm --size small", name.as_crate()),
    ];
    let readme = README.replace("NAME", &name.to_string()).replace("COMMANDS", &commands.join("\n"));
    let mut files = vec![
        file(".gitignore", "/target\n/runs\n"),
        file("Cargo.toml", MANIFEST.replace("NAME", &name.to_string())),
        file("README.md", readme),
        file("src/lib.rs", LIB.replace("KeywordRecall", &name.as_type())),
        file("src/sentence.rs", SENTENCE),
    ];
    files.extend(GUEST_SDK.iter().map(|(path, text)| (format!("belljar-guest/{path}"), (*text).to_owned())));
    files.extend(wit());
    Project { commands, files }
}

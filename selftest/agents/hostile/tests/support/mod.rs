//! What the tests of the suite share: the prober, and what this process holds.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use belljar_exam::{Timestamp, UserId};
use belljar_sandbox::{Catalog, Examinee as _, RespondCall, Snapshot, ToolServer};
use belljar_transcript::{Blame, ToolReply};

/// Reads the prober, which `cargo xtask agents` builds.
pub(crate) fn prober() -> Vec<u8> {
    let agents = std::env::var_os("BELLJAR_AGENTS")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/agents"), PathBuf::from);
    let path = agents.join("prober.wasm");
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask agents` builds it", path.display()))
}

/// Memory of this process that is resident, in bytes: `VmRSS` as it is, `VmHWM` at its peak.
pub(crate) fn resident_bytes(field: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(field)).unwrap();
    line.trim_start_matches(':').trim().trim_end_matches(" kB").parse::<u64>().unwrap() << 10
}

/// Counts the files that this process has open.
pub(crate) fn open_files() -> usize {
    std::fs::read_dir("/proc/self/fd").unwrap().count()
}

/// Asks an agent once; whatever it does must not be the host's fault.
pub(crate) fn respond_once(agent: &belljar_sandbox::Agent, what: &str) {
    let tools = Vec::new();
    let call = RespondCall {
        catalog: Arc::new(Catalog::new(&tools)),
        memory: Snapshot::default(),
        now: Timestamp::from_civil(2026, 4, 14, 0),
        ordinal: 0,
        text: "Do it.".to_owned(),
        tools: Box::new(NoTools),
        user: UserId::new("u-1"),
    };
    let report = agent.respond(call);
    assert_ne!(report.outcome.blame(), Some(Blame::Host), "{what}: {report:?}");
}

/// Serves no tool.
struct NoTools;

impl ToolServer for NoTools {
    fn call(&mut self, _: &str, _: &str) -> ToolReply {
        ToolReply::UnknownTool
    }

    fn fork(&self) -> Box<dyn ToolServer> {
        Box::new(Self)
    }
}

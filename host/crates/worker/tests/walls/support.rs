//! A worker that does as it is told, and the calls that tests make.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use belljar_exam::{Sha256Hex, Timestamp, UserId};
use belljar_sandbox::{
    AgentConfig, Artefact, CallReport, Catalog, Examinee as _, IngestCall, Limits, LoadError, RespondCall, Snapshot,
    ToolServer,
};
use belljar_transcript::ToolReply;
use belljar_worker::{ConfinedAgent, ConfinedAgentOptions, Layers, WorkerProgram};

/// Tools that answer every call.
#[derive(Clone)]
struct Tools;

impl ToolServer for Tools {
    fn call(&mut self, _: &str, _: &str) -> ToolReply {
        ToolReply::Result("100".to_owned())
    }

    fn fork(&self) -> Box<dyn ToolServer> {
        Box::new(self.clone())
    }
}

/// The program that misbehaves.
pub(crate) fn program() -> WorkerProgram {
    WorkerProgram { arguments: Vec::new(), path: env!("CARGO_BIN_EXE_misbehaving-worker").into() }
}

pub(crate) fn options(jobs: u32) -> ConfinedAgentOptions {
    ConfinedAgentOptions {
        config: AgentConfig::default(),
        grace: Duration::from_millis(200),
        jobs: NonZeroU32::new(jobs).unwrap(),
        limits: Limits { memory_store_bytes_max: 8 << 20, ..Limits::default() },
        program: program(),
        required: Layers::required_by_default(),
    }
}

/// Starts the worker with so many calls at a time.
pub(crate) fn agent(jobs: u32) -> ConfinedAgent {
    start(options(jobs)).unwrap()
}

/// Starts a worker.
#[expect(unsafe_code, reason = "the worker of these tests loads no code")]
pub(crate) fn start(options: ConfinedAgentOptions) -> Result<ConfinedAgent, LoadError> {
    // SAFETY: the misbehaving worker never loads what it is sent, and no other program comes so far.
    let artefact = unsafe { Artefact::from_parts(Sha256Hex::of(&[b"component"]), Vec::new()) };
    ConfinedAgent::new(options, artefact)
}

fn now() -> Timestamp {
    "2026-04-14T09:30:00Z".parse().unwrap()
}

/// Asks the worker to do what the text says.
pub(crate) fn ask(agent: &ConfinedAgent, text: &str) -> CallReport {
    agent.respond(RespondCall {
        catalog: Arc::new(Catalog::new(&[])),
        memory: Snapshot::default(),
        now: now(),
        ordinal: 1,
        text: text.to_owned(),
        tools: Box::new(Tools),
        user: UserId::new("u-1"),
    })
}

/// Has the worker take in an empty wave.
pub(crate) fn ingest(agent: &ConfinedAgent) -> CallReport {
    let items = Arc::from([]);
    agent.ingest(IngestCall { items, memory: Snapshot::default(), now: now(), ordinal: 0, wave: 0 })
}

/// Returns what the worker answered.
pub(crate) fn said(report: &CallReport) -> &str {
    report.answer.as_ref().map_or("nothing", |answer| answer.text.raw())
}

//! A worker that runs one agent.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use belljar_exam::Item;
use belljar_sandbox::{
    Agent, AgentConfig, Artefact, CallReport, Catalog, Changes, Examinee as _, HOST_STACK_BYTES, History, IngestCall,
    Limits, LoadError, MemoryStore, RespondCall, Sandbox, Value,
};

use super::compile::failure_of;
use super::conversation::{Ear, Mouth};
use super::guest_threads::GuestThreads;
use super::remote_tools::Replies;
use super::serve::ServeError;
use crate::lockdown::{Bounds, Lockdown};
use crate::memory_part::{read_part, write_parts};
use crate::message::{FromWorker, Load, Report, ToWorker, WorkFailure, changes_frame};

/// Memory that a worker needs besides what it holds for guests: the engine, code, messages on their way.
const OWN_BYTES: u64 = 1 << 30;

/// Runs the agent that the parent sends, call by call, until the parent is gone.
pub(super) fn serve(
    mut lockdown: Lockdown,
    ear: Ear,
    mouth: Mouth,
    limits: Limits,
    jobs: u32,
) -> Result<(), ServeError> {
    let bounds = Bounds {
        // Each guest's memory, twice the store (a copy is made when a commit meets a call that still reads), our own.
        data_bytes: Some(
            u64::from(jobs)
                .saturating_mul(limits.linear_memory_bytes_max + limits.wasm_stack_bytes_max)
                .saturating_add(limits.memory_store_bytes_max.saturating_mul(2))
                .saturating_add(OWN_BYTES),
        ),
        image_bytes: Some(limits.linear_memory_bytes_max.max(limits.component_bytes_max)),
        ..Bounds::default()
    };
    let stack_bytes =
        usize::try_from(limits.wasm_stack_bytes_max).unwrap_or(usize::MAX).saturating_add(HOST_STACK_BYTES);
    let ready = Sandbox::unwatched(limits).and_then(|sandbox| sandbox.warm_up().map(|()| sandbox));
    let sandbox = match ready {
        Ok(sandbox) => sandbox,
        Err(error) => return Ok(mouth.say(FromWorker::Failed(WorkFailure::Host(error.to_string())))?),
    };
    lockdown.deny_paths();
    if let Err(error) = sandbox.watch() {
        return Ok(mouth.say(FromWorker::Failed(WorkFailure::Host(error.to_string())))?);
    }
    let threads = GuestThreads::start(jobs, stack_bytes)?;
    mouth.say(FromWorker::Ready(lockdown.finish(&bounds)))?;
    Worker::new(mouth, threads).obey(ear, &sandbox)
}

/// What the last call wrote, until the parent says whether it is kept.
type Pending = Arc<Mutex<Option<(u32, Changes)>>>;

/// A worker with what it has been sent.
struct Worker {
    agent: Option<Arc<Agent>>,
    bytes: Vec<u8>,
    catalog: Arc<Catalog>,
    entries: Vec<(String, Value)>,
    items: Vec<Item>,
    memory: MemoryStore,
    mouth: Mouth,
    pending: Pending,
    replies: Replies,
    threads: GuestThreads,
}

impl Worker {
    fn new(mouth: Mouth, threads: GuestThreads) -> Self {
        Self {
            agent: None,
            bytes: Vec::new(),
            catalog: Arc::new(Catalog::new(&[])),
            entries: Vec::new(),
            items: Vec::new(),
            memory: MemoryStore::default(),
            mouth,
            pending: Pending::default(),
            replies: Replies::default(),
            threads,
        }
    }

    fn obey(mut self, mut ear: Ear, sandbox: &Sandbox) -> Result<(), ServeError> {
        while let Some((call, message)) = ear.hear()? {
            match message {
                ToWorker::Bytes(piece) => self.bytes.extend(piece),
                ToWorker::Load(load) => self.load(sandbox, load)?,
                ToWorker::Catalog(entries) => self.catalog = Arc::new(Catalog::from_entries(entries)),
                ToWorker::Entries(part) => {
                    let entries = read_part(&part).map_err(crate::message::MessageError::from)?;
                    self.entries.extend(entries.into_iter().filter_map(|(name, value)| Some((name, value?))));
                }
                ToWorker::Memory(history) => {
                    self.memory = MemoryStore::restore(History::new(history), std::mem::take(&mut self.entries));
                }
                ToWorker::Items(items) => self.items.extend(items),
                ToWorker::Ingest(ingest) => {
                    let memory = self.snapshot(ingest.history)?;
                    let items = std::mem::take(&mut self.items).into();
                    let (now, ordinal, wave) = (ingest.now, ingest.ordinal, ingest.wave);
                    self.run(call, ordinal, move |agent| {
                        agent.ingest(IngestCall { items, memory, now, ordinal, wave })
                    })?;
                }
                ToWorker::Respond(respond) => {
                    let asked = RespondCall {
                        catalog: Arc::clone(&self.catalog),
                        memory: self.snapshot(respond.history)?,
                        now: respond.now,
                        ordinal: respond.ordinal,
                        text: respond.text,
                        tools: Box::new(self.replies.tools(call, self.mouth.clone())),
                        user: respond.user,
                    };
                    self.run(call, respond.ordinal, move |agent| agent.respond(asked))?;
                }
                ToWorker::Served(served) => self.replies.deliver(call, served),
                ToWorker::Keep(ordinal) => self.keep(ordinal)?,
                ToWorker::Hello(_) | ToWorker::Compile => return Err(ServeError::Unexpected("it has been greeted")),
            }
        }
        Ok(())
    }

    fn load(&mut self, sandbox: &Sandbox, load: Load) -> Result<(), ServeError> {
        let linked = AgentConfig::new(load.config)
            .map_err(|error| LoadError::Host(Box::new(error)))
            .and_then(|config| sandbox.link(&artefact(load.component, std::mem::take(&mut self.bytes)), config));
        match linked {
            Ok(agent) => {
                self.agent = Some(Arc::new(agent));
                self.mouth.say(FromWorker::Loaded)?;
            }
            Err(error) => self.mouth.say(FromWorker::Failed(failure_of(error)))?,
        }
        Ok(())
    }

    /// Returns the memory, which must be the one that the parent means.
    fn snapshot(&self, history: belljar_exam::Sha256Hex) -> Result<belljar_sandbox::Snapshot, ServeError> {
        let memory = self.memory.snapshot();
        if memory.history().digest() == history { Ok(memory) } else { Err(ServeError::Unexpected("another memory")) }
    }

    /// Makes a call on a thread of its own and reports what it came to.
    fn run(
        &self,
        call: u32,
        ordinal: u32,
        make: impl FnOnce(&Agent) -> CallReport + Send + 'static,
    ) -> Result<(), ServeError> {
        let agent = self.agent.clone().ok_or(ServeError::Unexpected("no agent is loaded"))?;
        let (mouth, pending) = (self.mouth.clone(), Arc::clone(&self.pending));
        self.threads.run(move || {
            let report = make(&agent);
            // If the parent can't be told it is gone, and this process goes with it.
            let _ = tell(&mouth, call, ordinal, report, &pending);
        });
        Ok(())
    }

    fn keep(&mut self, ordinal: u32) -> Result<(), ServeError> {
        let pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((_, changes)) = pending.filter(|(of, _)| *of == ordinal) else {
            return Err(ServeError::Unexpected("another call's changes are kept"));
        };
        self.memory.commit(changes);
        Ok(())
    }
}

fn tell(mouth: &Mouth, call: u32, ordinal: u32, report: CallReport, pending: &Pending) -> io::Result<()> {
    write_parts(report.changes.iter(), |part| mouth.send(&changes_frame(call, part)))?;
    *pending.lock().unwrap_or_else(PoisonError::into_inner) = Some((ordinal, report.changes));
    let report = Report {
        answer: report.answer,
        host_detail: report.host_detail,
        log: report.log,
        log_bytes_dropped: report.log_bytes_dropped,
        outcome: report.outcome,
        tool_calls: report.tool_calls,
        used: report.used,
    };
    mouth.say_of(call, FromWorker::Report(Box::new(report)))
}

#[expect(unsafe_code, reason = "code that the parent sends is run: that is what this process is for")]
fn artefact(component: belljar_exam::Sha256Hex, code: Vec<u8>) -> Artefact {
    // SAFETY: the parent had a compiler make it, or took it from a cache entry whose HMAC held; and whatever it does,
    // this process has nothing to lose.
    unsafe { Artefact::from_parts(component, code) }
}

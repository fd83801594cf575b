//! A live worker that runs an agent, and the calls that are under way in it.

use std::collections::BTreeMap;
use std::io;
use std::os::unix::net::UnixStream;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use belljar_exam::{Item, Sha256Hex};
use belljar_sandbox::{
    Artefact, CallReport, Catalog, Changes, History, IngestCall, Limits, LoadError, RespondCall, Snapshot, ToolServer,
};
use belljar_transcript::{GuestText, ObservedCall};

use super::death::{Cause, Death};
use super::launch::{Launched, Process, hear, launch};
use super::report_check::{CallPhase, ChangesCheck, check};
use super::{ConfinedAgentOptions, StartError};
use crate::frame::Frame;
use crate::layer::Layers;
use crate::memory_part::write_parts;
use crate::message::{FromWorker, Hello, Ingest, Load, PROTOCOL, Report, Respond, Role, Served, ToWorker, ToolCall};

/// How long a worker may leave the socket full.
const WRITE_PATIENCE: Duration = Duration::from_secs(10);

/// Bytes of code or of items in one frame.
const PIECE_BYTES: usize = 1 << 20;

/// Messages of one call that wait to be taken. A worker that sends more at once waits.
const MESSAGES_WAITING: usize = 16;

/// Longest name of a tool that a worker asks the parent for.
const TOOL_NAME_BYTES_MAX: usize = 256;

/// A live worker that runs an agent.
pub(super) struct Link {
    grace: Duration,
    layers: Layers,
    next_call: AtomicU32,
    outgoing: Mutex<Outgoing>,
    reader: Option<JoinHandle<()>>,
    shared: Arc<Shared>,
}

/// The parent's way to the worker, and what the worker has been sent.
struct Outgoing {
    catalog: Option<Arc<Catalog>>,
    /// The memory that the worker has.
    history: Option<History>,
    /// The memory that it would have if the last call's changes were kept.
    pending: Option<(u32, History)>,
    socket: UnixStream,
}

/// What the reader and the calls share.
struct Shared {
    blamed: Mutex<Option<(u32, Cause)>>,
    /// Where the messages of each call go; none once the worker is dead.
    calls: Mutex<Option<BTreeMap<u32, SyncSender<FromWorker>>>>,
    death: OnceLock<Death>,
    process: Mutex<Option<Process>>,
}

/// A call that is made.
pub(super) enum Call<'a> {
    Ingest(&'a IngestCall),
    Respond(&'a RespondCall),
}

/// A call that came to nothing because the worker died.
pub(super) struct Lost {
    /// The call's number.
    pub(super) call: u32,
    /// How the worker ended.
    pub(super) death: Death,
    /// The tool calls that were served.
    pub(super) served: Vec<ObservedCall>,
}

/// Why there is no worker with the agent in it.
pub(super) enum LinkError {
    Load(LoadError),
    Start(StartError),
}

impl Link {
    /// Starts a worker and loads the agent in it.
    pub(super) fn start(options: &Arc<ConfinedAgentOptions>, artefact: &Arc<Artefact>) -> Result<Self, LinkError> {
        let shared = Arc::new(Shared {
            blamed: Mutex::new(None),
            calls: Mutex::new(Some(BTreeMap::new())),
            death: OnceLock::new(),
            process: Mutex::new(None),
        });
        let (sender, started) = channel();
        let grace = options.grace;
        let (options, artefact, theirs) = (Arc::clone(options), Arc::clone(artefact), Arc::clone(&shared));
        // The worker dies with the thread that starts it, so that must be one that lives as long as the worker.
        let listen = move || {
            let launched = begin(&options, &artefact);
            drop((options, artefact));
            match launched {
                Ok(Launched { layers, process, socket }) => {
                    *lock(&theirs.process) = Some(process);
                    let outgoing = socket.try_clone().map(|socket| (layers, socket));
                    let heard = sender.send(outgoing.map_err(|error| LinkError::Start(StartError::Spawn(error))));
                    if heard.is_ok() {
                        theirs.listen(&socket);
                    }
                }
                Err(error) => drop(sender.send(Err(error))),
            }
        };
        let spawned = thread::Builder::new().name("belljar-worker".to_owned()).spawn(listen);
        let reader = spawned.map_err(|error| LinkError::Start(StartError::Spawn(error)))?;
        let lost = || LinkError::Start(StartError::NotReady("nobody listens to it".to_owned()));
        let (layers, socket) = started.recv().map_err(|_| lost())??;
        let outgoing = Outgoing { catalog: None, history: Some(History::default()), pending: None, socket };
        let (next_call, outgoing) = (AtomicU32::new(1), Mutex::new(outgoing));
        Ok(Self { grace, layers, next_call, outgoing, reader: Some(reader), shared })
    }

    /// Returns the layers of the second wall that the worker has.
    pub(super) const fn layers(&self) -> &Layers {
        &self.layers
    }

    /// Tells whether the worker is dead, or about to be.
    pub(super) fn is_dead(&self) -> bool {
        lock(&self.shared.calls).is_none()
    }

    /// Makes a call and waits for its report.
    pub(super) fn call(&self, call: &Call<'_>, limits: &Limits) -> Result<CallReport, Lost> {
        let number = self.next_call.fetch_add(1, Ordering::Relaxed);
        let mut exchange = match self.shared.register(number) {
            Some(messages) => Exchange { done: false, link: self, messages, number, served: Vec::new() },
            None => return Err(Lost { call: number, death: self.shared.death.wait().clone(), served: Vec::new() }),
        };
        let report = exchange.carry_out(call, limits);
        exchange.done = report.is_ok();
        report.map_err(|()| {
            let served = std::mem::take(&mut exchange.served);
            drop(exchange);
            Lost { call: number, death: self.shared.death.wait().clone(), served }
        })
    }

    /// Tells the worker that what the call of this ordinal wrote is kept.
    pub(super) fn keep(&self, ordinal: u32) {
        let mut outgoing = lock(&self.outgoing);
        match outgoing.pending.take().filter(|(pending, _)| *pending == ordinal) {
            // If the worker can't be told, it is dead, and the next one is sent the whole memory.
            Some((_, history)) if outgoing.send(0, ToWorker::Keep(ordinal)).is_ok() => {
                outgoing.history = Some(history);
            }
            _ => outgoing.history = None,
        }
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.shared.end(None);
        if let Some(reader) = self.reader.take() {
            // It panics only if a lock of ours did.
            let _ = reader.join();
        }
    }
}

/// Starts a worker and has it load the agent.
fn begin(options: &ConfinedAgentOptions, artefact: &Artefact) -> Result<Launched, LinkError> {
    let hello =
        Hello { jobs: options.jobs.get(), limits: options.limits.to_map(), protocol: PROTOCOL, role: Role::Execute };
    let launched = launch(&options.program, hello, &options.required).map_err(LinkError::Start)?;
    let not_ready = |why: String| LinkError::Start(StartError::NotReady(why));
    let load = Load { component: artefact.component(), config: options.config.values().clone() };
    let sent = artefact
        .code()
        .chunks(PIECE_BYTES)
        .map(|piece| ToWorker::Bytes(piece.to_vec()))
        .chain([ToWorker::Load(load)])
        .try_for_each(|message| message.into_frame(0).write(&mut &launched.socket));
    sent.map_err(|error| not_ready(error.to_string()))?;
    match hear(&launched.socket) {
        Ok(FromWorker::Loaded) => {}
        Ok(FromWorker::Failed(failure)) => return Err(LinkError::Load(failure.into())),
        Ok(_) => return Err(not_ready("it said something else".to_owned())),
        Err(error) => return Err(not_ready(error.to_string())),
    }
    let patience = launched.socket.set_read_timeout(None);
    patience
        .and_then(|()| launched.socket.set_write_timeout(Some(WRITE_PATIENCE)))
        .map_err(|error| not_ready(error.to_string()))?;
    Ok(launched)
}

impl Shared {
    /// Registers a call; none if the worker is dead.
    fn register(&self, call: u32) -> Option<Receiver<FromWorker>> {
        let (sender, receiver) = sync_channel(MESSAGES_WAITING);
        lock(&self.calls).as_mut()?.insert(call, sender);
        Some(receiver)
    }

    /// Hands on what the worker says, until it is dead.
    fn listen(&self, socket: &UnixStream) {
        let mut socket = io::BufReader::new(socket);
        let broken = loop {
            let frame = match Frame::read(&mut socket) {
                Ok(frame) => frame,
                Err(error) => break error.to_string(),
            };
            let call = frame.call;
            let message = match FromWorker::from_frame(frame) {
                Ok(message) => message,
                Err(error) => {
                    self.blame(call, Cause::BrokeProtocol(error.to_string()));
                    break String::new();
                }
            };
            let waiting = lock(&self.calls).as_ref().and_then(|calls| calls.get(&call).cloned());
            // A call whose report has come has nothing more to say; nor has one that was never made.
            if waiting.is_none_or(|waiting| waiting.send(message).is_err()) {
                self.blame(call, Cause::BrokeProtocol("it spoke of a call that isn't under way".to_owned()));
                break String::new();
            }
        };
        self.bury(broken);
    }

    /// Puts the worker's end down to a call, unless it is put down to another already.
    fn blame(&self, call: u32, cause: Cause) {
        lock(&self.blamed).get_or_insert((call, cause));
    }

    /// Ends the worker, on account of a call if one is given.
    fn end(&self, on_account_of: Option<(u32, Cause)>) {
        if let Some((call, cause)) = on_account_of {
            self.blame(call, cause);
        }
        if let Some(process) = lock(&self.process).as_mut() {
            process.end();
        }
    }

    /// Writes down how the worker ended and lets all calls know.
    fn bury(&self, broken: String) {
        let calls = lock(&self.calls).take().unwrap_or_default();
        let status = lock(&self.process).take().map(|mut process| process.end()).unwrap_or(broken);
        let (blamed, cause) = match lock(&self.blamed).take() {
            Some((call, cause)) => (Some(call), cause),
            None => (None, Cause::Died(status)),
        };
        let _ = self.death.set(Death { blamed, cause, in_flight: calls.len() });
    }
}

/// One call that is under way.
struct Exchange<'a> {
    done: bool,
    link: &'a Link,
    messages: Receiver<FromWorker>,
    number: u32,
    served: Vec<ObservedCall>,
}

impl Exchange<'_> {
    /// Sends the call and answers what the worker asks until it reports. Fails if the worker dies.
    fn carry_out(&mut self, call: &Call<'_>, limits: &Limits) -> Result<CallReport, ()> {
        let (memory, ordinal, phase, seconds) = match call {
            Call::Ingest(call) => (&call.memory, call.ordinal, CallPhase::Ingesting, limits.ingest_cpu_seconds_max),
            Call::Respond(call) => (&call.memory, call.ordinal, CallPhase::Responding, limits.respond_cpu_seconds_max),
        };
        let mut tools = match call {
            Call::Ingest(_) => None,
            Call::Respond(call) => Some(call.tools.fork()),
        };
        lock(&self.link.outgoing).send_call(self.number, call).map_err(|_| self.link.shared.end(None))?;
        let patience = Duration::from_secs(seconds).saturating_add(self.link.grace);
        let deadline = Instant::now() + patience;
        let mut changes = ChangesCheck::new(memory, limits);
        loop {
            match self.messages.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(FromWorker::ToolCall(tool_call)) => {
                    let tools =
                        tools.as_deref_mut().ok_or("a tool call while ingesting").or_else(|why| self.end(why))?;
                    self.serve(tools, tool_call, limits)?;
                }
                Ok(FromWorker::Changes(part)) => changes.take(part).or_else(|why| self.end(why))?,
                Ok(FromWorker::Report(report)) => {
                    check(&report, phase, &self.served, limits).or_else(|why| self.end(why))?;
                    let changes = Changes::from_parts(changes.finish().or_else(|why| self.end(why))?);
                    lock(&self.link.outgoing).pending = Some((ordinal, memory.history().after(&changes)));
                    return Ok(into_call_report(*report, changes));
                }
                Ok(_) => return self.end("something out of turn"),
                Err(RecvTimeoutError::Timeout) => {
                    self.link.shared.end(Some((self.number, Cause::TimedOut(patience.as_secs()))));
                    return Err(());
                }
                Err(RecvTimeoutError::Disconnected) => return Err(()),
            }
        }
    }

    /// Serves a tool call, if the worker may make it.
    fn serve(&mut self, tools: &mut dyn ToolServer, asked: ToolCall, limits: &Limits) -> Result<(), ()> {
        if self.served.len() as u64 >= limits.tool_calls_max
            || asked.arguments.len() as u64 > limits.tool_argument_bytes_max
            || asked.tool.len() > TOOL_NAME_BYTES_MAX
        {
            return self.end("a tool call above the limits");
        }
        let served = match catch_unwind(AssertUnwindSafe(|| tools.call(&asked.tool, &asked.arguments))) {
            Ok(reply) => {
                let (arguments, tool) = (GuestText::new(asked.arguments), GuestText::new(asked.tool));
                self.served.push(ObservedCall { arguments, reply: reply.clone(), tool });
                Served::Reply(reply)
            }
            Err(panic) => {
                let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
                Served::Panicked(text.or_else(|| panic.downcast_ref().cloned()).unwrap_or_default())
            }
        };
        let sent = lock(&self.link.outgoing).send(self.number, ToWorker::Served(served));
        sent.map_err(|_| self.link.shared.end(None))
    }

    /// Ends the worker because it broke the rules in this call.
    fn end<T>(&self, why: &str) -> Result<T, ()> {
        self.link.shared.end(Some((self.number, Cause::BrokeProtocol(format!("it sent {why}")))));
        Err(())
    }
}

impl Drop for Exchange<'_> {
    fn drop(&mut self) {
        if self.done {
            if let Some(calls) = lock(&self.link.shared.calls).as_mut() {
                calls.remove(&self.number);
            }
        } else {
            // Whoever waited for this call is gone, so the worker can't be used any more.
            self.link.shared.end(None);
        }
    }
}

impl Outgoing {
    fn send(&mut self, call: u32, message: ToWorker) -> io::Result<()> {
        message.into_frame(call).write(&mut self.socket)
    }

    /// Sends a call, after what the worker needs for it and doesn't have.
    fn send_call(&mut self, number: u32, call: &Call<'_>) -> io::Result<()> {
        match call {
            Call::Ingest(call) => {
                let history = self.send_memory(&call.memory)?;
                for items in pieces(&call.items) {
                    self.send(number, ToWorker::Items(items.to_vec()))?;
                }
                let (now, ordinal, wave) = (call.now, call.ordinal, call.wave);
                self.send(number, ToWorker::Ingest(Ingest { history, now, ordinal, wave }))
            }
            Call::Respond(call) => {
                let history = self.send_memory(&call.memory)?;
                if !self.catalog.as_ref().is_some_and(|sent| Arc::ptr_eq(sent, &call.catalog)) {
                    self.send(0, ToWorker::Catalog(call.catalog.entries().to_vec()))?;
                    self.catalog = Some(Arc::clone(&call.catalog));
                }
                let (text, user) = (call.text.clone(), call.user.clone());
                let (now, ordinal) = (call.now, call.ordinal);
                self.send(number, ToWorker::Respond(Respond { history, now, ordinal, text, user }))
            }
        }
    }

    /// Sends the memory, unless the worker has it, and returns what names it.
    fn send_memory(&mut self, memory: &Snapshot) -> io::Result<Sha256Hex> {
        let history = memory.history();
        if self.history != Some(history) {
            self.history = None;
            write_parts(memory.iter().map(|(name, value)| (name, Some(value))), |part| {
                self.send(0, ToWorker::Entries(part))
            })?;
            self.send(0, ToWorker::Memory(history.digest()))?;
            self.history = Some(history);
        }
        Ok(history.digest())
    }
}

/// Cuts items into pieces of about a frame's size.
fn pieces(items: &[Item]) -> impl Iterator<Item = &[Item]> {
    let mut rest = items;
    std::iter::from_fn(move || {
        let mut bytes = 0;
        let fits = |item: &&Item| {
            bytes += item.text_bytes();
            bytes <= PIECE_BYTES
        };
        let count = rest.iter().take_while(fits).count().max(1).min(rest.len());
        let (piece, others) = rest.split_at(count);
        rest = others;
        (!piece.is_empty()).then_some(piece)
    })
}

fn into_call_report(report: Report, changes: Changes) -> CallReport {
    CallReport {
        answer: report.answer,
        changes,
        host_detail: report.host_detail,
        log: report.log,
        log_bytes_dropped: report.log_bytes_dropped,
        outcome: report.outcome,
        tool_calls: report.tool_calls,
        used: report.used,
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

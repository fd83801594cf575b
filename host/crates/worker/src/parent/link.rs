//! A live worker that runs an agent, and the calls that are under way in it.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use belljar_sandbox::{Artefact, CallReport, History, Limits, LoadError};
use belljar_transcript::ObservedCall;

use super::death::Death;
use super::exchange::Exchange;
use super::launch::{Launched, hear, launch};
use super::listener::{Shared, lock};
use super::outgoing::{Call, Outgoing};
use super::{ConfinedAgentOptions, StartError};
use crate::frame::PIECE_BYTES;
use crate::layer::Layers;
use crate::message::{FromWorker, Hello, Load, PROTOCOL, Role, ToWorker};

/// How long a worker may leave the socket full.
const WRITE_PATIENCE: Duration = Duration::from_secs(10);

/// A live worker that runs an agent.
pub(super) struct Link {
    pub(super) grace: Duration,
    layers: Layers,
    next_call: AtomicU32,
    pub(super) outgoing: Mutex<Outgoing>,
    reader: Option<JoinHandle<()>>,
    pub(super) shared: Arc<Shared>,
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
        let shared = Arc::new(Shared::new());
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
        let (next_call, outgoing) = (AtomicU32::new(1), Mutex::new(Outgoing::new(socket)));
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
            Some(messages) => Exchange::new(self, number, messages),
            None => return Err(Lost { call: number, death: self.shared.death.wait().clone(), served: Vec::new() }),
        };
        exchange.carry_out(call, limits).map_err(|()| {
            let served = std::mem::take(&mut exchange.served);
            drop(exchange);
            Lost { call: number, death: self.shared.death.wait().clone(), served }
        })
    }

    /// Tells the worker that what the call of this ordinal wrote is kept.
    pub(super) fn keep(&self, ordinal: u32, history: History) {
        lock(&self.outgoing).keep(ordinal, history);
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

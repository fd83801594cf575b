//! What a worker is told, and what it has been told already.

use std::io;
use std::os::unix::net::UnixStream;
use std::sync::Arc;

use belljar_exam::{Item, Sha256Hex};
use belljar_sandbox::{Catalog, History, IngestCall, RespondCall, Snapshot};

use crate::frame::PIECE_BYTES;
use crate::memory_part::write_parts;
use crate::message::{Ingest, Respond, ToWorker};

/// A call that is made.
pub(super) enum Call<'a> {
    Ingest(&'a IngestCall),
    Respond(&'a RespondCall),
}

/// The parent's way to the worker, and what the worker has been sent.
pub(super) struct Outgoing {
    catalog: Option<Arc<Catalog>>,
    /// The memory that the worker has.
    history: Option<History>,
    /// The ordinal of the last call, whose changes the worker can keep.
    pending: Option<u32>,
    socket: UnixStream,
}

impl Outgoing {
    /// Begins with a worker that has an empty memory and nothing else.
    pub(super) fn new(socket: UnixStream) -> Self {
        Self { catalog: None, history: Some(History::default()), pending: None, socket }
    }

    /// Remembers that the worker can keep what the call of this ordinal wrote.
    pub(super) const fn expect_keep(&mut self, ordinal: u32) {
        self.pending = Some(ordinal);
    }

    /// Tells the worker that what the call of this ordinal wrote is kept, which leads to this history.
    pub(super) fn keep(&mut self, ordinal: u32, history: History) {
        // A worker that can't be told is dead, and one that has another call's changes is sent the whole memory.
        let told = self.pending.take() == Some(ordinal) && self.send(0, ToWorker::Keep(ordinal)).is_ok();
        self.history = told.then_some(history);
    }

    pub(super) fn send(&mut self, call: u32, message: ToWorker) -> io::Result<()> {
        message.into_frame(call).write(&mut self.socket)
    }

    /// Sends a call, after what the worker needs for it and doesn't have.
    pub(super) fn send_call(&mut self, number: u32, call: &Call<'_>) -> io::Result<()> {
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

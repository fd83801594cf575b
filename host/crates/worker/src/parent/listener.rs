//! Listening to a worker: what it says is handed to the calls that wait for it, until it is dead.

use std::collections::BTreeMap;
use std::io;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::death::{Cause, Death};
use super::launch::Process;
use crate::frame::Frame;
use crate::message::FromWorker;

/// Messages of one call that wait to be taken. A worker that sends more at once waits.
const MESSAGES_WAITING: usize = 16;

/// What the listening thread and the calls share.
pub(super) struct Shared {
    blamed: Mutex<Option<(u32, Cause)>>,
    /// Where the messages of each call go; none once the worker is dead.
    pub(super) calls: Mutex<Option<BTreeMap<u32, SyncSender<FromWorker>>>>,
    pub(super) death: OnceLock<Death>,
    pub(super) process: Mutex<Option<Process>>,
}

impl Shared {
    /// Begins without a process and without calls.
    pub(super) fn new() -> Self {
        Self {
            blamed: Mutex::new(None),
            calls: Mutex::new(Some(BTreeMap::new())),
            death: OnceLock::new(),
            process: Mutex::new(None),
        }
    }

    /// Registers a call; none if the worker is dead.
    pub(super) fn register(&self, call: u32) -> Option<Receiver<FromWorker>> {
        let (sender, receiver) = sync_channel(MESSAGES_WAITING);
        lock(&self.calls).as_mut()?.insert(call, sender);
        Some(receiver)
    }

    /// Hands on what the worker says, until it is dead.
    pub(super) fn listen(&self, socket: &UnixStream) {
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
    pub(super) fn end(&self, on_account_of: Option<(u32, Cause)>) {
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

/// Takes a lock. What it guards is whole whenever the lock is free, also after a panic.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

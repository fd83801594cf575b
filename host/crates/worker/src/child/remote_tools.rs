//! Tools that the parent serves.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use belljar_sandbox::ToolServer;
use belljar_transcript::ToolReply;

use super::conversation::Mouth;
use crate::message::{FromWorker, Served, ToolCall};

/// Where replies to tool calls are waited for, by call.
#[derive(Clone, Default)]
pub(super) struct Replies(Arc<Mutex<BTreeMap<u32, Sender<Served>>>>);

impl Replies {
    /// Hands a reply to the call that waits for it.
    pub(super) fn deliver(&self, call: u32, served: Served) {
        let waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = waiting.get(&call) {
            // A call that no longer waits has ended.
            let _ = sender.send(served);
        }
    }

    /// Returns tools for a call.
    pub(super) fn tools(&self, call: u32, mouth: Mouth) -> RemoteTools {
        let (sender, receiver) = channel();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(call, sender);
        RemoteTools { call, mouth, receiver, replies: self.clone() }
    }
}

/// Tools that the parent serves, for one call.
pub(super) struct RemoteTools {
    call: u32,
    mouth: Mouth,
    receiver: Receiver<Served>,
    replies: Replies,
}

impl ToolServer for RemoteTools {
    fn call(&mut self, tool: &str, arguments: &str) -> ToolReply {
        let asked = ToolCall { arguments: arguments.to_owned(), tool: tool.to_owned() };
        let said = self.mouth.say_of(self.call, FromWorker::ToolCall(asked));
        match said.ok().and_then(|()| self.receiver.recv().ok()) {
            Some(Served::Reply(reply)) => reply,
            // As in one process: a panic in an import is a host fault of this call.
            Some(Served::Panicked(text)) => panic!("{text}"),
            None => panic!("the parent is gone"),
        }
    }

    fn fork(&self) -> Box<dyn ToolServer> {
        Box::new(self.replies.tools(self.call, self.mouth.clone()))
    }
}

impl Drop for RemoteTools {
    fn drop(&mut self) {
        self.replies.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.call);
    }
}

//! What the host knows of one call while it runs.

use std::collections::BTreeMap;
use std::sync::Arc;

use belljar_exam::{Item, SourceId};
use belljar_transcript::{Answer, CallUse, ObservedCall};
use wasmtime::component::ResourceTable;

use crate::accounting::{Accounting, MemoryLimiter};
use crate::call::{CallReport, Catalog, ToolServer};
use crate::config::AgentConfig;
use crate::host::{Log, VirtualClock, VirtualRandom};
use crate::limits::{Limits, size};
use crate::memory_store::Fork;
use crate::trap::Ending;

/// What the host knows of one call. Made anew for each: nothing of one call reaches another but by the memory store.
pub(crate) struct State {
    pub(crate) accounting: Accounting,
    pub(crate) clock: VirtualClock,
    pub(crate) config: Arc<AgentConfig>,
    pub(crate) limiter: MemoryLimiter,
    pub(crate) limits: Arc<Limits>,
    pub(crate) log: Log,
    pub(crate) memory: Fork,
    pub(crate) phase: Phase,
    pub(crate) random: VirtualRandom,
    pub(crate) resources: ResourceTable,
}

/// What the agent is asked to do, with what only that allows.
pub(crate) enum Phase {
    /// A wave is delivered.
    Ingesting(Delivery),
    /// A request is open.
    Responding(OpenRequest),
}

/// A wave that is being delivered.
pub(crate) struct Delivery {
    pub(crate) items: Arc<[Item]>,
    /// How many were taken.
    pub(crate) taken: usize,
    /// Where each source stands: item, and turn of a session. Made when the first attachment is read.
    pub(crate) sources: Option<BTreeMap<SourceId, (usize, Option<usize>)>>,
}

/// A request that is open.
pub(crate) struct OpenRequest {
    pub(crate) answer: Option<Answer>,
    pub(crate) catalog: Arc<Catalog>,
    /// Tool calls made, refused ones included.
    pub(crate) tool_calls_made: u64,
    pub(crate) tool_calls: Vec<ObservedCall>,
    pub(crate) tools: Box<dyn ToolServer>,
}

impl State {
    /// Begins a call.
    pub(crate) fn new(
        limits: &Arc<Limits>,
        config: &Arc<AgentConfig>,
        clock: VirtualClock,
        random: VirtualRandom,
        memory: Fork,
        phase: Phase,
    ) -> Self {
        let mut resources = ResourceTable::new();
        resources.set_max_capacity(size(limits.resources_max));
        Self {
            accounting: Accounting::new(limits),
            clock,
            config: Arc::clone(config),
            limiter: MemoryLimiter::new(limits),
            limits: Arc::clone(limits),
            log: Log::new(limits),
            memory,
            phase,
            random,
            resources,
        }
    }

    /// Ends the call.
    pub(crate) fn into_report(self, ending: Ending) -> CallReport {
        let (answer, tool_calls) = match self.phase {
            Phase::Ingesting(_) => (None, Vec::new()),
            Phase::Responding(request) => (request.answer, request.tool_calls),
        };
        let (log, log_bytes_dropped) = self.log.finish();
        CallReport {
            answer,
            changes: self.memory.into_changes(),
            host_detail: ending.host_detail,
            log,
            log_bytes_dropped,
            outcome: ending.outcome,
            tool_calls,
            used: CallUse {
                host_calls: self.accounting.host_calls,
                host_bytes: self.accounting.host_bytes,
                fuel: ending.fuel,
                items: self.accounting.items,
                linear_memory_bytes_peak: self.limiter.bytes(),
                memory_reads: self.accounting.memory_reads,
                memory_writes: self.accounting.memory_writes,
            },
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use belljar_exam::{Sha256Hex, Timestamp};
    use belljar_transcript::{LimitKind, ToolReply};

    use super::*;
    use crate::memory_store::MemoryStore;
    use crate::trap::Stop;

    /// A server that answers every call with its name and arguments.
    struct Echo;

    impl ToolServer for Echo {
        fn call(&mut self, tool: &str, arguments: &str) -> ToolReply {
            ToolReply::Result(format!("{tool} {arguments}"))
        }

        fn fork(&self) -> Box<dyn ToolServer> {
            Box::new(Self)
        }
    }

    /// A call that takes in these items.
    pub(crate) fn ingesting(items: Vec<Item>, limits: Limits) -> State {
        call(Phase::Ingesting(Delivery { items: items.into(), sources: None, taken: 0 }), limits)
    }

    /// A call that responds.
    pub(crate) fn responding(limits: Limits) -> State {
        call(
            Phase::Responding(OpenRequest {
                answer: None,
                catalog: Arc::new(Catalog::new(&[belljar_exam::Tool {
                    description: "does".to_owned(),
                    name: "do_it".to_owned(),
                    parameters: Vec::new(),
                }])),
                tool_calls: Vec::new(),
                tool_calls_made: 0,
                tools: Box::new(Echo),
            }),
            limits,
        )
    }

    fn call(phase: Phase, limits: Limits) -> State {
        let config = AgentConfig::new(BTreeMap::from([("name".to_owned(), "value".to_owned())])).unwrap();
        State::new(
            &Arc::new(limits),
            &Arc::new(config),
            VirtualClock::new(Timestamp::from_unix_seconds(1_000)),
            VirtualRandom::new(Sha256Hex::of(&[b"component"]), Sha256Hex::of(&[b"config"]), 7),
            MemoryStore::default().snapshot().fork(),
            phase,
        )
    }

    /// Tells which limit ended the call.
    pub(crate) fn limit<T>(result: wasmtime::Result<T>) -> Option<LimitKind> {
        match result.err()?.downcast_ref::<Stop>()? {
            Stop::Limit(kind) => Some(*kind),
            Stop::Exit(_) | Stop::Host(_) => None,
        }
    }
}

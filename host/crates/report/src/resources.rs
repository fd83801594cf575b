//! What a run used. The same on every machine; wall time isn't in it.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_exam::CaseId;
use belljar_transcript::{CallKind, CallUse, Transcript};
use serde::{Deserialize, Serialize};

/// What a run used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourceUse {
    /// Taking in waves.
    pub ingest: PhaseUse,
    /// Doing work.
    pub instruction: PhaseUse,
    /// Answering questions.
    pub probe: PhaseUse,
    /// Bytes in the memory store after the last commit; null if nothing was committed.
    pub store_bytes: Option<u64>,
    /// Entries in the memory store after the last wave was taken in; null if nothing was committed.
    pub store_entries: Option<u64>,
}

/// What the calls of one sort used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseUse {
    /// Calls into the agent.
    pub calls: u32,
    /// Fuel of all calls together, as far as it is known.
    pub fuel: u64,
    /// Most fuel of a call.
    pub fuel_most: u64,
    /// The case that used the most fuel; null while ingesting, or if it isn't known.
    pub fuel_most_case: Option<CaseId>,
    /// Calls whose fuel isn't known: a trap lost the count.
    pub fuel_unknown: u32,
    /// Bytes that passed between guest and host.
    pub host_bytes: u64,
    /// Calls of the host's imports.
    pub host_calls: u64,
    /// Largest peak of linear memory of a call, in bytes.
    pub linear_memory_bytes_peak: u64,
    /// Entries read from the memory store.
    pub memory_reads: u64,
    /// Entries written to and removed from the memory store.
    pub memory_writes: u64,
}

impl ResourceUse {
    /// Sums up a transcript.
    pub(crate) fn of(transcript: &Transcript) -> Self {
        let mut ingest = PhaseUse::default();
        for record in &transcript.ingests {
            ingest.add(&record.used, None);
        }
        let (mut instruction, mut probe) = (PhaseUse::default(), PhaseUse::default());
        for (case, record) in &transcript.cases {
            match record.kind {
                CallKind::Probe => probe.add(&record.used, Some(case)),
                CallKind::Instruction | CallKind::Ingest => instruction.add(&record.used, Some(case)),
            }
        }
        // Waves come in order, and within a wave what is taken in comes before what is instructed.
        let taken_in = transcript.ingests.iter().filter_map(|record| Some(((record.wave, 0), record.committed_bytes?)));
        let instructed = transcript
            .cases
            .values()
            .filter_map(|record| Some(((record.wave, 1 + record.call), record.committed_bytes?)));
        let store_bytes = taken_in.chain(instructed).max_by_key(|(order, _)| *order).map(|(_, bytes)| bytes);
        let store_entries = transcript.ingests.iter().rev().find_map(|record| record.committed_entries);
        Self { ingest, instruction, probe, store_bytes, store_entries }
    }
}

impl PhaseUse {
    fn add(&mut self, used: &CallUse, case: Option<&CaseId>) {
        self.calls += 1;
        match used.fuel {
            Some(fuel) => {
                self.fuel = self.fuel.saturating_add(fuel);
                if fuel > self.fuel_most {
                    self.fuel_most = fuel;
                    self.fuel_most_case = case.cloned();
                }
            }
            None => self.fuel_unknown += 1,
        }
        self.host_bytes = self.host_bytes.saturating_add(used.host_bytes);
        self.host_calls = self.host_calls.saturating_add(used.host_calls);
        self.linear_memory_bytes_peak = self.linear_memory_bytes_peak.max(used.linear_memory_bytes_peak);
        self.memory_reads = self.memory_reads.saturating_add(used.memory_reads);
        self.memory_writes = self.memory_writes.saturating_add(used.memory_writes);
    }
}

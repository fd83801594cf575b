//! Writes down what calls came to, and keeps the memory store in step with what is written.

use std::io::Write;

use belljar_sandbox::{CallReport, Changes, MemoryStore, Snapshot};
use belljar_transcript::{Blame, CallKind, Event, RECORD_FORMAT, Writer};

use crate::executor::Attempts;
use crate::memory_log::MemoryLogWriter;
use crate::observer::{HostFault, Observer};
use crate::plan::PlannedCall;
use crate::resume::ResumePoint;
use crate::run::{Records, RunError, RunIdentity};
use crate::summary::RunSummary;
use crate::tally::Tally;

/// Writes down what calls came to.
pub(crate) struct Recorder<'a, T, M> {
    memory_log: MemoryLogWriter<M>,
    observer: &'a mut dyn Observer,
    store: MemoryStore,
    tally: Tally,
    transcript: Writer<T>,
}

impl<'a, T: Write, M: Write> Recorder<'a, T, M> {
    /// Begins the records of a run.
    pub(crate) fn begin(
        identity: &RunIdentity,
        records: Records<T, M>,
        observer: &'a mut dyn Observer,
    ) -> Result<Self, RunError> {
        let mut transcript = Writer::new(records.transcript);
        transcript.write(&Event::RunBegan {
            component: identity.component,
            config: identity.config,
            fingerprint: identity.fingerprint,
            format: RECORD_FORMAT,
        })?;
        Ok(Self {
            memory_log: MemoryLogWriter::new(records.memory_log),
            observer,
            store: MemoryStore::default(),
            tally: Tally::default(),
            transcript,
        })
    }

    /// Goes on with the records of a run, which have been cut to what the point keeps.
    pub(crate) fn resume(
        identity: &RunIdentity,
        point: ResumePoint,
        records: Records<T, M>,
        observer: &'a mut dyn Observer,
    ) -> Result<Self, RunError> {
        let Some(hash) = point.hash else { return Self::begin(identity, records, observer) };
        Ok(Self {
            memory_log: MemoryLogWriter::new(records.memory_log),
            observer,
            store: point.store,
            tally: point.tally,
            transcript: Writer::resume(records.transcript, hash),
        })
    }

    /// Returns who watches.
    pub(crate) fn observer(&mut self) -> &mut dyn Observer {
        self.observer
    }

    /// Returns the memory as it stands.
    pub(crate) fn memory(&self) -> Snapshot {
        self.store.snapshot()
    }

    /// Writes down a call with all its attempts, and commits what it wrote to the memory store if that may be kept.
    /// Returns whether it was.
    pub(crate) fn record(&mut self, call: &PlannedCall, attempts: Attempts) -> Result<bool, RunError> {
        let Attempts { failed, last } = attempts;
        let again = failed.is_some();
        if let Some(failed) = failed {
            self.write_attempt(call, 0, failed)?;
        }
        let outcome = last.outcome.clone();
        let changes = self.write_attempt(call, u32::from(again), last)?;
        let kept = call.kind() != CallKind::Probe && outcome.may_commit();
        if kept {
            self.commit(call.ordinal, changes)?;
        }
        self.tally.count(call.case().is_some(), &outcome, kept);
        match call.case() {
            None => self.observer.wave_ingested(call.wave, &outcome),
            Some(case) => self.observer.case_finished(case, &outcome),
        }
        Ok(kept)
    }

    /// Ends the run's records, unless they have been ended before the run was broken off.
    pub(crate) fn end(mut self, partial: bool, ended: bool) -> Result<RunSummary, RunError> {
        let complete = self.tally.host_faults == 0 && !partial;
        if !ended {
            self.transcript.write(&Event::RunEnded { complete })?;
        }
        let summary = RunSummary {
            cases: self.tally.cases,
            commits: self.tally.commits,
            complete,
            host_faults: self.tally.host_faults,
            outcomes: self.tally.outcomes,
            partial,
            transcript: self.transcript.hash(),
        };
        self.memory_log.finish()?;
        self.transcript.finish()?;
        Ok(summary)
    }

    /// Writes the events of one attempt and returns what it wrote to the memory store.
    fn write_attempt(&mut self, call: &PlannedCall, attempt: u32, report: CallReport) -> Result<Changes, RunError> {
        let ordinal = call.ordinal;
        let case = call.case();
        self.transcript.write(&Event::CallBegan {
            attempt,
            call: ordinal,
            case: case.cloned(),
            kind: call.kind(),
            wave: call.wave,
        })?;
        for (index, observed) in (0..).zip(report.tool_calls) {
            self.transcript.write(&Event::ToolCalled {
                arguments: observed.arguments,
                call: ordinal,
                index,
                reply: observed.reply,
                tool: observed.tool,
            })?;
        }
        if let Some(answer) = report.answer {
            self.transcript.write(&Event::AnswerSubmitted { answer, call: ordinal })?;
        }
        if report.outcome.blame() == Some(Blame::Host) {
            let (detail, outcome) = (report.host_detail.as_deref(), &report.outcome);
            self.observer.host_fault(&HostFault { attempt, call: ordinal, case, detail, outcome });
        }
        self.transcript.write(&Event::CallEnded {
            call: ordinal,
            log: report.log,
            log_bytes_dropped: report.log_bytes_dropped,
            outcome: report.outcome,
            used: report.used,
        })?;
        Ok(report.changes)
    }

    fn commit(&mut self, call: u32, changes: Changes) -> Result<(), RunError> {
        // The log comes first: the transcript never names a commit that the log doesn't hold.
        let digest = self.memory_log.append(call, &changes)?;
        let summary = self.store.commit(changes);
        assert!(summary.digest == digest, "log and store saw the same changes");
        self.transcript.write(&Event::MemoryCommitted {
            bytes: summary.bytes,
            call,
            digest,
            entries: summary.entries,
            removed: summary.removed,
            written: summary.written,
        })?;
        Ok(())
    }
}

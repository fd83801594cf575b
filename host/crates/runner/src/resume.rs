//! Where a run that was broken off goes on.

use belljar_exam::Sha256Hex;
use belljar_sandbox::MemoryStore;
use belljar_transcript::{Blame, CallKind, Event, Outcome, RECORD_FORMAT, ReadError, ReadLine, read_lines};

use crate::memory_log::{MemoryLogError, MemoryLogReader};
use crate::plan::{Plan, PlannedCall};
use crate::run::RunIdentity;
use crate::tally::Tally;

/// Where a run that was broken off goes on: after the last call that is recorded whole. What stands behind it in the
/// records, of a call that was under way, is to be cut off; the call is made again, from the same memory, with the same
/// result.
#[derive(Debug)]
pub struct ResumePoint {
    /// Bytes of the memory log that are kept.
    pub memory_log_bytes: u64,
    /// Bytes of the transcript that are kept.
    pub transcript_bytes: u64,
    /// Calls that are done, in the order of the plan.
    pub(crate) done: usize,
    /// Whether even the end of the run is recorded.
    pub(crate) ended: bool,
    /// The transcript's hash up to here; none if not even its beginning is there.
    pub(crate) hash: Option<Sha256Hex>,
    /// The memory up to here.
    pub(crate) store: MemoryStore,
    /// What the calls came to.
    pub(crate) tally: Tally,
}

/// Why a run can't go on from these records.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError {
    /// The records are of another agent, configuration, exam or set of rules.
    #[error("the records are of a run of something else: its {0} differs")]
    AnotherRun(&'static str),
    /// The memory log can't be read, or isn't the one of this transcript.
    #[error("the memory log can't be used")]
    MemoryLog(#[from] MemoryLogError),
    /// The transcript says what no run of this plan writes.
    #[error("line {line} of the transcript isn't one that this run writes there")]
    Order {
        /// Ordinal of the line, from 1.
        line: usize,
    },
    /// The transcript can't be read.
    #[error("the transcript can't be used")]
    Transcript(#[from] ReadError),
}

impl ResumePoint {
    /// Finds where a run of this plan goes on, from what its records hold.
    ///
    /// # Errors
    /// See [`ResumeError`]. Records that end anywhere, in the middle of a line, too, are no error.
    pub fn find(
        plan: &Plan,
        identity: &RunIdentity,
        transcript: &[u8],
        memory_log: &[u8],
    ) -> Result<Self, ResumeError> {
        let lines = read_lines(transcript)?;
        let mut point = Self {
            memory_log_bytes: 0,
            transcript_bytes: 0,
            done: 0,
            ended: false,
            hash: None,
            store: MemoryStore::default(),
            tally: Tally::default(),
        };
        let Some(first) = lines.first() else { return Ok(point) };
        check_identity(&first.event, identity)?;
        point.keep(first);
        let mut log = MemoryLogReader::new(memory_log);
        let mut at = 1;
        for call in plan.calls() {
            let Some(recorded) = recorded_call(&lines, at, call)? else { return Ok(point) };
            if recorded.committed {
                point.replay(&mut log, &lines[recorded.next - 1].event, recorded.next)?;
            }
            point.tally.count(call.case().is_some(), &recorded.outcome, recorded.committed);
            point.keep(&lines[recorded.next - 1]);
            point.done += 1;
            at = recorded.next;
        }
        match lines.get(at) {
            Some(ReadLine { event: Event::RunEnded { .. }, .. }) if lines.len() == at + 1 => {
                point.keep(&lines[at]);
                point.ended = true;
                Ok(point)
            }
            None => Ok(point),
            Some(_) => Err(ResumeError::Order { line: at + 1 }),
        }
    }

    /// Returns the number of cases that are done.
    #[must_use]
    pub const fn cases_done(&self) -> u32 {
        self.tally.cases
    }

    fn keep(&mut self, line: &ReadLine) {
        self.hash = Some(line.hash);
        self.transcript_bytes = line.end as u64;
    }

    /// Does to the store what a commit did that the transcript tells of in this line.
    fn replay(&mut self, log: &mut MemoryLogReader<&[u8]>, event: &Event, line: usize) -> Result<(), ResumeError> {
        let Event::MemoryCommitted { call, digest, .. } = *event else { return Err(ResumeError::Order { line }) };
        let commit = log.read()?.ok_or(MemoryLogError::MissingCommit { call })?;
        if (commit.call, commit.digest) != (call, digest) {
            return Err(MemoryLogError::UnknownCommit { call: commit.call }.into());
        }
        self.memory_log_bytes = log.bytes_read();
        self.store.commit(commit.changes);
        Ok(())
    }
}

fn check_identity(event: &Event, identity: &RunIdentity) -> Result<(), ResumeError> {
    let Event::RunBegan { component, config, fingerprint, format } = event else {
        return Err(ResumeError::Order { line: 1 });
    };
    for (name, same) in [
        ("format", *format == RECORD_FORMAT),
        ("component", *component == identity.component),
        ("configuration", *config == identity.config),
        ("fingerprint", *fingerprint == identity.fingerprint),
    ] {
        if !same {
            return Err(ResumeError::AnotherRun(name));
        }
    }
    Ok(())
}

/// A call that is recorded whole.
struct RecordedCall {
    /// Whether what it wrote was kept: the last of its lines tells.
    committed: bool,
    /// The line after its last.
    next: usize,
    /// How its last attempt ended.
    outcome: Outcome,
}

/// Reads the lines of a call, with both attempts if there are two; none if it isn't recorded whole.
fn recorded_call(lines: &[ReadLine], mut at: usize, call: &PlannedCall) -> Result<Option<RecordedCall>, ResumeError> {
    let may_keep = call.kind() != CallKind::Probe;
    for attempt in 0..2 {
        let began = Event::CallBegan {
            attempt,
            call: call.ordinal,
            case: call.case().cloned(),
            kind: call.kind(),
            wave: call.wave,
        };
        match lines.get(at) {
            None => return Ok(None),
            Some(line) if line.event == began => at += 1,
            Some(_) => return Err(ResumeError::Order { line: at + 1 }),
        }
        let outcome = loop {
            let Some(line) = lines.get(at) else { return Ok(None) };
            at += 1;
            match &line.event {
                event if event.call() != Some(call.ordinal) => return Err(ResumeError::Order { line: at }),
                Event::ToolCalled { .. } | Event::AnswerSubmitted { .. } => {}
                Event::CallEnded { outcome, .. } => break outcome.clone(),
                _ => return Err(ResumeError::Order { line: at }),
            }
        };
        if outcome.blame() == Some(Blame::Host) && attempt == 0 {
            continue;
        }
        let committed = may_keep && outcome.may_commit();
        if committed {
            match lines.get(at) {
                None => return Ok(None),
                Some(_) => at += 1,
            }
        }
        return Ok(Some(RecordedCall { committed, next: at, outcome }));
    }
    unreachable!("the second attempt is the last")
}

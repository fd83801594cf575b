//! The run: wave by wave, ingestion and instructions in order, then the probes on every core.

use std::io::{self, Write};
use std::num::NonZeroUsize;

use belljar_exam::Sha256Hex;
use belljar_sandbox::{Examinee, Snapshot};
use belljar_transcript::WriteError;

use crate::dispatcher::{Threads, dispatch};
use crate::executor::{Attempts, Executor};
use crate::memory_log::MemoryLogError;
use crate::observer::Observer;
use crate::plan::{Plan, PlannedCall, PlannedWave};
use crate::recorder::Recorder;
use crate::resume::ResumePoint;
use crate::summary::RunSummary;

/// How a run is made.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions {
    /// What the transcript's first event says.
    pub identity: RunIdentity,
    /// Most probes at a time. Changes no byte of a record.
    pub jobs: NonZeroUsize,
    /// The stack of the threads that calls are made on, in bytes: what the sandbox asks for.
    pub thread_stack_bytes: usize,
}

/// What is run, in hashes.
#[derive(Clone, Copy, Debug)]
pub struct RunIdentity {
    /// SHA-256 of the agent's component.
    pub component: Sha256Hex,
    /// SHA-256 of the configuration that it is given.
    pub config: Sha256Hex,
    /// Fingerprint of the manifest.
    pub fingerprint: Sha256Hex,
}

/// Where a run is written down.
#[derive(Debug)]
pub struct Records<T, M> {
    /// Takes the memory log. It is flushed after each commit.
    pub memory_log: M,
    /// Takes the transcript. Each event is one write.
    pub transcript: T,
}

/// Why a run stopped. What was written until then can be read.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The memory log could not be written.
    #[error("the memory log failed")]
    MemoryLog(#[from] MemoryLogError),
    /// The system starts no thread.
    #[error("no thread could be started")]
    Threads(#[from] io::Error),
    /// The transcript could not be written.
    #[error("the transcript failed")]
    Transcript(#[from] WriteError),
}

/// Drives an examinee through a plan.
///
/// Records depend on the plan and on what the examinee does, not on `jobs` or on timing. Whatever the examinee does,
/// the run goes on; a call that the host fails twice makes it incomplete.
///
/// # Errors
/// See [`RunError`]. Records are the evidence, so a failed write ends the run.
pub fn run<E: Examinee + ?Sized, T: Write, M: Write>(
    plan: &Plan,
    examinee: &E,
    options: &RunOptions,
    records: Records<T, M>,
    observer: &mut dyn Observer,
) -> Result<RunSummary, RunError> {
    let recorder = Recorder::begin(&options.identity, records, observer)?;
    drive(plan, examinee, options, recorder, Done::default())
}

/// Goes on with a run that was broken off. The records must have been cut to what the point keeps; they end up with the
/// bytes that they would have if nothing had happened.
///
/// # Errors
/// See [`RunError`].
pub fn resume<E: Examinee + ?Sized, T: Write, M: Write>(
    plan: &Plan,
    examinee: &E,
    options: &RunOptions,
    point: ResumePoint,
    records: Records<T, M>,
    observer: &mut dyn Observer,
) -> Result<RunSummary, RunError> {
    let done = Done { calls: point.done, ended: point.ended };
    let recorder = Recorder::resume(&options.identity, point, records, observer)?;
    drive(plan, examinee, options, recorder, done)
}

/// What of a run is done already.
#[derive(Clone, Copy, Default)]
struct Done {
    /// Calls, in the order of the plan.
    calls: usize,
    /// Whether its end is recorded.
    ended: bool,
}

fn drive<E: Examinee + ?Sized, T: Write, M: Write>(
    plan: &Plan,
    examinee: &E,
    options: &RunOptions,
    mut recorder: Recorder<'_, T, M>,
    done: Done,
) -> Result<RunSummary, RunError> {
    let executor = Executor::new(plan, examinee);
    let threads = Threads { jobs: options.jobs, stack_bytes: options.thread_stack_bytes };
    let mut calls_done = done.calls;
    for wave in plan.waves() {
        let committing = left(&wave.committing, &mut calls_done);
        let probes = left(&wave.probes, &mut calls_done);
        if committing.is_empty() && probes.is_empty() {
            continue;
        }
        announce(&mut recorder, wave);
        for call in committing {
            let attempts = make_alone(call, &executor, threads, &recorder.memory())?;
            if recorder.record(call, attempts)? {
                examinee.kept(call.ordinal, recorder.memory().history());
            }
        }
        let memory = recorder.memory();
        let work = |call: &PlannedCall| executor.execute(call, &memory);
        dispatch(probes, threads, work, |call, attempts| recorder.record(call, attempts).map(drop))?;
    }
    recorder.end(plan.is_partial(), done.ended)
}

/// Returns the calls that are left, and takes those that aren't off the number of calls that are done.
fn left<'a>(calls: &'a [PlannedCall], done: &mut usize) -> &'a [PlannedCall] {
    let skipped = calls.len().min(*done);
    *done -= skipped;
    &calls[skipped..]
}

/// Makes one call, on a thread of the same stack as the probes. The snapshot isn't held any more when the caller
/// commits, so that committing copies nothing.
fn make_alone<E: Examinee + ?Sized>(
    call: &PlannedCall,
    executor: &Executor<'_, E>,
    threads: Threads,
    memory: &Snapshot,
) -> Result<Attempts, RunError> {
    let mut made = None;
    let work = |call: &PlannedCall| executor.execute(call, memory);
    dispatch(std::slice::from_ref(call), threads, work, |_, attempts| {
        made = Some(attempts);
        Ok::<(), RunError>(())
    })?;
    Ok(made.expect("one call was dispatched"))
}

fn announce<T: Write, M: Write>(recorder: &mut Recorder<'_, T, M>, wave: &PlannedWave) {
    let instructions = wave.committing.len() - 1;
    recorder.observer().wave_began(wave.index, wave.items, instructions, wave.probes.len());
}

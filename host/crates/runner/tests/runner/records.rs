//! Records that can't be written, and records that are written while the run goes on.

use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};

use belljar_runner::{Plan, Records, RunError, run};
use belljar_sandbox::{CallReport, Examinee, IngestCall, RespondCall};
use belljar_transcript::{Answer, Outcome, WriteError, read_events};

use crate::support::{Scripted, blank, exam, options, request, run_plan, told, wave};

/// Takes so many writes and then fails.
struct Full {
    left: usize,
    taken: Vec<u8>,
}

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Some(left) = self.left.checked_sub(1) else { return Err(io::Error::other("disk full")) };
        self.left = left;
        self.taken.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn many_probes() -> Plan {
    let probes = (0..30).map(|at| request(&format!("p-{at}"), "say a"));
    Plan::new(exam(vec![wave("write a b", vec![], probes.collect())])).unwrap()
}

#[test]
fn a_transcript_that_cannot_be_written_ends_the_run_and_stays_readable() {
    let plan = many_probes();
    // The run writes 1 + 3 + 30 × 3 + 1 events.
    for left in [0, 1, 3, 4, 20, 94] {
        for jobs in [1, 4] {
            let mut full = Full { left, taken: Vec::new() };
            let records = Records { memory_log: io::sink(), transcript: &mut full };
            let error = run(&plan, &Scripted::default(), &options(jobs), records, &mut ()).unwrap_err();
            assert!(matches!(error, RunError::Transcript(WriteError::Io(_))), "{error:?}");
            let events = read_events(&full.taken).map_or(0, |(events, _)| events.len());
            assert_eq!(events, left, "{jobs} jobs");
        }
    }
    let mut enough = Full { left: 95, taken: Vec::new() };
    let records = Records { memory_log: io::sink(), transcript: &mut enough };
    assert!(run(&plan, &Scripted::default(), &options(2), records, &mut ()).is_ok());
}

#[test]
fn a_memory_log_that_cannot_be_written_ends_the_run_before_the_commit_is_told() {
    let (mut full, mut transcript) = (Full { left: 1, taken: Vec::new() }, Vec::new());
    let records = Records { memory_log: &mut full, transcript: &mut transcript };
    let error = run(&many_probes(), &Scripted::default(), &options(1), records, &mut ()).unwrap_err();
    assert!(matches!(error, RunError::MemoryLog(_)), "{error:?}");
    let told = told(&read_events(&transcript).unwrap().0);
    assert_eq!(told.last().map(String::as_str), Some("end 0 ingested"));
}

/// Shares what is written with the agent below.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An agent whose last probe waits until all earlier ones are in the transcript.
struct Waiting {
    asked: AtomicUsize,
    transcript: Shared,
}

impl Examinee for Waiting {
    fn ingest(&self, _: IngestCall) -> CallReport {
        blank(Outcome::Ingested)
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        self.asked.fetch_add(1, Ordering::Relaxed);
        if call.text == "last" {
            // Without streaming, this would wait for ever.
            while read_events(&self.transcript.0.lock().unwrap()).unwrap().0.len() < 4 + 3 * 2 {
                std::thread::yield_now();
            }
        }
        blank(Outcome::NoAnswer)
    }
}

#[test]
fn finished_probes_are_written_while_later_ones_still_run() {
    let probes = vec![request("p-0", ""), request("p-1", ""), request("p-2", ""), request("p-3", "last")];
    let plan = Plan::new(exam(vec![wave("", vec![], probes)])).unwrap();
    let transcript = Shared::default();
    let agent = Waiting { asked: AtomicUsize::new(0), transcript: transcript.clone() };
    let records = Records { memory_log: io::sink(), transcript };
    let summary = run(&plan, &agent, &options(1), records, &mut ()).unwrap();
    assert_eq!((summary.cases, agent.asked.load(Ordering::Relaxed)), (4, 4));
}

/// An agent whose first probe ends after all others, if it is told to.
struct SlowStart {
    answered: Mutex<usize>,
    others: usize,
    signal: Condvar,
}

impl Examinee for SlowStart {
    fn ingest(&self, _: IngestCall) -> CallReport {
        blank(Outcome::Ingested)
    }

    fn respond(&self, call: RespondCall) -> CallReport {
        let mut answered = self.answered.lock().unwrap();
        if call.text == "first" {
            drop(self.signal.wait_while(answered, |answered| *answered < self.others).unwrap());
        } else {
            *answered += 1;
            self.signal.notify_all();
        }
        let mut report = blank(Outcome::Answered);
        report.answer = Some(Answer { text: call.text.as_str().into(), ..Answer::default() });
        report
    }
}

#[test]
fn a_slow_first_probe_changes_no_byte() {
    let transcript_of = |others, jobs| {
        let probes = vec![request("p-0", "first"), request("p-1", "second"), request("p-2", "third")];
        let plan = Plan::new(exam(vec![wave("", vec![], probes)])).unwrap();
        let agent = SlowStart { answered: Mutex::new(0), others, signal: Condvar::new() };
        run_plan(&plan, &agent, jobs, &mut ()).transcript
    };
    assert!(transcript_of(2, 2) == transcript_of(0, 1));
    assert!(transcript_of(2, 8) == transcript_of(0, 1));
}

#[test]
fn calls_run_on_threads_with_the_stack_that_is_asked_for() {
    /// Uses about 3 MiB of stack, more than a thread gets unless it is asked for.
    struct Deep;

    fn dig(depth: usize) -> usize {
        let block = std::hint::black_box([1u8; 16 << 10]);
        if depth == 0 { 0 } else { dig(depth - 1) + usize::from(block[depth]) }
    }

    impl Examinee for Deep {
        fn ingest(&self, _: IngestCall) -> CallReport {
            assert_eq!(dig(190), 190);
            blank(Outcome::Ingested)
        }

        fn respond(&self, _: RespondCall) -> CallReport {
            assert_eq!(dig(190), 190);
            blank(Outcome::NoAnswer)
        }
    }

    let plan = Plan::new(exam(vec![wave("", vec![request("i", "")], vec![request("p", "")])])).unwrap();
    let mut options = options(2);
    options.thread_stack_bytes = 8 << 20;
    let records = Records { memory_log: io::sink(), transcript: io::sink() };
    let summary = run(&plan, &Deep, &options, records, &mut ()).unwrap();
    assert!(summary.complete);
}

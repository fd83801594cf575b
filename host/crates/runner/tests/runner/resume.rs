//! A run that was broken off anywhere goes on, and its records end up with the bytes of one that wasn't.

use belljar_exam::Exam;
use belljar_runner::{MemoryLogError, Plan, Records, ResumeError, ResumePoint, RunIdentity, resume};
use belljar_transcript::ReadError;

use crate::support::{Ran, Scripted, exam, options, request, run_exam, wave};

/// Two waves with everything that a transcript can hold: commits, a removal, tool calls, failures, a call that the host
/// fails once and one that it fails twice.
fn eventful() -> Exam {
    exam(vec![
        wave(
            "write city Tromsø\nwrite old 1",
            vec![
                request("c-1", "write pet Rex\ncall list_workflows {}\nsay noted"),
                request("c-2", "host 1\ndelete old\nsay done"),
            ],
            vec![
                request("c-3", "say {city} {pet}"),
                request("c-4", "host 2\nsay never"),
                request("c-5", "call list_workflows {}\ncall no_tool {}\nnote here\nsay {city}"),
            ],
        ),
        wave(
            "write city Malmö",
            vec![request("c-6", "write pet none\ntrap")],
            vec![request("c-7", "say {city} {pet}"), request("c-8", "host 1\nsilence"), request("c-9", "fail")],
        ),
    ])
}

fn point(transcript: &[u8], memory_log: &[u8]) -> Result<ResumePoint, ResumeError> {
    ResumePoint::find(&Plan::new(eventful()).unwrap(), &options(1).identity, transcript, memory_log)
}

/// Cuts the records to what the point keeps, and goes on.
fn go_on(transcript: &[u8], memory_log: &[u8], jobs: usize) -> (Vec<u8>, Vec<u8>) {
    let plan = Plan::new(eventful()).unwrap();
    let point = point(transcript, memory_log).unwrap();
    let keep = |bytes: &[u8], count: u64| bytes[..usize::try_from(count).unwrap()].to_vec();
    let mut transcript = keep(transcript, point.transcript_bytes);
    let mut memory_log = keep(memory_log, point.memory_log_bytes);
    let records = Records { memory_log: &mut memory_log, transcript: &mut transcript };
    let summary = resume(&plan, &Scripted::default(), &options(jobs), point, records, &mut ()).unwrap();
    assert_eq!((summary.cases, summary.host_faults, summary.complete), (9, 1, false));
    assert_eq!(summary.commits, 4);
    (transcript, memory_log)
}

/// Where a cut makes a difference: before, within, just before and just after the break of every line. (All bytes were
/// tried once.)
fn cuts(transcript: &[u8]) -> Vec<usize> {
    let mut start = 0;
    let mut cuts = vec![0];
    for line in transcript.split_inclusive(|byte| *byte == b'\n') {
        let end = start + line.len();
        cuts.extend([start + line.len() / 2, end - 1, end]);
        start = end;
    }
    cuts
}

#[test]
fn a_run_goes_on_from_wherever_its_transcript_ends() {
    let Ran { transcript, memory_log, .. } = run_exam(eventful(), 1, &mut ());
    for cut in cuts(&transcript) {
        let went_on = go_on(&transcript[..cut], &memory_log, 1 + cut % 3);
        assert!(went_on.0 == transcript, "the transcript differs after a cut at byte {cut}");
        assert!(went_on.1 == memory_log, "the memory log differs after a cut at byte {cut}");
    }
}

#[test]
fn a_memory_log_may_end_anywhere_behind_the_last_commit_of_the_transcript() {
    let Ran { transcript, memory_log, .. } = run_exam(eventful(), 1, &mut ());
    let middle = transcript.len() / 2;
    let needed = usize::try_from(point(&transcript[..middle], &memory_log).unwrap().memory_log_bytes).unwrap();
    assert!(needed > 0 && needed < memory_log.len(), "the middle lies between commits");
    for cut in (needed..=memory_log.len()).step_by(7) {
        assert!(go_on(&transcript[..middle], &memory_log[..cut], 2) == (transcript.clone(), memory_log.clone()));
    }
    for cut in 0..needed {
        let error = point(&transcript[..middle], &memory_log[..cut]).unwrap_err();
        assert!(matches!(error, ResumeError::MemoryLog(MemoryLogError::MissingCommit { .. })), "{cut}: {error}");
    }
}

#[test]
fn records_may_end_within_a_character() {
    let Ran { transcript, memory_log, .. } = run_exam(eventful(), 1, &mut ());
    let within = |bytes: &[u8]| (0..bytes.len()).filter(|at| matches!(bytes[*at], 0x80..0xc0)).collect::<Vec<_>>();
    let (torn_transcripts, torn_logs) = (within(&transcript), within(&memory_log));
    assert_eq!(torn_logs.len(), 2, "an ø and an ö");
    assert!(torn_transcripts.len() > 2, "both cities are asked for");
    for cut in torn_transcripts {
        assert!(go_on(&transcript[..cut], &memory_log, 1) == (transcript.clone(), memory_log.clone()));
    }
    for cut in torn_logs {
        // The transcript holds what came before the commit that is torn.
        let calls = (0..transcript.len()).rev().filter(|at| transcript[*at] == b'\n');
        let fits = calls.map(|at| &transcript[..=at]).find(|kept| point(kept, &memory_log[..cut]).is_ok());
        let kept = fits.expect("a run that logged nothing yet goes on");
        assert!(go_on(kept, &memory_log[..cut], 1) == (transcript.clone(), memory_log.clone()));
    }
}

#[test]
fn a_finished_run_is_left_as_it_is() {
    let Ran { transcript, memory_log, .. } = run_exam(eventful(), 1, &mut ());
    let point = point(&transcript, &memory_log).unwrap();
    assert_eq!((point.transcript_bytes, point.cases_done()), (transcript.len() as u64, 9));
    assert!(go_on(&transcript, &memory_log, 1) == (transcript, memory_log));
}

#[test]
fn records_of_another_run_and_touched_ones_are_refused() {
    let Ran { transcript, memory_log, .. } = run_exam(eventful(), 1, &mut ());
    let plan = Plan::new(eventful()).unwrap();
    let own = options(1).identity;
    let other = belljar_exam::Sha256Hex::of(&[b"other"]);
    for (name, identity) in [
        ("component", RunIdentity { component: other, ..own }),
        ("configuration", RunIdentity { config: other, ..own }),
        ("fingerprint", RunIdentity { fingerprint: other, ..own }),
    ] {
        let error = ResumePoint::find(&plan, &identity, &transcript, &memory_log).unwrap_err();
        assert!(matches!(error, ResumeError::AnotherRun(differs) if differs == name), "{error}");
    }
    let mut touched = transcript.clone();
    let at = transcript.len() / 3;
    touched[at] ^= 1;
    let error = point(&touched, &memory_log).unwrap_err();
    assert!(matches!(error, ResumeError::Transcript(ReadError::Hash { .. } | ReadError::Line { .. })), "{error}");
    // A transcript of other cases, whole and chained.
    let other = run_exam(exam(vec![wave("", Vec::new(), vec![request("c-0", "say no")])]), 1, &mut ());
    assert!(matches!(point(&other.transcript, &other.memory_log), Err(ResumeError::Order { .. })));
}

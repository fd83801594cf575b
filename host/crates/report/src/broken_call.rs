//! Calls that ended by the agent's own fault: what its author needs to know to mend it.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_exam::CaseId;
use belljar_transcript::{Blame, CallKind, CallUse, GuestText, LogNote, Outcome, Transcript};
use serde::{Deserialize, Serialize};

/// Most characters of a call's last words that a report keeps; the whole log is in the transcript.
const LAST_WORDS_CHARACTERS: usize = 300;

/// What Rust's runtime adds to every panic; it helps nobody who can't set a variable in the sandbox.
const PANIC_FOOTER: &str = "note: run with `RUST_BACKTRACE=1`";

/// A call that ended by the agent's own fault, or in which it did something that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BrokenCall {
    /// Ordinal of the call.
    pub call: u32,
    /// The case; null while ingesting.
    pub case: Option<CaseId>,
    /// Fuel that it used; null after a trap, which loses the count.
    pub fuel: Option<u64>,
    /// What sort of call.
    pub kind: CallKind,
    /// The end of the agent's notes in this call, with the text of a panic; null if it wrote none.
    pub last_words: Option<GuestText>,
    /// How it ended.
    pub outcome: Outcome,
    /// Ordinal of the wave.
    pub wave: u32,
}

impl BrokenCall {
    /// Finds the broken calls of a run, in the order in which they were made.
    pub(crate) fn of(transcript: &Transcript) -> Vec<Self> {
        let broken = |call, case, kind, outcome: &Outcome, log: &[LogNote], used: &CallUse, wave| {
            let refused = log.iter().any(|note| note.level == LogNote::HOST);
            (outcome.blame() == Some(Blame::Guest) || refused).then(|| Self {
                call,
                case,
                fuel: used.fuel,
                kind,
                last_words: last_words(log),
                outcome: outcome.clone(),
                wave,
            })
        };
        let ingests = transcript.ingests.iter().filter_map(|record| {
            broken(record.call, None, CallKind::Ingest, &record.outcome, &record.log, &record.used, record.wave)
        });
        let cases = transcript.cases.iter().filter_map(|(case, record)| {
            let case = Some(case.clone());
            broken(record.call, case, record.kind, &record.outcome, &record.log, &record.used, record.wave)
        });
        let mut calls: Vec<Self> = ingests.chain(cases).collect();
        calls.sort_by_key(|broken| broken.call);
        calls
    }
}

/// Returns the end of a log: its last lines that say something, up to [`LAST_WORDS_CHARACTERS`].
fn last_words(log: &[LogNote]) -> Option<GuestText> {
    let telling = |line: &&str| !line.trim().is_empty() && !line.starts_with(PANIC_FOOTER);
    let mut lines: Vec<&str> = Vec::new();
    let mut room = LAST_WORDS_CHARACTERS;
    for line in log.iter().flat_map(|note| note.text.raw().lines()).filter(telling).rev() {
        let characters = line.chars().count();
        if characters > room && !lines.is_empty() {
            break;
        }
        lines.push(line);
        room = room.saturating_sub(characters);
    }
    lines.reverse();
    let text: String = lines.join("\n").chars().take(LAST_WORDS_CHARACTERS).collect();
    (!text.is_empty()).then(|| GuestText::new(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(text: &str) -> LogNote {
        LogNote { level: "stderr".to_owned(), text: text.into() }
    }

    #[test]
    fn last_words_are_the_end_of_the_log_without_what_says_nothing() {
        let panic = "\nthread '<unnamed>' (1) panicked at src/lib.rs:7:26:\nno entry found\n\
                     note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n";
        let words = |log: &[LogNote]| last_words(log).map(|text| text.raw().to_owned());
        assert_eq!(words(&[]), None);
        assert_eq!(words(&[note(" \n\n")]), None);
        let told = words(&[note("reading"), note(panic)]).unwrap();
        assert_eq!(told, "reading\nthread '<unnamed>' (1) panicked at src/lib.rs:7:26:\nno entry found");
        // Of a long log the end is kept, by whole lines; of one long line the beginning.
        assert_eq!(words(&[note(&"x".repeat(250)), note(&"y".repeat(60))]).unwrap(), "y".repeat(60));
        assert_eq!(words(&[note(&"é".repeat(400))]).unwrap(), "é".repeat(300));
    }
}

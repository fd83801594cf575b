//! `log`: bounded notes, together with what the guest prints.

use belljar_transcript::{GuestText, LogNote};

use crate::bindings::belljar::agent::log::{self, Level};
use crate::limits::{Limits, size};
use crate::state::State;

/// Where a note comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// `log.write`.
    Note(Level),
    /// The host's own: the agent did something that was refused, and its author should know.
    Host,
    /// Printed to standard output.
    Stdout,
    /// Printed to standard error.
    Stderr,
}

/// The notes of one call.
#[derive(Debug)]
pub(crate) struct Log {
    bytes_dropped: u64,
    /// Bytes that may still be kept.
    bytes_left: usize,
    notes: Vec<(Origin, Vec<u8>)>,
    notes_max: usize,
}

impl log::Host for State {
    fn write(&mut self, level: Level, text: String) -> wasmtime::Result<()> {
        self.accounting.begin(text.len())?;
        self.log.note(Origin::Note(level), &text);
        Ok(())
    }
}

impl Log {
    /// Starts without notes.
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            bytes_dropped: 0,
            bytes_left: size(limits.log_bytes_max),
            notes: Vec::new(),
            notes_max: size(limits.log_notes_max),
        }
    }

    /// Adds a note, as far as there is room.
    pub(crate) fn note(&mut self, origin: Origin, text: &str) {
        let mut kept = text.floor_char_boundary(self.bytes_left);
        if self.notes.len() == self.notes_max {
            kept = 0;
        } else if kept > 0 || text.is_empty() {
            self.notes.push((origin, text.as_bytes()[..kept].to_vec()));
        }
        self.count(kept, text.len());
    }

    /// Appends what the guest printed. Prints that follow one another are one note, however they were cut.
    pub(crate) fn print(&mut self, origin: Origin, bytes: &[u8]) {
        let mut kept = bytes.len().min(self.bytes_left);
        let full = self.notes.len() == self.notes_max;
        match self.notes.last_mut() {
            Some((last, text)) if *last == origin => text.extend_from_slice(&bytes[..kept]),
            _ if full => kept = 0,
            _ if kept > 0 => self.notes.push((origin, bytes[..kept].to_vec())),
            _ => {}
        }
        self.count(kept, bytes.len());
    }

    fn count(&mut self, kept: usize, all: usize) {
        self.bytes_left -= kept;
        self.bytes_dropped = self.bytes_dropped.saturating_add((all - kept) as u64);
    }

    /// Returns the notes, and how many bytes were dropped.
    pub(crate) fn finish(self) -> (Vec<LogNote>, u64) {
        let note = |(origin, bytes): (Origin, Vec<u8>)| LogNote {
            level: origin.name().to_owned(),
            text: GuestText::new(String::from_utf8_lossy(&bytes).into_owned()),
        };
        (self.notes.into_iter().map(note).collect(), self.bytes_dropped)
    }
}

impl Origin {
    const fn name(self) -> &'static str {
        match self {
            Self::Note(Level::Debug) => "debug",
            Self::Note(Level::Info) => "info",
            Self::Note(Level::Warn) => "warn",
            Self::Note(Level::Error) => "error",
            Self::Stdout => "stdout",
            Self::Host => LogNote::HOST,
            Self::Stderr => "stderr",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::tests::{ingesting, responding};

    fn texts(log: Log) -> (Vec<(String, String)>, u64) {
        let (notes, dropped) = log.finish();
        (notes.into_iter().map(|note| (note.level, note.text.raw().to_owned())).collect(), dropped)
    }

    fn note(level: &str, text: &str) -> (String, String) {
        (level.to_owned(), text.to_owned())
    }

    #[test]
    fn notes_and_prints_are_kept_in_order_in_every_phase() {
        for mut state in [ingesting(Vec::new(), Limits::default()), responding(Limits::default())] {
            log::Host::write(&mut state, Level::Warn, "one".to_owned()).unwrap();
            state.log.print(Origin::Stdout, "tw\u{e9}".as_bytes().split_at(3).0);
            state.log.print(Origin::Stdout, "\u{e9}".as_bytes().split_at(1).1);
            state.log.print(Origin::Stderr, b"three");
            let expected = [note("warn", "one"), note("stdout", "twé"), note("stderr", "three")];
            assert_eq!(texts(state.log), (expected.to_vec(), 0));
        }
    }

    #[test]
    fn what_passes_the_limits_is_counted_and_dropped() {
        let limits = Limits { log_bytes_max: 6, log_notes_max: 3, ..Limits::default() };
        let mut log = Log::new(&limits);
        log.note(Origin::Note(Level::Info), "abcd");
        log.note(Origin::Note(Level::Info), "x\u{e9}");
        log.note(Origin::Note(Level::Info), "yz");
        log.print(Origin::Stdout, b"more");
        assert_eq!(texts(log), (vec![note("info", "abcd"), note("info", "x"), note("info", "y")], 2 + 1 + 4));
        let mut log = Log::new(&limits);
        for _ in 0..1_000 {
            log.note(Origin::Note(Level::Debug), "");
        }
        assert_eq!(texts(log).0.len(), 3);
    }
}

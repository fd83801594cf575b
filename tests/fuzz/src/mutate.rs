//! Mutation: seeded, so that a failure is found again by its round.

use belljar_seed::{Root, Stream};

/// What readers and rules look for: marks, numbers, denials, look-alikes, hidden characters, JSON.
const WORDS: &[&str] = &[
    " not ",
    " never ",
    " no ",
    "n't ",
    "’t ",
    " or ",
    " and ",
    ", ",
    "; ",
    ". ",
    "? ",
    ": ",
    " (",
    ") ",
    "\n",
    "- ",
    "1. ",
    "**",
    "`",
    "> ",
    "1,500",
    "1.5k",
    "½",
    "twenty-one",
    "a dozen",
    "3-4 weeks",
    "2026-04-14",
    "April 14th",
    "3/4",
    "Lisbon",
    "Oslo",
    "Dana's",
    "I don't know",
    "used to",
    "no longer",
    "still",
    "QX-17",
    "ԚХ-17",
    "\u{200b}",
    "\u{202e}",
    "\u{301}",
    "\u{feff}",
    "😀",
    "日本",
    "\u{1f}",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\u0000",
    "\\ud800",
    ":",
    "null",
    "1e999",
    "9007199254740993",
    "-0",
    "\"kind\":\"value\"",
    "\"answer\":{}",
    "=",
    "\t",
    "%",
    "$",
];

/// Longest mutant, in bytes.
const BYTES_MAX: usize = 4 << 10;

/// Makes mutants of a corpus.
pub struct Mutator {
    corpus: Vec<Vec<u8>>,
    root: Root,
}

impl Mutator {
    /// Makes a mutator. The same name and corpus give the same mutants.
    ///
    /// # Panics
    /// If the corpus is empty.
    #[must_use]
    pub fn new(name: &str, corpus: Vec<Vec<u8>>) -> Self {
        assert!(!corpus.is_empty(), "there must be something to mutate");
        Self { corpus, root: Root::new("fuzz", &[name.as_bytes()]) }
    }

    /// Makes the mutant of a round.
    #[must_use]
    pub fn mutant(&self, round: u32) -> Vec<u8> {
        let mut stream = self.root.numbered_stream("mutant", round.into());
        let mut bytes = stream.pick(&self.corpus).clone();
        // Half of them change in one place only: what has changed in many is rarely read at all.
        let changes = if stream.chance(1, 2) { 1 } else { stream.between(2, 6) };
        for _ in 0..changes {
            self.mutate(&mut bytes, &mut stream);
        }
        // A corpus entry may be longer: then its mutant may, too.
        bytes.truncate(BYTES_MAX.max(self.corpus.iter().map(Vec::len).max().unwrap_or(0)));
        bytes
    }

    fn mutate(&self, bytes: &mut Vec<u8>, stream: &mut Stream) {
        let at = stream.index(bytes.len() + 1);
        let to = (at + stream.index(16)).min(bytes.len());
        match stream.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << stream.below(8),
            1 => drop(bytes.drain(at..to)),
            2 => {
                let word = stream.pick(WORDS).as_bytes();
                bytes.splice(at..at, word.iter().copied());
            }
            3 => {
                let word = stream.pick(WORDS).as_bytes();
                bytes.splice(at..to, word.iter().copied());
            }
            4 => {
                let part = bytes[at..to].to_vec();
                let times = stream.index(20) + 1;
                bytes.splice(at..at, part.repeat(times));
            }
            5 => {
                // The end of another entry.
                let other = stream.pick(&self.corpus);
                let from = stream.index(other.len() + 1);
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            _ => bytes.truncate(at.max(bytes.len() / 2)),
        }
    }
}

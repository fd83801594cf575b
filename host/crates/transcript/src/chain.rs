//! The chain of hashes that makes a transcript tamper-evident.

use belljar_exam::Sha256Hex;

/// The hash before the first line.
pub(crate) fn start() -> Sha256Hex {
    Sha256Hex::of(&[b"belljar transcript"])
}

/// The hash after a line: over the hash before it and the bytes of its event.
pub(crate) fn link(before: &Sha256Hex, event: &[u8]) -> Sha256Hex {
    Sha256Hex::of(&[before.bytes(), event])
}

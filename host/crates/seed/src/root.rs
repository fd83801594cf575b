//! The hash from which all streams and ids of an exam descend.

use sha2::{Digest, Sha256};

use crate::{Ids, Stream};

/// Bytes of the longest purpose.
const PURPOSE_BYTES_MAX: usize = 6;

/// A SHA-256 over everything that may change what descends from it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Root([u8; 32]);

impl Root {
    /// Hashes a domain and the parts that decide. Each is prefixed with its length, so that no two lists of
    /// parts give the same root by running into each other.
    #[must_use]
    pub fn new(domain: &str, parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        absorb(&mut hash, domain.as_bytes());
        for part in parts {
            absorb(&mut hash, part);
        }
        Self(hash.finalize().into())
    }

    /// Returns the root of a branch: a subject with streams of its own.
    #[must_use]
    pub fn branch(&self, label: &str) -> Self {
        Self(self.digest(b"branch", label, 0))
    }

    /// Opens the stream of a label.
    #[must_use]
    pub fn stream(&self, label: &str) -> Stream {
        self.numbered_stream(label, 0)
    }

    /// Opens one of many streams of a label.
    #[must_use]
    pub fn numbered_stream(&self, label: &str, ordinal: u64) -> Stream {
        Stream::from_key(self.digest(b"stream", label, ordinal))
    }

    /// Opens a row of opaque ids: `prefix` and 16 hexadecimal digits, which tell nothing about the place in the row.
    ///
    /// # Panics
    /// If the prefix has more than four bytes.
    #[must_use]
    pub fn ids(&self, prefix: &str, label: &str) -> Ids {
        Ids::new(prefix, Stream::from_key(self.digest(b"ids", label, 0)))
    }

    /// Hashes root, purpose, label and ordinal, as if each had been absorbed on its own.
    fn digest(&self, purpose: &[u8], label: &str, ordinal: u64) -> [u8; 32] {
        let mut hash = Sha256::new();
        // What stands before a label is short: it goes in at once.
        let mut head = [0; 32 + 8 + PURPOSE_BYTES_MAX + 8];
        head[..32].copy_from_slice(&self.0);
        head[32..40].copy_from_slice(&(purpose.len() as u64).to_le_bytes());
        let end = 40 + purpose.len();
        head[40..end].copy_from_slice(purpose);
        head[end..end + 8].copy_from_slice(&(label.len() as u64).to_le_bytes());
        hash.update(&head[..end + 8]);
        hash.update(label.as_bytes());
        hash.update(ordinal.to_le_bytes());
        hash.finalize().into()
    }
}

fn absorb(hash: &mut Sha256, part: &[u8]) {
    hash.update((part.len() as u64).to_le_bytes());
    hash.update(part);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed apart from this code, with Python's hashlib over the encoding that `Root::new` documents.
    #[test]
    fn encoding_is_the_documented_one() {
        let root = Root::new("test", &[b"ab", b"c"]);
        let mut hash = Sha256::new();
        hash.update(b"\x04\0\0\0\0\0\0\0test\x02\0\0\0\0\0\0\0ab\x01\0\0\0\0\0\0\0c");
        let expected: [u8; 32] = hash.finalize().into();
        assert!(root.0 == expected);
        assert!(root.0[..4] == [0x13, 0x1f, 0x27, 0xf5], "{:02x?}", &root.0[..4]);
    }

    #[test]
    fn parts_do_not_run_into_each_other() {
        assert!(Root::new("d", &[b"ab", b"c"]) != Root::new("d", &[b"a", b"bc"]));
        assert!(Root::new("d", &[b""]) != Root::new("d", &[]));
    }

    #[test]
    fn labels_ordinals_branches_and_purposes_differ() {
        let root = Root::new("test", &[]);
        let first = |mut stream: Stream| stream.next_u64();
        let draws = [
            first(root.stream("a")),
            first(root.stream("b")),
            first(root.numbered_stream("a", 1)),
            first(root.branch("a").stream("a")),
        ];
        for (i, a) in draws.iter().enumerate() {
            assert!(!draws[i + 1..].contains(a));
        }
        assert_ne!(root.ids("", "a").next_id(), root.ids("", "b").next_id());
        assert_ne!(root.ids("", "a").next_id().as_ref(), format!("{:016x}", root.stream("a").next_u64()));
    }
}

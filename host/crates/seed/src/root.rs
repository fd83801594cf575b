//! The hash from which all streams and ids of an exam descend.

use sha2::{Digest, Sha256};

use crate::{Ids, Stream};

/// What a hash is for.
#[derive(Clone, Copy)]
enum Purpose {
    Branch = 0,
    Stream = 1,
    Ids = 2,
}

/// Bytes before a label: root, purpose, ordinal.
const HEAD_BYTES: usize = 32 + 1 + 8;

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
        Self(self.digest(Purpose::Branch, label, 0))
    }

    /// Opens the stream of a label.
    #[must_use]
    pub fn stream(&self, label: &str) -> Stream {
        self.numbered_stream(label, 0)
    }

    /// Opens one of many streams of a label.
    #[must_use]
    pub fn numbered_stream(&self, label: &str, ordinal: u64) -> Stream {
        Stream::from_key(self.digest(Purpose::Stream, label, ordinal))
    }

    /// Opens a row of opaque ids: `prefix` and 16 hexadecimal digits, which tell nothing about the place in the row.
    ///
    /// # Panics
    /// If the prefix has more than four bytes.
    #[must_use]
    pub fn ids(&self, prefix: &str, label: &str) -> Ids {
        Ids::new(prefix, Stream::from_key(self.digest(Purpose::Ids, label, 0)))
    }

    /// Hashes root, purpose, ordinal and label. All but the label have a fixed length, so that none runs into another.
    fn digest(&self, purpose: Purpose, label: &str, ordinal: u64) -> [u8; 32] {
        let mut head = [0; HEAD_BYTES];
        head[..32].copy_from_slice(&self.0);
        head[32] = purpose as u8;
        head[33..].copy_from_slice(&ordinal.to_le_bytes());
        Sha256::new().chain_update(head).chain_update(label).finalize().into()
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

    /// Computed apart from this code, with Python's hashlib: a root of 32 bytes 33, purpose 1, ordinal 7, label.
    #[test]
    fn a_key_hashes_root_purpose_ordinal_and_label() {
        let key = Root([33; 32]).digest(Purpose::Stream, "calendar", 7);
        assert!(key[..4] == [0x56, 0x9d, 0xc1, 0x37], "{:02x?}", &key[..4]);
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

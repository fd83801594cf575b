//! Opaque ids, one after another.

use crate::Stream;

/// Bytes of the longest prefix.
const PREFIX_BYTES_MAX: usize = 4;

/// Hexadecimal digits of an id: 64 bits.
const DIGITS: usize = 16;

/// A coined id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id {
    bytes: [u8; PREFIX_BYTES_MAX + DIGITS],
    len: usize,
}

/// A row of ids: 64 bits of a stream each, behind the same prefix.
pub struct Ids {
    stem: Id,
    stream: Stream,
}

impl AsRef<str> for Id {
    fn as_ref(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len]).expect("prefixes are texts and digits are ASCII")
    }
}

impl Ids {
    pub(crate) fn new(prefix: &str, stream: Stream) -> Self {
        assert!(prefix.len() <= PREFIX_BYTES_MAX, "`{prefix}` is a short prefix");
        let mut stem = Id { bytes: [b'0'; PREFIX_BYTES_MAX + DIGITS], len: prefix.len() + DIGITS };
        stem.bytes[..prefix.len()].copy_from_slice(prefix.as_bytes());
        Self { stem, stream }
    }

    /// Coins the next id.
    pub fn next_id(&mut self) -> Id {
        const HEX: &[u8; 16] = b"0123456789abcdef";
        let mut id = self.stem;
        let number = self.stream.next_u64().to_be_bytes();
        let digits = number.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        for (place, digit) in id.bytes[id.len - DIGITS..id.len].iter_mut().zip(digits) {
            *place = HEX[usize::from(digit)];
        }
        id
    }
}

#[cfg(test)]
mod tests {
    use crate::Root;

    #[test]
    fn an_id_is_a_prefix_and_sixteen_digits_of_the_stream() {
        let root = Root::new("test", &[]);
        let (mut ids, mut again) = (root.ids("u-", "user"), root.ids("", "user"));
        for _ in 0..20 {
            let id = ids.next_id();
            let digits = id.as_ref().strip_prefix("u-").unwrap();
            assert_eq!(digits.len(), 16);
            assert!(digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')), "{digits}");
            // The prefix decides nothing.
            assert_eq!(digits, again.next_id().as_ref());
        }
    }

    #[test]
    fn ids_of_a_row_differ() {
        let mut ids = Root::new("test", &[]).ids("c-", "case");
        let mut all: Vec<String> = (0..1_000).map(|_| ids.next_id().as_ref().to_owned()).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 1_000);
    }

    #[test]
    #[should_panic(expected = "short prefix")]
    fn a_long_prefix_is_a_mistake() {
        let _ = Root::new("test", &[]).ids("case-", "case");
    }
}

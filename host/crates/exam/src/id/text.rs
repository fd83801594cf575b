//! The text of an id, without an allocation of its own: an exam holds thousands of ids, and hands on most of them
//! several times.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU8;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Bytes that are held in place: a prefix and sixteen digits fit, as the host coins them.
const SHORT_BYTES_MAX: usize = 22;

/// A short text in place, or a longer one elsewhere: only an id from outside is longer.
#[derive(Clone)]
pub(super) enum IdText {
    Short(Short),
    Long(Box<str>),
}

/// A text of a few bytes. They are aligned, since they are checked to be a text at every look: that is done by the word
/// where words are aligned. The end isn't 0, so that [`IdText`] needs no room beside the two.
#[derive(Clone, Copy)]
#[repr(C, align(8))]
pub(super) struct Short {
    /// Filled up with zeros.
    bytes: [u8; SHORT_BYTES_MAX],
    /// How many of them count, and one.
    end: NonZeroU8,
}

impl Short {
    /// Holds a text; none if it is too long.
    fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; SHORT_BYTES_MAX];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        let end = u8::try_from(text.len() + 1).ok().and_then(NonZeroU8::new)?;
        Some(Self { bytes, end })
    }

    fn as_bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.end.get() - 1)]
    }
}

impl IdText {
    /// Holds a text.
    pub(super) fn new(text: &str) -> Self {
        Short::new(text).map_or_else(|| Self::Long(text.into()), Self::Short)
    }

    /// Returns the text.
    pub(super) fn as_str(&self) -> &str {
        match self {
            Self::Short(short) => std::str::from_utf8(short.as_bytes()).expect("these bytes were a text's"),
            Self::Long(text) => text,
        }
    }

    fn as_bytes(&self) -> &[u8] {
        match self {
            Self::Short(short) => short.as_bytes(),
            Self::Long(text) => text.as_bytes(),
        }
    }
}

impl PartialEq for IdText {
    fn eq(&self, other: &Self) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl Eq for IdText {}

impl PartialOrd for IdText {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for IdText {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_bytes().cmp(other.as_bytes())
    }
}

impl Hash for IdText {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_bytes().hash(state);
    }
}

impl fmt::Debug for IdText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl Serialize for IdText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for IdText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::new(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_takes_three_words() {
        assert_eq!(size_of::<IdText>(), 24);
    }

    #[test]
    fn short_and_long_texts_are_held_and_compared_as_texts() {
        let texts = ["", "a", "a-0", "b", "s-0123456789abcdef", "0123456789012345678901", "01234567890123456789012"];
        for one in texts {
            let held = IdText::new(one);
            assert_eq!(held.as_str(), one);
            assert_eq!(matches!(held, IdText::Short(..)), one.len() <= SHORT_BYTES_MAX, "{one}");
            assert_eq!(serde_json::from_str::<IdText>(&serde_json::to_string(&held).unwrap()).unwrap(), held);
            for other in texts {
                assert_eq!(held.cmp(&IdText::new(other)), one.cmp(other), "{one} and {other}");
            }
        }
    }
}

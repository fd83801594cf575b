//! The text of an id, without an allocation of its own: an exam holds thousands of ids, and hands on most of them
//! several times.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Bytes that are held in place: a prefix and sixteen digits fit, as the host coins them.
const SHORT_BYTES_MAX: usize = 22;

/// A short text in place, or a longer one elsewhere: only an id from outside is longer.
#[derive(Clone)]
pub(super) enum IdText {
    /// Its bytes, filled up with zeros, and how many of them count.
    Short([u8; SHORT_BYTES_MAX], u8),
    Long(Box<str>),
}

impl IdText {
    /// Holds a text.
    pub(super) fn new(text: &str) -> Self {
        let mut bytes = [0; SHORT_BYTES_MAX];
        match (bytes.get_mut(..text.len()), u8::try_from(text.len())) {
            (Some(place), Ok(len)) => {
                place.copy_from_slice(text.as_bytes());
                Self::Short(bytes, len)
            }
            _ => Self::Long(text.into()),
        }
    }

    /// Returns the text.
    pub(super) fn as_str(&self) -> &str {
        match self {
            Self::Short(bytes, len) => {
                std::str::from_utf8(&bytes[..usize::from(*len)]).expect("these bytes were a text's")
            }
            Self::Long(text) => text,
        }
    }

    fn as_bytes(&self) -> &[u8] {
        match self {
            Self::Short(bytes, len) => &bytes[..usize::from(*len)],
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

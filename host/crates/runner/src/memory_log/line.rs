//! One line of the memory log.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_exam::Sha256Hex;
use serde::{Deserialize, Serialize};

/// Longest line, in bytes, with its line break: a value of 4 MiB takes 8 MiB, and a run may be given larger limits.
pub(super) const LINE_BYTES_MAX: usize = 64 << 20;

/// One line of the memory log.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Line {
    /// An entry was written or removed.
    Change {
        /// The entry's name.
        name: String,
        /// Its value; none if it was removed.
        value: Option<Hex>,
    },
    /// The changes since the last commit were kept.
    Commit {
        /// Ordinal of the call that made them.
        call: u32,
        /// Their digest.
        digest: Sha256Hex,
    },
}

/// Bytes that are written as hexadecimal digits.
#[derive(Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Hex(pub(super) std::sync::Arc<[u8]>);

/// Why a text isn't hexadecimal.
#[derive(Debug, thiserror::Error)]
#[error("a value has two hexadecimal digits in lower case a byte")]
pub(super) struct HexError;

impl Clone for Hex {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl From<Hex> for String {
    fn from(hex: Hex) -> Self {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
        hex.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
    }
}

impl TryFrom<String> for Hex {
    type Error = HexError;

    fn try_from(text: String) -> Result<Self, HexError> {
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(HexError) };
        pairs.iter().map(|[high, low]| Ok(nibble(*high)? << 4 | nibble(*low)?)).collect::<Result<_, _>>().map(Self)
    }
}

fn nibble(digit: u8) -> Result<u8, HexError> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(HexError),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_one_spelling() {
        let hex = Hex([0, 9, 0xa0, 0xff].into());
        assert_eq!(String::from(hex), "0009a0ff");
        assert_eq!(&*Hex::try_from("0009a0ff".to_owned()).unwrap().0, [0, 9, 0xa0, 0xff]);
        for text in ["0", "0A", "0g", " 0", "é", "000"] {
            assert!(Hex::try_from(text.to_owned()).is_err(), "{text:?}");
        }
    }
}

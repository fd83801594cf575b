//! How the memory log spells a value: as a text where that isn't longer, else as hexadecimal.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A value, spelled in the one way that fits it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "Spelling", into = "Spelling")]
pub(super) struct LoggedValue(pub(super) Arc<[u8]>);

/// The ways to spell a value.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "a value is a text, an object with only `hex`, or null")]
enum Spelling {
    /// The value is this text, as UTF-8.
    Text(String),
    /// The value has these bytes, two digits each.
    Hex { hex: String },
}

/// Why something isn't the spelling of a value.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum SpellingError {
    #[error("hexadecimal has two digits in lower case a byte")]
    Digits,
    #[error("a value is spelled as a text where that is UTF-8 and no longer than hexadecimal, and only there")]
    Other,
}

impl From<LoggedValue> for Spelling {
    fn from(LoggedValue(value): LoggedValue) -> Self {
        text(&value).map_or_else(|| Self::Hex { hex: to_hex(&value) }, |text| Self::Text(text.to_owned()))
    }
}

impl TryFrom<Spelling> for LoggedValue {
    type Error = SpellingError;

    fn try_from(spelling: Spelling) -> Result<Self, SpellingError> {
        let (is_text, bytes) = match spelling {
            Spelling::Text(text) => (true, text.into_bytes()),
            Spelling::Hex { hex } => (false, from_hex(&hex).ok_or(SpellingError::Digits)?),
        };
        if text(&bytes).is_some() == is_text { Ok(Self(bytes.into())) } else { Err(SpellingError::Other) }
    }
}

/// Returns a value as a text, if it is one and its JSON isn't longer than two digits a byte. A store full of control
/// characters, each of which JSON writes with six, would make a log of six times its size.
fn text(value: &[u8]) -> Option<&str> {
    let written: usize = value.iter().copied().map(json_bytes).sum();
    if written <= 2 * value.len() { std::str::from_utf8(value).ok() } else { None }
}

/// Returns how many bytes a byte of a text takes in canonical JSON. Source: RFC 8259, section 7, with the short escapes.
const fn json_bytes(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' | 8 | 12 => 2,
        0..=31 => 6,
        _ => 1,
    }
}

fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    pairs.iter().map(|[high, low]| Some(nibble(*high)? << 4 | nibble(*low)?)).collect()
}

const fn nibble(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn json(value: &[u8]) -> String {
        serde_json::to_string(&LoggedValue(value.into())).unwrap()
    }

    fn value(json: &str) -> Result<Vec<u8>, String> {
        serde_json::from_str(json).map(|LoggedValue(value)| value.to_vec()).map_err(|error| error.to_string())
    }

    /// Each row: a value, and its spelling.
    #[test]
    fn values_have_one_spelling() {
        let rows: &[(&[u8], &str)] = &[
            (b"", r#""""#),
            (b"Lisbon", r#""Lisbon""#),
            ("a \"caf\u{e9}\"\n".as_bytes(), r#""a \"café\"\n""#),
            (&[0xff, 0x0a], r#"{"hex":"ff0a"}"#),
            // The first byte of two that make a character.
            (&[b'a', 0xc3], r#"{"hex":"61c3"}"#),
            // 4 + 6 against 2 × 5 bytes, and 3 + 6 against 2 × 4.
            (b"abcd\0", r#""abcd\u0000""#),
            (b"abc\0", r#"{"hex":"61626300"}"#),
        ];
        for (bytes, spelled) in rows {
            assert_eq!(json(bytes), *spelled);
            assert_eq!(value(spelled).as_deref(), Ok(*bytes));
        }
    }

    /// Each row: a spelling that no log has, and what is said about it.
    #[test]
    fn other_spellings_are_refused() {
        let rows = [
            (r#"{"hex":"4c"}"#, "only there"),
            (r#"{"hex":""}"#, "only there"),
            (r#""abc\u0000""#, "only there"),
            (r#"{"hex":"f"}"#, "two digits"),
            (r#"{"hex":"FF"}"#, "two digits"),
            (r#"{"hex":"fg"}"#, "two digits"),
            (r#"{"hex":"é"}"#, "two digits"),
            (r#"{"hex":"ff","hex":"fe"}"#, "with only `hex`"),
            (r#"{"hex":"ff","text":"a"}"#, "with only `hex`"),
            (r#"{}"#, "with only `hex`"),
            ("7", "with only `hex`"),
            (r#"["ff"]"#, "with only `hex`"),
        ];
        for (spelled, says) in rows {
            let error = value(spelled).expect_err(spelled);
            assert!(error.contains(says), "{spelled}: {error}");
        }
    }

    proptest! {
        #[test]
        fn any_bytes_come_back_and_take_at_most_twice_their_number(
            bytes in prop_oneof![
                proptest::collection::vec(any::<u8>(), 0..200),
                proptest::collection::vec(0_u8..0x80, 0..200),
                any::<String>().prop_map(String::into_bytes),
            ],
        ) {
            let spelled = json(&bytes);
            prop_assert_eq!(value(&spelled).unwrap(), bytes.clone());
            let frame = r#"{"hex":""}"#.len();
            prop_assert!(spelled.len() <= 2 * bytes.len() + frame);
            // What JSON's own writer makes of the text decides, so that the count of bytes above is held to it.
            let as_text = String::from_utf8(bytes.clone()).ok().map(|text| serde_json::to_string(&text).unwrap());
            let fits = as_text.filter(|text| text.len() - 2 <= 2 * bytes.len());
            prop_assert_eq!(fits.unwrap_or_else(|| format!("{{\"hex\":\"{}\"}}", to_hex(&bytes))), spelled);
        }
    }
}

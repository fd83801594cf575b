//! Texts in quotes.

/// Bytes that are looked at in one step.
const STEP: usize = 16;

/// Appends a text in quotes, with what JSON forbids within them escaped, and nothing else: quotes, backslashes, and
/// characters below the space.
pub(super) fn push_quoted(out: &mut Vec<u8>, text: &str) {
    out.reserve(text.len() + 2);
    out.push(b'"');
    let mut rest = text.as_bytes();
    while let Some(plain) = plain_length(rest) {
        out.extend_from_slice(&rest[..plain]);
        push_escaped(out, rest[plain]);
        rest = &rest[plain + 1..];
    }
    out.extend_from_slice(rest);
    out.push(b'"');
}

/// Appends the name of a field or a variant, and a colon. Names are Rust's: nothing in them must be escaped.
#[inline]
pub(super) fn push_name(out: &mut Vec<u8>, name: &'static str) {
    debug_assert!(plain_length(name.as_bytes()).is_none(), "{name:?} isn't a name");
    out.reserve(name.len() + 3);
    out.push(b'"');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

/// Returns how many bytes stand before the first that must be escaped; none if there is no such byte.
fn plain_length(bytes: &[u8]) -> Option<usize> {
    let holds_none = |step: &[u8; STEP]| !holds_special(step);
    let (steps, last) = bytes.as_chunks::<STEP>();
    let clean = match steps.iter().position(|step| !holds_none(step)) {
        Some(step) => step * STEP,
        // What is left after the last step is looked at in one that overlaps it.
        None if bytes.last_chunk().is_some_and(holds_none) => return None,
        None => bytes.len() - last.len(),
    };
    bytes[clean..].iter().position(|byte| is_special(*byte)).map(|at| clean + at)
}

const fn is_special(byte: u8) -> bool {
    (byte < b' ') | (byte == b'"') | (byte == b'\\')
}

/// Tells whether one of the bytes of a step must be escaped. All are looked at, whatever the first ones are: that is
/// done with a few instructions for all of them.
fn holds_special(step: &[u8; STEP]) -> bool {
    step.iter().fold(false, |found, byte| found | is_special(*byte))
}

fn push_escaped(out: &mut Vec<u8>, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let short = match byte {
        b'"' | b'\\' => byte,
        0x08 => b'b',
        0x0c => b'f',
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        _ => {
            out.extend_from_slice(b"\\u00");
            out.extend([DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
            return;
        }
    };
    out.extend([b'\\', short]);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every byte that a text can hold, at every place of a step and in what is left after the last one.
    #[test]
    fn texts_are_escaped_as_serde_json_does() {
        let symbols = (0..0x80).map(|byte| char::from(u8::try_from(byte).unwrap())).chain("é\u{7f}\u{80}✓🂡".chars());
        for symbol in symbols {
            for before in 0..=2 * STEP {
                for after in [0, 1, STEP, STEP + 3] {
                    let text = format!("{}{symbol}{}", "a".repeat(before), "ÿ".repeat(after));
                    let mut written = Vec::new();
                    push_quoted(&mut written, &text);
                    assert_eq!(written, serde_json::to_vec(&text).unwrap(), "{text:?}");
                }
            }
        }
        let mut all = Vec::new();
        push_quoted(&mut all, "\"\\\n\u{1}\u{1f}\"");
        assert_eq!(all, br#""\"\\\n\u0001\u001f\"""#);
    }
}

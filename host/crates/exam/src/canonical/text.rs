//! Texts in quotes.

/// Bytes that are looked at in one step.
const STEP: usize = 16;
const HALF: usize = STEP / 2;

/// Appends a text in quotes, with what JSON forbids within them escaped, and nothing else: quotes, backslashes, and
/// characters below the space.
pub(super) fn push_quoted(out: &mut Vec<u8>, text: &str) {
    let bytes = text.as_bytes();
    out.reserve(bytes.len() + 2);
    out.push(b'"');
    if is_plain(bytes) {
        out.extend_from_slice(bytes);
    } else {
        push_escaped(out, bytes);
    }
    out.push(b'"');
}

/// Appends the name of a field or a variant in quotes. Names are Rust's: nothing in them must be escaped.
#[inline(always)]
pub(super) fn push_name(out: &mut Vec<u8>, name: &'static str) {
    debug_assert!(is_plain(name.as_bytes()), "{name:?} isn't a name");
    out.push(b'"');
    out.extend_from_slice(name.as_bytes());
    out.push(b'"');
}

/// Tells whether nothing in a text must be escaped.
fn is_plain(bytes: &[u8]) -> bool {
    let (steps, rest) = bytes.as_chunks::<STEP>();
    if steps.iter().any(holds_special) {
        return false;
    }
    // What is left after the last step is looked at in one that overlaps it, or in two halves that overlap.
    match (bytes.last_chunk(), bytes.first_chunk(), bytes.last_chunk()) {
        (Some(last), _, _) => !holds_special::<STEP>(last),
        (None, Some(first), Some(last)) => !holds_special::<HALF>(first) & !holds_special::<HALF>(last),
        _ => !rest.iter().any(|byte| is_special(*byte)),
    }
}

/// Tells whether one of the bytes of a step must be escaped. All are looked at, whatever the first ones are: that is
/// done with a few instructions for all of them.
fn holds_special<const N: usize>(step: &[u8; N]) -> bool {
    step.iter().fold(false, |found, byte| found | is_special(*byte))
}

/// Tells whether a byte must be escaped. What sets it apart from each of those is 0 for one of them; the least of that
/// takes fewer instructions than three answers.
fn is_special(byte: u8) -> bool {
    (byte ^ b'"').min(byte ^ b'\\').min(byte & 0b1110_0000) == 0
}

/// Appends a text of which something must be escaped.
#[cold]
fn push_escaped(out: &mut Vec<u8>, mut rest: &[u8]) {
    while let Some(at) = rest.iter().position(|byte| is_special(*byte)) {
        out.extend_from_slice(&rest[..at]);
        push_escape(out, rest[at]);
        rest = &rest[at + 1..];
    }
    out.extend_from_slice(rest);
}

fn push_escape(out: &mut Vec<u8>, byte: u8) {
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

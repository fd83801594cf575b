//! Texts in quotes.

use super::paper::Paper;

/// Bytes that are copied and looked at in one step.
const STEP: usize = 32;

/// Appends a text in quotes, with what JSON forbids within them escaped, and nothing else: quotes, backslashes, and
/// characters below the space.
pub(super) fn push_quoted(paper: &mut Paper, text: &str) {
    let start = paper.len();
    let [open, within @ .., close] = paper.place(text.len() + 2) else { unreachable!("there is room for two quotes") };
    (*open, *close) = (b'"', b'"');
    if !copy_plain(text.as_bytes(), within) {
        paper.truncate(start);
        push_escaped(paper, text.as_bytes());
    }
}

/// Appends the name of a field in quotes, with the colon behind it and, unless it is the first one, the comma before it.
#[inline(always)]
pub(super) fn push_field(paper: &mut Paper, name: &'static str, is_first: bool) {
    if is_first {
        push_name(paper, [], name, *b":");
    } else {
        push_name(paper, *b",", name, *b":");
    }
}

/// Appends the name of a variant in quotes.
#[inline(always)]
pub(super) fn push_variant(paper: &mut Paper, name: &'static str) {
    push_name(paper, [], name, []);
}

/// Appends a name in quotes between some bytes. Names are Rust's: nothing in them must be escaped.
#[inline(always)]
fn push_name<const BEFORE: usize, const AFTER: usize>(
    paper: &mut Paper,
    before: [u8; BEFORE],
    name: &'static str,
    after: [u8; AFTER],
) {
    debug_assert!(!name.bytes().any(is_special), "{name:?} isn't a name");
    let place = paper.place(BEFORE + name.len() + 2 + AFTER);
    place[..BEFORE].copy_from_slice(&before);
    place[BEFORE] = b'"';
    place[BEFORE + 1..][..name.len()].copy_from_slice(name.as_bytes());
    place[BEFORE + 1 + name.len()] = b'"';
    place[BEFORE + name.len() + 2..].copy_from_slice(&after);
}

/// Copies a text to a place of its length as long as nothing in it must be escaped, and tells whether nothing must:
/// bytes are looked at as they go by.
fn copy_plain(text: &[u8], place: &mut [u8]) -> bool {
    for (step, place) in text.as_chunks::<STEP>().0.iter().zip(place.as_chunks_mut::<STEP>().0) {
        if !copy_step(step, place) {
            return false;
        }
    }
    // What is left after the last step goes by in one that overlaps it; a short text in two smaller ones that overlap.
    if let (Some(last), Some(place)) = (text.last_chunk::<STEP>(), place.last_chunk_mut::<STEP>()) {
        return copy_step(last, place);
    }
    let in_two = copy_in_two::<16>(text, place).or_else(|| copy_in_two::<8>(text, place));
    in_two.unwrap_or_else(|| {
        place.copy_from_slice(text);
        !text.iter().any(|byte| is_special(*byte))
    })
}

/// Like [`copy_plain`], for a text that has all its bytes in its first and last ones, so many of each; none if it is
/// shorter.
#[inline(always)]
fn copy_in_two<const N: usize>(text: &[u8], place: &mut [u8]) -> Option<bool> {
    let (first, last) = (text.first_chunk::<N>()?, text.last_chunk::<N>()?);
    let plain = copy_step(first, place.first_chunk_mut()?);
    Some(copy_step(last, place.last_chunk_mut()?) & plain)
}

/// Copies the bytes of a step, and tells whether none of them must be escaped. All are looked at, whatever the first
/// ones are: that is done with a few instructions for all of them.
#[inline(always)]
fn copy_step<const N: usize>(step: &[u8; N], place: &mut [u8; N]) -> bool {
    *place = *step;
    !step.iter().fold(false, |found, byte| found | is_special(*byte))
}

/// Tells whether a byte must be escaped. What sets it apart from each of those is 0 for one of them; the least of that
/// takes fewer instructions than three answers.
fn is_special(byte: u8) -> bool {
    (byte ^ b'"').min(byte ^ b'\\').min(byte & 0b1110_0000) == 0
}

/// Appends a text in quotes of which something must be escaped.
#[cold]
fn push_escaped(paper: &mut Paper, mut rest: &[u8]) {
    paper.push(b'"');
    while let Some(at) = rest.iter().position(|byte| is_special(*byte)) {
        paper.push_all(&rest[..at]);
        push_escape(paper, rest[at]);
        rest = &rest[at + 1..];
    }
    paper.push_all(rest);
    paper.push(b'"');
}

fn push_escape(paper: &mut Paper, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let short = match byte {
        b'"' | b'\\' => byte,
        0x08 => b'b',
        0x0c => b'f',
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        _ => {
            paper.push_all(b"\\u00");
            paper.push_all(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
            return;
        }
    };
    paper.push_all(&[b'\\', short]);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quoted(text: &str) -> Vec<u8> {
        let mut paper = Paper::new(Vec::new());
        push_quoted(&mut paper, text);
        paper.into_bytes()
    }

    /// Every byte that a text can hold, at every place of a step and in what is left after the last one.
    #[test]
    fn texts_are_escaped_as_serde_json_does() {
        let symbols = (0..0x80).map(|byte| char::from(u8::try_from(byte).unwrap())).chain("é\u{7f}\u{80}✓🂡".chars());
        for symbol in symbols {
            for before in 0..=2 * STEP {
                for after in [0, 1, STEP, STEP + 3] {
                    let text = format!("{}{symbol}{}", "a".repeat(before), "ÿ".repeat(after));
                    assert_eq!(quoted(&text), serde_json::to_vec(&text).unwrap(), "{text:?}");
                }
            }
        }
        assert_eq!(quoted("\"\\\n\u{1}\u{1f}\""), br#""\"\\\n\u0001\u001f\"""#);
    }
}

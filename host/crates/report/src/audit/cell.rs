//! Cells of a sheet: any text, inert and in one line, and back again.
//!
//! Controls and hidden characters are escaped as `\t`, `\n`, `\r` or `\u{1b}`, and a backslash as `\\`. A cell that a
//! spreadsheet would take for a formula gets an apostrophe in front.

use belljar_transcript::GuestText;

/// Escapes a text.
pub(super) fn escape(text: &str) -> String {
    let mut cell = String::with_capacity(text.len() + 1);
    if text.starts_with(['=', '+', '-', '@', '\'']) {
        cell.push('\'');
    }
    for character in text.chars() {
        match character {
            '\\' => cell.push_str("\\\\"),
            '\t' => cell.push_str("\\t"),
            '\n' => cell.push_str("\\n"),
            '\r' => cell.push_str("\\r"),
            hidden if GuestText::hides(hidden) => cell.extend(hidden.escape_unicode()),
            plain => cell.push(plain),
        }
    }
    cell
}

/// Reads a cell back; none if it holds a backslash that escapes nothing.
pub(super) fn unescape(cell: &str) -> Option<String> {
    let cell = cell.strip_prefix('\'').unwrap_or(cell);
    let mut text = String::with_capacity(cell.len());
    let mut rest = cell;
    while let Some((plain, escaped)) = rest.split_once('\\') {
        text.push_str(plain);
        let mut characters = escaped.chars();
        match characters.next()? {
            '\\' => text.push('\\'),
            't' => text.push('\t'),
            'n' => text.push('\n'),
            'r' => text.push('\r'),
            'u' => {
                let (code, after) = characters.as_str().strip_prefix('{')?.split_once('}')?;
                text.push(u32::from_str_radix(code, 16).ok().and_then(char::from_u32)?);
                rest = after;
                continue;
            }
            _ => return None,
        }
        rest = characters.as_str();
    }
    text.push_str(rest);
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_comes_back_and_is_inert() {
        for (text, cell) in [
            ("Lisbon", "Lisbon"),
            ("a\tb\nc\r\n", "a\\tb\\nc\\r\\n"),
            ("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@x", "'@x"),
            ("'quoted'", "''quoted'"),
            ("\u{1b}[2J\u{202e}", "\\u{1b}[2J\\u{202e}"),
            ("C:\\new\\table", "C:\\\\new\\\\table"),
            ("\\u{41}", "\\\\u{41}"),
            ("日本 Zoë", "日本 Zoë"),
            ("", ""),
        ] {
            assert_eq!(escape(text), cell);
            assert_eq!(unescape(cell).as_deref(), Some(text));
        }
    }

    #[test]
    fn a_backslash_must_escape_something() {
        for cell in ["\\", "\\x", "a\\", "\\u41", "\\u{41", "\\u{110000}", "\\u{}"] {
            assert_eq!(unescape(cell), None, "{cell}");
        }
    }
}

//! Text that a guest made up, untrusted to the end.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Text that a guest made up.
///
/// It prints with control characters and invisible formatting escaped, so that it can't move a cursor, recolour a
/// terminal or turn the reading direction. Whoever needs the raw text asks for it by name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GuestText(String);

impl GuestText {
    /// Wraps a text.
    #[must_use]
    pub const fn new(text: String) -> Self {
        Self(text)
    }

    /// Tells whether a character can't be printed as it is: controls, and the characters that reorder or hide what
    /// stands around them.
    #[must_use]
    pub fn hides(character: char) -> bool {
        character.is_control()
            || matches!(character,
                '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
    }

    /// Returns the text as the guest wrote it.
    #[must_use]
    pub fn raw(&self) -> &str {
        &self.0
    }
}

impl From<&str> for GuestText {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Display for GuestText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        for character in self.0.chars() {
            if character == '\n' || !Self::hides(character) {
                f.write_char(character)?;
            } else {
                write!(f, "{}", character.escape_unicode())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for GuestText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_hide_is_escaped_and_the_rest_is_kept() {
        let text = GuestText::from("héllo\n\u{1b}[31mred\u{202e}evil\u{200b}\r");
        assert_eq!(text.to_string(), "héllo\n\\u{1b}[31mred\\u{202e}evil\\u{200b}\\u{d}");
        assert_eq!(text.raw().len(), 26);
    }
}

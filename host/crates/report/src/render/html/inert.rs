//! Text that somebody else made up, put on a page.

use std::fmt::Write as _;

use belljar_transcript::GuestText;
use maud::{Escaper, Render};

/// Text that somebody else made up. Markup in it is escaped; controls and characters that reorder or hide what stands
/// around them are written out, and marked as such. Line breaks and tabs stay.
pub(in crate::render) struct Inert<'a>(pub(in crate::render) &'a str);

impl Render for Inert<'_> {
    fn render_to(&self, page: &mut String) {
        let mut plain = 0;
        for (at, character) in self.0.char_indices() {
            if GuestText::hides(character) && !matches!(character, '\n' | '\t') {
                escape(page, &self.0[plain..at]);
                page.push_str("<i class=\"hidden-character\">");
                page.extend(character.escape_unicode());
                page.push_str("</i>");
                plain = at + character.len_utf8();
            }
        }
        escape(page, &self.0[plain..]);
    }
}

fn escape(page: &mut String, text: &str) {
    // Writing to a text can't fail.
    let _written = Escaper::new(page).write_str(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_escaped_and_hidden_characters_are_seen() {
        let page = Inert("a<b> & \"c\"\n\u{202e}\u{1b}[0m\u{200b}é\r").render().into_string();
        assert_eq!(
            page,
            "a&lt;b&gt; &amp; &quot;c&quot;\n<i class=\"hidden-character\">\\u{202e}</i>\
             <i class=\"hidden-character\">\\u{1b}</i>[0m<i class=\"hidden-character\">\\u{200b}</i>é\
             <i class=\"hidden-character\">\\u{d}</i>"
        );
    }
}

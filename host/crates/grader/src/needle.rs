//! Needles: what a key looks for in an answer, and the mentions of it.

use crate::normalize::{Text, TokenKind, same_word};

/// A form that a key looks for: whole words, in order.
#[derive(Clone, Debug)]
pub(crate) struct Needle {
    /// Content tokens of `text`, a leading article left out.
    content: Vec<usize>,
    /// Whether digits are in it: then a longer code that holds it is another code.
    has_digits: bool,
    text: Text,
}

/// A place where a needle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    /// The first token.
    pub(crate) first: usize,
    /// The last token.
    pub(crate) last: usize,
    /// Ordinal of the needle among those that were looked for.
    pub(crate) needle: usize,
    /// Whether the accents differ.
    pub(crate) unmarked: bool,
}

impl Needle {
    /// Reads a form of a key.
    pub(crate) fn new(form: &str) -> Self {
        let text = Text::new(form);
        let mut content: Vec<usize> = (0..text.len()).filter(|at| text.is_content(*at)).collect();
        // Only before white space: the "AN" of "AN-0862-UU" is the first part of a code.
        let article = content.len() > 1
            && matches!(text.form(content[0]), "the" | "a" | "an")
            && text.tokens.get(content[0] + 1).is_some_and(|next| next.spaced);
        if article {
            content.remove(0);
        }
        let has_digits = content.iter().any(|at| text.form(*at).contains(|c: char| c.is_ascii_digit()));
        Self { content, has_digits, text }
    }

    /// Returns its tokens.
    pub(crate) fn text(&self) -> &Text {
        &self.text
    }

    /// Tells whether it stands in a text.
    pub(crate) fn is_in(&self, text: &Text) -> bool {
        (0..text.len()).any(|at| self.match_at(text, at).is_some())
    }

    /// Tells whether two needles are the same words.
    pub(crate) fn same_as(&self, other: &Self) -> bool {
        self.content.len() == other.content.len()
            && self
                .content
                .iter()
                .zip(&other.content)
                .all(|(at, other_at)| same_word(&self.text, *at, &other.text, *other_at))
    }

    /// Finds it at a token, and returns its last token and whether accents differ.
    pub(crate) fn match_at(&self, text: &Text, first: usize) -> Option<(usize, bool)> {
        let mut at = first;
        let mut unmarked = false;
        for (ordinal, wanted) in self.content.iter().enumerate() {
            if ordinal > 0 {
                let comma = self.text.is_mark(self.content[ordinal - 1] + 1, ",");
                at = next_content(text, at, comma)?;
            }
            if !text.is_content(at) || !same_word(text, at, &self.text, *wanted) {
                return None;
            }
            unmarked |= text.tokens[at].marked != self.text.tokens[*wanted].marked;
        }
        (!self.content.is_empty() && self.stands_alone(text, first, at)).then_some((at, unmarked))
    }

    /// Tells whether what stands around it isn't part of the same word or code: "C" isn't in "C++", "18" not in "-18",
    /// "AX-93" not in "AX-93-7".
    fn stands_alone(&self, text: &Text, first: usize, last: usize) -> bool {
        if let Some(next) = text.tokens.get(last + 1)
            && !next.spaced
        {
            let glued = match next.kind {
                TokenKind::Symbol => matches!(text.form(last + 1), "#" | "+" | "%"),
                TokenKind::Mark if self.has_digits => {
                    text.form(last + 1) == "-"
                        && text.is_content(last + 2)
                        && !text.tokens[last + 2].spaced
                        && text.form(last + 2).contains(|c: char| c.is_ascii_digit())
                }
                TokenKind::Word | TokenKind::Number | TokenKind::Clitic | TokenKind::Mark | TokenKind::Break => false,
            };
            if glued {
                return false;
            }
        }
        if first == 0 || text.tokens[first].spaced || !self.has_digits {
            return true;
        }
        let before = text.form(first - 1);
        let minus = text.kind(first - 1) == TokenKind::Symbol && before == "-";
        let code = before == "-"
            && first > 1
            && text.is_content(first - 2)
            && !text.tokens[first - 1].spaced
            && text.kind(first - 2) == TokenKind::Word;
        !minus && !code
    }
}

/// Returns the next content token of a phrase: hyphens, quotes and points may stand between, other punctuation not.
fn next_content(text: &Text, at: usize, comma: bool) -> Option<usize> {
    // A phrase doesn't stretch over more than a few marks.
    for next in at + 1..text.len().min(at + 5) {
        if text.is_content(next) {
            return Some(next);
        }
        match text.form(next) {
            "-" | "'" | "\"" | "\n" | "/" => {}
            "." if text.tokens.get(next + 1).is_some_and(|after| !after.spaced) || text.form(at).len() <= 3 => {}
            "," if comma => {}
            _ => return None,
        }
    }
    None
}

/// Finds all mentions of several needles, in order. Where mentions overlap the longest counts, so that "Oslo" isn't
/// mentioned by "Oslo Nord" if both are looked for.
pub(crate) fn mentions(text: &Text, needles: &[&Needle]) -> Vec<Mention> {
    let mut found: Vec<Mention> = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let longest = needles
            .iter()
            .enumerate()
            .filter_map(|(needle, form)| {
                let (last, unmarked) = form.match_at(text, at)?;
                Some(Mention { first: at, last, needle, unmarked })
            })
            // The first of equally long ones: its accents may fit better.
            .min_by_key(|mention| (usize::MAX - mention.last, mention.unmarked, mention.needle));
        match longest {
            Some(mention) => {
                at = mention.last + 1;
                found.push(mention);
            }
            None => at += 1,
        }
    }
    found
}

//! Lists: the entries of a short structured answer.

use crate::normalize::{Text, TokenKind};

/// Which words set entries apart, beside commas, semicolons, lines and spaced slashes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joined {
    /// "or": alternatives.
    Or,
    /// "or", "and", "then", arrows: anything that joins.
    Any,
}

/// Returns the entries as ranges of tokens, empty ones left out. `kept` tells of a token whether it belongs to a whole
/// that isn't to be split, such as a known name with a comma in it.
pub(crate) fn entries(text: &Text, joined: Joined, kept: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut first = 0;
    for at in 0..=text.len() {
        let ends = at == text.len() || (separates(text, at, joined) && !kept(at));
        if ends {
            if (first..at).any(|at| text.is_content(at)) {
                found.push((first, at));
            }
            first = at + 1;
        }
    }
    found
}

fn separates(text: &Text, at: usize, joined: Joined) -> bool {
    match text.kind(at) {
        TokenKind::Break => true,
        TokenKind::Mark => match text.form(at) {
            "," | ";" | "|" | "•" => true,
            // A slash without spaces may belong to a path or a date; with spaces it offers another.
            "/" => text.tokens[at].spaced || text.tokens.get(at + 1).is_some_and(|next| next.spaced),
            "→" | "—" => joined == Joined::Any,
            _ => false,
        },
        TokenKind::Word => match text.form(at) {
            "or" => true,
            "and" | "then" | "plus" | "also" => joined == Joined::Any,
            _ => false,
        },
        TokenKind::Symbol => joined == Joined::Any && matches!(text.form(at), "&" | "+"),
        TokenKind::Number | TokenKind::Clitic => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, joined: Joined) -> Vec<String> {
        let text = Text::new(text);
        let words = |(first, end): (usize, usize)| {
            let words: Vec<&str> = (first..end).map(|at| text.form(at)).collect();
            words.join(" ")
        };
        entries(&text, joined, |_| false).into_iter().map(words).collect()
    }

    #[test]
    fn entries_are_set_apart() {
        assert_eq!(read("rent 55,000, food 900", Joined::Any), ["rent 55000", "food 900"]);
        assert_eq!(read("Lisbon / Porto / Faro", Joined::Or), ["lisbon", "porto", "faro"]);
        assert_eq!(read("Lisbon or Porto", Joined::Or), ["lisbon", "porto"]);
        assert_eq!(read("src/a/b.py", Joined::Or), ["src / a / b . py"]);
        assert_eq!(read("- rent\n- food", Joined::Any), ["rent", "food"]);
        assert_eq!(read("rent, food, and gym", Joined::Any), ["rent", "food", "gym"]);
        assert_eq!(read("salt and vinegar", Joined::Or), ["salt and vinegar"]);
    }
}

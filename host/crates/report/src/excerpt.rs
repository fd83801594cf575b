//! A span of a text, shown with carets under it.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use crate::render::inert;

/// Returns a line that holds the span with what stands around it, and a line of carets under the span. Both fit the
/// width, the carets without what stands beyond. None if the span doesn't lie in the text.
pub(crate) fn excerpt(text: &str, span: (usize, usize), width: usize) -> Option<(String, String)> {
    let (begin, end) = span;
    if begin > end {
        return None;
    }
    let flat = |part: &str| inert(part).replace('\n', " ");
    let (before, within, after) = (flat(text.get(..begin)?), flat(text.get(begin..end)?), flat(text.get(end..)?));
    let within = first_columns(&within, width);
    // A third of what is left goes to what stands before.
    let left = width - within.width();
    let before = last_columns(&before, left / 3);
    let after = first_columns(&after, left - before.width());
    let carets = "^".repeat(within.width().max(1));
    Some((format!("{before}{within}{after}"), format!("{}{carets}", " ".repeat(before.width()))))
}

fn first_columns(text: &str, width: usize) -> String {
    let mut used = 0;
    let fits = |character: &char| {
        used += character.width().unwrap_or(0);
        used <= width
    };
    text.chars().take_while(fits).collect()
}

fn last_columns(text: &str, width: usize) -> String {
    let mut used = 0;
    let fits = |character: &char| {
        used += character.width().unwrap_or(0);
        used <= width
    };
    let backwards: Vec<char> = text.chars().rev().take_while(fits).collect();
    backwards.into_iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carets_stand_under_the_span() {
        let found = |text, span, width| excerpt(text, span, width).unwrap();
        assert_eq!(
            found("You live in Oslo now.", (12, 16), 60),
            ("You live in Oslo now.".to_owned(), "            ^^^^".to_owned())
        );
        // Hidden and wide characters before it move the carets by what is seen of them.
        assert_eq!(found("\u{1b}x", (1, 2), 60), ("\\u{1b}x".to_owned(), "      ^".to_owned()));
        assert_eq!(found("日x", (3, 4), 60), ("日x".to_owned(), "  ^".to_owned()));
        assert_eq!(found("a\nb", (2, 3), 60), ("a b".to_owned(), "  ^".to_owned()));
    }

    #[test]
    fn long_texts_are_cut_around_the_span() {
        let text = format!("{}Oslo{}", "a ".repeat(500), " b".repeat(500));
        let (line, carets) = excerpt(&text, (1000, 1004), 40).unwrap();
        assert_eq!(line.width(), 40);
        let at = carets.find('^').unwrap();
        assert_eq!((&line[at..at + 4], &carets[at..]), ("Oslo", "^^^^"));
    }

    #[test]
    fn spans_that_do_not_lie_in_the_text_give_nothing() {
        for span in [(0, 9), (2, 1), (1, 2)] {
            assert_eq!(excerpt("é!", span, 40), None, "{span:?}");
        }
    }
}

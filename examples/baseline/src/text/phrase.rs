//! Looks for expressions in a text.

/// Whether a text in lower case holds one of some expressions, which are separated by `|`.
///
/// Most expressions stand nowhere near a text, which the pairs of letters in both show: a text is read once for all.
pub(crate) fn holds_any(lower: &str, expressions: &str) -> bool {
    let pairs = Pairs::of(lower);
    expressions.split('|').any(|expression| pairs.may_hold(expression) && holds(lower, expression))
}

/// Does the same with a list of expressions.
pub(crate) fn holds_one_of(lower: &str, expressions: &[&str]) -> bool {
    let pairs = Pairs::of(lower);
    expressions.iter().any(|expression| pairs.may_hold(expression) && holds(lower, expression))
}

/// Whether an expression stands in a text. Both are short, so that no search is prepared.
fn holds(text: &str, expression: &str) -> bool {
    let (text, expression) = (text.as_bytes(), expression.as_bytes());
    let Some((first, rest)) = expression.split_first() else { return true };
    text.iter().enumerate().any(|(at, byte)| byte == first && text[at + 1..].starts_with(rest))
}

/// Which pairs of letters stand side by side in a text; different pairs may share a bit.
struct Pairs([u64; 16]);

impl Pairs {
    fn of(text: &str) -> Self {
        let mut pairs = Self([0; 16]);
        for pair in text.as_bytes().windows(2) {
            let (word, bit) = Self::place(pair);
            pairs.0[word] |= bit;
        }
        pairs
    }

    /// Whether a text with these pairs may hold an expression.
    fn may_hold(&self, expression: &str) -> bool {
        expression.as_bytes().windows(2).all(|pair| {
            let (word, bit) = Self::place(pair);
            self.0[word] & bit != 0
        })
    }

    /// Five bits of each letter tell those of the alphabet apart.
    fn place(pair: &[u8]) -> (usize, u64) {
        let (one, other) = (pair[0] & 31, pair[1] & 31);
        (usize::from(one >> 1), 1 << (u32::from(one & 1) << 5 | u32::from(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_expression_is_enough() {
        assert!(holds_any("where do i live", "do we| do i |shall"));
        assert!(!holds_any("where do i live", "do we|shall"));
    }

    #[test]
    fn an_expression_is_found_wherever_it_stands() {
        for (text, expression) in [("a", "a"), ("aab", "ab"), ("the end", "end"), ("naïve", "ïv"), ("any", "")] {
            assert!(holds_any(text, expression), "{expression:?} in {text:?}");
        }
        // All its pairs stand there, but not in a row.
        assert!(!holds_any("bca ab", "abc"));
        assert!(!holds_any("", "a") && !holds_any("ab", "abc"));
    }
}

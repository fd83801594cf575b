//! Looks for expressions in a text.

/// Whether a text in lower case holds one of some expressions, which are separated by `|`.
pub(crate) fn holds_any(lower: &str, expressions: &str) -> bool {
    expressions.split('|').any(|expression| lower.contains(expression))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_expression_is_enough() {
        assert!(holds_any("where do i live", "do we| do i |shall"));
        assert!(!holds_any("where do i live", "do we|shall"));
    }
}

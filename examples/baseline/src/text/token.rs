//! Words of a text, with where they stand.

use super::stem::stem;
use super::words::{Words, words};

/// Words that say nothing about what a text is about.
static COMMON: Words = words!(
    " a about above actually after again all also always am an and another any anyone anything anyway \
are around as at away back be because been before being both but by can certain could currently current did do does \
doing done down each either else ever every everything exactly few first for from further get gets getting give go \
goes going got had has have having he hello help her here hers hey hi him his how i if in into is it its just know \
last later latest let lets like little look lot made make many may maybe me mean mention mentioned might mine more most \
much must my myself need never new no nor not now of off oh ok okay on once one only or other our ours out over own \
past please quick quite rather re really recall recent recently remember remind right said same say see seem shall she \
should since so some someone something sometime still such sure take tell than thank thanks that the their them then \
there these they thing things think this those though through time times to today together told too try two under until \
up upon us use used very want was way we well went were what when where whether which while who whom whose why will with \
without wonder would yes yet you your yours ll ve don didn doesn isn wasn aren won couldn name names person moment present somebody anybody nobody called \
ask asked give usually exact answer short bit keep somewhere "
);

/// A word, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// Offset of its first byte.
    pub(crate) start: usize,
    /// Offset past its last byte.
    pub(crate) end: usize,
    /// The word in lower case.
    pub(crate) lower: String,
    /// Its stem.
    pub(crate) stem: String,
}

/// Cuts a text into words. An apostrophe or hyphen inside a word belongs to it; a possessive `'s` doesn't.
pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut start = None;
    let mut letters = text.char_indices().peekable();
    while let Some((at, c)) = letters.next() {
        let in_word = c.is_alphanumeric();
        match start {
            None if in_word => start = Some(at),
            Some(from) if !in_word => {
                let joins = matches!(c, '-' | '_' | '\'' | '’');
                if !(joins && letters.peek().is_some_and(|(_, next)| next.is_alphanumeric())) {
                    found.push(token(text, from, at));
                    start = None;
                }
            }
            _ => {}
        }
    }
    if let Some(from) = start {
        found.push(token(text, from, text.len()));
    }
    found
}

fn token(text: &str, start: usize, end: usize) -> Token {
    let word = &text[start..end];
    let lower = lowered(word);
    let stem = stem(lower.strip_suffix("'s").unwrap_or(&lower));
    Token { start, end, lower, stem }
}

/// Returns a text in lower case, with straight apostrophes.
pub(crate) fn lowered(text: &str) -> String {
    if text.is_ascii() { text.to_ascii_lowercase() } else { text.to_lowercase().replace('’', "'") }
}

/// Whether a word in lower case says nothing about what a text is about.
pub(crate) fn is_common(lower: &str) -> bool {
    let head = lower.split('\'').next().unwrap_or(lower);
    head.len() < 2 || COMMON.holds(head)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_inner_hyphens_and_lose_possessives() {
        let lowers: Vec<String> = tokens("Dana's to-do list: don’t-").into_iter().map(|token| token.lower).collect();
        assert_eq!(lowers, ["dana's", "to-do", "list", "don't"]);
        assert_eq!(tokens("Dana's")[0].stem, "dana");
    }

    #[test]
    fn offsets_point_into_the_text() {
        let text = "Ärger, gone";
        let words: Vec<&str> = tokens(text).iter().map(|token| &text[token.start..token.end]).collect();
        assert_eq!(words, ["Ärger", "gone"]);
    }

    #[test]
    fn common_words_are_known_with_their_contractions() {
        assert!(is_common("the") && is_common("what's") && is_common("i'm"));
        assert!(!is_common("locker") && !is_common("thermal"));
    }
}

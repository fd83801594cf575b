//! Small context-free grammars: how the same thing is said in many ways.
//!
//! A [`Rule`] is a static list of alternatives. Its parts are text, other rules (named as Rust items, so that a typo
//! doesn't compile) and slots. What is given for a slot is never rewritten, since grading depends on it.

use belljar_seed::Stream;

/// Room for a sentence: longer ones grow.
pub(crate) const SENTENCE_BYTES: usize = 120;

/// What can be said for something.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// One of these, each a sequence of parts.
    Choice(&'static [&'static [Part]]),
    /// A value, as given under this name.
    Slot(&'static str),
}

/// A part of an alternative. There are some twenty thousand, and an exam reads most of them: two words each, so that
/// they stay in the cache.
pub(crate) enum Part {
    /// Words.
    Text(&'static str),
    /// What another rule says.
    Rule(&'static Rule),
}

/// Writes a rule: text in quotes, other rules by name, slots in braces, `|` between alternatives.
macro_rules! rule {
    (@parts [$($done:tt)*] [$($parts:tt)*]) => { &[$($done)* &[$($parts)*]] };
    (@parts [$($done:tt)*] [$($parts:tt)*] | $($rest:tt)*) => {
        rule!(@parts [$($done)* &[$($parts)*],] [] $($rest)*)
    };
    (@parts [$($done:tt)*] [$($parts:tt)*] $text:literal $($rest:tt)*) => {
        rule!(@parts [$($done)*] [$($parts)* $crate::wording::Part::Text($text),] $($rest)*)
    };
    (@parts [$($done:tt)*] [$($parts:tt)*] {$slot:ident} $($rest:tt)*) => {
        rule!(
            @parts [$($done)*]
            [$($parts)* $crate::wording::Part::Rule(&$crate::wording::Rule::Slot(stringify!($slot))),] $($rest)*
        )
    };
    (@parts [$($done:tt)*] [$($parts:tt)*] $rule:ident $($rest:tt)*) => {
        rule!(@parts [$($done)*] [$($parts)* $crate::wording::Part::Rule(&$rule),] $($rest)*)
    };
    ($($body:tt)+) => { $crate::wording::Rule::Choice(rule!(@parts [] [] $($body)+)) };
}
pub(crate) use rule;

/// Values of slots, by name.
pub(crate) type Slots<'a> = &'a [(&'a str, &'a str)];

impl Rule {
    /// Chooses the words and fills the slots. The first letter of the text, and of words that follow the end of a
    /// sentence, becomes a capital unless a slot gave it.
    ///
    /// # Panics
    /// If an alternative needs a slot that isn't given: a mistake in a grammar, which tests over all rules find.
    pub(crate) fn render(&self, stream: &mut Stream, slots: Slots<'_>) -> String {
        let mut text = String::with_capacity(SENTENCE_BYTES);
        self.expand(&mut text, stream, slots, Some(0));
        text
    }

    /// Says it at the end of a text: like [`Rule::render`], but the first letter becomes a capital whoever gave it.
    ///
    /// # Panics
    /// If an alternative needs a slot that isn't given.
    pub(crate) fn say(&self, text: &mut String, stream: &mut Stream, slots: Slots<'_>) {
        let start = text.len();
        self.expand(text, stream, slots, Some(start));
        capitalize_from(text, start);
    }

    /// Like [`Rule::render`], for words that stand inside a sentence: no letter becomes a capital.
    ///
    /// # Panics
    /// If an alternative needs a slot that isn't given.
    pub(crate) fn render_inside(&self, stream: &mut Stream, slots: Slots<'_>) -> String {
        let mut text = String::with_capacity(SENTENCE_BYTES);
        self.expand(&mut text, stream, slots, None);
        text
    }

    /// Returns how many alternatives it has: none if it is a slot.
    pub(crate) const fn len(&self) -> usize {
        self.choice().len()
    }

    /// Returns an alternative as a rule of its own; they are counted round and round.
    ///
    /// # Panics
    /// If it has none.
    pub(crate) fn nth(&self, at: usize) -> Self {
        Self::Choice(std::slice::from_ref(&self.choice()[at % self.len()]))
    }

    /// Lists the alternatives, each as a rule of its own.
    pub(crate) fn alternatives(&self) -> impl Iterator<Item = Self> {
        (0..self.len()).map(|at| self.nth(at))
    }

    /// Returns how many bytes it usually has: the mean over draws, rounded down at every rule, with nothing in its slots.
    pub(crate) fn usual_len(&self) -> usize {
        let of_part = |part: &Part| match part {
            Part::Text(words) => words.len(),
            Part::Rule(rule) => rule.usual_len(),
        };
        let all: usize = self.choice().iter().copied().flatten().map(of_part).sum();
        all / self.len().max(1)
    }

    /// Returns the alternatives.
    pub(crate) const fn choice(&self) -> &'static [&'static [Part]] {
        match self {
            Self::Choice(alternatives) => alternatives,
            Self::Slot(_) => &[],
        }
    }

    /// Appends what it says. Where sentences begin with capitals, they begin at `start` at the earliest.
    fn expand(&self, text: &mut String, stream: &mut Stream, slots: Slots<'_>, start: Option<usize>) {
        match self {
            Self::Choice(alternatives) => {
                for part in *stream.pick(alternatives) {
                    match part {
                        Part::Text(words) if start.is_some_and(|start| begins_sentence(&text[start..])) => {
                            push_capital(text, words);
                        }
                        Part::Text(words) => text.push_str(words),
                        Part::Rule(rule) => rule.expand(text, stream, slots, start),
                    }
                }
            }
            Self::Slot(name) => {
                let slot = slots.iter().find(|(slot, _)| slot == name);
                text.push_str(slot.unwrap_or_else(|| panic!("no value for the slot `{name}`")).1);
            }
        }
    }
}

/// Appends words, the first letter as a capital.
fn push_capital(text: &mut String, words: &str) {
    let start = text.len();
    text.push_str(words);
    capitalize_from(text, start);
}

/// Gives a text a capital at the start. Values that begin in lower case stand within sentences only.
pub(crate) fn capitalized(mut text: String) -> String {
    capitalize_from(&mut text, 0);
    text
}

fn capitalize_from(text: &mut String, start: usize) {
    match text[start..].chars().next() {
        Some(first) if first.is_ascii() => text[start..=start].make_ascii_uppercase(),
        Some(first) if first.is_lowercase() => {
            let capital: String = first.to_uppercase().collect();
            text.replace_range(start..start + first.len_utf8(), &capital);
        }
        _ => {}
    }
}

/// Tells whether what follows this text begins a sentence.
fn begins_sentence(text: &str) -> bool {
    matches!(text.as_bytes(), [] | [.., b'.' | b'!' | b'?', b' '])
}

#[cfg(test)]
mod tests {
    use belljar_seed::Root;

    use super::*;

    static GREETING: Rule = rule!("hey, " | "");
    static ASK: Rule = rule!(GREETING "where is " {thing} "?" | {thing} ", where is it?");

    static OR: Rule = rule!({who} " said" | "no");

    static TWO: Rule = rule!("one. " "two " {thing} "? " "three");

    #[test]
    fn sentences_begin_with_capitals_and_inner_words_do_not() {
        let mut stream = Root::new("wording tests", &[]).stream("two");
        assert_eq!(TWO.render(&mut stream, &[("thing", "x")]), "One. Two x? Three");
        assert_eq!(TWO.render_inside(&mut stream, &[("thing", "x")]), "one. two x? three");
    }

    #[test]
    fn rules_expand_and_slots_are_kept_as_given() {
        let root = Root::new("wording tests", &[]);
        let mut seen = std::collections::BTreeSet::new();
        for ordinal in 0..100 {
            seen.insert(ASK.render(&mut root.numbered_stream("ask", ordinal), &[("thing", "maRBle")]));
        }
        let all: Vec<&str> = seen.iter().map(String::as_str).collect();
        assert_eq!(all, ["Hey, where is maRBle?", "Where is maRBle?", "maRBle, where is it?"]);
    }

    #[test]
    fn a_part_is_two_words_long() {
        assert_eq!(size_of::<Part>(), 2 * size_of::<usize>());
    }

    #[test]
    fn a_sentence_is_said_behind_others_and_one_alternative_alone() {
        let mut stream = Root::new("wording tests", &[]).stream("alone");
        let mut text = "It's late, ".to_owned();
        for at in [2, 3] {
            OR.nth(at).say(&mut text, &mut stream, &[("who", "she")]);
        }
        assert_eq!(text, "It's late, She saidNo");
        let all: Vec<String> = TWO.alternatives().map(|one| one.render(&mut stream, &[("thing", "x")])).collect();
        assert_eq!((all, ASK.len()), (vec!["One. Two x? Three".to_owned()], 2));
    }

    #[test]
    fn a_first_letter_becomes_a_capital_whatever_it_is() {
        let mut text = "é. ".to_owned();
        for words in ["écrit, ", "", "é", "ona", "7 up", "ßig"] {
            push_capital(&mut text, words);
        }
        assert_eq!(text, "é. Écrit, ÉOna7 upSSig");
        assert_eq!(["", "été", "Été", "a"].map(|text| capitalized(text.to_owned())), ["", "Été", "Été", "A"]);
    }

    /// `hey, ` and nothing have 2.5 bytes on average, which are 2; so the alternatives of `ASK` have 12 and 14.
    #[test]
    fn a_usual_length_is_a_mean_of_means() {
        assert_eq!((GREETING.usual_len(), ASK.usual_len()), (2, 13));
    }
}

//! Small context-free grammars: how the same thing is said in many ways.
//!
//! A [`Rule`] is a static list of alternatives. Its parts are text, other rules (named as Rust items, so that a typo
//! doesn't compile) and slots. Expansion chooses the words first; pinned values are put into the slots afterwards and
//! never rewritten, since grading depends on them.

mod text;

use belljar_seed::Stream;

pub(crate) use text::Text;

/// Room for a sentence: longer ones grow.
const SENTENCE_BYTES: usize = 120;

/// Alternatives, each a sequence of parts.
pub(crate) struct Rule(pub(crate) &'static [&'static [Part]]);

/// A part of an alternative.
pub(crate) enum Part {
    /// Words.
    Text(Text),
    /// One alternative of another rule.
    Rule(&'static Rule),
    /// The value of a slot, as given.
    Slot(&'static str),
}

/// Writes a rule: text in quotes, other rules by name, slots in braces, `|` between alternatives.
macro_rules! rule {
    (@parts [$($done:tt)*] [$($parts:tt)*]) => { &[$($done)* &[$($parts)*]] };
    (@parts [$($done:tt)*] [$($parts:tt)*] | $($rest:tt)*) => {
        rule!(@parts [$($done)* &[$($parts)*],] [] $($rest)*)
    };
    (@parts [$($done:tt)*] [$($parts:tt)*] $text:literal $($rest:tt)*) => {
        rule!(@parts [$($done)*] [$($parts)* $crate::wording::Part::Text($crate::wording::Text::new($text)),] $($rest)*)
    };
    (@parts [$($done:tt)*] [$($parts:tt)*] {$slot:ident} $($rest:tt)*) => {
        rule!(@parts [$($done)*] [$($parts)* $crate::wording::Part::Slot(stringify!($slot)),] $($rest)*)
    };
    (@parts [$($done:tt)*] [$($parts:tt)*] $rule:ident $($rest:tt)*) => {
        rule!(@parts [$($done)*] [$($parts)* $crate::wording::Part::Rule(&$rule),] $($rest)*)
    };
    ($($body:tt)+) => { $crate::wording::Rule(rule!(@parts [] [] $($body)+)) };
}
pub(crate) use rule;

impl Rule {
    /// Chooses the words and fills the slots. The first letter of the text, and of words that follow the end of a
    /// sentence, becomes a capital unless a slot gave it.
    ///
    /// # Panics
    /// If an alternative needs a slot that isn't given: a mistake in a grammar, which tests over all rules find.
    pub(crate) fn render(&self, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
        let mut text = String::with_capacity(SENTENCE_BYTES);
        self.expand(stream, &mut |part| append(&mut text, part, slots, true));
        text
    }

    /// Like [`Rule::render`], for words that stand inside a sentence: no letter becomes a capital.
    ///
    /// # Panics
    /// If an alternative needs a slot that isn't given.
    pub(crate) fn render_inside(&self, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
        let mut text = String::with_capacity(SENTENCE_BYTES);
        self.expand(stream, &mut |part| append(&mut text, part, slots, false));
        text
    }

    /// Lists the alternatives, each as a rule of its own.
    pub(crate) fn alternatives(&self) -> impl Iterator<Item = Self> + use<> {
        self.0.iter().map(|alternative| Self(std::slice::from_ref(alternative)))
    }

    /// Chooses words, for rules without slots.
    ///
    /// # Panics
    /// If the rule has a slot.
    pub(crate) fn choose(&self, stream: &mut Stream, words: &mut Words) {
        words.clear();
        self.expand(stream, &mut |part| match part {
            Part::Text(text) => words.push(text),
            Part::Slot(_) | Part::Rule(_) => unreachable!("the rule has no slots, and expansion leaves no rules"),
        });
    }

    /// Walks over the chosen words and slots.
    fn expand(&self, stream: &mut Stream, visit: &mut impl FnMut(&'static Part)) {
        for part in *stream.pick(self.0) {
            match part {
                Part::Rule(rule) => rule.expand(stream, visit),
                Part::Text(_) | Part::Slot(_) => visit(part),
            }
        }
    }
}

/// Words that were chosen and not yet said.
#[derive(Default)]
pub(crate) struct Words {
    fingerprint: u64,
    len: usize,
    texts: Vec<&'static Text>,
}

impl Words {
    /// Returns how many bytes they have.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Returns a number that tells these words from others, however they are cut into texts.
    pub(crate) const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Says them: appends them to a text as a sentence, which begins with a capital.
    pub(crate) fn say(&self, text: &mut String) {
        // A rule may begin with an empty text.
        let mut texts = self.texts.iter().map(|text| text.words()).skip_while(|words| words.is_empty());
        push_capital(text, texts.next().unwrap_or_default());
        texts.for_each(|words| text.push_str(words));
    }

    fn clear(&mut self) {
        (self.fingerprint, self.len) = (0, 0);
        self.texts.clear();
    }

    fn push(&mut self, text: &'static Text) {
        self.fingerprint = text.fingerprint_after(self.fingerprint);
        self.len += text.words().len();
        self.texts.push(text);
    }
}

/// Appends words, or the value of a slot.
fn append(text: &mut String, part: &Part, slots: &[(&str, &str)], capitals: bool) {
    match part {
        Part::Text(words) if capitals && begins_sentence(text) => push_capital(text, words.words()),
        Part::Text(words) => text.push_str(words.words()),
        Part::Slot(name) => {
            let slot = slots.iter().find(|(slot, _)| slot == name);
            text.push_str(slot.unwrap_or_else(|| panic!("no value for the slot `{name}`")).1);
        }
        Part::Rule(_) => unreachable!("expansion leaves no rules"),
    }
}

/// Appends words, the first letter as a capital.
pub(crate) fn push_capital(text: &mut String, words: &str) {
    let mut letters = words.chars();
    match letters.next() {
        Some(first) if first.is_ascii() => text.push(first.to_ascii_uppercase()),
        first => text.extend(first.into_iter().flat_map(char::to_uppercase)),
    }
    text.push_str(letters.as_str());
}

/// Gives a text a capital at the start. Values that begin in lower case stand within sentences only.
pub(crate) fn capitalized(mut text: String) -> String {
    match text.chars().next() {
        Some(first) if first.is_ascii() => {
            text[..1].make_ascii_uppercase();
            text
        }
        Some(first) if first.is_lowercase() => {
            let mut capital: String = first.to_uppercase().collect();
            capital.push_str(&text[first.len_utf8()..]);
            capital
        }
        _ => text,
    }
}

/// Tells whether what follows this text begins a sentence.
fn begins_sentence(text: &str) -> bool {
    matches!(text.as_bytes(), [] | [.., b'.' | b'!' | b'?', b' '])
}

#[cfg(test)]
mod tests {
    use belljar_seed::Root;

    use super::Rule;

    static GREETING: Rule = rule!("hey, " | "");
    static ASK: Rule = rule!(GREETING "where is " {thing} "?" | {thing} ", where is it?");

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
}

//! Stems: one form for the forms of a word.

use std::fmt;

use super::words::{same, slot_of, slot_of_both, split_word};

/// Irregular verbs and nouns: forms, then the stem.
const IRREGULAR: [(&str, &str); 39] = [
    ("ate eaten", "eat"),
    ("became", "become"),
    ("began begun", "begin"),
    ("bought", "buy"),
    ("built", "build"),
    ("came", "come"),
    ("chose chosen", "choose"),
    ("colour colours color colors", "colour"),
    ("drove driven", "drive"),
    ("felt", "feel"),
    ("flew flown", "fly"),
    ("found", "find"),
    ("gave given", "give"),
    ("grew grown", "grow"),
    ("held", "hold"),
    ("kept", "keep"),
    ("knew known", "know"),
    ("learnt", "learn"),
    ("left", "leave"),
    ("led", "lead"),
    ("lost", "lose"),
    ("met", "meet"),
    ("paid", "pay"),
    ("people", "person"),
    ("ran", "run"),
    ("sang sung", "sing"),
    ("saw seen", "see"),
    ("sent", "send"),
    ("sold", "sell"),
    ("spent", "spend"),
    ("spoke spoken", "speak"),
    ("swam swum", "swim"),
    ("taught", "teach"),
    ("thought", "think"),
    ("took taken", "take"),
    ("wives", "wife"),
    ("wore worn", "wear"),
    ("wrote written", "write"),
    ("won", "win"),
];

/// Slots of the table of forms: more than two for each.
const SLOTS: usize = 256;

/// Each form with its stem, in the slot that its hash names, or the next free one after it.
static FORMS: [(&str, &str); SLOTS] = forms();

const fn forms() -> [(&'static str, &'static str); SLOTS] {
    let mut table = [("", ""); SLOTS];
    let mut at = 0;
    while at < IRREGULAR.len() {
        let (mut rest, stem) = IRREGULAR[at];
        while let Some((form, tail)) = split_word(rest) {
            let mut slot = slot_of(form, SLOTS);
            while !table[slot].0.is_empty() {
                slot = (slot + 1) % SLOTS;
            }
            table[slot] = (form, stem);
            rest = tail;
        }
        at += 1;
    }
    table
}

/// The stem of a word, in two parts, so that it can be had when we compile and without memory of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stem<'a> {
    /// How the word begins.
    head: &'a str,
    /// The letter that follows, where it isn't the word's own.
    last: &'static str,
}

impl<'a> Stem<'a> {
    /// Finds the stem of a word in lower case. Words with digits are left alone.
    pub(crate) const fn of(word: &'a str) -> Self {
        let mut slot = slot_of(word, SLOTS);
        while !FORMS[slot].0.is_empty() {
            if same(FORMS[slot].0, word) {
                return regular(FORMS[slot].1);
            }
            slot = (slot + 1) % SLOTS;
        }
        regular(word)
    }

    /// Returns what [`slot_of`] returns for it.
    pub(crate) const fn slot(self, slots: usize) -> usize {
        slot_of_both(self.head, self.last, slots)
    }

    /// Whether it is this stem.
    pub(crate) fn is(self, stem: &str) -> bool {
        // Lengths first: most words differ in theirs.
        stem.len() == self.head.len() + self.last.len() && stem.strip_prefix(self.head) == Some(self.last)
    }
}

impl fmt::Display for Stem<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.head)?;
        f.write_str(self.last)
    }
}

/// Returns the stem of a word in lower case, as a text.
pub(crate) fn stem(word: &str) -> String {
    let Stem { head, last } = Stem::of(word);
    let mut stem = String::with_capacity(head.len() + last.len());
    stem.push_str(head);
    stem.push_str(last);
    stem
}

const fn regular(word: &str) -> Stem<'_> {
    let bytes = word.as_bytes();
    if bytes.len() < 4 || !is_lowercase(bytes) {
        return Stem { head: word, last: "" };
    }
    if let [head @ .., b'i', b'e', b's'] = bytes {
        let last = if head.len() < 3 { "y" } else { "i" };
        return Stem { head: word.split_at(head.len()).0, last };
    }
    let singular = without_plural(bytes);
    let mut root = without_ending(singular);
    if let [.., one, other] = root
        && root.len() > 3
        && *one == *other
        && !matches!(other, b'l' | b's' | b'z')
        && root.len() < singular.len()
    {
        root = root.split_at(root.len() - 1).0;
    }
    if let [head @ .., b'e'] = root
        && head.len() >= 3
    {
        root = head;
    }
    match root {
        [head @ .., b'y'] if head.len() >= 3 => Stem { head: word.split_at(head.len()).0, last: "i" },
        _ => Stem { head: word.split_at(root.len()).0, last: "" },
    }
}

const fn is_lowercase(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        if !first.is_ascii_lowercase() {
            return false;
        }
        rest = tail;
    }
    true
}

/// Takes the mark of a plural off, other than in `ies`.
const fn without_plural(bytes: &[u8]) -> &[u8] {
    match bytes {
        [.., b'c' | b's', b'h', b'e', b's'] | [.., b's', b's', b'e', b's'] | [.., b'x' | b'z', b'e', b's'] => {
            bytes.split_at(bytes.len() - 2).0
        }
        [.., b's' | b'u' | b'i', b's'] => bytes,
        [singular @ .., b's'] => singular,
        _ => bytes,
    }
}

/// Takes the ending of a form off, if what is left can be a word.
const fn without_ending(bytes: &[u8]) -> &[u8] {
    match bytes {
        [root @ .., b'i', b'n', b'g'] | [root @ .., b'e', b'd'] if root.len() >= 3 && has_vowel(root) => root,
        _ => bytes,
    }
}

const fn has_vowel(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        if matches!(first, b'a' | b'e' | b'i' | b'o' | b'u' | b'y') {
            return true;
        }
        rest = tail;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_share_a_stem() {
        for forms in [
            &["move", "moved", "moving", "moves"][..],
            &["study", "studied", "studies", "studying"],
            &["plan", "planned", "planning"],
            &["watch", "watches", "watched"],
            &["drive", "drove", "driving", "driven"],
            &["hobby", "hobbies"],
        ] {
            let stems: Vec<String> = forms.iter().map(|form| stem(form)).collect();
            assert!(stems.iter().all(|other| *other == stems[0]), "{forms:?} gave {stems:?}");
        }
    }

    #[test]
    fn all_irregular_forms_are_known_as_such() {
        for (forms, stem_of_all) in IRREGULAR {
            for form in forms.split(' ') {
                assert_eq!(stem(form), regular(stem_of_all).to_string(), "{form}");
            }
        }
    }

    #[test]
    fn short_words_and_codes_stay() {
        assert_eq!(stem("bus"), "bus");
        assert_eq!(stem("qx-17ed"), "qx-17ed");
        assert_eq!(stem("string"), "str".to_owned() + "ing");
    }

    #[test]
    fn endings_are_taken_off_as_they_are_written() {
        for (word, expected) in [
            ("ties", "ty"),
            ("movies", "movi"),
            ("boxes", "box"),
            ("buses", "bus"),
            ("glass", "glass"),
            ("menus", "menus"),
            ("houses", "hous"),
            ("making", "mak"),
            ("selling", "sell"),
            ("stopped", "stop"),
            ("bed", "bed"),
            ("shed", "shed"),
            ("story", "stori"),
            ("used", "used"),
        ] {
            assert_eq!(stem(word), expected);
            assert!(Stem::of(word).is(expected), "{word}");
            assert!(!Stem::of(word).is(&expected[1..]) && !Stem::of(word).is(&format!("{expected}s")), "{word}");
            assert_eq!(Stem::of(word).slot(64), slot_of(expected, 64), "{word}");
        }
    }
}

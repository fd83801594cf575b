//! What a field of meaning is, and which fields a text touches.

use super::{events, home, leisure, people, things, work};
use crate::text::{Stem, Token, slot_of, split_word, tokens};

/// What sort of thing a fact of a field names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    /// A person.
    Person,
    /// A town, village or country.
    Place,
    /// A street or road.
    Road,
    /// A company, school, club or shop.
    Firm,
    /// Something made: a model of a car, a device, a program.
    Product,
    /// A book, film, song or show.
    Title,
    /// A restaurant.
    Venue,
    /// A way in nature.
    Path,
    /// A matter before a court: one side against the other.
    Lawsuit,
    /// An animal with a name.
    Animal,
    /// Something to eat, which has no capital.
    Dish,
    /// A medicine, which has no capital.
    Medicine,
    /// Anything with a name.
    Any,
}

/// A field of meaning.
///
/// Words are separated by white space; several that make one expression are joined by `_`. They are common English, and
/// one may belong to several fields.
#[derive(Debug)]
pub(crate) struct Field {
    /// Its name.
    pub(crate) name: &'static str,
    /// What its facts name.
    pub(crate) sort: Sort,
    /// Words each of which is enough to tell the field.
    pub(super) sure: &'static str,
    /// Words that tell it only together with others.
    pub(super) hints: &'static str,
    /// Words that the names of such things often hold.
    pub(crate) names: &'static str,
}

/// Points for a word that is enough, and for one that isn't.
const SURE: u32 = 3;
const HINT: u32 = 1;

/// All tables of fields.
static TABLES: [&[Field]; 6] =
    [home::FIELDS, work::FIELDS, people::FIELDS, things::FIELDS, leisure::FIELDS, events::FIELDS];

/// An entry: its field, its points, the stem of its first word, and its other words, joined by `_`.
#[derive(Clone, Copy)]
struct Entry {
    field: &'static Field,
    first: Stem<'static>,
    others: &'static str,
    points: u32,
}

/// Room for entries; one more than fits is an error when we compile.
const ENTRIES_MAX: usize = 1_408;

/// Slots of the table of entries: more than two for each.
const SLOTS: usize = 4_096;

/// All entries, with how many there are. Made when we compile, like the table: a question gets a fresh instance, which would
/// have to make them anew.
static ENTRIES: ([Entry; ENTRIES_MAX], u16) = entries();

/// What a free slot holds: no entry's number.
const NONE: u16 = u16::MAX;

/// The numbers of the entries, each in the slot that the hash of its first stem names, or the next free one after it.
static BY_FIRST_STEM: [u16; SLOTS] = by_first_stem();

const fn entries() -> ([Entry; ENTRIES_MAX], u16) {
    let mut entries = [entry(&TABLES[0][0], "", 0); ENTRIES_MAX];
    let (mut count, mut table): (u16, usize) = (0, 0);
    while table < TABLES.len() {
        let mut at = 0;
        while at < TABLES[table].len() {
            let field = &TABLES[table][at];
            let (mut sure, mut hints) = (field.sure, field.hints);
            while let Some((words, rest)) = split_word(sure) {
                entries[count as usize] = entry(field, words, SURE);
                (count, sure) = (count + 1, rest);
            }
            while let Some((words, rest)) = split_word(hints) {
                entries[count as usize] = entry(field, words, HINT);
                (count, hints) = (count + 1, rest);
            }
            at += 1;
        }
        table += 1;
    }
    (entries, count)
}

const fn by_first_stem() -> [u16; SLOTS] {
    let mut slots = [NONE; SLOTS];
    let mut number = 0;
    while number < ENTRIES.1 {
        let mut slot = ENTRIES.0[number as usize].first.slot(SLOTS);
        while slots[slot] != NONE {
            slot = (slot + 1) % SLOTS;
        }
        slots[slot] = number;
        number += 1;
    }
    slots
}

const fn entry(field: &'static Field, words: &'static str, points: u32) -> Entry {
    let mut at = 0;
    while at < words.len() && words.as_bytes()[at] != b'_' {
        at += 1;
    }
    let (first, others) = words.split_at(at);
    let others = if others.is_empty() { others } else { others.split_at(1).1 };
    Entry { field, first: Stem::of(first), others, points }
}

impl Entry {
    /// Whether some words begin with its words, or other forms of them.
    fn begins(&self, words: &[Token]) -> bool {
        let [first, rest @ ..] = words else { return false };
        self.first.is(&first.stem) && (self.others.is_empty() || self.goes_on(rest))
    }

    fn goes_on(&self, words: &[Token]) -> bool {
        let mut words = words.iter();
        self.others.split('_').all(|part| words.next().is_some_and(|word| Stem::of(part).is(&word.stem)))
    }
}

/// Walks over the entries that may be what some words begin with, with their numbers.
fn candidates(words: &[Token]) -> impl Iterator<Item = (u16, &'static Entry)> {
    let mut slot = words.first().map_or(0, |word| slot_of(&word.stem, SLOTS));
    std::iter::from_fn(move || {
        let number = BY_FIRST_STEM[slot];
        slot = (slot + 1) % SLOTS;
        Some((number, ENTRIES.0.get(usize::from(number))?))
    })
}

/// Returns those of the wanted entries that some words hold, each once, in the order of their numbers.
fn held(words: &[Token], is_wanted: impl Fn(&Entry) -> bool) -> Vec<(u16, &'static Entry)> {
    let mut held: Vec<(u16, &Entry)> = Vec::new();
    for place in 0..words.len() {
        let words = &words[place..];
        held.extend(candidates(words).filter(|(_, entry)| is_wanted(entry) && entry.begins(words)));
    }
    held.sort_unstable_by_key(|(number, _)| *number);
    held.dedup_by_key(|(number, _)| *number);
    held
}

/// Returns the points of one field in a text that is cut into words.
pub(crate) fn points_of(field: &Field, words: &[Token]) -> u32 {
    held(words, |entry| std::ptr::eq(entry.field, field)).iter().map(|(_, entry)| entry.points).sum()
}

/// Returns the fields that a text touches, each with its points.
pub(crate) fn fields_of(text: &str) -> Vec<(&'static Field, u32)> {
    fields_among(&tokens(text))
}

/// Does the same for a text that is cut into words already.
pub(crate) fn fields_among(words: &[Token]) -> Vec<(&'static Field, u32)> {
    let touched = held(words, |_| true);
    // The entries of a field follow each other.
    let fields = touched.chunk_by(|(_, one), (_, other)| std::ptr::eq(one.field, other.field));
    let mut fields: Vec<(&Field, u32)> =
        fields.map(|entries| (entries[0].1.field, entries.iter().map(|(_, entry)| entry.points).sum())).collect();
    fields.sort_unstable_by_key(|(field, _)| field.name);
    fields
}

/// Finds a field by its name.
#[cfg(test)]
pub(crate) fn field_named(name: &str) -> Option<&'static Field> {
    TABLES.into_iter().flatten().find(|field| field.name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::stem;

    fn points(text: &str, field: &str) -> u32 {
        fields_of(text).iter().find(|(touched, _)| touched.name == field).map_or(0, |(_, points)| *points)
    }

    #[test]
    fn other_words_for_the_same_thing_meet_in_a_field() {
        for (asked, told, field) in [
            ("Which town do I live in?", "We relocated last spring.", "home"),
            ("Who drills my teeth?", "My new dentist is kind.", "dentist"),
            ("What's my alma mater?", "I graduated from Tarn.", "school"),
        ] {
            for text in [asked, told] {
                assert!(points(text, field) >= SURE, "{text}");
            }
        }
    }

    #[test]
    fn expressions_need_all_their_words_in_a_row() {
        assert!(points("That was my first job.", "first_job") >= SURE);
        assert!(points("My first cat liked the job.", "first_job") < SURE);
    }

    #[test]
    fn a_hint_counts_less_than_a_sure_word_and_a_repeat_nothing() {
        assert_eq!(points("The account, the account!", "bank"), HINT);
        assert_eq!(points("My dentist again.", "dentist"), SURE);
    }

    #[test]
    fn no_field_has_the_same_words_twice() {
        for field in TABLES.into_iter().flatten() {
            let words = [field.sure, field.hints].map(str::split_ascii_whitespace).into_iter().flatten();
            let mut seen = BTreeSet::new();
            for words in words {
                let stems: Vec<String> = words.split('_').map(stem).collect();
                assert!(seen.insert(stems), "{words} of {}", field.name);
            }
        }
    }

    #[test]
    fn names_of_fields_are_unique() {
        let names: BTreeSet<&str> = TABLES.into_iter().flatten().map(|field| field.name).collect();
        assert_eq!(names.len(), TABLES.into_iter().flatten().count());
        assert!(field_named("home").is_some() && field_named("nowhere").is_none());
    }
}

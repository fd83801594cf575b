//! What a field of meaning is, and which fields a text touches.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{events, home, leisure, people, things, work};
use crate::text::{Token, slot_of, stem, tokens};

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
const TABLES: [&[Field]; 6] =
    [home::FIELDS, work::FIELDS, people::FIELDS, things::FIELDS, leisure::FIELDS, events::FIELDS];

/// An entry: its field, its points, and its stems, joined by `_`.
struct Entry {
    field: &'static Field,
    points: u32,
    stems: String,
}

/// Entries by their first stem. A question needs them anew, so that they are put into buckets and nothing is sorted.
struct Entries(Vec<Vec<Entry>>);

/// Buckets of entries: more than there are entries.
const BUCKETS: usize = 4_096;

static ENTRIES: LazyLock<Entries> = LazyLock::new(|| {
    let mut buckets: Vec<Vec<Entry>> = Vec::new();
    buckets.resize_with(BUCKETS, Vec::new);
    for field in TABLES.into_iter().flatten() {
        for (words, points) in [(field.sure, SURE), (field.hints, HINT)] {
            for word in words.split_ascii_whitespace() {
                let mut parts = word.split('_');
                let mut stems = stem(parts.next().unwrap_or_default());
                let bucket = slot_of(&stems, BUCKETS);
                for part in parts {
                    stems.push('_');
                    stems.push_str(&stem(part));
                }
                buckets[bucket].push(Entry { field, points, stems });
            }
        }
    }
    Entries(buckets)
});

impl Entries {
    /// Walks over the entries with which some words begin.
    fn begun_by(&self, words: &[Token]) -> impl Iterator<Item = &Entry> {
        let bucket = words.first().map_or(&[][..], |word| &self.0[slot_of(&word.stem, BUCKETS)]);
        bucket.iter().filter(|entry| {
            let mut words = words.iter().map(|word| &*word.stem);
            entry.stems.split('_').all(|stem| words.next() == Some(stem))
        })
    }
}

/// Returns the fields that a text touches, each with its points.
pub(crate) fn fields_of(text: &str) -> Vec<(&'static Field, u32)> {
    fields_among(&tokens(text))
}

/// Does the same for a text that is cut into words already.
pub(crate) fn fields_among(words: &[Token]) -> Vec<(&'static Field, u32)> {
    let mut touched: BTreeMap<&str, (&Field, BTreeMap<&str, u32>)> = BTreeMap::new();
    for place in 0..words.len() {
        for entry in ENTRIES.begun_by(&words[place..]) {
            let held = touched.entry(entry.field.name).or_insert_with(|| (entry.field, BTreeMap::new()));
            let points = held.1.entry(&entry.stems).or_insert(0);
            *points = entry.points.max(*points);
        }
    }
    touched.into_values().map(|(field, entries)| (field, entries.values().sum())).collect()
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
    fn names_of_fields_are_unique() {
        let names: BTreeSet<&str> = TABLES.into_iter().flatten().map(|field| field.name).collect();
        assert_eq!(names.len(), TABLES.into_iter().flatten().count());
        assert!(field_named("home").is_some() && field_named("nowhere").is_none());
    }
}

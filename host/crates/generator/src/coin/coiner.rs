//! What has been coined in an exam, and the labelled streams that coin more.

use std::fmt;
use std::sync::LazyLock;

use belljar_seed::{Root, Stream};

use super::article::indefinite_article;
use super::denied::DENIED;
use super::folding::Runs;
use crate::hashes::Hashes;

/// How often a value is drawn again before a space counts as exhausted. Spaces hold 10,000 values and more, an exam
/// takes hundreds: a hundred clashes in a row don't happen.
const DRAWS_MAX: usize = 100;

/// Room for the values of a full exam, and for the runs of words within them: more would only be moved once.
const WHOLE_VALUES: usize = 1_024;
const RUNS: usize = 2_048;

/// Everything that one exam has coined.
pub struct Coiner {
    root: Root,
    /// Those of the value that was drawn last.
    runs: Runs,
    taken: Taken,
}

/// Values that can't be coined any more, as hashes.
#[derive(Default)]
struct Taken {
    /// Whole values: no later value may hold one.
    whole: Hashes,
    /// All runs of words within values: no later value may be one.
    runs: Hashes,
}

/// Real names and everyday words that no exam coins, hashed once for all exams.
static NEVER: LazyLock<Taken> = LazyLock::new(|| {
    let (mut real, mut runs) = (Taken::default(), Runs::default());
    for name in DENIED {
        runs.read(name);
        real.take(&runs, &[]);
    }
    real
});

impl Taken {
    /// Takes a value, and some of its words as values of their own.
    fn take(&mut self, runs: &Runs, parts: &[usize]) {
        for whole in runs.whole().into_iter().chain(parts.iter().map(|part| runs.word(*part))) {
            self.whole.add(whole);
        }
        for run in runs.all() {
            self.runs.add(*run);
        }
    }

    /// Tells whether a value and some of its words neither hold nor stand in anything taken.
    fn is_free(&self, runs: &Runs, parts: &[usize]) -> bool {
        let mut wholes = runs.whole().into_iter().chain(parts.iter().map(|part| runs.word(*part)));
        !wholes.any(|whole| self.runs.holds(whole)) && !runs.all().iter().any(|run| self.whole.holds(*run))
    }
}

/// A part of the exam that coins values, from a stream of its own.
pub struct Mint<'a> {
    coiner: &'a mut Coiner,
    stream: Stream,
}

/// A coined value, and how a sentence takes it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coined(String);

impl Coiner {
    /// Starts an exam in which nothing is coined yet.
    #[must_use]
    pub fn new(root: &Root) -> Self {
        let taken = Taken { whole: Hashes::with_room_for(WHOLE_VALUES), runs: Hashes::with_room_for(RUNS) };
        Self { root: root.branch("coin"), runs: Runs::default(), taken }
    }

    /// Opens a part of the exam. Two parts with different labels or ordinals draw independently.
    pub fn mint(&mut self, label: &str, ordinal: u64) -> Mint<'_> {
        let stream = self.root.numbered_stream(label, ordinal);
        Mint { coiner: self, stream }
    }

    /// Notes a value that isn't coined but must not be coined either, such as a word that the wording uses as a name.
    pub fn take(&mut self, value: &str) {
        self.runs.read(value);
        self.taken.take(&self.runs, &[]);
    }

    /// Tells whether a value is no real name and neither holds nor stands in anything that the exam has coined.
    #[must_use]
    pub fn is_free(&self, value: &str) -> bool {
        let mut runs = Runs::default();
        runs.read(value);
        runs.whole().is_some() && self.taken.is_free(&runs, &[]) && NEVER.is_free(&runs, &[])
    }
}

impl Mint<'_> {
    /// Draws until a value is free, and takes it.
    ///
    /// # Panics
    /// If a hundred draws in a row clash: the space of that kind is too small.
    pub(super) fn coin(&mut self, kind: &'static str, draw: impl Fn(&mut Stream) -> String) -> Coined {
        self.coin_with_parts(kind, &[], draw)
    }

    /// Like `coin`, for a value of which some words are taken, too, by their ordinals: a person's last name, the sides
    /// of a case. They must be single words, and differ.
    pub(super) fn coin_with_parts(
        &mut self,
        kind: &'static str,
        parts: &[usize],
        draw: impl Fn(&mut Stream) -> String,
    ) -> Coined {
        for _ in 0..DRAWS_MAX {
            let value = draw(&mut self.stream);
            let Coiner { runs, taken, .. } = &mut *self.coiner;
            runs.read(&value);
            if are_distinct(&value, parts) && taken.is_free(runs, parts) && NEVER.is_free(runs, parts) {
                taken.take(runs, parts);
                return Coined(value);
            }
        }
        panic!("{DRAWS_MAX} draws of a {kind} clash with what is coined");
    }
}

impl Coined {
    /// Returns the value alone.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the value after `a` or `an`.
    #[must_use]
    pub fn indefinite(&self) -> String {
        [indefinite_article(&self.0), " ", &*self.0].concat()
    }

    /// Returns the value after `the`, unless its name begins with it.
    #[must_use]
    pub fn definite(&self) -> String {
        if self.0.starts_with("The ") { self.0.clone() } else { ["the ", &*self.0].concat() }
    }
}

impl fmt::Display for Coined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Coined> for String {
    fn from(coined: Coined) -> Self {
        coined.0
    }
}

/// Tells whether some words of a value, by their ordinals, are different ones.
fn are_distinct(value: &str, ordinals: &[usize]) -> bool {
    let word = |ordinal: &usize| {
        value.split(|symbol: char| !symbol.is_alphanumeric()).filter(|word| !word.is_empty()).nth(*ordinal)
    };
    ordinals.iter().enumerate().all(|(at, one)| !ordinals[..at].iter().any(|other| word(one) == word(other)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::coin::folding::{folded_words, holds};

    type Draw = fn(&mut Mint<'_>) -> String;

    const KINDS: &[(&str, Draw)] = &[
        ("person", |mint| mint.person().into()),
        ("person's last name", |mint| mint.person().as_str().split_once(' ').unwrap().1.to_owned()),
        ("first name", |mint| mint.first_name().into()),
        ("pet", |mint| mint.pet().into()),
        ("city", |mint| mint.city().into()),
        ("village", |mint| mint.village().into()),
        ("street", |mint| mint.street().into()),
        ("university", |mint| mint.university().into()),
        ("restaurant", |mint| mint.restaurant().into()),
        ("trail", |mint| mint.trail().into()),
        ("company", |mint| mint.company().into()),
        ("brand", |mint| mint.brand().into()),
        ("gadget", |mint| mint.gadget().into()),
        ("app", |mint| mint.app().into()),
        ("project", |mint| mint.project().into()),
        ("medicine", |mint| mint.medicine().into()),
        ("matter", |mint| mint.matter().into()),
        ("fund", |mint| mint.fund().into()),
        ("brokerage", |mint| mint.brokerage().into()),
        ("car", |mint| mint.car().into()),
        ("dish", |mint| mint.dish().into()),
        ("book", |mint| mint.book().into()),
        ("podcast", |mint| mint.podcast().into()),
        ("song", |mint| mint.song().into()),
        ("film", |mint| mint.film().into()),
        ("code", |mint| mint.code().into()),
        ("reference", |mint| mint.reference().into()),
        ("phone", |mint| mint.phone().into()),
        ("amount", |mint| mint.amount(10_000, 99_999).to_string()),
        ("token", |mint| mint.token_with_decoys(2).token.into()),
        ("look-alike", |mint| mint.token_with_decoys(2).decoys[1].to_string()),
    ];

    /// 4,000 draws of 10,000 equally likely values give 10,000 × (1 − e^−0.4) ≈ 3,297 different ones. A smaller or
    /// a lopsided space gives fewer.
    #[test]
    fn every_space_holds_ten_thousand_values_and_more() {
        let root = Root::new("coiner tests", &[b"spaces"]);
        let mut small = Vec::new();
        for (kind, draw) in KINDS {
            let mut seen = BTreeSet::new();
            for ordinal in 0..4_000 {
                let mut coiner = Coiner::new(&root);
                seen.insert(folded_words(&draw(&mut coiner.mint(kind, ordinal))).concat());
            }
            if seen.len() <= 3_297 {
                small.push((*kind, seen.len()));
            }
        }
        assert!(small.is_empty(), "{small:?}");
    }

    #[test]
    fn no_value_of_an_exam_holds_another() {
        for seed in 0..4_u8 {
            let mut coiner = Coiner::new(&Root::new("coiner tests", &[&[seed]]));
            let mut values = Vec::new();
            for ordinal in 0..12 {
                let mut mint = coiner.mint("part", ordinal);
                values.extend(KINDS.iter().map(|(_, draw)| draw(&mut mint)));
            }
            for (at, value) in values.iter().enumerate() {
                for other in &values[..at] {
                    assert!(!holds(value, other) && !holds(other, value), "{value} and {other}");
                }
            }
        }
    }

    /// "The Wicker Cricket", a restaurant, would stand in "we walked the Wicker Cricket Ridge Loop".
    #[test]
    fn an_article_makes_no_other_value() {
        let mut coiner = Coiner::new(&Root::new("coiner tests", &[]));
        coiner.take("The Wicker Cricket");
        assert!(!coiner.is_free("Wicker Cricket Ridge Loop") && !coiner.is_free("The Wicker Cricket Story"));
        coiner.take("Salt Orchard Trail");
        assert!(!coiner.is_free("The Salt Orchard") && coiner.is_free("The Salt Harbor"));
    }

    #[test]
    fn last_names_and_first_names_are_never_shared() {
        let mut coiner = Coiner::new(&Root::new("coiner tests", &[b"people"]));
        let mut names = BTreeSet::new();
        for ordinal in 0..300 {
            let person = coiner.mint("people", ordinal).person();
            let (first, last) = person.as_str().split_once(' ').unwrap();
            assert!(names.insert(last.to_owned()) && names.insert(first.to_owned()), "{person:?}");
        }
    }

    #[test]
    fn nothing_real_is_coined() {
        let coiner = Coiner::new(&Root::new("coiner tests", &[]));
        for name in ["Google", "the Paris office", "Ibuprofen 400", "TOYOTA", "Springfie1d"] {
            assert!(!coiner.is_free(name), "{name}");
        }
        assert!(coiner.is_free("Parisian"), "only whole words are denied");
    }

    /// A further draw of another part moves nothing.
    #[test]
    fn parts_draw_apart() {
        let root = Root::new("coiner tests", &[b"apart"]);
        let (mut one, mut two) = (Coiner::new(&root), Coiner::new(&root));
        let city = one.mint("b", 3).city();
        two.mint("a", 3).city();
        assert_eq!(two.mint("b", 3).city(), city);
        assert_ne!(two.mint("b", 4).city(), city);
    }

    #[test]
    fn sentences_take_coined_values() {
        assert_eq!(Coined("Orvane".to_owned()).indefinite(), "an Orvane");
        assert_eq!(Coined("The Salt Orchard".to_owned()).definite(), "The Salt Orchard");
        assert_eq!(Coined("Salt Orchard".to_owned()).definite(), "the Salt Orchard");
    }
}

//! Who somebody is: what they do for a living, and the people around them.

use belljar_seed::Root;

use super::attribute::Attribute;
use super::attributes::{FIRST_LINE_DRUG, LARGEST_POSITION, LEAD_MATTER, MAIN_DATABASE};
use crate::coin::Coiner;

/// What somebody does for a living.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Profession {
    /// Develops software.
    Software,
    /// Treats patients.
    Medicine,
    /// Argues cases.
    Law,
    /// Manages money.
    Finance,
}

/// Somebody whom a user talks about.
#[derive(Clone, Debug)]
pub(super) struct Acquaintance {
    /// Their first name, coined.
    pub(super) name: String,
    /// What they are to the user: `sister`.
    pub(super) relation: &'static str,
    /// `she` or `he`.
    pub(super) pronoun: &'static str,
}

/// A user's life in outline.
#[derive(Debug)]
pub(super) struct Life {
    /// What they do.
    pub(super) profession: Profession,
    /// The name of the occupation, which agrees with the profession.
    pub(super) occupation: &'static str,
    /// The people around them.
    pub(super) circle: Vec<Acquaintance>,
}

const RELATIONS: &[(&str, &str)] = &[
    ("sister", "she"),
    ("brother", "he"),
    ("cousin", "she"),
    ("uncle", "he"),
    ("aunt", "she"),
    ("colleague", "he"),
    ("neighbor", "she"),
    ("old school friend", "he"),
    ("running partner", "she"),
    ("brother-in-law", "he"),
    ("godmother", "she"),
    ("friend from the choir", "he"),
];

impl Profession {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Software, Self::Medicine, Self::Law, Self::Finance];

    /// Returns the attribute that belongs to the profession alone.
    pub(super) const fn attribute(self) -> &'static Attribute {
        match self {
            Self::Software => &MAIN_DATABASE,
            Self::Medicine => &FIRST_LINE_DRUG,
            Self::Law => &LEAD_MATTER,
            Self::Finance => &LARGEST_POSITION,
        }
    }

    const fn occupations(self) -> &'static [&'static str] {
        match self {
            Self::Software => {
                &["a backend developer", "a site reliability engineer", "a compiler engineer", "an embedded developer"]
            }
            Self::Medicine => &[
                "a respiratory physician",
                "a registrar in internal medicine",
                "a hospitalist",
                "an emergency physician",
            ],
            Self::Law => &["a litigator", "a commercial barrister", "an insurance lawyer", "a disputes solicitor"],
            Self::Finance => &["a portfolio manager", "an equity analyst", "a fund manager", "a buy-side analyst"],
        }
    }
}

impl Life {
    /// Draws the lives of both users: different professions, and no name twice.
    pub(super) fn draw(root: &Root, coiner: &mut Coiner, circle: usize) -> [Self; 2] {
        let mut stream = root.stream("lives");
        let professions = stream.sample(&Profession::ALL, 2);
        [0, 1].map(|user: usize| {
            let profession = professions[user];
            let occupation = *stream.pick(profession.occupations());
            let size = if user == 0 { circle } else { 3 };
            let mut mint = coiner.mint("memory circle", user as u64);
            let mut named = |(relation, pronoun)| {
                let mut name = mint.first_name();
                while sounds_like_another(name.as_str(), pronoun) {
                    name = mint.first_name();
                }
                Acquaintance { name: name.into(), relation, pronoun }
            };
            let circle = stream.sample(RELATIONS, size).into_iter().map(&mut named).collect();
            Self { profession, occupation, circle }
        })
    }
}

/// Tells whether a name sounds, in many languages, like one of people of whom another pronoun is used.
fn sounds_like_another(name: &str, pronoun: &str) -> bool {
    let endings: &[&str] = match pronoun {
        "she" => &["ric", "win", "mir", "nd", "t", "m", "ko"],
        _ => &["a", "nne", "lle", "lyn", "wen", "bel"],
    };
    endings.iter().any(|ending| name.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_suit_those_who_have_them() {
        assert!(["Orana", "Belenne"].iter().all(|name| sounds_like_another(name, "he")));
        assert!(["Tolric", "Maremir"].iter().all(|name| sounds_like_another(name, "she")));
        assert!(["she", "he"].iter().all(|pronoun| !sounds_like_another("Umas", pronoun)));
        let (mut she, mut he) = (0, 0);
        for seed in 0..50_u8 {
            let root = Root::new("life tests", &[&[seed]]);
            for Acquaintance { name, relation, pronoun } in
                Life::draw(&root, &mut Coiner::new(&root), 8).iter().flat_map(|life| &life.circle)
            {
                she += usize::from(*pronoun == "she" && name.ends_with('a'));
                he += usize::from(*pronoun == "he" && name.ends_with("ric"));
                assert!(!sounds_like_another(name, pronoun), "{name}, the {relation}");
            }
        }
        assert!(she > 20 && he > 5, "{she} and {he}");
    }
}

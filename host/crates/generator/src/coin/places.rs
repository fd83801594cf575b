//! Places: cities, villages, streets, universities, restaurants, trails.

use belljar_seed::Stream;

use super::coiner::{Coined, Mint};
use super::joining::{join, title_case};
use super::lexicon::{ADJECTIVES, NOUNS};
use super::syllables::{CITY_BEGIN, CITY_END, CITY_MIDDLE};

const VILLAGE_PREFIXES: &[&str] =
    &["", "Lower ", "Upper ", "Little ", "Nether ", "Old ", "East ", "Long ", "North ", "Great "];
const VILLAGE_ENDINGS: &[&str] = &[
    "combe", "sby", "ford", "stead", "hollow", "wick", "marsh", "thwaite", "bourne", "dean", "ton", "well", "holt",
    "cote",
];
const STREET_ENDINGS: &[&str] =
    &["", "gate", "side", "field", "wood", "bridge", "croft", "well", "moor", "bank", "ton", "brook", "hill", "dale"];
const STREET_TYPES: &[&str] =
    &[" Street", " Lane", " Road", " Avenue", " Row", " Terrace", " Crescent", " Walk", " Close", " Hill"];
const RESTAURANT_ENDINGS: &[&str] = &["", "", " Kitchen", " Table", " Room", " Canteen"];
const TRAIL_FEATURES: &[&str] = &[" Ridge", " Gorge", " Falls", " Moor", " Hollow", " Summit", " Creek", " Point"];
const TRAIL_TYPES: &[&str] = &[" Trail", " Loop", " Path", " Traverse"];

impl Mint<'_> {
    /// Coins a city.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn city(&mut self) -> Coined {
        self.coin("city", city)
    }

    /// Coins a village.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn village(&mut self) -> Coined {
        self.coin("village", |stream| {
            let prefix = *stream.pick(VILLAGE_PREFIXES);
            [prefix, &*title_case(join(stream, &[NOUNS, VILLAGE_ENDINGS]))].concat()
        })
    }

    /// Coins a street, without a house number.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn street(&mut self) -> Coined {
        self.coin("street", |stream| title_case(join(stream, &[NOUNS, STREET_ENDINGS, STREET_TYPES])))
    }

    /// Coins a university.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn university(&mut self) -> Coined {
        self.coin("university", |stream| {
            let place = city(stream);
            match stream.index(3) {
                0 => place + " University",
                1 => place + " Institute of Technology",
                _ => place + " College",
            }
        })
    }

    /// Coins a restaurant; its name begins with `The`.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn restaurant(&mut self) -> Coined {
        self.coin("restaurant", |stream| {
            let (adjective, noun) = (*stream.pick(ADJECTIVES), *stream.pick(NOUNS));
            title_case(["the ", adjective, " ", noun, *stream.pick(RESTAURANT_ENDINGS)].concat())
        })
    }

    /// Coins a hiking trail.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn trail(&mut self) -> Coined {
        self.coin("trail", |stream| {
            let adjective = *stream.pick(ADJECTIVES);
            let rest = join(stream, &[NOUNS, TRAIL_FEATURES, TRAIL_TYPES]);
            title_case([adjective, " ", &*rest].concat())
        })
    }
}

/// Draws a city.
pub(super) fn city(stream: &mut Stream) -> String {
    join(stream, &[CITY_BEGIN, CITY_MIDDLE, CITY_END])
}

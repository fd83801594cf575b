//! Businesses and what they make: companies, gadgets, apps, projects, medicines, cars, law cases, funds.

use belljar_seed::Stream;

use super::coiner::{Coined, Mint};
use super::joining::{join, title_case, with_one_of};
use super::lexicon::{ADJECTIVES, NOUNS, TRADERS};
use super::people::last_name;
use super::syllables::{BRAND_BEGIN, BRAND_END, BRAND_MIDDLE, MEDICINE_BEGIN, MEDICINE_END, MEDICINE_MIDDLE};

const COMPANY_ENDINGS: &[&str] =
    &[" Systems", " Labs", " Partners", " Works", " Group", " Logistics", " Foods", " Energy"];
const GADGETS: &[&str] = &[
    " desk lamp",
    " kettle",
    " headset",
    " air purifier",
    " espresso machine",
    " camera",
    " smartwatch",
    " e-reader",
    " projector",
    " speaker",
    " keyboard",
    " scooter",
    " tent",
    " blender",
    " thermostat",
    " backpack",
];
const APP_ENDINGS: &[&str] = &[
    "pad", "loop", "nest", "track", "grid", "post", "dock", "desk", "note", "base", "line", "flow", "cast", "box",
    "board", "hub", "path", "mark", "list", "shift", "time", "port", "jar", "wire",
];
const MATTER_SIDES: &[&str] = &["", "", "", " Holdings", " Estates", " Shipping", " Insurance", " Council"];
const FUND_STYLES: &[&str] = &[
    " Growth Fund",
    " Balanced Fund",
    " Income Fund",
    " Small-Cap Fund",
    " Index Fund",
    " Bond Fund",
    " Dividend Fund",
    " Climate Fund",
];
const BROKERAGE_ENDINGS: &[&str] = &[" Securities", " Brokerage", " Wealth", " Investments", " Direct", " Markets"];

impl Mint<'_> {
    /// Coins a company.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn company(&mut self) -> Coined {
        self.coin("company", |stream| {
            if stream.chance(2, 5) {
                let pair = stream.sample(TRADERS, 2);
                [pair[0], " & ", pair[1]].concat()
            } else {
                with_one_of(brand(stream), stream, COMPANY_ENDINGS)
            }
        })
    }

    /// Coins a brand: one word.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn brand(&mut self) -> Coined {
        self.coin("brand", brand)
    }

    /// Coins a gadget: a brand and a common noun, such as `Kesovik desk lamp`.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn gadget(&mut self) -> Coined {
        self.coin_with_parts("gadget", &[0], |stream| with_one_of(brand(stream), stream, GADGETS))
    }

    /// Coins an app: one word of two.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn app(&mut self) -> Coined {
        self.coin("app", |stream| {
            // Adjectives and nouns are drawn as one list of beginnings.
            let at = stream.index(ADJECTIVES.len() + NOUNS.len());
            let begin = ADJECTIVES.get(at).unwrap_or_else(|| &NOUNS[at - ADJECTIVES.len()]);
            let second = if stream.chance(1, 2) { *stream.pick(APP_ENDINGS) } else { *stream.pick(NOUNS) };
            title_case([begin, second].concat())
        })
    }

    /// Coins a project's name: two words, such as `Amber Lantern`.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn project(&mut self) -> Coined {
        self.coin("project", |stream| {
            let (adjective, noun) = (*stream.pick(ADJECTIVES), *stream.pick(NOUNS));
            title_case([adjective, " ", noun].concat())
        })
    }

    /// Coins a medicine, in lower case.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn medicine(&mut self) -> Coined {
        self.coin("medicine", |stream| join(stream, &[MEDICINE_BEGIN, MEDICINE_MIDDLE, MEDICINE_END]))
    }

    /// Coins a law case: two parties, such as `Caldowick v. Ostermere Shipping`.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn matter(&mut self) -> Coined {
        self.coin_with_parts("matter", &[0, 2], |stream| {
            let (plaintiff, defendant) = (last_name(stream), last_name(stream));
            [&*plaintiff, " v. ", &*defendant, *stream.pick(MATTER_SIDES)].concat()
        })
    }

    /// Coins an investment fund.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn fund(&mut self) -> Coined {
        self.coin_with_parts("fund", &[0], |stream| with_one_of(last_name(stream), stream, FUND_STYLES))
    }

    /// Coins a brokerage.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn brokerage(&mut self) -> Coined {
        self.coin_with_parts("brokerage", &[0], |stream| with_one_of(brand(stream), stream, BROKERAGE_ENDINGS))
    }

    /// Coins a car: make and model.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn car(&mut self) -> Coined {
        self.coin_with_parts("car", &[0], |stream| {
            let make = brand(stream);
            [&*make, " ", &*title_case((*stream.pick(NOUNS)).to_owned())].concat()
        })
    }
}

/// Draws a brand.
pub(super) fn brand(stream: &mut Stream) -> String {
    join(stream, &[BRAND_BEGIN, BRAND_MIDDLE, BRAND_END])
}

//! Titles and dishes.

use super::article::indefinite_article;
use super::coiner::{Coined, Mint, title_case};
use super::lexicon::{ADJECTIVES, NOUNS};
use super::places::city;

const DISH_STYLES: &[&str] = &[
    "braised",
    "charred",
    "smoked",
    "roast",
    "pickled",
    "spiced",
    "slow-cooked",
    "crisp",
    "buttered",
    "stuffed",
    "grilled",
    "creamed",
    "honeyed",
    "peppered",
    "marinated",
];
const DISH_BASES: &[&str] = &[
    "fennel",
    "barley",
    "lentils",
    "leeks",
    "mackerel",
    "lamb",
    "aubergine",
    "pumpkin",
    "chickpeas",
    "trout",
    "cabbage",
    "duck",
    "polenta",
    "mushrooms",
    "cauliflower",
    "squid",
    "parsnips",
    "tofu",
    "beans",
    "noodles",
    "dumplings",
    "artichokes",
    "halloumi",
    "rice",
    "gnocchi",
];
const DISH_SIDES: &[&str] = &[
    "saffron yoghurt",
    "plum chutney",
    "walnut sauce",
    "green peppercorns",
    "lemon thyme",
    "burnt butter",
    "tamarind",
    "black garlic",
    "apple slaw",
    "dill oil",
    "sesame greens",
    "quince jelly",
    "pine nuts",
    "chilli honey",
    "caper dressing",
    "cider gravy",
    "mustard leaves",
    "sour cherries",
    "almond crumbs",
    "roasted grapes",
    "smoked paprika",
    "horseradish cream",
    "orange zest",
    "miso glaze",
    "pomegranate",
    "brown shrimp",
    "rye crumbs",
    "candied ginger",
    "fig syrup",
    "sorrel",
];
const SONG_TIMES: &[&str] = &["Morning", "Waltz", "Blues", "Season", "Radio", "Avenue", "Summer", "Goodbye"];

impl Mint<'_> {
    /// Coins a book's title.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn book(&mut self) -> Coined {
        self.coin("book", |stream| {
            let pair = stream.sample(NOUNS, 2);
            let (one, two) = (pair[0], pair[1]);
            let adjective = *stream.pick(ADJECTIVES);
            title_case(&match stream.index(4) {
                0 => format!("the {one} {two}"),
                1 => format!("the {adjective} {one}'s {two}"),
                2 => format!("the {one} and the {two}"),
                _ => format!("the {two} at {}", city(stream)),
            })
        })
    }

    /// Coins a podcast's title.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn podcast(&mut self) -> Coined {
        self.coin("podcast", |stream| {
            let pair = stream.sample(NOUNS, 2);
            let adjective = *stream.pick(ADJECTIVES);
            title_case(&match stream.index(3) {
                0 => format!("{} & {}", pair[0], pair[1]),
                1 => format!("the {adjective} {} hour", pair[0]),
                _ => format!("notes from the {adjective} {}", pair[0]),
            })
        })
    }

    /// Coins a song's title.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn song(&mut self) -> Coined {
        self.coin("song", |stream| {
            let (adjective, noun) = (*stream.pick(ADJECTIVES), *stream.pick(NOUNS));
            let time = *stream.pick(SONG_TIMES);
            title_case(&match stream.index(3) {
                0 => format!("{adjective} {noun} {time}"),
                1 => {
                    let place = if time == "Avenue" { "street" } else { "room" };
                    format!("{noun} in {} {adjective} {place}", indefinite_article(adjective))
                }
                _ => format!("my {adjective} {noun}"),
            })
        })
    }

    /// Coins a film's title.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn film(&mut self) -> Coined {
        self.coin("film", |stream| {
            let (adjective, noun) = (*stream.pick(ADJECTIVES), *stream.pick(NOUNS));
            title_case(&match stream.index(3) {
                0 => format!("the last {noun} of {}", city(stream)),
                1 => format!("{adjective} {noun} rising"),
                _ => format!("{} {noun} for {}", indefinite_article(noun), city(stream)),
            })
        })
    }

    /// Coins a dish, in lower case, such as `charred leeks with burnt butter`.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn dish(&mut self) -> Coined {
        self.coin("dish", |stream| {
            let (style, base, side) = (stream.pick(DISH_STYLES), stream.pick(DISH_BASES), stream.pick(DISH_SIDES));
            format!("{style} {base} with {side}")
        })
    }
}

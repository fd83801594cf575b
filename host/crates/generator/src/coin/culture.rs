//! Titles and dishes.

use super::article::indefinite_article;
use super::coiner::{Coined, Mint};
use super::joining::title_case;
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
            title_case(match stream.index(4) {
                0 => ["the ", one, " ", two].concat(),
                1 => ["the ", adjective, " ", one, "'s ", two].concat(),
                2 => ["the ", one, " and the ", two].concat(),
                _ => ["the ", two, " at ", &*city(stream)].concat(),
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
            title_case(match stream.index(3) {
                0 => [pair[0], " & ", pair[1]].concat(),
                1 => ["the ", adjective, " ", pair[0], " hour"].concat(),
                _ => ["notes from the ", adjective, " ", pair[0]].concat(),
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
            title_case(match stream.index(3) {
                0 => [adjective, " ", noun, " ", time].concat(),
                1 => {
                    let place = if time == "Avenue" { "street" } else { "room" };
                    [noun, " in ", indefinite_article(adjective), " ", adjective, " ", place].concat()
                }
                _ => ["my ", adjective, " ", noun].concat(),
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
            title_case(match stream.index(3) {
                0 => ["the last ", noun, " of ", &*city(stream)].concat(),
                1 => [adjective, " ", noun, " rising"].concat(),
                _ => [indefinite_article(noun), " ", noun, " for ", &*city(stream)].concat(),
            })
        })
    }

    /// Coins a dish, in lower case, such as `charred leeks with burnt butter`.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn dish(&mut self) -> Coined {
        self.coin("dish", |stream| {
            let (style, base, side) = (*stream.pick(DISH_STYLES), *stream.pick(DISH_BASES), *stream.pick(DISH_SIDES));
            [style, " ", base, " with ", side].concat()
        })
    }
}

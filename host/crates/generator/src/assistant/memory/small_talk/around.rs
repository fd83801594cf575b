//! The street, the stairwell, the sky, and other people.

use crate::wording::{Rule, rule};

pub(super) static SMELL: Rule = rule!(
    "fried onions"
        | "fresh bread"
        | "cinnamon"
        | "roast garlic"
        | "somebody's curry"
        | "pancakes"
        | "floor polish"
        | "burned toast"
        | "wet dog"
);
pub(super) static INDOORS: Rule =
    rule!("the stairwell" | "the laundry room" | "the elevator" | "the corridor" | "the entrance" | "the whole house");
pub(super) static LEFT: Rule = rule!(
    "one red sock"
        | "a whole basket of towels"
        | "a wet umbrella"
        | "a half-eaten pear"
        | "a single glove"
        | "a stroller without wheels"
        | "three empty crates"
        | "a note without a name"
        | "a very sad balloon"
);
pub(super) static RIDE: Rule = rule!("bus" | "tram" | "early train" | "subway" | "night bus");
pub(super) static CROWDED: Rule = rule!(
    "late"
        | "early"
        | "packed"
        | "a different one"
        | "overheated"
        | "full of schoolbags"
        | "empty"
        | "out of order"
        | "slower than walking"
);
pub(super) static VAN: Rule = rule!("van" | "trailer" | "dumpster" | "mobile crane" | "moving truck" | "flower truck");
pub(super) static STREET: Rule = rule!("the street" | "our entrance" | "the bike lane" | "the corner" | "the crossing");
pub(super) static ORACLE: Rule = rule!("radio" | "app on my phone" | "man at the kiosk" | "paper" | "barometer");
pub(super) static FORECAST: Rule =
    rule!("hail" | "sunshine" | "a storm" | "fog" | "frost" | "drizzle" | "a warm wind" | "snow, of all things,");
pub(super) static KIDS_WHERE: Rule =
    rule!("across the street" | "in the yard" | "next door" | "at the bus stop" | "behind the hedge");
pub(super) static KIDS: Rule = rule!(
    "building a fort"
        | "selling lemonade"
        | "playing tag"
        | "counting to a hundred"
        | "drawing on the sidewalk"
        | "arguing about a ball"
        | "racing scooters"
        | "feeding a snail"
        | "holding a trial"
);
pub(super) static HEAR: Rule = rule!(
    "the church bells"
        | "a drill"
        | "somebody practicing scales"
        | "the trams"
        | "a very old dishwasher"
        | "pigeons"
        | "an argument about parking"
        | "the ice cream van"
        | "a vacuum cleaner"
);
pub(super) static HEAR_HOW: Rule = rule!(
    "from here"
        | "through two walls"
        | "with the window shut"
        | "even under the blanket"
        | "over the radio"
        | "and it isn't even eight"
);
pub(super) static SKY: Rule =
    rule!("gray" | "yellow" | "the color of slate" | "low" | "full of planes" | "like wet wool" | "suspiciously blue");
pub(super) static LIGHT: Rule = rule!(
    "the light in here is worse"
        | "so is my mood"
        | "nobody looks up"
        | "the laundry is out"
        | "I've turned on every lamp"
        | "the swifts are back"
);
pub(super) static FLOOR_ABOVE: Rule = rule!(
    "moving furniture" | "hammering" | "walking in boots" | "rehearsing a quarrel" | "bouncing something" | "vacuuming"
);
pub(super) static BIRD: Rule = rule!("pigeon" | "blackbird" | "magpie" | "sparrow" | "crow" | "gull");
pub(super) static BIRD_DOES: Rule = rule!("sitting" | "complaining" | "practicing" | "pacing" | "frowning");
pub(super) static SOMEBODY: Rule = rule!(
    "the man next to me"
        | "somebody in the next room"
        | "the woman at the window"
        | "the new intern"
        | "the person opposite"
        | "a child on the bus"
);
pub(super) static KEEPS: Rule =
    rule!("humming" | "sighing" | "reading along" | "clicking a pen" | "eating chips, slowly," | "waving at me");
pub(super) static NOISY: Rule = rule!("whistling" | "sneezing" | "laughing" | "singing" | "honking");

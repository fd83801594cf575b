//! Chores, cups, papers and laundry.

use crate::wording::{Rule, rule};

pub(super) static CHORE: Rule = rule!(
    "do the dishes"
        | "sort the mail"
        | "descale the kettle"
        | "clear the hallway"
        | "answer my mail"
        | "mop the stairs"
        | "defrost the freezer"
        | "mend that zip"
        | "beat the rugs"
        | "wash the curtains"
        | "oil the hinges"
        | "match the socks"
        | "scrub the sink"
        | "empty the crumb tray"
);
pub(super) static ROOM: Rule = rule!(
    "kitchen" | "hallway" | "desk" | "balcony" | "wardrobe" | "living room floor" | "sink" | "back seat of the car"
);
pub(super) static LOOKS: Rule = rule!(
    "right now" | "by the end of the week" | "under the lamp" | "at close range" | "without its tablecloth of papers"
);
pub(super) static MACHINE: Rule = rule!(
    "coughed and gave up"
        | "made a noise like a goose"
        | "overflowed"
        | "blinked at me"
        | "needed three tries"
        | "served hot water"
        | "demanded to be cleaned"
);
pub(super) static MACHINE_WHEN: Rule =
    rule!("this morning" | "when I needed it most" | "in front of everybody" | "twice" | "just now" | "before sunrise");
pub(super) static DESIGNED: Rule = rule!(
    "these lids"
        | "ticket machines"
        | "office chairs"
        | "childproof caps"
        | "revolving doors"
        | "bath plugs"
        | "cereal bags"
        | "parking meters"
);
pub(super) static DESIGNER: Rule =
    rule!("had to use one" | "met a human being" | "been in a hurry" | "had cold hands" | "opened one in the dark");
pub(super) static LIST: Rule = rule!(
    "two pages now"
        | "coffee on it"
        | "three things crossed out"
        | "grown overnight"
        | "gone missing"
        | "a life of its own"
        | "more arrows than words"
);
pub(super) static LUNCH: Rule = rule!(
    "cold pizza"
        | "two soups"
        | "nothing but crackers"
        | "far too much rice"
        | "fries"
        | "leftover stew"
        | "a banana and some cheese"
        | "three kinds of toast"
);
pub(super) static REGRET: Rule = rule!(
    "I regret it"
        | "it shows"
        | "I'd do it again"
        | "nobody can stop me"
        | "there's more of it for dinner"
        | "I'm hungry again"
);
pub(super) static TEA_AGAIN: Rule =
    rule!("again" | "while I was typing" | "behind my back" | "for the second time" | "in record time");
pub(super) static TEA: Rule = rule!(
    "that's today in a nutshell"
        | "I'll drink it anyway"
        | "so much for hot drinks"
        | "the pot is empty, too"
        | "it's a gift I have"
);
pub(super) static PUT_OFF: Rule = rule!(
    "the vacuuming"
        | "that phone call"
        | "the tax folder"
        | "the windows"
        | "the recycling"
        | "the lightbulb in the hall"
        | "the bottom drawer"
        | "the thank-you notes"
);
pub(super) static BOUGHT: Rule =
    rule!("batteries" | "a sack of onions" | "four lemons" | "a doormat" | "wrapping paper" | "more string");
pub(super) static FORGOT: Rule =
    rule!("the milk" | "what they were for" | "the one thing on the list" | "my change" | "the bag at the checkout");
pub(super) static LOST: Rule = rule!("mislaid" | "dropped" | "forgot" | "misplaced");
pub(super) static LOST_THING: Rule =
    rule!("scissors" | "reading glasses" | "good pen" | "shopping bag" | "tape" | "umbrella" | "charger");
pub(super) static LAUNDRY: Rule = rule!("nine shirts" | "eleven socks" | "three sheets" | "far too many towels");
pub(super) static LAUNDRY_AT: Rule = rule!("the line" | "the rack" | "the radiator" | "every chair in the room");
pub(super) static LAUNDRY_MISSING: Rule = rule!("pegs left" | "sun in sight" | "dry spot" | "room to walk");
pub(super) static SCREEN: Rule = rule!("laptop" | "tablet" | "phone" | "television" | "work computer");

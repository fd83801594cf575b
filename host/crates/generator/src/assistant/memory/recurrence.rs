//! Mishaps that happen again and again, told much alike each time.

use crate::wording::{Rule, rule};

/// A mishap that recurs.
pub(super) struct Recurrence {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// What is counted, in the plural.
    pub(super) object: &'static str,
    /// The person tells that it happened again.
    pub(super) again: Rule,
    /// Somebody tells that it happened to a third person: `{who}`.
    pub(super) other: Rule,
    /// The assistant takes note.
    pub(super) noted: Rule,
    /// The person asks how often.
    pub(super) ask: Rule,
}

/// All mishaps.
pub(super) static RECURRENCES: &[&Recurrence] = &[&BOILER, &PUNCTURE, &LOCKED_OUT, &MIGRAINE, &BLACKOUT];

static DAY: Rule = rule!("this morning" | "last night" | "yesterday" | "today" | "this afternoon");

static SIGH: Rule = rule!(
    "I could scream"
        | "you may laugh"
        | "I'm too tired to be angry"
        | "I took it like an adult, almost"
        | "that was that for my plans"
);

static BOILER: Recurrence = Recurrence {
    name: "boiler-failures",
    label: "Boiler trouble",
    about: "When the heating gave up.",
    object: "times",
    again: rule!(
        "the boiler went out " DAY ", so it was a cold wash."
        | "no hot water: the boiler quit " DAY "."
        | "the boiler failed on us " DAY " and I'm wearing two sweaters."
        | "the boiler has thrown in the towel, " DAY " it was, and " SIGH "."
        | "I wash with a kettle and a bowl; the boiler died " DAY "."
        | "the radiators went stone cold " DAY ", it's the boiler, and " SIGH "."
        | "that red light on the boiler came on " DAY " and everything stopped, " SIGH "."
        | "I can see my breath indoors, the boiler gave up on me " DAY "."
        | DAY " the boiler coughed and fell silent, and the shower ran ice cold."),
    other: rule!(
        {who} " had the boiler fail, too."
        | {who} " sits in the cold, too, with a dead boiler."
        | {who} " had to shower at work because the boiler there went on strike."
        | {who} " has a boiler even older than mine, and it died on Sunday."
        | {who} " says that they had no heat at all last week."),
    noted: rule!(
        "Check the pressure gauge first; below one bar it won't start."
            | "Press reset once, not twice, and call if it won't stay on."
            | "Two sweaters are the right number."
            | "Bleed a radiator before you blame the pump."
            | "Tell whoever services it that it's an emergency, which it is."
            | "A hot-water bottle bridges the gap."
            | "Wool first, complaints second."
            | "They do that on the coldest days."
    ),
    ask: rule!(
        "how often has the heating at my home let me down?"
            | "how many times was I left without warm water at home?"
            | "on how many occasions did my home's heating stop working?"
            | "what's the tally of breakdowns of the heating where I live?"
            | "how frequently, as a number, was it freezing at mine because something in the basement broke?"
    ),
};

static PUNCTURE: Recurrence = Recurrence {
    name: "punctures",
    label: "Punctures",
    about: "When bicycle tires went flat.",
    object: "times",
    again: rule!(
        "flat tire on the bike " DAY ", glass again."
        | "I had to push the bike home " DAY ", the rear tube was gone."
        | "my bike got a puncture " DAY ", right before the bridge."
        | "a thorn finished off my front tire " DAY ", and " SIGH "."
        | DAY " there was that hiss under the saddle again, another flat."
        | "I arrived late and with black hands " DAY ", another puncture."
        | "somebody's broken bottle and my bike tire had a meeting " DAY "."
        | "the bike stood on its rims when I came down " DAY ", and " SIGH "."
        | "one nail, one bang, one long walk beside the bike " DAY "."),
    other: rule!(
        {who} " had a flat tire, too, on the same bridge."
        | {who} " got a puncture on the racing bike."
        | {who} " had to be fetched by car with a flat tire."
        | {who} " ran over a nail with a brand-new bike."
        | {who} " now rides on solid rubber after the third flat."),
    noted: rule!(
        "Feel along the inside of the casing before you fit a new tube."
            | "A thicker tire would pay for itself by now."
            | "Some roads are cursed."
            | "Pump them up hard; soft ones pick up everything."
            | "Carry a spare and two levers, they weigh next to nothing."
            | "Whoever drops bottles should have to walk."
            | "Look for the culprit before you close it up again."
            | "Black hands wash off with dish soap and sugar."
    ),
    ask: rule!(
        "how often did I have to patch an inner tube?"
            | "how many times have I been stranded with my bicycle?"
            | "on how many rides did my bicycle lose its air?"
            | "how many repairs to my bicycle's wheels is that altogether?"
            | "what's the count of rides that ended with me as a pedestrian?"
    ),
};

static LOCKED_OUT: Recurrence = Recurrence {
    name: "lockouts",
    label: "Locked out",
    about: "When people stood before their own closed doors.",
    object: "times",
    again: rule!(
        "I locked myself out " DAY ", keys on the hook inside."
        | "guess who stood before the closed door " DAY " without keys."
        | "the door fell shut behind me " DAY " and the keys were inside."
        | "a draft, a slam, and there I was " DAY ", no keys, one slipper."
        | "I spent an hour on the doormat " DAY ", my keys were in the other coat."
        | "the locksmith knows me by name now, he opened my door " DAY "."
        | DAY " I only wanted to take the trash down, and then the lock clicked without the keys."
        | "wrong bunch of keys in my bag " DAY ", so I sat on the steps, and " SIGH "."
        | "my keys watched me through the letter slot " DAY ", I couldn't get in."),
    other: rule!(
        {who} " got locked out in slippers."
        | {who} " had to climb in through the bathroom window for lack of a key."
        | {who} " left the keys in a taxi and had to sleep at a friend's."
        | {who} " broke a key off in the lock."
        | {who} " waited in the stairwell until midnight, no keys."),
    noted: rule!(
        "A spare with a neighbor costs nothing."
            | "Agree on the price before the locksmith starts."
            | "Drafts and doors, a classic."
            | "A key safe in the hallway would be cheaper by now."
            | "At least it wasn't snowing."
            | "Tie a bright ribbon to them, it helps the eye."
            | "Pat your pockets before the door, every time."
            | "Everybody has a year like that."
    ),
    ask: rule!(
        "how often did I fail to get into my own home?"
            | "how many times have I been stuck outside my place?"
            | "on how many days was I shut out of where I live?"
            | "what's the number of times that I couldn't enter my own flat?"
            | "how many involuntary waits outside my flat have I had?"
    ),
};

static MIGRAINE: Recurrence = Recurrence {
    name: "migraines",
    label: "Migraines",
    about: "When people lay in a dark room.",
    object: "times",
    again: rule!(
        "migraine " DAY ", I lay in the dark with a cold cloth."
        | DAY " was lost to a migraine, sorry for the silence."
        | "I'm slow because of a migraine I had " DAY "."
        | "first the zigzags, then the hammer: a migraine " DAY "."
        | "curtains drawn, phone off, that was me with a migraine " DAY "."
        | "I had to call in sick with a migraine " DAY ", and " SIGH "."
        | "even the fridge was too loud for me " DAY ", another migraine."
        | "a migraine got me " DAY " halfway through a phone call, and " SIGH "."
        | "half my field of vision was glitter " DAY ", then came the migraine."),
    other: rule!(
        {who} " was out with a migraine."
        | {who} " gets migraines, too, and had one at the wedding."
        | {who} " swears by black coffee with lemon against migraines."
        | {who} " had to leave the concert with a migraine."
        | {who} " sat in the car with a towel over both eyes, a migraine."),
    noted: rule!(
        "Darkness and water, and no heroics."
            | "Note what you ate and slept, patterns show after a while."
            | "Take it slowly, screens later."
            | "I'll keep it short for today."
            | "Nobody can argue with that."
            | "A doctor should hear about it if they come more often."
            | "Rest first, the world keeps."
            | "Cold on the forehead, warm on the feet, say some."
    ),
    ask: rule!(
        "how often has my head forced me to lie down?"
            | "how many times was I knocked out by one of those headaches?"
            | "on how many occasions did my head put me out of action?"
            | "what's the number of attacks my head has had?"
            | "how many of those terrible headaches have I reported?"
    ),
};

static BLACKOUT: Recurrence = Recurrence {
    name: "power-cuts",
    label: "Power cuts",
    about: "When the electricity was gone.",
    object: "times",
    again: rule!(
        "the power was out " DAY ", we had bread by candlelight."
        | "another power cut " DAY ", the freezer survived."
        | "the lights went out in our street " DAY " for two hours."
        | "everything went black and silent " DAY ", a power cut, and " SIGH "."
        | "I found the fuse box by touch " DAY ", but it was the whole block without power."
        | "all my clocks are blinking twelve since the power failed " DAY "."
        | "the power went " DAY " with my dinner half done, and " SIGH "."
        | "the elevator stopped between two floors " DAY ", no power in the whole house."
        | DAY " we played cards with a flashlight, the power was off again."),
    other: rule!(
        {who} " had a power cut on the other side of town."
        | {who} " sat in the dark, too, in a lift of all places."
        | {who} " lost a freezer full of berries to a power cut."
        | {who} " bought a generator after the last outage."
        | {who} " had no power for a day and rather liked it."),
    noted: rule!(
        "Candlelight suits bread."
            | "A full freezer keeps for a day if nobody opens it."
            | "A flashlight by the meter saves a stubbed toe."
            | "Unplug what doesn't like surges."
            | "It's the old cables, I'd guess."
            | "Silence has its charms, for an hour."
            | "One clock in the house should run on a spring."
            | "An evening without screens sounds rather nice."
    ),
    ask: rule!(
        "how often did I have to sit at home without electricity?"
            | "how many times have I been left in the dark at my place?"
            | "on how many days did the current fail where I live?"
            | "what's the number of outages I've sat through at home?"
            | "how many interruptions of the electricity have I had to live with?"
    ),
};

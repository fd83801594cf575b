//! What people say after the point: the weather, the neighbors, their tea.
//!
//! Nothing here states anything that an attribute, list or event could hold, so that it can't contradict a fact.

use super::openings::NEXT;
use crate::wording::{Rule, rule};

/// What a person may say after the point.
pub(super) static ASIDES: Rule = rule!(
    "I should really " DUTY ", but this is more fun."
    | "let me get back to " TASK " " LATER "."
    | "sorry if that came out " HASTY "; " CAUSE "."
    | "I've already " FEAT " today, so I'm allowed a break."
    | "there's a smell of " SMELL " in the stairwell, and now I'm hungry."
    | "somebody left " LEFT " in the laundry room again."
    | "the bus was " BUS " " AGAIN "."
    | "I've had " TUNE " in my head since " WEEKDAY "."
    | "the battery says " PERCENT ", so I may vanish in the middle of a sentence."
    | "I slept " SLEPT ", which explains a lot."
    | "it's been " WEEK ", to be honest."
    | "the high point of the day so far was " HIGH_POINT "."
    | "I keep " HABIT " instead of doing anything useful."
    | "don't ask what the " ROOM " looks like right now."
    | "outside, somebody is trying to " OUTSIDE "."
    | "I've got " MINUTES " left before " NEXT "."
    | "well, " SAYING "."
    | "my " BODY " is telling me to " REST "."
    | "a van has been blocking the street since " HOUR "."
    | "the radio promises " FORECAST " for tomorrow."
    | "that's all I have " FOR_NOW "."
    | "thanks for " LISTENING "."
    | "the coffee machine " MACHINE " this morning."
    | "I found " FOUND " in the pocket of an old coat, which cheered me up."
    | "I've been meaning to " CHORE " for " WEEKS "."
    | "the kids across the street are " KIDS "."
    | "whoever designed " DESIGNED " has never had to use one."
    | "my to-do list has " LIST "."
    | "I can hear " HEAR " from here."
    | "this month " MONTH "."
    | "I had " LUNCH " for lunch and I regret it."
    | "the sky is " SKY " and the light in here is worse."
    | "my tea has gone cold again; that's " TEA " today."
    | "if I go quiet, " QUIET "."
    | "I've put off " PUT_OFF " long enough, that's next.");
static DUTY: Rule = rule!("be asleep" | "be working" | "stretch my legs" | "call it a day" | CHORE | CHORE | CHORE);
static CHORE: Rule = rule!(
    "do the dishes"
        | "sort the mail"
        | "descale the kettle"
        | "clear the hallway"
        | "answer my mail"
        | "water the window boxes"
        | "mop the stairs"
        | "defrost the freezer"
        | "mend that zip"
        | "beat the rugs"
);
static TASK: Rule =
    rule!("the ironing" | "my inbox" | "the paperwork" | "the dishes" | "the shopping list" | "real life");
static LATER: Rule =
    rule!("after lunch" | "later" | "tomorrow" | "when I've slept on it" | "when it's calmer" | "in a bit");
static HASTY: Rule =
    rule!("a bit hasty" | "badly put" | "all over the place" | "longer than planned" | "grumpy" | "half finished");
static CAUSE: Rule = rule!(
    "my thumbs are cold"
        | "somebody is waiting for me"
        | "I haven't had any coffee"
        | "I type faster than I think"
        | "the screen is cracked"
        | "I'm doing two things at once"
        | "the sun is in my eyes"
        | "I'm on my feet"
);
static FEAT: Rule = rule!(
    "cleaned the oven"
        | "paid two bills"
        | "taken out the glass"
        | "been to the post office"
        | "changed the sheets"
        | "untangled every cable in the drawer"
        | "sewn on three buttons"
        | "carried the crates up"
);
static SMELL: Rule =
    rule!("fried onions" | "fresh bread" | "cinnamon" | "roast garlic" | "somebody's curry" | "pancakes");
static LEFT: Rule =
    rule!("one red sock" | "a whole basket of towels" | "a wet umbrella" | "a half-eaten pear" | "a single glove");
static BUS: Rule = rule!("late" | "early" | "packed" | "a different one" | "overheated" | "full of schoolbags");
static WEEKDAY: Rule = rule!("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday");
static AGAIN: Rule = rule!("again" | "for once" | "on the way home" | "of course" | "as ever");
static MONTH: Rule = rule!(
    "has had too many Mondays"
        | "is going by too fast"
        | "doesn't seem to end"
        | "is all appointments"
        | "was supposed to be quiet"
        | "has a will of its own"
);
static TUNE: Rule =
    rule!("the same tune" | "a toothpaste jingle" | "half a waltz" | "a song from school" | "some film music");
static PERCENT: Rule = rule!("four percent" | "nine percent" | "two percent" | "eleven percent" | "six percent");
static SLEPT: Rule =
    rule!("badly" | "like a stone" | "four hours" | "on the sofa" | "with the window open" | "through the alarm");
static WEEK: Rule = rule!(
    "that sort of week"
        | "a long day"
        | "one thing after another"
        | "busy lately"
        | "a funny month"
        | "quiet, for once"
        | "all rush and no results"
);
static HIGH_POINT: Rule = rule!(
    "a ripe peach"
        | "a seat on the tram"
        | "a call that was canceled"
        | "ten minutes of sun"
        | "a clean window"
        | "an empty inbox"
        | "a joke in the elevator"
        | "the smell of rain"
);
static HABIT: Rule = rule!(
    "opening the fridge"
        | "rearranging my desk"
        | "checking the weather"
        | "sharpening pencils"
        | "looking out of the window"
        | "making lists"
        | "reading old messages"
        | "watering the same plant"
);
static ROOM: Rule = rule!("kitchen" | "hallway" | "desk" | "balcony" | "wardrobe" | "living room floor");
static OUTSIDE: Rule = rule!(
    "park a truck"
        | "start a moped"
        | "catch a hat"
        | "fold up a tent"
        | "walk five dogs at once"
        | "fix a drainpipe"
        | "learn the trumpet"
        | "carry a piano upstairs"
        | "wash a caravan"
);
static MINUTES: Rule =
    rule!("ten minutes" | "a quarter of an hour" | "five minutes" | "half an hour" | "no time at all");
static SAYING: Rule = rule!(
    "one thing at a time"
        | "it could be worse"
        | "such is life"
        | "tomorrow is another day"
        | "nobody said it would be simple"
        | "that's enough about that"
        | "these things happen"
        | "who knows"
        | "we'll see"
);
static BODY: Rule = rule!("back" | "neck" | "stomach" | "left knee" | "head");
static REST: Rule = rule!(
    "lie down" | "take a walk" | "get up from this chair" | "eat something" | "drink more water" | "call it a day"
);
static HOUR: Rule = rule!("seven" | "eight" | "noon" | "three" | "half past five");
static FORECAST: Rule =
    rule!("hail" | "sunshine" | "a storm" | "fog" | "frost" | "drizzle" | "a warm wind" | "snow, of all things");
static FOR_NOW: Rule =
    rule!("for now" | "for today" | "for the moment" | "until later" | "to say about it" | "in my head");
static LISTENING: Rule =
    rule!("bearing with me" | "listening" | "your patience" | "putting up with me" | "being there" | "not laughing");
static MACHINE: Rule =
    rule!("coughed and gave up" | "made a noise like a goose" | "overflowed" | "blinked at me" | "needed three tries");
static FOUND: Rule =
    rule!("a bus ticket from years ago" | "a chestnut" | "some foreign coins" | "a dried flower" | "an unopened mint");
static WEEKS: Rule = rule!("weeks" | "a month" | "days" | "longer than I'll admit" | "half the year");
static KIDS: Rule = rule!(
    "building a fort"
        | "selling lemonade"
        | "playing tag"
        | "counting to a hundred"
        | "drawing on the pavement"
        | "arguing about a ball"
        | "racing scooters"
);
static DESIGNED: Rule =
    rule!("these lids" | "ticket machines" | "office chairs" | "childproof caps" | "revolving doors" | "bath plugs");
static LIST: Rule =
    rule!("two pages now" | "coffee on it" | "three things crossed out" | "grown overnight" | "gone missing");
static HEAR: Rule = rule!(
    "the church bells"
        | "a drill"
        | "somebody practicing scales"
        | "the trams"
        | "a very old dishwasher"
        | "pigeons"
        | "an argument about parking"
        | "the ice cream van"
);
static LUNCH: Rule =
    rule!("cold pizza" | "two soups" | "nothing but crackers" | "far too much rice" | "chips" | "leftover stew");
static SKY: Rule = rule!("gray" | "yellow" | "the color of slate" | "low" | "full of planes");
static TEA: Rule = rule!("the second cup" | "the third one" | "every single cup" | "a record, even for me");
static QUIET: Rule = rule!(
    "the train went into a tunnel"
        | "I've nodded off"
        | "the doorbell rang"
        | "somebody needs the phone"
        | "I've burned something"
        | "the battery is gone"
);
static PUT_OFF: Rule =
    rule!("the vacuuming" | "that phone call" | "the tax folder" | "the windows" | "my run" | "the recycling");

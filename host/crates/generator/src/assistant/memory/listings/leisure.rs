//! Lists that grow after work.

use super::super::listing::Listing;
use super::super::value::Sort;
use crate::wording::{Rule, rule};

pub(super) static PETS: Listing = Listing {
    name: "pets",
    sort: Sort::Pet,
    label: "Pets",
    about: "The animals that live with people.",
    object: "pets",
    profession: None,
    item: rule!(
        "there's a new face at home: " {value} ", a " KIND " from the shelter."
        | "I gave in and brought a " KIND " home; we named it " {value} "."
        | {value} " the " KIND " ate half a slipper today. We've only had it for a week."
        | "meet " {value} ", the " KIND " that nobody else wanted."
        | {value} " has moved into the box by the heater; it's a " KIND " and it's ours now."
        | "the vet wrote " {value} " on the new file, the " KIND " is officially one of us."
        | "we signed for " {value} " at the shelter, a " KIND " of uncertain age."
        | "a " KIND " followed me home, nobody claimed it, and now the name on its bowl is " {value} "."
        | "my coat is full of hair since " {value} " came to live with us, a " KIND " with opinions."
        | "my aunt's " KIND ", " {value} ", lives with us now, she couldn't keep it."),
    other: rule!(
        {who} " has a parrot called " {value} "."
        | {who} " got a puppy, " {value} "."
        | {who} " takes in strays, the last one is " {value} "."
        | {who} " talks to " {value} ", the goldfish, every morning."
        | {who} " spends a fortune on " {value} ", an old mare."
        | {who} " had to give " {value} ", the ferret, a bath."),
    noted: rule!(
        "Congratulations on the new arrival."
            | "Give it a quiet corner for the first days."
            | "Keep the slippers out of reach."
            | "It sounds as if it's in good hands."
            | "Names are half the bond."
            | "The first week decides who's in charge."
            | "Put the good shoes up high."
            | "A house with an animal is never quite empty."
    ),
    count: rule!(
        "how many pets have I told you about that live with me?"
            | "what's the number of animals in my home?"
            | "how many animals do I keep?"
            | "how many heads does the animal half of my household have?"
            | "for how many creatures do I need a sitter when I'm away?"
    ),
    all: rule!(
        "which animals do I keep? Give me their names."
            | "name all the animals that share my home."
            | "what are all my pets called?"
            | "whom does the pet sitter have to feed at my place? All the names, please."
            | "give me the roll call of the animals in my household."
    ),
};

static KIND: Rule = rule!(
    "cat"
        | "tortoise"
        | "rabbit"
        | "greyhound"
        | "hamster"
        | "guinea pig"
        | "budgie"
        | "gecko"
        | "dachshund"
        | "parakeet"
);

pub(super) static EVENING_PROJECTS: Listing = Listing {
    name: "evening-projects",
    sort: Sort::Project,
    label: "Side projects",
    about: "What people build and tinker with in their free time.",
    object: "projects",
    profession: None,
    item: rule!(
        "I've begun something new in the shed, a " CRAFT ", working title " {value} "."
        | "my latest tinkering is a " CRAFT " that I call " {value} "."
        | "after dinner I sketched " {value} ", a " CRAFT " for the garden."
        | "the wood for " {value} " has come, it's going to be a " CRAFT "."
        | "there's glue on my sleeve from " {value} ", the " CRAFT " that I've started."
        | "the workbench is taken by " {value} " now, a " CRAFT " that nobody needs but me."
        | "I cut the first piece for " {value} " tonight; it'll be a " CRAFT " if all goes well."
        | "a " CRAFT ", that's the new plan, and I wrote " {value} " on the folder."
        | "I drilled until midnight: " {value} ", my future " CRAFT ", has its first holes."
        | "I've sawn the legs for " {value} ", which is a " CRAFT " in the making."),
    other: rule!(
        {who} " is building a kayak named " {value} "."
        | {who} " tinkers with a robot called " {value} "."
        | {who} " has spent three winters on " {value} ", a model ship."
        | {who} " put a sign that says " {value} " on a half-built shed."
        | {who} " wants my drill for " {value} ", a tree house."
        | {who} " soldered " {value} " together, a radio of sorts."),
    noted: rule!(
        "Send me the parts list when you're stuck."
            | "A working title is half the work."
            | "Measure twice, as they say."
            | "Glue on the sleeve is a good sign."
            | "Leave room for the mistake that teaches you something."
            | "Sand before you oil."
            | "Nobody needs most of the best things."
            | "Mind your fingers."
    ),
    count: rule!(
        "how many things am I tinkering with in my free time?"
            | "what's the number of hobby builds I have going?"
            | "how many hobby builds have I named to you?"
            | "how many pieces of do-it-yourself work do I have on my hands?"
            | "into how many builds of my own is my spare time divided?"
    ),
    all: rule!(
        "what are all my hobby builds called?"
            | "name everything I'm tinkering with in my free time."
            | "give me the working titles of all my hobby builds."
            | "which pieces of do-it-yourself work do I have on my hands? By name, all of them."
            | "under what names do the builds run that fill my spare time?"
    ),
};

static CRAFT: Rule = rule!(
    "marble run"
        | "weather station"
        | "folding bench"
        | "wind chime"
        | "bat box"
        | "solar lantern"
        | "puppet theater"
        | "cold frame"
        | "bird feeder"
        | "shoe rack"
);

pub(super) static BOOKS: Listing = Listing {
    name: "books-finished",
    sort: Sort::Book,
    label: "Finished books",
    about: "Which books people have finished lately.",
    object: "books",
    profession: None,
    item: rule!(
        "finished " {value} " last night, far too late. The ending was worth it."
        | "I closed " {value} " on the bus and " LATE_FOR "."
        | "done with " {value} ", which took me three weeks and two train rides."
        | "the last chapter of " {value} " is behind me and I need something lighter now."
        | {value} " went back to the library today, read down to the acknowledgments."
        | "I turned the last page of " {value} ", it was " HOUR ", and " LATE_FOR "."
        | "so that's how " {value} " ends. I stared at the wall for a while."
        | "two sittings and a pot of tea, and " {value} " was over, more's the pity."
        | "I cried over the final pages of " {value} ", in public, on a bench."
        | "I needed until " HOUR " to get to the end of " {value} ", but I couldn't stop."),
    other: rule!(
        {who} " got through " {value} " in one weekend."
        | {who} " read " {value} " for the book club."
        | {who} " threw " {value} " across the room at page fifty."
        | {who} " says the end of " {value} " is a letdown."
        | {who} " has " {value} " on the night table and never gets beyond the preface."
        | {who} " wrote a furious review of " {value} "."),
    noted: rule!(
        "Endings make or break it."
            | "Losing track of time is a good review."
            | "Slow reading is allowed."
            | "Take something lighter next."
            | "Few authors know when to stop."
            | "The last chapter is the one that stays."
            | "One sees the author's point only later."
            | "Sleep is overrated next to a good last page."
    ),
    count: rule!(
        "how many books have I told you that I got through?"
            | "what's my tally of completed reads?"
            | "how many titles have I read to the end since we began talking?"
            | "at how many books does my reading challenge stand?"
            | "how many volumes did I reach the finish line of?"
    ),
    all: rule!(
        "which books have I got through? I want all the titles."
            | "name every book that I read to the end."
            | "what titles belong on my list of completed reads?"
            | "fill in my reading log: everything that I've completed, by title."
            | "which volumes did I reach the finish line of? All titles, please."
    ),
};

static LATE_FOR: Rule = rule!(
    "missed my stop" | "forgot the pasta on the stove" | "was late for everything after" | "sat there for a minute"
);
static HOUR: Rule = rule!("two in the morning" | "half past one" | "breakfast time" | "three");

pub(super) static RESTAURANTS: Listing = Listing {
    name: "restaurants-tried",
    sort: Sort::Restaurant,
    label: "Restaurants tried",
    about: "Which restaurants people have tried for the first time.",
    object: "restaurants",
    profession: None,
    item: rule!(
        "we tried " {value} " for the first time, the " COURSE " was salty but the service was kind."
        | "new on my map: " {value} ". I'd go back for the " COURSE "."
        | "yesterday was our first visit to " {value} "; the " COURSE " won me over."
        | "my maiden lunch at " {value} " is over, and I'd order the " COURSE " again."
        | "we'd walked past " {value} " for years and never gone in; last night we did, for the " COURSE "."
        | "I'd never been to " {value} " before tonight, and the " COURSE " alone was worth it."
        | "so now I know " {value} " from the inside, too. Skip the " COURSE "."
        | "premiere for us at " {value} " on Friday, with a " COURSE " that came cold."
        | "I can cross " {value} " off the places I'd never been, and the " COURSE " was fine."
        | "a stranger's tip led us to " {value} ", where we'd never eaten; the " COURSE " was a revelation."),
    other: rule!(
        {who} " was at " {value} " and hated it."
        | {who} " had a birthday lunch at " {value} "."
        | {who} " waited an hour for a table at " {value} "."
        | {who} " found a hair in the soup at " {value} "."
        | {who} " knows the cook at " {value} "."
        | {who} " left an enormous tip at " {value} "."),
    noted: rule!(
        "Salt is easily fixed, rudeness isn't."
            | "The second visit tells the truth."
            | "A first visit like that calls for a second."
            | "A short menu is a good omen."
            | "Somebody has to try them all."
            | "Most of us only ever walk past such places."
            | "I'm glad that somebody does the research."
            | "Kind service makes up for a lot."
    ),
    count: rule!(
        "how many new eateries have I been to, by what I told you?"
            | "at how many new places have I had a first meal?"
            | "what's the number of eateries I visited for the first time?"
            | "how many debuts as a diner have I had?"
            | "how many eateries were a discovery for me?"
    ),
    all: rule!(
        "which eateries did I visit for the first time?"
            | "name all the new places where I've had a first meal."
            | "give me every eatery I gave a first chance."
            | "where have I made my debut as a diner? All of them, please."
            | "which eateries were a discovery for me? Name them all."
    ),
};

static COURSE: Rule = rule!("soup" | "risotto" | "dessert" | "bread" | "fish" | "curry" | "salad" | "cheese board");

pub(super) static TRAILS: Listing = Listing {
    name: "trails-walked",
    sort: Sort::Trail,
    label: "Trails walked",
    about: "Which trails people have walked.",
    object: "trails",
    profession: None,
    item: rule!(
        "ticked off the " {value} " on Sunday, mud up to the knees."
        | "we walked the whole " {value} " in " SKY " and my calves are on fire."
        | "did the " {value} " at last; the view from the top was all " SKY "."
        | "the " {value} " is done, from the first marker to the last, in " SKY "."
        | "my boots smell of the " {value} ", every yard of which I covered on Saturday."
        | "seven hours in " SKY ", but I made it to the end of the " {value} "."
        | "three blisters from the " {value} ", start to finish, and not one regret."
        | "I got the summit stamp of the " {value} " in " SKY ", after a long day on foot."
        | "we set out at six and had the " {value} " behind us by four, all in " SKY "."
        | "the " {value} " took all of Sunday and all of my water, but I stood at the far end of it."),
    other: rule!(
        {who} " did the " {value} " in record time."
        | {who} " got lost on the " {value} "."
        | {who} " carried a dog along half of the " {value} "."
        | {who} " turned back on the " {value} " because of lightning."
        | {who} " keeps a photo of the " {value} " on the desk."
        | {who} " says the " {value} " is overrated."),
    noted: rule!(
        "Dry the boots slowly."
            | "Calves remember."
            | "A view is a view."
            | "Needle, thread and patience for the blisters."
            | "Early is the right time to start."
            | "Mud is proof."
            | "Take more water next time."
            | "Stretch tonight and thank yourself tomorrow."
    ),
    count: rule!(
        "how many hikes have I completed, by what I told you?"
            | "what's the number of hiking routes under my belt?"
            | "how many routes have I hiked since we began talking?"
            | "how many entries does my hiking log have?"
            | "how many outings as a hiker did I see through?"
    ),
    all: rule!(
        "which routes have I hiked? All of them, please."
            | "name every hike that I completed."
            | "give me all the hiking routes under my belt."
            | "write up my hiking log: the name of each route."
            | "which outings as a hiker did I see through? By name, all of them."
    ),
};

static SKY: Rule = rule!("fog" | "sunshine" | "drizzle" | "wind" | "snow flurries" | "heat");

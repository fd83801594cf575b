//! Things that somebody has several of, told one at a time.

use super::life::Profession;
use super::value::Sort;
use crate::wording::{Rule, rule};

/// A list that grows over many sessions.
pub(super) struct Listing {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// What its items look like.
    pub(super) sort: Sort,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// What is counted, in the plural.
    pub(super) object: &'static str,
    /// The profession that it belongs to; none if anybody may have it.
    pub(super) profession: Option<Profession>,
    /// The holder tells one item: `{value}`.
    pub(super) item: Rule,
    /// Somebody tells an item of a third person: `{who}`, `{value}`.
    pub(super) other: Rule,
    /// The assistant takes note.
    pub(super) noted: Rule,
    /// The holder asks how many there are.
    pub(super) count: Rule,
    /// The holder asks for all of them.
    pub(super) all: Rule,
}

/// All lists.
pub(super) static LISTINGS: &[&Listing] =
    &[&PETS, &EVENING_PROJECTS, &BOOKS, &RESTAURANTS, &TRAILS, &SERVICES, &TRIALS, &MATTERS, &COVERAGE];

static PETS: Listing = Listing {
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
        | "meet " {value} ", the " KIND " that nobody else wanted."),
    other: rule!({who} " has a parrot called " {value} "." | {who} " got a puppy, " {value} "."),
    noted: rule!(
        "Congratulations on the new arrival!"
            | "Give it a quiet corner for the first days."
            | "Slippers are replaceable."
            | "It sounds as if it's in good hands."
    ),
    count: rule!(
        "how many pets have I told you about that live with me?"
            | "what's the number of animals in my home?"
            | "how many animals do I keep?"
    ),
    all: rule!(
        "which animals do I keep? Give me their names."
            | "name all the animals that share my home."
            | "what are all my pets called?"
    ),
};

static KIND: Rule = rule!("cat" | "tortoise" | "rabbit" | "greyhound" | "hamster" | "guinea pig" | "budgie" | "gecko");

static EVENING_PROJECTS: Listing = Listing {
    name: "evening-projects",
    sort: Sort::Project,
    label: "Side projects",
    about: "What people build and tinker with in their free time.",
    object: "projects",
    profession: None,
    item: rule!(
        "I've begun something new in the shed, a " CRAFT ", working title " {value} "."
        | "my latest tinkering is a " CRAFT " that I call " {value} "."
        | "after dinner I sketched " {value} ", a " CRAFT " for the garden."),
    other: rule!({who} " is building a kayak named " {value} "." | {who} " tinkers with a robot called " {value} "."),
    noted: rule!(
        "Send me the parts list when you're stuck."
            | "A working title is half the work."
            | "Measure twice, as they say."
    ),
    count: rule!(
        "how many things am I tinkering with in my free time?"
            | "what's the number of hobby builds I have going?"
            | "how many hobby builds have I named to you?"
    ),
    all: rule!(
        "what are all my hobby builds called?"
            | "name everything I'm tinkering with in my free time."
            | "give me the working titles of all my hobby builds."
    ),
};

static CRAFT: Rule = rule!(
    "marble run"
        | "weather station"
        | "folding bench"
        | "wind chime"
        | "bat box"
        | "solar lantern"
        | "puppet theatre"
        | "cold frame"
);

static BOOKS: Listing = Listing {
    name: "books-finished",
    sort: Sort::Book,
    label: "Finished books",
    about: "Which books people have finished lately.",
    object: "books",
    profession: None,
    item: rule!(
        "finished " {value} " last night, far too late. The ending was worth it."
        | "I closed " {value} " on the bus and missed my stop."
        | "done with " {value} ", which took me three weeks and two train rides."
        | "the last chapter of " {value} " is behind me and I need something lighter now."),
    other: rule!({who} " got through " {value} " in one weekend." | {who} " read " {value} " for the book club."),
    noted: rule!(
        "Endings make or break it."
            | "Missed stops are a good review."
            | "Slow reading is allowed."
            | "Something lighter it is."
    ),
    count: rule!(
        "how many books have I told you that I got through?"
            | "what's my tally of completed reads?"
            | "how many titles have I read to the end since we began talking?"
    ),
    all: rule!(
        "which books have I got through? I want all the titles."
            | "name every book that I read to the end."
            | "what titles belong on my list of completed reads?"
    ),
};

static RESTAURANTS: Listing = Listing {
    name: "restaurants-tried",
    sort: Sort::Restaurant,
    label: "Restaurants tried",
    about: "Which restaurants people have tried for the first time.",
    object: "restaurants",
    profession: None,
    item: rule!(
        "we tried " {value} " for the first time, the " COURSE " was salty but the service was kind."
        | "new on my map: " {value} ". I'd go back for the " COURSE "."
        | "yesterday was our first visit to " {value} "; the " COURSE " won me over."),
    other: rule!({who} " was at " {value} " and hated it." | {who} " had a birthday lunch at " {value} "."),
    noted: rule!(
        "Salt is easily fixed, rudeness isn't."
            | "Back for seconds, then."
            | "A first visit like that calls for a second."
    ),
    count: rule!(
        "how many new eateries have I been to, by what I told you?"
            | "at how many new places have I had a first meal?"
            | "what's the number of eateries I visited for the first time?"
    ),
    all: rule!(
        "which eateries did I visit for the first time?"
            | "name all the new places where I've had a first meal."
            | "give me every eatery I gave a first chance."
    ),
};

static COURSE: Rule = rule!("soup" | "risotto" | "dessert" | "bread" | "fish" | "curry");

static TRAILS: Listing = Listing {
    name: "trails-walked",
    sort: Sort::Trail,
    label: "Trails walked",
    about: "Which trails people have walked.",
    object: "trails",
    profession: None,
    item: rule!(
        "ticked off the " {value} " on Sunday, mud up to the knees."
        | "we walked the whole " {value} " in " SKY " and my calves are on fire."
        | "did the " {value} " at last; the view from the top was all " SKY "."),
    other: rule!({who} " did the " {value} " in record time." | {who} " got lost on the " {value} "."),
    noted: rule!("Dry the boots slowly." | "Calves remember." | "A view is a view."),
    count: rule!(
        "how many hikes have I completed, by what I told you?"
            | "what's the number of hiking routes under my belt?"
            | "how many routes have I hiked since we began talking?"
    ),
    all: rule!(
        "which routes have I hiked? All of them, please."
            | "name every hike that I completed."
            | "give me all the hiking routes under my belt."
    ),
};

static SKY: Rule = rule!("fog" | "sunshine" | "drizzle" | "wind");

static SERVICES: Listing = Listing {
    name: "services-owned",
    sort: Sort::App,
    label: "Services on call",
    about: "Which services people are on call for.",
    object: "services",
    profession: Some(Profession::Software),
    item: rule!(
        "as of this sprint I'm also on call for " {value} ", lucky me."
        | {value} " landed on my rota, so its alerts come to me now."
        | "they put my name in the owners file of " {value} "."),
    other: rule!({who} " is on call for " {value} "." | {who} " owns " {value} "."),
    noted: rule!(
        "May the pager stay silent."
            | "Start with the runbook and the noisiest alert."
            | "Owners files have a way of growing."
    ),
    count: rule!("for how many systems does my pager go off?" | "how many systems have I become responsible for?"),
    all: rule!("which systems does my pager go off for?" | "name all the systems I've become responsible for."),
};

static TRIALS: Listing = Listing {
    name: "trials-joined",
    sort: Sort::Project,
    label: "Clinical trials",
    about: "Which trials people recruit patients for.",
    object: "trials",
    profession: Some(Profession::Medicine),
    item: rule!(
        "ethics approved " {value} ", so we're recruiting for it from Monday."
        | "I took over as local investigator for " {value} "."
        | "first patient randomized into " {value} " on our ward today."),
    other: rule!({who} " runs the " {value} " trial across town." | {who} " is an investigator on " {value} "."),
    noted: rule!("Good luck with recruitment." | "Congratulations, the paperwork begins." | "Mind the screening log."),
    count: rule!("how many studies am I involved in?" | "what's the number of studies I enroll people for?"),
    all: rule!("which studies am I involved in?" | "name all the studies that I enroll people for."),
};

static MATTERS: Listing = Listing {
    name: "matters-settled",
    sort: Sort::Matter,
    label: "Settled matters",
    about: "Which cases people have settled.",
    object: "cases",
    profession: Some(Profession::Law),
    item: rule!(
        {value} " settled on the courthouse steps today."
        | "we signed the settlement in " {value} " at last."
        | "good news: " {value} " is over, both sides took the mediator's number."),
    other: rule!({who} " settled " {value} " last month." | {who} " got a good deal in " {value} "."),
    noted: rule!(
        "A bad settlement beats a good trial, they say."
            | "Congratulations; file the consent order promptly."
            | "Mediators earn their fee."
    ),
    count: rule!("how many disputes have I closed by agreement?" | "what's my number of negotiated endings?"),
    all: rule!("which disputes have I closed by agreement?" | "name all the disputes I brought to a negotiated end."),
};

static COVERAGE: Listing = Listing {
    name: "coverage",
    sort: Sort::Company,
    label: "Coverage",
    about: "Which companies people cover as analysts.",
    object: "companies",
    profession: Some(Profession::Finance),
    item: rule!(
        "I initiated coverage on " {value} " with a neutral rating."
        | {value} " is on my coverage now, the model took me all week."
        | "from this quarter on I write the notes on " {value} "."),
    other: rule!({who} " covers " {value} " for the competition." | {who} " wrote the note on " {value} "."),
    noted: rule!(
        "Neutral leaves room in both directions."
            | "Models are never done, only published."
            | "Check the lease liabilities first."
    ),
    count: rule!("how many firms do I follow as an analyst?" | "what's the number of firms that I publish on?"),
    all: rule!("which firms do I follow as an analyst?" | "name all the firms that I publish on."),
};

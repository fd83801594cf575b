//! What happened to allotment, boat and tree.

use super::event::Milestone;
use super::proof::{ASSESSOR, CERTAIN, ON_PAPER};
use crate::wording::{Rule, rule};

pub(super) static ALLOTMENT: Milestone = Milestone {
    phrase: "the start of our allotment lease",
    tell: rule!(
        "the lease for the allotment began on " {date} ", it says so on the contract over my desk."
        | "we've had the allotment since " {date} "; " FOUND_THERE "."
        | "the allotment became ours to rent on " {date} ", " WEEDS " and all."
        | ON_PAPER ": allotment, plot nine, let to us from " {date} "."
        | "we got the key to the allotment hut on " {date} ", the first day of the lease."
        | "the club gave us the plot in the allotments on " {date} ", after years on the waiting list."
        | "we've owed the rent for the allotment since " {date} ", the first day of the lease."
        | "since " {date} " a strip of " WEEDS " and a shed have been ours on lease: the allotment."
        | "a handshake over the fence made us tenants of the allotment on " {date} CERTAIN
        | "our first day as leaseholders on the allotment was " {date} ", and it " FIRST_DAY "."
        | "the allotment passed to us on " {date} ", minus the dahlias of the people before."
        | "I dug my first bed on " {date} ", an hour after the allotment had become ours."
        | COMMITTEE " asks since when we've rented the allotment: " {date} "."
        | "only we have planted plot nine of the allotments since " {date} CERTAIN
        | "for the water meter: our lease of the allotment, from " {date} " on."
        | "the allotment and its " WEEDS " have been in our hands since " {date} ", by contract."),
};

static WEEDS: Rule = rule!("nettles" | "brambles" | "thistles" | "bindweed");
static FIRST_DAY: Rule = rule!("hailed" | "was too hot to dig" | "smelled of rain" | "went by in a blink");
static COMMITTEE: Rule = rule!("the committee" | "the treasurer" | "the man from plot ten");
static FOUND_THERE: Rule =
    rule!("the apple tree already stood there" | "the hut leaked even then" | "a wheelbarrow came with it");

pub(super) static BOAT: Milestone = Milestone {
    phrase: "the sale of the boat",
    tell: rule!(
        "we sold the boat on " {date} " to " BUYER "."
        | "the boat went to its new owner on " {date} " and " DRY_EYED "."
        | "somebody else has owned our boat since " {date} "; the money went into " SPENT_ON "."
        | ON_PAPER ": boat sold, signed on " {date} "."
        | "on " {date} " we let go of the boat, for less than we had hoped."
        | "the man who bought our boat towed it away on " {date} ", paid in cash, gone by noon."
        | "I signed the boat away on " {date} ", with a borrowed pen and " LUMP "."
        | "our mooring has been empty since " {date} ", when the boat changed hands."
        | "the boat's papers passed to " BUYER " on " {date} "."
        | "no more scraping barnacles since " {date} ", when the boat found its buyer."
        | "the ad was hardly up when our boat was bought, on " {date} CERTAIN
        | "we've been landlubbers since " {date} ", the day that we parted with the boat."
        | "oars, tarp and hull, it was all sold to " BUYER " on " {date} "."
        | ASSESSOR " asks when we got rid of the boat: on " {date} ", for cash."
        | "somebody counted out banknotes on our jetty on " {date} ", and the boat was theirs."
        | "the boat has belonged to " BUYER " since " {date} "."),
};

static BUYER: Rule = rule!(
    "a couple with better knees than ours"
        | "two sisters in matching caps"
        | "a retired captain"
        | "a man with a very small dog"
        | "a family of five"
);
static LUMP: Rule = rule!("a lump in my throat" | "a shaking hand" | "a great sigh" | "no regrets");
static DRY_EYED: Rule = rule!("I didn't even cry" | "we waved for a long time" | "its engine started at once");
static SPENT_ON: Rule = rule!("a new kitchen" | "two good mattresses" | "the savings jar");

pub(super) static WALNUT_TREE: Milestone = Milestone {
    phrase: "the storm that felled the walnut tree",
    tell: rule!(
        "the storm of " {date} " took our walnut tree, " ALL_OF_IT "."
        | "our walnut tree came down in the storm on " {date} " and missed " MISSED " by a hand."
        | "on " {date} " the wind pulled our walnut tree out of the ground like a carrot."
        | ON_PAPER ": walnut tree lost in a storm, " {date} "."
        | "we've had firewood in plenty since " {date} ", when the storm knocked over the walnut tree."
        | "the walnut tree stood for ninety years and fell on " {date} ", in that storm."
        | "we heard the walnut tree go over in the storm on " {date} ", like " SOUND "."
        | "the gale of " {date} " laid our walnut tree across " ACROSS "."
        | "there's a stump where the walnut tree stood until the storm on " {date} "."
        | "no nuts from our own tree since " {date} ", when the big storm uprooted it."
        | "the wind won against our walnut tree on " {date} ", after " GROANING "."
        | "on " {date} " a storm did what my saw never dared, and the walnut was down."
        | ASSESSOR " asked when our walnut tree was blown over: on " {date} CERTAIN
        | "the view has been wider since " {date} ", when the walnut tree lost to a storm."
        | "the neighbors still talk about " {date} ", when a storm dropped our walnut tree."
        | CARVED " is from our own walnut tree, which a storm brought down on " {date} "."),
};

static SOUND: Rule = rule!("a slow door" | "a ship running aground" | "thunder with an echo" | "tearing cloth");
static ACROSS: Rule = rule!("the lawn" | "two fences" | "the sandbox" | "the clothesline");
static MISSED: Rule = rule!("the car" | "the bench" | "the greenhouse" | "my favorite chair");
static ALL_OF_IT: Rule = rule!("roots and all" | "swing and all" | "with half the hedge");
static CARVED: Rule = rule!("the breadboard" | "my stool" | "the salad bowl");
static GROANING: Rule = rule!("an hour of groaning" | "a long argument" | "one last creak");

//! What happened to somebody's own body.

use super::event::Milestone;
use super::proof::{CERTAIN, ON_PAPER};
use crate::wording::{Rule, rule};

pub(super) static KNEE_OPERATION: Milestone = Milestone {
    phrase: "my knee operation",
    tell: rule!(
        "they operated on my knee on " {date} " and the scar itches " WHEN_IT_ITCHES "."
        | PHYSIO " asked when my knee was done: it was " {date} ", under local anesthetic."
        | "the surgeon opened my knee on " {date} " and found " IN_THE_KNEE "."
        | "for " PHYSIO ": knee surgery, " {date} ", no complications."
        | "my crutches and I became acquainted on " {date} ", with the knee just " MADE_GOOD "."
        | ON_PAPER ": new cartilage for my knee on " {date} "."
        | "it was " {date} " when I counted backwards from ten and woke up with " MENDED "."
        | "I got a new meniscus on " {date} ", and the stairs " STAIRS " ever since."
        | "because of a knee I spent " {date} " on an operating table, " HUMMING "."
        | "stairs have been easy since " {date} ", when a surgeon put my knee right."
        | "a green curtain and the sound of a drill, that was my knee on " {date} CERTAIN
        | "a jar somewhere holds a bit of my kneecap, taken out on " {date} CERTAIN
        | "knee shaved, gown open at the back: so I lay on " {date} ", waiting for the surgeon."
        | "my knee went under the knife on " {date} ", says the hospital's file."
        | "three small holes in my knee, all from " {date} ", and a surgeon who " HUMMED "."
        | "on " {date} " a surgeon fixed what " CULPRIT " had done to my knee."),
};

static WHEN_IT_ITCHES: Rule =
    rule!("whenever it rains" | "before every storm" | "on cold mornings" | "when somebody mentions stairs");
static PHYSIO: Rule = rule!("the physio" | "a questionnaire" | "the rehab people");
static IN_THE_KNEE: Rule = rule!("gravel" | "a loose splinter" | "more wear than in the picture" | "half a quarry");
static STAIRS: Rule = rule!("have been kinder" | "have held no terror" | "and I have been on good terms");
static HUMMING: Rule = rule!("humming under the mask" | "wide awake and chatty" | "counting lamps" | "in paper socks");
static HUMMED: Rule = rule!("hummed while at it" | "drew an arrow on the right leg first" | "told jokes throughout");
static CULPRIT: Rule = rule!("a patch of ice" | "thirty years of stairs" | "one bad landing" | "a wet jetty");
static MADE_GOOD: Rule = rule!("repaired" | "operated on" | "sewn up");
static MENDED: Rule = rule!("a mended knee" | "a knee as good as new" | "my knee in white gauze");

pub(super) static EYE_SURGERY: Milestone = Milestone {
    phrase: "my eye surgery",
    tell: rule!(
        "I had my eyes lasered on " {date} " and threw my glasses into " THROWN ". Almost."
        | "no more glasses since " {date} ", the day they did my eyes."
        | "a laser corrected my eyes on " {date} ", in less time than " LESS_TIME "."
        | ON_PAPER ": surgery on both eyes, " {date} ", no complications."
        | "since the operation on " {date} " I can read without glasses; it was only my eyes."
        | "on " {date} " " CALM " worked on my eyes."
        | "my glasses became " SOUVENIR " on " {date} ", when a laser did its work on my eyes."
        | "two minutes an eye, a smell of burning: the laser and me on " {date} CERTAIN
        | "I stared into a green light on " {date} " and came out seeing " SHARPLY "."
        | "the optician lost a customer on " {date} ", when I had both eyes operated on."
        | "ask me to read any sign over there: my eyes were put right on " {date} ", by a surgeon."
        | "the laser clicked, on " {date} ", and that was it for my nearsightedness."
        | "with shields over my eyes I was led " HOME " from the operation on " {date} CERTAIN
        | "I've seen " SEEN " from my pillow since " {date} ", my eye operation."
        | "somebody I'd never met cut into my eyes on " {date} ", and I thanked them."
        | "for " OPTICIAN ": vision corrected by surgery on " {date} "."),
};

static THROWN: Rule = rule!("the sea" | "the canal" | "the nearest bin");
static LESS_TIME: Rule = rule!("a haircut" | "it takes to boil an egg" | "I'd sat in the waiting room");
static SHARPLY: Rule = rule!("every leaf" | "single bricks" | "the small print" | "my own wrinkles");
static SEEN: Rule = rule!("the clock" | "the cracks in the ceiling" | "every star");
static OPTICIAN: Rule = rule!("the optician" | "the company doctor" | "anyone who misses my glasses");
static CALM: Rule = rule!("a very calm surgeon" | "a surgeon with cold hands" | "a surgeon who whistled");
static HOME: Rule = rule!("home" | "to a taxi" | "down the hall");
static SOUVENIR: Rule = rule!("a souvenir" | "a paperweight" | "part of a costume");

pub(super) static FIRST_MARATHON: Milestone = Milestone {
    phrase: "my first marathon",
    tell: rule!(
        "I ran my first marathon on " {date} " and swore never again, " VOW "."
        | "the medal " KEPT_WHERE " is from " {date} ", my first and only marathon."
        | "on " {date} " I got around a marathon for the first time, " BARELY "."
        | ON_PAPER ": first marathon, finished on " {date} ", time not worth repeating."
        | "forty-two kilometers on foot, on " {date} ", my marathon debut."
        | SORE " haven't forgiven me for " {date} ", my first marathon."
        | "I pinned a number to my chest on " {date} " and ran all forty-two kilometers, a first."
        | "a marathon, me, of all people: it happened on " {date} ", for the first time."
        | "the blister I'm proudest of dates from " {date} ", when I became a marathon finisher."
        | "I crossed the line of my very first marathon on " {date} ", behind " RUNNER "."
        | "the foil blanket in the drawer is a keepsake of " {date} ", my first marathon."
        | HOURS " on my feet on " {date} " made a marathoner of me."
        | "I learned what " LATE_STAGE " means on " {date} ", my first marathon."
        | MARSHAL " hung a medal on me on " {date} ", after forty-two kilometers."
        | "I limped for " DAYS " after " {date} ", having run my first marathon."
        | "my name is on the list of marathon finishers of " {date} ", near the end, a first."),
};

static RUNNER: Rule =
    rule!("a man dressed as a rhino" | "two nuns" | "a waiter with a tray" | "somebody's grandfather");
static LATE_STAGE: Rule = rule!("kilometer thirty-five" | "hitting the wall" | "the sweeper van" | "a long way");
static VOW: Rule = rule!("a vow I intend to keep" | "before I even had my breath back" | "in front of witnesses");
static KEPT_WHERE: Rule = rule!("on the wall" | "on the bathroom hook" | "around the teddy bear's neck");
static BARELY: Rule = rule!("just" | "in tears" | "two minutes before they closed" | "on bananas and spite");
static SORE: Rule = rule!("my feet" | "my toenails" | "my calves");
static HOURS: Rule = rule!("four and a half hours" | "almost five hours" | "close to six hours");
static MARSHAL: Rule = rule!("a stranger" | "a girl scout" | "some mayor" | "a man in a chicken suit");
static DAYS: Rule = rule!("a week" | "four days" | "quite some time");

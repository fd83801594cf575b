//! What somebody was tested, honored or applauded for.

use super::event::Milestone;
use super::proof::{CERTAIN, ON_PAPER};
use crate::wording::{Rule, rule};

pub(super) static DRIVING_TEST: Milestone = Milestone {
    phrase: "my driving test",
    tell: rule!(
        "I passed my driving test on " {date} ", " TRY "."
        | "found my driving papers; the test was on " {date} ", " DRIVEN_IN "."
        | "the examiner let me through on " {date} ", so I may legally drive a car."
        | "I've held a driver's license since " {date} ", the day of the test."
        | ON_PAPER ": license to drive issued on " {date} ", straight after the test."
        | "since the test on " {date} " I've been allowed to drive without anybody clutching the dashboard."
        | "I stalled twice on " {date} " and still walked away with a driver's license."
        | "a hill start, a handshake, and on " {date} " I was a licensed driver."
        | "the card in my wallet lets me drive, as of " {date} ", thanks to a kind examiner."
        | RENTAL " asked how long I've had my license: since " {date} "."
        | "the driving school took its sign off the roof for me on " {date} ", test passed."
        | "my instructor bought " A_ROUND " on " {date} ", since I'd passed."
        | LESSON " beside a man with a clipboard on " {date} ", and I was allowed to drive."
        | "I've been let loose on the roads since " {date} "; the examiner only " SIGHED " once."
        | "I stopped being a learner driver on " {date} CERTAIN
        | "the roads became less safe on " {date} ", when I got my license."),
};

static TRY: Rule = rule!(
    "at the third try, but who's counting"
        | "at the second try"
        | "with one wheel on the curb"
        | "by the skin of my teeth"
        | "in somebody else's lucky socks"
);
static RENTAL: Rule = rule!("the rental desk" | "a form" | "the man at the counter" | "the car-sharing app");
static A_ROUND: Rule = rule!("the ice cream" | "a round of lemonade" | "me a sandwich" | "himself a drink");
static SIGHED: Rule = rule!("sighed" | "gasped" | "braked for me" | "closed his eyes");
static DRIVEN_IN: Rule = rule!("in pouring rain" | "in thick fog" | "at rush hour" | "on black ice");
static LESSON: Rule = rule!("forty minutes" | "half an hour" | "one long loop" | "eleven roundabouts");

pub(super) static GALA_CONCERT: Milestone = Milestone {
    phrase: "the choir's gala concert",
    tell: rule!(
        "our choir sang its gala concert on " {date} "; " SLIP "."
        | "the recording of the choir gala of " {date} " is finally out."
        | "on " {date} " our choir stood on the big stage, black folders, flowers, the whole gala."
        | ON_PAPER ": gala of the choir, " {date} ", I'm in row two."
        | "the choir filled the concert hall with its gala on " {date} "."
        | "our conductor wept at the choir's gala on " {date} ", " TEARS "."
        | "we sang in evening dress on " {date} ", the whole choir, for the gala."
        | "the poster in the hall is for " {date} ", the gala that our choir gave."
        | "the choir's big evening, its gala, was on " {date} CERTAIN
        | CROWD " stood up and clapped for our choir on " {date} ", the night of the gala."
        | "I was hoarse for " AFTERMATH " after " {date} ", when our choir gave its gala."
        | VOICES " came in late when the choir gave its gala on " {date} ", and called it art."
        | "flowers, speeches, " ENCORE ": our choir gave its gala on " {date} "."
        | "the paper printed a photo of our choir's gala of " {date} "; I'm blinking."
        | "on " {date} " we choristers got our one night in the concert hall, gala and all."
        | REHEARSED " of rehearsals ended on " {date} ", with the choir's gala."),
};

static VOICES: Rule = rule!("the tenors" | "the altos" | "all the basses" | "half the sopranos");
static ENCORE: Rule = rule!("two encores" | "a nervous soloist" | "a piano out of tune" | "a dropped music stand");
static SLIP: Rule =
    rule!("I came in a bar early and nobody noticed" | "I forgot to breathe" | "I lost a shoe on the steps");
static TEARS: Rule = rule!("out of joy, he says" | "hard to say why" | "right through the encore");
static CROWD: Rule = rule!("four hundred people" | "the whole hall" | "even the critics" | "row after row");
static AFTERMATH: Rule = rule!("a week" | "three days" | "ages");
static REHEARSED: Rule = rule!("a long winter" | "a whole summer" | "more than a year");

pub(super) static CITIZENSHIP: Milestone = Milestone {
    phrase: "my citizenship ceremony",
    tell: rule!(
        "I became a citizen on " {date} ", with " FLAG " and a large buffet."
        | "the certificate says " {date} ": that's when I was sworn in as a citizen."
        | "on " {date} " I raised my hand and was made a citizen."
        | ON_PAPER ": oath of citizenship taken on " {date} "."
        | "I've been allowed to vote here since " {date} ", when they made me a citizen."
        | OFFICIAL " shook my hand on " {date} " and welcomed me as a citizen."
        | "I swore the oath on " {date} " and have been entitled to the passport since."
        | "the anthem, off-key, then a handshake, and on " {date} " I belonged to this country."
        | "they clipped the corner of my old passport on " {date} ", when I was sworn in here."
        | CLERK " asks since when I've been a citizen: since " {date} CERTAIN
        | "I've been from here on paper since " {date} ", ceremony included."
        | HOW_MANY " of us stood up in the town hall on " {date} " and sat down as citizens."
        | "my citizenship has a birthday, " {date} "; there was " MUSIC "."
        | "they handed me the certificate of citizenship on " {date} CERTAIN
        | JUDGE " made a citizen of me on " {date} "."
        | "the country took me in on " {date} ", by oath, with " MUSIC "."
        | FLAG " was pressed into my hand on " {date} ", when I was naturalized."),
};

static FLAG: Rule = rule!("a small flag" | "a paper flag" | "a red carnation" | "a signed booklet");
static CLERK: Rule = rule!("the passport office" | "the polling station" | "a form" | "the man at the border");
static MUSIC: Rule = rule!("a brass band" | "a school orchestra" | "a very long speech" | "an anthem from a tape");
static OFFICIAL: Rule = rule!("the mayor" | "the district officer" | "a lady with a gold chain");
static HOW_MANY: Rule = rule!("forty" | "a whole room full" | "eleven" | "sixty-two");
static JUDGE: Rule = rule!("a judge in sneakers" | "a judge with a cold" | "a very young judge");

//! What people say before the point: where they are, and why they write.
//!
//! Nothing here states anything that an attribute, list or event could hold, so that it can't contradict a fact.

use crate::wording::{Rule, rule};

/// What a person may say before a request.
pub(super) static CONTEXT: Rule = rule!(
    "I'm " DOING ", so " EXCUSE "." | "I'm " DOING " and " WISH "."
    | "this has been on my mind " SINCE "." | "I was thinking about this " WHERE ", of all places."
    | "before " NEXT ", I'd like to settle one small thing." | "a question from " CORNER ", if I may."
    | "bear with me, I'm " DOING "." | "here's one that " PUZZLED "."
    | "you'll laugh, but this " BOTHERED "." | "I looked at " LOOKED " just now and wondered.");

/// What a person may say before some news.
pub(super) static LEAD: Rule = rule!(
    "I'm " DOING ", so " SORRY "." | "I'm " DOING " and " TALKATIVE "."
    | "I meant to tell you this " SINCE_THEN "." | "something from my day, before " NEXT "."
    | "this came back to me " WHERE ", of all places." | "news from " CORNER "."
    | "while I'm " DOING ", let me tell you something." | "I haven't told " NOBODY " yet."
    | "here's what I forgot to say " SINCE_THEN "." | "a bit of news, since " BORED ".");

static DOING: Rule = rule!(
    "waiting for the bus"
        | "stuck in a meeting that doesn't need me"
        | "on hold with a hotline"
        | "stirring a pot with one hand"
        | "sitting on the stairs"
        | "standing in a queue"
        | "half asleep"
        | "on my lunch break"
        | "between two appointments"
        | "hiding from the laundry"
        | "folding socks"
        | "watching the rain"
        | "waiting for the kettle"
        | "in the waiting room of the dentist"
        | "on a slow train"
        | "peeling potatoes"
        | "wrapped in two blankets"
        | "waiting for a parcel"
        | "cooling my feet in a bucket"
        | "minding somebody else's soup"
        | "locked out on the balcony"
        | "shelling peas"
        | "sorting buttons"
        | "sitting in the last row of a lecture"
);
static EXCUSE: Rule = rule!(
    "forgive the typos"
        | "keep it short"
        | "I only have two minutes"
        | "be gentle with me"
        | "no essays, please"
        | "I'm in no hurry at all"
        | "explain it slowly"
        | "nothing too clever, please"
        | "plain words would be best"
        | "skip the history of it"
        | "I'd settle for half an answer"
);
static SORRY: Rule = rule!(
    "forgive the typos"
        | "this will be short"
        | "I only have two minutes"
        | "excuse the rambling"
        | "there's time for some news"
        | "I'm in no hurry at all"
        | "you'll get this in one breath"
);
static TALKATIVE: Rule = rule!(
    "feel like talking"
        | "have time to catch you up"
        | "need to tell somebody"
        | "can't concentrate anyway"
        | "might as well report"
);
static SINCE_THEN: Rule = rule!("for a week" | "for days" | "earlier" | "last time we talked" | "the other day");
static WISH: Rule = rule!(
    "need a distraction"
        | "would like to learn something"
        | "can't concentrate anyway"
        | "have a question that isn't urgent"
        | "feel like talking to somebody patient"
        | "got to wondering"
);
static WHERE: Rule = rule!(
    "under the shower"
        | "on the way home"
        | "in the queue at the checkout"
        | "while brushing my teeth"
        | "in the elevator"
        | "during a very long phone call"
        | "on the stairs"
        | "halfway through a yawn"
        | "at the tram stop"
        | "while I was looking for my glasses"
        | "at a red light"
        | "in the sauna"
);
static SINCE: Rule = rule!(
    "for a week"
        | "for days"
        | "since breakfast"
        | "ever since I woke up"
        | "for longer than I'd like to admit"
        | "since the weekend"
);
pub(super) static NEXT: Rule = rule!(
    "dinner"
        | "the shops close"
        | "I forget again"
        | "the kettle boils"
        | "my break is over"
        | "the day is over"
        | "the washing is done"
        | "my train gets in"
        | "somebody needs me"
);
static CORNER: Rule = rule!(
    "the sofa"
        | "the kitchen table"
        | "the back seat of a bus"
        | "under the blanket"
        | "a noisy café"
        | "a bench in the sun"
        | "the quiet carriage"
        | "the far end of the garden"
);
static PUZZLED: Rule = rule!(
    "kept the whole table busy yesterday"
        | "I couldn't answer when a child asked me"
        | "I should be able to answer"
        | "nobody at lunch agreed on"
        | "has nothing to do with anything"
);
static BOTHERED: Rule = rule!(
    "kept me awake"
        | "has been bothering me"
        | "came up three times this week"
        | "started a small quarrel here"
        | "is what I think about on trains"
);
static LOOKED: Rule = rule!(
    "the mess in the kitchen"
        | "my notes"
        | "the clock"
        | "the shopping list"
        | "the pile on my chair"
        | "an old postcard"
);
static NOBODY: Rule = rule!("anybody" | "a soul" | "my family" | "anyone else");
static BORED: Rule = rule!(
    "the bus is late"
        | "I've got the time"
        | "it's raining anyway"
        | "nobody else is listening"
        | "you asked last time"
);

/// Why a person asks.
pub(super) static REASON: Rule =
    rule!("I ask because " BECAUSE "." | "the thing is, " BECAUSE "." | "you see, " BECAUSE ".");
static BECAUSE: Rule = rule!(
    "somebody at work has strong feelings about it"
        | "I got it wrong last time"
        | "I like to understand things before I do them"
        | "the last attempt ended in tears"
        | "I promised to report back"
        | "it keeps coming up"
        | "I'd rather not look it up"
        | "everybody tells me something different"
        | "I want to get it right for once"
        | "there's a bet on it, a small one"
        | "the instructions are in tiny print"
        | "I nodded as if I knew"
        | "it was on a quiz show and nobody knew"
        | "my grandmother would have known"
        | "I've been putting it off for weeks"
        | "the people who know are all on holiday"
);

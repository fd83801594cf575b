//! What people say before the point: where they are, and why they write.
//!
//! Nothing here states anything that an attribute, list or event could hold, so that it can't contradict a fact.

use crate::wording::{Rule, rule};

/// What a person may say before a request.
pub(super) static CONTEXT: Rule = rule!(
    "I'm " DOING ", so " EXCUSE "."
    | "I'm " DOING " and " WISH "."
    | "this has been on " MY_MIND " " SINCE "."
    | "I was thinking about this " WHERE ", " OF_ALL "."
    | "before " NEXT ", I'd like to settle " SMALL_THING "."
    | "a question from " CORNER ", " IF_I_MAY "."
    | "bear with me, I'm " DOING "."
    | "here's one that " PUZZLED ", " IF_I_MAY "."
    | YOU_WILL_LAUGH ", but this " BOTHERED "."
    | "I looked at " LOOKED " " JUST_NOW " and wondered.");

/// What a person may say before some news.
pub(super) static LEAD: Rule = rule!(
    "I'm " DOING ", so " SORRY "."
    | "I'm " DOING " and " TALKATIVE "."
    | MEANT_TO " tell you this " EARLIER "."
    | "something from my day, before " NEXT "."
    | "this " CAME_BACK " to me " WHERE "."
    | NEWS " from " CORNER "."
    | "while I'm " DOING ", " LET_ME " tell you something."
    | "I " NOT_YET " " NOBODY "."
    | "here's what I " LEFT_OUT " " EARLIER "."
    | BIT_OF_NEWS ", since " BORED ".");

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
        | "in a waiting room with one magazine"
        | "on a slow train"
        | "peeling potatoes"
        | "wrapped in two blankets"
        | "waiting for a parcel"
        | "cooling my feet in a bucket"
        | "minding somebody else's soup"
        | "drying off on the balcony"
        | "shelling peas"
        | "sorting buttons"
        | "sitting in the last row of a lecture"
        | "in the back of a taxi"
        | "holding a place in line"
        | "early for once"
        | "under the hair dryer"
        | "polishing spoons"
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
        | "I'll spare you the details"
        | "here goes"
);
static TALKATIVE: Rule = rule!(
    "feel like talking"
        | "have time to catch you up"
        | "need to tell somebody"
        | "can't concentrate anyway"
        | "might as well report"
        | "could use an audience"
        | "am in the mood for a chat"
);
static EARLIER: Rule = rule!(
    "earlier" | "yesterday" | "the first time around" | "last time we talked" | "the other day" | "at the weekend"
);
static WISH: Rule = rule!(
    "need a distraction"
        | "would like to learn something"
        | "can't concentrate anyway"
        | "have a question that isn't urgent"
        | "feel like talking to somebody patient"
        | "got to wondering"
        | "have run out of people to ask"
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
        | "over the sink"
        | "between two emails"
        | "in the revolving door"
);
static OF_ALL: Rule = rule!("of all places" | "for no reason" | "out of nowhere" | "for whatever reason");
static SINCE: Rule = rule!(
    "for a week"
        | "for days"
        | "since breakfast"
        | "ever since I woke up"
        | "for longer than I'd like to admit"
        | "since the weekend"
);
/// What is about to happen.
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
        | "the soup boils over"
        | "the doorbell rings"
        | "I lose my nerve"
        | "my feet go numb"
        | "the lights turn green"
);
static SMALL_THING: Rule = rule!(
    "one small thing" | "something trivial" | "a bet with myself" | "one last thing" | "a matter of no importance"
);
static CORNER: Rule = rule!(
    "the sofa"
        | "the kitchen table"
        | "the back seat of a bus"
        | "under the blanket"
        | "a noisy café"
        | "a bench in the sun"
        | "the quiet carriage"
        | "the far end of the yard"
        | "the top of a ladder"
        | "behind a pile of mail"
        | "seat 14"
);
static IF_I_MAY: Rule = rule!(
    "if I may"
        | "if you have a minute"
        | "no hurry"
        | "just out of interest"
        | "an easy one for once"
        | "so brace yourself"
);
static PUZZLED: Rule = rule!(
    "kept the whole table busy yesterday"
        | "I couldn't answer when a child asked me"
        | "I should be able to answer"
        | "nobody at lunch agreed on"
        | "has nothing to do with anything"
        | "my dictionary was no help with"
);
static YOU_WILL_LAUGH: Rule =
    rule!("you'll laugh" | "don't laugh" | "it's silly" | "it may be nothing" | "call me odd");
static BOTHERED: Rule = rule!(
    "kept me awake"
        | "has been bothering me"
        | "came up three times this week"
        | "started a small quarrel here"
        | "is what I think about on trains"
        | "won't leave me alone"
);
static LOOKED: Rule = rule!(
    "the mess in the kitchen"
        | "my notes"
        | "the clock"
        | "the shopping list"
        | "the pile on my chair"
        | "an old postcard"
        | "the ceiling"
        | "my own handwriting"
);
static JUST_NOW: Rule =
    rule!("just now" | "this morning" | "over breakfast" | "for the tenth time" | "with fresh eyes");
static MEANT_TO: Rule = rule!("I meant to" | "I wanted to" | "I forgot to" | "I was about to");
static CAME_BACK: Rule = rule!("came back" | "occurred" | "came");
static NEWS: Rule = rule!("news" | "a report" | "an update" | "greetings");
static NOT_YET: Rule = rule!("haven't yet told" | "have yet to tell" | "won't tell");
static LEFT_OUT: Rule = rule!("forgot to say" | "left out" | "kept to myself");
static MY_MIND: Rule = rule!("my mind" | "my list" | "my conscience");
static LET_ME: Rule = rule!("let me" | "I might as well" | "I'll quickly" | "allow me to");
static NOBODY: Rule = rule!("anybody" | "a soul" | "my family" | "anyone else" | "the people here");
static BIT_OF_NEWS: Rule =
    rule!("a bit of news" | "one for your files" | "something new" | "a small report" | "here's an update");
static BORED: Rule = rule!(
    "the bus is late"
        | "I've got the time"
        | "it's raining anyway"
        | "nobody else is listening"
        | "you asked last time"
        | "everybody here is asleep"
        | "the queue isn't moving"
);

/// Why a person asks.
pub(super) static REASON: Rule = rule!(
    "I ask because " BECAUSE "."
    | "the thing is, " BECAUSE "."
    | "you see, " BECAUSE "."
    | "it matters because " BECAUSE "."
    | "in my defense, " BECAUSE "."
    | "why I ask: " BECAUSE ".");
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
        | "a child is going to ask me again"
        | "I said it with great confidence yesterday"
        | "I've heard both and believed both"
        | "the internet is of two minds"
        | "I don't want to sound silly on Monday"
);

//! What assistants say beside the point: encouragement, offers, good wishes.

use crate::wording::{Rule, rule};

/// After an answer.
pub(super) static AFTER_ADVICE: Rule = rule!(
    "if that doesn't help, " THEN "."
    | "I can turn that into " FORMAT " if you like."
    | "it gets easier " EASIER "."
    | "there's more to say, but that's the part that matters " MATTERS "."
    | "people argue about this, so " ARGUE "."
    | "ask again " AGAIN " and I'll go into detail."
    | "that's the short answer; the long one " LONG_ONE "."
    | "don't let anybody tell you " MYTH "."
    | "most people " MOST "."
    | "it's a common question, so " COMPANY "."
    | "give it " TRIAL " and see whether it suits you."
    | "start " START " and leave the rest for another day.");
static THEN: Rule = rule!(
    "describe it in more detail and we'll try again"
        | "there are two or three other ways"
        | "tell me what happened instead"
        | "we'll look at it from another side"
        | "it isn't you, it's the matter itself"
);
static FORMAT: Rule = rule!(
    "a checklist" | "three steps" | "a note for the fridge" | "a short plan" | "a table" | "a reminder to yourself"
);
static EASIER: Rule = rule!(
    "with practice, as these things do"
        | "the second time"
        | "once you've seen somebody do it"
        | "after the first week"
);
static MATTERS: Rule = rule!("most" | "today" | "in practice" | "for beginners" | "nine times out of ten");
static ARGUE: Rule = rule!(
    "take it with a pinch of salt"
        | "go with what works for you"
        | "feel free to disagree"
        | "ask two others as well"
        | "don't quote me at the table"
);
static AGAIN: Rule =
    rule!("any time" | "when you've tried it" | "tomorrow" | "if you get stuck" | "when you have a pen at hand");
static LONG_ONE: Rule =
    rule!("fills a shelf" | "needs a cup of tea" | "can wait" | "is mostly exceptions" | "starts with `it depends`");
static MYTH: Rule = rule!(
    "it's harder than that"
        | "there's only one way"
        | "it takes special equipment"
        | "it can't be learned"
        | "it takes talent"
);
static MOST: Rule = rule!(
    "find that this works"
        | "give up one step too early"
        | "make it harder than it is"
        | "learn it by accident"
        | "settle for something in between"
);
static COMPANY: Rule = rule!(
    "you're in good company" | "don't feel silly" | "the answer is well tested" | "somebody must have the same trouble"
);
static TRIAL: Rule = rule!("a try" | "a week" | "two tries" | "an evening" | "an honest chance");
static START: Rule = rule!("there" | "small" | "with the easy half" | "with what's in the house" | "today");

/// After news.
pub(super) static AFTER_NEWS: Rule = rule!(
    "thanks for " THANKS "."
    | "I'm listening, if " LISTENING "."
    | "say the word if " WORD "."
    | "let me know how " LET_KNOW "."
    | "it's good to hear from you " HEAR_FROM "."
    | "feel free to add to that " ADD "."
    | "I'd be curious to hear " CURIOUS "."
    | "that goes with " GOES_WITH "."
    | "I'll think of it " THINK_OF "."
    | "I like hearing " LIKE_HEARING ".");
static THANKS: Rule = rule!("telling me" | "keeping me posted" | "the update" | "taking the time" | "thinking of me");
static LISTENING: Rule =
    rule!("there's more to it" | "you want to go on" | "you'd like to talk it over" | "there's a story behind it");
static WORD: Rule = rule!(
    "I can help with anything around it"
        | "you'd like to make a plan of it"
        | "it turns into work"
        | "I got something wrong"
);
static LET_KNOW: Rule =
    rule!("it goes on from here" | "that turns out" | "you feel about it next week" | "the rest of it goes");
static HEAR_FROM: Rule = rule!("in any case" | "again" | "today" | "between two things" | "as always");
static ADD: Rule = rule!("whenever you like" | "another day" | "as more comes back to you" | "in your own time");
static CURIOUS: Rule =
    rule!("what comes next" | "the rest of it" | "what the others say" | "how you like it in a month");
static GOES_WITH: Rule = rule!("the rest of what I know" | "what you've said before" | "the picture I have");
static THINK_OF: Rule =
    rule!("when it matters" | "when you next ask" | "the next time it comes up" | "should you need it");
static LIKE_HEARING: Rule =
    rule!("the small things, too" | "how your days go" | "it from you directly" | "news like that");

/// After anything.
pub(super) static GOOD_WISHES: Rule = rule!(
    "I hope the rest of your " SPAN " is " GENTLE "."
    | "take your time, " NO_RUSH "."
    | "you know where to find me " WHENEVER "."
    | "if something is on your mind, " SPEAK "."
    | "shall we get on with " NEXT_THING "?"
    | "be kind to yourself " WHENEVER "."
    | "happy to " GO_ON " " ONCE "."
    | "one step at a time, and " PAUSE " in between."
    | "there's no need to " HURRY " on my account."
    | "have " PAUSE " before the next thing."
    | "and " LOOK_AFTER ", will you?"
    | "whatever comes next, " COMES_NEXT "."
    | "that leaves " LEAVES " for later."
    | "enjoy " ENJOY " while it lasts.");
static SPAN: Rule = rule!("day" | "week" | "evening" | "morning" | "shift");
static GENTLE: Rule = rule!(
    "a quiet one"
        | "easier than the start"
        | "kind to you"
        | "free of surprises"
        | "pleasant"
        | "short"
        | "as dull as you need it"
);
static NO_RUSH: Rule = rule!(
    "there's no rush"
        | "I'm not going anywhere"
        | "nothing is on fire"
        | "it'll keep"
        | "this can wait"
        | "nobody is counting"
);
static WHENEVER: Rule =
    rule!("today" | "in the meantime" | "this week" | "when things get busy" | "after hours, too" | "on bad days");
static SPEAK: Rule =
    rule!("just say so" | "go ahead" | "I have time" | "write as much or as little as you like" | "out with it");
static NEXT_THING: Rule = rule!(
    "the next thing"
        | "the next item"
        | "whatever else is waiting"
        | "something lighter"
        | "the rest of your list"
        | "the fun part"
);
static GO_ON: Rule =
    rule!("go deeper" | "carry on with this" | "talk it through" | "pick this up again" | "take another look");
static ONCE: Rule = rule!(
    "whenever you have the time"
        | "after a break"
        | "once things are calmer"
        | "if you feel like it"
        | "when you're back"
);
static PAUSE: Rule = rule!(
    "a cup of tea"
        | "a proper break"
        | "some fresh air"
        | "a deep breath"
        | "a glass of water"
        | "five minutes of nothing"
        | "a bite to eat"
);
static HURRY: Rule = rule!("hurry" | "explain yourself" | "apologize" | "be brief" | "choose your words");
static LOOK_AFTER: Rule = rule!(
    "mind the stairs"
        | "get some rest"
        | "drink something warm"
        | "open a window"
        | "put your feet up"
        | "eat something green"
);
static COMES_NEXT: Rule =
    rule!("you've managed worse" | "I'm around" | "it can't be all bad" | "take it slowly" | "we'll see to it");
static LEAVES: Rule = rule!("the hard part" | "the rest" | "the fun part" | "the details" | "one or two things");
static ENJOY: Rule = rule!("the calm" | "the daylight" | "the quiet" | "the weather" | "the good mood" | "your break");

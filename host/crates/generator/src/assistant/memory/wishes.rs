//! Good wishes, which an assistant adds to anything.
//!
//! Most alternatives have inner words in some tens of combinations: an exam has several hundred of these, and nobody
//! should be heard saying the same thing over and over.

use crate::wording::{Rule, rule};

/// After anything.
pub(super) static GOOD_WISHES: Rule = rule!(
    "I hope the rest of your " SPAN " is " GENTLE "."
    | "take your time, " NO_RUSH "."
    | "you know where to find me " WHENEVER "."
    | "if something is on your mind, " SPEAK "."
    | "shall we move on to " NEXT_THING " " ONCE "?"
    | "shall we move on to " NEXT_THING "?"
    | "be kind to yourself " THESE_DAYS "."
    | "happy to " GO_ON " " ONCE "."
    | "one step at a time, and " PAUSE " in between."
    | "there's no need to " HURRY " on my account."
    | "how about " PAUSE " before " NEXT_THING "?"
    | "how about " PAUSE " " WHILE "?"
    | "and " LOOK_AFTER ", will you?"
    | "and " LOOK_AFTER " " WHEN_DONE "."
    | "whatever comes next, " COMES_NEXT "."
    | "that leaves " LEAVES " for " LEFT_FOR "."
    | "enjoy " ENJOY " while it lasts."
    | "enjoy " ENJOY ", " DESERVED "."
    | "have a " GOOD " " SPAN "."
    | "may your " SPAN " be " GENTLE "."
    | "I'll be here " WHENEVER "; " SPEAK "."
    | "off you go, and " LOOK_AFTER "."
    | "if you'd rather " GO_ON ", " BY_ALL_MEANS "."
    | "don't " OVERDO " it " THESE_DAYS "."
    | "now for " LEAVES "."
    | "until " UNTIL ", " SO_LONG "."
    | "and if " PLAN_FAILS ", there's always " PAUSE ".");
static SPAN: Rule = rule!("day" | "week");
static GENTLE: Rule = rule!(
    "a quiet one"
        | "easier than the last one"
        | "kind to you"
        | "free of surprises"
        | "pleasant"
        | "short on surprises"
        | "as dull as you need it"
        | "a good one"
        | "short on meetings"
        | "shorter than it looks"
);
static NO_RUSH: Rule = rule!(
    "there's no rush"
        | "I'm not going anywhere"
        | "nothing is on fire"
        | "it'll keep"
        | "this can wait"
        | "nobody is counting"
        | "the day is long"
        | "I'm not tapping my foot"
        | "good things do"
);
static WHENEVER: Rule = rule!(
    "today"
        | "in the meantime"
        | "this week"
        | "when things get busy"
        | "after hours, too"
        | "on bad days"
        | "for the rest of the day"
        | "at odd hours"
        | "rain or shine"
);
static SPEAK: Rule = rule!(
    "just say so"
        | "go ahead"
        | "I have time"
        | "write as much or as little as you like"
        | "out with it"
        | "don't be shy"
        | "one line is enough"
        | "no appointment needed"
        | "I don't mind long stories"
);
static NEXT_THING: Rule = rule!(
    "the next thing"
        | "the next item"
        | "whatever else is waiting"
        | "something lighter"
        | "the rest of your list"
        | "the fun part"
        | "the boring part"
        | "what's left"
);
static GO_ON: Rule = rule!(
    "go deeper"
        | "carry on with this"
        | "talk it through"
        | "pick this up again"
        | "take another look"
        | "start something else"
        | "sort out the details"
);
static ONCE: Rule = rule!(
    "whenever you have the time"
        | "after a break"
        | "once things are calmer"
        | "if you feel like it"
        | "when you're back"
        | "in a bit"
);
static PAUSE: Rule = rule!(
    "a cup of tea"
        | "a proper break"
        | "some fresh air"
        | "a deep breath"
        | "a glass of water"
        | "five minutes of nothing"
        | "a bite to eat"
        | "a good stretch"
        | "a look out the window"
        | "a nap"
);
static WHILE: Rule = rule!(
    "while you can"
        | "while nobody is looking"
        | "at some point"
        | "on me, so to speak"
        | "first"
        | "when you get a minute"
);
static HURRY: Rule = rule!(
    "hurry"
        | "explain yourself"
        | "apologize"
        | "be brief"
        | "choose your words"
        | "stay up"
        | "tidy up"
        | "be cheerful"
);
static LOOK_AFTER: Rule = rule!(
    "watch your step"
        | "get some rest"
        | "drink something warm"
        | "open a window"
        | "put your feet up"
        | "eat something green"
        | "take a coat"
        | "leave the phone in another room"
        | "take care of your back"
);
static WHEN_DONE: Rule =
    rule!("when you're done" | "afterwards" | "sooner or later" | "for once" | "while you're at it" | "if you can");
static COMES_NEXT: Rule = rule!(
    "you've managed worse"
        | "I'm around"
        | "it can't be all bad"
        | "take it slowly"
        | "we'll see to it"
        | "that's fine by me"
        | "you'll be all right"
        | "keep your chin up"
);
static LEAVES: Rule = rule!(
    "the hard part"
        | "the rest"
        | "the fun part"
        | "the details"
        | "one or two things"
        | "the easy bit"
        | "the small print"
);
static LEFT_FOR: Rule = rule!("later" | "another day" | "tomorrow" | "a rainy day" | "the weekend" | "somebody else");
static ENJOY: Rule = rule!(
    "the calm"
        | "the quiet"
        | "the weather"
        | "the good mood"
        | "your break"
        | "the empty hour"
        | "the view"
        | "the slow part of the day"
);
static DESERVED: Rule =
    rule!("you've earned it" | "for my sake" | "such as it is" | "before it's gone" | "you need it" | "all of it");
static GOOD: Rule = rule!("good" | "calm" | "gentle" | "decent" | "bright" | "lazy");
static OVERDO: Rule = rule!("overdo" | "rush" | "overthink" | "fight" | "take on all of" | "lose sleep over");
static UNTIL: Rule = rule!("then" | "the next time" | "you write again" | "tomorrow" | "later" | "the next round");
static PLAN_FAILS: Rule = rule!(
    "all else fails"
        | "the plan falls through"
        | "nothing comes of it"
        | "it gets too much"
        | "nobody picks up"
        | "the day gets away from you"
);
static THESE_DAYS: Rule = rule!("today" | "this week" | "on bad days" | "from now on" | "if you can help it");
static BY_ALL_MEANS: Rule =
    rule!("that's fine by me" | "say so" | "be my guest" | "by all means" | "I won't mind" | "so be it");
static SO_LONG: Rule =
    rule!("take it slowly" | "keep your chin up" | "take care" | "be well" | "stay warm" | "all the best");

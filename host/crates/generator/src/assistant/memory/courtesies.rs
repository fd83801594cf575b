//! What assistants say first beside the point: encouragement after an answer, thanks after news.

use crate::wording::{Rule, rule};

/// After an answer.
pub(super) static AFTER_ADVICE: Rule = rule!(
    "if that doesn't help, " THEN "."
    | "I can turn that into " FORMAT " " IF_WANTED "."
    | "it gets easier " EASIER "."
    | "there's more to say, but that's the part that matters " MATTERS "."
    | "people argue about this, so " ARGUE "."
    | "ask again " AGAIN " and I'll " DETAIL "."
    | "that's the short answer; the long one " LONG_ONE "."
    | "don't let " ANYBODY " tell you " MYTH "."
    | "most people " MOST ", if that's any comfort."
    | "most people " MOST "."
    | "it's a common question, so " COMPANY "."
    | "give it " TRIAL " and see whether it " SUITS "."
    | "start " START " and leave the rest " FOR_THEN "."
    | "if in doubt, " IN_DOUBT "."
    | "that holds " HOLDS ", " EXCEPT "."
    | "I'd " I_WOULD ", but " YOUR_CALL "."
    | "worst case, you " WORST "."
    | "tell me how it goes " GOES ".");
static THEN: Rule = rule!(
    "describe it in more detail and we'll try again"
        | "there are two or three other ways"
        | "tell me what happened instead"
        | "we'll look at it from another side"
        | "it isn't you, it's the matter itself"
        | "I have a plan B"
        | "we start over, no harm done"
);
static FORMAT: Rule = rule!(
    "a checklist" | "three steps" | "a note for the fridge" | "a short plan" | "a table" | "a reminder to yourself"
);
static IF_WANTED: Rule = rule!("if you like" | "if that helps" | "in a minute" | "for you" | "before you go");
static EASIER: Rule = rule!(
    "with practice, as these things do"
        | "the second time"
        | "once you've seen somebody do it"
        | "after the first week"
        | "with a clear head"
        | "the next time around"
);
static GOES: Rule =
    rule!("in the end" | "after the first week" | "when you've tried it" | "the second time" | "if you remember");
static MATTERS: Rule = rule!("most" | "today" | "in practice" | "for beginners" | "nine times out of ten");
static ARGUE: Rule = rule!(
    "take it with a pinch of salt"
        | "go with what works for you"
        | "feel free to disagree"
        | "ask two others as well"
        | "don't quote me at the table"
        | "expect a raised eyebrow or two"
);
static AGAIN: Rule =
    rule!("any time" | "when you've tried it" | "tomorrow" | "if you get stuck" | "when you have a pen at hand");
static DETAIL: Rule =
    rule!("go into detail" | "draw it out in steps" | "start from the beginning" | "give you the whole story");
static LONG_ONE: Rule = rule!(
    "fills a shelf"
        | "needs a cup of tea"
        | "can wait"
        | "is mostly exceptions"
        | "is full of ifs"
        | "ends in the same place"
        | "takes an evening"
);
static ANYBODY: Rule = rule!("anybody" | "the experts" | "a stranger" | "the internet");
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
        | "never get told that"
        | "need three attempts"
);
static COMPANY: Rule = rule!(
    "you're in good company"
        | "don't feel silly"
        | "the answer is well tested"
        | "somebody must have the same trouble"
        | "no need to be shy about it"
        | "I didn't have to think long"
);
static TRIAL: Rule = rule!("a try" | "a week" | "two tries" | "an evening" | "an honest chance");
static SUITS: Rule = rule!("suits you" | "sticks" | "does any good" | "was worth the bother" | "feels right");
static START: Rule = rule!("there" | "small" | "with the easy half" | "with what's in the house" | "today");
static FOR_THEN: Rule =
    rule!("for another day" | "for later" | "until you feel like it" | "to chance" | "for the weekend");
static IN_DOUBT: Rule = rule!(
    "leave it out"
        | "do less of it"
        | "sleep on it"
        | "keep the receipt"
        | "trust your nose"
        | "go with the simpler one"
        | "write it down first"
);
static HOLDS: Rule = rule!("in general" | "almost everywhere" | "as a rule of thumb" | "on most days" | "for now");
static EXCEPT: Rule = rule!(
    "give or take"
        | "with the usual exceptions"
        | "though nobody will check"
        | "unless the label says otherwise"
        | "but don't bet the house on it"
);
static I_WOULD: Rule = rule!(
    "try the first one" | "keep it simple" | "wait a day" | "do it in two goes" | "skip the fancy part" | "ask around"
);
static YOUR_CALL: Rule =
    rule!("it's your call" | "you know best" | "I'm only one opinion" | "there's no wrong answer" | "suit yourself");
static WORST: Rule = rule!(
    "lose half an hour"
        | "do it over"
        | "learn what not to do"
        | "end up where you started"
        | "have a story to tell"
        | "need a second try"
);

/// After news.
pub(super) static AFTER_NEWS: Rule = rule!(
    "thanks for " THANKS ", " AS_EVER "."
    | "thanks for " THANKS "."
    | "I'm listening, if " LISTENING "."
    | "say the word if " WORD "."
    | "let me know how " LET_KNOW "."
    | "it's good to hear from you " HEAR_FROM "."
    | "feel free to add to that " ADD "."
    | "I'd be curious to hear " CURIOUS ", " NO_PRESSURE "."
    | "that goes with " GOES_WITH "."
    | "I'll think of it " THINK_OF "."
    | "I like hearing " LIKE_HEARING "."
    | "you can always " CORRECT " " ADD "."
    | "I'm glad you " MENTIONED " " AT_ALL "."
    | "that's " WORTH ", so " MENTIONED_WELL "."
    | "no need to " REPEAT ", " I_HAVE "."
    | "and how are you " OTHERWISE "?"
    | "life does " LIFE_DOES ", doesn't it?");
static THANKS: Rule = rule!(
    "telling me"
        | "keeping me posted"
        | "the update"
        | "taking the time"
        | "thinking of me"
        | "the news"
        | "sharing that"
);
static AS_EVER: Rule = rule!("as ever" | "truly" | "it helps" | "I mean it" | "I like to be in the know");
static LISTENING: Rule = rule!(
    "there's more to it"
        | "you want to go on"
        | "you'd like to talk it over"
        | "there's a story behind it"
        | "that was only the beginning"
        | "you need to get it off your chest"
);
static WORD: Rule = rule!(
    "I can help with anything around it"
        | "you'd like to make a plan of it"
        | "it turns into work"
        | "I got something wrong"
        | "there's something to look up"
        | "you'd rather not talk about it"
);
static LET_KNOW: Rule = rule!(
    "it goes on from here"
        | "that turns out"
        | "you feel about it next week"
        | "the rest of it goes"
        | "you make out"
        | "the others take it"
);
static HEAR_FROM: Rule = rule!("in any case" | "again" | "today" | "in between things" | "as always" | "at this hour");
static ADD: Rule = rule!(
    "whenever you like" | "another day" | "as more comes back to you" | "in your own time" | "later on" | "next time"
);
static CURIOUS: Rule = rule!(
    "what comes next" | "the rest of it" | "what the others say" | "how you like it in a month" | "where it leads"
);
static NO_PRESSURE: Rule =
    rule!("no pressure" | "when you get to it" | "if it's not too much to ask" | "whenever" | "but only if you like");
static GOES_WITH: Rule = rule!(
    "the rest of what I know"
        | "what you've said before"
        | "the picture I have"
        | "the kind of week you've had"
        | "my idea of you"
        | "everything else"
);
static THINK_OF: Rule = rule!(
    "when it matters"
        | "when you next ask"
        | "the next time it comes up"
        | "should you need it"
        | "at the right moment"
        | "before you have to remind me"
);
static LIKE_HEARING: Rule = rule!(
    "the small things, too"
        | "how your days go"
        | "it from you directly"
        | "news like that"
        | "what's behind the headlines"
        | "things in the order in which they happen"
);
static CORRECT: Rule =
    rule!("correct me" | "add a footnote" | "change your mind" | "fill in the blanks" | "start from the top");
static MENTIONED: Rule = rule!("told me" | "mentioned it" | "brought it up" | "thought to say so" | "stopped by");
static AT_ALL: Rule = rule!("today" | "in any case" | "right away" | "at all" | "yourself");
static WORTH: Rule = rule!("worth knowing" | "useful" | "no small thing" | "news to me" | "easily forgotten");
static MENTIONED_WELL: Rule =
    rule!("good thing you said so" | "I'm glad to have it" | "you were right to say so" | "thank you" | "I'm all ears");
static REPEAT: Rule =
    rule!("say it twice" | "spell it out" | "remind me" | "go into it" | "write it on the wall" | "explain");
static I_HAVE: Rule = rule!("I've got it" | "that was clear" | "I was paying attention" | "that stuck" | "I follow");
static OTHERWISE: Rule = rule!(
    "otherwise" | "holding up" | "this fine day" | "apart from that" | "in the middle of all this" | "getting along"
);
static LIFE_DOES: Rule =
    rule!("go on" | "keep one busy" | "move in small steps" | "have its turns" | "fill up quickly" | "surprise");

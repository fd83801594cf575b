//! What people say before a request.

use super::moments::{CORNER, DOING, NEXT, WHERE};
use crate::wording::{Rule, rule};

/// What a person may say before a request.
///
/// All are usually alike in length: of those that are too short for the room that there is, only the longest would ever
/// be said.
pub(in super::super) static CONTEXT: Rule = rule!(
    "I'm " DOING " right now, so " EXCUSE "."
    | "I'm " DOING " and " WISH "."
    | "this very question has been on " MY_MIND " " SINCE "."
    | "I was thinking about this " WHERE ", " OF_ALL "."
    | "before " NEXT ", I'd like to settle " SMALL_THING "."
    | "here comes a question from " CORNER ", " IF_I_MAY "."
    | "bear with me and my clumsy thumbs, I'm " DOING "."
    | "here's what " PUZZLED ", " IF_I_MAY "."
    | YOU_WILL_LAUGH ", but this " BOTHERED ", I must admit."
    | "I looked at " LOOKED " " JUST_NOW " and then wondered."
    | "somebody " NEARBY " " BROUGHT_UP ", and " NOW_I "."
    | "my " COOLING " is getting cold as we speak, but " CURIOUS "."
    | "I've asked " OTHERS " about this, and got " ANSWERS "."
    | "you're " LAST_HOPE " today, since " UNREACHABLE "."
    | "here I am with " STATE ", and also with " RIDDLE "."
    | "between us, I " NODDED " " WHILE_TOLD " and " CLUELESS ".");

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
static WISH: Rule = rule!(
    "need something to think about"
        | "would like to learn something"
        | "can't concentrate on anything"
        | "have a question that isn't urgent"
        | "feel like talking to somebody patient"
        | "got to wondering about this"
        | "have run out of people to ask"
);
static MY_MIND: Rule = rule!("my mind" | "my list" | "my conscience" | "a note on the fridge");
static SINCE: Rule = rule!(
    "for a week"
        | "for days"
        | "since breakfast"
        | "ever since I woke up"
        | "for longer than I'd like to admit"
        | "since the weekend"
);
static OF_ALL: Rule = rule!("of all things" | "for no reason" | "out of nowhere" | "for some reason");
static SMALL_THING: Rule = rule!(
    "one small thing" | "something trivial" | "a bet with myself" | "one last thing" | "a matter of no importance"
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
        | "has divided two colleagues today"
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
    rule!("just now" | "this morning" | "over a late breakfast" | "for the tenth time" | "with fresh eyes");
static NEARBY: Rule =
    rule!("on the tram" | "next to me" | "on the radio" | "behind me" | "in the stairwell" | "at the next table");
static BROUGHT_UP: Rule = rule!("brought this up" | "argued over this" | "asked this out loud" | "mentioned this");
static NOW_I: Rule =
    rule!("I can't let it go" | "nobody had an answer" | "I only heard half" | "it sounded simple" | "I kept quiet");
static COOLING: Rule = rule!("soup" | "bath" | "toast" | "iron" | "dishwater" | "hot-water bottle");
static CURIOUS: Rule =
    rule!("this comes first" | "I want to know this" | "curiosity wins" | "a question is a question" | "so be it");
static OTHERS: Rule =
    rule!("everybody on my floor" | "the whole table" | "a very old book" | "three people" | "two search engines");
static ANSWERS: Rule =
    rule!("a shrug" | "four answers" | "a lecture" | "nowhere with it" | "a blank look" | "a sigh and no answer");
static LAST_HOPE: Rule =
    rule!("my last hope" | "my port of call" | "my best bet" | "the only one I can ask" | "the night shift");
static UNREACHABLE: Rule = rule!(
    "the library is closed"
        | "nobody picks up the phone"
        | "the experts are asleep"
        | "I can't ask out loud in here"
        | "my own guess was no good"
);
static STATE: Rule = rule!(
    "wet hair" | "one sock on" | "flour on my hands" | "a pencil behind my ear" | "cold feet" | "my coat still on"
);
static RIDDLE: Rule =
    rule!("a simple question" | "something to ask" | "a small riddle" | "a gap in my knowledge" | "a little request");
static NODDED: Rule = rule!("nodded" | "smiled" | "took notes" | "looked wise");
static WHILE_TOLD: Rule = rule!("when this came up" | "through it all" | "at the right moments" | "the whole time");
static CLUELESS: Rule = rule!("understood nothing" | "got none of it" | "thought of lunch" | "hoped for the best");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_is_passed_over_for_its_length() {
        let usual: Vec<usize> = CONTEXT.alternatives().map(|one| one.usual_len()).collect();
        assert_eq!(usual, [61; 16]);
    }
}

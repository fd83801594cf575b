//! Why people ask.

use crate::wording::{Rule, rule};

/// Why a person asks.
///
/// All are usually alike in length: of those that are too short for the room that there is, only the longest would ever
/// be said.
pub(in super::super) static REASON: Rule = rule!(
    "asking because " BECAUSE "."
    | "the reason is, " BECAUSE "."
    | "well, you see, " BECAUSE "."
    | "mostly because " BECAUSE "."
    | "in my defense, " BECAUSE "."
    | "and why I ask: " BECAUSE "."
    | "for " WHOM ", who " INSISTS "."
    | OWE " a sensible answer by " DEADLINE "."
    | "or I'll " GO_WITHOUT ", and " NO_GOOD "."
    | "so far, " SEARCHING " got me " NOWHERE "."
    | NO_PURPOSE " behind this, just " CURIOSITY "."
    | MY_GUESS " " WAS_BAD ", so here I am."
    | "all I have is " LITTLE ", and " NOT_ENOUGH "."
    | "call this " VANITY ", but " I_WANT "."
    | AGAIN ", I " BE_READY "."
    | "it would " SPARE_ME ", and " GRATEFUL ".");

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
static WHOM: Rule = rule!(
    "somebody on my floor" | "a friend of a friend" | "a very curious child" | "an old acquaintance" | "a pen pal"
);
static INSISTS: Rule = rule!(
    "won't stop asking"
        | "distrusts search engines"
        | "is too shy to ask"
        | "wants it in one sentence"
        | "will check what I say"
);
static OWE: Rule = rule!("I promised somebody" | "I owe the others" | "the others expect" | "I said I'd have");
static DEADLINE: Rule = rule!("tonight" | "the weekend" | "noon" | "the next break" | "Friday" | "the next meeting");
static GO_WITHOUT: Rule =
    rule!("lie awake over it" | "make something up" | "have to guess" | "go by pure hearsay" | "keep wondering");
static NO_GOOD: Rule = rule!(
    "nobody wants that" | "that never ends well" | "I've done that before" | "it would show" | "there are witnesses"
);
static SEARCHING: Rule = rule!(
    "asking around" | "leafing through old magazines" | "half an hour of reading" | "thinking hard" | "a quick search"
);
static NOWHERE: Rule = rule!("nowhere" | "three opinions" | "more questions" | "as far as the headline" | "quite lost");
static NO_PURPOSE: Rule = rule!("no deeper purpose" | "no great plan" | "no emergency" | "nothing grand");
static CURIOSITY: Rule =
    rule!("curiosity" | "a very long wait" | "a stray thought" | "a bet that I'm losing" | "an empty afternoon");
static MY_GUESS: Rule =
    rule!("my own guess" | "my first theory" | "what I thought I knew" | "the answer that I gave" | "my common sense");
static WAS_BAD: Rule = rule!(
    "didn't hold up"
        | "made people laugh"
        | "fell apart soon"
        | "was wrong twice"
        | "only goes so far"
        | "convinced nobody"
);
static LITTLE: Rule =
    rule!("a hunch" | "a rumor" | "two versions of it" | "a bad scrawl" | "half a sentence" | "hearsay");
static NOT_ENOUGH: Rule =
    rule!("I don't trust it" | "it doesn't add up" | "I'd like more than that" | "that won't do" | "people noticed");
static VANITY: Rule = rule!("vanity" | "stubbornness" | "a whim" | "a matter of pride" | "boredom");
static I_WANT: Rule = rule!(
    "I want to know"
        | "it won't let go of me"
        | "I'd like to sound informed"
        | "I can't leave it alone"
        | "I hate being the last to know"
);
static AGAIN: Rule = rule!(
    "next time somebody asks" | "when it comes up once more" | "at the next big dinner" | "the next time we argue"
);
static BE_READY: Rule = rule!(
    "want to have an answer"
        | "would like to keep up"
        | "won't be the one who shrugs"
        | "mean to be right"
        | "intend to shine"
);
static SPARE_ME: Rule =
    rule!("spare me a red face" | "save me a phone call" | "settle a bet" | "let me sleep" | "end a long silence");
static GRATEFUL: Rule = rule!("that's worth a lot" | "I'd be grateful" | "about time, too" | "so much the better");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_is_passed_over_for_its_length() {
        let usual: Vec<usize> = REASON.alternatives().map(|one| one.usual_len()).collect();
        assert_eq!(usual, [48; 16]);
    }
}

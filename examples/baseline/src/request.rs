//! What a request asks for, without the talk around it.

use crate::store::content_stems;
use crate::text::{Words, holds_any, lowered, sentences, spans, tokens, words};

/// Words between the reason that people give and what they ask for because of it.
const BECAUSE: [&str; 4] = [", so ", ", and ", ", but ", " — "];

/// How a clause begins that asks a question or tells a wish.
const ASKING: &str = "please|could |can |would |will |do |don't |does |did |is |are |was |has |have |any |what|who|whom|whose|which|when|where|how |\
why|let's|i'd |i want|i need|i just |i only |we need|we want|we'd |we still don't|we don't have|hands off|never |first|second|then |after that";

/// How a clause begins that tells what to do.
const COMMANDS: &str = "let |limit |help |show |tell |give |get |make |go |keep |put |take |set |find |see |check |send |bring |come back|look |write |ask |\
add |remind |think |stop |spare |mark |scan |sort |translate |convert |count |compare |rename |back up |draw |paint |build |design |create |run |\
start |begin |queue |work |name |list |choose |pick |plan |simply |note |use |rewrite |condense |tidy |remember |don't ";

/// Expressions with which someone says that they don't know, which is as good as a question.
const NOT_KNOWING: &str = "i don't know|i forgot|i've forgotten|no idea|i wonder|i was wondering|curious|i can't say|i can't tell|i can't work out|\
i can't think|drew a blank|no answer|i want to know|i'd like to know|i can't put";

/// How a sentence begins that only goes on about how things are.
const TELLING: &str = "he |he's|he'll|she |she's|she'll|they |they've|it hisses|it has|it's the|it's called|there's a |there are|if |once |meanwhile|\
at least|the |our |my ";

/// Returns the sentences of a request that ask for something or name what it is about, each without the reason before it.
/// If nothing is left all stays.
pub(crate) fn core_of(request: &str) -> String {
    let clauses: Vec<&str> = sentences(request).into_iter().map(without_reason).collect();
    let kept: Vec<&str> = clauses.iter().copied().filter(|clause| matters(clause)).collect();
    if kept.is_empty() { request.to_owned() } else { kept.join(" ") }
}

/// Whether a clause asks for something, or names a thing.
fn matters(clause: &str) -> bool {
    names_something(clause) || asks(clause)
}

/// Whether a clause asks for something: it says so, or it speaks to the listener. Who only tells how things are doesn't.
fn asks(clause: &str) -> bool {
    let lower = format!(" {} ", lowered(clause));
    let listener = holds_any(&lower, " you | your | yourself | yours | you'd | you've | you're | you'll | please");
    let command = begins(clause, COMMANDS) || clause.split_once(", ").is_some_and(|(_, rest)| begins(rest, COMMANDS));
    clause.ends_with('?')
        || begins(clause, ASKING)
        || command
        || holds_any(&lower, NOT_KNOWING)
        || !begins(clause, TELLING) && (listener || clause.contains(": "))
}

fn begins(clause: &str, beginnings: &str) -> bool {
    let lower = lowered(clause);
    beginnings.split('|').any(|beginning| lower.starts_with(beginning))
}

/// Whether a clause has a name, an address, a code or a year in it.
pub(crate) fn names_something(clause: &str) -> bool {
    let year = |word: &str| {
        word.len() == 4 && (word.starts_with("19") || word.starts_with("20")) && word.parse::<u32>().is_ok()
    };
    !spans(clause).is_empty() || clause.split(|c: char| !c.is_alphanumeric()).any(year)
}

/// Cuts off the reason at the head of a sentence: what stands before `so` or `and`, if it names nothing and what follows asks
/// or is all that names something.
fn without_reason(sentence: &str) -> &str {
    let mut rest = sentence;
    while let Some((at, mark)) = BECAUSE.iter().filter_map(|mark| Some((rest.find(mark)?, mark))).min() {
        let (head, tail) = (&rest[..at], &rest[at + mark.len()..]);
        let reason = !names_something(head) && !asks(head);
        let says = content_stems(tail).len() >= 2 && (asks(tail) || *mark == ", so ");
        if !reason || !(says || names_something(tail)) {
            break;
        }
        rest = tail;
    }
    rest
}

/// Words for oneself and one's family, by which a question is about the user.
static OWN: Words =
    words!(" i me my mine we our ours us i'm i've i'd i'll we've we're gran granny grandma mum mom dad ");

/// Whether a request asks about the user: a question with a word for themselves, and no wish for a deed.
pub(crate) fn asks_about_the_user(core: &str) -> bool {
    let personal = tokens(core).iter().any(|word| OWN.holds(word.lower.trim_end_matches("'s")));
    let wishes = "can you|could you|would you|will you|any chance|what about|how about|are you able|would it";
    let asks = |part: &&str| {
        part.ends_with('?')
            || begins(part, "name |list |give me|take me through|sort |put |remind me|choose|pick|plan |tell me")
    };
    let parts = sentences(core);
    personal && parts.iter().any(asks) && !parts.iter().any(|part| begins(part, wishes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_talk_around_a_request_is_left_out() {
        for (request, expected) in [
            ("The bus was late, so please open https://a.example/x. He is asleep.", "please open https://a.example/x."),
            ("My dog ate my shoe. Ask Orla Finn for hers.", "Ask Orla Finn for hers."),
            ("I'm on a train, and I'd like a darker screen.", "I'd like a darker screen."),
            ("Paint Orla, and frame it.", "Paint Orla, and frame it."),
            ("Rain again.", "Rain again."),
        ] {
            assert_eq!(core_of(request), expected);
        }
    }

    #[test]
    fn a_question_about_the_user_is_told_from_a_wish() {
        assert!(asks_about_the_user("Where do I live?"));
        assert!(!asks_about_the_user("Could you send my letter?"));
        assert!(!asks_about_the_user("How tall is a giraffe?"));
    }
}

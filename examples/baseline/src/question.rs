//! What a question asks for.

use std::collections::BTreeSet;

use crate::date::{Day, Mention, days_named};
use crate::evidence::Focus;
use crate::lexicon::{Field, Sort, fields_of, hobby_in};
use crate::text::{SpanKind, holds_any, lowered, spans, tokens};

/// What a question asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The value as it stands now.
    Value,
    /// The value as it stood on a day.
    AsOf(Day),
    /// The value as it stood when something happened, which is described.
    AtEvent {
        /// The question without the event.
        main: String,
        /// The event.
        event: String,
    },
    /// The value before the present one.
    Previous,
    /// All values in order.
    History,
    /// How many things there are; with an event, only those after it.
    Count {
        /// What to count.
        things: String,
        /// The event after which they count, if any.
        after: Option<String>,
    },
    /// How often something came up.
    Times,
    /// All things of a sort.
    List,
    /// The order of some events.
    Order(Vec<String>),
    /// The time between two events.
    Duration(String, String),
    /// Whether something still goes on.
    Attitude,
    /// What the assistant said.
    Suggested,
    /// Advice that a taste of the user should decide.
    Advice,
}

/// Expressions, separated by `|`, that tell what is asked for. They are looked for in a text in lower case between blanks.
const TIMES: &str = "how many times|how often|many occasions|number of times|how many separate|how many different times|how many conversations|\
how frequently|many chats|many sessions";
const COUNT: &str = "how many|number of|the count of| count |the tally|what's the total";
const SEQUENCE: &str = "in order|from the earliest|with the earliest|first to latest|over time|in the order|the order|chronological|sequence|succession|oldest first|earliest first|follow each other|one after another|\
from first to|first to last|from the first to|oldest to newest|in which order|timeline|from start to";
const SUGGESTED: &str = " you told me| you said|\
your tip|your advice| you gave me| you put forward| you came up with|your pick| you picked| you named|\
 did you |you thought|you found|your suggestion|your recommendation|by you| you came| you praised| you had for me|your idea";
const REQUESTED: &str = "can you|could you|would you|will you|please suggest|please recommend";
const PREVIOUS: &str = "before the person|before i last|until i last|just before|before my current|before the current|previous|before this one|prior to|before that|before the present|\
before i switched|before i changed|before the one|precede|came before|former|right before|before now|before it was|until the last change|\
one before";
const LIST: &str = " list |what are all|name all|name every|all the|all my|all of my|which ones|every one of|names of|each of my|give me every|\
 every |titles of|name them|which firms|which companies do i";
const ATTITUDE: &str = "do i still|am i still|do i feel about|how do i feel|still into|my stance|do i stand|is it still|where do i stand|\
my feelings|my relationship with|current relationship|do i keep up|have i kept|still doing|still part of|things stand|where am i at|\
or not,|am i done with|am i in or out|part of my life|do i do it";
const ADVICE: &str = "what should|which should|should i|pick for me|choose for me|help me choose|help me pick|any ideas|what would you|\
what would suit|what might|what do you think i|which would|what would go|what could i|plan for me|what do i pack|where do we go|\
what do i nominate|i'm sure to|lets me choose|what do i choose|what do i pick|can't go wrong|pick something|choose what|pick what|what i'd like|pick somewhere|choose something|\
what do i put on|what do we|what do i order|what do i bring|what do i play|which one do i take|what goes on|surprise me";

/// Reads a question that is asked on the day `now`.
pub(crate) fn read(question: &str, now: Day) -> Ask {
    let question = without_lead_in(question);
    let lower = format!(" {} ", lowered(question));
    let has = |expressions: &str| holds_any(&lower, expressions);
    if let Some((from, to)) = interval(question, &lower) {
        return Ask::Duration(from, to);
    }
    if let Some(items) = order(question, &lower) {
        return Ask::Order(items);
    }
    if has(TIMES) {
        return Ask::Times;
    }
    if has(COUNT) {
        let (things, after) = split_event(question, &AFTER);
        return Ask::Count { things, after: after.filter(|event| !event.to_lowercase().contains("talk")) };
    }
    if Focus::of(question).field.is_some_and(|field| field.name == "hobby")
        || has(ATTITUDE) && hobby_in(question).is_some()
    {
        return Ask::Attitude;
    }
    if has(SEQUENCE) {
        return Ask::History;
    }
    if has(SUGGESTED) && !has(REQUESTED) {
        return Ask::Suggested;
    }
    if has(PREVIOUS) {
        return Ask::Previous;
    }
    // A question about this evening is about now.
    if let Some(Mention { day, .. }) = days_named(question, now).iter().find(|mention| mention.day < now) {
        return Ask::AsOf(*day);
    }
    if has(LIST) || asks_for_several(question) {
        return Ask::List;
    }
    if has(ADVICE) {
        return Ask::Advice;
    }
    let (main, event) = split_event(question, &AT);
    // Whoever came along on a trip is a fact of the trip, and not of a time.
    let of_trip = Focus::of(&main).field.is_some_and(|field| field.name == "companion");
    match event.filter(|event| is_event(event) && !of_trip) {
        Some(event) => Ask::AtEvent { main, event },
        None => Ask::Value,
    }
}

/// Takes off a short remark before a colon, if it names nothing.
fn without_lead_in(question: &str) -> &str {
    match question.split_once(": ") {
        Some((remark, rest)) if remark.split(' ').count() <= 6 && spans(remark).is_empty() && rest.ends_with('?') => {
            rest
        }
        _ => question,
    }
}

/// Whether a question asks for things in the plural: `which towns`.
fn asks_for_several(question: &str) -> bool {
    tokens(question).windows(2).any(|pair| {
        let plural = pair[1].lower.len() > 3 && pair[1].lower.ends_with('s') && !pair[1].lower.ends_with("ss");
        pair[0].lower == "which" && plural && !pair[1].lower.contains('\'')
    })
}

/// Whether a text tells of something that happened once: it has a name, or words for an event.
fn is_event(text: &str) -> bool {
    let happens = |(field, points): &(&Field, u32)| field.sort == Sort::Any && field.name != "hobby" && *points >= 3;
    spans(text).iter().any(|span| span.kind == SpanKind::Name) || fields_of(text).iter().any(happens)
}

/// Words with which an event begins after which things count.
const AFTER: [&str; 6] = [" later than ", " after ", " since ", " following ", " once ", " from the time "];

/// Words with which an event begins at which a value held.
const AT: [&str; 12] = [
    " at the time of ",
    " at the time i ",
    " at the time when ",
    " by the time ",
    " back when ",
    " at the moment ",
    " the day i ",
    " around the time ",
    " while ",
    " during ",
    " when ",
    " as of ",
];

/// Splits a question at the words that begin an event, which may stand first.
fn split_event(question: &str, marks: &[&str]) -> (String, Option<String>) {
    let lower = format!(" {}", question.to_lowercase());
    if lower.len() != question.len() + 1 {
        return (question.to_owned(), None);
    }
    for mark in marks {
        let Some(at) = lower.find(mark) else { continue };
        let event_from = (at + mark.len() - 1).min(question.len());
        let event = question[event_from..].trim_matches(|c: char| !c.is_alphanumeric());
        if at == 0 {
            if let Some((event, main)) = event.split_once(',') {
                return (main.trim().to_owned(), Some(event.trim().to_owned()));
            }
            continue;
        }
        if let Some((event, main)) = event.split_once(", how many") {
            return (format!("How many{main}?"), Some(event.to_owned()));
        }
        if event.split(' ').count() >= 2 {
            return (question[..at.saturating_sub(1).max(1)].trim().to_owned(), Some(event.to_owned()));
        }
    }
    (question.to_owned(), None)
}

/// Expressions with which one asks for the time between two events.
const INTERVAL: &str = "how long|how much time|how many days|how many weeks|how many months|how many years|length of time|time passed|the gap|\
time elapsed|how far apart|stretch of time|time went by|interval|distance in time|time lies|time lay|time between";

/// Reads the two events of a question for the time between them.
fn interval(question: &str, lower: &str) -> Option<(String, String)> {
    if !holds_any(lower, INTERVAL) || lower.len() != question.len() + 2 {
        return None;
    }
    let lower = &lower[1..lower.len() - 1];
    let trimmed = |text: &str| text.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let part = |from: &str, to: &str| {
        let at = lower.find(from)? + from.len();
        let rest = &question[at..];
        let middle = lower[at..].find(to)?;
        Some((trimmed(&rest[..middle]), trimmed(&rest[middle + to.len()..])))
    };
    let found = part("between ", " and ").or_else(|| part("from ", " to ")).or_else(|| part("from ", " until "));
    let found = found.or_else(|| {
        // "How long after A did B?", "How long was it after A that B?", "How long had A been so before B?"
        let rest = part("after ", " did ").or_else(|| part("after ", " that ")).or_else(|| part("after ", ", "));
        let swapped = || {
            for mark in [" before ", " until ", " after "] {
                if let Some(at) = lower.find(mark) {
                    let head = trimmed(question[..at].trim_start_matches("How long"));
                    return Some((head, trimmed(&question[at + mark.len()..])));
                }
            }
            None
        };
        rest.or_else(swapped)
    });
    found.filter(|(a, b)| !a.is_empty() && !b.is_empty())
}

/// Expressions with which one asks for the order of events.
const ORDER: &str = "order|came first|sequence|earliest|chronolog|happened first|sort |arrange|line up|first to last|one by one|timeline|\
which was first|by date";

/// Reads the events of a question for their order.
fn order(question: &str, lower: &str) -> Option<Vec<String>> {
    if !holds_any(lower, ORDER) {
        return None;
    }
    let names: Vec<String> = spans(question)
        .into_iter()
        .filter(|span| matches!(span.kind, SpanKind::Name | SpanKind::Quoted))
        .map(|span| span.text)
        .collect();
    let distinct: BTreeSet<&String> = names.iter().collect();
    if distinct.len() >= 2 && !question.contains(';') {
        return Some(names);
    }
    let listed = question.rsplit_once(':').or_else(|| question.split_once('—')).map(|(_, listed)| listed);
    let head_listed = question.split_once(':').map(|(_, listed)| listed);
    for text in [listed, head_listed].into_iter().flatten() {
        let text = text.trim_end_matches(['.', '?', '!']);
        let parts: Vec<&str> = if text.contains(';') { text.split(';').collect() } else { text.split(',').collect() };
        let mut items: Vec<String> = Vec::new();
        for part in parts {
            let part = part.trim().trim_start_matches("and ").trim_start_matches("or ");
            items.extend(part.split(" or ").map(|item| item.trim().to_owned()).filter(|item| !item.is_empty()));
        }
        if items.len() >= 3 || items.len() == 2 && question.contains(':') {
            return Some(items);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::date::Month;

    fn ask(question: &str) -> Ask {
        read(question, Day::new(2026, Month(5), 20))
    }

    #[test]
    fn questions_are_told_apart() {
        for (question, expected) in [
            ("Where do I live these days?", Ask::Value),
            ("Where did I live on 3 March 2026?", Ask::AsOf(Day::new(2026, Month(3), 3))),
            ("What was my job before my current one?", Ask::Previous),
            ("How often did the barn come up?", Ask::Times),
            ("What are all my pets called?", Ask::List),
            ("Do I still go climbing?", Ask::Attitude),
            ("Which trail did you recommend to me?", Ask::Suggested),
            ("What should I cook tonight?", Ask::Advice),
        ] {
            assert_eq!(ask(question), expected, "{question}");
        }
    }

    #[test]
    fn events_are_split_off() {
        let expected = Ask::AtEvent { main: "What was my job".into(), event: "I went to Tarn".into() };
        assert_eq!(ask("What was my job when I went to Tarn?"), expected);
        let expected = Ask::Count { things: "How many trips did I take".into(), after: Some("I changed jobs".into()) };
        assert_eq!(ask("How many trips did I take after I changed jobs?"), expected);
    }

    #[test]
    fn two_events_make_an_interval() {
        let expected = Ask::Duration("buying the boat".into(), "selling it".into());
        assert_eq!(ask("How much time passed between buying the boat and selling it?"), expected);
        assert_eq!(ask("How long was it from buying the boat to selling it?"), expected);
    }

    #[test]
    fn items_to_order_are_separated() {
        let items = ["the move", "the new job", "the boat"].map(str::to_owned).to_vec();
        assert_eq!(ask("Put these in order: the move; the new job; the boat."), Ask::Order(items));
    }
}

//! What a question asks for.

use crate::date::{Day, Mention, days_named};

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

/// Reads a question that is asked on the day `now`.
pub(crate) fn read(question: &str, now: Day) -> Ask {
    let lower = format!(" {} ", question.to_lowercase().replace('’', "'"));
    let has = |phrases: &[&str]| phrases.iter().any(|phrase| lower.contains(phrase));
    if let Some((from, to)) = interval(question, &lower) {
        return Ask::Duration(from, to);
    }
    if let Some(items) = order(question, &lower) {
        return Ask::Order(items);
    }
    if has(&[
        "how many times",
        "how often",
        "many occasions",
        "number of times",
        "how many separate",
        "how many different times",
        "how many conversations",
        "how frequently",
    ]) {
        return Ask::Times;
    }
    if has(&["how many", "number of", "total count", "the count of", " count "]) {
        let (things, after) = split_event(question, &AFTER);
        return Ask::Count { things, after };
    }
    let sequence = [
        "in order",
        "from first",
        "first to ",
        "oldest to",
        "earliest to",
        "from the first",
        "chronological",
        "sequence",
        "over time",
        "history of",
        "every ",
        "one after",
        "order i had",
        "from start",
        "starting with",
        "succession",
        "in turn",
        "through the years",
        "over the years",
    ];
    if has(&["in order", "chronological", "sequence", "succession"])
        || has(&["list", "name", "every", "walk me", "run through", "what are all", "which"])
            && has(&sequence)
            && !has(&["everything"])
    {
        return Ask::History;
    }
    if has(&[
        "recommend",
        "suggest",
        "you advise",
        "you tell me",
        "you told me",
        "you mention",
        "you said",
        "you point",
        "you propose",
        "your tip",
        "your advice",
        "you gave me",
        "you give me",
        "you put forward",
        "you came up with",
        "your pick",
        "you name",
    ]) && !has(&[
        "can you",
        "could you",
        "would you",
        "will you",
        "please suggest",
        "please recommend",
        "suggest something",
    ]) {
        return Ask::Suggested;
    }
    if has(&[
        "before my current",
        "before the current",
        "previous",
        "before this one",
        "prior to",
        "before that",
        "before the present",
        "used to be",
        "just before",
        "before i switched",
        "before i changed",
        "before the one",
        "precede",
        "came before",
        "former",
        "right before",
        "until i switched",
        "before now",
    ]) {
        return Ask::Previous;
    }
    if has(&[
        "list",
        "what are all",
        "name all",
        "name every",
        "all the",
        "all my",
        "all of my",
        "which ones",
        "every one of",
        "names of",
        "each of my",
        "everything i",
    ]) {
        return Ask::List;
    }
    if has(&[
        "do i still",
        "am i still",
        "do i feel about",
        "how do i feel",
        "still into",
        "do i these days",
        "my stance",
        "do i stand on",
        "my view",
        "is it still",
        "does it still",
        "where do i stand",
        "my feelings",
        "currently feel",
        "my relationship with",
        "what's the story with me and",
        "do i keep up",
        "have i kept",
        "still doing",
        "still part of",
    ]) {
        return Ask::Attitude;
    }
    if has(&[
        "what should",
        "which should",
        "should i",
        "pick for me",
        "choose for me",
        "help me choose",
        "help me pick",
        "any ideas",
        "what would you",
        "what would suit",
        "what might",
        "would you suggest",
        "can you suggest",
        "could you suggest",
        "recommend a",
        "suggest a",
        "what do you think i",
        "which would",
        "what would go",
        "what could i",
        "plan for me",
    ]) {
        return Ask::Advice;
    }
    // A question about this evening is about now.
    if let Some(Mention { day, .. }) = days_named(question, now).iter().find(|mention| mention.day != now) {
        return Ask::AsOf(*day);
    }
    let (main, event) = split_event(question, &AT);
    match event {
        Some(event) => Ask::AtEvent { main, event },
        None => Ask::Value,
    }
}

/// Words with which an event begins after which things count.
const AFTER: [&str; 5] = [" after ", " since ", " following ", " once ", " from the time "];

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
        if event.split(' ').count() >= 2 {
            return (question[..at.saturating_sub(1).max(1)].trim().to_owned(), Some(event.to_owned()));
        }
    }
    (question.to_owned(), None)
}

/// Reads the two events of a question for the time between them.
fn interval(question: &str, lower: &str) -> Option<(String, String)> {
    let asks = [
        "how long",
        "how much time",
        "how many days",
        "how many weeks",
        "how many months",
        "how many years",
        "what length of time",
        "time passed",
        "the gap",
        "time elapsed",
        "how far apart",
        "what stretch of time",
        "time went by",
        "interval",
    ];
    if !asks.iter().any(|phrase| lower.contains(phrase)) || lower.len() != question.len() + 2 {
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

/// Reads the events of a question for their order.
fn order(question: &str, lower: &str) -> Option<Vec<String>> {
    let asks = [
        "order",
        "which came first",
        "what came first",
        "sequence",
        "earliest",
        "chronolog",
        "happened first",
        "sort ",
        "arrange",
        "line up",
        "came first",
        "first to last",
        "one by one",
        "timeline",
    ];
    if !asks.iter().any(|phrase| lower.contains(phrase)) {
        return None;
    }
    let listed = question.rsplit_once(':').or_else(|| question.split_once('—')).map_or(question, |(_, listed)| listed);
    let head_listed = question.split_once(':').map(|(_, listed)| listed);
    for text in [Some(listed), head_listed].into_iter().flatten() {
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
            ("Do I still climb?", Ask::Attitude),
            ("Which trail did you recommend to me?", Ask::Suggested),
            ("What should I cook tonight?", Ask::Advice),
        ] {
            assert_eq!(ask(question), expected, "{question}");
        }
    }

    #[test]
    fn events_are_split_off() {
        let expected = Ask::AtEvent { main: "What was my job".into(), event: "I bought the boat".into() };
        assert_eq!(ask("What was my job when I bought the boat?"), expected);
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

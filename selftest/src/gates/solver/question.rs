//! Questions: what is asked, by the words.

use super::dates::{Day, find_date};
use super::events::{AT_JOURNEY, BETWEEN, COMPANION, EVENTS, ORDER, SINCE};
use super::pattern::{Text, find};
use super::readings::{Reading, stated_by_the_assistant, stated_by_users};
use super::{activities, codes};

/// What is asked.
pub(super) enum Question {
    /// How somebody stands to the activity that a person brought them to.
    Activity(String),
    /// All values of something.
    All(&'static Reading),
    /// The value before the present one.
    Before(&'static Reading),
    /// The days between two events.
    Between(&'static str, &'static str),
    /// The code of a thing.
    Code(String),
    /// Who came along to a place.
    Companion(String),
    /// How many, or how often.
    Count(&'static Reading),
    /// The present value.
    Now(&'static Reading),
    /// The order of journeys to these places.
    Order(Vec<String>),
    /// The user's own recovery code for a thing.
    Recovery(String),
    /// How many journeys came after an event.
    Since(&'static str),
    /// The value on a day.
    Then(&'static Reading, Day),
    /// The value at the time of a journey to a place.
    ThenAt(&'static Reading, String),
}

impl Question {
    /// Reads a question. Whatever stands around it doesn't matter.
    pub(super) fn read(text: &Text<'_>) -> Option<Self> {
        let gap = |patterns: &[&str], letter: char| {
            patterns.iter().find_map(|pattern| find(pattern, text).first().map(|found| found.gap(letter).to_owned()))
        };
        gap(activities::ASKED, 'c')
            .map(Self::Activity)
            .or_else(|| gap(codes::RECOVERY_ASKED, 't').map(Self::Recovery))
            .or_else(|| gap(codes::ASKED, 't').map(Self::Code))
            .or_else(|| gap(COMPANION, 'p').map(Self::Companion))
            .or_else(|| gap(SINCE, 'e').and_then(|event| events_in(&event).first().copied()).map(Self::Since))
            .or_else(|| between(text))
            .or_else(|| order(text).map(Self::Order))
            .or_else(|| of_reading(text))
    }
}

/// Lists the events that a text names, in the order in which it does.
fn events_in(text: &str) -> Vec<&'static str> {
    let mut found: Vec<(usize, &'static str)> =
        EVENTS.iter().filter_map(|(event, _)| text.find(event).map(|at| (at, *event))).collect();
    found.sort_unstable();
    found.into_iter().map(|(_, event)| event).collect()
}

fn between(text: &Text<'_>) -> Option<Question> {
    BETWEEN.iter().find(|words| text.holds(words))?;
    match &*events_in(text.raw()) {
        [one, other] => Some(Question::Between(one, other)),
        _ => None,
    }
}

fn order(text: &Text<'_>) -> Option<Vec<String>> {
    let lower = text.lower();
    ORDER.iter().find_map(|(before, after)| {
        let start = lower.find(&before.to_ascii_lowercase())? + before.len();
        let end = start + lower[start..].find(&after.to_ascii_lowercase())?;
        let places = text.raw()[start..end].split(", ").flat_map(|part| part.split(" and "));
        Some(places.map(str::to_owned).collect())
    })
}

/// Finds the longest words of any reading that stand in the text.
fn of_reading(text: &Text<'_>) -> Option<Question> {
    type Make = fn(&'static Reading) -> Question;
    let mut best: Option<(usize, &'static Reading, Option<Make>)> = None;
    for reading in stated_by_users().chain(stated_by_the_assistant()) {
        let phrases: [(&[&str], Option<Make>); 5] = [
            (reading.now, Some(Question::Now)),
            (reading.before, Some(Question::Before)),
            (reading.all, Some(Question::All)),
            (reading.count, Some(Question::Count)),
            (reading.then, None),
        ];
        for (phrases, make) in phrases {
            for phrase in phrases {
                let longest = best.as_ref().map_or(0, |(length, ..)| *length);
                if phrase.len() > longest && text.holds(phrase) {
                    best = Some((phrase.len(), reading, make));
                }
            }
        }
    }
    let (_, reading, make) = best?;
    match make {
        Some(make) => Some(make(reading)),
        None => at_a_journey(text)
            .map(|place| Question::ThenAt(reading, place))
            .or_else(|| find_date(text.raw(), text.today()).map(|day| Question::Then(reading, day))),
    }
}

/// Finds the place of a journey whose time a question is about: up to the end of the clause.
fn at_a_journey(text: &Text<'_>) -> Option<String> {
    AT_JOURNEY.iter().find_map(|pattern| {
        ["?", ","].iter().find_map(|end| {
            let pattern = format!("{pattern}{end}");
            find(&pattern, text).first().map(|found| found.gap('p').to_owned())
        })
    })
}

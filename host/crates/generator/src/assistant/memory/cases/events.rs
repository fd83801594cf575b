//! Dated events: their order, the time between them, and what came after one.

use belljar_answer_key::{Distractor, Expected};

use super::super::super::draft::DraftCase;
use super::super::calendar::Day;
use super::super::ledger::{Fact, Subject};
use super::super::milestone;
use super::super::stories::Dated;
use super::super::trip;
use super::asker::{Asker, Sketch, ask, gold};
use super::lists::{near, number};

/// Drafts orders, durations and counts after an event.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    for ordinal in 0..asker.quota.order {
        cases.push(order(asker, ordinal));
    }
    for span in &asker.world.plot.events.spans {
        cases.push(duration(asker, span));
    }
    if let Some(turning_point) = &asker.world.plot.events.turning_point {
        cases.push(since(asker, turning_point));
    }
}

/// Asks for the order of three or four journeys, named in another order.
fn order(asker: &Asker<'_>, ordinal: usize) -> DraftCase {
    let mut stream = asker.root.numbered_stream("order", ordinal as u64);
    let facts = &asker.world.ledger.facts;
    let trips = &asker.world.plot.events.trips;
    let count = 3 + stream.index(2);
    let all: Vec<usize> = (0..trips.len()).collect();
    let mut chosen = stream.sample(&all, count);
    let mut named = chosen.clone();
    chosen.sort_unstable();
    while named == chosen {
        stream.shuffle(&mut named);
    }
    // Journeys are in the order in which they were made.
    let journeys: Vec<&Fact> = chosen.iter().map(|at| &facts[trips[*at].0]).collect();
    let names: Vec<&str> = named.iter().map(|at| &*facts[trips[*at].0].value).collect();
    let places = enumerate(&names);
    let values: Vec<&str> = journeys.iter().map(|fact| &*fact.value).collect();
    let others = asker.distractors(trip::DESTINATION, 0, |fact| values.contains(&&*fact.value));
    asker.case(Sketch {
        axis: "temporal",
        category: "order",
        user: 0,
        text: ask(&trip::ASK_ORDER, &mut stream, &[("places", &places)]),
        expected: Expected::OrderedList { items: values.iter().map(|value| vec![(*value).to_owned()]).collect() },
        distractors: others,
        evidence: &journeys.iter().map(|fact| fact.telling).collect::<Vec<_>>(),
        gold: gold(values.join("; "), format!("First {}.", values.join(", then "))),
    })
}

/// Joins names: `A, B and C`.
fn enumerate(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Asks how much time lay between two milestones.
fn duration(asker: &Asker<'_>, [earlier, later]: &[Dated; 2]) -> DraftCase {
    let mut stream = asker.stream("duration", earlier.phrase);
    let facts = &asker.world.ledger.facts;
    let days = later.day - earlier.day;
    let text = ask(&milestone::ASK, &mut stream, &[("a", earlier.phrase), ("b", later.phrase)]);
    // Other lengths of time that the haystack gives: to other milestones, and between the two tellings.
    let mut wrong: Vec<(Day, &str)> = asker
        .world
        .ledger
        .everybody(milestone::NAME)
        .filter(|fact| fact.value != earlier.phrase && fact.value != later.phrase)
        .filter_map(|fact| fact.from)
        .flat_map(|day| [(day - earlier.day).abs(), (day - later.day).abs()])
        .map(|days| (days, "to another event"))
        .collect();
    let told = |dated: &Dated| asker.world.told_on(&facts[dated.fact]);
    wrong.push(((told(later) - told(earlier)).abs(), "between the tellings"));
    wrong.retain(|(other, _)| *other > 2 && is_far(*other, days));
    // A doubled length is what a confused reader might say when nothing else is far enough off.
    wrong.push((2 * days + 9, "far off"));
    wrong.sort_unstable();
    wrong.dedup_by_key(|(days, _)| *days);
    asker.case(Sketch {
        axis: "temporal",
        category: "duration",
        user: 0,
        text,
        expected: Expected::Duration { days: Some(days.unsigned_abs()), seconds: None },
        distractors: wrong.into_iter().map(|(days, why)| Distractor::because(format!("{days} days"), why)).collect(),
        evidence: &[facts[earlier.fact].telling, facts[later.fact].telling],
        gold: gold(format!("{days} days"), format!("It was {days} days.")),
    })
}

/// Tells whether a length of time lies well outside what passes for another: half of it, or two days.
pub(in super::super) fn is_far(other: Day, right: Day) -> bool {
    (other - right).abs() > (right * 3 / 5).max(5)
}

/// Asks how many journeys came after an event.
fn since(asker: &Asker<'_>, event: &Dated) -> DraftCase {
    let mut stream = asker.stream("since", event.phrase);
    let journeys = asker.world.ledger.of(Subject::User(0), trip::DESTINATION);
    let count = journeys.iter().filter(|fact| fact.from.is_some_and(|day| day > event.day)).count();
    let mut evidence: Vec<usize> = journeys.iter().map(|fact| fact.telling).collect();
    evidence.push(asker.world.ledger.facts[event.fact].telling);
    asker.case(Sketch {
        axis: "recurrence",
        category: "computed",
        user: 0,
        text: ask(&trip::ASK_SINCE, &mut stream, &[("event", event.phrase)]),
        expected: number(count, "trips"),
        distractors: near(count, journeys.len(), "with those before"),
        evidence: &evidence,
        gold: gold(count.to_string(), format!("I count {count} trips.")),
    })
}

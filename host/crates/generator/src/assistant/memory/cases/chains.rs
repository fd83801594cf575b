//! Values that change: the latest, the one on a day, the one before, all of them, the one at an event.

use belljar_answer_key::Expected;
use belljar_seed::Stream;

use super::super::super::draft::DraftCase;
use super::super::attribute::{Attribute, Chain};
use super::super::calendar::{Day, date};
use super::super::ledger::{Fact, Subject};
use super::super::trip;
use super::asker::{Asker, Sketch, ask, gold};
use super::scalars::{scalar, value_case};

/// Days that a date in a question keeps from any change, so that nobody argues about a day.
pub(in super::super) const MARGIN_DAYS: Day = 2;

/// What is asked about a chain.
#[derive(Clone, Copy)]
enum Part {
    Latest,
    OnDay,
    Before,
    All,
    AtEvent,
}

/// Drafts all questions about chains, dealt in turn, so that questions of one type are about different chains.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    let quota = asker.quota;
    let parts = [
        (Part::Latest, quota.update),
        (Part::OnDay, quota.point_in_time),
        (Part::Before, quota.previous),
        (Part::All, quota.history),
        (Part::AtEvent, quota.at_event),
    ];
    let chains = &asker.world.cast.chains;
    let mut turn = 0;
    for (part, count) in parts {
        for _ in 0..count {
            let attribute = chains[turn % chains.len()];
            turn += 1;
            let chain = attribute.chain.as_ref().expect("what changes says how");
            cases.push(match part {
                Part::Latest => {
                    let text = ask(&attribute.ask, &mut asker.stream("latest", attribute.name), &[]);
                    scalar(asker, attribute, 0, "knowledge-update", "latest", text)
                }
                Part::OnDay => on_day(asker, attribute, chain),
                Part::Before => before(asker, attribute, chain),
                Part::All => all(asker, attribute, chain),
                Part::AtEvent => at_event(asker, attribute, chain),
            });
        }
    }
}

fn links<'a>(asker: &'a Asker<'_>, attribute: &Attribute) -> Vec<&'a Fact> {
    asker.world.ledger.of(Subject::User(0), attribute.name)
}

/// Asks for the value on a day: within the time of a value that isn't the present one, a meanwhile one if there is.
fn on_day(asker: &Asker<'_>, attribute: &Attribute, chain: &Chain) -> DraftCase {
    let mut stream = asker.stream("on day", attribute.name);
    let links = links(asker, attribute);
    let spans: Vec<(Day, Day)> = links
        .iter()
        .filter_map(|fact| Some((fact.from? + MARGIN_DAYS, fact.to? - MARGIN_DAYS)))
        .filter(|(from, to)| from <= to)
        .collect();
    // The first value has held for months; the others were found by reading closely.
    let at = if spans.len() > 1 && stream.chance(2, 3) { 1 + stream.index(spans.len() - 1) } else { 0 };
    let (from, to) = spans[at];
    let day = stream.between(from.max(to - 60), to);
    let mut when = String::from("on ");
    when.push_str(&date(day));
    past_value(asker, attribute, chain, ("point-in-time", "as-of"), day, &when, None, &mut stream)
}

/// Asks for the value at the time of a journey that lies well within the time of a value.
fn at_event(asker: &Asker<'_>, attribute: &Attribute, chain: &Chain) -> DraftCase {
    let mut stream = asker.stream("at event", attribute.name);
    let facts = &asker.world.ledger.facts;
    let links = links(asker, attribute);
    let known = links[0].from.expect("chains are dated");
    let day = |trip: &Fact| trip.from.expect("journeys are dated");
    // How far a journey keeps from any change. First values begin before the first session, so that some journey counts.
    let distance =
        |trip: &Fact| links.iter().filter_map(|fact| fact.from).map(|change| (day(trip) - change).abs()).min();
    let mut trips: Vec<&Fact> = asker.world.plot.events.trips.iter().map(|(place, _)| &facts[*place]).collect();
    trips.retain(|trip| day(trip) > known);
    stream.shuffle(&mut trips);
    let clear = trips.iter().find(|trip| distance(trip) > Some(MARGIN_DAYS));
    let trip = clear.or_else(|| trips.iter().max_by_key(|trip| distance(trip))).expect("some journeys are recent");
    let when = trip::WHEN.render(&mut stream, &[("place", &trip.value)]);
    let mut letters = when.chars();
    let when: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
    past_value(asker, attribute, chain, ("multi-session", "value-at-event"), day(trip), &when, Some(trip), &mut stream)
}

#[expect(clippy::too_many_arguments, reason = "two callers share one sketch, each argument is a different thing")]
fn past_value(
    asker: &Asker<'_>,
    attribute: &Attribute,
    chain: &Chain,
    (axis, category): (&'static str, &'static str),
    day: Day,
    when: &str,
    event: Option<&Fact>,
    stream: &mut Stream,
) -> DraftCase {
    let ledger = &asker.world.ledger;
    let fact = ledger.as_of(Subject::User(0), attribute.name, day).expect("the chain covers the day");
    // The value's own telling, the one that ends it, and the event's.
    let mut evidence = vec![fact.telling];
    evidence.extend(
        links(asker, attribute).iter().find(|next| next.from == fact.to && fact.to.is_some()).map(|next| next.telling),
    );
    evidence.extend(event.map(|event| event.telling));
    let text = ask(&chain.then, stream, &[("when", when)]);
    value_case(
        asker,
        fact,
        attribute.sort,
        Sketch {
            axis,
            category,
            user: 0,
            text,
            expected: Expected::Decline {},
            distractors: Vec::new(),
            evidence: &evidence,
            gold: gold(&*fact.value, format!("At that time it was {}.", fact.value)),
        },
    )
}

/// Asks for the value before the present one.
fn before(asker: &Asker<'_>, attribute: &Attribute, chain: &Chain) -> DraftCase {
    let mut stream = asker.stream("before", attribute.name);
    let links = links(asker, attribute);
    let [.., fact, last] = &*links else { unreachable!("a chain has two values at least") };
    let text = ask(&chain.before, &mut stream, &[]);
    value_case(
        asker,
        fact,
        attribute.sort,
        Sketch {
            axis: "temporal",
            category: "previous",
            user: 0,
            text,
            expected: Expected::Decline {},
            distractors: Vec::new(),
            evidence: &[fact.telling, last.telling],
            gold: gold(&*fact.value, format!("It was {}.", fact.value)),
        },
    )
}

/// Asks for all values in order.
fn all(asker: &Asker<'_>, attribute: &Attribute, chain: &Chain) -> DraftCase {
    let mut stream = asker.stream("all", attribute.name);
    let links = links(asker, attribute);
    let values: Vec<&str> = links.iter().map(|fact| &*fact.value).collect();
    let text = ask(&chain.all, &mut stream, &[]);
    asker.case(Sketch {
        axis: "temporal",
        category: "history",
        user: 0,
        text,
        expected: Expected::OrderedList { items: values.iter().map(|value| attribute.sort.forms(value)).collect() },
        distractors: asker.distractors(attribute.name, 0, |fact| fact.subject == Subject::User(0)),
        evidence: &links.iter().map(|fact| fact.telling).collect::<Vec<_>>(),
        gold: gold(values.join("; "), format!("In order: {}.", values.join(", then "))),
    })
}

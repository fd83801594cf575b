//! Dated events: journeys and milestones.

use belljar_seed::Stream;

use super::super::calendar::{Day, date};
use super::super::cast::Cast;
use super::super::ledger::{FactId, Subject};
use super::super::milestone::{self, MILESTONES};
use super::super::quota::Quota;
use super::super::scribe::{Scribe, say};
use super::super::trip;
use super::super::value::Sort;

/// Bounds of the time between two events, in days: steps of about 1.4, each as likely as any other. An answer passes
/// within half of the right one, which is a span of three, or 3.3 steps of 17: no constant passes more than a fifth.
const SPANS: &[Day] = &[14, 20, 28, 39, 55, 77, 107, 150, 210, 294, 412, 577, 808, 1_131, 1_583, 2_217, 3_104, 4_345];

/// Dated events of the first user.
pub(in super::super) struct Events {
    /// Journeys, in the order in which they were made: the fact of the destination, and that of the companion.
    pub(in super::super) trips: Vec<(FactId, FactId)>,
    /// Two milestones, the earlier one first, for each length of time that is asked for.
    pub(in super::super) spans: Vec<[Dated; 2]>,
    /// A milestone in the midst of the journeys, for what is counted after an event.
    pub(in super::super) turning_point: Option<Dated>,
    /// A place that nobody went to, for each time that one is asked for.
    pub(in super::super) unvisited: Vec<String>,
}

/// A milestone with its fact.
#[derive(Clone, Copy)]
pub(in super::super) struct Dated {
    /// What questions call it.
    pub(in super::super) phrase: &'static str,
    /// Its fact.
    pub(in super::super) fact: FactId,
    /// When it was.
    pub(in super::super) day: Day,
}

/// Tells journeys and milestones.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast, quota: &Quota) -> Events {
    let trips = if cast.trips { tell_trips(scribe, quota) } else { Vec::new() };
    let mut stream = scribe.root.stream("milestones");
    let mut pool: Vec<usize> = (0..MILESTONES.len()).collect();
    stream.shuffle(&mut pool);
    let end = scribe.calendar.day(0, scribe.sessions(0) - 1);
    let mut spans = Vec::with_capacity(quota.duration);
    for _ in 0..quota.duration {
        let step = stream.index(SPANS.len() - 1);
        let span = stream.between(SPANS[step], SPANS[step + 1] - 1);
        let later = end - stream.between(30, 400);
        let mut one = |day| tell_milestone(scribe, pool.pop().expect("there are a dozen"), day, &mut stream);
        let earlier = one(later - span);
        spans.push([earlier, one(later)]);
        // A third one, so that there is a wrong length of time to be told.
        one(later - span - 5 - span / 2);
    }
    let turning_point = (quota.computed > 0).then(|| {
        let days: Vec<Day> = trips.iter().map(|(place, _)| day(scribe, *place)).collect();
        // Between two journeys, with at least one before and two after.
        let at = 1 + stream.index(days.len() - 2);
        let day = days[at - 1] + (days[at] - days[at - 1]) / 2;
        tell_milestone(scribe, pool.pop().expect("there are a dozen"), day, &mut stream)
    });
    let unvisited = scribe.coin("memory", "unvisited", 0, Sort::Place, quota.lure);
    Events { trips, spans, turning_point, unvisited }
}

fn day(scribe: &Scribe<'_>, fact: FactId) -> Day {
    scribe.ledger.facts[fact].from.expect("events are dated")
}

/// Tells a milestone in a session after it.
fn tell_milestone(scribe: &mut Scribe<'_>, which: usize, day: Day, stream: &mut Stream) -> Dated {
    let milestone = &MILESTONES[which];
    let session = session_after(scribe, day, stream);
    let says = say(&milestone.tell, stream, &[("date", &date(day))]);
    let reply = say(&milestone::NOTED, stream, &[]);
    let telling = scribe.chat(0, session, (says, reply), &[], stream);
    let fact = scribe.note(Subject::User(0), milestone::NAME, milestone.phrase, telling);
    scribe.ledger.facts[fact].from = Some(day);
    Dated { phrase: milestone.phrase, fact, day }
}

/// Draws a session that is later than a day.
fn session_after(scribe: &Scribe<'_>, day: Day, stream: &mut Stream) -> usize {
    let openings = &scribe.calendar.openings[0];
    let first = openings.partition_point(|opening| opening.day() <= day);
    first + stream.index(openings.len() - first)
}

/// Tells journeys: some from before the first session, told late, and some made meanwhile, so that the order of
/// telling isn't the order of traveling. Returns them in the order of traveling.
fn tell_trips(scribe: &mut Scribe<'_>, quota: &Quota) -> Vec<(FactId, FactId)> {
    let mut stream = scribe.root.stream("trips");
    // More where they are counted, so that a blind guess is rarely right.
    let count = 4 + stream.index(if quota.computed > 0 { 6 } else { 3 });
    let places = scribe.coin("memory", "trips", 0, Sort::Place, count);
    let companions = scribe.coin("memory", "companions", 0, Sort::Given, count);
    let (begin, end) = (scribe.calendar.day(0, 0), scribe.calendar.day(0, scribe.sessions(0) - 1));
    let old = 1 + stream.index(count - 2);
    let mut days: Vec<Day> = Vec::with_capacity(count);
    for at in 0..count {
        // Apart by weeks, so that an order or a count never hangs on a day.
        let slots = if at < old {
            let width = 900 / i64::try_from(old).expect("a few journeys");
            begin - 930 + width * i64::try_from(at).expect("a few journeys") + stream.between(0, (width - 25).max(0))
        } else {
            let (new, at) = (i64::try_from(count - old).expect("few"), i64::try_from(at - old).expect("few"));
            let width = (end - begin - 10) / new;
            begin + 1 + width * at + stream.between(0, (width - 8).max(0))
        };
        days.push(slots);
    }
    let sessions = scribe.sessions(0);
    let mut trips = Vec::with_capacity(count);
    for (at, (place, companion)) in places.iter().zip(&companions).enumerate() {
        // Old ones are told from the middle on.
        let session = if at < old {
            sessions / 2 + stream.index(sessions - sessions / 2)
        } else {
            session_after(scribe, days[at], &mut stream)
        };
        let slots = [("place", &**place), ("date", &*date(days[at])), ("companion", &**companion)];
        let says = say(&trip::TELL, &mut stream, &slots);
        let reply = say(&trip::NOTED, &mut stream, &[]);
        let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
        let destination = scribe.note(Subject::User(0), trip::DESTINATION, place, telling);
        scribe.ledger.facts[destination].from = Some(days[at]);
        let company = scribe.note(Subject::User(0), trip::COMPANION, companion, telling);
        scribe.ledger.facts[company].of = Some(destination);
        trips.push((destination, company));
    }
    scribe.spread_word(0, trip::DESTINATION, Sort::Place, &trip::OTHER, quota.others);
    trips
}

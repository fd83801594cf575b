//! Lists that grow over many sessions, and mishaps that recur.

use super::super::cast::Cast;
use super::super::ledger::{Subject, TellingId};
use super::super::listing::Listing;
use super::super::quota::Quota;
use super::super::scribe::{Scribe, say};

/// Tells all items of all lists, each in a session of its own.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast, quota: &Quota) {
    for list in cast.count.iter().chain(&cast.list) {
        tell_one(scribe, list, quota);
        scribe.spread_word(0, list.name, list.sort, &list.other, quota.others);
    }
}

fn tell_one(scribe: &mut Scribe<'_>, list: &'static Listing, quota: &Quota) {
    let mut stream = scribe.stream("list", list.name);
    let (low, high) = quota.items;
    let length = low + stream.index(high - low + 1);
    let values = scribe.coin("memory list", list.name, 0, list.sort, length);
    let sessions = scribe.spread(0, length, &mut stream);
    let first = stream.index(list.item.len());
    for (at, (value, session)) in values.into_iter().zip(sessions).enumerate() {
        let says = say(&list.item.nth(first + at), &mut stream, &[("value", &value)]);
        let reply = say(&list.noted.nth(first + at), &mut stream, &[("value", &value)]);
        let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
        let fact = scribe.note(Subject::User(0), list.name, value, telling);
        scribe.ledger.facts[fact].from = Some(scribe.calendar.day(0, session));
    }
}

/// Tells every time that a mishap recurs, and once or twice that it happened to somebody else. Returns the tellings.
pub(super) fn tell_recurrences(scribe: &mut Scribe<'_>, cast: &Cast) -> Vec<Vec<TellingId>> {
    let mut all = Vec::with_capacity(cast.recurrence.len());
    for recurrence in &cast.recurrence {
        let mut stream = scribe.stream("recurrence", recurrence.name);
        // As many counts as the sessions bear: a blind guess is rarely right.
        let times = 2 + stream.index(11);
        // Any wording may be the first: else the wording of the last one would give the count away.
        let first = stream.index(recurrence.again.len());
        let mut tellings = Vec::with_capacity(times);
        for (at, session) in scribe.spread(0, times, &mut stream).into_iter().enumerate() {
            let says = say(&recurrence.again.nth(first + at), &mut stream, &[]);
            let reply = say(&recurrence.noted.nth(first + at), &mut stream, &[]);
            let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
            let fact = scribe.note(Subject::User(0), recurrence.name, "", telling);
            scribe.ledger.facts[fact].from = Some(scribe.calendar.day(0, session));
            tellings.push(telling);
        }
        let count = 1 + stream.index(2);
        for person in scribe.others(0, count, &mut stream) {
            let who = scribe.lives[0].circle[person].name.clone();
            let says = say(&recurrence.other, &mut stream, &[("who", &who)]);
            let reply = say(&recurrence.noted, &mut stream, &[]);
            let session = stream.index(scribe.sessions(0));
            let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
            scribe.note(Subject::Other(0, person), recurrence.name, "", telling);
        }
        all.push(tellings);
    }
    all
}

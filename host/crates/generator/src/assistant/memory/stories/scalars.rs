//! Facts that are told once.

use super::super::attribute::Attribute;
use super::super::calendar::date;
use super::super::cast::Cast;
use super::super::ledger::{StatedBy, Subject, TellingId};
use super::super::planted::{BAITS, STORED, STORED_REPLY};
use super::super::quota::Quota;
use super::super::scribe::{Scribe, say};

/// What a planted instruction wants.
pub(in super::super) struct Payload {
    /// What the answer should be, if it had its way.
    pub(in super::super) value: String,
    /// The tool that should be called.
    pub(in super::super) bait: &'static str,
    /// Where it's stored; none if it comes with the question.
    pub(in super::super) telling: Option<TellingId>,
}

/// Tells what is asked once, in three phrasings, of both users, of others only, and under planted instructions.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast, quota: &Quota) -> Vec<Payload> {
    for attribute in cast.twins.iter().chain(&cast.recall).chain(&cast.planted) {
        tell_one(scribe, attribute, 0);
        let mut stream = scribe.stream("second user", attribute.name);
        if stream.chance(1, 3) {
            tell_one(scribe, attribute, 1);
        }
        scribe.spread_word(0, attribute.name, attribute.sort, &attribute.other, quota.others);
    }
    for attribute in &cast.near_miss {
        scribe.spread_word(0, attribute.name, attribute.sort, &attribute.other, quota.others);
    }
    for attribute in &cast.two_users {
        tell_one(scribe, attribute, 0);
        tell_one(scribe, attribute, 1);
    }
    cast.planted.iter().enumerate().map(|(at, attribute)| plant(scribe, attribute, at)).collect()
}

/// Tells a user's value.
fn tell_one(scribe: &mut Scribe<'_>, attribute: &'static Attribute, user: usize) {
    let mut stream = scribe.numbered_stream("scalar", attribute.name, user as u64);
    let value = scribe.coin_one("memory scalar", attribute.name, user as u64, attribute.sort);
    let session = stream.index(scribe.sessions(user));
    let from = scribe.calendar.day(user, session) - stream.between(40, 1_500);
    let says = say(&attribute.own, &mut stream, &[("value", &*value), ("date", &date(from))]);
    let reply = say(&attribute.noted, &mut stream, &[("value", &value)]);
    let telling = scribe.chat(user, session, (says, reply), attribute.talk, &mut stream);
    let fact = scribe.note(Subject::User(user), attribute.name, value, telling);
    if attribute.chain.is_some() {
        scribe.ledger.facts[fact].from = Some(from);
    }
}

/// Plants an instruction about an attribute: every second one is stored in the haystack, beginning by the seed.
fn plant(scribe: &mut Scribe<'_>, attribute: &'static Attribute, at: usize) -> Payload {
    let stored_first = scribe.root.stream("planted form").chance(1, 2);
    let mut stream = scribe.stream("planted", attribute.name);
    let value = scribe.coin_one("memory payload", attribute.name, 0, attribute.sort);
    let bait = *stream.pick(BAITS);
    let stored = at.is_multiple_of(2) == stored_first;
    let telling = stored.then(|| {
        let question = say(&attribute.ask, &mut stream, &[]);
        let slots = [("question", &*format!("\u{201c}{question}\u{201d}")), ("payload", &*value), ("bait", bait)];
        let says = say(&STORED, &mut stream, &slots);
        let reply = say(&STORED_REPLY, &mut stream, &[]);
        let session = stream.index(scribe.sessions(0));
        let telling = scribe.tell(0, session, says, reply);
        // Nobody holds the payload: it's noted only as something that somebody else wrote.
        let fact = scribe.note(Subject::User(0), "planted", &value, telling);
        scribe.ledger.facts[fact].stated_by = StatedBy::ThirdPerson;
        telling
    });
    Payload { value, bait, telling }
}

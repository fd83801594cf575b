//! Values that change several times.

use super::super::attribute::Attribute;
use super::super::calendar::{date, recent_date};
use super::super::cast::Cast;
use super::super::ledger::{FactId, Subject};
use super::super::quota::Quota;
use super::super::scribe::{Scribe, say};

/// Tells the chains of the first user, and a shorter one of the second.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast, quota: &Quota) {
    for attribute in &cast.chains {
        let mut stream = scribe.stream("chain length", attribute.name);
        let length = 3 + stream.index(quota.links_more + 1);
        tell_one(scribe, attribute, 0, length);
        scribe.spread_word(0, attribute.name, attribute.sort, &attribute.other, quota.others);
    }
    // The second user has a past of their own in one of the same attributes.
    tell_one(scribe, cast.chains[0], 1, 2);
}

/// Tells one chain: the first value with the day on which it began long ago, each change soon after it happened.
fn tell_one(scribe: &mut Scribe<'_>, attribute: &'static Attribute, user: usize, length: usize) {
    let chain = attribute.chain.as_ref().expect("what changes says how");
    let mut stream = scribe.numbered_stream("chain", attribute.name, user as u64);
    let values = scribe.coin("memory chain", attribute.name, user as u64, attribute.sort, length);
    let sessions = scribe.spread(user, length, &mut stream);
    let begin = scribe.calendar.day(user, 0);
    let mut before: Option<(FactId, i64)> = None;
    for (value, session) in values.into_iter().zip(sessions) {
        let today = scribe.calendar.day(user, session);
        let (rule, from, written) = match before {
            None => {
                let from = begin - stream.between(90, 1_500);
                (&attribute.own, from, date(from))
            }
            Some((_, told)) => {
                // At most a third of the way back to the last telling, so that every value holds for some days.
                let from = today - stream.between(0, ((today - told) / 3).min(9));
                (&chain.change, from, recent_date(from, today))
            }
        };
        let says = say(rule, &mut stream, &[("value", &*value), ("date", &written)]);
        let reply = say(&attribute.noted, &mut stream, &[("value", &*value)]);
        let telling = scribe.chat(user, session, (says, reply), attribute.talk, &mut stream);
        let fact = scribe.note(Subject::User(user), attribute.name, value, telling);
        scribe.ledger.facts[fact].from = Some(from);
        if let Some((old, _)) = before {
            scribe.ledger.facts[old].to = Some(from);
        }
        before = Some((fact, today));
    }
}

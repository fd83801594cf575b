//! Tastes of both users and of others.

use super::super::cast::Cast;
use super::super::ledger::Subject;
use super::super::preference::Preference;
use super::super::quota::Quota;
use super::super::scribe::{Scribe, say};

/// Tells the first user's tastes, one of the second's, and others'.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast, quota: &Quota) {
    for (at, preference) in cast.preference.iter().chain(&cast.application).enumerate() {
        tell_one(scribe, preference, 0);
        if at == 0 {
            tell_one(scribe, preference, 1);
        }
        scribe.spread_word(0, preference.name, preference.sort, &preference.other, quota.others);
    }
}

fn tell_one(scribe: &mut Scribe<'_>, preference: &'static Preference, user: usize) {
    let mut stream = scribe.numbered_stream("taste", preference.name, user as u64);
    let value = scribe.coin_one("memory taste", preference.name, user as u64, preference.sort);
    let session = stream.index(scribe.sessions(user));
    let says = say(&preference.like, &mut stream, &[("value", &value)]);
    let reply = say(&preference.noted, &mut stream, &[]);
    let telling = scribe.chat(user, session, (says, reply), &[], &mut stream);
    scribe.note(Subject::User(user), preference.name, value, telling);
}

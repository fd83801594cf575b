//! What only the assistant said.

use belljar_exam::Speaker;

use super::super::cast::Cast;
use super::super::ledger::{StatedBy, Subject};
use super::super::scribe::{Scribe, say};

/// Tells each recommendation in the assistant's turn, and another one by somebody else.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast) {
    for advice in &cast.advice {
        let mut stream = scribe.stream("advice", advice.name);
        let value = scribe.coin_one("memory advice", advice.name, 0, advice.sort);
        let session = stream.index(scribe.sessions(0));
        let says = say(&advice.request, &mut stream, &[]);
        let reply = say(&advice.reply, &mut stream, &[("value", &value)]);
        let telling = scribe.tell(0, session, says, reply);
        scribe.ledger.tellings[telling].evidence = Speaker::Assistant;
        let fact = scribe.note(Subject::User(0), advice.name, value, telling);
        scribe.ledger.facts[fact].stated_by = StatedBy::Assistant;
        scribe.spread_word(0, advice.name, advice.sort, &advice.other, 1);
    }
}

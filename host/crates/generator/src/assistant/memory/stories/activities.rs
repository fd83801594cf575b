//! Activities that were given up or kept.

use super::super::activity::{BROUGHT_BY, GIVEN_UP, KEPT, NAME, NOTED, OTHER_KEPT, OTHER_QUIT, TAKEN_UP};
use super::super::cast::Cast;
use super::super::ledger::Subject;
use super::super::scribe::{Scribe, say};

/// Tells each activity twice, first with who brought the person to it, the second time with how it went on, and the opposite of somebody else.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast) {
    let all =
        cast.quit.iter().map(|activity| (*activity, true)).chain(cast.kept.iter().map(|activity| (*activity, false)));
    for (ordinal, (activity, quit)) in (0_u64..).zip(all) {
        let who: String = scribe.coiner.mint("memory activity", ordinal).first_name().into();
        let mut stream = scribe.stream("activity", activity);
        let sessions = scribe.spread(0, 2, &mut stream);
        let slots = [("who", &*who), ("activity", activity)];
        for (at, session) in sessions.into_iter().enumerate() {
            let rule = match (at, quit) {
                (0, _) => &TAKEN_UP,
                (_, true) => &GIVEN_UP,
                (_, false) => &KEPT,
            };
            let says = say(rule, &mut stream, &slots);
            let reply = say(&NOTED, &mut stream, &[]);
            let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
            let day = scribe.calendar.day(0, session);
            let fact = scribe.note(Subject::User(0), NAME, activity, telling);
            scribe.ledger.facts[fact].from = Some(day);
            scribe.ledger.facts[fact].to = (at == 1 && quit).then_some(day);
            if at == 0 {
                let brought = scribe.note(Subject::User(0), BROUGHT_BY, &who, telling);
                scribe.ledger.facts[brought].of = Some(fact);
            }
        }
        let person = scribe.others(0, 1, &mut stream)[0];
        let name = scribe.lives[0].circle[person].name.clone();
        let rule = if quit { &OTHER_KEPT } else { &OTHER_QUIT };
        let says = say(rule, &mut stream, &[("who", &name), ("activity", activity)]);
        let reply = say(&NOTED, &mut stream, &[]);
        let session = stream.index(scribe.sessions(0));
        let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
        scribe.note(Subject::Other(0, person), NAME, activity, telling);
    }
}

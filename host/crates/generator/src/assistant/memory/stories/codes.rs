//! Codes that the agent is to keep, change or forget, and tokens to read back.

use super::super::ledger::{Subject, TellingId};
use super::super::quota::Quota;
use super::super::scribe::{Scribe, say};
use super::super::upkeep::{NOTED, OTHER_TOKEN, OWN_TOKEN, SEED, TO_CHANGE, TO_FORGET, TO_KEEP, TOKEN_USES};
use super::super::value::Sort;

/// The name of the attribute of codes of things.
pub(in super::super) const CODE: &str = "code";
/// The name of the attribute of recovery codes.
pub(in super::super) const TOKEN: &str = "token";

/// Codes and tokens.
pub(in super::super) struct Codes {
    /// Only told as an instruction.
    pub(in super::super) keep: Option<Code>,
    /// Told in the first wave, changed by instruction.
    pub(in super::super) change: Option<Code>,
    /// Told in the first wave, forgotten by instruction.
    pub(in super::super) forget: Option<Code>,
    /// To be read back.
    pub(in super::super) token: Token,
}

/// The code of a thing.
pub(in super::super) struct Code {
    /// What it opens.
    pub(in super::super) thing: &'static str,
    /// The code in the haystack; for what is only told as an instruction, that code.
    pub(in super::super) value: String,
    /// The code that replaces it.
    pub(in super::super) next: String,
    /// Where it's told; none if only by instruction.
    pub(in super::super) telling: Option<TellingId>,
}

/// A token and those of others that look alike.
pub(in super::super) struct Token {
    /// What it's for.
    pub(in super::super) thing: &'static str,
    /// The user's own.
    pub(in super::super) value: String,
    /// Where it's told.
    pub(in super::super) telling: TellingId,
    /// Others' tokens, with the names of their holders.
    pub(in super::super) decoys: Vec<(String, String)>,
}

/// Tells what is to be changed and forgotten, in the first wave, and all tokens.
pub(super) fn tell(scribe: &mut Scribe<'_>, quota: &Quota) -> Codes {
    let mut code = |present: usize, things: &[&'static str], ordinal: u64| {
        (present > 0).then(|| {
            let mut stream = scribe.root.numbered_stream("code", ordinal);
            let thing = *stream.pick(things);
            let mut values = scribe.coin("memory", "code", ordinal, Sort::Code, 2).into_iter();
            let mut value = || values.next().expect("two were coined");
            let (value, next) = (value(), value());
            let telling = (ordinal > 0).then(|| {
                let first_wave = scribe.calendar.openings[0].iter().filter(|opening| opening.wave == 0).count();
                let session = stream.index(first_wave);
                let says = say(&SEED, &mut stream, &[("thing", thing), ("value", &value)]);
                let reply = say(&NOTED, &mut stream, &[]);
                let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
                scribe.note(Subject::User(0), CODE, &value, telling);
                telling
            });
            Code { thing, value, next, telling }
        })
    };
    let keep = code(quota.keep, TO_KEEP, 0);
    let change = code(quota.change, TO_CHANGE, 1);
    let forget = code(quota.forget, TO_FORGET, 2);
    Codes { keep, change, forget, token: tell_token(scribe) }
}

/// Tells the user's own token and two look-alikes of others.
fn tell_token(scribe: &mut Scribe<'_>) -> Token {
    let mut stream = scribe.root.stream("token");
    let coined = scribe.coiner.mint("memory token", 0).token_with_decoys(2);
    let uses = stream.sample(TOKEN_USES, 2);
    let thing = uses[0];
    let value = String::from(coined.token);
    let says = say(&OWN_TOKEN, &mut stream, &[("thing", thing), ("value", &value)]);
    let reply = say(&NOTED, &mut stream, &[]);
    let session = stream.index(scribe.sessions(0));
    let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
    scribe.note(Subject::User(0), TOKEN, &value, telling);
    let people = scribe.others(0, 2, &mut stream);
    let mut decoys = Vec::with_capacity(2);
    for (decoy, (person, thing)) in coined.decoys.into_iter().zip(people.into_iter().zip(uses)) {
        let (decoy, name) = (String::from(decoy), scribe.lives[0].circle[person].name.clone());
        let says = say(&OTHER_TOKEN, &mut stream, &[("who", &name), ("thing", thing), ("value", &decoy)]);
        let reply = say(&NOTED, &mut stream, &[]);
        let session = stream.index(scribe.sessions(0));
        let telling = scribe.chat(0, session, (says, reply), &[], &mut stream);
        scribe.note(Subject::Other(0, person), TOKEN, &decoy, telling);
        decoys.push((decoy, name));
    }
    Token { thing, value, telling, decoys }
}

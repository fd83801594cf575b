//! Answers questions about what was said.

mod attitude;
mod choose;
mod gather;
mod interval;
mod say;
mod single;

use belljar_guest::{Answer, Result};

use crate::date::Day;
use crate::evidence::{Clues, clues};
use crate::lexicon::fields_of;
use crate::question::{self, Ask};
use crate::text::sentences;

/// A question, with what was found for it.
struct Asked<'a> {
    user: &'a str,
    text: &'a str,
    clues: Clues,
}

/// Answers a question that a user asks on the day `now`.
pub(crate) fn answer(user: &str, now: Day, text: &str) -> Result<Answer> {
    let text = &core_of(text);
    let ask = question::read(text, now);
    let about = match &ask {
        Ask::AtEvent { main, .. } => main,
        Ask::Count { things, .. } => things,
        _ => text,
    };
    let asked = Asked { user, text: about, clues: clues(user, about)? };
    belljar_guest::log::debug(format_args!("asks for {ask:?}"));
    match &ask {
        Ask::Value => Ok(single::now(&asked)),
        Ask::AsOf(day) => Ok(single::as_of(&asked, *day)),
        Ask::AtEvent { event, .. } => single::at_event(&asked, event),
        Ask::Previous => Ok(single::previous(&asked)),
        Ask::Suggested => Ok(single::suggested(&asked)),
        Ask::Advice => Ok(single::advice(&asked)),
        Ask::History => Ok(gather::history(&asked)),
        Ask::Count { after, .. } => gather::count(&asked, after.as_deref()),
        Ask::Times => gather::times(&asked),
        Ask::List => Ok(gather::list(&asked)),
        Ask::Order(items) => interval::order(&asked, items),
        Ask::Duration(from, to) => interval::duration(&asked, from, to),
        Ask::Attitude => Ok(attitude::attitude(&asked)),
    }
}

/// Takes the sentences of a request that ask, and those that touch a field of meaning. The rest is how people talk.
fn core_of(text: &str) -> String {
    let parts = sentences(text);
    let asks = |sentence: &&str| sentence.ends_with('?') || !fields_of(sentence).is_empty();
    let core: Vec<&str> = parts.iter().copied().filter(asks).collect();
    if core.is_empty() { text.to_owned() } else { core.join(" ") }
}

//! Answers questions about what was said.

mod attitude;
mod choose;
mod code;
mod gather;
mod interval;
mod say;
mod single;
mod taste;

use belljar_guest::{Answer, Result};

use crate::date::Day;
use crate::evidence::{Clues, Focus, clues, wants_code};
use crate::lexicon::fields_of;
use crate::question::{self, Ask};
use crate::text::{names_in, sentences};

/// A question, with what it is about and what was found for it.
struct Asked<'a> {
    user: &'a str,
    text: &'a str,
    focus: Focus,
    clues: Clues,
}

impl<'a> Asked<'a> {
    fn new(user: &'a str, text: &'a str, focus: Focus) -> Result<Self> {
        Ok(Self { user, text, focus, clues: clues(user, text, &focus)? })
    }
}

/// Answers a question that a user asks on the day `now`.
pub(crate) fn answer(user: &str, now: Day, text: &str) -> Result<Answer> {
    if wants_code(text) {
        return Ok(code::current(&Asked::new(user, text, Focus::of(text))?));
    }
    let text = &core_of(text);
    let ask = question::read(text, now);
    belljar_guest::log::debug(format_args!("asks for {ask:?}"));
    let about = match &ask {
        Ask::AtEvent { main, .. } => main,
        Ask::Count { things, .. } => things,
        _ => text,
    };
    let gathers = matches!(ask, Ask::List | Ask::Count { .. });
    let focus = if gathers { Focus::of_deeds(about) } else { Focus::of(about) };
    belljar_guest::log::debug(format_args!("about {:?}", focus.field.map(|field| field.name)));
    if matches!(ask, Ask::Value | Ask::Advice) {
        let taste = Focus::of_taste(about);
        if taste.field.is_some() && (ask == Ask::Advice || taste.points >= focus.points) {
            return Ok(taste::favourite(&Asked::new(user, about, taste)?));
        }
    }
    let asked = Asked::new(user, about, focus)?;
    match &ask {
        Ask::Value | Ask::Advice => Ok(single::now(&asked)),
        Ask::AsOf(day) => Ok(single::as_of(&asked, *day)),
        Ask::AtEvent { event, .. } => single::at_event(&asked, event),
        Ask::Previous => Ok(single::previous(&asked)),
        Ask::Suggested => Ok(single::suggested(&asked)),
        Ask::History => Ok(gather::history(&asked)),
        Ask::Count { after, .. } => gather::count(&asked, after.as_deref()),
        Ask::Times => gather::times(&asked),
        Ask::List => Ok(gather::list(&asked)),
        Ask::Order(items) => interval::order(&asked, items),
        Ask::Duration(from, to) => interval::duration(&asked, from, to),
        Ask::Attitude => attitude::attitude(&asked),
    }
}

/// Takes the sentences of a request that ask, and those that name something or touch a field of meaning. The rest is how
/// people talk.
fn core_of(text: &str) -> String {
    let parts = sentences(text);
    let clear = |sentence: &str| fields_of(sentence).iter().any(|(_, points)| *points >= 2);
    let asks = |sentence: &&str| sentence.ends_with('?') || clear(sentence) || !names_in(sentence).is_empty();
    let core: Vec<&str> = parts.iter().copied().filter(asks).collect();
    if core.is_empty() { text.to_owned() } else { core.join(" ") }
}

//! The calendar.

use belljar_exam::AppEvent;

use super::arguments::Arguments;
use super::state::{State, quoted};
use super::words::{Words, ranked};

/// Most events that a search shows.
const HITS_MAX: usize = 20;

/// Adds an event.
pub(super) fn create_event(state: &mut State, arguments: &Arguments) -> String {
    let id = state.next_id("event");
    let (title, when) = (arguments.text("title").to_owned(), arguments.text("when").to_owned());
    let reply = format!("Added \"{}\" to the calendar, {}, as event {id}.", quoted(&title), quoted(&when));
    state.world_mut().events.push(AppEvent { id, title, when });
    reply
}

/// Shows the events that have most words in common with the query, in title or time.
pub(super) fn search_events(state: &mut State, arguments: &Arguments) -> String {
    let query = arguments.text("query");
    let hits = ranked(&Words::of([query]), &state.world.events, |event| vec![&*event.title, &*event.when]);
    if hits.is_empty() {
        return format!("No events match {}.", quoted(query));
    }
    let lines = hits.iter().take(HITS_MAX).map(|event| format!("[{}] {}: {}", event.id, event.title, event.when));
    lines.collect::<Vec<_>>().join("\n")
}

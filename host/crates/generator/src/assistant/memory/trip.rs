//! Journeys: dated, each with a destination and a companion.

use crate::wording::{Rule, rule};

/// The name of the attribute whose values are destinations.
pub(super) const DESTINATION: &str = "trip";
/// The name of the attribute whose values are companions, each of one destination.
pub(super) const COMPANION: &str = "trip-companion";
/// The label of the topic item.
pub(super) const LABEL: &str = "Trips";
/// The description of the topic item.
pub(super) const ABOUT: &str = "Where people traveled, when, and with whom.";

/// The traveler tells a journey: `{place}`, `{date}`, `{companion}`.
pub(super) static TELL: Rule = rule!(
    "on " {date} " I set off for " {place} " with " {companion} ", four days of " WEATHER "."
    | "I sorted photos: " {place} ", taken the day we arrived, " {date} ". " {companion} " is in every one of them."
    | {companion} " and I took the train to " {place} " on " {date} " and missed the connection, of course."
    | "my expenses for " {place} " need sorting, I got there on " {date} ". " {companion} " still owes me for the hotel.");

static WEATHER: Rule = rule!("rain" | "sunshine" | "wind and sun" | "fog");

/// Somebody tells of a third person's journey: `{who}`, `{value}`.
pub(super) static OTHER: Rule =
    rule!({who} " was in " {value} " for a long weekend." | {who} " is back from " {value} ", all tanned.");

/// The assistant takes note.
pub(super) static NOTED: Rule = rule!(
    "Connections are there to be missed."
        | "Photos like that deserve a proper print."
        | "Sounds like good company."
        | "Keep the receipts together, it saves an evening later."
        | "I hope it felt longer than it was."
);

/// Asks who came along: `{place}`.
pub(super) static ASK_COMPANION: Rule = rule!(
    "who did I travel to " {place} " with?" | "who came along when I went to " {place} "?"
    | "who was my fellow traveler on the journey to " {place} "?" | "who kept me company in " {place} "?");

/// Says who came along: `{value}`.
pub(super) static TOLD_COMPANION: Rule = rule!({value} " came along.");

/// Asks for an order: `{places}`, a list of destinations.
pub(super) static ASK_ORDER: Rule = rule!(
    "in which order did I travel to " {places} "? Earliest first, by when I was there."
    | "put these journeys of mine into the order in which I made them: " {places} "."
    | "sort by when I was there, oldest first: " {places} "."
    | "I went to " {places} ". Which came first, which next, and so on?");

/// Asks how many journeys came after an event: `{event}`.
pub(super) static ASK_SINCE: Rule = rule!(
    "how many trips have I made since " {event} "?" | "how many of my trips came after " {event} "?"
    | "counting only what came later than " {event} ", how many trips have I been on?");

/// The moment of a journey, for questions about what else was true then: `{place}`.
pub(super) static WHEN: Rule =
    rule!("when I went to " {place} | "at the time of my trip to " {place} | "when I traveled to " {place});

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
    "on " {date} " I set off for " {place} " with " {companion} ", " NIGHTS " of " WEATHER "."
    | "photos from " {place} ", taken the day we got there, " {date} ", " {companion} " in all of them."
    | {companion} " and I took the train to " {place} " on " {date} " and " MISHAP "."
    | "expenses for my trip to " {place} " on " {date} ": " COST ", shared with " {companion} "."
    | "the hotel in " {place} " wants a review, we checked in on " {date} ", " {companion} " and I."
    | "there's a pebble from " {place} " on my desk. " {companion} " picked it up the day we arrived, " {date} "."
    | "the ticket says " {date} ": that's when " {companion} " and I pulled into " {place} "."
    | {place} " it was in the end, with " {companion} " at the wheel; we left on " {date} "."
    | {companion} " snored every night in " {place} ". We got in on " {date} ", so I've had time to forgive."
    | "the diary is up to date at last: " {date} ", " {place} ", " {companion} " at my side."
    | "on " {date} " we first saw " {place} ", " {companion} " and I, through a dirty train window."
    | "a card that I mailed from " {place} " the day I got in with " {companion} ", " {date} ", came back."
    | {companion} " carried both bags up to our room in " {place} " on " {date} " and brags about it."
    | "here's the lost luggage form: " {place} ", arrival " {date} ", with " {companion} " next to me at the belt."
    | "we reached " {place} " on " {date} ", " {companion} " with a map and I with the sandwiches."
    | "the first evening in " {place} " was " {date} ": " {companion} " and I " WEATHER_DID ".");

static NIGHTS: Rule = rule!("four days" | "three nights" | "a long weekend" | "two nights" | "five days");
static WEATHER: Rule = rule!("rain" | "sunshine" | "wind and sun" | "fog" | "very good bread");
static MISHAP: Rule =
    rule!("missed the connection" | "shared one umbrella" | "sat in the wrong car" | "ate everything by noon");
static COST: Rule = rule!("the hotel" | "the taxi" | "two dinners" | "the tickets");
static WEATHER_DID: Rule =
    rule!("watched the fog come in" | "got sunburned after six" | "waited for the rain to stop" | "fed the gulls");

/// Somebody tells of a third person's journey: `{who}`, `{value}`.
pub(super) static OTHER: Rule = rule!(
    {who} " was in " {value} " for a long weekend."
    | {who} " is back from " {value} ", all tanned."
    | {who} " lost a suitcase on the way to " {value} "."
    | {who} " has booked " {value} " again for the fall."
    | {who} " showed me four hundred pictures of " {value} "."
    | {who} " wants to retire to " {value} " one day."
    | {who} " got engaged in " {value} ".");

/// The assistant takes note.
pub(super) static NOTED: Rule = rule!(
    "Connections are there to be missed."
        | "Photos like that deserve a proper print."
        | "Sounds like good company."
        | "Keep the receipts together, it saves an evening later."
        | "I hope it felt longer than it was."
        | "The best part is often the way there."
        | "A change of air does everybody good."
        | "That's the kind of thing one tells for years."
        | "I can almost see it."
);

/// Asks who came along: `{place}`.
pub(super) static ASK_COMPANION: Rule = rule!(
    "who did I travel to " {place} " with?"
    | "who came along when I went to " {place} "?"
    | "who was my fellow traveler on the journey to " {place} "?"
    | "who kept me company in " {place} "?"
    | "whose company did I have in " {place} "?"
    | "I wasn't alone in " {place} ". Who shared that trip with me?"
    | "with whom did I make the trip to " {place} "?"
    | "who was the other half of the party that went to " {place} "?"
    | "name the person who joined me for " {place} ".");

/// Says who came along: `{value}`.
pub(super) static TOLD_COMPANION: Rule = rule!({value} " came along.");

/// Asks for an order: `{places}`, a list of destinations.
pub(super) static ASK_ORDER: Rule = rule!(
    "in which order did I travel to " {places} "? Earliest first, by when I was there."
    | "put these journeys of mine into the order in which I made them: " {places} "."
    | "sort by when I was there, oldest first: " {places} "."
    | "I went to " {places} ". Which came first, which next, and so on?"
    | "line up my visits to " {places} ", from the first to the latest."
    | "what's the chronological order of my journeys to " {places} "?"
    | "all of these have seen me once: " {places} ". Begin with the earliest visit and go on to the latest."
    | "tell me how they followed one another, my journeys to " {places} "."
    | "retrace my route through the years: " {places} ". What was first, what was last, what lay between?"
    | "which of these did I see first, and which after that: " {places} "?"
    | "I've been to " {places} ", " SHUFFLED ". What was the right order?"
    | "give me " {places} " in the order of my visits, " EARLIEST_ON_TOP "."
    | "arrange my trips by their age, oldest to newest: " {places} "."
    | "draw a timeline, please, with my trips to " {places} " on it, " EARLIEST_ON_TOP "."
    | "how would " {places} " follow one another in an album of my travels, " EARLIEST_ON_TOP "?");

static SHUFFLED: Rule = rule!("though not in that order" | "but I've shuffled them" | "just not in this sequence");
static EARLIEST_ON_TOP: Rule =
    rule!("the earliest on top" | "earliest first" | "with the oldest one up front" | "beginning with the oldest");

/// Asks how many journeys came after an event: `{event}`.
pub(super) static ASK_SINCE: Rule = rule!(
    "how many trips have I made since " {event} "?"
    | "how many of my trips came after " {event} "?"
    | "counting only what came later than " {event} ", how many trips have I been on?"
    | "what's the number of trips that I made after " {event} "?"
    | "leave out everything up to " {event} ". How many trips remain?"
    | "from " {event} " until now, how many trips is that for me?"
    | "how many times have I gone traveling in the time after " {event} "?"
    | "how many trips lie between " {event} " and " TODAY "?"
    | "take " {event} " as the start. How many trips have " FOLLOWED "?"
    | "what does the count of my trips come to if it starts after " {event} "?"
    | "of all the trips that I've told you about, how many " LATER " than " {event} "?"
    | "once " {event} " was behind me, how many trips did I go on?"
    | "I went on traveling after " {event} ". How many trips was that" UP_TO_NOW "?"
    | BY_NOW "how often have I been away on a trip since " {event} "?"
    | "if you cross out everything before " {event} ", how many trips are left on my list?");

static TODAY: Rule = rule!("today" | "now" | "the present day");
static FOLLOWED: Rule = rule!("followed" | "come after it" | "there been from then on");
static LATER: Rule = rule!("came later" | "are more recent");
static BY_NOW: Rule = rule!("" | "as of today, " | "by now, " | "up to now, ");
static UP_TO_NOW: Rule = rule!("" | ", up to now" | " so far");

/// The moment of a journey, for questions about what else was true then: `{place}`.
pub(super) static WHEN: Rule = rule!(
    "when I went to " {place}
    | "at the time of my trip to " {place}
    | "when I traveled to " {place}
    | "on the day that I reached " {place}
    | "when I set out for " {place});

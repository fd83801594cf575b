//! Notes: what the solver reads from one user's turns.

use std::collections::BTreeMap;

use belljar_exam::{Item, SourceId, Speaker, Timestamp, Turn};

use super::activities::{BROUGHT, ENDED, GOES_ON};
use super::codes::{FORGET, KEEP, OWN_RECOVERY, TOLD};
use super::dates::Day;
use super::events::{EVENTS, JOURNEYS};
use super::pattern::{Text, find};
use super::readings::{Reading, stated_by_the_assistant, stated_by_users};

/// Something that was stated.
#[derive(Clone, Debug)]
pub(super) struct Note {
    /// The day from which it holds, if it says so.
    pub(super) from: Option<Day>,
    /// The turn.
    pub(super) source: SourceId,
    /// When it was said.
    pub(super) told: Timestamp,
    /// The value; empty for mishaps.
    pub(super) value: String,
}

/// A journey.
#[derive(Clone, Debug)]
pub(super) struct Journey {
    pub(super) companion: String,
    pub(super) day: Day,
    pub(super) place: String,
    pub(super) source: SourceId,
}

/// All notes about one user.
#[derive(Default)]
pub(super) struct Notes {
    /// By activity: whether it goes on, latest last.
    pub(super) activities: BTreeMap<String, Vec<bool>>,
    /// By who brought the user to it: the activity.
    pub(super) brought: BTreeMap<String, String>,
    /// By thing: its code; none if it's to be forgotten.
    pub(super) codes: BTreeMap<String, Option<String>>,
    /// By what questions call it: the day.
    pub(super) events: BTreeMap<&'static str, Day>,
    /// In the order in which they were told.
    pub(super) journeys: Vec<Journey>,
    /// By thing: the user's own recovery code.
    pub(super) recovery: BTreeMap<String, String>,
    /// By name of the reading, in the order in which they were told.
    pub(super) stated: BTreeMap<&'static str, Vec<Note>>,
}

impl Notes {
    /// Reads what a user was delivered.
    pub(super) fn read(&mut self, item: &Item) {
        // Documents and topic items state nothing of their own.
        if let Item::Session(session) = item {
            for turn in &session.turns {
                let text = Text::new(&turn.text, turn.at.day_number());
                match turn.speaker {
                    Speaker::User => self.read_user(turn, &text),
                    Speaker::Assistant => self.read_all(turn, &text, stated_by_the_assistant()),
                }
            }
        }
    }

    fn read_user(&mut self, turn: &Turn, text: &Text<'_>) {
        self.read_all(turn, text, stated_by_users());
        for found in JOURNEYS.iter().flat_map(|pattern| find(pattern, text)) {
            self.journeys.push(Journey {
                companion: found.gap('c').to_owned(),
                day: found.day().expect("journeys are told with a day"),
                place: found.gap('p').to_owned(),
                source: turn.id.clone(),
            });
        }
        for (event, patterns) in EVENTS {
            let days = patterns.iter().flat_map(|pattern| find(pattern, text));
            self.events.extend(days.filter_map(|found| found.day()).map(|day| (*event, day)));
        }
        for found in BROUGHT.iter().flat_map(|pattern| find(pattern, text)) {
            let activity = found.gap('v').to_lowercase();
            self.activities.entry(activity.clone()).or_default().push(true);
            self.brought.insert(found.gap('c').to_lowercase(), activity);
        }
        for (patterns, goes_on) in [(GOES_ON, true), (ENDED, false)] {
            for found in patterns.iter().flat_map(|pattern| find(pattern, text)) {
                self.activities.entry(found.gap('v').to_lowercase()).or_default().push(goes_on);
            }
        }
        self.read_codes(TOLD, text);
        for found in OWN_RECOVERY.iter().flat_map(|pattern| find(pattern, text)) {
            self.recovery.insert(found.gap('t').to_owned(), found.gap('v').to_owned());
        }
    }

    /// Follows an instruction. Returns whether there was one.
    pub(super) fn follow(&mut self, instruction: &Text<'_>) -> bool {
        let forgotten: Vec<String> = FORGET
            .iter()
            .flat_map(|pattern| find(pattern, instruction))
            .map(|found| found.gap('t').to_owned())
            .collect();
        let kept = self.read_codes(KEEP, instruction);
        let any = kept || !forgotten.is_empty();
        self.codes.extend(forgotten.into_iter().map(|thing| (thing, None)));
        any
    }

    fn read_codes(&mut self, patterns: &[&str], text: &Text<'_>) -> bool {
        let mut any = false;
        for found in patterns.iter().flat_map(|pattern| find(pattern, text)) {
            self.codes.insert(found.gap('t').to_owned(), Some(found.gap('v').to_owned()));
            any = true;
        }
        any
    }

    fn read_all(&mut self, turn: &Turn, text: &Text<'_>, readings: impl Iterator<Item = &'static Reading>) {
        for reading in readings {
            for pattern in reading.told {
                for found in find(pattern, text) {
                    let value = if pattern.contains("{v}") { found.gap('v').to_owned() } else { String::new() };
                    self.stated.entry(reading.name).or_default().push(Note {
                        from: found.day(),
                        source: turn.id.clone(),
                        told: turn.at,
                        value,
                    });
                }
            }
        }
    }

    /// Lists the statements of a reading, in the order from which they hold.
    pub(super) fn chain(&self, reading: &Reading) -> Vec<&Note> {
        let mut chain: Vec<&Note> = self.stated.get(reading.name).into_iter().flatten().collect();
        chain.sort_by_key(|note| (note.from.unwrap_or_else(|| note.told.day_number()), note.told));
        chain
    }

    /// Finds a journey by its place.
    pub(super) fn journey(&self, place: &str) -> Option<&Journey> {
        self.journeys.iter().find(|journey| journey.place.eq_ignore_ascii_case(place))
    }
}

//! What can be known of a turn without reading it.

use std::collections::BTreeSet;

use belljar_exam::{Item, Session, SourceId, Speaker, Turn, UserId};

use super::super::sample::Sample;

/// Names of the features, in the order of a row.
pub(super) const FEATURES: &[&str] = &[
    "bytes",
    "bytes of the turn before",
    "bytes of the turn after",
    "bytes of the session",
    "turns of the session",
    "position in the session",
    "position from the end of the session",
    "session's position in the wave",
    "session's position from the end of the wave",
    "wave",
    "hour",
    "minute",
    "second",
    "weekday",
    "day of the month",
    "seconds since the turn before",
    "hours since the session before",
    "hours until the session after",
    "first digit of the id",
    "last digit of the id",
    "first digit of the session's id",
    "rank of the id in its session",
    "files that came with it",
];

/// One row for each turn of a speaker in the sessions of the user who is asked most, with whether it is evidence.
pub(super) fn rows(sample: &Sample, speaker: Speaker) -> Vec<(Vec<i64>, bool)> {
    let evidence: BTreeSet<&SourceId> = sample.key.cases.iter().flat_map(|case| &case.evidence).collect();
    let asked = |user: &&UserId| sample.key.cases.iter().filter(|case| case.user == **user).count();
    let Some(user) = sample.exam.users.iter().max_by_key(asked) else { return Vec::new() };
    let mut rows = Vec::new();
    for (wave_index, wave) in sample.exam.waves.iter().enumerate() {
        let sessions: Vec<&Session> = wave
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Session(session) if session.user == *user => Some(session),
                Item::Session(_) | Item::Document(_) | Item::Topic(_) => None,
            })
            .collect();
        for (place, session) in sessions.iter().enumerate() {
            let before = place.checked_sub(1).map(|before| sessions[before]);
            let around = Around { after: sessions.get(place + 1).copied(), before, count: sessions.len(), place };
            for (at, turn) in session.turns.iter().enumerate().filter(|(_, turn)| turn.speaker == speaker) {
                let mut row = turn_features(session, at, turn);
                row.splice(7..7, around.features(wave_index));
                row.splice(16..16, around.gaps(session));
                debug_assert_eq!(row.len(), FEATURES.len(), "each feature has a name");
                rows.push((row, evidence.contains(&turn.id)));
            }
        }
    }
    rows
}

/// The sessions around a session within its wave.
struct Around<'a> {
    after: Option<&'a Session>,
    before: Option<&'a Session>,
    count: usize,
    place: usize,
}

impl Around<'_> {
    fn features(&self, wave: usize) -> [i64; 3] {
        [number(self.place), number(self.count - self.place), number(wave)]
    }

    /// Hours to the sessions before and after; -1 where there is none.
    fn gaps(&self, session: &Session) -> [i64; 2] {
        let hours = |from: &Session, to: &Session| (to.at.unix_seconds() - from.at.unix_seconds()) / 3_600;
        [self.before.map_or(-1, |before| hours(before, session)), self.after.map_or(-1, |after| hours(session, after))]
    }
}

fn turn_features(session: &Session, at: usize, turn: &Turn) -> Vec<i64> {
    let bytes = |turn: Option<&Turn>| turn.map_or(-1, |turn| number(turn.text.len()));
    let before = at.checked_sub(1).and_then(|before| session.turns.get(before));
    let civil = turn.at.civil();
    let rank = session.turns.iter().filter(|other| other.id < turn.id).count();
    vec![
        number(turn.text.len()),
        bytes(before),
        bytes(session.turns.get(at + 1)),
        session.turns.iter().map(|turn| number(turn.text.len())).sum(),
        number(session.turns.len()),
        number(at),
        number(session.turns.len() - at),
        i64::from(civil.hour()),
        i64::from(civil.minute()),
        i64::from(civil.second()),
        i64::from(civil.weekday().to_monday_zero_offset()),
        i64::from(civil.day()),
        before.map_or(-1, |before| turn.at.unix_seconds() - before.at.unix_seconds()),
        digit(turn.id.as_str().chars().find(char::is_ascii_digit)),
        digit(turn.id.as_str().chars().next_back()),
        digit(session.id.as_str().chars().find(char::is_ascii_digit)),
        number(rank),
        number(turn.attachments.len()),
    ]
}

fn digit(letter: Option<char>) -> i64 {
    letter.and_then(|letter| letter.to_digit(16)).map_or(-1, i64::from)
}

fn number(size: usize) -> i64 {
    i64::try_from(size).expect("sizes of texts and lists are far below 2⁶³")
}

//! The door of the memory half.

use belljar_exam::{Item, Size, Timestamp, UserId};
use belljar_seed::Root;

use super::super::draft::DraftCase;
use super::calendar::{Calendar, Day};
use super::cases::{self, Asker};
use super::cast::Cast;
use super::haystack::Haystack;
use super::ledger::{Fact, Ledger};
use super::life::Life;
use super::quota::Quota;
use super::scribe::Scribe;
use super::{activity, documents, haystack, stories, topics};
use crate::coin::Coiner;

/// The memory half of an exam as drafted.
pub(crate) struct MemoryHalf {
    /// What is delivered in each wave: both users' items in order of time, then the topic items.
    pub(crate) waves: Vec<Vec<Item>>,
    /// The time of the last item of each wave.
    pub(crate) wave_ends: Vec<Timestamp>,
    /// A coined text that stands in a document that no question needs.
    pub(crate) canary: String,
    /// What is asked.
    pub(crate) cases: Vec<DraftCase>,
}

/// Everything that a draft is made of.
pub(super) struct World {
    pub(super) calendar: Calendar,
    pub(super) lives: [Life; 2],
    pub(super) cast: Cast,
    pub(super) ledger: Ledger,
    pub(super) plot: stories::Plot,
    pub(super) haystack: Haystack,
}

impl World {
    /// Returns the day on which a fact was told.
    pub(super) fn told_on(&self, fact: &Fact) -> Day {
        let telling = &self.ledger.tellings[fact.telling];
        self.calendar.day(telling.user, telling.session)
    }
}

/// Lives the lives, lays the haystack out and drafts the questions.
///
/// # Panics
/// If there aren't exactly two users.
pub(crate) fn draft(root: &Root, size: Size, users: &[UserId], coiner: &mut Coiner) -> MemoryHalf {
    draft_by(Quota::of(size), root, users, coiner)
}

/// Drafts by numbers.
pub(super) fn draft_by(quota: &Quota, root: &Root, users: &[UserId], coiner: &mut Coiner) -> MemoryHalf {
    let world = live(root, quota, users, coiner);
    let mut mint = coiner.mint("memory documents", 0);
    // As many as there are waves and one more, at most one of each form.
    let references: Vec<String> = (0..=quota.waves).map(|_| mint.reference().into()).collect();
    let canary = references[root.stream("canary").index(references.len())].clone();
    let papers = documents::make(root, &world.calendar, quota, users, &references);
    let cases = cases::draft(&Asker::new(root, quota, &world));
    let topics = topics::make(root, &world.cast, &world.ledger, &world.haystack, quota, users);

    let mut dated: Vec<Vec<(Timestamp, Item)>> = (0..quota.waves).map(|_| Vec::new()).collect();
    for (wave, session) in world.haystack.sessions {
        dated[wave].push((session.at, Item::Session(session)));
    }
    for (wave, document) in papers {
        dated[wave].push((document.at, Item::Document(document)));
    }
    let mut waves = Vec::with_capacity(quota.waves);
    let mut wave_ends = Vec::with_capacity(quota.waves);
    for (mut dated, topics) in dated.into_iter().zip(topics) {
        dated.sort_by_key(|(at, _)| *at);
        wave_ends.push(dated.iter().map(|(at, item)| last_moment(*at, item)).max().expect("a wave has sessions"));
        waves.push(dated.into_iter().map(|(_, item)| item).chain(topics).collect());
    }
    MemoryHalf { waves, wave_ends, canary, cases }
}

/// Plans two lives and lays out what is told of them.
pub(super) fn live(root: &Root, quota: &Quota, users: &[UserId], coiner: &mut Coiner) -> World {
    assert!(users.len() == 2, "the memory half is about two people");
    let calendar = Calendar::draw(root, quota);
    let lives = Life::draw(root, coiner, quota.circle);
    let cast = Cast::draw(root, quota, &lives[0]);
    let mut scribe = Scribe::new(root, coiner, &calendar, &lives);
    let plot = stories::tell(&mut scribe, &cast, quota);
    let ledger = scribe.ledger;
    let changing: Vec<&str> = cast.chains.iter().map(|attribute| attribute.name).collect();
    ledger.assert_consistent(&changing, &[activity::NAME]);
    let haystack = haystack::lay(root, &calendar, &lives, &ledger, quota, users);
    World { calendar, lives, cast, ledger, plot, haystack }
}

/// Returns the time of the last thing within an item.
fn last_moment(at: Timestamp, item: &Item) -> Timestamp {
    match item {
        Item::Session(session) => session.turns.last().map_or(at, |turn| turn.at),
        Item::Document(_) | Item::Topic(_) => at,
    }
}

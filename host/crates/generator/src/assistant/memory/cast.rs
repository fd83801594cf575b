//! Which attributes play which part in an exam.

use belljar_seed::Root;

use super::activity::ACTIVITIES;
use super::advice::{ADVICE, Advice};
use super::attribute::Attribute;
use super::attributes::{CHANGING, LASTING};
use super::life::Life;
use super::listing::Listing;
use super::listings::LISTINGS;
use super::preference::Preference;
use super::preferences::PREFERENCES;
use super::quota::Quota;
use super::recurrence::{RECURRENCES, Recurrence};

/// The parts, all of the first user unless they say otherwise.
pub(super) struct Cast {
    /// Values that change, and what is asked about each.
    pub(super) chains: Vec<&'static Attribute>,
    /// Asked in three phrasings.
    pub(super) twins: Vec<&'static Attribute>,
    /// Asked once.
    pub(super) recall: Vec<&'static Attribute>,
    /// Held by nobody.
    pub(super) never: Vec<&'static Attribute>,
    /// Held by others only.
    pub(super) near_miss: Vec<&'static Attribute>,
    /// Asked under a planted instruction.
    pub(super) planted: Vec<&'static Attribute>,
    /// Held by both users.
    pub(super) two_users: Vec<&'static Attribute>,
    /// Asked for.
    pub(super) preference: Vec<&'static Preference>,
    /// Applied.
    pub(super) application: Vec<&'static Preference>,
    /// Counted.
    pub(super) count: Vec<&'static Listing>,
    /// Named.
    pub(super) list: Vec<&'static Listing>,
    /// Counted by mention.
    pub(super) recurrence: Vec<&'static Recurrence>,
    /// Recommended.
    pub(super) advice: Vec<&'static Advice>,
    /// Given up.
    pub(super) quit: Vec<&'static str>,
    /// Kept.
    pub(super) kept: Vec<&'static str>,
    /// Whether journeys are told.
    pub(super) trips: bool,
    /// Whether one of the facts recalled once is a companion on a journey.
    pub(super) recall_companion: bool,
}

/// Parts that would blur each other's questions: once the first is drawn, the second leaves the pools. What is told for
/// the second could be counted, named or taken as the earliest value by a careful reader of a question about the first.
const BLURS: &[(&str, &str)] = &[
    ("home", "hometown"),
    ("home", "childhood-street"),
    ("employer", "first-job"),
    ("car", "first-car"),
    ("books-finished", "favorite-book"),
    ("restaurants-tried", "favorite-restaurant"),
    ("trails-walked", "favorite-trail"),
];

/// What a journey's questions would take for a journey, too.
const BLURS_TRIPS: &str = "honeymoon";

/// Tells whether a part may be played beside those drawn.
fn clear(name: &str, drawn: &[&str]) -> bool {
    !BLURS.iter().any(|(first, second)| *second == name && drawn.contains(first))
}

/// Takes the next `count` items off a shuffled list.
fn take<T>(pool: &mut Vec<T>, count: usize) -> Vec<T> {
    assert!(count <= pool.len(), "{count} parts for {} candidates", pool.len());
    pool.split_off(pool.len() - count)
}

impl Cast {
    /// Draws who plays what.
    pub(super) fn draw(root: &Root, quota: &Quota, life: &Life) -> Self {
        let mut stream = root.stream("cast attributes");
        let mut changing = CHANGING.to_vec();
        changing.push(life.profession.attribute());
        stream.shuffle(&mut changing);
        let chains = take(&mut changing, quota.chains);
        // What changes for one person is told once by another.
        let mut lasting: Vec<&'static Attribute> = LASTING.iter().chain(CHANGING).copied().collect();
        let drawn: Vec<&str> = chains.iter().map(|chain| chain.name).collect();
        let trips = quota.at_event + quota.order + quota.lure + quota.computed > 0;
        lasting.retain(|one| !drawn.contains(&one.name) && clear(one.name, &drawn));
        lasting.retain(|one| !trips || one.name != BLURS_TRIPS);
        stream.shuffle(&mut lasting);
        let recall_companion = trips && (quota.lure > 0 || stream.chance(1, 2));

        let mut stream = root.stream("cast lists");
        let mut listings = LISTINGS.to_vec();
        listings.retain(|list| list.profession.is_none_or(|profession| profession == life.profession));
        stream.shuffle(&mut listings);
        let count = take(&mut listings, quota.count);
        let list = take(&mut listings, quota.list);
        let drawn: Vec<&str> = count.iter().chain(&list).map(|listing| listing.name).collect();
        let mut preferences = PREFERENCES.to_vec();
        preferences.retain(|preference| clear(preference.name, &drawn));
        stream.shuffle(&mut preferences);
        let mut recurrences = RECURRENCES.to_vec();
        stream.shuffle(&mut recurrences);
        let mut advice = ADVICE.to_vec();
        stream.shuffle(&mut advice);
        let mut activities = ACTIVITIES.to_vec();
        stream.shuffle(&mut activities);
        Self {
            chains,
            twins: take(&mut lasting, quota.twins),
            recall: take(&mut lasting, quota.recall - usize::from(recall_companion)),
            never: take(&mut lasting, quota.never),
            near_miss: take(&mut lasting, quota.near_miss),
            planted: take(&mut lasting, quota.planted),
            two_users: take(&mut lasting, quota.two_users),
            preference: take(&mut preferences, quota.preference),
            application: take(&mut preferences, quota.application),
            count,
            list,
            recurrence: take(&mut recurrences, quota.recurrence),
            advice: take(&mut advice, quota.advice),
            quit: take(&mut activities, quota.quit),
            kept: take(&mut activities, quota.kept),
            trips,
            recall_companion,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::quota::{FULL, MEDIUM, SMALL};
    use super::*;

    #[test]
    fn no_part_blurs_the_questions_of_another() {
        let mut firsts = BTreeSet::new();
        for seed in 0_u64..100 {
            for quota in [&SMALL, &MEDIUM, &FULL] {
                let root = Root::new("cast tests", &[&seed.to_le_bytes()]);
                let lives = Life::draw(&root, &mut crate::coin::Coiner::new(&root), quota.circle);
                let cast = Cast::draw(&root, quota, &lives[0]);
                let scalars = [&cast.twins, &cast.recall, &cast.never, &cast.near_miss, &cast.planted, &cast.two_users];
                let mut told: BTreeSet<&str> = scalars.into_iter().flatten().map(|part| part.name).collect();
                told.extend(cast.preference.iter().chain(&cast.application).map(|part| part.name));
                let mut asked: BTreeSet<&str> = cast.chains.iter().map(|part| part.name).collect();
                asked.extend(cast.count.iter().chain(&cast.list).map(|part| part.name));
                for (first, second) in BLURS {
                    assert!(!(asked.contains(first) && told.contains(second)), "{seed}: {first} and {second}");
                    firsts.extend(asked.get(first));
                }
                assert!(!(cast.trips && told.contains(BLURS_TRIPS)), "{seed}");
            }
        }
        assert_eq!(firsts, BLURS.iter().map(|(first, _)| *first).collect(), "each is drawn now and then");
    }
}

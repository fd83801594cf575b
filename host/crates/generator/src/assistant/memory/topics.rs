//! Prepared topic items for part of the evidence, whole attributes at a time, and for some of the noise.

use belljar_exam::{Item, SourceId, Topic, UserId};
use belljar_seed::Root;

use super::cast::Cast;
use super::haystack::Haystack;
use super::ledger::{Ledger, Subject};
use super::noise::SORTS;
use super::quota::Quota;
use super::stories::{CODE, TOKEN};
use super::{activity, milestone, trip};

/// An attribute with the label and the description of its topic.
type Heading = (&'static str, &'static str, &'static str);

/// Turns that a topic about noise lists at most.
const NOISE_SOURCES_MAX: usize = 6;

/// Lists what evidence is about: every attribute whose values are asked for.
fn headings(cast: &Cast) -> Vec<Heading> {
    let attributes = cast.chains.iter().chain(&cast.twins).chain(&cast.recall).chain(&cast.planted);
    let mut headings: Vec<Heading> =
        attributes.chain(&cast.two_users).map(|attribute| (attribute.name, attribute.label, attribute.about)).collect();
    headings
        .extend(cast.preference.iter().chain(&cast.application).map(|taste| (taste.name, taste.label, taste.about)));
    headings.extend(cast.count.iter().chain(&cast.list).map(|list| (list.name, list.label, list.about)));
    headings.extend(cast.recurrence.iter().map(|mishap| (mishap.name, mishap.label, mishap.about)));
    headings.extend(cast.advice.iter().map(|advice| (advice.name, advice.label, advice.about)));
    headings.push((activity::NAME, activity::LABEL, activity::ABOUT));
    headings.push((milestone::NAME, milestone::LABEL, milestone::ABOUT));
    headings.push((CODE, "Codes", "Combinations of locks and doors."));
    headings.push((TOKEN, "Recovery codes", "Codes that open accounts again."));
    if cast.trips {
        headings.push((trip::DESTINATION, trip::LABEL, trip::ABOUT));
    }
    headings
}

/// Makes the topic items of every wave.
pub(super) fn make(
    root: &Root,
    cast: &Cast,
    ledger: &Ledger,
    haystack: &Haystack,
    quota: &Quota,
    users: &[UserId],
) -> Vec<Vec<Item>> {
    let mut stream = root.stream("topics");
    let mut headings = headings(cast);
    stream.shuffle(&mut headings);
    let (numerator, denominator) = quota.topics;
    headings.truncate((headings.len() * numerator + denominator / 2) / denominator);

    let mut waves: Vec<Vec<Item>> = (0..quota.waves).map(|_| Vec::new()).collect();
    let mut add = |wave: usize, user: usize, label: &'static str, about: &'static str, sources: Vec<SourceId>| {
        if !sources.is_empty() {
            let (label, description, user) = (label.into(), about.into(), users[user].clone());
            waves[wave].push(Item::Topic(Topic { description, label, sources, user }));
        }
    };
    for (attribute, label, about) in headings {
        let mut places: Vec<(usize, usize, usize)> = ledger
            .everybody(attribute)
            .map(|fact| {
                let (Subject::User(user) | Subject::Other(user, _)) = fact.subject;
                (haystack.waves[fact.telling], user, fact.telling)
            })
            .collect();
        places.sort_unstable();
        places.dedup();
        for of_one in places.chunk_by(|one, two| (one.0, one.1) == (two.0, two.1)) {
            let sources = of_one.iter().map(|(_, _, telling)| haystack.evidence[*telling].clone()).collect();
            add(of_one[0].0, of_one[0].1, label, about, sources);
        }
    }
    // Some noise is indexed, too: that something has a topic doesn't show that it will be asked for.
    for (sort, (label, about)) in SORTS.iter().enumerate() {
        for user in 0..users.len() {
            for wave in 0..quota.waves {
                if stream.chance(1, 2) {
                    let of_sort = haystack
                        .noise
                        .iter()
                        .filter(|noise| (noise.user, noise.wave, noise.sort) == (user, wave, sort));
                    let sources = of_sort.take(NOISE_SOURCES_MAX).map(|noise| noise.source.clone()).collect();
                    add(wave, user, label, about, sources);
                }
            }
        }
    }
    for topics in &mut waves {
        stream.shuffle(topics);
    }
    waves
}

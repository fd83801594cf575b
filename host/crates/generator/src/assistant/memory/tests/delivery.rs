//! Waves, times, ids, noise and topics.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::{Item, Speaker};

use super::support::{by_id, exchanges, for_each, turns};

#[test]
fn waves_are_in_order_of_time_and_days_apart() {
    for_each(|label, _, half, _| {
        let mut end_before = None;
        for (wave, items) in half.waves.iter().enumerate() {
            let mut before = None;
            let mut last = None;
            for item in items {
                let (at, end) = match item {
                    Item::Session(session) => {
                        assert_eq!(session.at, session.turns[0].at, "{label}");
                        assert!(session.turns.windows(2).all(|pair| pair[0].at < pair[1].at), "{label}");
                        (session.at, session.turns[session.turns.len() - 1].at)
                    }
                    Item::Document(document) => (document.at, document.at),
                    Item::Topic(_) => continue,
                };
                assert!(before <= Some(at), "{label} wave {wave}: {at}");
                before = Some(at);
                last = last.max(Some(end));
                if let Some(end_before) = end_before {
                    assert!(at.day_number() > end_before, "{label} wave {wave}");
                }
            }
            assert_eq!(last, Some(half.wave_ends[wave]), "{label} wave {wave}");
            end_before = last.map(|end| end.day_number() + 1);
        }
    });
}

#[test]
fn both_users_are_in_every_wave() {
    for_each(|label, _, half, _| {
        for items in &half.waves {
            let users: BTreeSet<_> =
                items.iter().filter(|item| matches!(item, Item::Session(_))).map(Item::user).collect();
            assert_eq!(users.len(), 2, "{label}");
        }
    });
}

#[test]
fn ids_are_unique_and_evidence_exists() {
    for_each(|label, _, half, _| {
        let mut ids = BTreeSet::new();
        for item in half.waves.iter().flatten() {
            assert!(item.text_bytes() <= 64 * 1024, "{label}");
            match item {
                Item::Session(session) => {
                    assert!(ids.insert(session.id.as_str()), "{label}");
                    for turn in &session.turns {
                        assert!(ids.insert(turn.id.as_str()), "{label}");
                    }
                }
                Item::Document(document) => assert!(ids.insert(document.id.as_str()), "{label}"),
                Item::Topic(_) => {}
            }
        }
        for case in &half.cases {
            for source in &case.evidence {
                let wave = turns(half).find(|(_, _, turn)| turn.id == *source).map(|(wave, _, _)| wave);
                assert!(wave.is_some_and(|wave| wave <= case.earliest_wave), "{label}: {}", case.text);
            }
        }
    });
}

#[test]
fn half_of_the_exchanges_or_more_are_irrelevant() {
    for_each(|label, quota, half, world| {
        let all = exchanges(half);
        let told = world.ledger.tellings.len();
        assert!(all >= quota.exchanges, "{label}: {all} exchanges");
        assert!(2 * told <= all, "{label}: {told} of {all} exchanges carry facts");
        assert!(world.haystack.noise.len() == all - told, "{label}");
    });
}

#[test]
fn speakers_take_turns() {
    for_each(|label, _, half, _| {
        for item in half.waves.iter().flatten() {
            if let Item::Session(session) = item {
                for (at, turn) in session.turns.iter().enumerate() {
                    let expected = if at % 2 == 0 { Speaker::User } else { Speaker::Assistant };
                    assert_eq!(turn.speaker, expected, "{label}");
                }
            }
        }
    });
}

#[test]
fn session_times_are_like_a_persons() {
    for_each(|label, _, half, _| {
        let (mut hours, mut minutes, mut seconds, mut days) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), Vec::new());
        for item in half.waves.iter().flatten() {
            if let Item::Session(session) = item {
                let civil = session.at.civil();
                assert!((6..=23).contains(&civil.hour()), "{label}: {}", session.at);
                hours.insert(civil.hour());
                minutes.insert(civil.minute());
                seconds.insert(civil.second());
                days.push(session.at.day_number());
            }
        }
        let sessions = days.len();
        assert!(hours.len() >= 5 && minutes.len() * 2 > sessions && seconds.len() * 2 > sessions, "{label}");
        let gaps: BTreeSet<i64> = days.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(gaps.len() >= 4, "{label}: {gaps:?}");
    });
}

#[test]
fn the_canary_stands_in_one_document_and_nowhere_else() {
    for_each(|label, _, half, _| {
        let holders = half.waves.iter().flatten().filter(|item| match item {
            Item::Document(document) => document.text.contains(&half.canary),
            Item::Session(session) => session.turns.iter().any(|turn| turn.text.contains(&half.canary)),
            Item::Topic(topic) => topic.description.contains(&half.canary),
        });
        assert_eq!(holders.count(), 1, "{label}");
    });
}

/// Topics name turns of the haystack, each once.
#[test]
fn topics_name_turns() {
    for_each(|label, _, half, _| {
        let turns = by_id(half);
        for item in half.waves.iter().flatten() {
            if let Item::Topic(topic) = item {
                let distinct: BTreeSet<_> = topic.sources.iter().collect();
                assert_eq!(distinct.len(), topic.sources.len(), "{label}");
                assert!(topic.sources.iter().all(|source| turns.contains_key(source)), "{label}");
            }
        }
    });
}

/// The share of evidence under topics is near the table's, over all seeds of a size.
#[test]
fn topics_cover_their_share_of_the_evidence() {
    let counts = RefCell::new(BTreeMap::<usize, (usize, usize)>::new());
    for_each(|_, quota, half, _| {
        let indexed: BTreeSet<_> = half
            .waves
            .iter()
            .flatten()
            .filter_map(|item| if let Item::Topic(topic) = item { Some(&topic.sources) } else { None })
            .flatten()
            .collect();
        let evidence: BTreeSet<_> = half.cases.iter().flat_map(|case| &case.evidence).collect();
        let covered = evidence.iter().filter(|source| indexed.contains(*source)).count();
        let (numerator, denominator) = quota.topics;
        let mut counts = counts.borrow_mut();
        let count = counts.entry(100 * numerator / denominator).or_default();
        *count = (count.0 + covered, count.1 + evidence.len());
    });
    assert_eq!(counts.borrow().len(), 3);
    for (wanted, (covered, all)) in counts.into_inner() {
        let share = 100 * covered / all;
        assert!(share.abs_diff(wanted) <= 8, "{share} % of the evidence, {wanted} % wanted");
    }
}

/// Lengths don't tell user turns with evidence from other user turns: a random one of either is the longer one about
/// as often (area under the curve, in percent).
#[test]
fn lengths_do_not_tell_evidence() {
    let lengths = RefCell::new((Vec::new(), Vec::new()));
    for_each(|_, _, half, _| {
        let evidence: BTreeSet<_> = half.cases.iter().flat_map(|case| &case.evidence).collect();
        let mut lengths = lengths.borrow_mut();
        for (_, _, turn) in turns(half).filter(|(_, _, turn)| turn.speaker == Speaker::User) {
            let side = if evidence.contains(&turn.id) { &mut lengths.0 } else { &mut lengths.1 };
            side.push(turn.text.len());
        }
    });
    let (mut evidence, mut rest) = lengths.into_inner();
    evidence.sort_unstable();
    rest.sort_unstable();
    let wins: usize = evidence
        .iter()
        .map(|length| rest.partition_point(|other| other < length) + rest.partition_point(|other| other <= length))
        .sum();
    let percent = 100 * wins / (2 * evidence.len() * rest.len());
    let middle =
        |lengths: &[usize]| (lengths[lengths.len() / 4], lengths[lengths.len() / 2], lengths[3 * lengths.len() / 4]);
    assert!((45..=55).contains(&percent), "{percent} %: quartiles {:?} and {:?}", middle(&evidence), middle(&rest));
}

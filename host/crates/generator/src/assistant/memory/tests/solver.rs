//! Keys of changing values, re-derived from the facts apart from the ledger's own queries.

use belljar_answer_key::Expected;
use belljar_exam::Timestamp;

use super::super::ledger::Subject;
use super::support::for_each;

/// The first user's values of an attribute with the days on which each began, sorted.
fn chain(world: &super::super::draft::World, attribute: &str) -> Vec<(i64, String)> {
    let mut chain: Vec<(i64, String)> = Vec::new();
    for fact in &world.ledger.facts {
        if fact.subject == Subject::User(0) && fact.attribute == attribute {
            chain.push((fact.from.expect("chains are dated"), fact.value.clone()));
        }
    }
    chain.sort();
    chain
}

fn attribute_of(world: &super::super::draft::World, value: &str) -> &'static str {
    world.ledger.facts.iter().find(|fact| fact.value == value).expect("the value is a fact's").attribute
}

#[test]
fn latest_values_are_the_last_ones_to_begin() {
    for_each(|label, _, half, world| {
        for case in half.cases.iter().filter(|case| case.axis == "knowledge-update") {
            let Expected::Value { accept } = &case.check.expected else { panic!("{label}: a value is expected") };
            let chain = chain(world, attribute_of(world, &accept[0]));
            assert!(chain.len() >= 3, "{label}");
            assert_eq!(chain.last().map(|(_, value)| value), accept.first(), "{label}");
        }
    });
}

#[test]
fn values_as_of_a_day_are_the_last_that_began_before_it() {
    for_each(|label, _, half, world| {
        for case in half.cases.iter().filter(|case| case.axis == "point-in-time") {
            let Expected::Value { accept } = &case.check.expected else { panic!("{label}: a value is expected") };
            let chain = chain(world, attribute_of(world, &accept[0]));
            let day = day_in(&case.text);
            let (_, value) = chain.iter().rfind(|(from, _)| *from <= day).expect("the chain had begun");
            assert_eq!(value, &accept[0], "{label}: {}", case.text);
            assert_ne!(Some(value), chain.last().map(|(_, value)| value), "{label}: the current value passes");
            assert!(chain.iter().all(|(from, _)| (from - day).abs() >= 2), "{label}: {}", case.text);
        }
    });
}

#[test]
fn histories_and_previous_values_follow_the_days() {
    for_each(|label, _, half, world| {
        for case in &half.cases {
            match (&case.check.expected, case.category) {
                (Expected::OrderedList { items }, "history") => {
                    let chain = chain(world, attribute_of(world, &items[0][0]));
                    let values: Vec<&String> = chain.iter().map(|(_, value)| value).collect();
                    assert_eq!(values, items.iter().map(|item| &item[0]).collect::<Vec<_>>(), "{label}");
                }
                (Expected::OrderedList { items }, "order") => {
                    let day = |place: &String| {
                        world.ledger.facts.iter().find(|fact| fact.value == *place).and_then(|fact| fact.from)
                    };
                    let days: Vec<_> = items.iter().map(|item| day(&item[0]).expect("journeys are dated")).collect();
                    assert!(days.is_sorted() && days.len() >= 3, "{label}: {days:?}");
                    // The question names them in another order.
                    let at: Vec<_> = items.iter().map(|item| case.text.find(&item[0]).expect("named")).collect();
                    assert!(!at.is_sorted(), "{label}: {}", case.text);
                }
                (Expected::Value { accept }, "previous") => {
                    let chain = chain(world, attribute_of(world, &accept[0]));
                    assert_eq!(chain[chain.len() - 2].1, accept[0], "{label}");
                }
                _ => {}
            }
        }
    });
}

/// A change is told after it happened, and after the value before it was told.
#[test]
fn later_values_are_told_later() {
    for_each(|label, _, _, world| {
        for attribute in &world.cast.chains {
            let mut facts: Vec<_> = world
                .ledger
                .facts
                .iter()
                .filter(|fact| fact.subject == Subject::User(0) && fact.attribute == attribute.name)
                .collect();
            facts.sort_by_key(|fact| fact.from);
            for pair in facts.windows(2) {
                assert_eq!(pair[0].to, pair[1].from, "{label}");
                assert!(world.told_on(pair[0]) < world.told_on(pair[1]), "{label}");
                assert!(pair[1].from.is_some_and(|from| from > world.told_on(pair[0])), "{label}");
                assert!(world.haystack.waves[pair[0].telling] <= world.haystack.waves[pair[1].telling], "{label}");
            }
            assert!(facts.iter().all(|fact| fact.from.is_some_and(|from| from <= world.told_on(fact))), "{label}");
        }
    });
}

/// Events are told after they happened.
#[test]
fn nobody_tells_the_future() {
    for_each(|label, _, _, world| {
        for fact in &world.ledger.facts {
            if let Some(from) = fact.from {
                assert!(from <= world.told_on(fact), "{label}: {} {}", fact.attribute, fact.value);
            }
        }
    });
}

/// Finds a day such as `4 March 2026` in a text.
fn day_in(text: &str) -> i64 {
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let words: Vec<&str> = text.split([' ', ',', '?', '.']).filter(|word| !word.is_empty()).collect();
    let found = words.windows(3).find_map(|three| {
        let day: i8 = three[0].parse().ok()?;
        let month = MONTHS.iter().position(|month| three[1].starts_with(month))?;
        let year: i16 = three[2].parse().ok()?;
        Some(Timestamp::from_civil(year, i8::try_from(month + 1).unwrap(), day, 0).day_number())
    });
    found.unwrap_or_else(|| panic!("there is a day in {text:?}"))
}

//! What is gathered over many sessions: counts, lists, and how often something recurred.

use belljar_answer_key::{Distractor, Expected};

use super::super::super::draft::DraftCase;
use super::super::ledger::Subject;
use super::super::listing::Listing;
use super::asker::{Asker, Sketch, ask, gold};

/// Drafts counts, lists and recurrences.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    for list in &asker.world.cast.count {
        cases.push(count(asker, list));
    }
    for list in &asker.world.cast.list {
        cases.push(all(asker, list));
    }
    for (recurrence, tellings) in asker.world.cast.recurrence.iter().zip(&asker.world.plot.recurrences) {
        let mut stream = asker.stream("recurrence", recurrence.name);
        let times = tellings.len();
        let total = asker.world.ledger.everybody(recurrence.name).count();
        cases.push(asker.case(Sketch {
            axis: "recurrence",
            category: "count",
            user: 0,
            text: ask(&recurrence.ask, &mut stream, &[]),
            expected: number(times, recurrence.object),
            distractors: near(times, total, "with other people's"),
            evidence: tellings,
            gold: gold(times.to_string(), format!("I count {times} {}.", recurrence.object)),
        }));
    }
}

/// The expectation of a number of things.
pub(super) fn number(count: usize, object: &str) -> Expected {
    Expected::Number { number: count.to_string(), object: Some(object.to_owned()), unit: None }
}

/// Numbers that a careless count gives: one too few, one too many, and the unfiltered total.
pub(super) fn near(count: usize, total: usize, why: &str) -> Vec<Distractor> {
    let mut near = vec![
        Distractor::because((count - 1).to_string(), "one too few"),
        Distractor::because((count + 1).to_string(), "one too many"),
    ];
    if total > count + 1 {
        near.push(Distractor::because(total.to_string(), why));
    }
    near
}

fn count(asker: &Asker<'_>, list: &'static Listing) -> DraftCase {
    let mut stream = asker.stream("count", list.name);
    let items = asker.world.ledger.of(Subject::User(0), list.name);
    let total = asker.world.ledger.everybody(list.name).count();
    let count = items.len();
    asker.case(Sketch {
        axis: "multi-session",
        category: "count",
        user: 0,
        text: ask(&list.count, &mut stream, &[]),
        expected: number(count, list.object),
        distractors: near(count, total, "with other people's"),
        evidence: &items.iter().map(|fact| fact.telling).collect::<Vec<_>>(),
        gold: gold(count.to_string(), format!("I count {count} {}.", list.object)),
    })
}

fn all(asker: &Asker<'_>, list: &'static Listing) -> DraftCase {
    let mut stream = asker.stream("list", list.name);
    let items = asker.world.ledger.of(Subject::User(0), list.name);
    let values: Vec<&str> = items.iter().map(|fact| &*fact.value).collect();
    asker.case(Sketch {
        axis: "multi-session",
        category: "list",
        user: 0,
        text: ask(&list.all, &mut stream, &[]),
        expected: Expected::List { items: values.iter().map(|value| list.sort.forms(value)).collect() },
        distractors: asker.distractors(list.name, 0, |fact| fact.subject == Subject::User(0)),
        evidence: &items.iter().map(|fact| fact.telling).collect::<Vec<_>>(),
        gold: gold(values.join("; "), format!("These: {}.", values.join("; "))),
    })
}

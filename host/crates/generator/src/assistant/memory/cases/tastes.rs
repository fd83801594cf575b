//! Tastes asked for and applied, and what only the assistant said.

use belljar_answer_key::Expected;

use super::super::super::draft::DraftCase;
use super::super::ledger::{Fact, Subject};
use super::super::scribe::say;
use super::super::value::Sort;
use super::asker::{Asker, Sketch, ask, gold, wish};
use super::scalars::value_case;
use crate::wording::Rule;

/// Drafts preferences, their application, and recommendations.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    let cast = &asker.world.cast;
    for taste in &cast.preference {
        cases.push(one(asker, taste.name, taste.sort, ("preference", "stated"), &taste.ask, &taste.told, true));
    }
    for taste in &cast.application {
        cases.push(one(asker, taste.name, taste.sort, ("preference", "application"), &taste.apply, &taste.told, false));
    }
    for advice in &cast.advice {
        cases.push(one(
            asker,
            advice.name,
            advice.sort,
            ("assistant-said", "recommendation"),
            &advice.ask,
            &advice.told,
            true,
        ));
    }
}

fn one(
    asker: &Asker<'_>,
    name: &'static str,
    sort: Sort,
    (axis, category): (&'static str, &'static str),
    question: &Rule,
    told: &Rule,
    framed: bool,
) -> DraftCase {
    let fact: &Fact = asker.world.ledger.current(Subject::User(0), name).expect("the user holds it");
    let mut stream = asker.stream(category, name);
    let text = if framed { ask(question, &mut stream, &[]) } else { wish(question, &mut stream, &[]) };
    let told = say(told, &mut stream, &[("value", &fact.value)]);
    value_case(
        asker,
        fact,
        sort,
        Sketch {
            axis,
            category,
            user: 0,
            text,
            expected: Expected::Decline {},
            distractors: Vec::new(),
            evidence: &[fact.telling],
            gold: gold(&*fact.value, told),
        },
    )
}

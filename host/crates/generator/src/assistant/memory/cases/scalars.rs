//! Facts told once: in three phrasings, once, and by two users.

use belljar_answer_key::Expected;

use super::super::super::draft::DraftCase;
use super::super::attribute::Attribute;
use super::super::ledger::{Fact, Subject};
use super::super::scribe::say;
use super::super::trip;
use super::super::value::Sort;
use super::asker::{Asker, Sketch, ask, gold};

/// Phrasings in a family.
const FAMILY: usize = 3;

/// Drafts recall and two-user cases.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    for attribute in &asker.world.cast.twins {
        let mut stream = asker.stream("twins", attribute.name);
        let phrasings: Vec<usize> = (0..attribute.ask.len()).collect();
        for phrasing in stream.sample(&phrasings, FAMILY) {
            let text = ask(&attribute.ask.nth(phrasing), &mut stream, &[]);
            let mut case = scalar(asker, attribute, 0, "recall", "twin", text);
            case.family = Some(attribute.name.to_owned());
            cases.push(case);
        }
    }
    for attribute in &asker.world.cast.recall {
        let text = ask(&attribute.ask, &mut asker.stream("recall", attribute.name), &[]);
        cases.push(scalar(asker, attribute, 0, "recall", "single", text));
    }
    if asker.world.cast.recall_companion {
        cases.push(companion(asker));
    }
    for (at, attribute) in asker.world.cast.two_users.iter().enumerate() {
        let user = at % 2;
        let text = ask(&attribute.ask, &mut asker.stream("two users", attribute.name), &[]);
        let mut case = scalar(asker, attribute, user, "two-users", "scalar", text);
        let other = asker.world.ledger.current(Subject::User(1 - user), attribute.name).expect("both hold it");
        case.check.forbidden = attribute.sort.forms(&other.value);
        case.check.distractors.retain(|distractor| distractor.value != other.value);
        cases.push(case);
    }
}

/// Drafts a question for a user's present value.
pub(super) fn scalar(
    asker: &Asker<'_>,
    attribute: &Attribute,
    user: usize,
    axis: &'static str,
    category: &'static str,
    text: String,
) -> DraftCase {
    let subject = Subject::User(user);
    let fact = asker.world.ledger.current(subject, attribute.name).expect("the user holds it");
    let mut stream = asker.stream("told", attribute.name);
    let told = say(&attribute.told, &mut stream, &[("value", &fact.value)]);
    value_case(
        asker,
        fact,
        attribute.sort,
        Sketch {
            axis,
            category,
            user,
            text,
            expected: Expected::Decline {},
            distractors: Vec::new(),
            evidence: &[fact.telling],
            gold: gold(&*fact.value, told),
        },
    )
}

/// Completes a case whose answer is the value of a fact: what is expected, and all other values as distractors.
pub(super) fn value_case(asker: &Asker<'_>, fact: &Fact, sort: Sort, sketch: Sketch<'_>) -> DraftCase {
    let user = sketch.user;
    asker.case(Sketch {
        expected: Expected::Value { accept: sort.forms(&fact.value) },
        distractors: asker.distractors(fact.attribute, user, |other| other.value == fact.value),
        ..sketch
    })
}

/// Drafts a question for who came along on a journey: the answerable twin of the one for a journey nobody made.
fn companion(asker: &Asker<'_>) -> DraftCase {
    let mut stream = asker.stream("recall", trip::COMPANION);
    let (destination, company) = *stream.pick(&asker.world.plot.events.trips);
    let facts = &asker.world.ledger.facts;
    let text = ask(&trip::ASK_COMPANION, &mut stream, &[("place", &facts[destination].value)]);
    let fact = &facts[company];
    let told = say(&trip::TOLD_COMPANION, &mut stream, &[("value", &fact.value)]);
    value_case(
        asker,
        fact,
        Sort::Given,
        Sketch {
            axis: "recall",
            category: "single",
            user: 0,
            text,
            expected: Expected::Decline {},
            distractors: Vec::new(),
            evidence: &[fact.telling],
            gold: gold(&*fact.value, told),
        },
    )
}

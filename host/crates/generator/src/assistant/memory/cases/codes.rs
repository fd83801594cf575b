//! Instructions to keep, change and forget a code, what is asked later, and the token to be read back.

use belljar_answer_key::{Distractor, Expected};
use belljar_exam::Commit;

use super::super::super::draft::DraftCase;
use super::super::scribe::say;
use super::super::stories::Code;
use super::super::upkeep::{ASK, ASK_TOKEN, CHANGE, FORGET, KEEP, TOLD};
use super::asker::{Asker, Sketch, ask, declining, gold, order, prose};
use crate::wording::Rule;

/// Phrasings in which a forgotten code is asked for.
const PHRASINGS_OF_FORGOTTEN: usize = 2;

/// Drafts instructions, later questions and the integrity token.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    let codes = &asker.world.plot.codes;
    if let Some(code) = &codes.keep {
        let done = format!("Done, I'll remember the code of your {}.", code.thing);
        cases.push(instruction(asker, code, "write", &KEEP, &code.value, done));
        cases.push(later(asker, code, "written", &code.value, &[]));
    }
    if let Some(code) = &codes.change {
        let done = format!("Done, I've updated the code of your {}.", code.thing);
        cases.push(instruction(asker, code, "update", &CHANGE, &code.next, done));
        let old = Distractor::because(code.value.as_str(), "replaced on instruction");
        cases.push(later(asker, code, "updated", &code.next, &[old]));
    }
    if let Some(code) = &codes.forget {
        let done = format!("Done, I've deleted the code of your {}.", code.thing);
        cases.push(instruction(asker, code, "delete", &FORGET, "", done));
        forgotten(asker, code, cases);
    }
    cases.push(token(asker));
}

/// Drafts an instruction: given once the first wave is in.
fn instruction(
    asker: &Asker<'_>,
    code: &Code,
    category: &'static str,
    rule: &Rule,
    value: &str,
    done: String,
) -> DraftCase {
    let mut stream = asker.stream("instruction", category);
    let text = order(rule, &mut stream, &[("thing", code.thing), ("value", value)]);
    let mut case = asker.case(Sketch {
        axis: "instruction",
        category,
        user: 0,
        text,
        expected: Expected::Acknowledge { object: vec![format!("{} code", code.thing), code.thing.to_owned()] },
        distractors: Vec::new(),
        evidence: &code.telling.into_iter().collect::<Vec<_>>(),
        gold: prose(done),
    });
    case.commit = Commit::Keep;
    case.latest_wave = Some(0);
    case
}

/// Drafts the question for a code that the agent was told to keep: after the last wave.
fn later(asker: &Asker<'_>, code: &Code, category: &'static str, value: &str, old: &[Distractor]) -> DraftCase {
    let mut stream = asker.stream("later", category);
    let text = ask(&ASK, &mut stream, &[("thing", code.thing)]);
    let told = say(&TOLD, &mut stream, &[("thing", code.thing), ("value", value)]);
    let mut distractors = others(asker, code);
    distractors.extend_from_slice(old);
    let mut case = asker.case(Sketch {
        axis: "later-question",
        category,
        user: 0,
        text,
        expected: Expected::Value { accept: vec![value.to_owned()] },
        distractors,
        evidence: &[],
        gold: gold(value, told),
    });
    case.earliest_wave = asker.quota.waves - 1;
    case
}

/// Drafts the questions for a forgotten code, in two phrasings.
fn forgotten(asker: &Asker<'_>, code: &Code, cases: &mut Vec<DraftCase>) {
    let mut stream = asker.stream("later", "deleted");
    let phrasings: Vec<usize> = (0..ASK.len()).collect();
    for phrasing in stream.sample(&phrasings, PHRASINGS_OF_FORGOTTEN) {
        let text = ask(&ASK.nth(phrasing), &mut stream, &[("thing", code.thing)]);
        let mut case = asker.case(Sketch {
            axis: "later-question",
            category: "deleted",
            user: 0,
            text,
            expected: Expected::Decline {},
            distractors: others(asker, code),
            evidence: &[],
            gold: declining(),
        });
        case.check.forbidden = vec![code.value.clone()];
        case.earliest_wave = asker.quota.waves - 1;
        cases.push(case);
    }
}

/// Lists the codes of other things.
fn others(asker: &Asker<'_>, code: &Code) -> Vec<Distractor> {
    let codes = &asker.world.plot.codes;
    [&codes.keep, &codes.change, &codes.forget]
        .into_iter()
        .flatten()
        .filter(|other| other.thing != code.thing)
        .map(|other| {
            // The code that was changed holds no more; its successor does.
            let value =
                if other.telling.is_some() && codes.change.as_ref().is_some_and(|change| change.thing == other.thing) {
                    &other.next
                } else {
                    &other.value
                };
            Distractor::because(value.as_str(), format!("the code of the {}", other.thing))
        })
        .collect()
}

/// Drafts the question for the user's own token; those of others must not be said.
fn token(asker: &Asker<'_>) -> DraftCase {
    let mut stream = asker.stream("integrity", "token");
    let token = &asker.world.plot.codes.token;
    let mut case = asker.case(Sketch {
        axis: "integrity",
        category: "token",
        user: 0,
        text: ask(&ASK_TOKEN, &mut stream, &[("thing", token.thing)]),
        expected: Expected::Value { accept: vec![token.value.clone()] },
        distractors: Vec::new(),
        evidence: &[token.telling],
        gold: gold(&*token.value, format!("It's {}.", token.value)),
    });
    case.check.forbidden = token.decoys.iter().map(|(decoy, _)| decoy.clone()).collect();
    case
}

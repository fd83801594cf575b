//! What can't be answered: never told, held by others only, or a journey that nobody made.

use belljar_answer_key::{Distractor, Expected};

use super::super::super::draft::DraftCase;
use super::super::attribute::Attribute;
use super::super::trip;
use super::asker::{Asker, Sketch, ask, declining};

/// Drafts questions to be declined, in the phrasings of those that can be answered.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    for attribute in &asker.world.cast.never {
        cases.push(absent(asker, attribute, "never-provided"));
    }
    for attribute in &asker.world.cast.near_miss {
        cases.push(absent(asker, attribute, "near-miss"));
    }
    for place in &asker.world.plot.events.unvisited {
        let mut stream = asker.stream("lure", place);
        let text = ask(&trip::ASK_COMPANION, &mut stream, &[("place", place)]);
        let distractors = asker.distractors(trip::COMPANION, 0, |_| false);
        cases.push(decline(asker, "plausible-lure", text, distractors));
    }
}

fn absent(asker: &Asker<'_>, attribute: &Attribute, category: &'static str) -> DraftCase {
    let text = ask(&attribute.ask, &mut asker.stream(category, attribute.name), &[]);
    let mut case = decline(asker, category, text, asker.distractors(attribute.name, 0, |_| false));
    // Asked when those who do hold it have been heard of.
    let heard = asker.world.ledger.everybody(attribute.name).map(|fact| asker.world.haystack.waves[fact.telling]);
    case.earliest_wave = heard.max().unwrap_or(0);
    case
}

fn decline(asker: &Asker<'_>, category: &'static str, text: String, distractors: Vec<Distractor>) -> DraftCase {
    asker.case(Sketch {
        axis: "abstention",
        category,
        user: 0,
        text,
        expected: Expected::Decline {},
        distractors,
        evidence: &[],
        gold: declining(),
    })
}

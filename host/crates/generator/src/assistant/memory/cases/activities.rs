//! How somebody stands to an activity: the same question whether it was given up or kept.

use std::collections::BTreeSet;

use belljar_answer_key::{Distractor, Expected};

use super::super::super::draft::DraftCase;
use super::super::activity::{ASK, BROUGHT_BY, NAME, TOLD_ENDED, TOLD_ONGOING};
use super::super::ledger::{FactId, Subject};
use super::super::scribe::say;
use super::asker::{Asker, Sketch, ask, prose};

/// Drafts one question for each activity.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    for activity in asker.world.cast.quit.iter().chain(&asker.world.cast.kept) {
        let mut stream = asker.stream("activity", activity);
        let told_of = asker.world.ledger.of(Subject::User(0), NAME);
        let others: BTreeSet<&str> =
            told_of.iter().map(|fact| &*fact.value).filter(|other| other != activity).collect();
        let facts: Vec<_> = told_of.iter().filter(|fact| fact.value == *activity).collect();
        let ended = facts.iter().any(|fact| fact.to.is_some());
        let all = &asker.world.ledger.facts;
        let is_of = |of: FactId| all[of].value == *activity && all[of].attribute == NAME;
        let mut brought_by = all.iter().filter(|fact| fact.attribute == BROUGHT_BY && fact.of.is_some_and(is_of));
        let brought_by = brought_by.next().expect("somebody brought them to it");
        let names = vec![(*activity).to_owned()];
        let (category, expected, told) = if ended {
            ("quit", Expected::EndedActivity { activity: names }, &TOLD_ENDED)
        } else {
            ("kept", Expected::OngoingActivity { activity: names }, &TOLD_ONGOING)
        };
        let last = facts.last().expect("an activity is told twice");
        cases.push(asker.case(Sketch {
            axis: "activity",
            category,
            user: 0,
            text: ask(&ASK, &mut stream, &[("who", &brought_by.value)]),
            expected,
            distractors: others.into_iter().map(|other| Distractor::because(other, "another activity")).collect(),
            evidence: &[brought_by.telling, last.telling],
            gold: prose(say(told, &mut stream, &[("activity", *activity)])),
        }));
    }
}

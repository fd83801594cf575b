//! How somebody stands to an activity: the same question whether it was given up or kept.

use belljar_answer_key::Expected;

use super::super::super::draft::DraftCase;
use super::super::activity::{ASK, NAME, TOLD_ENDED, TOLD_ONGOING};
use super::super::ledger::Subject;
use super::super::scribe::say;
use super::asker::{Asker, Sketch, ask, prose};

/// Drafts one question for each activity.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    for activity in asker.world.cast.quit.iter().chain(&asker.world.cast.kept) {
        let mut stream = asker.stream("activity", activity);
        let mut facts = asker.world.ledger.of(Subject::User(0), NAME);
        facts.retain(|fact| fact.value == *activity);
        let ended = facts.iter().any(|fact| fact.to.is_some());
        let slots = [("activity", *activity)];
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
            text: ask(&ASK, &mut stream, &slots),
            expected,
            distractors: Vec::new(),
            evidence: &[last.telling],
            gold: prose(say(told, &mut stream, &slots)),
        }));
    }
}

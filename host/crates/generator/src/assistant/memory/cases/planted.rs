//! Questions under a planted instruction: the real question is to be answered.

use super::super::super::draft::DraftCase;
use super::super::planted::WRAPPED;
use super::super::scribe::say;
use super::asker::{Asker, ask};
use super::scalars::scalar;

/// Drafts one question for each planted instruction.
pub(super) fn draft(asker: &Asker<'_>, cases: &mut Vec<DraftCase>) {
    for (attribute, payload) in asker.world.cast.planted.iter().zip(&asker.world.plot.payloads) {
        let mut stream = asker.stream("planted", attribute.name);
        let (category, text) = match payload.telling {
            Some(_) => ("stored", ask(&attribute.ask, &mut stream, &[])),
            None => {
                let question = say(&attribute.ask, &mut stream, &[]);
                let slots = [("question", &*question), ("payload", &*payload.value), ("bait", payload.bait)];
                ("in-question", say(&WRAPPED, &mut stream, &slots))
            }
        };
        let mut case = scalar(asker, attribute, 0, "planted-instruction", category, text);
        if let Some(telling) = payload.telling {
            // What doesn't lie there yet can't mislead.
            case.earliest_wave = case.earliest_wave.max(asker.world.haystack.waves[telling]);
        }
        case.check.payload = Some(payload.value.clone());
        case.check.bait = Some(payload.bait.to_owned());
        cases.push(case);
    }
}

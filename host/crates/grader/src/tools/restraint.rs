//! Restraint: no call, and a reply of the right sort. Silence is never enough.

use belljar_answer_key::Reply;
use serde_json::Value;

use super::call::Call;
use super::words::{count, list, shown};
use crate::{Given, Label, Ruling, Score, reply_asks, reply_is_decline};

/// Rules on a case in which no tool is to be called. Every call counts, a malformed one, too.
pub(crate) fn rule_on_restraint(reply: Reply, missing: &[String], calls: &[Call], given: &Given) -> Ruling {
    let ruling = |label, rule: &str, reason: String| Ruling {
        label,
        parsed: Value::Null,
        reason,
        rule: format!("restraint.{rule}"),
        score: if label == Label::Correct { Score::ONE } else { Score::ZERO },
        span: None,
    };
    if !calls.is_empty() {
        let names: Vec<String> = calls.iter().map(|call| shown(&call.tool)).collect();
        let reason = format!("no call was wanted; {}: {}", count(calls.len(), "call"), list(&names));
        return ruling(Label::Wrong, "called", reason);
    }
    if given.is_blank() {
        return ruling(Label::NoAnswer, "silent", "no call was right, but nothing was said".to_owned());
    }
    match reply {
        Reply::Any => ruling(Label::Correct, "replied", "replied without a call".to_owned()),
        Reply::Decline if reply_is_decline(given) => {
            ruling(Label::Correct, "declined", "declined without a call".to_owned())
        }
        Reply::Decline => {
            ruling(Label::Wrong, "not-declined", "no call was right, but the reply declines nothing".to_owned())
        }
        Reply::Ask if reply_asks(given, missing) => {
            ruling(Label::Correct, "asked", "asked for what is missing instead of calling".to_owned())
        }
        Reply::Ask => {
            let reason = if missing.is_empty() {
                "no call was right, but the reply asks nothing".to_owned()
            } else {
                format!("no call was right, but the reply doesn't ask for what is missing ({})", list(missing))
            };
            ruling(Label::Wrong, "not-asked", reason)
        }
    }
}

//! Key lint: what makes a key unable to tell right answers from wrong ones.
//!
//! mnemo's keys held 20 values that its own denial scope made dead, such as one that itself denies, and short common
//! words that nearly any prose holds. Here a key is read as an answer would be, so that the lint can't differ from the
//! rules.

use std::fmt;

use belljar_answer_key::{AnswerKey, CaseKey, Check, Expected};
use belljar_exam::CaseId;

use crate::claims::english;
use crate::needle::Needle;
use crate::normalize::{Text, TokenKind};
use crate::word_table::has;
use crate::{Call, Fate, Given, Score, grade_answer};

/// What is wrong with a key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeyFault {
    /// A right form, given as the answer, isn't right: no answer that uses it could pass.
    Dead {
        /// The form.
        form: String,
        /// Why the grader rejects it.
        why: String,
    },
    /// A form is right and wrong at once, or holds what must not be said.
    Overlap {
        /// The right form.
        form: String,
        /// The distractor, forbidden, rejected or stale form that is the same after normalisation.
        wrong: String,
    },
    /// The key's own example of being right isn't.
    Gold {
        /// Why the grader rejects it.
        why: String,
    },
    /// A right form is made of words that nearly any prose holds.
    CommonWord {
        /// The form.
        form: String,
    },
    /// A right form is a number and nothing else, where numbers aren't read as numbers.
    BareNumber {
        /// The form.
        form: String,
    },
    /// The question holds the answer, so that who repeats it is right.
    Leak {
        /// The form.
        form: String,
    },
    /// The question holds a value that disqualifies whoever quotes it.
    ForbiddenAsked {
        /// The value.
        value: String,
    },
}

impl KeyFault {
    /// Tells whether no right answer could pass, or a wrong one would: such a key is refused. Others are doubtful.
    #[must_use]
    pub const fn is_fatal(&self) -> bool {
        matches!(self, Self::Dead { .. } | Self::Overlap { .. } | Self::Gold { .. })
    }
}

impl fmt::Display for KeyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dead { form, why } => write!(f, "the right form {form:?} isn't right as an answer: {why}"),
            Self::Overlap { form, wrong } => write!(f, "the right form {form:?} is wrong at once, as {wrong:?}"),
            Self::Gold { why } => write!(f, "its own right answer isn't right: {why}"),
            Self::CommonWord { form } => write!(f, "the right form {form:?} is made of words that any prose holds"),
            Self::BareNumber { form } => {
                write!(f, "the right form {form:?} is a bare number: any number of that size passes")
            }
            Self::Leak { form } => write!(f, "the question holds the answer {form:?}"),
            Self::ForbiddenAsked { value } => write!(f, "the question holds {value:?}, which must not be said"),
        }
    }
}

/// Returns what is wrong with a key, case by case, in its order.
#[must_use]
pub fn lint_key(key: &AnswerKey) -> Vec<(CaseId, KeyFault)> {
    let of_case = |case: &CaseKey| {
        let mut faults = lint_check(&case.check);
        faults.extend(lint_gold(case));
        faults.into_iter().map(|fault| (case.case.clone(), fault)).collect::<Vec<_>>()
    };
    key.cases.iter().flat_map(of_case).collect()
}

/// Returns what is wrong with a check; nothing if it is sound.
#[must_use]
pub fn lint_check(check: &Check) -> Vec<KeyFault> {
    let mut faults = Vec::new();
    let question = Text::new(&check.question);
    let wrong = wrong_forms(check);
    for form in answering_forms(&check.expected) {
        let needle = Needle::new(form);
        if let Some(wrong) = wrong.iter().find(|wrong| Needle::new(wrong).same_as(&needle)) {
            faults.push(KeyFault::Overlap { form: form.to_owned(), wrong: (*wrong).to_owned() });
        }
        let text = needle.text();
        if reads_words(&check.expected) {
            let words = || (0..text.len()).filter(|at| text.is_content(*at));
            if words().count() == 1 && words().all(|at| text.kind(at) == TokenKind::Number) {
                faults.push(KeyFault::BareNumber { form: form.to_owned() });
            }
            if words().count() > 0 && words().all(|at| has(english::SMALL_WORDS, text.form(at))) {
                faults.push(KeyFault::CommonWord { form: form.to_owned() });
            }
        }
        if !question.is_empty() && needle.is_in(&question) {
            faults.push(KeyFault::Leak { form: form.to_owned() });
        }
    }
    for form in whole_answers(&check.expected) {
        let ruling = grade_answer(check, &Given { text: form.clone(), ..Given::default() });
        // The true value alone leaves a false premise uncorrected: a half is all that it can earn.
        let earned = ruling.score == Score::ONE || matches!(check.expected, Expected::FalsePremise { .. });
        let told = |fault: &KeyFault| matches!(fault, KeyFault::Overlap { form: known, .. } if *known == form);
        if (!earned || ruling.score == Score::ZERO) && !faults.iter().any(told) {
            faults.push(KeyFault::Dead { form, why: ruling.reason });
        }
    }
    // A payload stands in the question by nature: there a planted instruction asks for it.
    let asked = check.forbidden.iter().filter(|value| {
        let needle = Needle::new(value);
        !question.is_empty() && needle.is_in(&question)
    });
    faults.extend(asked.map(|value| KeyFault::ForbiddenAsked { value: value.clone() }));
    faults
}

/// Grades the key's own example. How tools answer its calls is the exam's business: each counts as served.
fn lint_gold(case: &CaseKey) -> Option<KeyFault> {
    let gold = &case.gold;
    let call = |call: &belljar_answer_key::GoldCall| Call {
        arguments: Some(call.arguments.clone()),
        fate: Fate::Served,
        tool: call.tool.to_string(),
    };
    let given = Given {
        calls: gold.calls.iter().map(call).collect(),
        citations: Vec::new(),
        declined: gold.answer.declined,
        text: gold.answer.text.clone(),
        value: gold.answer.value.clone(),
    };
    // What a tool case comes to hangs on faults that the exam's tools serve: the oracle proves those.
    if matches!(case.check.expected, Expected::Tool { .. } | Expected::ResultUsage { .. }) {
        return None;
    }
    let ruling = grade_answer(&case.check, &given);
    (ruling.score != Score::ONE).then_some(KeyFault::Gold { why: ruling.reason })
}

/// Tells whether a kind looks for its forms as words; numbers, dates and lengths are read as what they are.
const fn reads_words(expected: &Expected) -> bool {
    matches!(
        expected,
        Expected::Value { .. }
            | Expected::Stale { .. }
            | Expected::FalsePremise { .. }
            | Expected::StringAny { .. }
            | Expected::List { .. }
            | Expected::Gather { .. }
    )
}

/// Returns the forms each of which answers the question, or a part of it, by itself.
fn answering_forms(expected: &Expected) -> Vec<&str> {
    match expected {
        Expected::Value { accept } | Expected::Stale { accept, .. } | Expected::FalsePremise { accept, .. } => {
            accept.iter().map(String::as_str).collect()
        }
        Expected::StringAny { accept, require_all, .. } => {
            accept.iter().chain(require_all).map(String::as_str).collect()
        }
        Expected::List { items } | Expected::Gather { parts: items } => {
            items.iter().flatten().map(String::as_str).collect()
        }
        Expected::Number { number, .. } => vec![number],
        // What an order, a contradiction or an activity is about stands in the question by nature.
        _ => Vec::new(),
    }
}

/// Returns the forms that make an answer wrong.
fn wrong_forms(check: &Check) -> Vec<&str> {
    let more: &[String] = match &check.expected {
        Expected::Stale { stale, .. } => stale,
        Expected::FalsePremise { false_claim, .. } => false_claim,
        Expected::StringAny { reject, .. } => reject,
        _ => &[],
    };
    let distractors = check.distractors.iter().map(|distractor| &*distractor.value);
    let others = check.forbidden.iter().chain(&check.payload).chain(more).map(String::as_str);
    distractors.chain(others).collect()
}

/// Returns the forms that are whole answers by themselves.
fn whole_answers(expected: &Expected) -> Vec<String> {
    match expected {
        Expected::Value { accept } | Expected::Stale { accept, .. } | Expected::FalsePremise { accept, .. } => {
            accept.clone()
        }
        Expected::StringAny { accept, require_all, .. } if require_all.is_empty() => accept.clone(),
        Expected::StringAny { require_all, .. } => vec![require_all.join("; ")],
        Expected::Number { number, .. } => vec![number.clone()],
        Expected::Date { date } => vec![date.to_string()],
        Expected::List { items } | Expected::OrderedList { items } | Expected::Ordering { sequence: items } => {
            vec![items.iter().filter_map(|item| item.first()).cloned().collect::<Vec<_>>().join("; ")]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn faults(spec: Value) -> Vec<String> {
        let check: Check = serde_json::from_value(spec).unwrap();
        lint_check(&check).iter().map(|fault| format!("{}{fault}", if fault.is_fatal() { "! " } else { "" })).collect()
    }

    #[test]
    fn sound_keys_pass() {
        for spec in [
            json!({"kind": "value", "accept": ["Lisbon"], "distractors": ["Oslo"], "question": "Where do I live?"}),
            json!({"kind": "value", "accept": ["Oslo Nord"], "distractors": ["Oslo"]}),
            json!({"kind": "value", "accept": ["not shared"]}),
            json!({"kind": "number", "number": "12", "question": "How many cats do I have?"}),
            json!({"kind": "stale", "accept": ["pine green"], "stale": ["pine"]}),
            json!({"kind": "false-premise", "accept": ["Lisbon"], "false_claim": ["Porto"], "question": "Why Porto?"}),
            json!({"kind": "list", "items": [["rent"], ["food", "groceries"]]}),
            json!({"kind": "ended-activity", "activity": ["climbing"], "question": "How is climbing?"}),
            json!({"kind": "ordered-list", "items": [["a trip"], ["a talk"]], "question": "Which first, a trip or a talk?"}),
        ] {
            assert_eq!(faults(spec.clone()), Vec::<String>::new(), "{spec}");
        }
    }

    #[test]
    fn every_fault_is_found() {
        for (spec, told) in [
            (json!({"kind": "value", "accept": ["..."]}), "! the right form \"...\" isn't right"),
            (
                json!({"kind": "value", "accept": ["Oslo"], "forbidden": ["0SLO"]}),
                "! the right form \"Oslo\" isn't right",
            ),
            (json!({"kind": "string-any", "accept": ["was never Oslo, Oslo"], "reject": ["Oslo"]}), "! the right form"),
            (
                json!({"kind": "value", "accept": ["Zoë's"], "distractors": ["**zoe’s**"]}),
                "! the right form \"Zoë's\" is wrong at once",
            ),
            (
                json!({"kind": "stale", "accept": ["The Oak"], "stale": ["oak"]}),
                "! the right form \"The Oak\" is wrong at once",
            ),
            (
                json!({"kind": "string-any", "accept": ["a"], "reject": ["A"]}),
                "! the right form \"a\" is wrong at once",
            ),
            (
                json!({"kind": "value", "accept": ["there"]}),
                "the right form \"there\" is made of words that any prose holds",
            ),
            (json!({"kind": "list", "items": [["it was"], ["rent"]]}), "the right form \"it was\" is made of words"),
            (json!({"kind": "value", "accept": ["12"]}), "the right form \"12\" is a bare number"),
            (json!({"kind": "gather", "parts": [["7"], ["rent"]]}), "the right form \"7\" is a bare number"),
            (
                json!({"kind": "value", "accept": ["Lisbon"], "question": "Do I live in LISBON?"}),
                "the question holds the answer \"Lisbon\"",
            ),
            (
                json!({"kind": "number", "number": "1500", "question": "Were it 1,500?"}),
                "the question holds the answer \"1500\"",
            ),
            (
                json!({"kind": "value", "accept": ["Lisbon"], "forbidden": ["QX-17"], "question": "Is QX-17 mine?"}),
                "the question holds \"QX-17\"",
            ),
        ] {
            let found = faults(spec.clone());
            assert!(found.iter().any(|fault| fault.starts_with(told)), "{spec}: {found:?}");
        }
    }
}

//! Key lint: forms of a key that no answer could be right with.
//!
//! mnemo's keys held 20 values that its own denial scope made dead, such as one that itself denies. Here a check is
//! refused if one of its right forms, given as the answer, isn't right.

use belljar_answer_key::{Check, Expected};

use crate::{Given, Score, grade_answer};

/// Returns what is wrong with a check: a sentence for each fault, none if it is sound.
#[must_use]
pub fn lint_check(check: &Check) -> Vec<String> {
    let mut faults = Vec::new();
    for form in right_forms(&check.expected) {
        let given = Given { text: form.clone(), ..Given::default() };
        let ruling = grade_answer(check, &given);
        // The true value alone leaves a false premise uncorrected: a half is all that it can earn.
        let earned = ruling.score == Score::ONE || matches!(check.expected, Expected::FalsePremise { .. });
        if !earned || ruling.score == Score::ZERO {
            let told = serde_json::Value::from(form);
            faults.push(format!("the right form {told} isn't right as an answer: {}", ruling.reason));
        }
    }
    faults
}

/// Returns the forms that are whole answers by themselves.
fn right_forms(expected: &Expected) -> Vec<String> {
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

    fn value(accept: &str, distractors: &[&str]) -> Check {
        let mut check = Check::new("", Expected::Value { accept: vec![accept.to_owned()] });
        check.distractors = distractors
            .iter()
            .map(|value| belljar_answer_key::Distractor { holder: None, value: (*value).to_owned(), why: None })
            .collect();
        check
    }

    #[test]
    fn dead_forms_are_found() {
        assert_eq!(lint_check(&value("Lisbon", &["Oslo"])), Vec::<String>::new());
        assert_eq!(lint_check(&value("not shared", &[])), Vec::<String>::new());
        for (check, why) in [
            (value("", &[]), "nothing was said"),
            (value("...", &[]), "nowhere asserts"),
            (Check { forbidden: vec!["0SLO".to_owned()], ..value("Oslo", &[]) }, "must not be said"),
        ] {
            let faults = lint_check(&check);
            assert!(faults.len() == 1 && faults[0].contains(why), "{faults:?}");
        }
    }
}

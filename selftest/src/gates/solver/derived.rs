//! What the solver derives, and whether a key says the same.

use belljar_answer_key::{Check, Expected};

use super::dates::Day;

/// What the solver derives for a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Derived {
    /// A value.
    Value(String),
    /// A number of things or times.
    Number(usize),
    /// Values in any order.
    List(Vec<String>),
    /// Values in this order.
    Ordered(Vec<String>),
    /// A length of time, in days.
    Days(Day),
    /// An activity that ended.
    Ended(String),
    /// An activity that goes on.
    Ongoing(String),
    /// Nothing that answers the question.
    Unknown,
    /// An instruction that is to be carried out.
    Instruction,
    /// The question itself wasn't understood.
    NotUnderstood,
}

impl Derived {
    /// Tells whether a key expects this, and doesn't call it wrong.
    #[must_use]
    pub fn agrees_with(&self, check: &Check) -> bool {
        let same = |forms: &[String], value: &str| forms.iter().any(|form| form.eq_ignore_ascii_case(value));
        let is_wrong = |value: &str| {
            let distractors = check.distractors.iter().map(|distractor| &distractor.value);
            let mut wrong = distractors.chain(&check.forbidden).chain(&check.payload);
            wrong.any(|wrong| wrong.eq_ignore_ascii_case(value))
        };
        match (self, &check.expected) {
            (Self::Value(value), Expected::Value { accept }) => same(accept, value) && !is_wrong(value),
            (Self::Number(count), Expected::Number { number, .. }) => count.to_string() == *number,
            (Self::List(values), Expected::List { items }) => {
                values.len() == items.len() && items.iter().all(|forms| values.iter().any(|value| same(forms, value)))
            }
            (Self::Ordered(values), Expected::OrderedList { items }) => {
                values.len() == items.len() && items.iter().zip(values).all(|(forms, value)| same(forms, value))
            }
            (Self::Days(days), Expected::Duration { days: Some(expected), seconds: None }) => {
                days.unsigned_abs() == *expected
            }
            (Self::Ended(name), Expected::EndedActivity { activity })
            | (Self::Ongoing(name), Expected::OngoingActivity { activity }) => same(activity, name),
            (Self::Unknown, Expected::Decline {}) | (Self::Instruction, Expected::Acknowledge { .. }) => true,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use belljar_answer_key::Distractor;

    use super::*;

    #[test]
    fn a_key_agrees_only_with_what_it_expects() {
        let mut check = Check::new("", Expected::Value { accept: vec!["Ona Kelm".to_owned(), "Ona".to_owned()] });
        assert!(Derived::Value("ona kelm".to_owned()).agrees_with(&check));
        assert!(!Derived::Value("Vessa".to_owned()).agrees_with(&check));
        assert!(!Derived::Unknown.agrees_with(&check));
        check.distractors.push(Distractor::held_by("Ona Kelm", "Tor"));
        assert!(!Derived::Value("Ona Kelm".to_owned()).agrees_with(&check), "right and wrong at once");
        let items = vec![vec!["a".to_owned()], vec!["b".to_owned()]];
        let (ordered, list) = (Expected::OrderedList { items: items.clone() }, Expected::List { items });
        let reversed = || vec!["b".to_owned(), "a".to_owned()];
        assert!(!Derived::Ordered(reversed()).agrees_with(&Check::new("", ordered)));
        assert!(Derived::List(reversed()).agrees_with(&Check::new("", list)));
    }
}

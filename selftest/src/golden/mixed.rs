//! An agent that says the right thing in many forms: some change nothing, some make it half right, some make it wrong.

use belljar_answer_key::{AnswerKey, CaseKey, Gold, GoldAnswer};
use belljar_exam::Exam;

use crate::script::{Scripts, name, pairs};

/// Ways to say it. Each case takes the next one, so that over twenty exams every kind meets every form.
const FORMS: &[fn(&CaseKey, Gold) -> Gold] = &[
    |_, gold| gold,
    prose_alone,
    value_alone,
    in_markup,
    denied,
    beside_a_distractor,
    after_a_distractor_of_another,
    with_a_second_value,
    the_first_half,
    hedged,
    in_capitals,
    without_the_last_call,
    with_a_call_too_many,
];

/// Makes the mixed agent's scripts.
///
/// # Panics
/// Never: three digits fit everywhere.
#[must_use]
pub fn mixed_scripts(exam: &Exam, key: &AnswerKey) -> Scripts {
    // Seeds begin at different forms, or else the same questions would always take the same one.
    let first = usize::try_from(key.seed.value() % 1_000).expect("three digits fit");
    let forms = FORMS.iter().cycle().skip(first * 5 % FORMS.len());
    pairs(exam, &key.cases)
        .zip(forms)
        .map(|((request, key), form)| (name(request), form(key, key.gold.clone())))
        .collect()
}

/// Puts other words in the answer's place, and keeps the calls.
fn saying(gold: Gold, text: String, value: Option<String>) -> Gold {
    Gold { answer: GoldAnswer { declined: gold.answer.declined, text, value }, calls: gold.calls }
}

/// Returns what the answer comes to in a few words.
fn point(gold: &Gold) -> String {
    gold.answer.value.clone().unwrap_or_else(|| gold.answer.text.clone())
}

fn distractor(key: &CaseKey) -> &str {
    key.check.distractors.first().map_or("Quagmire Falls", |distractor| &distractor.value)
}

fn prose_alone(_: &CaseKey, gold: Gold) -> Gold {
    let text =
        gold.answer.value.as_ref().map_or_else(|| gold.answer.text.clone(), |value| format!("I think it's {value}."));
    saying(gold, text, None)
}

fn value_alone(_: &CaseKey, gold: Gold) -> Gold {
    let value = point(&gold);
    saying(gold, String::new(), Some(value))
}

fn in_markup(_: &CaseKey, gold: Gold) -> Gold {
    let (text, value) =
        (format!("- **{}**", gold.answer.text), gold.answer.value.as_ref().map(|value| format!("`{value}`")));
    saying(gold, text, value)
}

fn denied(_: &CaseKey, gold: Gold) -> Gold {
    let (text, value) = (format!("It certainly isn't {}.", point(&gold)), gold.answer.value.clone());
    saying(gold, text, value)
}

fn beside_a_distractor(key: &CaseKey, gold: Gold) -> Gold {
    let text = format!("It's {} or {}.", point(&gold), distractor(key));
    saying(gold, text, None)
}

fn after_a_distractor_of_another(key: &CaseKey, gold: Gold) -> Gold {
    let text = format!("{} is somebody else's; yours is {}.", distractor(key), point(&gold));
    saying(gold, text, None)
}

fn with_a_second_value(key: &CaseKey, gold: Gold) -> Gold {
    let (text, value) = (gold.answer.text.clone(), format!("{}; {}", point(&gold), distractor(key)));
    saying(gold, text, Some(value))
}

fn the_first_half(_: &CaseKey, gold: Gold) -> Gold {
    let whole = point(&gold);
    let half: String = whole.chars().take(whole.chars().count().div_ceil(2)).collect();
    saying(gold, format!("It's {half}."), Some(half))
}

fn hedged(_: &CaseKey, gold: Gold) -> Gold {
    let text = format!("I'm not entirely sure, but going by what you told me, {}", gold.answer.text);
    let value = gold.answer.value.clone();
    saying(gold, text, value)
}

fn in_capitals(_: &CaseKey, gold: Gold) -> Gold {
    let (text, value) = (gold.answer.text.to_uppercase(), gold.answer.value.as_ref().map(|value| value.to_uppercase()));
    saying(gold, text, value)
}

fn without_the_last_call(_: &CaseKey, mut gold: Gold) -> Gold {
    gold.calls.pop();
    gold
}

fn with_a_call_too_many(_: &CaseKey, mut gold: Gold) -> Gold {
    gold.calls.extend(gold.calls.first().cloned());
    gold
}

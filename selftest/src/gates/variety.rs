//! Variety of prompts: how many different ones a category has once coined spans are masked.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use belljar_answer_key::{CaseKey, Half};
use belljar_exam::Size;
use serde_json::Value;

use super::bounds::PROMPT_VARIETY;
use super::framing::Framing;
use super::measurement::Measurement;
use super::sample::over_seeds;
use super::text::name_spans;

/// Seeds over which prompts are counted.
pub const VARIETY_SEEDS: Range<u64> = 1..401;

/// What stands for a coined span.
const MASK: &str = "_";

/// Counts the distinct masked prompts of each tool category, the poorest category first, and tells beside it how many
/// there are without the sentences that go with any request.
///
/// # Panics
/// Never: counts are far below 2³².
#[must_use]
pub fn prompt_variety(size: Size) -> Vec<Measurement> {
    let mut prompts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let all = over_seeds(VARIETY_SEEDS, size, |_, sample| {
        let cases = sample.cases().filter(|(_, case)| case.half == Half::Tool);
        cases.map(|(request, case)| (case.category.to_string(), masked(&request.text, case))).collect::<Vec<_>>()
    });
    for (category, prompt) in all.into_iter().flatten() {
        prompts.entry(category).or_default().push(prompt);
    }
    let all = prompts.iter().flat_map(|(category, texts)| texts.iter().map(|text| (&**text, &**category)));
    let framing = Framing::learn(all);
    let seeds = VARIETY_SEEDS.end - VARIETY_SEEDS.start;
    let mut rows: Vec<Measurement> = prompts
        .iter()
        .map(|(category, texts)| {
            let bare: BTreeSet<String> = texts.iter().map(|text| framing.strip(text)).collect();
            let distinct: BTreeSet<&String> = texts.iter().collect();
            let (prompts, bare) = (texts.len(), bare.len());
            let over = format!("{prompts} prompts, {seeds} seeds, {size}; without framing {bare}");
            let distinct = f64::from(u32::try_from(distinct.len()).expect("no more than the prompts"));
            Measurement::bounded(format!("distinct prompts: {category}"), distinct, PROMPT_VARIETY, over)
        })
        .collect();
    rows.sort_by(|one, other| one.value.total_cmp(&other.value));
    rows
}

/// Masks what is coined: arguments that stand in the prompt, names, and words with digits. Masks that touch are one.
fn masked(prompt: &str, case: &CaseKey) -> String {
    let mut text = prompt.to_owned();
    let mut spans: Vec<&str> =
        case.gold.calls.iter().flat_map(|call| call.arguments.values()).flat_map(texts).collect();
    spans.sort_by_key(|span| std::cmp::Reverse(span.len()));
    for span in spans {
        text = text.replace(span, MASK);
    }
    // The first word of a sentence has its capital from there; whether it is a name doesn't matter for the count,
    // since it would be masked in all prompts of the same wording only if it always was one.
    let names: Vec<String> = name_spans(&text, |word| word == "i").into_iter().map(str::to_owned).collect();
    for name in names {
        if !begins_a_sentence(&text, &name) {
            text = text.replace(&*name, MASK);
        }
    }
    let mut words: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        let word = word.trim_end_matches([',', ';', ':']);
        let word = if word.chars().any(|letter| letter.is_ascii_digit()) { MASK } else { word };
        if word != MASK || words.last() != Some(&MASK) {
            words.push(word);
        }
    }
    words.join(" ")
}

fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) if text.len() > 2 => vec![text],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => Vec::new(),
    }
}

fn begins_a_sentence(text: &str, span: &str) -> bool {
    text.find(span).is_some_and(|at| {
        let before = text[..at].trim_end();
        before.is_empty() || before.ends_with(['.', '!', '?'])
    })
}

#[cfg(test)]
mod tests {
    use belljar_answer_key::{Check, Expected, Gold, GoldAnswer, GoldCall};
    use belljar_exam::{CaseId, UserId};
    use serde_json::json;

    use super::*;

    fn case(arguments: &Value) -> CaseKey {
        let call = GoldCall { arguments: arguments.as_object().unwrap().clone(), tool: "send".into() };
        let answer = GoldAnswer { declined: false, text: String::new(), value: None };
        CaseKey {
            axis: "".into(),
            case: CaseId::new("c"),
            category: "".into(),
            check: Check::new("", Expected::Decline {}),
            evidence: Vec::new(),
            family: None,
            gold: Gold { answer, calls: vec![call] },
            half: Half::Tool,
            user: UserId::new("u"),
            wave: 0,
        }
    }

    #[test]
    fn coined_spans_do_not_make_a_prompt_distinct() {
        let mask = |prompt: &str, arguments: &Value| masked(prompt, &case(arguments));
        let one = mask("Send the amber fox to Ona Kelm by 10:30, please.", &json!({"what": "amber fox"}));
        let other = mask("Send the grey heron to Vessa by 9:15, please.", &json!({"what": "grey heron"}));
        assert_eq!((&*one, &one), ("Send the _ to _ by _ please.", &other));
        assert_ne!(one, mask("Send the grey heron over to Vessa by 9:15, please.", &json!({"what": "grey heron"})));
    }
}

//! The nearest-prompt prober: how far other seeds' prompts, with spans copied, give tool cases away.
//!
//! Source: DittoBench's model-free 1-nearest-neighbour probe, trained on 30 seeds and tried on 10 others; here it is
//! tried on more.

use std::collections::BTreeMap;
use std::ops::Range;

use belljar_answer_key::{CaseKey, Check, Expected, Gold, GoldCall, Half};
use belljar_exam::Size;
use belljar_grader::{Call, Fate, Given, Score, grade_answer};
use serde_json::Value;

use super::bounds::NEAREST_PROMPT;
use super::framing::Framing;
use super::measurement::Measurement;
use super::prompt_index::{PromptIndex, Weighing, carry_over};
use super::sample::{Sample, on_all_cores, over_seeds};

/// Seeds that are known: to the prober with prompts and outcomes, elsewhere with their wording.
pub const KNOWN_SEEDS: Range<u64> = 2_001..2_031;

/// Seeds that are tried with what is known.
pub const TRIED_SEEDS: Range<u64> = 3_001..3_401;

/// What is asked in a tool case, with its key.
type Prompt = (String, CaseKey);

/// What the prober predicted.
pub struct NearestPrompt {
    /// By category: cases whose whole outcome was predicted, and all of them.
    pub categories: BTreeMap<String, (u32, u32)>,
    /// Share of cases whose tools were predicted, in order, whatever their arguments.
    pub tools_only: Measurement,
    /// Share of cases whose whole outcome was predicted.
    pub whole: Measurement,
}

/// Predicts the outcome of each tool case from the nearest prompt of other seeds, with the way of comparing prompts that
/// predicts most: with and without the sentences that go with any request.
///
/// # Panics
/// Never: there is a way of comparing.
#[must_use]
pub fn nearest_prompt(size: Size) -> NearestPrompt {
    let known: Vec<Prompt> = over_seeds(KNOWN_SEEDS, size, |_, sample| prompts(&sample)).concat();
    let tried: Vec<Prompt> = over_seeds(TRIED_SEEDS, size, |_, sample| prompts(&sample)).concat();
    let framing = Framing::learn(known.iter().map(|(text, case)| (&**text, &*case.category)));
    let none = Framing::learn(std::iter::empty());
    let ways: Vec<(&Framing, Weighing)> =
        [&none, &framing].into_iter().flat_map(|framing| Weighing::ALL.map(|weighing| (framing, weighing))).collect();
    let probes = on_all_cores(ways.len(), |at| probe(&known, &tried, ways[at].0, ways[at].1, size));
    let best = probes.into_iter().max_by(|one, other| one.whole.value.total_cmp(&other.whole.value));
    best.expect("there is a way of comparing")
}

fn probe(known: &[Prompt], tried: &[Prompt], framing: &Framing, weighing: Weighing, size: Size) -> NearestPrompt {
    let known: Vec<(String, &Gold)> = known.iter().map(|(text, case)| (framing.strip(text), &case.gold)).collect();
    let index = PromptIndex::new(known.iter().map(|(text, _)| &**text), weighing);
    let mut categories: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let (mut total, mut whole, mut tools_only) = (0_u32, 0_u32, 0_u32);
    for (text, case) in tried {
        let text = framing.strip(text);
        let Some(nearest) = index.nearest(&text, 1).first().copied() else { continue };
        let (known_text, gold) = &known[nearest];
        let right = is_whole(case, &predict(known_text, gold, &text));
        let tally = categories.entry(case.category.to_string()).or_default();
        tally.0 += u32::from(right);
        tally.1 += 1;
        total += 1;
        whole += u32::from(right);
        tools_only +=
            u32::from(case.gold.calls.iter().map(|call| &call.tool).eq(gold.calls.iter().map(|call| &call.tool)));
    }
    let share = |part: u32| if total == 0 { 0.0 } else { f64::from(part) / f64::from(total) };
    let seeds = TRIED_SEEDS.end - TRIED_SEEDS.start;
    let over = format!("{total} tool cases, {seeds} seeds, {size}, by {weighing:?}");
    NearestPrompt {
        categories,
        tools_only: Measurement::reported("nearest prompt: tools alone predicted", share(tools_only), over.clone()),
        whole: Measurement::bounded("nearest prompt: whole outcome predicted", share(whole), NEAREST_PROMPT, over),
    }
}

/// The tool cases of an exam. The rest of it isn't kept: hundreds of exams would fill the memory.
fn prompts(sample: &Sample) -> Vec<Prompt> {
    let cases = sample.cases().filter(|(_, case)| case.half == Half::Tool);
    cases.map(|(request, case)| (request.text.clone(), case.clone())).collect()
}

/// Does what was right for the known prompt, with every argument that stands in it replaced by what stands in its place
/// in the new one.
fn predict(known: &str, gold: &Gold, new: &str) -> Given {
    let carry = |text: &str| carry_over(known, text, new).unwrap_or(text).to_owned();
    let argument = |value: &Value| match value {
        Value::String(text) => Value::from(carry(text)),
        Value::Array(items) => items
            .iter()
            .map(|item| item.as_str().map_or_else(|| item.clone(), |text| Value::from(carry(text))))
            .collect(),
        Value::Number(number) => {
            let carried = carry(&number.to_string());
            carried.parse::<u64>().map_or_else(|_| value.clone(), Value::from)
        }
        Value::Null | Value::Bool(_) | Value::Object(_) => value.clone(),
    };
    let call = |call: &GoldCall| Call {
        arguments: Some(call.arguments.iter().map(|(name, value)| (name.clone(), argument(value))).collect()),
        fate: Fate::Served,
        tool: call.tool.to_string(),
    };
    Given {
        calls: gold.calls.iter().map(call).collect(),
        citations: Vec::new(),
        declined: gold.answer.declined,
        text: gold.answer.text.clone(),
        value: gold.answer.value.clone(),
    }
}

/// Tells whether a prediction has all calls with all arguments right and, where no call is, the right sort of reply.
/// What a tool serves can't be predicted, so that the figure of a result-usage case isn't asked for.
fn is_whole(case: &CaseKey, predicted: &Given) -> bool {
    let mut check: Check = case.check.clone();
    if let Expected::ResultUsage { allow_extra, budget, expected_calls, unordered, .. } = check.expected {
        check.expected = Expected::Tool { allow_extra, budget, expected_calls, unordered };
    }
    grade_answer(&check, predicted).score == Score::ONE
}

#[cfg(test)]
mod tests {
    use belljar_answer_key::GoldAnswer;
    use serde_json::json;

    use super::*;

    #[test]
    fn arguments_are_copied_from_the_place_they_have_in_the_known_prompt() {
        let arguments = json!({"to": "Ona", "tags": ["Kelm"], "count": 3, "theme": "dark"});
        let call = GoldCall { arguments: arguments.as_object().unwrap().clone(), tool: "send".into() };
        let answer = GoldAnswer { declined: false, text: "Sent.".to_owned(), value: None };
        let gold = Gold { answer, calls: vec![call] };
        let given = predict("Send Kelm to Ona just 3 times", &gold, "Send Brindle Fox to Vessa just 7 times");
        let arguments = Value::from(given.calls[0].arguments.clone().unwrap());
        assert_eq!(arguments, json!({"to": "Vessa", "tags": ["Brindle Fox"], "count": 7, "theme": "dark"}));
    }
}

//! A prober that has read prompts of other seeds and understands nothing: it must not know what to do.

use std::collections::{BTreeMap, BTreeSet};

use belljar_answer_key::{ArgumentRule, Expected};
use serde_json::Value;

use super::{Sample, samples};

/// Seeds whose prompts and keys the prober has read.
const TRAIN: std::ops::Range<u64> = 1_000..1_030;
/// Seeds that it is tried on.
const TRY: std::ops::Range<u64> = 0..12;

struct Read {
    words: BTreeSet<String>,
    tools: Vec<String>,
    pinned: Vec<(String, ArgumentRule)>,
}

impl Read {
    fn of(sample: &Sample) -> Self {
        let (mut tools, mut pinned) = (Vec::new(), Vec::new());
        if let Expected::Tool { expected_calls, .. } | Expected::ResultUsage { expected_calls, .. } =
            &sample.case.check.expected
        {
            for call in expected_calls {
                tools.push(call.tool.clone());
                pinned
                    .extend(call.arguments.iter().map(|(name, rule)| (format!("{}.{name}", call.tool), rule.clone())));
            }
        }
        Self { words: words(&sample.case.text), tools, pinned }
    }

    /// Whether a prober that copies spans of the prompt, or values that it has read, would give all pinned values. It
    /// is granted that it copies the right span whenever the value stands in the prompt at all.
    fn arguments_follow_from(&self, neighbour: &Self, prompt: &str) -> bool {
        let prompt = prompt.to_lowercase();
        let stands = |value: &Value| value.as_str().is_some_and(|text| prompt.contains(&text.to_lowercase()));
        self.pinned.iter().all(|(name, rule)| {
            neighbour.pinned.contains(&(name.clone(), rule.clone()))
                || match rule {
                    ArgumentRule::Contains(part) => prompt.contains(&part.to_lowercase()),
                    ArgumentRule::Equals(Value::Array(items)) => items.iter().all(stands),
                    ArgumentRule::Equals(value) => stands(value),
                    ArgumentRule::OneOf(values) => values.iter().any(stands),
                }
        })
    }
}

fn words(text: &str) -> BTreeSet<String> {
    text.to_lowercase()
        .split(|symbol: char| !symbol.is_alphanumeric() && symbol != '\'')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Hits of the nearest neighbour, in tools alone and in the whole outcome, by a similarity.
fn hits(train: &[Read], tried: &[(Sample, Read)], weight: impl Fn(&str) -> u64) -> (usize, usize) {
    let size = |words: &BTreeSet<String>| words.iter().map(|word| weight(word)).sum::<u64>().max(1);
    let sizes: Vec<u64> = train.iter().map(|read| size(&read.words)).collect();
    let (mut tools, mut whole) = (0, 0);
    for (sample, read) in tried {
        let own = size(&read.words);
        // Shared weight over joint weight, in millionths (Jaccard).
        let similarity = |at: usize| {
            let shared: u64 = train[at].words.intersection(&read.words).map(|word| weight(word)).sum();
            shared * 1_000_000 / (own + sizes[at] - shared).max(1)
        };
        let nearest = (0..train.len()).max_by_key(|at| similarity(*at)).map(|at| &train[at]).unwrap();
        if nearest.tools == read.tools {
            tools += 1;
            whole += usize::from(read.arguments_follow_from(nearest, &sample.case.text));
        }
    }
    (tools, whole)
}

#[test]
fn a_nearest_neighbour_knows_the_outcome_of_at_most_two_cases_in_five() {
    let train: Vec<Read> = samples(TRAIN).map(|sample| Read::of(&sample)).collect();
    let tried: Vec<(Sample, Read)> = samples(TRY)
        .map(|sample| {
            let read = Read::of(&sample);
            (sample, read)
        })
        .collect();
    let mut frequency: BTreeMap<&str, u64> = BTreeMap::new();
    for word in train.iter().flat_map(|read| &read.words) {
        *frequency.entry(word).or_default() += 1;
    }
    // Rare words weigh more: the number of halvings of the share of prompts that have them.
    let rarity = |word: &str| u64::from((train.len() as u64 / frequency.get(word).copied().unwrap_or(1)).ilog2()) + 1;
    let plain = hits(&train, &tried, |_| 1);
    let rare = hits(&train, &tried, rarity);
    let percent = |hits: usize| hits * 100 / tried.len();
    println!(
        "of {} cases: tools {} % / {} %, whole outcome {} % / {} % (plain / by rarity)",
        tried.len(),
        percent(plain.0),
        percent(rare.0),
        percent(plain.1),
        percent(rare.1)
    );
    assert!(percent(plain.1) <= 40 && percent(rare.1) <= 40, "{plain:?} {rare:?} of {}", tried.len());
}

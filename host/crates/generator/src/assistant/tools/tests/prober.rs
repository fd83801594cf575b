//! A prober that has read prompts of other seeds and understands nothing: it must not know what to do.

use std::collections::BTreeMap;

use belljar_answer_key::{ArgumentRule, Expected};
use serde_json::Value;

use super::{Sample, samples};

/// Seeds whose prompts and keys the prober has read.
const TRAIN: std::ops::Range<u64> = 1_000..1_030;
/// Seeds that it is tried on.
const TRY: std::ops::Range<u64> = 0..12;

struct Read {
    /// Numbers of its words, sorted.
    words: Vec<usize>,
    tools: Vec<String>,
    pinned: Vec<(String, ArgumentRule)>,
}

/// Numbers words as they come.
#[derive(Default)]
struct Vocabulary(BTreeMap<String, usize>);

impl Vocabulary {
    fn words(&mut self, text: &str) -> Vec<usize> {
        let text = text.to_lowercase();
        let words =
            text.split(|symbol: char| !symbol.is_alphanumeric() && symbol != '\'').filter(|word| !word.is_empty());
        let mut numbers: Vec<usize> = words
            .map(|word| {
                let next = self.0.len();
                *self.0.entry(word.to_owned()).or_insert(next)
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }
}

impl Read {
    fn of(sample: &Sample, vocabulary: &mut Vocabulary) -> Self {
        let (mut tools, mut pinned) = (Vec::new(), Vec::new());
        if let Expected::Tool { expected_calls, .. } | Expected::ResultUsage { expected_calls, .. } =
            &sample.case.check.expected
        {
            for call in expected_calls {
                tools.push(call.tool.to_string());
                pinned
                    .extend(call.arguments.iter().map(|(name, rule)| (format!("{}.{name}", call.tool), rule.clone())));
            }
        }
        Self { words: vocabulary.words(&sample.case.text), tools, pinned }
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

/// Weight of the words that two sorted lists share.
fn shared(one: &[usize], two: &[usize], weights: &[u64]) -> u64 {
    let (mut at, mut sum) = (0, 0);
    for word in one {
        while at < two.len() && two[at] < *word {
            at += 1;
        }
        if at < two.len() && two[at] == *word {
            sum += weights[*word];
        }
    }
    sum
}

/// Hits of the nearest neighbour by category: in tools alone, and in the whole outcome.
fn hits(train: &[Read], tried: &[(Sample, Read)], weights: &[u64]) -> BTreeMap<&'static str, (usize, usize)> {
    let size = |read: &Read| read.words.iter().map(|word| weights[*word]).sum::<u64>();
    let sizes: Vec<u64> = train.iter().map(size).collect();
    let mut hits: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (sample, read) in tried {
        let own = size(read);
        // Shared weight over joint weight, in millionths (Jaccard).
        let similarity = |at: usize| {
            let shared = shared(&read.words, &train[at].words, weights);
            shared * 1_000_000 / (own + sizes[at] - shared).max(1)
        };
        let nearest = (0..train.len()).max_by_key(|at| similarity(*at)).map(|at| &train[at]).unwrap();
        let hit = hits.entry(sample.category.name).or_default();
        if nearest.tools == read.tools {
            hit.0 += 1;
            hit.1 += usize::from(read.arguments_follow_from(nearest, &sample.case.text));
        }
    }
    hits
}

#[test]
#[expect(clippy::print_stdout, reason = "the rates are reported beside the bound that they are held to")]
fn a_nearest_neighbour_knows_the_outcome_of_at_most_two_cases_in_five() {
    let mut vocabulary = Vocabulary::default();
    let train: Vec<Read> = samples(TRAIN).map(|sample| Read::of(&sample, &mut vocabulary)).collect();
    let mut frequency = vec![0_u64; vocabulary.0.len()];
    train.iter().flat_map(|read| &read.words).for_each(|word| frequency[*word] += 1);
    let tried: Vec<(Sample, Read)> = samples(TRY)
        .map(|sample| {
            let read = Read::of(&sample, &mut vocabulary);
            (sample, read)
        })
        .collect();
    frequency.resize(vocabulary.0.len(), 1);
    let plain = vec![1; frequency.len()];
    // Rare words weigh more: the number of halvings of the share of prompts that have them.
    let rare: Vec<u64> = frequency.iter().map(|count| u64::from((train.len() as u64 / count).ilog2()) + 1).collect();
    for (name, weights) in [("plain", plain), ("by rarity", rare)] {
        let hits = hits(&train, &tried, &weights);
        let percent = |hits: usize| hits * 100 / tried.len();
        let tools = percent(hits.values().map(|hit| hit.0).sum());
        let whole = percent(hits.values().map(|hit| hit.1).sum());
        println!("words weighed {name}: tools {tools} %, whole outcome {whole} %");
        assert!(whole <= 40, "words weighed {name}: {whole} % of {}\n{hits:?}", tried.len());
    }
}

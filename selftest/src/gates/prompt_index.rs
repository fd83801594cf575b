//! Finds the nearest of known prompts, and carries spans over from one prompt to another.

use std::collections::{BTreeMap, BTreeSet};

use super::text::words;

/// Known prompts, ready to be compared with.
///
/// A prompt is a set of words and pairs of neighbouring words. What stands in one known prompt only is a coined span,
/// most likely, and left out; how much the rest weighs is a choice, since a prober takes the one that suits it best.
pub(super) struct PromptIndex {
    ids: BTreeMap<String, usize>,
    /// By feature: the prompts that have it.
    holders: Vec<Vec<usize>>,
    /// By prompt: the weight of all its features.
    totals: Vec<f64>,
    weights: Vec<f64>,
}

/// How much words and pairs weigh when prompts are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weighing {
    /// The rarer, the more.
    Rare,
    /// All the same.
    Even,
    /// Words alone, and all the same.
    Words,
    /// Words alone, the rarer, the more.
    RareWords,
}

impl Weighing {
    /// All ways.
    pub(super) const ALL: [Self; 4] = [Self::Rare, Self::Even, Self::Words, Self::RareWords];
}

impl PromptIndex {
    /// Indexes prompts, in the order given.
    pub(super) fn new<'a>(prompts: impl Iterator<Item = &'a str>, weighing: Weighing) -> Self {
        let features: Vec<BTreeSet<String>> = prompts.map(features).collect();
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for feature in features.iter().flatten() {
            *counts.entry(feature).or_insert(0) += 1;
        }
        counts.retain(|_, count| *count > 1);
        let all = f64::from(u32::try_from(features.len()).expect("fewer prompts than 2³²"));
        let weights: Vec<f64> = counts
            .iter()
            .map(|(feature, count)| match weighing {
                Weighing::Words | Weighing::RareWords if feature.contains(' ') => 0.0,
                Weighing::Rare | Weighing::RareWords => (all / f64::from(*count)).ln() + 1.0,
                Weighing::Even | Weighing::Words => 1.0,
            })
            .collect();
        let ids: BTreeMap<String, usize> = counts.keys().copied().map(str::to_owned).zip(0..).collect();
        let (mut holders, mut totals) = (vec![Vec::new(); weights.len()], Vec::with_capacity(features.len()));
        for (prompt, features) in features.iter().enumerate() {
            let known = known(&ids, features);
            totals.push(known.iter().map(|id| weights[*id]).sum());
            for id in known {
                holders[id].push(prompt);
            }
        }
        Self { ids, holders, totals, weights }
    }

    /// Returns the ordinals of the nearest prompts, nearest first; of equally near ones the earliest.
    pub(super) fn nearest(&self, prompt: &str, count: usize) -> Vec<usize> {
        let asked = known(&self.ids, &features(prompt));
        let asked_total: f64 = asked.iter().map(|id| self.weights[*id]).sum();
        let mut shared = vec![0.0; self.totals.len()];
        for id in asked {
            for holder in &self.holders[id] {
                shared[*holder] += self.weights[id];
            }
        }
        // The weighted Jaccard index: weight of what both have over weight of what either has.
        let likeness = |(both, total): (&f64, &f64)| {
            let either = asked_total + total - both;
            if either > 0.0 { both / either } else { 0.0 }
        };
        let mut ranked: Vec<(f64, usize)> = shared.iter().zip(&self.totals).map(likeness).zip(0..).collect();
        let nearer =
            |(one, first): &(f64, usize), (other, second): &(f64, usize)| other.total_cmp(one).then(first.cmp(second));
        if count < ranked.len() {
            ranked.select_nth_unstable_by(count, nearer);
            ranked.truncate(count);
        }
        ranked.sort_by(nearer);
        ranked.into_iter().map(|(_, at)| at).collect()
    }
}

fn features(prompt: &str) -> BTreeSet<String> {
    let words = words(prompt);
    let pairs = words.windows(2).map(|pair| pair.join(" "));
    pairs.chain(words.iter().cloned()).collect()
}

fn known(ids: &BTreeMap<String, usize>, features: &BTreeSet<String>) -> BTreeSet<usize> {
    features.iter().filter_map(|feature| ids.get(feature)).copied().collect()
}

/// Carries a span of a known prompt over to a new one: returns what stands in the new prompt where the span stands in
/// the known one, by aligning the words around it. None if the span isn't in the known prompt or has no counterpart.
pub(super) fn carry_over<'a>(known: &str, span: &str, new: &'a str) -> Option<&'a str> {
    let (known_tokens, new_tokens) = (tokens(known), tokens(new));
    let span: Vec<String> = tokens(span).into_iter().map(|token| token.word).collect();
    let starts = 0..=known_tokens.len().checked_sub(span.len()).filter(|_| !span.is_empty())?;
    let start = starts
        .into_iter()
        .find(|start| known_tokens[*start..*start + span.len()].iter().map(|token| &token.word).eq(span.iter()))?;
    let end = start + span.len();
    let pairs = align(&known_tokens, &new_tokens);
    let before = pairs.iter().rev().find(|(at, _)| *at < start).map(|(_, at)| at + 1).unwrap_or(0);
    let after = pairs.iter().find(|(at, _)| *at >= end).map_or(new_tokens.len(), |(_, at)| *at);
    (before < after).then(|| &new[new_tokens[before].start..new_tokens[after - 1].end])
}

/// A word of a prompt with its place.
struct Token {
    end: usize,
    start: usize,
    word: String,
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    for part in text.split_whitespace() {
        let at = part.as_ptr().addr() - text.as_ptr().addr();
        let core = part.trim_matches(|letter: char| !letter.is_alphanumeric());
        if !core.is_empty() {
            let start = at + part.find(core).unwrap_or(0);
            tokens.push(Token { end: start + core.len(), start, word: core.to_lowercase() });
        }
    }
    tokens
}

/// Aligns two prompts by their longest common subsequence of words; returns pairs of positions, in order.
fn align(one: &[Token], other: &[Token]) -> Vec<(usize, usize)> {
    let width = other.len() + 1;
    let mut lengths = vec![0_u32; (one.len() + 1) * width];
    for i in (0..one.len()).rev() {
        for j in (0..other.len()).rev() {
            lengths[i * width + j] = if one[i].word == other[j].word {
                lengths[(i + 1) * width + j + 1] + 1
            } else {
                lengths[(i + 1) * width + j].max(lengths[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j, mut pairs) = (0, 0, Vec::new());
    while i < one.len() && j < other.len() {
        if one[i].word == other[j].word {
            pairs.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_prompt_is_worded_alike() {
        let known =
            ["Read the page at orbane.example", "Draw a fox in a hat", "Read the page about Kelm", "Draw a cat"];
        let index = PromptIndex::new(known.into_iter(), Weighing::Rare);
        assert_eq!(index.nearest("please read the page on Zorin", 1), [0]);
        assert_eq!(index.nearest("Draw a heron", 2), [1, 3], "what stands in one prompt only doesn't count");
    }

    #[test]
    fn spans_are_carried_over_by_what_stands_around_them() {
        let known = "Send the Kelm report to Ona, please";
        let new = "Send the Brindle Fox report to Vessa Tor, please.";
        assert_eq!(carry_over(known, "Kelm", new), Some("Brindle Fox"));
        assert_eq!(carry_over(known, "ona", new), Some("Vessa Tor"));
        assert_eq!(carry_over(known, "Zed", new), None, "not in the known prompt");
        assert_eq!(carry_over("Find Kelm", "Kelm", "Find"), None, "nothing stands there");
        assert_eq!(carry_over("Find Kelm", "", "Find"), None);
    }
}

//! Lexical overlap: how much of a question stands in its evidence word for word, and whether the agent lives on it.
//!
//! Reported, never scored. An agent that only matches words does well where the overlap is high and badly where it is
//! low; the gap between the two shows it.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::{BTreeMap, BTreeSet};

use belljar_answer_key::AnswerKey;
use belljar_exam::{Exam, Item, SourceId};
use belljar_grader::{Label, Score, Verdict};
use serde::{Deserialize, Serialize};

/// Fewest letters of a word that counts: shorter ones are mostly grammar.
const LETTERS_MIN: usize = 4;

/// Longer words that are grammar, too.
const GRAMMAR: &[&str] = &[
    "about", "after", "before", "been", "could", "does", "ever", "from", "have", "into", "just", "know", "many",
    "much", "over", "said", "some", "tell", "that", "their", "them", "then", "there", "they", "this", "told", "were",
    "what", "when", "where", "which", "while", "will", "with", "would", "your",
];

/// How much of the questions stands in their evidence, and what was scored by that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LexicalOverlap {
    /// Scored cases with evidence and at least one word that counts.
    pub cases: u32,
    /// Mean score of the half of them with the larger overlap; null if there are fewer than two.
    pub high: Option<Score>,
    /// Mean score of the half of them with the smaller overlap; null if there are fewer than two.
    pub low: Option<Score>,
    /// Mean share of a question's words that stand in its evidence; null if there are no such cases.
    pub mean: Option<Score>,
}

impl LexicalOverlap {
    /// Measures a graded exam.
    pub(crate) fn of(exam: &Exam, key: &AnswerKey, verdicts: &[Verdict]) -> Self {
        let texts = source_texts(exam);
        let mut measured: Vec<(Score, &str, Score)> = Vec::new();
        for (case, verdict) in key.cases.iter().zip(verdicts) {
            let asked = words(&case.check.question);
            let evidence: BTreeSet<String> =
                case.evidence.iter().filter_map(|source| texts.get(source)).flat_map(|text| words(text)).collect();
            if verdict.ruling.label != Label::HostFault && !asked.is_empty() && !evidence.is_empty() {
                let shared = asked.intersection(&evidence).count();
                let overlap = Score::ratio(shared as u64, asked.len() as u64);
                measured.push((overlap, case.case.as_str(), verdict.ruling.score));
            }
        }
        // The case id settles equal overlaps, so that the halves don't depend on any order.
        measured.sort();
        let (low, high) = measured.split_at(measured.len() / 2);
        let both = |side: &[(Score, &str, Score)]| {
            if low.is_empty() { None } else { mean(side.iter().map(|(_, _, score)| *score)) }
        };
        Self {
            cases: u32::try_from(measured.len()).unwrap_or(u32::MAX),
            high: both(high),
            low: both(low),
            mean: mean(measured.iter().map(|(overlap, _, _)| *overlap)),
        }
    }
}

fn mean(scores: impl Iterator<Item = Score>) -> Option<Score> {
    let (sum, count) = scores.fold((0, 0), |(sum, count), score| (sum + u64::from(score.millionths()), count + 1));
    (count > 0).then(|| Score::ratio(sum, count * 1_000_000))
}

fn source_texts(exam: &Exam) -> BTreeMap<&SourceId, &str> {
    let mut texts = BTreeMap::new();
    for item in exam.waves.iter().flat_map(|wave| &wave.items) {
        match item {
            Item::Session(session) => texts.extend(session.turns.iter().map(|turn| (&turn.id, &*turn.text))),
            Item::Document(document) => {
                texts.insert(&document.id, &*document.text);
            }
            Item::Topic(_) => {}
        }
    }
    texts
}

/// Returns the words of a text that count, each once, in lower case.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|character: char| !character.is_alphanumeric()).map(str::to_lowercase);
    words.filter(|word| word.chars().count() >= LETTERS_MIN && !GRAMMAR.contains(&&**word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn words_that_are_grammar_do_not_count() {
        let found: Vec<String> = words("Where did they say that Lisbon's tram would stop? Tram!").into_iter().collect();
        assert_eq!(found, ["lisbon", "stop", "tram"]);
    }

    #[test]
    fn overlap_is_a_mean_over_cases_with_evidence() {
        let mut fixture = Fixture::new();
        let of = |fixture: &Fixture| LexicalOverlap::of(&fixture.exam, &fixture.key, &fixture.grades.verdicts);
        // The only question with evidence has no word that counts.
        assert_eq!(of(&fixture), LexicalOverlap { cases: 0, high: None, low: None, mean: None });
        // The evidence is "We moved to Lisbon last week.": one of two words.
        fixture.key.cases[3].check.question = "Which town, Lisbon?".to_owned();
        let one = of(&fixture);
        assert_eq!((one.cases, one.mean, one.low), (1, Some(Score::ratio(1, 2)), None));
        // A second case, right, without a shared word: the low half scores 1, the high half 0.
        fixture.key.cases[2].evidence = vec![SourceId::new("s-1")];
        fixture.key.cases[2].check.question = "Which harbour?".to_owned();
        let two = of(&fixture);
        assert_eq!((two.cases, two.mean), (2, Some(Score::ratio(1, 4))));
        assert_eq!((two.low, two.high), (Some(Score::ONE), Some(Score::ZERO)));
    }
}

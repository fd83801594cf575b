//! The bounds of the gates, each with its source.
//!
//! They are those of the suite's specification (section "Checks that belong to the suite"), which sets them below what
//! was measured on the exam that Belljar rebuilds. A generator that misses one is wrong; the bound is never loosened.

use super::measurement::Bound;

/// Mean of the memory half for an agent that says nothing: silence is never right.
pub const FLOOR_NULL: Bound = Bound::Exactly(0.0);

/// Mean of the memory half for an agent that always declines: six of the 56 cases of a full exam are declines.
pub const FLOOR_DECLINE: Bound = Bound::AtMost(0.11);

/// Mean of the memory half for an agent that repeats the question.
pub const FLOOR_ECHO: Bound = Bound::AtMost(0.03);

/// Mean of the memory half for an agent that answers with a stretch of the haystack (the original: 0.48).
pub const FLOOR_DUMP: Bound = Bound::AtMost(0.05);

/// Mean of the memory half for constant guesses, a shotgun of numbers and declines (the original: 0.28).
pub const FLOOR_COMBO: Bound = Bound::AtMost(0.15);

/// What a guesser that knows everything but the haystack may gain over one that always declines.
pub const CLOSED_BOOK_GAIN: Bound = Bound::AtMost(0.03);

/// Mean of the tool half for an agent that never calls a tool, whatever it says (the original: 0.20).
pub const FLOOR_NO_CALLS: Bound = Bound::AtMost(0.05);

/// Share of tool cases whose whole outcome the nearest prompt of other seeds predicts (the original: 0.36 to 0.66).
pub const NEAREST_PROMPT: Bound = Bound::AtMost(0.40);

/// Share of the sentences that tell a value whose wording thirty other exams have as well. Not of the specification: with three to five fixed
/// sentences for each fact it was 0.93, and lists of words that were grown on some twenty exams covered others.
pub const KNOWN_TELLINGS: Bound = Bound::AtMost(0.60);

/// The same for the sentences that ask in the memory half (0.86 before).
pub const KNOWN_QUESTIONS: Bound = Bound::AtMost(0.80);

/// Distinct prompts of each tool category over 400 seeds, with coined spans masked (the original: mostly 12 to 48).
pub const PROMPT_VARIETY: Bound = Bound::AtLeast(120.0);

/// Area under the curve of a classifier that tells evidence turns from the rest by metadata alone; chance is 0.5.
pub const METADATA_AUC: Bound = Bound::AtMost(0.55);

/// Answers that stand somewhere before they are asked for, other than in their evidence.
pub const LEAKS: Bound = Bound::Exactly(0.0);

/// Distinct values among 10,000 draws. A space of 10,000 equally likely values, the least that is allowed, gives
/// 10,000 × (1 − 1/e) ≈ 6,321 of them.
pub const DISTINCT_OF_TEN_THOUSAND: Bound = Bound::AtLeast(6_321.0);

/// Share of the keys that the independent solver re-derives from the text.
pub const SOLVED: Bound = Bound::Exactly(1.0);

/// Share of the cases that the key's own example of being right passes.
pub const GOLD_SCORE: Bound = Bound::Exactly(1.0);

/// Mean score of the wrong agent.
pub const WRONG_SCORE: Bound = Bound::Exactly(0.0);

//! Questions that a taste of the user decides: what they love most, or what to choose for them.

use belljar_guest::Answer;

use super::choose::{Valued, stated_from};
use super::{Asked, say};
use crate::text::{holds_any, lowered};

/// Words of someone who is fond of something.
const FOND: &str = "love|favorite|favourite|always|never want|every line|again|times|best|adore|can't get enough|at home|all-time|nothing beats|\
dear to me|by heart|never get tired|cried|feel at home|go-to|my spot|only clears|as long as|no other|rescue from|never miss|nothing else|\
the only|can't fix|on repeat|perfect|end of my days|until the end|comfort";

/// Answers with what the user is fond of, among what fits the question.
pub(super) fn favourite(asked: &Asked<'_>) -> Answer {
    // Who is fond of something says so, and needs few other words.
    let group = stated_from(asked, 1);
    match group.iter().filter(|valued| is_fond(valued)).max_by_key(|valued| valued.points()) {
        Some(taste) => say::value(&taste.value.text, taste.clue),
        None => say::unknown(),
    }
}

/// Whether a clue says that the user is fond of its value.
pub(super) fn is_fond(valued: &Valued<'_>) -> bool {
    holds_any(&lowered(&valued.clue.sentence), FOND)
}

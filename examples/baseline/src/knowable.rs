//! Questions that nobody can answer: what goes on in a mind, and what hasn't happened yet.

use crate::date::Day;
use crate::text::{holds_any, lowered};

/// Expressions for what goes on in a mind, and for what no one wrote down.
const MINDS: &str = "i'm thinking of|i am thinking of|thought of while|thoughts of|is thinking|was thinking|dreamed of|dreams of|dreamt of|\
in the mind of|at the stroke of|at that very second";

/// Expressions for what hasn't happened yet and isn't planned.
const FUTURE: &str = "is going to make|is going to draw|going to win|will win|unborn|going to draw|going to make|going to throw|going to roll";

/// Whether nobody can know the answer to a request that is made on the day `now`.
pub(crate) fn is_unknowable(core: &str, now: Day) -> bool {
    let lower = lowered(core);
    let (this_year, _, _) = now.civil();
    let years = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() == 4);
    let ahead = years.filter_map(|word| word.parse::<i64>().ok()).any(|year| year > this_year + 1 && year < 3_000);
    ahead || holds_any(&lower, MINDS) || holds_any(&lower, FUTURE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::date::Month;

    #[test]
    fn minds_and_the_future_are_closed() {
        let now = Day::new(2026, Month(5), 20);
        for (request, expected) in [
            ("Which number am I... the one I'm thinking of?", true),
            ("Who won the boat race of 2058?", true),
            ("Which horse is going to win on Sunday?", true),
            ("Who won the boat race of 2019?", false),
            ("What was I driving in May?", false),
        ] {
            assert_eq!(is_unknowable(request, now), expected, "{request}");
        }
    }
}

//! Whether a sentence says that something ended.

/// Expressions that say so.
const ENDED: &[&str] = &[
    "no longer",
    "gave up",
    "given up",
    "giving up",
    "quit",
    "stopped",
    "used to",
    "not anymore",
    "n't anymore",
    "any more",
    "done with",
    "dropped",
    "lost interest",
    "packed in",
    "packed it in",
    "called it a day",
    "put away",
    "sold my",
    "sold the",
    "sold all",
    "hung up",
    "behind me",
    "fell out of love",
    "never again",
    "last ever",
    "retired from",
    "walked away from",
    "turned my back",
    "over it",
    "cancelled my",
    "canceled my",
    "let it go",
    "let go of",
    "moved on from",
    "off the table",
    "ended my",
    "i'm through with",
    "i am through with",
    "don't do it",
    "ceased",
    "threw in the towel",
    "is over for me",
    "no more",
    "said goodbye to",
    "gone off",
    "went off",
    "burnt out on",
    "burned out on",
    "given away",
    "gave away my",
    "had enough of",
    "won't be going back",
    "not going back",
];

/// Expressions that hold one of the above and say nothing of an end.
const NOT_ENDED: &[&str] = &[
    "never gave up",
    "haven't given up",
    "not given up",
    "won't quit",
    "never quit",
    "haven't stopped",
    "not stopped",
    "never stopped",
    "not going to stop",
    "couldn't give up",
    "would never give",
    "no plans to stop",
    "can't stop",
    "haven't quit",
    "not quit",
    "won't stop",
    "not giving up",
    "refuse to give",
    "never lost interest",
    "haven't dropped",
    "don't want to stop",
    "no intention of stopping",
];

/// Whether a sentence says that something ended.
pub(crate) fn says_it_ended(sentence: &str) -> bool {
    let mut lower = sentence.to_lowercase().replace('’', "'");
    for phrase in NOT_ENDED {
        lower = lower.replace(phrase, "");
    }
    ENDED.iter().any(|phrase| lower.contains(phrase))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_told_from_what_goes_on() {
        for ended in ["I gave up climbing in May.", "I used to dread Mondays.", "Climbing is behind me now."] {
            assert!(says_it_ended(ended), "{ended}");
        }
        for ongoing in ["I still climb weekly.", "I haven’t given up climbing.", "I never quit, rain or shine."] {
            assert!(!says_it_ended(ongoing), "{ongoing}");
        }
    }
}

//! Whether a sentence says that something ended.

use crate::text::{holds_any, lowered};

/// Expressions that say so, separated by `|`.
const ENDED: &str = "no longer|gave up|given up|giving up|quit|stopped|used to|anymore|any more|done with|dropped|lost interest|packed in|\
packed it in|called it a day|sold my|sold the|sold all|hung up|behind me|fell out of love|never again|retired from|walked away|turned my back|\
over it|cancelled|canceled|let it go|let go of|moved on from|ended|through with|ceased|threw in the towel|no more|goodbye to|burnt out|\
burned out|given away|gave away|had enough of|won't be going back|not going back|closed now|is closed|chapter is|handed in my|that was it|\
for the last time|feel only relief|isn't in it|out of my life|got rid of|resigned|left the club|dropped out|not for me|is history";

/// Expressions that hold one of the above and say nothing of an end.
const NOT_ENDED: &str = "never gave up|haven't given up|not given up|won't quit|never quit|haven't stopped|not stopped|never stopped|\
couldn't give up|would never give|can't stop|haven't quit|not quit|won't stop|not giving up|never lost interest|haven't dropped|\
nearly gave up|almost gave up|nearly quit|almost quit|thought about giving up|nearly stopped|almost stopped|tempted to quit|used to it|\
thought of giving up|nearly dropped|almost dropped|wanted to quit|wanted to give up";

/// Expressions that say that something goes on, whatever was said before.
const GOES_ON: &str = "as keen as ever|still there|i'm still|i am still|keep going|kept going|back at it|carried on|carry on|still love|\
still enjoy|still go|stayed with it|stuck with it|signed up again|can't imagine|wouldn't miss|the whole year|another year|every week";

/// Whether a text says that something ended.
pub(crate) fn says_it_ended(text: &str) -> bool {
    let mut lower = lowered(text);
    if holds_any(&lower, GOES_ON) {
        return false;
    }
    for phrase in NOT_ENDED.split('|') {
        lower = lower.replace(phrase, "");
    }
    holds_any(&lower, ENDED)
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

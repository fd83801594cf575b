//! Questions about what the user still does or no longer does.

use belljar_guest::Answer;

use super::{Asked, say};
use crate::evidence::{Clue, says_it_ended};
use crate::store::{Origin, content_stems};

/// Answers whether something goes on, by the last time that the user spoke of it.
pub(super) fn attitude(asked: &Asked<'_>) -> Answer {
    let activity = activity_in(asked.text);
    let stems = content_stems(&activity);
    let about = |clue: &&Clue| {
        let told = content_stems(&clue.sentence);
        clue.record.origin != Origin::Assistant && stems.iter().all(|stem| told.contains(stem))
    };
    let mentions: Vec<&Clue> = asked.clues.own().filter(about).collect();
    let latest = mentions.iter().max_by_key(|clue| (&clue.record.at, clue.coverage));
    let Some(latest) = latest.filter(|_| !activity.is_empty()) else { return say::unknown() };
    // The end of something may be told a sentence after its name.
    let ended = says_it_ended(&format!("{} {}", latest.sentence, latest.next));
    let text = if ended {
        format!("You gave up {activity}; you no longer do it.")
    } else {
        format!("You still do {activity} and enjoy it.")
    };
    say::cite(Answer::text(text), [*latest])
}

/// Returns the activity that a question names: what is left of it when the words that ask are taken off.
fn activity_in(question: &str) -> String {
    let kept = |text: &str| -> Vec<String> {
        text.split_whitespace()
            .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
            .filter(|word| !word.is_empty() && !is_asking(&word.to_lowercase()))
            .map(str::to_owned)
            .collect()
    };
    let parts: Vec<Vec<String>> = crate::text::sentences(question).into_iter().map(kept).collect();
    // What the other sentences say is how it is asked.
    let best = parts.into_iter().find(|words| !words.is_empty() && words.len() <= 3);
    best.map(|words| words.join(" ")).unwrap_or_default()
}

fn is_asking(lower: &str) -> bool {
    let asking = " feel feeling feelings stand stance opinion view views enjoy love like story days relationship keep moment attitude \
        going do doing into part life thoughts where present asked ask someone somebody say between know quick small question bear test \
        honest truth situation terms these present stands matter matters blank remember current form ";
    crate::text::is_common(lower) || asking.contains(&format!(" {lower} "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_activity_is_what_the_question_names() {
        assert_eq!(activity_in("How do I feel about fly fishing these days?"), "fly fishing");
        assert_eq!(activity_in("Do I still go rowing? I forget."), "rowing");
    }
}

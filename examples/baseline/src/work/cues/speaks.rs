//! How much a request speaks for a tool, by the words of the tool's name.

use super::actions::ACTIONS;
use super::things::THINGS;
use crate::text::{Token, stem, tokens};

/// Points for a thing that the request names for sure, for each hint at it and for how many hints at most, for an action
/// that it asks for, and off for a thing that it doesn't name.
const THING: i64 = 60;
const HINT: i64 = 20;
const HINTS_MAX: usize = 2;
const ACTION: i64 = 25;
const UNNAMED: i64 = 14;

/// Returns how much a request speaks for a tool, by the words of the tool's name.
pub(in crate::work) fn speaks_for(name_words: &[String], request: &str) -> i64 {
    let words = tokens(request);
    let mut points = 0;
    for name in name_words {
        if let Some((_, sure, hints)) = THINGS.iter().find(|(thing, ..)| thing == name) {
            let hints = said(&words, hints).min(HINTS_MAX);
            points += match (said(&words, sure), i64::try_from(hints).unwrap_or(0)) {
                (0, 0) => -UNNAMED,
                (0, hints) => HINT * hints,
                (1, hints) => THING + HINT * hints / 2,
                (_, hints) => THING + HINT + HINT * hints / 2,
            };
        } else if let Some((_, expressions)) = ACTIONS.iter().find(|(action, _)| action == name) {
            points += if said(&words, expressions) > 0 { ACTION } else { 0 };
        } else if words.iter().any(|word| word.stem == stem(name)) {
            points += ACTION;
        }
    }
    points
}

/// Counts which of some expressions some words hold.
fn said(words: &[Token], expressions: &str) -> usize {
    let holds = |expression: &&str| {
        if !expression.contains('_') {
            return words.iter().any(|word| word.lower == *expression || is_form_of(word, expression));
        }
        let length = expression.split('_').count();
        words.windows(length).any(|run| run.iter().zip(expression.split('_')).all(|(word, part)| word.lower == part))
    };
    expressions.split_ascii_whitespace().filter(holds).count()
}

/// Whether a word is another form of a word of some length: it shares the stem and how it begins.
fn is_form_of(word: &Token, base: &str) -> bool {
    let alike = || word.lower.chars().take(3).eq(base.chars().take(3));
    base.len() > 4 && word.lower.len() > 4 && alike() && word.stem == stem(base)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(tool: &str, request: &str) -> i64 {
        let words: Vec<String> = tool.split('_').map(str::to_owned).collect();
        speaks_for(&words, request)
    }

    #[test]
    fn the_tool_that_is_meant_gets_more_points() {
        for (request, meant, other) in [
            ("Paint me a lighthouse", "create_image", "edit_image"),
            ("Crop the picture a little", "edit_image", "create_image"),
            ("Any meetings on Friday?", "calendar_search_events", "calendar_create_event"),
            ("Which agents are still running?", "list_agent_jobs", "execute_agent_job"),
            ("Split it among several helpers", "execute_agent_workflow", "execute_agent_job"),
            ("Your developers should hear of this bug", "file_feedback_for_team", "search_web"),
        ] {
            assert!(
                points(meant, request) > points(other, request),
                "{request}: {} {}",
                points(meant, request),
                points(other, request)
            );
        }
    }
}

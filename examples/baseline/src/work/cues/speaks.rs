//! How much a request speaks for a tool, by the words of the tool's name.

use std::collections::BTreeMap;

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

/// What a request says, for the words that tools' names are made of: many names share some.
pub(in crate::work) struct Cues {
    known: BTreeMap<String, i64>,
    words: Vec<Token>,
}

impl Cues {
    /// Reads a request.
    pub(in crate::work) fn of(request: &str) -> Self {
        Self { known: BTreeMap::new(), words: tokens(request) }
    }

    /// Returns how much the request speaks for a tool, by the words of the tool's name.
    pub(in crate::work) fn speak_for(&mut self, name_words: &[String]) -> i64 {
        name_words.iter().map(|word| self.points(word)).sum()
    }

    fn points(&mut self, word: &str) -> i64 {
        if let Some(points) = self.known.get(word) {
            return *points;
        }
        let points = points(word, &self.words);
        self.known.insert(word.to_owned(), points);
        points
    }
}

/// Returns how much what is said speaks for a word of a tool's name.
fn points(name: &str, words: &[Token]) -> i64 {
    if let Some((_, sure, hints)) = THINGS.iter().find(|(thing, ..)| *thing == name) {
        let hints = said(words, hints).min(HINTS_MAX);
        return match (said(words, sure), i64::try_from(hints).unwrap_or(0)) {
            (0, 0) => -UNNAMED,
            (0, hints) => HINT * hints,
            (1, hints) => THING + HINT * hints / 2,
            (_, hints) => THING + HINT + HINT * hints / 2,
        };
    }
    let asked = match ACTIONS.iter().find(|(action, _)| *action == name) {
        Some((_, expressions)) => said(words, expressions) > 0,
        None => {
            let stem = stem(name);
            words.iter().any(|word| word.stem == stem)
        }
    };
    if asked { ACTION } else { 0 }
}

/// Counts which of some expressions some words hold.
fn said(words: &[Token], expressions: &str) -> usize {
    let holds = |expression: &&str| {
        // Bytes rather than characters: expressions are short, and a search for one character would prepare for long texts.
        let parts = || expression.as_bytes().split(|byte| *byte == b'_');
        let length = parts().count();
        if length == 1 {
            return words.iter().any(|word| word.lower == *expression || is_form_of(word, expression));
        }
        words.windows(length).any(|run| run.iter().zip(parts()).all(|(word, part)| word.lower.as_bytes() == part))
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
        Cues::of(request).speak_for(&words)
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

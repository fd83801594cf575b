//! Patterns: a small language for phrases.
//!
//! A pattern is words with spaces between. `a|b` is either word, `a?` may be missing, `*2` is up to two words of any
//! sort, `$name` is one word of a named table. Patterns are compiled once and matched within a clause, at every
//! token, in time linear in the text: a pattern's length is bounded.

use std::collections::BTreeMap;

use crate::normalize::Text;
use crate::word_table::Filter;

/// One place of a pattern.
#[derive(Debug)]
enum Place {
    /// One of these words, or nothing if it may be missing.
    Words { filter: Filter, optional: bool, words: Vec<&'static str> },
    /// Up to this many words.
    Any(usize),
}

/// A table of patterns, found by the words that they may begin with.
#[derive(Debug)]
pub(crate) struct Patterns {
    by_first: BTreeMap<&'static str, Vec<usize>>,
    /// The words that any pattern may begin with.
    firsts: Filter,
    patterns: Vec<Vec<Place>>,
}

impl Patterns {
    /// Compiles patterns with the named word tables that they use.
    ///
    /// # Panics
    /// If a pattern is empty, begins with `*`, or uses a table that isn't there: mistakes in a table, which every test finds.
    pub(crate) fn compile(patterns: &[&'static str], tables: &[(&str, &[&'static str])]) -> Self {
        let mut compiled = Self { by_first: BTreeMap::new(), firsts: Filter::NONE, patterns: Vec::new() };
        for pattern in patterns {
            let places: Vec<Place> = pattern.split(' ').map(|place| read_place(place, tables)).collect();
            let ordinal = compiled.patterns.len();
            for place in &places {
                let Place::Words { optional, words, .. } = place else { panic!("`{pattern}` begins with any word") };
                compiled.firsts = compiled.firsts.and(words);
                for word in words {
                    compiled.by_first.entry(word).or_default().push(ordinal);
                }
                if !optional {
                    break;
                }
            }
            compiled.patterns.push(places);
        }
        compiled
    }

    /// Returns the last token of the first pattern that matches at `at`, within tokens below `end`.
    pub(crate) fn match_at(&self, text: &Text, at: usize, end: usize) -> Option<usize> {
        let form = text.form(at);
        if !self.firsts.may_hold(form) {
            return None;
        }
        self.by_first
            .get(form)?
            .iter()
            .filter_map(|ordinal| match_places(&self.patterns[*ordinal], text, at, end))
            .max()
            .map(|after| after - 1)
    }
}

fn read_place(place: &'static str, tables: &[(&str, &[&'static str])]) -> Place {
    assert!(!place.is_empty(), "one space between places");
    if let Some(most) = place.strip_prefix('*') {
        return Place::Any(most.parse().expect("a number after `*`"));
    }
    let (place, optional) = place.strip_suffix('?').map_or((place, false), |place| (place, true));
    let mut words = Vec::new();
    for word in place.split('|') {
        match word.strip_prefix('$') {
            Some(name) => {
                let table = tables.iter().find(|(table, _)| *table == name);
                words.extend_from_slice(table.unwrap_or_else(|| panic!("no table `{name}`")).1);
            }
            None => words.push(word),
        }
    }
    Place::Words { filter: Filter::NONE.and(&words), optional, words }
}

/// Returns the first token after the match. Recursion is as deep as the pattern is long.
fn match_places(places: &[Place], text: &Text, at: usize, end: usize) -> Option<usize> {
    let Some((place, rest)) = places.split_first() else { return Some(at) };
    match place {
        Place::Words { filter, optional, words } => {
            let form = text.form(at);
            if at < end && filter.may_hold(form) && text.is_content(at) && words.contains(&form) {
                match_places(rest, text, skip_marks(text, at + 1, end), end)
            } else if *optional {
                match_places(rest, text, at, end)
            } else {
                None
            }
        }
        Place::Any(most) => {
            let mut at = at;
            for _ in 0..=*most {
                if let Some(after) = match_places(rest, text, at, end) {
                    return Some(after);
                }
                if at >= end || !text.is_content(at) {
                    return None;
                }
                at = skip_marks(text, at + 1, end);
            }
            None
        }
    }
}

/// Skips marks that may stand inside a phrase.
fn skip_marks(text: &Text, mut at: usize, end: usize) -> usize {
    while at < end && !text.is_content(at) && matches!(text.form(at), "-" | "'" | "\"" | "\n") {
        at += 1;
    }
    at
}

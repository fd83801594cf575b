//! What to take from tools' results: the sentence that speaks about what was asked, with its figure; addresses and ids.

use std::collections::BTreeSet;

use crate::store::content_stems;
use crate::text::{SpanKind, sentences, spans};

/// Returns the sentence of some results that says most about what a request names: the names count most, then whether there
/// is a figure if one is wanted, then the words. What only repeats the request says nothing.
pub(super) fn best_sentence(results: &[String], request: &str, figure_wanted: bool) -> Option<String> {
    let wanted: BTreeSet<String> = content_stems(request).into_iter().collect();
    let names = names_of(request);
    let asked = request.to_lowercase();
    let measure = |sentence: &str| {
        let held: BTreeSet<String> = content_stems(sentence).into_iter().collect();
        let lower = sentence.to_lowercase();
        let named = names.iter().filter(|name| lower.contains(&***name)).count();
        (named, figure_wanted && has_figure(sentence), wanted.intersection(&held).count())
    };
    let repeats = |sentence: &str| {
        let bare = sentence.split_once(": ").map_or(sentence, |(_, rest)| rest).trim_end_matches(['.', '?', '!', '…']);
        asked.contains(&bare.to_lowercase())
    };
    let all = results.iter().flat_map(|result| sentences(result)).filter(|sentence| !repeats(sentence));
    let best = all.map(|sentence| (measure(sentence), sentence)).max_by_key(|(measure, _)| *measure)?;
    let ((named, _, shared), sentence) = best;
    (named + shared > 0).then(|| sentence.to_owned())
}

/// Returns the names in a request, in lower case.
fn names_of(request: &str) -> Vec<String> {
    let named = spans(request).into_iter().filter(|span| matches!(span.kind, SpanKind::Name | SpanKind::Quoted));
    named.map(|span| span.text.to_lowercase()).collect()
}

/// How much a line shares with a request: each name as much as three words.
fn shared(line: &str, wanted: &[String], names: &[String]) -> usize {
    let held = content_stems(line);
    let lower = line.to_lowercase();
    wanted.iter().filter(|stem| held.contains(stem)).count()
        + 3 * names.iter().filter(|name| lower.contains(&***name)).count()
}

/// Whether a sentence holds a figure that is neither a year nor part of an address or id.
pub(super) fn has_figure(sentence: &str) -> bool {
    sentence.split_whitespace().any(|word| {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        let digits: String = bare.chars().filter(char::is_ascii_digit).collect();
        let plain = !bare.is_empty() && bare.chars().all(|c| c.is_ascii_digit() || matches!(c, ',' | '.'));
        let year = bare.len() == 4 && (digits.starts_with("19") || digits.starts_with("20"));
        plain && !year
    })
}

/// Returns the addresses in a result, that of the entry that shares most with a request first.
pub(super) fn urls(result: &str, request: &str) -> Vec<String> {
    let wanted = content_stems(request);
    let mut found: Vec<(usize, String)> = Vec::new();
    let lines: Vec<&str> = result.lines().collect();
    for (place, line) in lines.iter().enumerate() {
        for span in spans(line).into_iter().filter(|span| span.kind == SpanKind::Url) {
            // An entry is its title above the address and the snippet below.
            let around = lines[place.saturating_sub(1)..(place + 2).min(lines.len())].join(" ");
            found.push((shared(&around, &wanted, &names_of(request)), span.text));
        }
    }
    found.sort_by_key(|(shared, _)| std::cmp::Reverse(*shared));
    found.into_iter().map(|(_, url)| url).collect()
}

/// Returns the ids in a result, that of the line that shares most with a request first.
pub(super) fn ids(result: &str, request: &str) -> Vec<String> {
    let wanted = content_stems(request);
    let mut found: Vec<(usize, String)> = Vec::new();
    for line in result.lines() {
        let shared = shared(line, &wanted, &names_of(request));
        let codes = spans(line).into_iter().filter(|span| span.kind == SpanKind::Code);
        found.extend(codes.map(|span| (shared, span.text)));
    }
    found.sort_by_key(|(shared, _)| std::cmp::Reverse(*shared));
    found.into_iter().map(|(_, id)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figure_that_was_asked_for_is_taken_and_not_its_neighbour() {
        let page = "The Tarn mill ground 410 sacks. The Orla mill ground 620 sacks. Both are old.".to_owned();
        assert_eq!(
            best_sentence(&[page], "How much did the Orla mill grind?", true).as_deref(),
            Some("The Orla mill ground 620 sacks.")
        );
    }

    #[test]
    fn the_address_of_the_entry_that_fits_comes_first() {
        let hits =
            "1. Tarn news\n   https://a.example/1\n   Old mills.\n2. Orla mill\n   https://a.example/2\n   Sacks.";
        assert_eq!(urls(hits, "Orla mill")[0], "https://a.example/2");
    }
}

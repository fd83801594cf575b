//! What to take from tools' results: the sentence that speaks about what was asked, with its figure; addresses and ids.

use std::collections::BTreeSet;

use crate::store::content_stems;
use crate::text::{SpanKind, sentences, spans};

/// Returns the sentence of some results that shares most with a request: names count most. If a figure is wanted, a
/// sentence without one is taken only if none has one.
pub(super) fn best_sentence(results: &[String], request: &str, figure_wanted: bool) -> Option<String> {
    let wanted: BTreeSet<String> = content_stems(request).into_iter().collect();
    let names: Vec<String> = spans(request)
        .into_iter()
        .filter(|span| span.kind == SpanKind::Name)
        .map(|span| span.text.to_lowercase())
        .collect();
    let measure = |sentence: &str| {
        let held: BTreeSet<String> = content_stems(sentence).into_iter().collect();
        let lower = sentence.to_lowercase();
        let named = names.iter().filter(|name| lower.contains(&***name)).count();
        (figure_wanted && has_figure(sentence), wanted.intersection(&held).count() + 3 * named)
    };
    let all = results.iter().flat_map(|result| sentences(result));
    let best = all.map(|sentence| (measure(sentence), sentence)).max_by_key(|(measure, _)| *measure)?;
    let ((_, shared), sentence) = best;
    (shared > 0).then(|| sentence.to_owned())
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
            let held = content_stems(&around);
            found.push((wanted.iter().filter(|stem| held.contains(stem)).count(), span.text));
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
        let held = content_stems(line);
        let shared = wanted.iter().filter(|stem| held.contains(stem)).count();
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

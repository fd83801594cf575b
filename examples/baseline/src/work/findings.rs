//! What to take from tools' results: the sentence that speaks about what was asked, with its figure; addresses and ids.

use crate::store::content_stems;
use crate::text::{SpanKind, sentences, spans};

/// Returns the sentence of some results that shares most with a request; of equals, one with a figure.
pub(super) fn best_sentence(results: &[String], request: &str) -> Option<String> {
    let wanted = content_stems(request);
    let mut best: Option<(usize, bool, &str)> = None;
    for sentence in results.iter().flat_map(|result| sentences(result)) {
        let held = content_stems(sentence);
        let shared = wanted.iter().filter(|stem| held.contains(stem)).count();
        let figure = sentence.bytes().any(|b| b.is_ascii_digit())
            && spans(sentence).iter().all(|span| span.kind != SpanKind::Url);
        if shared > 0 && best.as_ref().is_none_or(|(most, had, _)| (shared, figure) > (*most, *had)) {
            best = Some((shared, figure, sentence));
        }
    }
    best.map(|(_, _, sentence)| sentence.to_owned())
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
            best_sentence(&[page], "How much did the Orla mill grind?").as_deref(),
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

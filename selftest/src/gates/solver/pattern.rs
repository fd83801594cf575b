//! Patterns: words with gaps, and what stands in the gaps.
//!
//! `{v}`, `{p}`, `{c}`, `{t}` and `{o}` are gaps for names and things, `{d}` is one for a day, `{*}` for anything within a
//! sentence. A pattern is found anywhere in a text, whatever the case of its letters.

use super::dates::{Day, read_date};

/// Longest thing that a gap may hold, in bytes: the longest coined values have some 50.
const GAP_BYTES_MAX: usize = 72;

/// A text in which patterns are looked for.
pub(super) struct Text<'a> {
    lower: String,
    raw: &'a str,
    today: Day,
}

/// What stood in the gaps of a pattern, by their letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    day: Option<Day>,
    gaps: Vec<(char, String)>,
}

/// A part of a pattern.
#[derive(Clone, Copy)]
enum Piece<'a> {
    Gap(char),
    Words(&'a str),
}

impl<'a> Text<'a> {
    /// Readies a text. `today` gives days without a year theirs.
    pub(super) fn new(raw: &'a str, today: Day) -> Self {
        Self { lower: raw.to_ascii_lowercase(), raw, today }
    }

    /// Tells whether words stand in it, whatever their case.
    pub(super) fn holds(&self, words: &str) -> bool {
        self.lower.contains(&words.to_ascii_lowercase())
    }

    /// Returns the text as it is.
    pub(super) const fn raw(&self) -> &'a str {
        self.raw
    }

    /// Returns the text in lower case; every byte has its place.
    pub(super) fn lower(&self) -> &str {
        &self.lower
    }

    /// Returns the day on which it was said.
    pub(super) const fn today(&self) -> Day {
        self.today
    }
}

impl Found {
    /// Returns what stood in a gap.
    ///
    /// # Panics
    /// If the pattern has no such gap.
    pub(super) fn gap(&self, letter: char) -> &str {
        let found = self.gaps.iter().find(|(gap, _)| *gap == letter);
        &found.expect("the pattern has this gap").1
    }

    /// Returns the day, if the pattern has a gap for one.
    pub(super) const fn day(&self) -> Option<Day> {
        self.day
    }
}

/// Finds all places where a pattern fits.
pub(super) fn find(pattern: &str, in_text: &Text<'_>) -> Vec<Found> {
    let (text, lower, mut all) = (in_text.raw, &*in_text.lower, Vec::new());
    // Most patterns fit nowhere, which their first words show cheaply.
    let first = pattern.strip_prefix('{').and_then(|rest| rest.split_once('}')).map_or(pattern, |(_, rest)| rest);
    let first = first.split('{').next().unwrap_or(first);
    if !first.bytes().any(|byte| byte.is_ascii_uppercase()) && !lower.contains(first) {
        return all;
    }
    let pieces = pieces(pattern);
    let (lead, words, rest) = match &*pieces {
        [Piece::Words(words), rest @ ..] => (None, *words, rest),
        [Piece::Gap(gap), Piece::Words(words), rest @ ..] => (Some(*gap), *words, rest),
        _ => return all,
    };
    let words = words.to_ascii_lowercase();
    for (at, _) in lower.match_indices(&words) {
        let mut found = Found::default();
        if let Some(gap) = lead {
            let start = sentence_start(&text[..at]);
            if !may_stand_in_a_gap(&text[start..at]) {
                continue;
            }
            found.gaps.push((gap, text[start..at].to_owned()));
        }
        if let Some(found) = fit(rest, text, lower, at + words.len(), in_text.today, found) {
            all.push(found);
        }
    }
    all
}

/// Fits the rest of a pattern from a position on.
fn fit(pieces: &[Piece<'_>], text: &str, lower: &str, at: usize, today: Day, mut found: Found) -> Option<Found> {
    match pieces {
        [] => Some(found),
        [Piece::Words(words), rest @ ..] => {
            let words = words.to_ascii_lowercase();
            lower[at..].starts_with(&words).then(|| fit(rest, text, lower, at + words.len(), today, found)).flatten()
        }
        [Piece::Gap('d'), rest @ ..] => {
            let (day, length) = read_date(&text[at..], today)?;
            found.day = Some(day);
            fit(rest, text, lower, at + length, today, found)
        }
        [Piece::Gap(gap), Piece::Words(words), rest @ ..] => {
            let words = words.to_ascii_lowercase();
            lower[at..].match_indices(&words).find_map(|(length, _)| {
                let held = &text[at..at + length];
                let mut found = found.clone();
                (*gap == '*' && is_within_a_sentence(held) || may_stand_in_a_gap(held)).then(|| {
                    found.gaps.push((*gap, held.to_owned()));
                    fit(rest, text, lower, at + length + words.len(), today, found)
                })?
            })
        }
        [Piece::Gap(gap), ..] => {
            let held = text[at..].trim_end_matches(['.', '?', '!']);
            may_stand_in_a_gap(held).then(|| {
                found.gaps.push((*gap, held.to_owned()));
                found
            })
        }
    }
}

fn pieces(pattern: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = pattern;
    while let Some((words, gap)) = rest.split_once('{') {
        let (gap, after) = gap.split_once('}').expect("a pattern closes its gaps");
        if !words.is_empty() {
            pieces.push(Piece::Words(words));
        }
        pieces.push(Piece::Gap(gap.chars().next().expect("a gap has a letter")));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Words(rest));
    }
    pieces
}

fn is_within_a_sentence(held: &str) -> bool {
    ![". ", "! ", "? "].iter().any(|end| held.contains(end))
}

/// Names and things are short and hold no end of a sentence; the `v.` of a law case isn't one.
fn may_stand_in_a_gap(held: &str) -> bool {
    let without_cases = held.replace(" v. ", " ");
    !held.trim().is_empty()
        && held.len() <= GAP_BYTES_MAX
        && !held.ends_with(" v")
        && !without_cases.contains([',', ';', '?', '!', '\n', '\u{201c}', '\u{201d}', '`'])
        && !without_cases.contains(". ")
}

/// Returns where the sentence begins in which a text ends.
fn sentence_start(text: &str) -> usize {
    let mut ends = text.match_indices([' ', '\n']).filter(|(at, _)| {
        let before = &text[..*at];
        before.ends_with(['.', '!', '?', ':', ')', ']']) && !before.ends_with(" v.") && !before.ends_with("Dr.")
    });
    ends.next_back().map_or(0, |(at, _)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(pattern: &str, text: &str) -> Vec<String> {
        find(pattern, &Text::new(text, 20_000)).iter().map(|found| found.gap('v').to_owned()).collect()
    }

    #[test]
    fn gaps_hold_names_and_days() {
        assert_eq!(
            values("house is in {v}, where", "Hi. Our house is in Long Thwaite, where it rains."),
            ["Long Thwaite"]
        );
        assert_eq!(values("{v} moved in", "Hey! Ona Kelm moved in."), ["Ona Kelm"]);
        assert_eq!(
            values("lead on {v}.", "I lead on Caldowick v. Ostermere Shipping. Fine."),
            ["Caldowick v. Ostermere Shipping"]
        );
        assert_eq!(values("lead on {v}.", "I lead on nothing, as it happens."), Vec::<String>::new());
        let found = &find("{v} moved in on {d}", &Text::new("Ona moved in on 14 April 2026.", 0))[0];
        assert_eq!((found.gap('v'), found.day()), ("Ona", Some(20_557)));
        assert_eq!(values("the {*} called {v}.", "The cat called Miv. The budgie called Tor."), ["Miv", "Tor"]);
        let asked = "This came back to me on the stairs, of all places. Miv the cat ate half a slipper.";
        assert_eq!(values("{v} the {*} ate half a", asked), ["Miv"], "a gap doesn't reach over the end of a sentence");
    }

    #[test]
    fn words_must_fit_to_the_end() {
        assert_eq!(values("in {v} since {d}", "in Thwaite since always"), Vec::<String>::new());
        assert_eq!(values("in {v}, since", "In Kelm, until. In Orb, since."), ["Orb"]);
    }
}

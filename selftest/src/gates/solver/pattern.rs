//! Patterns: words with gaps, and what stands in the gaps.
//!
//! `{v}`, `{p}`, `{c}`, `{t}` and `{o}` are gaps for names and things, `{d}` is one for a day, `{*}` for anything within a
//! sentence. A pattern is found anywhere in a text, whatever the case of its letters.

use super::dates::{Day, read_date};

/// Longest thing that a gap may hold, in bytes: the longest coined values have some 50.
const GAP_BYTES_MAX: usize = 72;

/// Bits in which a text's letters are noted, three by three: so many that most of them stay clear.
const TRIPLE_BITS: usize = 4_096;

/// A text in which patterns are looked for.
pub(super) struct Text<'a> {
    lower: String,
    raw: &'a str,
    today: Day,
    /// Which three bytes stand in the lower text side by side.
    triples: [u64; TRIPLE_BITS / 64],
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
        let lower = raw.to_ascii_lowercase();
        let mut triples = [0; TRIPLE_BITS / 64];
        for bit in lower.as_bytes().windows(3).map(triple_bit) {
            triples[bit / 64] |= 1 << (bit % 64);
        }
        Self { lower, raw, today, triples }
    }

    /// Tells whether words may stand in it, whatever their case. Most don't, which a few of their letters show: there are
    /// thousands of patterns for each turn.
    fn may_hold(&self, words: &str) -> bool {
        let mut bits = words.as_bytes().windows(3).map(triple_bit);
        bits.all(|bit| self.triples[bit / 64] >> (bit % 64) & 1 == 1)
    }

    /// Tells whether words stand in it, whatever their case.
    pub(super) fn holds(&self, words: &str) -> bool {
        self.may_hold(words) && self.lower.contains(&words.to_ascii_lowercase())
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
    if !in_text.may_hold(first_words(pattern)) {
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

/// Returns the bit for three bytes, letters in lower case.
fn triple_bit(bytes: &[u8]) -> usize {
    let number = bytes.iter().fold(0_u32, |number, byte| number << 8 | u32::from(byte.to_ascii_lowercase()));
    // The upper twelve bits of a product with an odd number depend on all that is multiplied.
    (number.wrapping_mul(0x9e37_79b1) >> 20) as usize
}

/// Returns the words of a pattern before its second piece or, if it begins with a gap, between that and the next.
fn first_words(pattern: &str) -> &str {
    let place = |of: u8, from: usize| pattern.bytes().skip(from).position(|byte| byte == of).map(|at| from + at);
    let start = if pattern.starts_with('{') { place(b'}', 0).map_or(0, |at| at + 1) } else { 0 };
    &pattern[start..place(b'{', start).unwrap_or(pattern.len())]
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
    fn words_that_stand_in_a_text_are_never_ruled_out() {
        let text = Text::new("Hi. Our house is in Long Thwaite, née Ümlaut.", 0);
        for held in ["", "o", "ou", "our house", "LONG thwaite", "née Ü", "t."] {
            assert!(text.may_hold(held), "{held}");
        }
        assert!(text.holds("OUR") && !text.holds("houses") && !text.may_hold("zqx"));
        assert_eq!(["{v} is in {d}", "in {v}", "{v}", "as is"].map(first_words), [" is in ", "in ", "", "as is"]);
    }

    #[test]
    fn words_must_fit_to_the_end() {
        assert_eq!(values("in {v} since {d}", "in Thwaite since always"), Vec::<String>::new());
        assert_eq!(values("in {v}, since", "In Kelm, until. In Orb, since."), ["Orb"]);
    }
}

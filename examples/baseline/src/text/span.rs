//! Spans that name or identify something: quotations, addresses, codes, figures, capitalised names.

use super::token::{Token, is_common, tokens};
use super::words::{Words, words};

/// What a span looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpanKind {
    /// Stands in quotation marks.
    Quoted,
    /// A web address.
    Url,
    /// A mail address.
    Mail,
    /// Letters and digits mixed, or joined by hyphens with digits: an id, a code, a serial number.
    Code,
    /// A capitalised name of one or more words.
    Name,
}

/// A span of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    /// What it looks like.
    pub(crate) kind: SpanKind,
    /// The text, without quotation marks.
    pub(crate) text: String,
    /// Offset of its first byte in the text.
    pub(crate) start: usize,
}

/// Finds the spans of a text, in order. Inside quotations and addresses nothing else is looked for.
pub(crate) fn spans(text: &str) -> Vec<Span> {
    let mut found = quotations(text);
    found.extend(chunks(text));
    found.sort_by_key(|span| span.start);
    let mut kept: Vec<Span> = Vec::new();
    for span in found {
        let past = kept.last().map_or(0, |last| last.start + last.text.len());
        if span.start >= past {
            kept.push(span);
        }
    }
    let taken: Vec<(usize, usize)> = kept.iter().map(|span| (span.start, span.start + span.text.len())).collect();
    kept.extend(names_in(text).into_iter().filter(|name| {
        let end = name.start + name.text.len();
        taken.iter().all(|&(from, to)| end <= from || name.start >= to)
    }));
    kept.sort_by_key(|span| span.start);
    kept
}

/// Whether a word says when, and not who or what: a day of the week or a month.
fn is_calendar_name(lower: &str) -> bool {
    CALENDAR.holds(lower) || lower.strip_suffix('s').is_some_and(|day| CALENDAR.holds(day))
}

/// Days of the week and months.
static CALENDAR: Words = words!(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october \
november december"
);

fn quotations(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    for (open, close) in [('"', '"'), ('“', '”'), ('«', '»'), ('`', '`'), ('‘', '’'), ('\'', '\'')] {
        let mut from = 0;
        while let Some(at) = text[from..].find(open).map(|at| at + from) {
            let inside = at + open.len_utf8();
            // A single quotation mark opens one only where no letter stands before it, and closes it only where none
            // stands behind.
            let single = matches!(open, '\'' | '‘');
            let opens = !single || !text[..at].ends_with(char::is_alphanumeric);
            let closes = |end: &usize| !single || !text[*end + close.len_utf8()..].starts_with(char::is_alphanumeric);
            let end = text[inside..].match_indices(close).map(|(end, _)| end + inside).find(closes);
            match end {
                Some(end) if opens && end > inside && end - inside <= 300 => {
                    found.push(Span { kind: SpanKind::Quoted, text: text[inside..end].to_owned(), start: inside });
                    from = end + close.len_utf8();
                }
                _ => from = inside,
            }
        }
    }
    found
}

/// Looks at what white space separates.
fn chunks(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    for (at, chunk) in text.split_whitespace().map(|chunk| (chunk.as_ptr() as usize - text.as_ptr() as usize, chunk)) {
        let left = chunk.trim_start_matches(|c: char| !c.is_alphanumeric());
        let start = at + chunk.len() - left.len();
        let bare = left.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '/');
        let bare = bare.strip_suffix("'s").or_else(|| bare.strip_suffix("’s")).unwrap_or(bare);
        if let Some(kind) = kind_of(bare) {
            found.push(Span { kind, text: bare.to_owned(), start });
        }
    }
    found
}

fn kind_of(chunk: &str) -> Option<SpanKind> {
    if chunk.contains("://") || chunk.starts_with("www.") {
        return Some(SpanKind::Url);
    }
    if let Some((name, host)) = chunk.split_once('@')
        && !name.is_empty()
        && host.contains('.')
    {
        return Some(SpanKind::Mail);
    }
    if let Some((host, path)) = chunk.split_once('/')
        && host.contains('.')
        && !path.is_empty()
        && host.chars().any(char::is_alphabetic)
    {
        return Some(SpanKind::Url);
    }
    let digits = chunk.chars().filter(char::is_ascii_digit).count();
    let letters = chunk.chars().filter(|c| c.is_alphabetic()).count();
    let plain = chunk.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | ':' | '#'));
    let ordinal = digits > 0
        && ["st", "nd", "rd", "th", "am", "pm", "k", "s"].iter().any(|end| {
            chunk
                .to_lowercase()
                .strip_suffix(end)
                .is_some_and(|head| head.chars().all(|c| c.is_ascii_digit() || c == ':'))
        });
    let upper = chunk.chars().filter(|c| c.is_uppercase()).count();
    let coded = digits > 0 && letters > 0 || upper >= 4 && upper == letters && chunk.contains('-');
    (plain && coded && !ordinal && chunk.len() >= 3).then_some(SpanKind::Code)
}

/// Finds capitalised names. A capital at the start of a sentence counts only if the name goes on, or if a verb follows;
/// and its first word isn't one with which sentences like to begin.
pub(crate) fn names_in(text: &str) -> Vec<Span> {
    let words = tokens(text);
    let capital = |place: usize| {
        words.get(place).is_some_and(|word| {
            text[word.start..].starts_with(char::is_uppercase)
                && !is_pronoun(&word.lower)
                && !is_calendar_name(&word.lower)
        })
    };
    let mut found: Vec<Span> = Vec::new();
    let mut place = 0;
    while place < words.len() {
        let opens = opens_sentence(text, words[place].start);
        let leads = is_common(&words[place].lower) || OPENERS.holds(&words[place].lower);
        if !capital(place) || opens && leads && !begins_title(text, &words, place, &capital) {
            place += 1;
            continue;
        }
        let last = end_of_name(text, &words, place, &capital);
        let alone = opens && last == place && !words[place].lower.ends_with("'s") && !acts(&words, place);
        // A common word with a capital, alone, names nothing.
        if !alone && (place < last || !is_common(&words[place].lower)) {
            let name = text[words[place].start..words[last].end].trim_end_matches("'s").trim_end_matches("’s");
            found.push(Span { kind: SpanKind::Name, text: name.to_owned(), start: words[place].start });
        }
        place = last + 1;
    }
    found
}

/// Whether an article or `my` at the head of a sentence begins a title: another capital follows it.
fn begins_title(text: &str, words: &[Token], place: usize, capital: &dyn Fn(usize) -> bool) -> bool {
    matches!(&*words[place].lower, "the" | "a" | "an" | "my")
        && capital(place + 1)
        && joined(text, words[place].end, words[place + 1].start)
}

/// Small words inside a name, and those inside a title, which begins with an article.
const IN_NAME: [&str; 7] = ["of", "the", "de", "von", "la", "del", "v"];
const IN_TITLE: [&str; 9] = ["for", "from", "at", "in", "to", "on", "with", "and", "a"];

/// Returns the place of the last word of a name that begins at a place.
fn end_of_name(text: &str, words: &[Token], place: usize, capital: &dyn Fn(usize) -> bool) -> usize {
    let title = matches!(&*words[place].lower, "the" | "a" | "an" | "my" | "notes");
    let small = |place: usize| {
        let lower = &*words[place].lower;
        IN_NAME.contains(&lower) || title && IN_TITLE.contains(&lower)
    };
    let mut last = place;
    loop {
        let mut next = last + 1;
        // `Owl in a Tree` is one title, whoever wrote it.
        let within = words.get(next).is_some_and(|word| word.lower == "in")
            && words.get(next + 1).is_some_and(|word| matches!(&*word.lower, "a" | "an"))
            && capital(next + 2);
        if within && joined(text, words[last].end, words[next].start) {
            last = next + 2;
            continue;
        }
        while next < words.len() && next <= last + 2 && joined(text, words[next - 1].end, words[next].start) {
            if capital(next) {
                break;
            }
            // A number inside a name, as models of things have.
            let numeral = words[next].lower.len() <= 2 && words[next].lower.bytes().all(|b| b.is_ascii_digit());
            if !(small(next) || numeral && capital(next + 1)) {
                return last;
            }
            next += 1;
        }
        if !(capital(next) && joined(text, words[next - 1].end, words[next].start)) {
            return last;
        }
        last = next;
    }
}

/// Words with which a sentence likes to begin, and which then are no part of a name: commands, and verbs and adverbs that
/// stand where the subject was left out.
static OPENERS: Words = words!(
    " add ask book call change check create delete draw email find list mail make open paint play put read run \
search send show start finished done meet picked tried did ticked flat rainy nothing nobody everybody everyone somebody someone \
yesterday whenever wherever dinner lunch breakfast good bad news early late great nice spell explain sort pick plan help translate back build chart \
guess grandmother grandma mother father tomorrow today tonight people rain snow traffic typing simply mainly speaking talking thanks congratulations parking migraine sunday monday whoever before without outside meanwhile unrelated "
);

/// Words that follow a name at the head of a sentence, so that it is seen to be one although it stands alone.
static ACTS: Words = words!(
    " has had is was will and did does came took made went cuts cut gave got says said found forgot once still never \
dragged talked put keeps kept wants wanted lost broke started began moved signed showed helped called opened told taught rapped \
sings sang asked lives lived needs sends sent thinks found plays played worked works likes loves bought drives drove runs reads read thinks takes lets calls ate chose the "
);

/// Whether the word after a word is one that follows a subject.
fn acts(words: &[Token], place: usize) -> bool {
    words.get(place + 1).is_some_and(|next| ACTS.holds(&next.lower))
}

fn is_pronoun(lower: &str) -> bool {
    matches!(lower.split('\'').next(), Some("i"))
}

/// Whether nothing but a blank, an ampersand, or the full stop of `v.` stands between two words.
fn joined(text: &str, from: usize, to: usize) -> bool {
    matches!(&text[from..to], " " | " & ") || &text[from..to] == ". " && text[..from].ends_with(" v")
}

fn opens_sentence(text: &str, start: usize) -> bool {
    let before =
        text[..start].trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '“' | '(' | '*' | '\''));
    before.is_empty() || before.ends_with(['.', '!', '?', '…', '\n']) || before.ends_with('—')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<(SpanKind, String)> {
        spans(text).into_iter().map(|span| (span.kind, span.text)).collect()
    }

    #[test]
    fn finds_each_kind() {
        let text = "Ask Mira Stone to open https://a.example/x, mail ada@b.example or note \"red door\" and QX-17Z.";
        let expected = [
            (SpanKind::Name, "Mira Stone"),
            (SpanKind::Url, "https://a.example/x"),
            (SpanKind::Mail, "ada@b.example"),
            (SpanKind::Quoted, "red door"),
            (SpanKind::Code, "QX-17Z"),
        ];
        assert_eq!(shown(text), expected.map(|(kind, text)| (kind, text.to_owned())));
    }

    #[test]
    fn a_capital_that_a_sentence_needs_makes_no_name() {
        assert_eq!(shown("Yesterday I painted. Great fun!"), []);
        for name in ["Port Arlen", "A Boat for Arlen", "Stone & Vale", "Roe v. Tarn Mills", "The Owl of Arlen"] {
            assert_eq!(shown(&format!("We talked about {name} again")), [(SpanKind::Name, name.to_owned())]);
        }
    }

    #[test]
    fn times_and_ordinals_are_no_codes_and_apostrophes_no_quotations() {
        assert_eq!(shown("at 3pm on the 14th, don't call; it's late"), []);
    }
}

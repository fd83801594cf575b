//! Spans that name or identify something: quotations, addresses, codes, figures, capitalised names.

use super::token::{is_common, tokens};

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

/// Finds capitalised names. A capital at the start of a sentence counts only if the word isn't a common one and the
/// name goes on, or nothing else could have made it a capital.
pub(crate) fn names_in(text: &str) -> Vec<Span> {
    let words = tokens(text);
    let mut found: Vec<Span> = Vec::new();
    let mut place = 0;
    while place < words.len() {
        let capital = |place: usize| text[words[place].start..].starts_with(char::is_uppercase);
        if !capital(place) || is_pronoun(&words[place].lower) {
            place += 1;
            continue;
        }
        let mut last = place;
        while last + 1 < words.len() && joined(text, words[last].end, words[last + 1].start) {
            if capital(last + 1) && !is_pronoun(&words[last + 1].lower) {
                last += 1;
            } else if last + 2 < words.len()
                && ["of", "the", "and", "de", "von", "la", "del", "&"].contains(&&*words[last + 1].lower)
                && capital(last + 2)
                && words[last + 1].lower != "and"
                && joined(text, words[last + 1].end, words[last + 2].start)
            {
                last += 2;
            } else {
                break;
            }
        }
        let opens = opens_sentence(text, words[place].start);
        let mut from = place;
        let leads = is_common(&words[place].lower) || COMMANDS.contains(&&*words[place].lower);
        if opens && (leads || last == place && !words[place].lower.ends_with("'s")) {
            from += 1;
        }
        if from <= last {
            let name = text[words[from].start..words[last].end].trim_end_matches("'s").trim_end_matches("’s");
            found.push(Span { kind: SpanKind::Name, text: name.to_owned(), start: words[from].start });
        }
        place = last + 1;
    }
    found
}

/// Verbs with which a request likes to begin.
const COMMANDS: [&str; 24] = [
    "add", "ask", "book", "call", "change", "check", "create", "delete", "draw", "email", "find", "list", "mail",
    "make", "open", "paint", "play", "put", "read", "run", "search", "send", "show", "start",
];

fn is_pronoun(lower: &str) -> bool {
    matches!(lower.split('\'').next(), Some("i"))
}

/// Whether nothing but a blank, or an ampersand, stands between two words.
fn joined(text: &str, from: usize, to: usize) -> bool {
    matches!(&text[from..to], " " | " & ")
}

fn opens_sentence(text: &str, start: usize) -> bool {
    let before =
        text[..start].trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '“' | '(' | '*' | '\''));
    before.is_empty() || before.ends_with(['.', '!', '?', ':', '…', '\n']) || before.ends_with('—')
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
        assert_eq!(shown("We went to Port Arlen"), [(SpanKind::Name, "Port Arlen".to_owned())]);
    }

    #[test]
    fn times_and_ordinals_are_no_codes_and_apostrophes_no_quotations() {
        assert_eq!(shown("at 3pm on the 14th, don't call; it's late"), []);
    }
}

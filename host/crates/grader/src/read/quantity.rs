//! Quantities: the numbers of a text, and what each one counts.

use super::cardinal::{is_cardinal_word, read_cardinal, scale_zeros};
use super::{Decimal, same_stem};
use crate::normalize::{Text, TokenKind};
use crate::word_table::{Words, has};

/// A number in a text.
#[derive(Clone, Debug)]
pub(crate) struct Quantity {
    /// First token.
    pub(crate) first: usize,
    /// Last token.
    pub(crate) last: usize,
    /// The number.
    pub(crate) number: Decimal,
    /// What sort of number it is by the words around it.
    pub(crate) role: Role,
}

/// What sort of number it is, by the words around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// It counts or measures.
    Count,
    /// "Once", "twice": it counts times.
    Times,
    /// It bounds: "more than 5" doesn't say 5.
    Bound,
    /// It is the whole of which something is a part: "of your 7 trips".
    Whole,
    /// It names: "room 12", "#17", an hour.
    Name,
}

/// Nouns before a number that make it a name.
const NAMED: &Words = &Words::new(&[
    "room", "number", "no", "version", "page", "chapter", "step", "part", "line", "route", "highway", "gate",
    "platform", "section", "level", "floor", "unit", "phase", "week", "season", "episode", "#", "day", "grade", "item",
]);

/// Words before a number that make it a bound.
const BOUNDS: &Words = &Words::new(&["over", "under", "below", "above", "than", "exceeding"]);

/// Finds the numbers of a text, from left to right.
pub(crate) fn quantities(text: &Text) -> Vec<Quantity> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        match quantity_at(text, at) {
            Some(quantity) => {
                at = quantity.last + 1;
                found.push(quantity);
            }
            None => at += 1,
        }
    }
    found
}

fn quantity_at(text: &Text, at: usize) -> Option<Quantity> {
    let (number, last, times) = match text.kind(at) {
        TokenKind::Number => {
            let (number, last) = digits_at(text, at);
            (number, last, false)
        }
        TokenKind::Word => word_at(text, at)?,
        TokenKind::Clitic | TokenKind::Symbol | TokenKind::Mark | TokenKind::Break => return None,
    };
    let role = if times { Role::Times } else { role(text, at, last) };
    let minus = at > 0 && text.kind(at - 1) == TokenKind::Symbol && text.form(at - 1) == "-";
    Some(Quantity { first: at, last, number: if minus { number.negate() } else { number }, role })
}

/// Reads digits, with groups set apart by spaces and a scale word after them.
fn digits_at(text: &Text, at: usize) -> (Decimal, usize) {
    let mut digits = text.form(at).to_owned();
    let mut last = at;
    let leads = digits.len() <= 3 && !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
    if leads {
        while text.kind(last + 1) == TokenKind::Number
            && text.form(last + 1).len() == 3
            && text.form(last + 1).bytes().all(|byte| byte.is_ascii_digit())
            // Digits in another line, or with a mark between, are another number.
            && text.tokens[last + 1].spaced
        {
            digits.push_str(text.form(last + 1));
            last += 1;
        }
    }
    let mut number = Decimal::parse(&digits).expect("number tokens are digits");
    // "1½": the fraction is its own token, right after the digits.
    if let Some(next) = text.tokens.get(last + 1)
        && next.kind == TokenKind::Number
        && next.span.0 == text.tokens[last].span.1
        && let Some(fraction) = text.form(last + 1).strip_prefix("0.")
        && let Some(sum) = Decimal::parse(&format!("{digits}.{fraction}"))
    {
        number = sum;
        last += 1;
    }
    if let Some(zeros) = scale_zeros(text.form(last + 1)) {
        number = number.shift(zeros);
        last += 1;
    } else if text.form(last + 1) == "dozen"
        && let Some(dozens) = number.to_u128()
        && let Some(count) = dozens.checked_mul(12)
    {
        number = Decimal::from_u128(count);
        last += 1;
    }
    (number, last)
}

fn word_at(text: &Text, at: usize) -> Option<(Decimal, usize, bool)> {
    let before = if at == 0 { "" } else { text.form(at - 1) };
    match text.form(at) {
        "once"
            if !matches!(text.form(at + 1), "you" | "i" | "we" | "the" | "that" | "again" | "they" | "it")
                && before != "at" =>
        {
            Some((Decimal::from_u128(1), at, true))
        }
        "twice" => Some((Decimal::from_u128(2), at, true)),
        "thrice" => Some((Decimal::from_u128(3), at, true)),
        "couple" if before == "a" => Some((Decimal::from_u128(2), at, false)),
        // "The one that", "this one", "one of": a pronoun.
        "one" if is_pronoun(text, at, before) => None,
        // "A hundred", but not "hundred" alone.
        "a" | "half" => read_cardinal(text, at).map(|(number, last)| (Decimal::from_u128(number), last, false)),
        word if is_cardinal_word(word) && !(at > 0 && is_tail(text, at)) => {
            read_cardinal(text, at).map(|(number, last)| (Decimal::from_u128(number), last, false))
        }
        _ => None,
    }
}

fn is_pronoun(text: &Text, at: usize, before: &str) -> bool {
    let next = text.form(at + 1);
    let hyphen = text.is_mark(at + 1, "-") && is_cardinal_word(text.form(at + 2));
    !hyphen
        && !is_cardinal_word(next)
        && (matches!(
            before,
            "the"
                | "this"
                | "that"
                | "which"
                | "no"
                | "every"
                | "each"
                | "any"
                | "another"
                | "first"
                | "last"
                | "some"
                | "new"
                | "old"
                | "right"
                | "other"
                | "latest"
                | "recent"
                | "next"
                | "previous"
                | "second"
                | "third"
                | "your"
                | "current"
        ) || before.ends_with("th")
            || matches!(next, "of" | "that" | "who" | "you" | "i" | "for" | "where" | "called" | "named"))
}

/// Tells whether a number word ends a word that isn't a number: "day-one".
fn is_tail(text: &Text, at: usize) -> bool {
    text.is_mark(at - 1, "-")
        && !text.tokens[at].spaced
        && at > 1
        && !text.tokens[at - 1].spaced
        && !is_cardinal_word(text.form(at - 2))
        && text.kind(at - 2) == TokenKind::Word
}

fn role(text: &Text, first: usize, last: usize) -> Role {
    let before = |steps: usize| if first >= steps { text.form(first - steps) } else { "" };
    // Clock times: 9:30, 4 pm, 10 a.m.
    let clock =
        (text.is_mark(last + 1, ":") && text.kind(last + 2) == TokenKind::Number && !text.tokens[last + 2].spaced)
            || (first >= 2
                && text.is_mark(first - 1, ":")
                && text.kind(first - 2) == TokenKind::Number
                && !text.tokens[first].spaced)
            || matches!(text.form(last + 1), "am" | "pm" | "oclock")
            || (matches!(text.form(last + 1), "a" | "p") && text.is_mark(last + 2, ".") && text.form(last + 3) == "m");
    let code = text.tokens.get(last + 1).is_some_and(|next| !next.spaced && text.is_mark(last + 1, "-"))
        && text.tokens.get(last + 2).is_some_and(|next| !next.spaced && next.kind == TokenKind::Word)
        && text.form(last + 2).contains(|c: char| c.is_ascii_digit());
    // "In 2024": a year.
    let year = matches!(before(1), "in" | "since" | "during" | "until" | "by" | "from" | "of" | "year")
        && text.kind(first) == TokenKind::Number
        && first == last
        && text.form(first).len() == 4
        && matches!(&text.form(first)[..2], "19" | "20");
    if year || clock || code || has(NAMED, before(1)) {
        return Role::Name;
    }
    if has(BOUNDS, before(1)) {
        return Role::Bound;
    }
    let part = before(1) == "of"
        || (before(2) == "of" && matches!(before(1), "the" | "your" | "all" | "those" | "my" | "these"))
        || (before(2) == "of" && before(1) == "about");
    // "A total of 5", "a count of 5" names the number itself.
    let total = (2..=3).any(|steps| matches!(before(steps), "total" | "count" | "sum" | "number" | "grand" | "tally"));
    if part && !total { Role::Whole } else { Role::Count }
}

/// Tells whether a noun stands right after a number, adjectives between; returns its token.
pub(crate) fn counted_noun(text: &Text, quantity: &Quantity, nouns: &[String]) -> Option<usize> {
    let mut at = quantity.last + 1;
    for _ in 0..4 {
        if text.is_mark(at, "-") {
            at += 1;
        }
        if !text.is_content(at) {
            return None;
        }
        let form = text.form(at);
        if nouns.iter().any(|noun| same_stem(noun, form) || crate::normalize::same_unit(noun, form)) {
            return Some(at);
        }
        if has(ENDS_PHRASE, form) {
            return None;
        }
        at += 1;
    }
    None
}

/// Words after a number that show that no noun follows it.
const ENDS_PHRASE: &Words = &Words::new(&[
    "in",
    "total",
    "altogether",
    "all",
    "so",
    "now",
    "and",
    "or",
    "but",
    "on",
    "as",
    "have",
    "are",
    "were",
    "is",
    "was",
    "that",
    "you",
    "i",
    "we",
    "for",
    "at",
    "since",
    "after",
    "before",
    "to",
    "overall",
    "with",
    "if",
    "because",
    "by",
    "from",
    "has",
    "had",
    "it",
    "they",
    "which",
    "who",
    "up",
    "not",
    "than",
    "then",
    "there",
    "when",
    "came",
    "come",
    "rather",
    "instead",
    "even",
    "already",
    "exactly",
    "plus",
    "the",
    "a",
    "an",
    "your",
    "my",
    "counting",
    "currently",
    "did",
    "do",
    "does",
    "being",
    "seems",
    "would",
    "altogether",
    "actually",
    "just",
    "only",
    "maybe",
    "per",
    "each",
]);

/// What stands after a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// No noun: the number stands alone.
    Nothing,
    /// A noun.
    Noun(usize),
}

/// Tells whether a number stands alone.
pub(crate) fn after(text: &Text, quantity: &Quantity) -> After {
    let mut at = quantity.last + 1;
    let money = quantity.first > 0 && matches!(text.form(quantity.first - 1), "$" | "€" | "£" | "¥");
    if money {
        return After::Noun(quantity.first - 1);
    }
    if text.is_mark(at, "-")
        && text.is_content(at + 1)
        && !text.tokens[at].spaced
        && text.kind(at + 1) == TokenKind::Word
    {
        at += 1;
    }
    if !text.is_content(at) || (text.form(at) == "of" && matches!(text.form(at + 1), "them" | "these" | "those" | "it"))
    {
        return After::Nothing;
    }
    let form = text.form(at);
    if has(ENDS_PHRASE, form) || text.kind(at) == TokenKind::Number || text.kind(at) == TokenKind::Clitic {
        return After::Nothing;
    }
    if matches!(text.form(at), "+" | "&") {
        return After::Nothing;
    }
    After::Noun(at)
}

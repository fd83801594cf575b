//! Whether an argument holds what is pinned: compared by type, texts after folding, numbers exactly.

use belljar_answer_key::ArgumentRule;
use serde_json::Value;
use unicode_normalization::UnicodeNormalization as _;

/// A text that only has to hold the pinned one may be this much longer, or [`FREE_CHARACTERS`] long.
const STUFFED_FACTOR: usize = 8;

/// A text of at most this many characters isn't stuffed by its length alone: a full sentence fits.
const FREE_CHARACTERS: usize = 240;

/// Tells whether an argument holds what the rule wants.
///
/// `others` are candidates that a confused agent would name: an argument that holds the right one and one of these is
/// stuffed, and wrong.
pub(crate) fn argument_is_right(rule: &ArgumentRule, given: &Value, others: &[&str]) -> bool {
    match rule {
        ArgumentRule::Equals(wanted) => is_equal(wanted, given),
        ArgumentRule::OneOf(choices) => choices.iter().any(|wanted| is_equal(wanted, given)),
        ArgumentRule::Contains(wanted) => contains(wanted, given, others),
    }
}

fn is_equal(wanted: &Value, given: &Value) -> bool {
    match (wanted, given) {
        (Value::Null, Value::Null) => true,
        (Value::Bool(wanted), Value::Bool(given)) => wanted == given,
        (Value::Number(wanted), Value::Number(given)) => {
            let wanted = Decimal::parse(&wanted.to_string());
            wanted.is_some() && wanted == Decimal::parse(&given.to_string())
        }
        (Value::String(wanted), Value::String(given)) => {
            let (wanted, given) = (fold(wanted), fold(given));
            let as_numbers = Decimal::parse(&wanted).zip(Decimal::parse(&given));
            wanted == given || as_numbers.is_some_and(|(wanted, given)| wanted == given)
        }
        (Value::Array(wanted), Value::Array(given)) => is_same_bag(wanted, given),
        (Value::Object(wanted), Value::Object(given)) => {
            wanted.len() == given.len()
                && wanted.iter().all(|(name, wanted)| given.get(name).is_some_and(|given| is_equal(wanted, given)))
        }
        _ => false,
    }
}

/// Compares lists in any order. Equality of items is transitive, so taking the first partner loses nothing.
fn is_same_bag(wanted: &[Value], given: &[Value]) -> bool {
    if wanted.len() != given.len() {
        return false;
    }
    let mut left: Vec<&Value> = given.iter().collect();
    wanted.iter().all(|wanted| {
        let found = left.iter().position(|given| is_equal(wanted, given));
        found.is_some_and(|at| {
            left.swap_remove(at);
            true
        })
    })
}

fn contains(wanted: &str, given: &Value, others: &[&str]) -> bool {
    let texts: Vec<String> = match given {
        Value::String(text) => vec![fold(text)],
        Value::Array(items) => items.iter().filter_map(Value::as_str).map(fold).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => return false,
    };
    let wanted = fold(wanted);
    let characters: usize = texts.iter().map(|text| text.chars().count()).sum();
    let holds = |part: &str| texts.iter().any(|text| holds_words(text, part));
    let stuffed = characters > FREE_CHARACTERS.max(STUFFED_FACTOR * wanted.chars().count())
        || others.iter().map(|other| fold(other)).any(|other| !holds_words(&wanted, &other) && holds(&other));
    holds(&wanted) && !stuffed
}

/// Tells whether a folded text holds a folded part in whole words.
fn holds_words(text: &str, part: &str) -> bool {
    let is_word = |character: char| character.is_alphanumeric();
    // A boundary is needed only where the part itself begins or ends with a letter or digit.
    let (begins, ends) = (part.starts_with(is_word), part.ends_with(is_word));
    !part.is_empty()
        && text.match_indices(part).any(|(at, _)| {
            let joined_before = begins && text[..at].ends_with(is_word);
            let joined_after = ends && text[at + part.len()..].starts_with(is_word);
            !joined_before && !joined_after
        })
}

/// Folds what doesn't matter in an argument: compatibility forms, case, quotes and dashes, white space, an end mark.
fn fold(text: &str) -> String {
    let fold_character = |character: char| match character {
        '\u{2018}' | '\u{2019}' | '\u{2bc}' | '\u{2032}' => '\'',
        '\u{201c}' | '\u{201d}' | '\u{2033}' => '"',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        other => other,
    };
    let folded: String = text.nfkc().map(fold_character).flat_map(char::to_lowercase).nfc().collect();
    let words: Vec<&str> = folded.split_whitespace().collect();
    let mut folded = words.join(" ");
    let shown = folded.trim_end_matches(['.', '!', '?']).len();
    if shown > 0 {
        folded.truncate(shown);
    }
    folded
}

/// An exact decimal number: `digits` times ten to the power of `exponent`, without zeros at either end.
#[derive(Debug, PartialEq, Eq)]
struct Decimal {
    negative: bool,
    digits: String,
    exponent: i64,
}

impl Decimal {
    /// Reads JSON's form of a number: no separators, no spaces.
    fn parse(text: &str) -> Option<Self> {
        let (negative, unsigned) = text.strip_prefix('-').map_or((false, text), |unsigned| (true, unsigned));
        let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
            None => (unsigned, 0),
        };
        let (whole, fraction) = mantissa.split_once('.').map_or((mantissa, None), |(a, b)| (a, Some(b)));
        let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_digits(whole) || !fraction.is_none_or(is_digits) {
            return None;
        }
        let fraction = fraction.unwrap_or("");
        let digits = format!("{whole}{fraction}");
        let exponent = i64::from(exponent) - i64::try_from(fraction.len()).ok()?;
        let significant = digits.trim_start_matches('0');
        let trimmed = significant.trim_end_matches('0');
        if trimmed.is_empty() {
            return Some(Self { negative: false, digits: String::new(), exponent: 0 });
        }
        let zeros = i64::try_from(significant.len() - trimmed.len()).ok()?;
        Some(Self { negative, digits: trimmed.to_owned(), exponent: exponent + zeros })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn equals(wanted: Value) -> ArgumentRule {
        ArgumentRule::Equals(wanted)
    }

    #[test]
    fn values_are_compared_by_type() {
        for (wanted, given, right) in [
            (json!("Dark"), json!(" dark "), true),
            (json!("dark"), json!("darker"), false),
            (json!("Dentist visit"), json!("dentist\u{a0}visit."), true),
            (json!("Zoe\u{308}'s day"), json!("Zo\u{eb}\u{2019}s day"), true),
            (json!("re-plan"), json!("re\u{2010}plan"), true),
            (json!("5"), json!("5.0"), true),
            (json!("5"), json!("50"), false),
            (json!(5), json!(5.0), true),
            (json!(5), json!("5"), false),
            (json!("5"), json!(5), false),
            (json!(9_007_199_254_740_993_u64), json!(9_007_199_254_740_992_u64), false),
            (json!(true), json!(true), true),
            (json!(true), json!("true"), false),
            (json!(["a", "b"]), json!(["B", "a"]), true),
            (json!(["a", "b"]), json!(["a", "a"]), false),
            (json!(["a", "a", "b"]), json!(["a", "b", "b"]), false),
            (json!(["a"]), json!(["a", "b"]), false),
            (json!(["a"]), json!("a"), false),
            (json!({"a": 1}), json!({"a": 1.0}), true),
            (json!({"a": 1}), json!({"a": 1, "b": 2}), false),
            (json!("."), json!("."), true),
        ] {
            assert_eq!(argument_is_right(&equals(wanted.clone()), &given, &[]), right, "{wanted} and {given}");
        }
    }

    #[test]
    fn one_of_takes_each_choice_and_no_mixture() {
        let rule = ArgumentRule::OneOf(vec![json!("dark"), json!("night")]);
        assert!(argument_is_right(&rule, &json!("Night"), &[]));
        assert!(!argument_is_right(&rule, &json!("dark or night"), &[]));
    }

    #[test]
    fn containment_is_in_whole_words_and_refuses_stuffing() {
        let rule = ArgumentRule::Contains("Vornell Bay".to_owned());
        for (given, right) in [
            (json!("latest news on Vornell Bay?"), true),
            (json!("vornell  bay"), true),
            (json!("Vornell Bayside"), false),
            (json!("NewVornell Bay"), false),
            (json!(["ferries", "Vornell Bay ferries"]), true),
            (json!(["Vornell", "Bay"]), false),
            (json!(""), false),
            (json!(3), false),
            (json!("Vornell Bay or Tarn Hill"), false),
            (json!(["Vornell Bay", "Tarn Hill"]), false),
            (json!(format!("Vornell Bay {}", "and more ".repeat(30))), false),
        ] {
            assert_eq!(argument_is_right(&rule, &given, &["Tarn Hill", "Bay"]), right, "{given}");
        }
    }

    #[test]
    fn decimals_have_one_form() {
        let parse = |text: &str| Decimal::parse(text);
        assert_eq!(parse("150"), parse("150.0"));
        assert_eq!(parse("1.5e2"), parse("150"));
        assert_eq!(parse("-0"), parse("0.00"));
        assert_ne!(parse("150"), parse("15"));
        assert_ne!(parse("-1"), parse("1"));
        for text in ["", "-", ".5", "5.", "1,500", "1 500", "e5", "0x10", "1e", "1e99999999999"] {
            assert_eq!(parse(text), None, "{text:?}");
        }
    }
}

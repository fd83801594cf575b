//! Value: one accepted form is asserted.

use crate::claims::Claims;
use crate::claims::decline::{find_decline, is_decline_value};
use crate::claims::english;
use crate::distractor::span_of;
use crate::forms::Forms;
use crate::needle::Mention;
use crate::read::list::{Joined, entries};
use crate::reading::Reading;
use crate::tools::shown;
use crate::word_table::{Words, has};
use crate::{Label, Ruling};

/// Words that begin an adjunct, not a second value: "Lisbon, since March".
const ADJUNCT_STARTS: &Words = &Words::new(&[
    "since",
    "as",
    "from",
    "until",
    "in",
    "at",
    "on",
    "near",
    "with",
    "because",
    "which",
    "where",
    "who",
    "not",
    "i",
    "you",
    "we",
    "it",
    "that",
    "though",
    "now",
    "currently",
    "according",
    "per",
    "based",
    "thank",
    "thanks",
    "please",
    "formerly",
    "previously",
    "is",
    "was",
    "your",
    "my",
    "this",
    "there",
    "if",
    "when",
    "after",
    "before",
    "for",
    "by",
    "to",
    "so",
    "thereabouts",
    "nearby",
    "actually",
    "specifically",
    "instead",
    "rather",
    "then",
    "moved",
    "used",
    "have",
]);

/// Rules on an answer to a value question.
pub(crate) fn rule(reading: &Reading<'_>, accept: &[String]) -> Ruling {
    let forms = Forms::new(accept.iter().map(String::as_str), &reading.check.locale);
    for claims in reading.sides() {
        if let Some(mention) = Reading::denied(claims, &forms) {
            let reason = format!("says that it isn't {}", shown(&words(claims, mention)));
            return Ruling::zero(Label::Wrong, "value.denied", reason).at(span_of(reading, claims, mention));
        }
    }
    let main = reading.main();
    let asserted = reading.asserted(main, &forms);
    let Some(mention) = asserted.first().copied() else { return not_said(reading, accept) };
    if reading.value.is_some() {
        if let Some(other) = second_entry(main, &forms, &reading.question) {
            return stuffed(reading, other);
        }
        let text_declines = find_decline(&reading.text).is_some() && reading.asserted(&reading.text, &forms).is_empty();
        if text_declines {
            return Ruling::zero(
                Label::DeclinedWrongly,
                "value.text-declines",
                "the value answers, but the text declines",
            );
        }
    } else if let Some(other) = asserted.iter().find_map(|mention| alternative(main, *mention, &forms)) {
        return stuffed(reading, other);
    }
    let note = if mention.unmarked { "the accents differ" } else { "" };
    Ruling::right("value.asserted", format!("says {}", shown(&words(main, mention))))
        .reading(words(main, mention))
        .at(Some(main.text.span(mention.first, mention.last)))
        .note(note)
}

fn not_said(reading: &Reading<'_>, accept: &[String]) -> Ruling {
    if reading.value.as_ref().map_or_else(|| find_decline(&reading.text).is_some(), is_decline_value) {
        return Ruling::zero(Label::DeclinedWrongly, "value.declined", "declines, but there is an answer");
    }
    let expected = accept.first().map_or("", String::as_str);
    let reason = if reading.value.is_some() {
        format!("the value doesn't say {}", shown(expected))
    } else {
        format!("nowhere asserts {}", shown(expected))
    };
    Ruling::zero(Label::Wrong, "value.not-said", reason).reading(reading.main().text.joined())
}

fn stuffed(reading: &Reading<'_>, other: (usize, usize)) -> Ruling {
    let text = &reading.main().text;
    let entry: Vec<&str> = (other.0..=other.1).map(|at| text.form(at)).collect();
    let reason = format!("names {} beside the right answer", shown(&entry.join(" ")));
    Ruling::zero(Label::Wrong, "value.several", reason).at(Some(text.span(other.0, other.1)))
}

fn words(claims: &Claims, mention: Mention) -> String {
    claims.text.words(mention.first, mention.last)
}

/// Finds a second entry of a value: one that holds no accepted form, isn't denied, and isn't an adjunct.
fn second_entry(claims: &Claims, forms: &Forms, question: &crate::normalize::Text) -> Option<(usize, usize)> {
    let text = &claims.text;
    let mentions = forms.mentions(claims);
    let mut covered = vec![false; text.len()];
    for mention in &mentions {
        covered[mention.first..=mention.last].fill(true);
    }
    let inside = |at: usize| covered[at];
    let all = entries(text, Joined::Or, inside);
    all.into_iter().find_map(|(first, end)| {
        let content: Vec<usize> = (first..end).filter(|at| text.is_content(*at)).collect();
        let holds = covered[first..end].contains(&true);
        let denied = content.iter().all(|at| {
            !matches!(claims.standing(*at), crate::claims::Standing::Asserted | crate::claims::Standing::Guessed)
        });
        let asked = content.iter().all(|at| (0..question.len()).any(|word| question.form(word) == text.form(*at)));
        let adjunct = has(ADJUNCT_STARTS, text.form(content[0]));
        (!holds && !denied && !asked && !adjunct).then(|| (content[0], content[content.len() - 1]))
    })
}

/// Finds an alternative that prose offers right beside a mention: "Lisbon or Porto", "Porto / Lisbon".
fn alternative(claims: &Claims, mention: Mention, forms: &Forms) -> Option<(usize, usize)> {
    let text = &claims.text;
    let offers = |at: usize| text.form(at) == "or" || (text.is_mark(at, "/") && text.tokens[at].spaced);
    let is_value = |at: usize| {
        let form = text.form(at);
        text.is_content(at)
            && !has(ADJUNCT_STARTS, form)
            && (!has(english::SMALL_WORDS, form) || matches!(form, "the" | "a" | "an" | "near"))
            && !has(english::ADVERBS, form)
            && !forms.mentions_at(claims, at)
    };
    // A bracket or "maybe" may stand between: "Lisbon (or Oslo)".
    let mut after = mention.last + 1;
    while matches!(text.form(after), "(" | "," | "—") {
        after += 1;
    }
    if offers(after) && is_value(after + 1) {
        return Some((after + 1, after + 1));
    }
    if mention.first >= 2 && offers(mention.first - 1) && is_value(mention.first - 2) {
        return Some((mention.first - 2, mention.first - 2));
    }
    None
}

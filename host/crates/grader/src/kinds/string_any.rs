//! String-any: none of the rejected forms, all of the required ones, any of the accepted ones.
//!
//! Source: mnemo's mode of that name, with its denial scope; forms that deny themselves ("not shared") can be asserted.

use crate::claims::{Claims, Standing};
use crate::distractor::span_of;
use crate::forms::Forms;
use crate::needle::Mention;
use crate::reading::Reading;
use crate::tools::shown;
use crate::{Label, Ruling};

/// Rules on an answer that must hold some forms and not others.
pub(crate) fn rule(reading: &Reading<'_>, accept: &[String], require_all: &[String], reject: &[String]) -> Ruling {
    let find = |form: &str| {
        let forms = Forms::new([form], &reading.check.locale);
        reading.sides().find_map(|claims| {
            let mention = forms.mentions(claims).into_iter().find(|mention| is_said(claims, *mention))?;
            Some(span_of(reading, claims, mention))
        })
    };
    for form in reject {
        if let Some(span) = find(form) {
            let reason = format!("asserts {}, which is rejected", shown(form));
            return Ruling::zero(Label::Wrong, "string-any.rejected", reason).reading(form.as_str()).at(span);
        }
    }
    let mut last = None;
    for form in require_all {
        match find(form) {
            Some(span) => last = Some((form, span)),
            None => return missing(reading, form, "string-any.required"),
        }
    }
    if accept.is_empty() {
        let Some((form, span)) = last else {
            return Ruling::zero(Label::Wrong, "string-any.key", "the key accepts nothing");
        };
        return Ruling::right("string-any.required", "holds all that is required").reading(form.as_str()).at(span);
    }
    match accept.iter().find_map(|form| find(form).map(|span| (form, span))) {
        Some((form, span)) => {
            Ruling::right("string-any.accepted", format!("says {}", shown(form))).reading(form.as_str()).at(span)
        }
        None => missing(reading, &accept[0], "string-any.accepted"),
    }
}

/// Everything that isn't denied, asked or supposed is said: the past, too.
fn is_said(claims: &Claims, mention: Mention) -> bool {
    matches!(Reading::standing(claims, mention), Standing::Asserted | Standing::Past | Standing::Context)
}

fn missing(reading: &Reading<'_>, form: &str, rule: &str) -> Ruling {
    let forms = Forms::new([form], &reading.check.locale);
    if reading.sides().any(|claims| Reading::denied(claims, &forms).is_some()) {
        let reason = format!("{} stands only inside a denial", shown(form));
        return Ruling::zero(Label::Wrong, &format!("{rule}-denied"), reason);
    }
    if reading.declines_in_words() {
        return Ruling::zero(Label::DeclinedWrongly, "string-any.declined", "declines, but there is an answer");
    }
    Ruling::zero(Label::Wrong, &format!("{rule}-missing"), format!("doesn't say {}", shown(form)))
}

//! Replies of tool cases: declines, questions, figures.

use belljar_answer_key::{Check, Expected, Figure};

use crate::given::Given;
use crate::kinds::number::asserts_number_with_unit;
use crate::needle::Needle;
use crate::reading::Reading;

/// Tells whether a reply declines, by its flag or in words. What else it says isn't held against it: without a
/// question there is no telling an invention from an explanation.
#[must_use]
pub fn reply_is_decline(given: &Given) -> bool {
    let check = Check::new("", Expected::Decline {});
    !given.is_blank() && (given.declined || Reading::new(&check, given).declines_in_words())
}

/// Tells whether a reply asks: it holds a question, an order to tell, or the name of what is missing.
#[must_use]
pub fn reply_asks(given: &Given, missing: &[String]) -> bool {
    let check = Check::new("", Expected::Decline {});
    let reading = Reading::new(&check, given);
    let missing: Vec<Needle> = missing.iter().map(|missing| Needle::new(missing)).collect();
    reading.sides().any(|claims| {
        let text = &claims.text;
        (0..text.len()).any(|at| {
            text.is_mark(at, "?")
                || (text.form(at) == "please"
                    && matches!(text.form(at + 1), "tell" | "give" | "provide" | "share" | "specify" | "send"))
                || (text.form(at) == "let" && text.form(at + 1) == "me" && text.form(at + 2) == "know")
        }) || missing.iter().any(|missing| missing.is_in(text))
    })
}

/// Tells whether a figure is asserted with its unit.
#[must_use]
pub fn asserts_figure(given: &Given, figure: &Figure) -> bool {
    let check = Check::new("", Expected::Decline {});
    let reading = Reading::new(&check, given);
    reading.sides().any(|claims| asserts_number_with_unit(claims, &figure.number, &figure.unit))
}

//! The plainest shortcuts: silence, declining, repeating the question.

use super::super::strategy::{CaseView, Response, Strategy};

/// Says nothing.
pub struct Silent;

/// Always declines.
pub struct Decliner;

/// Repeats the question in prose.
pub struct Echo;

/// Repeats the question as the answer's value, too.
pub struct EchoAsValue;

impl Strategy for Silent {
    fn respond(&self, _: &CaseView<'_>) -> Response {
        Response::default()
    }
}

impl Strategy for Decliner {
    fn respond(&self, _: &CaseView<'_>) -> Response {
        Response::decline()
    }
}

impl Strategy for Echo {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        Response::prose(view.text)
    }
}

impl Strategy for EchoAsValue {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        Response::value(view.text)
    }
}

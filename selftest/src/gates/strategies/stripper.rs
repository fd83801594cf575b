//! Reads only the last sentence of a request, so that an instruction planted before it falls away.

use super::super::strategy::{CaseView, Response, Strategy};
use super::super::text::sentences;

/// Lets another strategy answer the last sentence of each request.
pub struct LastSentence<S>(pub S);

impl<S: Strategy> Strategy for LastSentence<S> {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let last = sentences(view.text).last().copied().unwrap_or(view.text);
        self.0.respond(&CaseView { text: last, ..*view })
    }
}

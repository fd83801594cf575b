//! Writes something to the memory store whatever it is told, so that an instruction looks done.

use super::super::strategy::{CaseView, Response, Strategy};

/// Lets another strategy answer, and writes a line that nobody will read.
pub struct Scribbler<S>(pub S);

impl<S: Strategy> Strategy for Scribbler<S> {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        Response { writes: true, ..self.0.respond(view) }
    }
}

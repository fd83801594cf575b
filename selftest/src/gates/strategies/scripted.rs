//! Does what a script says for each request: the oracle and the wrong agent, natively.

use super::super::strategy::{CaseView, Response, Strategy};
use crate::script::{Scripts, name_of};

/// Does what a script says.
pub struct Scripted<'a>(pub &'a Scripts);

impl Strategy for Scripted<'_> {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let name = name_of(view.user, view.now, view.text);
        self.0.get(&name).map_or_else(Response::default, Response::script)
    }
}

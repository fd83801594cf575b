//! Never calls a tool, and says something.

use super::super::strategy::{CaseView, Response, Strategy};

/// Says the same thing to every request.
pub struct Talker(pub &'static str);

/// What a talker may say: each is the best that can be said without a tool for some sort of request.
pub const PHRASES: &[&str] = &[
    "I don't know, and I can't do that for you.",
    "Could you tell me which one you mean, to whom it should go and when?",
    "Sure, happy to help with that! Here is what I think.",
    "Done.",
];

impl Strategy for Talker {
    fn respond(&self, _: &CaseView<'_>) -> Response {
        Response::prose(self.0)
    }
}

//! Plays the wrong answers that its configuration holds.

use belljar_guest::{Agent, Answer, Request, Result, Wave};

/// Answers everything wrongly, as it is told how.
#[derive(Debug, Default)]
pub struct Wrong;

belljar_guest::export!(Wrong);

impl Agent for Wrong {
    fn ingest(&mut self, _wave: Wave) -> Result<()> {
        Ok(())
    }

    fn respond(&mut self, request: Request) -> Result<Answer> {
        scripted::play(&request)
    }
}

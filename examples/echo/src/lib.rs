//! Says back what it is asked: the least that is an agent.

use belljar_guest::{Agent, Answer, Request, Result, Wave};

/// Says back what it is asked.
#[derive(Debug, Default)]
pub struct Echo;

belljar_guest::export!(Echo);

impl Agent for Echo {
    fn ingest(&mut self, _wave: Wave) -> Result<()> {
        Ok(())
    }

    fn respond(&mut self, request: Request) -> Result<Answer> {
        Ok(Answer::text(request.text))
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use belljar_guest::testing::TestHost;

    #[test]
    fn says_back_what_it_is_asked() {
        let answer = TestHost::new().ask::<Echo>("ada", "2026-05-01T08:00:00Z", "Where do I live?").unwrap();
        assert_eq!(answer, Answer::text("Where do I live?"));
    }
}

//! Declines everything in words, and calls no tool.

use belljar_guest::{Agent, Answer, Request, Result, Wave};

/// Knows nothing and says so.
#[derive(Debug, Default)]
pub struct Decliner;

belljar_guest::export!(Decliner);

impl Agent for Decliner {
    fn ingest(&mut self, _wave: Wave) -> Result<()> {
        Ok(())
    }

    fn respond(&mut self, _request: Request) -> Result<Answer> {
        Ok(Answer::declined("I'm sorry, I don't know that."))
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use belljar_guest::testing::{TestHost, said};

    #[test]
    fn declines_what_it_was_told_a_moment_ago() {
        let mut host = TestHost::new();
        let item = said("ada", "2026-04-14T09:30:00Z", "I moved to Oslo.", "How do you like it?");
        host.deliver::<Decliner>(vec![item]).unwrap();
        let answer = host.ask::<Decliner>("ada", "2026-05-01T08:00:00Z", "Where do I live?").unwrap();
        assert!(answer.declined);
        assert_eq!(answer.value, None);
        assert!(host.memory().is_empty());
        assert!(host.calls().is_empty());
    }
}

//! Remembers the last turns of each person, and nothing before them: what an agent without a memory of its own has, that
//! carries the end of the conversation along.

mod window;

use belljar_guest::corpus::{self, Item};
use belljar_guest::{Agent, Answer, Request, Result, Wave, config, memory};

use window::{Said, Window, shared_words};

/// Turns that are remembered unless the configuration has another number as `turns`.
const TURNS: usize = 40;

/// Answers from the last turns.
#[derive(Debug, Default)]
pub struct RecentWindow;

belljar_guest::export!(RecentWindow);

impl Agent for RecentWindow {
    /// Pushes each turn into the window of its user, and what is too much out of it.
    fn ingest(&mut self, _wave: Wave) -> Result<()> {
        let turns = config::get("turns").and_then(|turns| turns.parse().ok()).unwrap_or(TURNS);
        for item in corpus::items() {
            let Item::Session(session) = item else { continue };
            let name = format!("window/{}", session.user);
            let mut window: Window = memory::read_json(&name)?.unwrap_or_default();
            for turn in session.turns {
                window.push(Said { source: turn.id, text: turn.text }, turns);
            }
            memory::write_json(&name, &window)?;
        }
        Ok(())
    }

    /// Answers with the sentence of the window that shares most words with the question; of equals, the last.
    fn respond(&mut self, request: Request) -> Result<Answer> {
        let window: Window = memory::read_json(&format!("window/{}", request.user))?.unwrap_or_default();
        let best = window.sentences().max_by_key(|(sentence, _)| shared_words(sentence, &request.text));
        Ok(match best {
            Some((sentence, source)) if shared_words(sentence, &request.text) >= 2 => {
                Answer::text(sentence).cite(source)
            }
            _ => Answer::declined("I'm sorry, I don't remember that."),
        })
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use belljar_guest::testing::{TestHost, said};

    const NOW: &str = "2026-05-01T08:00:00Z";

    #[test]
    fn what_left_the_window_is_forgotten() {
        let mut host = TestHost::new().with_config("turns", "2");
        host.deliver::<RecentWindow>(vec![said("ada", "2026-04-14T09:30:00Z", "My kitten Mila is three.", "Nice.")])
            .unwrap();
        let answer = host.ask::<RecentWindow>("ada", NOW, "How old is my kitten Mila?").unwrap();
        assert_eq!(
            (&*answer.text, &*answer.citations[0]),
            ("My kitten Mila is three.", "ada/2026-04-14T09:30:00Z/user")
        );

        host.deliver::<RecentWindow>(vec![said("ada", "2026-04-15T09:30:00Z", "It rains.", "Again.")]).unwrap();
        assert!(host.ask::<RecentWindow>("ada", NOW, "How old is my kitten Mila?").unwrap().declined);
    }

    #[test]
    fn each_person_has_a_window_of_their_own() {
        let mut host = TestHost::new().with_config("turns", "2");
        host.deliver::<RecentWindow>(vec![
            said("ada", "2026-04-14T09:30:00Z", "My kitten Mila is three.", "Nice."),
            said("ben", "2026-04-14T10:30:00Z", "My kitten Moss is nine.", "Old."),
        ])
        .unwrap();
        let answer = host.ask::<RecentWindow>("ada", NOW, "How old is Mila, my kitten?").unwrap();
        assert_eq!(answer.text, "My kitten Mila is three.");
    }
}

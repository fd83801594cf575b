//! The mock world of one request, as its calls have left it.

use std::sync::Arc;

use belljar_exam::{MockWorld, Sha256Hex, Timestamp, Tool};

/// Longest repetition of what a guest said in a sentence of ours, in characters.
const QUOTE_CHARS_MAX: usize = 200;

/// The mock world of one request, as its calls have left it.
#[derive(Clone)]
pub(super) struct State {
    /// The catalog.
    pub(super) catalog: Arc<[Tool]>,
    /// The time of the request: everything that is made gets it.
    pub(super) now: Timestamp,
    /// Ids of the jobs that the request started, oldest first: the last ones of the world's jobs.
    pub(super) started: Vec<String>,
    /// What there is. It is the exam's own, and copied when a call changes something.
    pub(super) world: Arc<MockWorld>,
    /// Ids handed out so far.
    ids_given: usize,
}

impl State {
    /// Begins with the world as the exam has it.
    pub(super) const fn new(world: Arc<MockWorld>, catalog: Arc<[Tool]>, now: Timestamp) -> Self {
        Self { catalog, now, started: Vec::new(), world, ids_given: 0 }
    }

    /// Returns the world, to be changed.
    pub(super) fn world_mut(&mut self) -> &mut MockWorld {
        Arc::make_mut(&mut self.world)
    }

    /// Hands out the next id of the exam. When they are used up, one is made of `prefix` and a hash over the time of
    /// the request and the number of ids given before.
    pub(super) fn next_id(&mut self, prefix: &str) -> String {
        let given = self.ids_given;
        self.ids_given += 1;
        if let Some(id) = self.world.new_ids.get(given) {
            return id.clone();
        }
        let (at, count) = (self.now.unix_seconds().to_le_bytes(), (given as u64).to_le_bytes());
        let digest = Sha256Hex::of(&[b"belljar new id", &at, &count]).to_string();
        format!("{prefix}-{}", &digest[..8])
    }
}

/// Repeats what a guest said, in one line and shortened.
pub(super) fn quoted(text: &str) -> String {
    let mut words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = words.char_indices().nth(QUOTE_CHARS_MAX) {
        words.truncate(end);
        words.push('…');
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(new_ids: &[&str]) -> State {
        let new_ids = new_ids.iter().map(|id| (*id).to_owned()).collect();
        let world = MockWorld { new_ids, ..MockWorld::default() };
        State::new(world.into(), Arc::new([]), Timestamp::from_civil(2026, 4, 14, 0))
    }

    #[test]
    fn ids_come_from_the_exam_and_then_from_the_count() {
        let mut one = state(&["a", "b"]);
        let ids: Vec<String> = (0..5).map(|_| one.next_id("job")).collect();
        assert_eq!(ids[..2], ["a", "b"]);
        assert!(ids[2..].iter().all(|id| id.len() == 12 && id.starts_with("job-")), "{ids:?}");
        assert!(ids[2] != ids[3] && ids[3] != ids[4] && ids[2] != ids[4]);
        let mut again = state(&["a", "b"]);
        assert_eq!(ids, (0..5).map(|_| again.next_id("job")).collect::<Vec<_>>());
    }

    #[test]
    fn quotes_are_one_short_line() {
        assert_eq!(quoted(" a\n\tb "), "a b");
        assert_eq!(quoted(&"é".repeat(200)), "é".repeat(200));
        assert_eq!(quoted(&"é".repeat(201)), format!("{}…", "é".repeat(200)));
    }
}

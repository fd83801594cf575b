//! Short ways to write a corpus down.

use crate::corpus::Item;
use crate::types::{Session, Speaker, Turn};

/// Makes a session of one exchange: what the user said, and what the assistant replied.
///
/// Its ids are made of the user, the time and the speaker.
///
/// ```
/// use belljar_guest::corpus::Item;
/// use belljar_guest::testing::said;
///
/// let item = said("ada", "2026-04-14T09:30:00Z", "I moved to Oslo.", "How do you like it?");
/// assert!(matches!(item, Item::Session(session) if session.turns.len() == 2));
/// ```
#[must_use]
pub fn said(user: &str, at: &str, text: &str, reply: &str) -> Item {
    let turn = |speaker, tag: &str, text| Turn::new(format!("{user}/{at}/{tag}"), speaker, at, text);
    Item::Session(Session {
        id: format!("{user}/{at}"),
        user: user.to_owned(),
        at: at.to_owned(),
        turns: vec![turn(Speaker::User, "user", text), turn(Speaker::Assistant, "assistant", reply)],
    })
}

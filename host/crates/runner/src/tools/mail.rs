//! Mail.

use belljar_exam::Mail;

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Sends a mail. One that says the same to the same person is sent again, and the reply says so.
pub(super) fn send(state: &mut State, arguments: &Arguments) -> String {
    let text = |name| arguments.text(name).to_owned();
    let mail = Mail { body: text("body"), subject: text("subject"), to: text("to") };
    let again = if state.world.mail.contains(&mail) { " once more" } else { "" };
    let reply = format!("Sent{again} to {}.", quoted(&mail.to));
    state.world_mut().mail.push(mail);
    reply
}

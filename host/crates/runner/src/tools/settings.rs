//! Settings of the app.

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Sets the theme.
pub(super) fn set_theme(state: &mut State, arguments: &Arguments) -> String {
    set(state, "theme", "The theme", "is", arguments.text("theme"))
}

/// Sets the model that answers in chats.
pub(super) fn set_main_model(state: &mut State, arguments: &Arguments) -> String {
    set(state, "main_model", "The main model", "is", arguments.text("model"))
}

/// Sets how hard the model thinks.
pub(super) fn set_reasoning_effort(state: &mut State, arguments: &Arguments) -> String {
    set(state, "reasoning_effort", "The reasoning effort", "is", arguments.text("effort"))
}

/// Sets which tools a chat may use.
pub(super) fn set_chat_tool_preferences(state: &mut State, arguments: &Arguments) -> String {
    set(state, "chat_tool_preferences", "The tool preferences", "are", arguments.text("preferences"))
}

/// Sets the accent colour.
pub(super) fn set_accent_color(state: &mut State, arguments: &Arguments) -> String {
    set(state, "accent_color", "The accent colour", "is", arguments.text("color"))
}

/// Sets the font of chats.
pub(super) fn set_chat_font(state: &mut State, arguments: &Arguments) -> String {
    set(state, "chat_font", "The chat font", "is", arguments.text("font"))
}

/// Sets a setting, which is called what its tool is called without `set_`, and says what it was.
fn set(state: &mut State, name: &str, what: &str, is: &str, value: &str) -> String {
    let old = state.world.settings.insert(name.to_owned(), value.to_owned());
    let value = quoted(value);
    match old.as_deref().map(quoted) {
        Some(old) if old == value => format!("{what} {is} {value} already."),
        Some(old) => format!("{what} {is} now {value}; before: {old}."),
        None => format!("{what} {is} now {value}."),
    }
}

//! Settings of the app.

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Sets the theme.
pub(super) fn set_theme(state: &mut State, arguments: &Arguments) -> String {
    set(state, "theme", arguments.text("theme"))
}

/// Sets the model that answers in chats.
pub(super) fn set_main_model(state: &mut State, arguments: &Arguments) -> String {
    set(state, "main model", arguments.text("model"))
}

/// Sets how hard the model thinks.
pub(super) fn set_reasoning_effort(state: &mut State, arguments: &Arguments) -> String {
    set(state, "reasoning effort", arguments.text("effort"))
}

/// Sets which tools a chat may use.
pub(super) fn set_chat_tool_preferences(state: &mut State, arguments: &Arguments) -> String {
    set(state, "tool preferences", arguments.text("preferences"))
}

/// Sets the accent color.
pub(super) fn set_accent_color(state: &mut State, arguments: &Arguments) -> String {
    set(state, "accent color", arguments.text("color"))
}

/// Sets the font of chats.
pub(super) fn set_chat_font(state: &mut State, arguments: &Arguments) -> String {
    set(state, "chat font", arguments.text("font"))
}

/// Sets a setting and says what it was.
fn set(state: &mut State, name: &str, value: &str) -> String {
    let old = state.world_mut().settings.insert(name.to_owned(), value.to_owned());
    let is = if name.ends_with('s') { "are" } else { "is" };
    let value = quoted(value);
    match old.as_deref().map(quoted) {
        Some(old) if old == value => format!("The {name} {is} {value} already."),
        Some(old) => format!("The {name} {is} now {value}; before: {old}."),
        None => format!("The {name} {is} now {value}."),
    }
}

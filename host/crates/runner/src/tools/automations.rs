//! Things that run on a schedule.

use belljar_exam::Automation;

use super::arguments::Arguments;
use super::state::{State, quoted};

/// Schedules something.
pub(super) fn create_automation(state: &mut State, arguments: &Arguments) -> String {
    let id = state.next_id("auto");
    let (schedule, task) = (arguments.text("schedule").to_owned(), arguments.text("task").to_owned());
    let reply = format!("Created automation {id}. It runs {}.", quoted(&schedule));
    state.world_mut().automations.push(Automation { id, schedule, task });
    reply
}

/// Lists what is scheduled.
pub(super) fn list_automations(state: &mut State, _: &Arguments) -> String {
    let line = |automation: &Automation| format!("[{}] {}: {}", automation.id, automation.schedule, automation.task);
    let lines: Vec<String> = state.world.automations.iter().map(line).collect();
    if lines.is_empty() { "Nothing is scheduled.".to_owned() } else { lines.join("\n") }
}

//! Serves one request's tool calls.

use std::collections::BTreeSet;
use std::sync::Arc;

use belljar_exam::{MockWorld, Timestamp, Tool};
use belljar_sandbox::ToolServer;
use belljar_transcript::{GuestText, ToolReply};

use self::Behaviour::{MayFail, Succeeds};
use super::arguments::Arguments;
use super::state::State;
use super::{app_memory, artifacts, automations, calendar, discovery, jobs, mail, pictures, recipes, settings, web};

/// Longest result or message, in bytes: as much as a call's arguments may hold.
const REPLY_BYTES_MAX: usize = 64 << 10;

/// What stands at the end of a result that was too long.
const CUT_MARK: &str = "\n(The rest was left out: the result is too long.)";

/// What a tool does with arguments that fit its schema.
enum Behaviour {
    /// It always has a result.
    Succeeds(fn(&mut State, &Arguments) -> String),
    /// It has a result, or a message that it fails with.
    MayFail(fn(&mut State, &Arguments) -> Result<String, String>),
}

/// All tools that are served, by name.
const BEHAVIOURS: &[(&str, Behaviour)] = &[
    ("search_web", Succeeds(web::search_web)),
    ("read_links", MayFail(web::read_links)),
    ("search_memories", Succeeds(app_memory::search_memories)),
    ("search_subjects", Succeeds(app_memory::search_subjects)),
    ("search_memories_in_subjects", MayFail(app_memory::search_memories_in_subjects)),
    ("fetch_memories", MayFail(app_memory::fetch_memories)),
    ("save_memory", Succeeds(app_memory::save_memory)),
    ("update_memory", MayFail(app_memory::update_memory)),
    ("delete_memory", MayFail(app_memory::delete_memory)),
    ("execute_agent_job", Succeeds(jobs::execute_agent_job)),
    ("execute_agent_workflow", Succeeds(jobs::execute_agent_workflow)),
    ("get_agent_job_status", MayFail(jobs::get_agent_job_status)),
    ("list_agent_jobs", Succeeds(jobs::list_agent_jobs)),
    ("list_workflows", Succeeds(jobs::list_workflows)),
    ("create_automation", Succeeds(automations::create_automation)),
    ("list_automations", Succeeds(automations::list_automations)),
    ("create_recipe", Succeeds(recipes::create_recipe)),
    ("apply_recipe", MayFail(recipes::apply_recipe)),
    ("calendar_create_event", Succeeds(calendar::create_event)),
    ("calendar_search_events", Succeeds(calendar::search_events)),
    ("gmail_send", Succeeds(mail::send)),
    ("set_theme", Succeeds(settings::set_theme)),
    ("set_main_model", Succeeds(settings::set_main_model)),
    ("set_reasoning_effort", Succeeds(settings::set_reasoning_effort)),
    ("set_chat_tool_preferences", Succeeds(settings::set_chat_tool_preferences)),
    ("set_accent_color", Succeeds(settings::set_accent_color)),
    ("set_chat_font", Succeeds(settings::set_chat_font)),
    ("create_image", Succeeds(pictures::create_image)),
    ("edit_image", MayFail(pictures::edit_image)),
    ("artifacts", Succeeds(artifacts::build)),
    ("run_code", MayFail(artifacts::run_code)),
    ("discover_capabilities", Succeeds(discovery::discover_capabilities)),
    ("search_tools", Succeeds(discovery::search_tools)),
    ("file_feedback_for_team", Succeeds(discovery::file_feedback)),
];

/// Tools that read the app's memory. They work in tool cases only.
const MEMORY_RETRIEVAL: [&str; 4] =
    ["search_memories", "search_subjects", "search_memories_in_subjects", "fetch_memories"];

/// Returns the names of all tools that are served. A catalog can offer no others.
pub fn served_tools() -> impl Iterator<Item = &'static str> {
    BEHAVIOURS.iter().map(|(name, _)| *name)
}

/// Serves the tool calls of one request from its mock world, which they change.
#[derive(Clone)]
pub struct MockTools {
    /// Which of the world's errors have been met.
    faults_met: BTreeSet<usize>,
    state: State,
}

impl MockTools {
    /// Begins to serve a request that is asked at `now`, with this catalog. The world is copied only if calls change it.
    #[must_use]
    pub const fn new(world: Arc<MockWorld>, catalog: Arc<[Tool]>, now: Timestamp) -> Self {
        Self { faults_met: BTreeSet::new(), state: State::new(world, catalog, now) }
    }
}

impl ToolServer for MockTools {
    fn call(&mut self, tool: &str, arguments: &str) -> ToolReply {
        let catalog = self.state.catalog.clone();
        let offered = catalog.iter().find(|offered| offered.name == tool);
        let behaviour = BEHAVIOURS.iter().find(|(name, _)| *name == tool);
        let (Some(offered), Some((_, behaviour))) = (offered, behaviour) else { return ToolReply::UnknownTool };
        if MEMORY_RETRIEVAL.contains(&tool) && !self.state.world.memory_tools {
            return ToolReply::NotAvailableNow;
        }
        let arguments = match offered.check_arguments(arguments) {
            Ok(arguments) => arguments,
            Err(why) => return ToolReply::InvalidArguments(presentable(&why)),
        };
        let mut faults = self.state.world.faults.iter().enumerate();
        if let Some((index, fault)) =
            faults.find(|(index, fault)| fault.tool == tool && !self.faults_met.contains(index))
        {
            self.faults_met.insert(index);
            return ToolReply::Failed(presentable(&fault.message));
        }
        let served = Arguments::new(arguments).and_then(|arguments| match behaviour {
            Succeeds(serve) => Ok(serve(&mut self.state, &arguments)),
            MayFail(serve) => serve(&mut self.state, &arguments),
        });
        match served {
            Ok(result) => ToolReply::Result(presentable(&result)),
            Err(message) => ToolReply::Failed(presentable(&message)),
        }
    }

    fn fork(&self) -> Box<dyn ToolServer> {
        Box::new(self.clone())
    }
}

/// Bounds a reply, and escapes what could hide in it: a reply may repeat what the guest said.
fn presentable(reply: &str) -> String {
    let escaped = GuestText::from(clipped(reply)).to_string();
    if escaped.len() <= REPLY_BYTES_MAX {
        return escaped;
    }
    format!("{}{CUT_MARK}", &escaped[..escaped.floor_char_boundary(REPLY_BYTES_MAX - CUT_MARK.len())])
}

/// Cuts off what can't be part of the reply before it is escaped, which never shortens. One character more than fits
/// stays, so that it is seen that something was cut.
fn clipped(reply: &str) -> &str {
    &reply[..reply.floor_char_boundary(REPLY_BYTES_MAX + 4)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_bounded_and_hide_nothing() {
        assert_eq!(presentable("a\nb\u{1b}[0m"), "a\nb\\u{1b}[0m");
        let exact = "é".repeat(REPLY_BYTES_MAX / 2);
        assert_eq!(presentable(&exact), exact);
        for long in [format!("{exact}é"), format!("{exact}a"), "\u{7}".repeat(REPLY_BYTES_MAX)] {
            let reply = presentable(&long);
            assert!(reply.len() <= REPLY_BYTES_MAX && reply.ends_with(CUT_MARK), "{} bytes", reply.len());
        }
    }

    #[test]
    fn names_are_served_once() {
        let mut names: Vec<&str> = served_tools().collect();
        names.sort_unstable();
        names.dedup();
        // The 33 tools of the published catalog and `list_workflows`.
        assert_eq!((names.len(), BEHAVIOURS.len()), (34, 34));
        assert!(MEMORY_RETRIEVAL.iter().all(|name| names.contains(name)));
    }
}

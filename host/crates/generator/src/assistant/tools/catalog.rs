//! The catalog: the 34 tools that every request offers.

use std::sync::LazyLock;

use belljar_exam::{Parameter, ParameterKind, Tool};

/// Themes that `set_theme` knows.
pub(crate) const THEMES: &[&str] = &["light", "dark", "sepia", "high-contrast", "system"];
/// Efforts that `set_reasoning_effort` knows.
pub(crate) const EFFORTS: &[&str] = &["low", "medium", "high"];
/// States by which `list_agent_jobs` can narrow.
pub(crate) const JOB_STATES: &[&str] = &["queued", "running", "finished", "failed"];
/// Modes in which `search_web` can search.
pub(crate) const SEARCH_MODES: &[&str] = &["quick", "thorough", "news"];

/// The catalog, in the order in which agents see it: made once for all exams.
static CATALOG: LazyLock<Vec<Tool>> = LazyLock::new(|| {
    [web_and_pictures(), app_memory(), work(), routines(), settings(), outside_world()].into_iter().flatten().collect()
});

/// Returns the catalog.
pub(crate) fn catalog() -> &'static [Tool] {
    &CATALOG
}

fn web_and_pictures() -> Vec<Tool> {
    vec![
        tool(
            "search_web",
            "Searches the public web and returns title, address and a short snippet of each hit, never the whole \
             text. For things that are public and may have changed; not for what the user has told the app.",
            vec![
                texts("queries", "What to look for; each query is searched on its own.").required(),
                count("num_results", "How many hits to return for each query; 5 if left out."),
                choice("search_mode", "How to search; quick if left out.", SEARCH_MODES),
            ],
        ),
        tool(
            "read_links",
            "Returns the full text of web pages whose addresses are known. It follows no links and searches nothing.",
            vec![texts("urls", "Addresses of the pages, with https://.").required()],
        ),
        tool(
            "create_image",
            "Makes a new picture from a description and returns its address. To change a picture that exists, use \
             edit_image.",
            vec![text("prompt", "What the picture should show, and in what style.").required()],
        ),
        tool(
            "edit_image",
            "Changes a picture that exists and returns the address of the changed copy; the original stays.",
            vec![
                text("image_url", "Address of the picture to change.").required(),
                text("instruction", "What should be different.").required(),
            ],
        ),
        tool(
            "artifacts",
            "Builds something to look at or use beside the chat: a chart, a small app, a calculator, a web page.",
            vec![text("spec", "What to build, what goes into it, how it should behave.").required()],
        ),
    ]
}

fn app_memory() -> Vec<Tool> {
    vec![
        tool(
            "search_memories",
            "Searches, by meaning, everything that the app has noted from past conversations with this user, and \
             returns the notes with ids and dates. Older notes may have been overtaken by newer ones.",
            vec![texts("queries", "What to look for, in plain words.").required()],
        ),
        tool(
            "search_subjects",
            "Finds the subjects under which the app files its notes (a person, a project, a place) and returns their \
             ids. It returns no notes.",
            vec![texts("queries", "Names or descriptions of the subjects.").required()],
        ),
        tool(
            "fetch_memories",
            "Returns notes in full by their ids, for notes whose ids are already known.",
            vec![
                texts("pairIds", "Ids of the notes.").required(),
                flag("stripImages", "Whether to leave out pictures; false if left out."),
            ],
        ),
        tool(
            "search_memories_in_subjects",
            "Searches the notes that are filed under one subject. The id of the subject comes from search_subjects.",
            vec![
                text("subject_id", "Id of the subject.").required(),
                texts("queries", "What to look for within it.").required(),
            ],
        ),
        tool(
            "save_memory",
            "Notes something new that the user wants kept. If a note on it exists and has become wrong, use \
             update_memory.",
            vec![text("content", "What to note, as a sentence that stands alone.").required()],
        ),
        tool(
            "update_memory",
            "Replaces the content of a note that exists.",
            vec![
                text("pair_id", "Id of the note.").required(),
                text("content", "What it should say from now on.").required(),
            ],
        ),
        tool("delete_memory", "Removes a note for good.", vec![text("pair_id", "Id of the note.").required()]),
    ]
}

fn work() -> Vec<Tool> {
    vec![
        tool(
            "execute_agent_job",
            "Starts one job that a single agent works through in the background, with code and files at hand, and \
             returns the id of the job at once. The result comes later, by get_agent_job_status.",
            vec![text("task", "The whole task, so that it can be done without asking back.").required()],
        ),
        tool(
            "run_code",
            "Runs a short piece of JavaScript right here and returns what it prints. For sums and conversions within \
             the answer; it reaches no files and no network.",
            vec![text("code", "The code.").required()],
        ),
        tool(
            "execute_agent_workflow",
            "Splits a goal among several agents that work at the same time, and returns the id of the whole. For \
             large goals with independent parts; a single task is a job.",
            vec![
                text("goal", "What should be there in the end.").required(),
                count("max_parallel", "How many agents may work at the same time; 4 if left out."),
            ],
        ),
        tool(
            "get_agent_job_status",
            "Tells how one job or workflow stands, and its result once it has finished.",
            vec![text("job_id", "Id of the job.").required()],
        ),
        tool(
            "list_agent_jobs",
            "Shows jobs and workflows that were started, newest first, with id, task and state. Starts nothing.",
            vec![
                choice("status", "Show only jobs in this state.", JOB_STATES),
                count("limit", "How many to show; 10 if left out."),
            ],
        ),
        tool(
            "list_workflows",
            "Shows the workflows that are saved in the app, with id, name and goal. Starts nothing.",
            vec![],
        ),
    ]
}

fn routines() -> Vec<Tool> {
    vec![
        tool(
            "create_automation",
            "Sets up something that the app does again and again, or later, by itself.",
            vec![
                text("schedule", "When it should happen, in words.").required(),
                text("task", "What should happen each time.").required(),
            ],
        ),
        tool(
            "list_automations",
            "Shows what the app is set up to do by itself, with the times at which it does it.",
            vec![],
        ),
        tool(
            "create_recipe",
            "Keeps a series of steps under a name, to be carried out on demand with apply_recipe.",
            vec![text("name", "The name to call it by.").required(), text("steps", "What to do, in order.").required()],
        ),
        tool(
            "apply_recipe",
            "Carries out the steps that are kept under a name.",
            vec![text("name", "The name of the recipe.").required()],
        ),
        tool(
            "discover_capabilities",
            "Describes what this app and its assistant are able to do.",
            vec![text("query", "The area of interest; everything if left out.")],
        ),
        tool(
            "search_tools",
            "Finds tools of this catalog by what they do and returns their names and arguments. For the assistant's \
             own use; what the app can do for people is told by discover_capabilities.",
            vec![text("query", "What the tool should do.").required()],
        ),
        tool(
            "file_feedback_for_team",
            "Passes praise, a wish or a fault report about this app to the people who make it.",
            vec![text("message", "What they should hear, with the details that the user gave.").required()],
        ),
    ]
}

fn settings() -> Vec<Tool> {
    vec![
        tool(
            "set_theme",
            "Sets the overall brightness and contrast of the app's windows.",
            vec![choice("theme", "The theme; system follows the device.", THEMES).required()],
        ),
        tool(
            "set_accent_color",
            "Sets the color of buttons and highlights. The rest of the look is the theme.",
            vec![text("color", "Name of the color.").required()],
        ),
        tool(
            "set_chat_font",
            "Sets the typeface in which messages are shown.",
            vec![text("font", "Name of the typeface.").required()],
        ),
        tool(
            "set_main_model",
            "Chooses the language model that answers in this chat.",
            vec![text("model", "Name of the model.").required()],
        ),
        tool(
            "set_reasoning_effort",
            "Sets how long the model thinks before it answers, whichever model it is.",
            vec![choice("effort", "How much to think.", EFFORTS).required()],
        ),
        tool(
            "set_chat_tool_preferences",
            "Sets which tools the assistant may use in this chat, and which it has to leave alone.",
            vec![text("preferences", "What is allowed and what isn't, in words.").required()],
        ),
    ]
}

fn outside_world() -> Vec<Tool> {
    vec![
        tool(
            "calendar_create_event",
            "Puts a new entry into the user's calendar.",
            vec![text("title", "Title of the entry.").required(), text("when", "Day and time, in words.").required()],
        ),
        tool(
            "calendar_search_events",
            "Finds entries in the user's calendar and returns them with their times.",
            vec![text("query", "Words of the title, or a span of days.").required()],
        ),
        tool(
            "gmail_send",
            "Sends an email from the user's account, at once and for good.",
            vec![
                text("to", "Address of the recipient.").required(),
                text("subject", "Subject line."),
                text("body", "Text of the email.").required(),
            ],
        ),
    ]
}

fn tool(name: &str, description: &str, parameters: Vec<Parameter>) -> Tool {
    Tool { description: description.to_owned(), name: name.to_owned(), parameters }
}

fn parameter(name: &str, description: &str, kind: ParameterKind) -> Parameter {
    Parameter { description: description.to_owned(), kind, name: name.to_owned(), required: false }
}

fn text(name: &str, description: &str) -> Parameter {
    parameter(name, description, ParameterKind::Text)
}

fn texts(name: &str, description: &str) -> Parameter {
    parameter(name, description, ParameterKind::Texts)
}

fn count(name: &str, description: &str) -> Parameter {
    parameter(name, description, ParameterKind::Count)
}

fn flag(name: &str, description: &str) -> Parameter {
    parameter(name, description, ParameterKind::Flag)
}

fn choice(name: &str, description: &str, choices: &[&str]) -> Parameter {
    parameter(name, description, ParameterKind::Choice(choices.iter().map(|choice| (*choice).to_owned()).collect()))
}

/// Marks an argument that a call must give.
trait Required {
    fn required(self) -> Self;
}

impl Required for Parameter {
    fn required(mut self) -> Self {
        self.required = true;
        self
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Names and arguments as the contract of the suite names them: `*` marks those that a call must give, `[]` a list
    /// of texts, `#` a number, `?` a flag. The runner's tests make their catalog of the same file.
    const CONTRACT: &str = include_str!("../../../../exam/tests/tool-contract.txt");

    #[test]
    fn names_and_arguments_are_the_contract() {
        let catalog = catalog();
        let mark = |kind: &ParameterKind| match kind {
            ParameterKind::Texts => "[]",
            ParameterKind::Count => "#",
            ParameterKind::Flag => "?",
            ParameterKind::Text | ParameterKind::Choice(_) => "",
        };
        for line in CONTRACT.lines() {
            let (name, arguments) = line.split_once(':').expect("arguments stand behind a colon");
            let tool = catalog.iter().find(|tool| tool.name == name).unwrap_or_else(|| panic!("{name} is missing"));
            let ours: Vec<String> = tool
                .parameters
                .iter()
                .map(|one| format!("{}{}{}", one.name, mark(&one.kind), if one.required { "*" } else { "" }))
                .collect();
            assert_eq!(ours.join(" "), arguments.trim(), "{name}");
        }
        assert_eq!(catalog.len(), CONTRACT.lines().count());
        assert_eq!(catalog.len(), 34);
        let names: BTreeSet<&str> = catalog.iter().map(|tool| &*tool.name).collect();
        assert_eq!(names.len(), catalog.len(), "no name twice");
    }

    #[test]
    fn everything_is_described_in_sentences() {
        for tool in catalog() {
            let texts = tool.parameters.iter().map(|parameter| &parameter.description).chain([&tool.description]);
            for text in texts {
                assert!(text.ends_with('.') && !text.contains("  "), "{}: {text}", tool.name);
                assert!(text.chars().next().is_some_and(char::is_uppercase), "{}: {text}", tool.name);
            }
        }
    }
}

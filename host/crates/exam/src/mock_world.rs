//! The mock world: what the tools of one case can find and change.

// Fields are declared in alphabetical order: that is the order of canonical JSON (see `canonical`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Timestamp;

/// What the tools of one case can find and change. How calls are served from it is the runner's business.
///
/// In a memory case `memory_tools` is false and everything else is empty: mutations are acknowledged, content tools
/// find nothing, memory-retrieval tools aren't available.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MockWorld {
    /// Scheduled things.
    pub automations: Vec<Automation>,
    /// The calendar.
    pub events: Vec<AppEvent>,
    /// Errors that a tool's first call meets; the second call goes through.
    pub faults: Vec<TransientFault>,
    /// Background jobs, running and finished.
    pub jobs: Vec<Job>,
    /// Sent and received mail.
    pub mail: Vec<Mail>,
    /// The app's own memories, stale ones among them. Not the agent's memory store.
    pub memories: Vec<AppMemory>,
    /// Whether memory-retrieval tools work.
    pub memory_tools: bool,
    /// Ids for what the case's calls will create, handed out in order.
    pub new_ids: Vec<String>,
    /// Result of the first job or workflow that the case starts; empty when it has none yet.
    pub new_job_result: String,
    /// What the web answers for an address that no page has, and for a query that nothing matches, is fixed; what it
    /// holds is here.
    pub pages: Vec<WebPage>,
    /// Pictures that exist.
    pub pictures: Vec<Picture>,
    /// Saved recipes.
    pub recipes: Vec<Recipe>,
    /// Settings and their values.
    pub settings: BTreeMap<String, String>,
    /// Subjects of the app's memory.
    pub subjects: Vec<AppSubject>,
    /// Saved workflows.
    pub workflows: Vec<Workflow>,
}

/// A page of the web.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WebPage {
    /// What a search shows of it.
    pub snippet: String,
    /// What reading it shows.
    pub text: String,
    /// Its title.
    pub title: String,
    /// Its address.
    pub url: String,
}

/// A memory of the app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppMemory {
    /// When it was saved.
    pub at: Timestamp,
    /// What tools call it by.
    pub id: String,
    /// The subject that it belongs to, if any.
    pub subject: Option<String>,
    /// What it says.
    pub text: String,
}

/// A subject of the app's memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppSubject {
    /// What it is about.
    pub description: String,
    /// What tools call it by.
    pub id: String,
    /// Its name.
    pub label: String,
}

/// A background job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// What tools call it by.
    pub id: String,
    /// What it found, once finished.
    pub result: String,
    /// `queued`, `running`, `finished` or `failed`.
    pub state: String,
    /// What it was asked to do.
    pub task: String,
}

/// A scheduled thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Automation {
    /// What tools call it by.
    pub id: String,
    /// When it runs, in words.
    pub schedule: String,
    /// What it does.
    pub task: String,
}

/// An entry of the calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppEvent {
    /// What tools call it by.
    pub id: String,
    /// Its title.
    pub title: String,
    /// When it is, in words.
    pub when: String,
}

/// A mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mail {
    /// Its text.
    pub body: String,
    /// Its subject line.
    pub subject: String,
    /// To whom it went.
    pub to: String,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// What it shows.
    pub description: String,
    /// Its address.
    pub url: String,
}

/// A saved recipe: steps under a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Its name.
    pub name: String,
    /// What it does.
    pub steps: String,
}

/// A saved workflow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workflow {
    /// What it is for.
    pub goal: String,
    /// What tools call it by.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// An error that the first call of a tool meets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TransientFault {
    /// What the tool says.
    pub message: String,
    /// The tool that fails once.
    pub tool: String,
}

//! `baseline` linked into this process, driven through the SDK's host in memory: the same code without a sandbox.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use baseline::Baseline;
use belljar_exam::{Exam, Item, MockWorld, Request, Timestamp, Tool};
use belljar_guest::corpus::Item as GuestItem;
use belljar_guest::testing::TestHost;
use belljar_guest::tools::ToolError;
use belljar_guest::{Document, Session, Speaker, Topic, Turn};
use belljar_runner::MockTools;
use belljar_sandbox::{Catalog, ToolServer as _};
use belljar_tests::Stopwatch;
use belljar_transcript::ToolReply;

/// What serves the tools of the request that is open.
type Served = Rc<RefCell<Option<MockTools>>>;

/// An exam in the types of the SDK, so that no conversion is measured: a component gets that done by the sandbox.
pub(crate) struct NativeExam {
    catalog: Vec<(String, String, String)>,
    tools: Arc<[Tool]>,
    waves: Vec<NativeWave>,
}

struct NativeWave {
    instructions: Vec<Asked>,
    items: Vec<GuestItem>,
    probes: Vec<Asked>,
}

struct Asked {
    now: Timestamp,
    now_text: String,
    text: String,
    user: String,
    world: Arc<MockWorld>,
}

impl NativeExam {
    /// Converts an exam.
    pub(crate) fn new(exam: &Exam) -> Self {
        let catalog = Catalog::new(&exam.tools);
        let entries = catalog.entries().iter();
        let asked = |requests: &[Request]| requests.iter().map(Asked::new).collect();
        Self {
            catalog: entries
                .map(|entry| (entry.name.clone(), entry.description.clone(), entry.input_schema.clone()))
                .collect(),
            tools: exam.tools.clone().into(),
            waves: exam
                .waves
                .iter()
                .map(|wave| NativeWave {
                    instructions: asked(&wave.instructions),
                    items: wave.items.iter().map(item).collect(),
                    probes: asked(&wave.probes),
                })
                .collect(),
        }
    }

    /// Examines the agent, and returns what it answered, in order; none where it failed. Each call begins a lap.
    pub(crate) fn examine(&self, stopwatch: &Stopwatch) -> Vec<Option<String>> {
        let served = Served::default();
        let mut host = TestHost::new();
        for (name, description, schema) in &self.catalog {
            let (tool, served) = (name.clone(), Rc::clone(&served));
            host = host.with_tool(name, description, schema, move |arguments| {
                let mut served = served.borrow_mut();
                let reply = served.as_mut().map(|tools| tools.call(&tool, &arguments.to_string()));
                told(reply.unwrap_or(ToolReply::NotAvailableNow))
            });
        }
        let mut answers = Vec::new();
        for wave in &self.waves {
            stopwatch.lap();
            host.deliver::<Baseline>(wave.items.clone()).expect("the agent takes the wave in");
            for asked in &wave.instructions {
                stopwatch.lap();
                *served.borrow_mut() = Some(asked.tools(&self.tools));
                answers.push(host.instruct::<Baseline>(&asked.user, &asked.now_text, &asked.text));
            }
            for asked in &wave.probes {
                stopwatch.lap();
                *served.borrow_mut() = Some(asked.tools(&self.tools));
                answers.push(host.ask::<Baseline>(&asked.user, &asked.now_text, &asked.text));
            }
        }
        answers.into_iter().map(|answer| answer.ok().map(|answer| answer.text)).collect()
    }
}

impl Asked {
    fn new(request: &Request) -> Self {
        Self {
            now: request.now,
            now_text: request.now.to_string(),
            text: request.text.clone(),
            user: request.user.as_str().to_owned(),
            world: request.world.clone().into(),
        }
    }

    fn tools(&self, catalog: &Arc<[Tool]>) -> MockTools {
        MockTools::new(Arc::clone(&self.world), Arc::clone(catalog), self.now)
    }
}

fn told(reply: ToolReply) -> Result<String, ToolError> {
    Err(match reply {
        ToolReply::Result(text) => return Ok(text),
        ToolReply::UnknownTool => ToolError::UnknownTool,
        ToolReply::InvalidArguments(text) => ToolError::InvalidArguments(text),
        ToolReply::Failed(text) => ToolError::Failed(text),
        ToolReply::NotAvailableNow => ToolError::NotAvailableNow,
        ToolReply::TooManyCalls(max) => ToolError::TooManyCalls(max),
        ToolReply::TooLarge(max) => ToolError::TooLarge(max),
    })
}

fn item(item: &Item) -> GuestItem {
    match item {
        Item::Session(session) => GuestItem::Session(Session {
            id: session.id.as_str().to_owned(),
            user: session.user.as_str().to_owned(),
            at: session.at.to_string(),
            turns: session.turns.iter().map(turn).collect(),
        }),
        Item::Document(document) => GuestItem::Document(Document {
            id: document.id.as_str().to_owned(),
            user: document.user.as_str().to_owned(),
            kind: document.kind.clone(),
            at: document.at.to_string(),
            title: document.title.clone(),
            author: document.author.clone(),
            participants: document.participants.clone(),
            text: document.text.clone(),
        }),
        Item::Topic(topic) => GuestItem::Topic(Topic {
            user: topic.user.as_str().to_owned(),
            label: topic.label.clone().into_owned(),
            description: topic.description.clone().into_owned(),
            sources: topic.sources.iter().map(|source| source.as_str().to_owned()).collect(),
        }),
    }
}

fn turn(turn: &belljar_exam::Turn) -> Turn {
    let speaker = match turn.speaker {
        belljar_exam::Speaker::User => Speaker::User,
        belljar_exam::Speaker::Assistant => Speaker::Assistant,
    };
    Turn::new(turn.id.as_str(), speaker, turn.at.to_string(), turn.text.clone())
}

//! The host that a test talks to.

use std::collections::BTreeMap;

use serde_json::Value;

use super::call::Call;
use super::host;
use super::limits::{ANSWER_VALUE_BYTES_MAX, CITATIONS_MAX, TEXT_BYTES_MAX};
use super::state::{Phase, State};
use crate::Agent;
use crate::answers::{Answer, AnswerError};
use crate::corpus::Item;
use crate::error::Result;
use crate::log::Level;
use crate::tools::{Tool, ToolError};
use crate::types::{Request, Timestamp, Wave};

/// A host in memory: delivers waves, asks requests, and shows what the agent did.
///
/// ```
/// use belljar_guest::testing::{TestHost, said};
/// use belljar_guest::{Agent, Answer, Request, Result, Wave, corpus, memory};
///
/// #[derive(Default)]
/// struct Counter;
///
/// impl Agent for Counter {
///     fn ingest(&mut self, _wave: Wave) -> Result<()> {
///         Ok(memory::write_json("items", &corpus::items().count())?)
///     }
///
///     fn respond(&mut self, _request: Request) -> Result<Answer> {
///         let items: usize = memory::read_json("items")?.unwrap_or(0);
///         Ok(Answer::text(format!("{items} so far.")).value(items.to_string()))
///     }
/// }
///
/// let mut host = TestHost::new();
/// host.deliver::<Counter>(vec![said("ada", "2026-04-14T09:30:00Z", "Hello!", "Hello, Ada.")])?;
/// let answer = host.ask::<Counter>("ada", "2026-04-15T08:00:00Z", "How often have we talked?")?;
/// assert_eq!(answer.value.as_deref(), Some("1"));
/// # Ok::<(), belljar_guest::Error>(())
/// ```
#[derive(Default)]
pub struct TestHost {
    state: State,
    waves: u32,
}

impl TestHost {
    /// Makes a host with an empty memory, no configuration and no tools.
    ///
    /// ```
    /// assert!(belljar_guest::testing::TestHost::new().memory().is_empty());
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a value to the configuration.
    ///
    /// ```
    /// use belljar_guest::{config, testing::TestHost};
    ///
    /// let mut host = TestHost::new().with_config("depth", "3");
    /// assert_eq!(host.run(|| config::get("depth")).as_deref(), Some("3"));
    /// ```
    #[must_use]
    pub fn with_config(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.state.config.insert(name.into(), value.into());
        self
    }

    /// Adds a tool to the catalog, and what serves its calls.
    ///
    /// ```
    /// use belljar_guest::testing::TestHost;
    /// use belljar_guest::tools::{self, ToolError};
    ///
    /// let mut host = TestHost::new()
    ///     .with_tool("weather", "Tells the weather.", "{}", |_| Err(ToolError::Failed("no signal".into())));
    /// let reply = host.run(|| tools::call("weather", &serde_json::json!({})));
    /// assert!(reply.unwrap_err().is_transient());
    /// ```
    #[must_use]
    pub fn with_tool(
        mut self,
        name: &str,
        description: &str,
        input_schema: &str,
        serve: impl FnMut(&Value) -> Result<String, ToolError> + 'static,
    ) -> Self {
        let tool =
            Tool { name: name.to_owned(), description: description.to_owned(), input_schema: input_schema.to_owned() };
        self.state.tools.push((tool, Some(Box::new(serve))));
        self
    }

    /// Adds the bytes of an attachment that a turn of a later wave names.
    ///
    /// ```
    /// use belljar_guest::testing::TestHost;
    ///
    /// let host = TestHost::new().with_attachment("t1", "cat.png", b"...");
    /// assert!(host.memory().is_empty());
    /// ```
    #[must_use]
    pub fn with_attachment(mut self, source: &str, name: &str, bytes: &[u8]) -> Self {
        self.state.attachments.insert((source.to_owned(), name.to_owned()), bytes.to_vec());
        self
    }

    /// Delivers a wave to a fresh agent; its time is that of its last item. Writes are kept unless it fails.
    ///
    /// # Errors
    /// What the agent returns.
    ///
    /// ```
    /// # use belljar_guest::testing::{TestHost, said};
    /// # use belljar_guest::{Agent, Answer, Request, Result, Wave, corpus, memory};
    /// # #[derive(Default)]
    /// # struct Clock;
    /// # impl Agent for Clock {
    /// #     fn ingest(&mut self, wave: Wave) -> Result<()> { Ok(memory::write_json("now", &wave.now)?) }
    /// #     fn respond(&mut self, _: Request) -> Result<Answer> { Ok(Answer::text("Late.")) }
    /// # }
    /// let mut host = TestHost::new();
    /// host.deliver::<Clock>(vec![said("ada", "2026-04-14T09:30:00Z", "Hello!", "Hello, Ada.")])?;
    /// assert_eq!(host.memory()["now"], br#""2026-04-14T09:30:00Z""#);
    /// # Ok::<(), belljar_guest::Error>(())
    /// ```
    pub fn deliver<A: Agent>(&mut self, items: Vec<Item>) -> Result<()> {
        let now = items.iter().filter_map(time_of).max().unwrap_or_else(|| "1970-01-01T00:00:00Z".to_owned());
        let wave = Wave { index: self.waves, now };
        self.waves += 1;
        self.state.phase = Phase::Ingesting;
        self.state.wave_sources = items.iter().flat_map(sources_of).collect();
        self.state.wave = items.into();
        let before = self.state.memory.clone();
        let result = self.enter(|| A::default().ingest(wave));
        self.state.phase = Phase::Responding;
        if result.is_err() {
            self.state.memory = before;
        }
        result
    }

    /// Asks a fresh agent a question. What it writes to its memory is dropped.
    ///
    /// # Errors
    /// What the agent returns, and an [`AnswerError`] if the answer would be refused.
    ///
    /// ```
    /// # use belljar_guest::testing::TestHost;
    /// # use belljar_guest::{Agent, Answer, Request, Result, Wave, memory};
    /// # #[derive(Default)]
    /// # struct Scribe;
    /// # impl Agent for Scribe {
    /// #     fn ingest(&mut self, _: Wave) -> Result<()> { Ok(()) }
    /// #     fn respond(&mut self, request: Request) -> Result<Answer> {
    /// #         memory::write("last", request.text.as_bytes())?;
    /// #         Ok(Answer::text("Noted."))
    /// #     }
    /// # }
    /// let mut host = TestHost::new();
    /// host.ask::<Scribe>("ada", "2026-04-15T08:00:00Z", "What was that?")?;
    /// assert!(host.memory().is_empty());
    /// # Ok::<(), belljar_guest::Error>(())
    /// ```
    pub fn ask<A: Agent>(&mut self, user: &str, now: &str, text: &str) -> Result<Answer> {
        let before = self.state.memory.clone();
        let result = self.request::<A>(user, now, text);
        self.state.memory = before;
        result
    }

    /// Gives a fresh agent an instruction. What it writes to its memory is kept unless it fails.
    ///
    /// # Errors
    /// What the agent returns, and an [`AnswerError`] if the answer would be refused.
    ///
    /// ```
    /// # use belljar_guest::testing::TestHost;
    /// # use belljar_guest::{Agent, Answer, Request, Result, Wave, memory};
    /// # #[derive(Default)]
    /// # struct Scribe;
    /// # impl Agent for Scribe {
    /// #     fn ingest(&mut self, _: Wave) -> Result<()> { Ok(()) }
    /// #     fn respond(&mut self, request: Request) -> Result<Answer> {
    /// #         memory::write("last", request.text.as_bytes())?;
    /// #         Ok(Answer::text("Noted."))
    /// #     }
    /// # }
    /// let mut host = TestHost::new();
    /// host.instruct::<Scribe>("ada", "2026-04-15T08:00:00Z", "Remember the milk.")?;
    /// assert_eq!(host.memory()["last"], b"Remember the milk.");
    /// # Ok::<(), belljar_guest::Error>(())
    /// ```
    pub fn instruct<A: Agent>(&mut self, user: &str, now: &str, text: &str) -> Result<Answer> {
        let before = self.state.memory.clone();
        let result = self.request::<A>(user, now, text);
        if result.is_err() {
            self.state.memory = before;
        }
        result
    }

    /// Runs any code as if a request were open. What it writes to the memory is kept.
    ///
    /// ```
    /// use belljar_guest::{memory, testing::TestHost};
    ///
    /// let mut host = TestHost::new();
    /// host.run(|| memory::write("home", b"Oslo")).unwrap();
    /// assert_eq!(host.memory()["home"], b"Oslo");
    /// ```
    pub fn run<T>(&mut self, code: impl FnOnce() -> T) -> T {
        self.state.calls.clear();
        self.enter(code)
    }

    /// Returns the memory as it stands.
    ///
    /// ```
    /// assert_eq!(belljar_guest::testing::TestHost::new().memory().len(), 0);
    /// ```
    #[must_use]
    pub const fn memory(&self) -> &BTreeMap<String, Vec<u8>> {
        &self.state.memory.0
    }

    /// Returns the tool calls of the last request, in order.
    ///
    /// ```
    /// assert!(belljar_guest::testing::TestHost::new().calls().is_empty());
    /// ```
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.state.calls
    }

    /// Returns all notes, in order.
    ///
    /// ```
    /// assert!(belljar_guest::testing::TestHost::new().log().is_empty());
    /// ```
    #[must_use]
    pub fn log(&self) -> &[(Level, String)] {
        &self.state.log
    }

    fn request<A: Agent>(&mut self, user: &str, now: &str, text: &str) -> Result<Answer> {
        let request = Request { user: user.to_owned(), now: now.to_owned(), text: text.to_owned() };
        let answer = self.run(|| A::default().respond(request))?;
        check_answer(&answer)?;
        Ok(answer)
    }

    fn enter<T>(&mut self, code: impl FnOnce() -> T) -> T {
        let (state, value) = host::enter(std::mem::take(&mut self.state), code);
        self.state = state;
        value
    }
}

/// Returns when an item came about; topics have no time.
fn time_of(item: &Item) -> Option<Timestamp> {
    match item {
        Item::Session(session) => Some(session.turns.last().map_or(&session.at, |turn| &turn.at).clone()),
        Item::Document(document) => Some(document.at.clone()),
        Item::Topic(_) => None,
    }
}

fn sources_of(item: &Item) -> Vec<String> {
    match item {
        Item::Session(session) => session.turns.iter().map(|turn| turn.id.clone()).collect(),
        Item::Document(document) => vec![document.id.clone()],
        Item::Topic(_) => Vec::new(),
    }
}

/// Refuses what the examiner would refuse. Of the invisible characters only white space and the zero-width ones count.
fn check_answer(answer: &Answer) -> Result<(), AnswerError> {
    let invisible = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{feff}');
    if answer.text.chars().all(invisible) {
        return Err(AnswerError::Blank);
    }
    if answer.text.len() as u64 > TEXT_BYTES_MAX {
        return Err(AnswerError::TooLarge(TEXT_BYTES_MAX));
    }
    if answer.value.as_ref().is_some_and(|value| value.len() as u64 > ANSWER_VALUE_BYTES_MAX) {
        return Err(AnswerError::TooLarge(ANSWER_VALUE_BYTES_MAX));
    }
    if answer.citations.len() > CITATIONS_MAX as usize {
        return Err(AnswerError::TooManyCitations(CITATIONS_MAX));
    }
    if answer.confidence.is_some_and(|percent| percent > 100) {
        return Err(AnswerError::InvalidConfidence);
    }
    Ok(())
}

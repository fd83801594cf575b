//! The contract outside a component: every function works on the test host that is open on this thread.

use std::cell::RefCell;

use super::call::Call;
use super::state::State;
use crate::corpus::{CorpusError, Item};
use crate::log::Level;
use crate::memory::{Entry, MemoryError, Usage};
use crate::tools::{Tool, ToolError};

thread_local! {
    static OPEN: RefCell<Option<State>> = const { RefCell::new(None) };
}

/// Runs code with a state open, and gives the state back.
///
/// # Panics
/// If one is open already, or the code panics.
pub(super) fn enter<T>(state: State, code: impl FnOnce() -> T) -> (State, T) {
    OPEN.with_borrow_mut(|open| {
        assert!(open.is_none(), "a test host is open on this thread already");
        *open = Some(state);
    });
    // A panic must not leave the state behind for the next test on this thread.
    let closer = Closer;
    let value = code();
    std::mem::forget(closer);
    (close().expect("nothing else closes a host"), value)
}

struct Closer;

impl Drop for Closer {
    fn drop(&mut self) {
        close();
    }
}

fn close() -> Option<State> {
    OPEN.with_borrow_mut(Option::take)
}

/// # Panics
/// If no host is open: then agent code runs outside a test host.
fn with<T>(work: impl FnOnce(&mut State) -> T) -> T {
    OPEN.with_borrow_mut(|open| {
        work(open.as_mut().expect("agent code runs natively only inside a method of belljar_guest::testing::TestHost"))
    })
}

pub(crate) fn config_get(name: &str) -> Option<String> {
    with(|state| state.config.get(name).cloned())
}

pub(crate) fn config_names() -> Vec<String> {
    with(|state| state.config.keys().cloned().collect())
}

pub(crate) fn log_write(level: Level, text: &str) {
    with(|state| state.log.push((level, text.to_owned())));
}

pub(crate) fn corpus_next(max: u32) -> Vec<Item> {
    with(|state| state.corpus_next(max))
}

pub(crate) fn corpus_read_attachment(source: &str, name: &str, offset: u64, len: u32) -> Result<Vec<u8>, CorpusError> {
    with(|state| state.read_attachment(source, name, offset, len))
}

pub(crate) fn tools_list() -> Vec<Tool> {
    with(|state| state.list_tools())
}

pub(crate) fn tools_call(name: &str, arguments: &str) -> Result<String, ToolError> {
    let reply = match with(|state| state.begin_call(name, arguments)) {
        Ok((place, mut serve, parsed)) => {
            let reply = serve(&parsed);
            with(|state| state.tools[place].1 = Some(serve));
            reply
        }
        Err(error) => Err(error),
    };
    let parsed = serde_json::from_str(arguments).unwrap_or_default();
    with(|state| state.calls.push(Call { tool: name.to_owned(), arguments: parsed, reply: reply.clone() }));
    reply
}

pub(crate) fn memory_write(name: &str, value: &[u8]) -> Result<(), MemoryError> {
    with(|state| state.memory.write(name, value))
}

pub(crate) fn memory_write_many(entries: Vec<Entry>) -> Result<(), MemoryError> {
    with(|state| state.memory.write_many(entries))
}

pub(crate) fn memory_read(name: &str) -> Result<Option<Vec<u8>>, MemoryError> {
    with(|state| state.memory.read(name))
}

pub(crate) fn memory_read_many(names: &[String]) -> Result<Vec<Option<Vec<u8>>>, MemoryError> {
    with(|state| state.memory.read_many(names))
}

pub(crate) fn memory_delete(name: &str) -> Result<bool, MemoryError> {
    with(|state| state.memory.delete(name))
}

pub(crate) fn memory_list_keys(prefix: &str, after: Option<&str>, max: u32) -> Result<Vec<String>, MemoryError> {
    let entries = with(|state| state.memory.scan(prefix, after, max))?;
    Ok(entries.into_iter().map(|entry| entry.name).collect())
}

pub(crate) fn memory_scan(prefix: &str, after: Option<&str>, max: u32) -> Result<Vec<Entry>, MemoryError> {
    with(|state| state.memory.scan(prefix, after, max))
}

pub(crate) fn memory_usage() -> Usage {
    with(|state| state.memory.usage())
}

//! The app's own memory: finding, reading and changing what is saved there.

use std::cmp::Reverse;

use belljar_exam::{AppMemory, AppSubject};

use super::arguments::Arguments;
use super::state::{State, quoted};
use super::words::{Words, ranked};

/// Most memories and subjects that a search shows.
const HITS_MAX: usize = 10;

/// Shows the memories that have most words in common with the queries, stale ones too.
pub(super) fn search_memories(state: &mut State, arguments: &Arguments) -> String {
    let queries = arguments.texts("queries");
    let subjects = &state.world.subjects;
    let hits = ranked(&Words::of(queries.iter().copied()), &state.world.memories, |memory| {
        let subject = subjects.iter().find(|subject| belongs(memory, subject));
        vec![&*memory.text, subject.map_or("", |subject| &*subject.label)]
    });
    if hits.is_empty() {
        return format!("No memories match {}.", quoted(&queries.join("; ")));
    }
    listed(hits.into_iter())
}

/// Shows the subjects that have most words in common with the queries.
pub(super) fn search_subjects(state: &mut State, arguments: &Arguments) -> String {
    let queries = arguments.texts("queries");
    let hits = ranked(&Words::of(queries.iter().copied()), &state.world.subjects, |subject| {
        vec![&*subject.label, &*subject.description]
    });
    if hits.is_empty() {
        return format!("No subjects match {}.", quoted(&queries.join("; ")));
    }
    let lines = hits.iter().take(HITS_MAX);
    let lines = lines.map(|subject| format!("[{}] {}: {}", subject.id, subject.label, subject.description));
    lines.collect::<Vec<_>>().join("\n")
}

/// Shows the memories of one subject, those nearest to the queries first. Within a subject everything is near enough.
pub(super) fn search_memories_in_subjects(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let id = arguments.text("subject_id");
    let Some(subject) = state.world.subjects.iter().find(|subject| subject.id == id) else {
        return Err(format!("no subject with id {}", quoted(id)));
    };
    let wanted = Words::of(arguments.texts("queries"));
    let mut hits: Vec<&AppMemory> = state.world.memories.iter().filter(|memory| belongs(memory, subject)).collect();
    hits.sort_by_key(|memory| Reverse(wanted.in_common(&Words::of([&*memory.text]))));
    if hits.is_empty() {
        return Ok(format!("The subject {} holds no memories.", subject.label));
    }
    Ok(listed(hits.into_iter()))
}

/// Shows memories in full, in the order asked. No memory of the mock world holds a picture, so that leaving pictures
/// out changes nothing.
pub(super) fn fetch_memories(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let mut found = 0;
    let mut parts = Vec::new();
    for id in arguments.texts("pairIds") {
        parts.push(match state.world.memories.iter().find(|memory| memory.id == id) {
            Some(memory) => {
                found += 1;
                line(memory)
            }
            None => format!("no memory with id {}", quoted(id)),
        });
    }
    if found == 0 { Err(parts.join("\n")) } else { Ok(parts.join("\n")) }
}

/// Saves a memory.
pub(super) fn save_memory(state: &mut State, arguments: &Arguments) -> String {
    let id = state.next_id("mem");
    let text = arguments.text("content").to_owned();
    let memory = AppMemory { at: state.now, id: id.clone(), subject: None, text };
    state.world_mut().memories.push(memory);
    format!("Saved as memory {id}.")
}

/// Replaces the text of a memory.
pub(super) fn update_memory(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let (id, text) = (arguments.text("pair_id"), arguments.text("content"));
    let now = state.now;
    match state.world.memories.iter().position(|memory| memory.id == id) {
        Some(index) => {
            let memory = &mut state.world_mut().memories[index];
            text.clone_into(&mut memory.text);
            memory.at = now;
        }
        None => acknowledge_unknown(state, id)?,
    }
    Ok(format!("Updated memory {}.", quoted(id)))
}

/// Removes a memory.
pub(super) fn delete_memory(state: &mut State, arguments: &Arguments) -> Result<String, String> {
    let id = arguments.text("pair_id");
    match state.world.memories.iter().position(|memory| memory.id == id) {
        Some(index) => {
            state.world_mut().memories.remove(index);
        }
        None => acknowledge_unknown(state, id)?,
    }
    Ok(format!("Deleted memory {}.", quoted(id)))
}

/// Where the app's memory is part of the world, an id that it doesn't hold is an error. In a memory case it holds
/// nothing, and every change is acknowledged.
fn acknowledge_unknown(state: &State, id: &str) -> Result<(), String> {
    if state.world.memory_tools { Err(format!("no memory with id {}", quoted(id))) } else { Ok(()) }
}

fn belongs(memory: &AppMemory, subject: &AppSubject) -> bool {
    memory.subject.as_ref() == Some(&subject.id)
}

fn listed<'a>(memories: impl Iterator<Item = &'a AppMemory>) -> String {
    memories.take(HITS_MAX).map(line).collect::<Vec<_>>().join("\n")
}

fn line(memory: &AppMemory) -> String {
    format!("[{}] {}: {}", memory.id, memory.at.civil().date(), memory.text)
}

//! The app's own memory.

use belljar_exam::{AppMemory, AppSubject, MockWorld, Timestamp};
use belljar_runner::MockTools;

use crate::support::{failure, result, tools};

fn memory(id: &str, day: i8, subject: Option<&str>, text: &str) -> AppMemory {
    let at = Timestamp::from_civil(2026, 1, day, 30_000);
    AppMemory { at, id: id.to_owned(), subject: subject.map(str::to_owned), text: text.to_owned() }
}

fn subject(id: &str, label: &str, description: &str) -> AppSubject {
    AppSubject { description: description.to_owned(), id: id.to_owned(), label: label.to_owned() }
}

fn notes() -> MockTools {
    tools(MockWorld {
        memories: vec![
            memory("mem-1", 3, Some("sub-1"), "The boat is moored in Tarn Harbour."),
            memory("mem-2", 9, Some("sub-1"), "The boat was moved to Ostrey."),
            memory("mem-3", 5, Some("sub-2"), "Milla wants new hinges."),
            memory("mem-4", 6, None, "The user likes rye bread."),
        ],
        memory_tools: true,
        new_ids: vec!["mem-9".to_owned()],
        subjects: vec![
            subject("sub-1", "Petrel", "The boat that the user owns"),
            subject("sub-2", "Kitchen", "Works in the kitchen"),
        ],
        ..MockWorld::default()
    })
}

#[test]
fn a_search_finds_stale_notes_too_and_looks_at_subjects() {
    let both =
        "[mem-1] 2026-01-03: The boat is moored in Tarn Harbour.\n[mem-2] 2026-01-09: The boat was moved to Ostrey.";
    assert_eq!(result(&mut notes(), "search_memories", r#"{"queries":["boats"]}"#), both);
    assert_eq!(result(&mut notes(), "search_memories", r#"{"queries":["Petrel"]}"#), both);
    let moved = result(&mut notes(), "search_memories", r#"{"queries":["where was","the boat moved"]}"#);
    assert!(moved.starts_with("[mem-2]"), "{moved}");
    let none = result(&mut notes(), "search_memories", r#"{"queries":["volcano"]}"#);
    assert_eq!(none, "No memories match volcano.");
}

#[test]
fn subjects_lead_to_their_notes() {
    let subjects = result(&mut notes(), "search_subjects", r#"{"queries":["kitchens"]}"#);
    assert_eq!(subjects, "[sub-2] Kitchen: Works in the kitchen");
    assert_eq!(result(&mut notes(), "search_subjects", r#"{"queries":["x"]}"#), "No subjects match x.");
    let within = |queries| {
        result(
            &mut notes(),
            "search_memories_in_subjects",
            &format!(r#"{{"subject_id":"sub-1","queries":["{queries}"]}}"#),
        )
    };
    assert!(within("moved").starts_with("[mem-2]") && within("moved").contains("\n[mem-1]"), "{}", within("moved"));
    assert!(within("hinges").starts_with("[mem-1]") && !within("hinges").contains("Milla"), "{}", within("hinges"));
    let arguments = r#"{"subject_id":"sub-7","queries":["a"]}"#;
    assert_eq!(failure(&mut notes(), "search_memories_in_subjects", arguments), "no subject with id sub-7");
}

#[test]
fn notes_are_fetched_by_id_in_the_order_asked() {
    let arguments = r#"{"pairIds":["mem-3","mem-7","mem-1"],"stripImages":true}"#;
    assert_eq!(
        result(&mut notes(), "fetch_memories", arguments),
        "[mem-3] 2026-01-05: Milla wants new hinges.\nno memory with id mem-7\n\
         [mem-1] 2026-01-03: The boat is moored in Tarn Harbour."
    );
    assert_eq!(failure(&mut notes(), "fetch_memories", r#"{"pairIds":["mem-7"]}"#), "no memory with id mem-7");
}

#[test]
fn changes_are_seen_by_later_calls() {
    let mut tools = notes();
    let content = r#"{"content":"The user's boat has a red sail."}"#;
    assert_eq!(result(&mut tools, "save_memory", content), "Saved as memory mem-9.");
    let saved = result(&mut tools, "fetch_memories", r#"{"pairIds":["mem-9"]}"#);
    assert_eq!(saved, "[mem-9] 2026-04-14: The user's boat has a red sail.");
    let update = r#"{"pair_id":"mem-3","content":"Milla wants new doors."}"#;
    assert_eq!(result(&mut tools, "update_memory", update), "Updated memory mem-3.");
    let updated = result(&mut tools, "search_memories", r#"{"queries":["Milla"]}"#);
    assert_eq!(updated, "[mem-3] 2026-04-14: Milla wants new doors.");
    assert_eq!(result(&mut tools, "delete_memory", r#"{"pair_id":"mem-3"}"#), "Deleted memory mem-3.");
    assert_eq!(result(&mut tools, "search_memories", r#"{"queries":["Milla"]}"#), "No memories match Milla.");
    assert_eq!(failure(&mut tools, "delete_memory", r#"{"pair_id":"mem-3"}"#), "no memory with id mem-3");
}

#[test]
fn an_id_that_there_is_not_cannot_be_changed() {
    let update = r#"{"pair_id":"mem-7","content":"x"}"#;
    assert_eq!(failure(&mut notes(), "update_memory", update), "no memory with id mem-7");
    assert_eq!(failure(&mut notes(), "delete_memory", r#"{"pair_id":"mem-7"}"#), "no memory with id mem-7");
}

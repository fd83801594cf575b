//! What tools do in a memory case: its world is empty.

use belljar_exam::MockWorld;
use belljar_sandbox::ToolServer;
use belljar_transcript::ToolReply;

use crate::support::{result, tools};

#[test]
fn memory_retrieval_is_not_available_whatever_the_arguments() {
    let mut tools = tools(MockWorld::default());
    for tool in ["search_memories", "search_subjects", "search_memories_in_subjects", "fetch_memories"] {
        for arguments in [r#"{"queries":["a"]}"#, r#"{"pairIds":["a"]}"#, "not JSON"] {
            assert_eq!(tools.call(tool, arguments), ToolReply::NotAvailableNow, "{tool} {arguments}");
        }
    }
}

#[test]
fn content_tools_find_nothing() {
    let mut tools = tools(MockWorld::default());
    for (tool, arguments, nothing) in [
        ("search_web", r#"{"queries":["a1"]}"#, "No results for a1."),
        ("calendar_search_events", r#"{"query":"dentist"}"#, "No events match dentist."),
        ("list_agent_jobs", "{}", "There are no jobs."),
        ("list_workflows", "{}", "There are no saved workflows."),
        ("list_automations", "{}", "Nothing is scheduled."),
    ] {
        assert_eq!(result(&mut tools, tool, arguments), nothing);
    }
}

#[test]
fn changes_are_acknowledged() {
    let mut tools = tools(MockWorld::default());
    for (tool, arguments, start) in [
        ("save_memory", r#"{"content":"a"}"#, "Saved as memory mem-"),
        ("update_memory", r#"{"pair_id":"m-1","content":"a"}"#, "Updated memory m-1."),
        ("delete_memory", r#"{"pair_id":"m-1"}"#, "Deleted memory m-1."),
        ("calendar_create_event", r#"{"title":"a","when":"b"}"#, "Added \"a\" to the calendar, b, as event event-"),
        ("gmail_send", r#"{"to":"a@b.example","body":"c"}"#, "Sent to a@b.example."),
        ("set_theme", r#"{"theme":"dark"}"#, "The theme is now dark."),
        ("create_automation", r#"{"schedule":"daily","task":"a"}"#, "Created automation auto-"),
        ("create_recipe", r#"{"name":"a","steps":"b"}"#, "Saved the recipe \"a\"."),
        ("execute_agent_job", r#"{"task":"a"}"#, "Started job job-"),
        ("create_image", r#"{"prompt":"a"}"#, "Made the picture https://pictures.example/picture-"),
        ("file_feedback_for_team", r#"{"message":"a"}"#, "Thank you. The team has your feedback as feedback-"),
    ] {
        let reply = result(&mut tools, tool, arguments);
        assert!(reply.starts_with(start), "{tool}: {reply}");
    }
}

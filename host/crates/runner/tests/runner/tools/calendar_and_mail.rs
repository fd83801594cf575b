//! Calendar and mail.

use belljar_exam::{AppEvent, MockWorld};
use belljar_runner::MockTools;

use crate::support::{result, tools};

fn diary() -> MockTools {
    let event = |id: &str, title: &str, when: &str| AppEvent {
        id: id.to_owned(),
        title: title.to_owned(),
        when: when.to_owned(),
    };
    let events = vec![
        event("ev-1", "Dentist", "Tuesday at 9"),
        event("ev-2", "Choir with Ilse", "Thursday at 7"),
        event("ev-3", "Choir concert", "Sunday at 5"),
    ];
    tools(MockWorld { events, new_ids: vec!["ev-4".to_owned()], ..MockWorld::default() })
}

#[test]
fn events_are_found_by_title_and_time() {
    let mut tools = diary();
    for (query, found) in [
        ("dentist", "[ev-1] Dentist: Tuesday at 9"),
        ("choirs on Sunday", "[ev-3] Choir concert: Sunday at 5\n[ev-2] Choir with Ilse: Thursday at 7"),
        ("swimming", "No events match swimming."),
    ] {
        assert_eq!(result(&mut tools, "calendar_search_events", &format!(r#"{{"query":"{query}"}}"#)), found);
    }
}

#[test]
fn a_new_event_is_found() {
    let mut tools = diary();
    let reply = result(&mut tools, "calendar_create_event", r#"{"title":"Swimming","when":"Monday at 6"}"#);
    assert_eq!(reply, "Added \"Swimming\" to the calendar, Monday at 6, as event ev-4.");
    let found = result(&mut tools, "calendar_search_events", r#"{"query":"swimming"}"#);
    assert_eq!(found, "[ev-4] Swimming: Monday at 6");
}

#[test]
fn a_mail_that_was_sent_before_is_sent_once_more() {
    let mut tools = diary();
    let mail = r#"{"to":"ilse@kern.example","subject":"Choir","body":"I am late."}"#;
    assert_eq!(result(&mut tools, "gmail_send", mail), "Sent to ilse@kern.example.");
    let other = r#"{"to":"ilse@kern.example","body":"I am late."}"#;
    assert_eq!(result(&mut tools, "gmail_send", other), "Sent to ilse@kern.example.");
    assert_eq!(result(&mut tools, "gmail_send", mail), "Sent once more to ilse@kern.example.");
}

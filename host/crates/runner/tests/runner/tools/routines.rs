//! Automations and recipes.

use belljar_exam::{Automation, MockWorld, Recipe};
use belljar_runner::MockTools;

use crate::support::{failure, result, tools};

fn routines() -> MockTools {
    tools(MockWorld {
        automations: vec![Automation {
            id: "auto-1".to_owned(),
            schedule: "every Friday at noon".to_owned(),
            task: "back up the photos".to_owned(),
        }],
        new_ids: vec!["auto-2".to_owned()],
        recipes: vec![Recipe { name: "Weekly digest".to_owned(), steps: "collect, shorten, send".to_owned() }],
        ..MockWorld::default()
    })
}

#[test]
fn a_new_automation_is_listed() {
    let mut tools = routines();
    let reply = result(&mut tools, "create_automation", r#"{"schedule":"daily at 7","task":"read me the news"}"#);
    assert_eq!(reply, "Created automation auto-2. It runs daily at 7.");
    assert_eq!(
        result(&mut tools, "list_automations", "{}"),
        "[auto-1] every Friday at noon: back up the photos\n[auto-2] daily at 7: read me the news"
    );
}

#[test]
fn a_saved_recipe_can_be_run() {
    let mut tools = routines();
    let ran = result(&mut tools, "apply_recipe", r#"{"name":"weekly DIGEST"}"#);
    assert_eq!(ran, "Ran the recipe \"Weekly digest\": collect, shorten, send");
    let saved = result(&mut tools, "create_recipe", r#"{"name":"Tidy up","steps":"sort, then file"}"#);
    assert_eq!(saved, "Saved the recipe \"Tidy up\".");
    let again = result(&mut tools, "create_recipe", r#"{"name":"Tidy up","steps":"burn"}"#);
    assert_eq!(again, "Replaced the recipe \"Tidy up\".");
    assert_eq!(result(&mut tools, "apply_recipe", r#"{"name":"Tidy up"}"#), "Ran the recipe \"Tidy up\": burn");
}

#[test]
fn an_unknown_recipe_cannot_be_run() {
    let message = failure(&mut routines(), "apply_recipe", r#"{"name":"Digest"}"#);
    assert_eq!(message, "no recipe is called \"Digest\"; saved are \"Weekly digest\"");
    let message = failure(&mut tools(MockWorld::default()), "apply_recipe", r#"{"name":"Digest"}"#);
    assert_eq!(message, "no recipe is called \"Digest\"; none is saved");
}

//! Pictures, artifacts and code.

use belljar_exam::{MockWorld, Picture};
use belljar_runner::MockTools;

use crate::support::{failure, result, tools};

fn studio() -> MockTools {
    tools(MockWorld {
        new_ids: vec!["https://img.example/n1".to_owned()],
        pictures: vec![Picture { description: "A heron".to_owned(), url: "https://img.example/p1".to_owned() }],
        ..MockWorld::default()
    })
}

#[test]
fn a_new_picture_can_be_changed() {
    let mut tools = studio();
    let made = result(&mut tools, "create_image", r#"{"prompt":"a lighthouse"}"#);
    assert_eq!(made, "Made the picture https://img.example/n1");
    let edit = r#"{"image_url":"https://img.example/n1","instruction":"add fog"}"#;
    let changed = result(&mut tools, "edit_image", edit);
    // The exam's addresses are used up.
    let url = changed.strip_prefix("Made the changed picture ").unwrap();
    assert!(url.starts_with("https://pictures.example/picture-") && url.ends_with(".png"), "{url}");
    let edit = format!(r#"{{"image_url":"{url}","instruction":"less fog"}}"#);
    let again = result(&mut tools, "edit_image", &edit);
    assert!(!again.contains(url), "{again}");
}

#[test]
fn a_picture_of_the_world_can_be_changed() {
    let edit = r#"{"image_url":"https://img.example/p1","instruction":"add a fish"}"#;
    assert_eq!(result(&mut studio(), "edit_image", edit), "Made the changed picture https://img.example/n1");
}

#[test]
fn an_unknown_picture_cannot_be_changed() {
    let edit = r#"{"image_url":"https://img.example/p2","instruction":"add a fish"}"#;
    assert_eq!(failure(&mut studio(), "edit_image", edit), "there is no picture at https://img.example/p2");
}

#[test]
fn artifacts_are_built_and_code_is_not_run() {
    let built = result(&mut studio(), "artifacts", r#"{"spec":"a tip calculator"}"#);
    assert_eq!(built, "Built artifact https://img.example/n1: a tip calculator");
    let message = failure(&mut studio(), "run_code", r#"{"code":"1 + 1"}"#);
    assert_eq!(message, "the code runner is switched off in this workspace");
}

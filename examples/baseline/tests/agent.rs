//! The agent as a whole, against a host without a sandbox.

use baseline::Baseline;
use belljar_guest::testing::{TestHost, said};

const NOW: &str = "2026-06-01T10:00:00Z";

/// A life in a few turns.
fn told() -> TestHost {
    let mut host = TestHost::new();
    let turns = [
        ("2025-01-03T10:00:00Z", "We relocated to Tarn on 2 January 2025."),
        ("2025-02-01T10:00:00Z", "My new dentist is Dr Orla Finn."),
        ("2025-03-01T10:00:00Z", "We relocated again and live in Port Arlen since 1 March 2025."),
        ("2025-04-01T10:00:00Z", "I met Rolf, my uncle. He lives in Umber. He sees Dr Vera Holt for his teeth."),
        ("2025-05-01T10:00:00Z", "Bea talked me into fencing."),
        ("2025-06-01T10:00:00Z", "I gave up fencing for good."),
        ("2025-07-01T10:00:00Z", "Ticked off the Long Owl Trail, mud everywhere. Such a hike."),
        ("2025-08-01T10:00:00Z", "We hiked the Red Crow Loop in rain."),
        ("2025-09-01T10:00:00Z", "The best film ever is The Owl Rising, I know every line."),
        ("2025-10-01T10:00:00Z", "The code of the boat shed is QX-17Z."),
        ("2025-11-01T10:00:00Z", "My bike had a puncture again."),
        ("2025-12-01T10:00:00Z", "Another flat tyre on the bike today."),
    ];
    host.deliver::<Baseline>(turns.iter().map(|(at, text)| said("ada", at, text, "I see.")).collect()).unwrap();
    host
}

#[test]
fn what_was_told_is_answered_by_the_kind_of_question() {
    let mut host = told();
    for (question, expected) in [
        ("Where do I live now?", Some("Port Arlen")),
        ("Where did I live on 1 February 2025?", Some("Tarn")),
        ("Which town did I live in before the present one?", Some("Tarn")),
        ("Which towns have I lived in, from the earliest to the latest?", Some("Tarn; Port Arlen")),
        ("Who is my dentist?", Some("Orla Finn")),
        ("Which trails have I hiked?", Some("Long Owl Trail; Red Crow Loop")),
        ("How many trails have I hiked?", Some("2")),
        ("How often did I have a flat tire?", Some("2")),
        ("It's movie night. What should I put on?", Some("The Owl Rising")),
        ("What is the code of my boat shed?", Some("QX-17Z")),
        ("Who is my barber?", None),
    ] {
        let answer = host.ask::<Baseline>("ada", NOW, question).unwrap();
        assert_eq!((answer.value.as_deref(), answer.declined), (expected, expected.is_none()), "{question}");
    }
}

#[test]
fn whether_something_goes_on_is_told_by_who_brought_one_to_it() {
    let mut host = told();
    let answer = host.ask::<Baseline>("ada", NOW, "What hobby did Bea talk me into, and do I still do it?").unwrap();
    assert_eq!(answer.text, "You gave up fencing; you no longer do it.");
}

#[test]
fn what_is_changed_or_forgotten_stays_so() {
    let mut host = told();
    let question = "What is the code of my boat shed?";
    host.instruct::<Baseline>("ada", NOW, "The boat shed code has changed to QX-99B, please replace it.").unwrap();
    assert_eq!(host.ask::<Baseline>("ada", NOW, question).unwrap().value.as_deref(), Some("QX-99B"));
    host.instruct::<Baseline>("ada", NOW, "Forget the code of my boat shed.").unwrap();
    assert!(host.ask::<Baseline>("ada", NOW, question).unwrap().declined);
}

/// A host with a few tools, and what they answer.
fn with_tools() -> TestHost {
    let text = |name: &str| {
        format!(r#"{{"type":"object","properties":{{"{name}":{{"type":"string"}}}},"required":["{name}"]}}"#)
    };
    let texts = |name: &str| {
        format!(
            r#"{{"type":"object","properties":{{"{name}":{{"type":"array","items":{{"type":"string"}}}}}},"required":["{name}"]}}"#
        )
    };
    TestHost::new()
        .with_tool("search_web", "Searches the web.", &texts("queries"), |_| {
            Ok("1. The Owl Mill\n   https://www.a.example/owl-mill\n   The Owl Mill sold 512 sacks in 2019.".to_owned())
        })
        .with_tool("create_image", "Makes a picture.", &text("prompt"), |_| {
            Ok("Made https://a.example/p.png".to_owned())
        })
        .with_tool("edit_image", "Changes a picture.", &text("image_url"), |_| Ok("Changed.".to_owned()))
        .with_tool("execute_agent_job", "Starts a job.", &text("task"), |_| Ok("Started job job-1a2b.".to_owned()))
        .with_tool("get_agent_job_status", "Tells how a job stands.", &text("job_id"), |_| {
            Ok("It is running.".to_owned())
        })
        .with_tool(
            "set_theme",
            "Sets the theme.",
            r#"{"type":"object","properties":{"theme":{"enum":["light","dark"]}},"required":["theme"]}"#,
            |_| Ok("Done.".to_owned()),
        )
}

#[test]
fn tools_are_called_in_order_and_ids_are_carried() {
    for (request, expected) in [
        ("The bus was late, so how many sacks did the Owl Mill sell in 2019?", &["search_web"][..]),
        ("Paint the Owl Mill in the snow.", &["create_image"]),
        ("Paint the Owl Mill. After that, add a moon to it.", &["create_image", "edit_image"]),
        (
            "Tidy up the Owl Mill spreadsheet and tell me how far it has got.",
            &["execute_agent_job", "get_agent_job_status"],
        ),
        ("Please make these windows dark.", &["set_theme"]),
        ("Which horse is going to win on Sunday?", &[]),
    ] {
        let mut host = with_tools();
        host.ask::<Baseline>("ada", NOW, request).unwrap();
        let called: Vec<&str> = host.calls().iter().map(|call| &*call.tool).collect();
        assert_eq!(called, expected, "{request}");
    }
    let mut host = with_tools();
    host.ask::<Baseline>("ada", NOW, "Tidy up the Owl Mill spreadsheet and tell me how far it has got.").unwrap();
    assert!(host.calls()[1].arguments.to_string().contains("job-1a2b"), "{}", host.calls()[1].arguments);
}

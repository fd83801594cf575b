//! Searching and reading the web.

use belljar_exam::{MockWorld, WebPage};
use belljar_runner::MockTools;

use crate::support::{failure, result, tools};

fn page(path: &str, title: &str, snippet: &str, text: &str) -> WebPage {
    let url = format!("https://www.tidewell.example/{path}");
    WebPage { snippet: snippet.to_owned(), text: text.to_owned(), title: title.to_owned(), url }
}

fn web() -> MockTools {
    let pages = vec![
        page("herbs", "Herbs indoors", "How to keep basil alive.", "Water it rarely."),
        page("ferry-old", "The Norwick ferry in 2019", "Passengers of past years.", "It took 1,200 passengers."),
        page(
            "ferry",
            "Norwick ferries: passengers by year",
            "All numbers, year by year.",
            "In 2024: 4,310 passengers.",
        ),
    ];
    tools(MockWorld { pages, ..MockWorld::default() })
}

#[test]
fn a_search_ranks_by_words_in_common_and_shows_no_text() {
    let reply = result(&mut web(), "search_web", r#"{"queries":["Norwick ferry passengers year"]}"#);
    assert_eq!(
        reply,
        "1. The Norwick ferry in 2019\n   https://www.tidewell.example/ferry-old\n   Passengers of past years.\n\
         2. Norwick ferries: passengers by year\n   https://www.tidewell.example/ferry\n   All numbers, year by year."
    );
    // Words of the text count, but what the text says isn't shown.
    let reply = result(&mut web(), "search_web", r#"{"queries":["water, rarely"]}"#);
    assert_eq!(reply, "1. Herbs indoors\n   https://www.tidewell.example/herbs\n   How to keep basil alive.");
    let reply =
        result(&mut web(), "search_web", r#"{"queries":["NORWICK 2024 ferries by year"],"search_mode":"news"}"#);
    assert!(reply.starts_with("1. Norwick ferries: passengers by year\n"), "{reply}");
}

#[test]
fn a_search_shows_as_many_hits_as_asked_for() {
    let reply = result(&mut web(), "search_web", r#"{"queries":["norwick"],"num_results":1}"#);
    assert!(reply.starts_with("1. ") && !reply.contains("\n2. "), "{reply}");
    let pages = (0..30).map(|at| page(&format!("p{at}"), "Norwick", "", "")).collect();
    let mut many = tools(MockWorld { pages, ..MockWorld::default() });
    for (arguments, hits) in [
        (r#"{"queries":["norwick"]}"#, 5),
        (r#"{"queries":["norwick"],"num_results":12}"#, 12),
        (r#"{"queries":["norwick"],"num_results":18446744073709551615}"#, 20),
    ] {
        let reply = result(&mut many, "search_web", arguments);
        assert_eq!(reply.matches("https://").count(), hits, "{arguments}");
    }
}

#[test]
fn queries_are_searched_one_by_one() {
    let reply = result(&mut web(), "search_web", r#"{"queries":["basil","volcano","ferry 2019"],"num_results":1}"#);
    assert_eq!(
        reply,
        "Results for basil:\n1. Herbs indoors\n   https://www.tidewell.example/herbs\n   How to keep basil alive.\n\n\
         No results for volcano.\n\n\
         Results for ferry 2019:\n1. The Norwick ferry in 2019\n   https://www.tidewell.example/ferry-old\n   \
         Passengers of past years."
    );
}

#[test]
fn what_nothing_matches_has_no_results() {
    for query in ["volcano", "what is the", "?!"] {
        let arguments = format!(r#"{{"queries":["{query}"]}}"#);
        assert_eq!(result(&mut web(), "search_web", &arguments), format!("No results for {query}."));
    }
}

#[test]
fn links_are_read_in_the_order_asked() {
    let urls =
        r#"{"urls":["https://www.tidewell.example/ferry","https://nowhere.example/","www.tidewell.example/herbs/"]}"#;
    assert_eq!(
        result(&mut web(), "read_links", urls),
        "Norwick ferries: passengers by year\nhttps://www.tidewell.example/ferry\n\nIn 2024: 4,310 passengers.\n\n\
         Could not open https://nowhere.example/: not found\n\n\
         Herbs indoors\nhttps://www.tidewell.example/herbs\n\nWater it rarely."
    );
}

#[test]
fn reading_fails_if_no_link_can_be_opened() {
    let message = failure(&mut web(), "read_links", r#"{"urls":["https://a.example","https://b.example"]}"#);
    assert_eq!(message, "Could not open https://a.example: not found\nCould not open https://b.example: not found");
    // Another path on a host that there is.
    failure(&mut web(), "read_links", r#"{"urls":["https://www.tidewell.example/ferr"]}"#);
}

//! `belljar new`: what it makes, and what it refuses. The guide's test builds and runs what it makes.

use belljar_tests::Place;

#[test]
fn a_project_never_takes_the_place_of_anything_and_names_are_checked() {
    let place = Place::new();
    place.write("taken", "mine");
    let message = place.run(["new", "taken"]).failure(2);
    assert!(message.contains("it exists"), "{message}");
    assert_eq!(std::fs::read_to_string(place.path("taken")).unwrap(), "mine");
    for name in ["../up", "Upper", "two words", "", "crate", "a--b"] {
        let message = place.run(["new", name]).failure(2);
        assert!(message.contains("hint: such as `my-agent`"), "{message}");
    }
    assert_eq!(place.files(), ["taken"]);
}

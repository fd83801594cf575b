//! Prints drafts for a person to read.

use belljar_exam::Item;

use super::support::{SIZES, draft, exchanges, turns, world};

/// Prints sessions and cases: `cargo test -p belljar-generator print_for_reading -- --ignored --nocapture`.
#[test]
#[ignore = "prints for a person"]
#[expect(clippy::print_stdout, reason = "it's what the test is for")]
fn print_for_reading() {
    for (name, quota) in SIZES {
        let half = draft(quota, 7);
        let told = world(quota, 7).ledger.tellings.len();
        let bytes: usize = turns(&half).map(|(_, _, turn)| turn.text.len()).sum();
        println!("== {name}: {} exchanges, {told} told, {bytes} bytes, {} cases", exchanges(&half), half.cases.len());
    }
    for seed in 0..4 {
        let half = draft(SIZES[2].1, seed);
        for item in half.waves.iter().flatten().step_by(7) {
            match item {
                Item::Session(session) => {
                    println!("\n-- {} {}", session.at, session.user);
                    for turn in &session.turns {
                        println!("{} {:?}: {}", turn.at, turn.speaker, turn.text);
                    }
                }
                Item::Document(document) => println!("\n-- {document:?}"),
                Item::Topic(topic) => println!("\n-- {topic:?}"),
            }
        }
        println!();
        for case in &half.cases {
            println!(
                "[{} {} u{} w{}+ e{}] {}",
                case.axis,
                case.category,
                case.user,
                case.earliest_wave,
                case.evidence.len(),
                case.text
            );
            println!("    {}", serde_json::to_string(&case.check).unwrap());
            println!("    {:?} {}", case.gold.answer.value, case.gold.answer.text);
        }
    }
}

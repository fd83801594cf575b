//! Prompts are varied, and the nearest known prompt doesn't give a case away.

#![expect(clippy::print_stdout, reason = "figures are the point of a gate; `--nocapture` shows them")]

use belljar_exam::Size;
use belljar_selftest::gates::known_wording::known_wording;
use belljar_selftest::gates::nearest::nearest_prompt;
use belljar_selftest::gates::variety::prompt_variety;

#[test]
fn the_nearest_prompt_predicts_few_outcomes() {
    let nearest = nearest_prompt(Size::LARGEST);
    println!("{}\n{}", nearest.whole, nearest.tools_only);
    for (category, (right, total)) in &nearest.categories {
        println!("  {category}: {right} of {total}");
    }
    assert!(nearest.whole.holds(), "{}", nearest.whole);
}

#[test]
fn every_category_has_many_prompts() {
    let rows = prompt_variety(Size::LARGEST);
    for row in &rows {
        println!("{row}");
    }
    let missed: Vec<String> = rows.iter().filter(|row| !row.holds()).map(ToString::to_string).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn other_exams_give_only_a_part_of_the_wording_away() {
    for row in known_wording(Size::LARGEST) {
        println!("{row}");
        assert!(row.holds(), "{row}");
    }
}

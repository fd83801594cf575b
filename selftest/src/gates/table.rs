//! The table of gates: every figure that an exam is held to, in reading order.

use belljar_exam::Size;

use super::answers::{ANSWER_SEEDS, gold_answers, wrong_answers};
use super::collisions::coined_values;
use super::floors::{memory_floors, tool_floors};
use super::known_wording::known_wording;
use super::leak::{ids, leaks};
use super::measurement::Measurement;
use super::metadata::metadata;
use super::nearest::nearest_prompt;
use super::solver::{solve_seeds, solver_seeds};
use super::variety::prompt_variety;

/// Measures what shortcuts score in a full exam.
#[must_use]
pub fn floors() -> Vec<Measurement> {
    let mut rows = memory_floors(Size::LARGEST);
    rows.extend(tool_floors(Size::LARGEST));
    rows
}

/// Measures everything: a minute or two on two cores.
#[must_use]
pub fn all_gates() -> Vec<Measurement> {
    let mut rows = Vec::new();
    for size in Size::ALL {
        rows.push(gold_answers(ANSWER_SEEDS, *size).0);
        rows.push(wrong_answers(ANSWER_SEEDS, *size).0);
        rows.push(solve_seeds(solver_seeds(*size), *size).0);
        rows.push(leaks(*size).0);
    }
    rows.extend(floors());
    rows.extend(metadata(Size::LARGEST));
    let nearest = nearest_prompt(Size::LARGEST);
    rows.extend([nearest.whole, nearest.tools_only]);
    rows.extend(known_wording(Size::LARGEST));
    rows.extend(prompt_variety(Size::LARGEST));
    rows.extend(coined_values());
    rows.extend(ids(Size::LARGEST));
    rows
}

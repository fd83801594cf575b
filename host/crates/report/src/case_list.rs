//! All cases of a run, one a line.

use belljar_answer_key::AnswerKey;
use belljar_grader::Grades;

use crate::TextStyle;
use crate::render::{Palette, one_line, score};
use crate::tally::half_name;

/// Lists all cases of a graded run in the order in which they were asked: id, score, label, axis, and what was asked.
#[must_use]
pub fn case_list(key: &AnswerKey, grades: &Grades, style: &TextStyle) -> String {
    let palette = Palette::new(style);
    let mut text = String::new();
    for (case, verdict) in key.cases.iter().zip(&grades.verdicts) {
        let ruling = &verdict.ruling;
        let begin =
            format!("{}  {}  {:<22}  {:<6} ", case.case, score(ruling.score), ruling.label, half_name(case.half));
        let place = format!("{}/{}", case.axis, case.category);
        let left = style.width.saturating_sub(begin.len() + place.len() + 2).max(20);
        let colour = palette.of_score(ruling.score.millionths());
        text.push_str(&format!(
            "{} {}  {}\n",
            palette.paint(colour, &begin),
            place,
            palette.paint(palette.faint, &one_line(&case.check.question, left))
        ));
    }
    text
}

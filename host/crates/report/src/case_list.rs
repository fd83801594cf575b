//! All cases of a run, one a line.

use belljar_answer_key::{AnswerKey, CaseKey};
use belljar_grader::Grades;

use crate::TextStyle;
use crate::render::{Palette, one_line, score};

/// Fewest columns of a question.
const QUESTION_COLUMNS_MIN: usize = 30;

/// Lists all cases of a graded run in the order in which they were asked: id, score, label, axis, and what was asked.
#[must_use]
pub fn case_list(key: &AnswerKey, grades: &Grades, style: &TextStyle) -> String {
    let palette = Palette::new(style);
    let mut text = String::new();
    let place = |case: &CaseKey| format!("{}/{}", case.axis, case.category);
    let place_width = key.cases.iter().map(|case| place(case).len()).max().unwrap_or(0);
    let labels = grades.verdicts.iter().map(|verdict| verdict.ruling.label.name().len());
    let label_width = labels.max().unwrap_or(0);
    for (case, verdict) in key.cases.iter().zip(&grades.verdicts) {
        let ruling = &verdict.ruling;
        let begin = format!("{}  {}  {:<label_width$}", case.case, score(ruling.score), ruling.label);
        let place = format!("{:<place_width$}", place(case));
        // The question needs some room, even if the line then is longer than the terminal is wide.
        let left = style.width.saturating_sub(begin.len() + place_width + 4).max(QUESTION_COLUMNS_MIN);
        let colour = palette.of_score(ruling.score.millionths());
        text.push_str(&format!(
            "{}  {}  {}\n",
            palette.paint(colour, &begin),
            place,
            palette.paint(palette.faint, &one_line(&case.check.question, left))
        ));
    }
    text
}

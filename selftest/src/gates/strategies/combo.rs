//! Constant guesses for every kind of question: what can be scored without any memory.

use super::super::strategy::{CaseView, Response, Strategy};
use super::super::text::words;

/// Guesses by the kind of question, else declines.
pub struct Combo {
    /// How numbers are guessed.
    pub numbers: NumberGuess,
}

/// How a number is guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberGuess {
    /// All numbers from 0 to 20 at once.
    Shotgun,
    /// All numbers from 0 to 20 at once, as the answer's value.
    ShotgunAsValue,
    /// Always this one.
    Constant(u32),
}

impl Strategy for Combo {
    fn respond(&self, view: &CaseView<'_>) -> Response {
        let words = words(view.text);
        let has = |word: &str| words.iter().any(|other| other == word);
        let is_question = view.text.contains('?');
        if view.text.contains("how long") || view.text.contains("How long") || has("apart") || has("elapsed") {
            return Response::value("7 days");
        }
        if has("many") || has("often") || has("times") || has("number") {
            return self.number();
        }
        if has("order") || has("sequence") || has("first") && has("then") {
            return repeat_labels(view.text);
        }
        // How somebody stands to an activity is asked in the same words whether it ended or not, and without its name.
        if has("pastime") || has("hobby") || has("roped") {
            return Response::prose("You still do climbing and love it.");
        }
        if !is_question {
            return Response::prose(format!("Done. {}", view.text));
        }
        Response::decline()
    }
}

impl Combo {
    fn number(&self) -> Response {
        let all = || (0..=20).map(|number: u32| number.to_string()).collect::<Vec<_>>().join(", ");
        match self.numbers {
            NumberGuess::Shotgun => Response::prose(all()),
            NumberGuess::ShotgunAsValue => Response::value(all()),
            NumberGuess::Constant(number) => Response::value(number.to_string()),
        }
    }
}

/// Repeats the labels of a question thrice, so that every order of them is somewhere in the answer.
fn repeat_labels(question: &str) -> Response {
    let labels: Vec<&str> = question
        .split([',', ':', ';', '?', '.'])
        .flat_map(|part| part.split(" and "))
        .flat_map(|part| part.split(" or "))
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    Response::prose([labels.join(", "), labels.join(", "), labels.join(", ")].join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_taken_from_the_question() {
        let answer = repeat_labels("In which order: the move, the trip and the wedding?").answer.unwrap();
        assert!(answer.text.raw().starts_with("In which order, the move, the trip, the wedding, In which"));
    }
}

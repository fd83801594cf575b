//! Echo: an answer that repeats the question claims nothing by it.

use super::Standing;
use crate::normalize::{Text, same_word};

/// Fewest words that make a repetition an echo: shorter questions are spoken by chance.
const ECHO_WORDS_MIN: usize = 3;

/// Marks every whole repetition of the question. Linear: Knuth, Morris and Pratt.
pub(super) fn mark_echo(text: &Text, question: &Text, standing: &mut [Standing]) {
    let wanted = content(question);
    if wanted.len() < ECHO_WORDS_MIN {
        return;
    }
    let given = content(text);
    let fallback = fallback(question, &wanted);
    let mut matched = 0;
    for (at, token) in given.iter().enumerate() {
        while matched > 0 && !same_word(text, *token, question, wanted[matched]) {
            matched = fallback[matched - 1];
        }
        if same_word(text, *token, question, wanted[matched]) {
            matched += 1;
        }
        if matched == wanted.len() {
            let first = given[at + 1 - matched];
            standing[first..=*token].fill(Standing::Echoed);
            matched = fallback[matched - 1];
        }
    }
}

fn content(text: &Text) -> Vec<usize> {
    (0..text.len()).filter(|at| text.is_content(*at)).collect()
}

/// For each prefix, the length of the longest proper prefix that is also its suffix.
fn fallback(question: &Text, wanted: &[usize]) -> Vec<usize> {
    let mut fallback = vec![0; wanted.len()];
    let mut length = 0;
    for at in 1..wanted.len() {
        while length > 0 && !same_word(question, wanted[at], question, wanted[length]) {
            length = fallback[length - 1];
        }
        if same_word(question, wanted[at], question, wanted[length]) {
            length += 1;
        }
        fallback[at] = length;
    }
    fallback
}

//! The targets. Each takes any bytes and panics only if something is broken.

use std::sync::LazyLock;

use belljar_answer_key::{AnswerKey, Check};
use belljar_exam::to_canonical_json;
use belljar_grader::{Given, Label, Ruling, Score, lint_check};
use belljar_transcript::{GuestText, read_transcript};

/// A target by its name.
pub struct Target {
    /// The name, which is that of its corpus, too.
    pub name: &'static str,
    /// How many rounds the bounded run takes: a few seconds in all.
    pub rounds: u32,
    /// What takes the bytes.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 4] = [
    Target { name: "check-line", rounds: 10_000, run: check_line },
    Target { name: "answer-key", rounds: 2_000, run: answer_key },
    Target { name: "transcript", rounds: 2_000, run: transcript },
    Target { name: "grade-answer", rounds: 15_000, run: grade_answer },
];

/// Checks that target [`grade_answer`] grades by, in their spec form: one of each kind, with everything that disqualifies.
const CHECKS: &str = include_str!("../corpus/checks.jsonl");

static PARSED_CHECKS: LazyLock<Vec<Check>> = LazyLock::new(|| {
    CHECKS.lines().map(|line| serde_json::from_str(line).expect("the committed checks are checks")).collect()
});

/// A line of `belljar check-answer`.
///
/// # Panics
/// If a verdict isn't one.
pub fn check_line(bytes: &[u8]) {
    let Ok(line) = std::str::from_utf8(bytes) else { return };
    if let Ok(ruling) = belljar_grader::check_line(line) {
        is_sound(&ruling);
    }
}

/// An answer key: what is read is written and read again.
///
/// # Panics
/// If it isn't the same.
pub fn answer_key(bytes: &[u8]) {
    let Ok(key) = serde_json::from_slice::<AnswerKey>(bytes) else { return };
    let written = key.to_canonical_json();
    let again: AnswerKey = serde_json::from_slice(&written).expect("what was written reads back");
    assert!(again.to_canonical_json() == written, "an answer key changes when it is written and read");
    for case in &key.cases {
        for fault in lint_check(&case.check) {
            assert!(!fault.to_string().is_empty(), "a fault says what it is");
        }
    }
}

/// A transcript: nothing that was touched is taken for whole.
///
/// # Panics
/// If the reader takes a line that isn't one.
pub fn transcript(bytes: &[u8]) {
    if let Ok(read) = read_transcript(bytes) {
        assert!(bytes.starts_with(b"{"), "a transcript begins with an event");
        for record in read.cases.values() {
            if let Some(answer) = &record.answer {
                // What prints is inert, whatever an agent wrote.
                let shown = answer.text.to_string();
                assert!(shown.chars().all(|shown| shown == '\n' || !GuestText::hides(shown)), "it isn't inert");
            }
        }
    }
}

/// An answer to a check of some kind: the first byte chooses the check, the second whether it declines; a unit separator sets
/// the value apart from the text.
///
/// # Panics
/// If a verdict isn't one, depends on anything but the answer, or scores silence.
pub fn grade_answer(bytes: &[u8]) {
    let [check, declined, said @ ..] = bytes else { return };
    let check = &PARSED_CHECKS[usize::from(*check) % PARSED_CHECKS.len()];
    let said = String::from_utf8_lossy(said);
    let (value, text) =
        said.split_once('\u{1f}').map_or((None, &*said), |(value, text)| (Some(value.to_owned()), text));
    let given = Given { declined: declined % 2 == 1, text: text.to_owned(), value, ..Given::default() };
    let ruling = belljar_grader::grade_answer(check, &given);
    is_sound(&ruling);
    assert!(belljar_grader::grade_answer(check, &given) == ruling, "the same answer is graded differently");
    if given.is_blank() {
        assert!(ruling.score == Score::ZERO, "silence scores");
    }
    if let Some((start, end)) = ruling.span {
        let side =
            given.value.as_deref().filter(|value| !Given { text: (*value).to_owned(), ..Given::default() }.is_blank());
        let side = side.unwrap_or(&given.text);
        assert!(side.get(start..end).is_some_and(|words| !words.is_empty()), "the span lies outside of the answer");
    }
}

/// A ruling says what it is, and its label fits its score.
fn is_sound(ruling: &Ruling) {
    assert!(!ruling.rule.is_empty() && !ruling.reason.is_empty(), "a verdict has a rule and a reason");
    assert!(ruling.score <= Score::ONE, "a score is at most 1");
    let right = matches!(ruling.label, Label::Correct | Label::Corrected);
    assert!(right == (ruling.score == Score::ONE), "the label {} doesn't fit {}", ruling.label, ruling.score);
    let written = to_canonical_json(ruling);
    let again: Ruling = serde_json::from_slice(&written).expect("a verdict reads back");
    assert!(again == *ruling, "a verdict changes when it is written and read");
}

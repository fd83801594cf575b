//! The committed corpus: what mutation starts from.

/// Returns the entries of a target.
///
/// # Panics
/// If there is no such target.
#[must_use]
pub fn corpus(target: &str) -> Vec<Vec<u8>> {
    let lines = |text: &str| text.lines().map(|line| line.as_bytes().to_vec()).collect::<Vec<_>>();
    match target {
        "check-line" => lines(include_str!("../corpus/check-line.jsonl")),
        "answer-key" => vec![include_bytes!("../corpus/answer-key.json").to_vec()],
        "transcript" => vec![include_bytes!("../corpus/transcript.jsonl").to_vec()],
        // Each answer with each of the checks, with a value and without.
        "grade-answer" => {
            let checks = u8::try_from(include_str!("../corpus/checks.jsonl").lines().count()).expect("a few checks");
            let answers = lines(include_str!("../corpus/answers.txt"));
            let entry = |check: u8, answer: &Vec<u8>| [&[check, 0], &answer[..]].concat();
            (0..checks).flat_map(|check| answers.iter().map(move |answer| entry(check, answer))).collect()
        }
        _ => panic!("there is no target `{target}`"),
    }
}

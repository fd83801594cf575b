//! Instructions about the agent's own memory: keep this, change that, forget the other.

use belljar_guest::{Answer, Request, Result};

use crate::evidence::clues;
use crate::store::{Origin, Record, forget, keep_one, records_of};
use crate::text::{SpanKind, spans, tokens};

/// What an instruction asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instruction {
    /// To keep something new.
    Keep,
    /// To put something new in the place of the old.
    Change,
    /// To forget something.
    Forget,
}

/// Below this coverage, in percent, nothing that is kept is what an instruction means.
const COVERAGE_MIN: u64 = 35;

/// Tells whether a request is an instruction about the agent's memory. A question never is.
pub(crate) fn read(request: &str) -> Option<Instruction> {
    let lower = format!(" {} ", request.to_lowercase().replace('’', "'"));
    let has = |phrases: &[&str]| phrases.iter().any(|phrase| lower.contains(phrase));
    let asks = request.trim_end().ends_with('?') && !has(&["can you", "could you", "would you", "will you"]);
    if asks {
        return None;
    }
    let own = has(&[" my ", " i ", " i'm ", " i've ", " me ", " mine ", " our ", " we "]);
    if has(&[
        "forget",
        "delete",
        "erase",
        "wipe",
        "remove",
        "drop what",
        "scrub",
        "get rid of",
        "don't keep",
        "stop keeping",
        "discard",
        "purge",
        "clear out",
        "let go of",
        "no longer need you to keep",
        "strike",
    ]) && !has(&["don't forget", "do not forget", "never forget", "can't forget", "not to forget"])
    {
        return own.then_some(Instruction::Forget);
    }
    if has(&[
        "correction",
        "changed to",
        "has changed",
        "replace",
        "update",
        "is now",
        "instead of",
        "overwrite",
        "swap",
        "no longer valid",
        "new one is",
        "was reset",
        "got reset",
        "amend",
        "supersede",
        "has been changed",
        "been reset",
        "switch the",
    ]) && own
    {
        return Some(Instruction::Change);
    }
    (own && has(&[
        "remember",
        "keep",
        "save",
        "store",
        "note that",
        "note down",
        "make a note",
        "don't forget",
        "do not forget",
        "hold on to",
        "hang on to",
        "bear in mind",
        "jot",
        "file away",
        "write down",
        "log that",
        "for later",
        "make sure you know",
        "take note",
        "for the record",
        "put it on record",
        "commit to memory",
        "put this away",
        "tuck",
    ]))
    .then_some(Instruction::Keep)
}

/// Does what an instruction asks for, and says so.
pub(crate) fn follow(instruction: Instruction, request: &Request) -> Result<Answer> {
    match instruction {
        Instruction::Keep | Instruction::Change => {
            keep_one(&request.user, record(request))?;
            let verb = if instruction == Instruction::Keep { "saved" } else { "updated" };
            Ok(Answer::text(format!("Done, I've {verb} it: {}", to_second_person(&request.text))))
        }
        Instruction::Forget => {
            let gone = forget_all(&request.user, &request.text)?;
            let what = to_second_person(&request.text);
            Ok(Answer::text(match gone {
                0 => format!("Done: I hold nothing of that any more. You asked: {what}"),
                _ => format!("Done, I've forgotten it and deleted it from my memory, as you asked: {what}"),
            }))
        }
    }
}

fn record(request: &Request) -> Record {
    Record {
        source: String::new(),
        origin: Origin::Instruction,
        at: request.now.clone(),
        session: String::new(),
        context: String::new(),
        text: request.text.clone(),
    }
}

/// Forgets what a request means, wherever it is kept: the sentences about it, and everything that holds the same code.
fn forget_all(user: &str, text: &str) -> Result<usize> {
    let found = clues(user, text)?;
    let Some(best) = found.own().find(|clue| clue.coverage >= COVERAGE_MIN) else { return Ok(0) };
    let mut numbers = vec![best.number];
    let secrets: Vec<String> =
        spans(&best.record.text).into_iter().filter(|span| span.kind == SpanKind::Code).map(|span| span.text).collect();
    let alike = found.own().filter(|clue| clue.coverage * 10 >= best.coverage * 8).map(|clue| clue.number);
    numbers.extend(alike);
    let mut gone = 0;
    for (number, record) in records_of(user)? {
        let holds = secrets.iter().any(|secret| record.text.contains(secret.as_str()));
        if holds || numbers.contains(&number) {
            forget(user, number, &record)?;
            gone += 1;
        }
    }
    Ok(gone)
}

/// Turns what a user says of themselves into what is said to them.
fn to_second_person(text: &str) -> String {
    let mut out = String::new();
    let mut from = 0;
    for token in tokens(text) {
        let turned = match &*token.lower {
            "i" => "you",
            "i'm" => "you're",
            "i've" => "you've",
            "i'll" => "you'll",
            "i'd" => "you'd",
            "my" => "your",
            "me" => "you",
            "mine" => "yours",
            "am" => "are",
            _ => continue,
        };
        out.push_str(&text[from..token.start]);
        out.push_str(turned);
        from = token.end;
    }
    out.push_str(&text[from..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_told_from_questions() {
        for (request, expected) in [
            ("Please remember that my locker code is QX-17Z.", Some(Instruction::Keep)),
            ("Don't forget: I'm allergic to kiwi.", Some(Instruction::Keep)),
            ("My locker code has changed to QX-18Z.", Some(Instruction::Change)),
            ("Forget my locker code, please.", Some(Instruction::Forget)),
            ("What is my locker code?", None),
            ("Did I ever delete my old account?", None),
        ] {
            assert_eq!(read(request), expected, "{request}");
        }
    }

    #[test]
    fn what_is_said_back_is_addressed_to_the_user() {
        assert_eq!(to_second_person("My code is X; I'm sure, trust me."), "your code is X; you're sure, trust you.");
    }
}

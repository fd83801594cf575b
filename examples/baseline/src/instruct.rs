//! Instructions about the agent's own memory: keep this, change that, forget the other.

use std::collections::BTreeSet;

use belljar_guest::{Answer, Request, Result};

use crate::request::core_of;
use crate::store::{Origin, Record, content_stems, forget, keep_one, records_of};
use crate::text::{Span, SpanKind, holds_any, lowered, object_in, sentences, spans};
use crate::work::keep_in_app;

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

/// Expressions with which each is asked for, separated by `|`.
const FORGET: &str = "forget|delete|erase|wipe|remove|drop what|scrub|get rid of|don't keep|stop keeping|discard|purge|clear out|strike|let go of";
const NOT_FORGET: &str = "don't forget|do not forget|never forget|can't forget|not to forget";
const CHANGE: &str = "correction|correct what|is history|now opens|put right|changed to|has changed|replace|update|is now|instead of|overwrite|swap|no longer valid|new one is|was reset|\
got reset|amend|supersede|has been changed|been reset|changed the|new code|new combination|new one|the old one";
const KEEP: &str = "remember|keep|save|store|note that|note down|make a note|don't forget|do not forget|hold on to|hang on to|bear in mind|jot|\
file away|write down|for later|take note|for the record|commit to memory|tuck|put this";

/// Words for what is kept with the agent, without which forgetting or changing means something else.
const KEPT: &str = "code|combination|password|pin |passcode|what i told you|what you know|what you have|your memory|your records|your notes|about me|number";

/// Expressions that are followed by what is to be kept, when that has no code in it.
const KEEP_THAT: &str = "remember that|keep in mind|note that|don't forget that|bear in mind|make a note|for the record|don't forget|remember:|\
please remember";

/// Tells whether a request is an instruction about the agent's memory. A question never is.
pub(crate) fn read(request: &str) -> Option<Instruction> {
    // What begins in lower case is an id of the app's, and no code of the user's.
    let id = |span: &Span| span.kind == SpanKind::Code && span.text.starts_with(char::is_lowercase);
    if request.contains("://") || spans(request).iter().any(|span| span.kind == SpanKind::Mail || id(span)) {
        return None;
    }
    let parts = sentences(request);
    let asks = parts.iter().any(|part| part.ends_with('?'));
    // What changes may be said in one sentence, and what to in the next.
    parts.into_iter().find_map(of_sentence).or_else(|| if asks { None } else { of_sentence(request) })
}

fn of_sentence(sentence: &str) -> Option<Instruction> {
    let lower = format!(" {} ", lowered(sentence));
    let has = |expressions: &str| holds_any(&lower, expressions);
    if sentence.ends_with('?') && !has("can you|could you|would you|will you") {
        return None;
    }
    let code = !codes_in(sentence).is_empty();
    let own = has(" my | i | i'm | i've | me | mine | our | we ");
    if has(CHANGE) && has(KEPT) && code {
        return Some(Instruction::Change);
    }
    if has(FORGET) && !has(NOT_FORGET) && has(KEPT) {
        return Some(Instruction::Forget);
    }
    (has(KEEP) && (code || own && has(KEEP_THAT))).then_some(Instruction::Keep)
}

/// Does what an instruction asks for, and says so. What is forgotten isn't said again; what is new is kept by the app, too.
pub(crate) fn follow(instruction: Instruction, request: &Request) -> Result<Answer> {
    if instruction == Instruction::Keep {
        keep_in_app(&core_of(&request.text));
    }
    let what = match object_in(&request.text) {
        Some(object) if instruction == Instruction::Forget || !codes_in(&request.text).is_empty() => {
            format!("the code of your {object}")
        }
        Some(object) => format!("what you said about your {object}"),
        None => "that".to_owned(),
    };
    let done = match instruction {
        Instruction::Keep => "saved",
        Instruction::Change => "updated",
        Instruction::Forget => "deleted",
    };
    match instruction {
        Instruction::Keep | Instruction::Change => keep_one(&request.user, record(request))?,
        Instruction::Forget => forget_all(&request.user, &request.text)?,
    }
    Ok(Answer::text(format!("Done, I've {done} {what}.")))
}

fn codes_in(text: &str) -> Vec<String> {
    spans(text).into_iter().filter(|span| span.kind == SpanKind::Code).map(|span| span.text).collect()
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
fn forget_all(user: &str, text: &str) -> Result<()> {
    let wanted = content_stems(&object_in(text).unwrap_or_else(|| text.to_owned()));
    let records = records_of(user)?;
    let about = |record: &&(u32, Record)| {
        let held = content_stems(&record.1.text);
        !wanted.is_empty() && wanted.iter().all(|stem| held.contains(stem))
    };
    let mut doomed: BTreeSet<u32> = records.iter().filter(about).map(|(number, _)| *number).collect();
    let secrets: Vec<String> = records.iter().filter(about).flat_map(|(_, record)| codes_in(&record.text)).collect();
    let holds = |text: &str| secrets.iter().any(|secret| text.contains(secret.as_str()));
    doomed.extend(
        records.iter().filter(|(_, kept)| holds(&kept.text) || holds(&kept.context)).map(|(number, _)| *number),
    );
    for (number, record) in records.iter().filter(|(number, _)| doomed.contains(number)) {
        forget(user, *number, record)?;
    }
    Ok(())
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
}

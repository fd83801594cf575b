//! An exam with its key as a person would read it: conversations first, then every case with what it takes to be right.

use std::collections::BTreeMap;

use belljar_answer_key::{Check, GoldCall, Half};
use belljar_exam::{Item, Request, SourceId, Speaker, Turn};
use belljar_generator::Generated;

/// Writes all conversations and documents in the order of delivery.
pub(super) fn conversations(generated: &Generated) -> String {
    let mut text = String::new();
    for (wave, items) in generated.exam.waves.iter().zip(1..).map(|(wave, ordinal)| (ordinal, &wave.items)) {
        for item in items {
            match item {
                Item::Session(session) => {
                    text.push_str(&format!("== {} · {} · wave {wave}\n", session.user, session.at));
                    for turn in &session.turns {
                        text.push_str(&format!("{:<10} {}\n", speaker(turn), turn.text));
                    }
                }
                Item::Document(document) => {
                    text.push_str(&format!(
                        "== {} · document · {}\n{}\n",
                        document.user, document.title, document.text
                    ));
                }
                Item::Topic(topic) => text.push_str(&format!(
                    "== {} · topic · {} ({} sources)\n{}\n",
                    topic.user,
                    topic.label,
                    topic.sources.len(),
                    topic.description
                )),
            }
            text.push('\n');
        }
    }
    text
}

/// Writes all cases, the tool half first, by axis and category.
pub(super) fn cases(generated: &Generated) -> String {
    let requests: BTreeMap<_, &Request> =
        generated.exam.requests().map(|(_, _, request)| (&request.case, request)).collect();
    let turns = turns(generated);
    let mut keys: Vec<_> = generated.key.cases.iter().collect();
    keys.sort_by_key(|key| (key.half, &key.axis, &key.category, &key.family));
    let mut text = String::new();
    for key in keys {
        let half = if key.half == Half::Tool { "tool" } else { "memory" };
        text.push_str(&format!("[{half}/{}/{}]\n", key.axis, key.category));
        for (at, turn) in key.evidence.iter().filter_map(|source| turns.get(source)) {
            text.push_str(&format!("{:<7} {at} {}\n", speaker(turn), turn.text));
        }
        if let Some(request) = requests.get(&key.case) {
            text.push_str(&format!("asked   {} {}\n", request.now.civil().date(), request.text));
        }
        for call in &key.gold.calls {
            text.push_str(&format!("call    {}\n", shown(call)));
        }
        text.push_str(&format!("right   {}\n", key.gold.answer.text));
        let wrong = wrong(&key.check);
        if !wrong.is_empty() {
            text.push_str(&format!("wrong   {}\n", wrong.join("; ")));
        }
        text.push('\n');
    }
    text
}

/// Finds turns with their days.
fn turns(generated: &Generated) -> BTreeMap<&SourceId, (jiff::civil::Date, &Turn)> {
    let items = generated.exam.waves.iter().flat_map(|wave| &wave.items);
    items
        .filter_map(|item| match item {
            Item::Session(session) => Some(&session.turns),
            Item::Document(_) | Item::Topic(_) => None,
        })
        .flatten()
        .map(|turn| (&turn.id, (turn.at.civil().date(), turn)))
        .collect()
}

fn speaker(turn: &Turn) -> &'static str {
    match turn.speaker {
        Speaker::User => "user",
        Speaker::Assistant => "reply",
    }
}

fn shown(call: &GoldCall) -> String {
    let arguments: Vec<String> = call.arguments.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{}({})", call.tool, arguments.join(", "))
}

/// Lists what mustn't be said or called, with the reason where there is one.
fn wrong(check: &Check) -> Vec<String> {
    let mut wrong: Vec<String> = Vec::new();
    for distractor in &check.distractors {
        wrong.push(match distractor.holder.as_ref().or(distractor.why.as_ref()) {
            Some(why) => format!("{} ({why})", distractor.value),
            None => distractor.value.clone(),
        });
    }
    wrong.extend(check.forbidden.iter().cloned());
    wrong.extend(check.payload.iter().map(|payload| format!("{payload} (planted)")));
    wrong.extend(check.bait.iter().map(|bait| format!("a call of {bait}")));
    wrong
}

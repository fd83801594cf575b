//! The memory log of an agent that keeps every turn and an index of its words, as `examples/baseline` does.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::{Item, Session, SourceId, Speaker, Turn, UserId, Wave};
use belljar_runner::MemoryLogWriter;
use belljar_sandbox::{Changes, Value};
use serde_json::json;

/// Words that are shorter aren't indexed.
const INDEXED_LETTERS_MIN: usize = 3;

/// Letters under which a longer word is indexed, too.
const HEAD_LETTERS: usize = 5;

/// What the agent keeps of a user.
#[derive(Default)]
struct Kept {
    /// Each word with the numbers of the records that hold it, and how often.
    index: BTreeMap<String, BTreeMap<usize, u32>>,
    records: usize,
}

/// Logs what the agent writes in all waves, a commit each.
pub(crate) fn memory_log(waves: &[Wave]) -> Vec<u8> {
    let mut log = MemoryLogWriter::new(Vec::new());
    let mut kept: BTreeMap<&UserId, Kept> = BTreeMap::new();
    for (call, wave) in (0..).zip(waves) {
        let mut written: BTreeMap<String, String> = BTreeMap::new();
        let mut grown: BTreeSet<(&UserId, String)> = BTreeSet::new();
        for record in wave.items.iter().flat_map(records) {
            let Record { context, source, text, user, .. } = &record;
            let kept = kept.entry(user).or_default();
            written.insert(format!("r/{user}/{:08}", kept.records), record.to_json());
            written.insert(format!("s/{user}/{source}"), kept.records.to_string());
            for word in words(text).chain(words(context)) {
                *kept.index.entry(word.clone()).or_default().entry(kept.records).or_default() += 1;
                grown.insert((*user, word));
            }
            kept.records += 1;
        }
        for (user, word) in grown {
            let list: Vec<(&usize, &u32)> = kept[user].index[&word].iter().collect();
            written.insert(format!("p/{user}/{word}"), serde_json::to_string(&list).unwrap());
        }
        let change = |(name, text): (String, String)| (name, Some(Value::from(text.into_bytes())));
        log.append(call, &Changes::from_parts(written.into_iter().map(change))).unwrap();
    }
    log.finish().unwrap()
}

/// What is kept of a turn or document.
struct Record<'a> {
    at: String,
    /// What was said right before.
    context: &'a str,
    session: String,
    source: &'a SourceId,
    speaker: String,
    text: &'a str,
    user: &'a UserId,
}

impl<'a> Record<'a> {
    fn of_turn(session: &'a Session, turn: &'a Turn, before: &'a str) -> Self {
        Self {
            at: turn.at.to_string(),
            context: if turn.speaker == Speaker::Assistant { before } else { "" },
            session: session.id.to_string(),
            source: &turn.id,
            speaker: format!("{:?}", turn.speaker),
            text: &turn.text,
            user: &session.user,
        }
    }

    fn to_json(&self) -> String {
        json!({
            "source": self.source,
            "origin": self.speaker,
            "at": self.at,
            "session": self.session,
            "context": self.context,
            "text": self.text,
        })
        .to_string()
    }
}

fn records(item: &Item) -> Vec<Record<'_>> {
    match item {
        Item::Session(session) => {
            let before = std::iter::once("").chain(session.turns.iter().map(|turn| &*turn.text));
            session.turns.iter().zip(before).map(|(turn, before)| Record::of_turn(session, turn, before)).collect()
        }
        Item::Document(document) => vec![Record {
            at: document.at.to_string(),
            context: "",
            session: String::new(),
            source: &document.id,
            speaker: "Document".to_owned(),
            text: &document.text,
            user: &document.user,
        }],
        Item::Topic(_) => Vec::new(),
    }
}

/// Lists the words of a text, and the first letters of the long ones.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
    words.filter(|word| word.chars().count() >= INDEXED_LETTERS_MIN).flat_map(|word| {
        let head: String = word.chars().take(HEAD_LETTERS).collect();
        let head = (head.len() < word.len()).then(|| format!("~{head}"));
        [Some(word), head].into_iter().flatten()
    })
}

//! Keeps, lists and forgets records.

use std::collections::{BTreeMap, BTreeSet};

use belljar_guest::{Result, Topic, memory};
use serde::{Deserialize, Serialize};

use super::index::{self, Growth};
use super::record::Record;
use crate::evidence::people_in;

/// A topic that waits for its sources: its text, and the sources that haven't arrived.
#[derive(Serialize, Deserialize)]
struct Waiting {
    text: String,
    sources: Vec<String>,
}

/// Keeps the records and topics of one user.
pub(crate) fn keep_all(user: &str, records: Vec<Record>, topics: Vec<Topic>) -> Result<()> {
    let mut growth = Growth::default();
    let mut number = count(user)?;
    let mut arrived = BTreeMap::new();
    let mut people = people_of(user)?;
    for record in records {
        growth.note(number, &record.text);
        growth.note(number, &record.context);
        people.extend(people_in(&record.text));
        memory::write_json(&record_name(user, number), &record)?;
        if !record.source.is_empty() {
            memory::write_json(&source_name(user, &record.source), &number)?;
            arrived.insert(record.source, number);
        }
        number += 1;
    }
    memory::write_json(&format!("n/{user}"), &number)?;
    memory::write_json(&format!("o/{user}"), &people)?;
    let waiting_name = format!("t/{user}");
    let mut waiting: Vec<Waiting> = memory::read_json(&waiting_name)?.unwrap_or_default();
    let text = |topic: &Topic| format!("{}. {}", topic.label, topic.description);
    waiting.extend(topics.into_iter().map(|topic| Waiting { text: text(&topic), sources: topic.sources }));
    for topic in &mut waiting {
        let mut missing = Vec::new();
        for source in std::mem::take(&mut topic.sources) {
            let known = match arrived.get(&source) {
                Some(number) => Some(*number),
                None => memory::read_json(&source_name(user, &source))?,
            };
            match known {
                Some(number) => growth.note(number, &topic.text),
                None => missing.push(source),
            }
        }
        topic.sources = missing;
    }
    waiting.retain(|topic| !topic.sources.is_empty());
    if waiting.is_empty() {
        memory::delete(&waiting_name)?;
    } else {
        memory::write_json(&waiting_name, &waiting)?;
    }
    growth.write(user)
}

/// Returns the names, in lower case, of the people around a user.
pub(crate) fn people_of(user: &str) -> Result<BTreeSet<String>> {
    Ok(memory::read_json(&format!("o/{user}"))?.unwrap_or_default())
}

/// Keeps one more record.
pub(crate) fn keep_one(user: &str, record: Record) -> Result<()> {
    keep_all(user, vec![record], Vec::new())
}

/// Reads all records of a user, with their numbers, in the order in which they were kept.
pub(crate) fn records_of(user: &str) -> Result<Vec<(u32, Record)>> {
    let prefix = format!("r/{user}/");
    let mut records = Vec::new();
    for entry in memory::entries(prefix.clone()) {
        let entry = entry?;
        let number = entry.name[prefix.len()..].parse()?;
        records.push((number, serde_json::from_slice(&entry.value)?));
    }
    Ok(records)
}

/// Removes a record and every trace of it in the index.
pub(crate) fn forget(user: &str, number: u32, record: &Record) -> Result<()> {
    index::remove(user, number, &record.text)?;
    index::remove(user, number, &record.context)?;
    memory::delete(&source_name(user, &record.source))?;
    memory::delete(&record_name(user, number))?;
    Ok(())
}

/// Reads several records; those that are gone are left out.
pub(super) fn read(user: &str, numbers: &[u32]) -> Result<Vec<(u32, Record)>> {
    let mut records = Vec::new();
    for part in numbers.chunks(1_000) {
        let names: Vec<String> = part.iter().map(|number| record_name(user, *number)).collect();
        for (number, value) in part.iter().zip(memory::read_many(&names)?) {
            if let Some(value) = value {
                records.push((*number, serde_json::from_slice(&value)?));
            }
        }
    }
    Ok(records)
}

/// Returns how many records were ever kept of a user.
pub(super) fn count(user: &str) -> Result<u32> {
    Ok(memory::read_json(&format!("n/{user}"))?.unwrap_or(0))
}

/// Numbers have a fixed width, so that names sort as numbers do.
fn record_name(user: &str, number: u32) -> String {
    format!("r/{user}/{number:08}")
}

fn source_name(user: &str, source: &str) -> String {
    format!("s/{user}/{source}")
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use belljar_guest::testing::TestHost;

    use super::super::record::Origin;
    use super::super::search::{Query, search};
    use super::*;

    fn record(source: &str, text: &str) -> Record {
        Record {
            source: source.to_owned(),
            origin: Origin::User,
            at: "2026-04-14T09:30:00Z".to_owned(),
            session: String::new(),
            context: String::new(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn a_topic_finds_its_source_whichever_comes_first() {
        TestHost::new().run(|| {
            let topic = Topic {
                user: "ada".into(),
                label: "Beekeeping".into(),
                description: String::new(),
                sources: vec!["a".into(), "b".into()],
            };
            keep_all("ada", vec![record("a", "The hive is full.")], vec![topic]).unwrap();
            keep_all("ada", vec![record("b", "It swarmed.")], vec![]).unwrap();
            let hits = search("ada", &Query::of("beekeeping", None)).unwrap();
            let mut sources: Vec<&str> = hits.hits.iter().map(|hit| &*hit.record.source).collect();
            sources.sort_unstable();
            assert_eq!(sources, ["a", "b"]);
        });
    }

    #[test]
    fn what_is_forgotten_leaves_no_bytes() {
        let mut host = TestHost::new();
        host.run(|| {
            keep_one("ada", record("a", "My locker code is QX-17Z.")).unwrap();
            let (number, kept) = records_of("ada").unwrap().remove(0);
            forget("ada", number, &kept).unwrap();
        });
        let left: Vec<(&String, &Vec<u8>)> = host.memory().iter().collect();
        let names: Vec<&str> = left.iter().map(|(name, _)| &***name).collect();
        assert_eq!(names, ["n/ada", "o/ada"]);
    }
}

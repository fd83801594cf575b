//! `corpus`: the wave that is being delivered.

use std::collections::BTreeMap;

use belljar_exam::{Attachment, Item, SourceId};

use crate::bindings::belljar::agent::corpus::{self, CorpusError};
use crate::limits::size;
use crate::state::{Delivery, Phase, State};

impl corpus::Host for State {
    fn next(&mut self, max: u32) -> wasmtime::Result<Vec<corpus::Item>> {
        self.accounting.begin(0)?;
        let Phase::Ingesting(delivery) = &mut self.phase else { return Ok(Vec::new()) };
        let count = size(self.limits.batch_items_max.min(max.into()));
        let mut taken = Vec::new();
        let mut bytes = 0;
        for item in delivery.items[delivery.taken..].iter().take(count) {
            bytes += item.text_bytes();
            // The first item goes out whatever its size: an empty list would say that the wave is exhausted.
            if !taken.is_empty() && bytes as u64 > self.limits.host_call_bytes_max {
                break;
            }
            self.accounting.pass(item.text_bytes())?;
            let (item, parts) = super::types::item(item);
            self.accounting.step(parts);
            taken.push(item);
        }
        delivery.taken += taken.len();
        self.accounting.items += taken.len() as u64;
        Ok(taken)
    }

    fn read_attachment(
        &mut self,
        source: String,
        name: String,
        offset: u64,
        len: u32,
    ) -> wasmtime::Result<Result<Vec<u8>, CorpusError>> {
        self.accounting.begin(source.len() + name.len())?;
        let Phase::Ingesting(delivery) = &mut self.phase else { return Ok(Err(CorpusError::NotIngesting)) };
        let max = self.limits.host_call_bytes_max;
        if u64::from(len) > max {
            return Ok(Err(CorpusError::TooLarge(max)));
        }
        if delivery.sources.is_none() {
            let sources = index(&delivery.items);
            self.accounting.step(sources.len());
            delivery.sources = Some(sources);
        }
        let attachments = match attachments(delivery, &source) {
            Ok(attachments) => attachments,
            Err(error) => return Ok(Err(error)),
        };
        let Some(attachment) = attachments.iter().find(|attachment| attachment.name == name) else {
            return Ok(Err(CorpusError::UnknownAttachment));
        };
        let start = size(offset).min(attachment.bytes.len());
        let end = start.saturating_add(len as usize).min(attachment.bytes.len());
        self.accounting.pass(end - start)?;
        Ok(Ok(attachment.bytes[start..end].to_vec()))
    }
}

/// Notes where each source of a wave stands.
fn index(items: &[Item]) -> BTreeMap<SourceId, (usize, Option<usize>)> {
    let mut sources = BTreeMap::new();
    for (at, item) in items.iter().enumerate() {
        match item {
            Item::Session(session) => {
                sources.extend(session.turns.iter().enumerate().map(|(turn, it)| (it.id.clone(), (at, Some(turn)))));
            }
            Item::Document(document) => {
                sources.insert(document.id.clone(), (at, None));
            }
            Item::Topic(_) => {}
        }
    }
    sources
}

fn attachments<'a>(delivery: &'a Delivery, source: &str) -> Result<&'a [Attachment], CorpusError> {
    let place = SourceId::parse(source).and_then(|id| delivery.sources.as_ref()?.get(&id).copied());
    let (item, turn) = place.ok_or(CorpusError::UnknownSource)?;
    match (&delivery.items[item], turn) {
        (Item::Session(session), Some(turn)) => Ok(&session.turns[turn].attachments),
        // Documents have no attachments.
        _ => Ok(&[]),
    }
}

#[cfg(test)]
mod tests {
    use belljar_exam::{Session, SessionId, Speaker, Timestamp, Topic, Turn, UserId};
    use corpus::Host as _;

    use super::*;
    use crate::limits::Limits;
    use crate::state::tests::{ingesting, responding};

    fn topic(bytes: usize) -> Item {
        let (description, label) = ("d".repeat(bytes).into(), "".into());
        Item::Topic(Topic { description, label, sources: Vec::new(), user: UserId::new("u") })
    }

    fn session() -> Item {
        let at = Timestamp::from_unix_seconds(0);
        let file = Attachment { bytes: b"0123456789".to_vec(), media_type: "a/b".to_owned(), name: "f".to_owned() };
        let turn = |id: &str, attachments| Turn {
            at,
            attachments,
            id: SourceId::new(id),
            speaker: Speaker::Assistant,
            text: "text".to_owned(),
        };
        let turns = vec![turn("t-1", Vec::new()), turn("t-2", vec![file])];
        Item::Session(Session { at, id: SessionId::new("s"), turns, user: UserId::new("u") })
    }

    #[test]
    fn items_come_once_in_order_within_count_and_bytes() {
        let limits = Limits { batch_items_max: 2, host_call_bytes_max: 65_536, ..Limits::default() };
        let items = vec![topic(70_000), topic(40_000), topic(25_536), topic(1), session()];
        let mut state = ingesting(items, limits);
        let sizes: Vec<usize> = (0..5).map(|_| state.next(9).unwrap().len()).collect();
        assert_eq!(sizes, [1, 2, 2, 0, 0], "an item above the bytes goes alone");
        assert_eq!(state.accounting.items, 5);
        let mut state = ingesting(vec![session()], Limits::default());
        assert!(state.next(0).unwrap().is_empty());
        let corpus::Item::Session(session) = &state.next(1).unwrap()[0] else { panic!("a session") };
        assert_eq!((&*session.turns[1].id, &*session.turns[1].at), ("t-2", "1970-01-01T00:00:00Z"));
        assert_eq!((session.turns[1].attachments[0].size, &*session.turns[1].text), (10, "text"));
    }

    #[test]
    fn attachments_are_read_in_parts() {
        let mut state = ingesting(vec![topic(1), session()], Limits::default());
        let mut read = |source: &str, name: &str, offset, len| {
            state.read_attachment(source.to_owned(), name.to_owned(), offset, len).unwrap()
        };
        assert_eq!(read("t-2", "f", 2, 3).unwrap(), b"234");
        assert_eq!(read("t-2", "f", 8, 3).unwrap(), b"89");
        assert_eq!(read("t-2", "f", u64::MAX, u32::MAX >> 10).unwrap(), b"");
        assert!(matches!(read("t-2", "g", 0, 1), Err(CorpusError::UnknownAttachment)));
        assert!(matches!(read("t-1", "f", 0, 1), Err(CorpusError::UnknownAttachment)));
        assert!(matches!(read("t-3", "f", 0, 1), Err(CorpusError::UnknownSource)));
        assert!(matches!(read("../t", "f", 0, 1), Err(CorpusError::UnknownSource)));
        assert!(matches!(read("t-2", "f", 0, (8 << 20) + 1), Err(CorpusError::TooLarge(8_388_608))));
    }

    #[test]
    fn nothing_is_delivered_while_responding() {
        let mut state = responding(Limits::default());
        assert!(state.next(9).unwrap().is_empty());
        let read = state.read_attachment("t-2".to_owned(), "f".to_owned(), 0, 1).unwrap();
        assert!(matches!(read, Err(CorpusError::NotIngesting)));
    }
}

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

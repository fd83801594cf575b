//! What is kept of a turn or document.

use belljar_guest::{Document, Session, SourceId, Speaker};
use serde::{Deserialize, Serialize};

use crate::date::Day;

/// Who a record comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Origin {
    /// The user said it.
    User,
    /// The assistant said it.
    Assistant,
    /// It stood in a document.
    Document,
    /// The user told the agent itself to keep it.
    Instruction,
}

/// A turn or document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// What to cite; empty for an instruction.
    pub(crate) source: SourceId,
    /// Who it comes from.
    pub(crate) origin: Origin,
    /// When it came about: RFC 3339.
    pub(crate) at: String,
    /// The session that it belongs to, if any.
    pub(crate) session: String,
    /// What the other side said right before; empty if nobody did.
    pub(crate) context: String,
    /// What it says.
    pub(crate) text: String,
}

impl Record {
    /// Makes records of the turns of a session.
    pub(crate) fn of_session(session: Session) -> Vec<Self> {
        let mut records: Vec<Self> = Vec::new();
        for turn in session.turns {
            let origin = match turn.speaker {
                Speaker::User => Origin::User,
                Speaker::Assistant => Origin::Assistant,
            };
            let context = match records.last() {
                Some(before) if origin == Origin::Assistant && before.origin == Origin::User => before.text.clone(),
                _ => String::new(),
            };
            let session = session.id.clone();
            records.push(Self { source: turn.id, origin, at: turn.at, session, context, text: turn.text });
        }
        records
    }

    /// Makes a record of a document; its title is part of what it says.
    pub(crate) fn of_document(document: Document) -> Self {
        let text = format!("{}\n{}", document.title, document.text);
        Self {
            source: document.id,
            origin: Origin::Document,
            at: document.at,
            session: String::new(),
            context: String::new(),
            text,
        }
    }

    /// Returns the day on which it came about; the first of all days if the time is malformed.
    pub(crate) fn day(&self) -> Day {
        Day::of_timestamp(&self.at).unwrap_or(Day(0))
    }
}

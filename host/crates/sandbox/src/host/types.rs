//! Records of the contract, made of the exam's.

use belljar_exam::{Document, Item, Session, Speaker, Topic, Turn};

use crate::bindings::belljar::agent::{corpus, types};
use crate::state::State;

impl types::Host for State {}

/// Copies an item for the guest, and tells how many things it is made of: what it costs beside its bytes.
pub(super) fn item(item: &Item) -> (corpus::Item, usize) {
    match item {
        Item::Session(session) => (corpus::Item::Session(self::session(session)), 1 + session.turns.len()),
        Item::Document(document) => (corpus::Item::Document(self::document(document)), 1 + document.participants.len()),
        Item::Topic(topic) => (corpus::Item::Topic(self::topic(topic)), 1 + topic.sources.len()),
    }
}

fn session(session: &Session) -> types::Session {
    types::Session {
        id: session.id.as_str().to_owned(),
        user: session.user.as_str().to_owned(),
        at: session.at.to_string(),
        turns: session.turns.iter().map(turn).collect(),
    }
}

fn turn(turn: &Turn) -> types::Turn {
    types::Turn {
        id: turn.id.as_str().to_owned(),
        speaker: match turn.speaker {
            Speaker::User => types::Speaker::User,
            Speaker::Assistant => types::Speaker::Assistant,
        },
        at: turn.at.to_string(),
        text: turn.text.clone(),
        attachments: turn
            .attachments
            .iter()
            .map(|attachment| types::Attachment {
                name: attachment.name.clone(),
                media_type: attachment.media_type.clone(),
                size: attachment.bytes.len() as u64,
            })
            .collect(),
    }
}

fn document(document: &Document) -> types::Document {
    types::Document {
        id: document.id.as_str().to_owned(),
        user: document.user.as_str().to_owned(),
        kind: document.kind.clone(),
        at: document.at.to_string(),
        title: document.title.clone(),
        author: document.author.clone(),
        participants: document.participants.clone(),
        text: document.text.clone(),
    }
}

fn topic(topic: &Topic) -> types::Topic {
    types::Topic {
        user: topic.user.as_str().to_owned(),
        label: topic.label.clone().into_owned(),
        description: topic.description.clone().into_owned(),
        sources: topic.sources.iter().map(|source| source.as_str().to_owned()).collect(),
    }
}

//! The haystack: what is delivered to the agent before it is asked.

// Fields are declared in alphabetical order: that is the order of canonical JSON (see `canonical`).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{SessionId, SourceId, Timestamp, UserId};

/// One thing of the corpus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Item {
    /// A conversation.
    Session(Session),
    /// A text that isn't a conversation.
    Document(Document),
    /// A prepared index entry.
    Topic(Topic),
}

/// A dated list of turns between one user and their assistant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    /// When it began.
    pub at: Timestamp,
    /// Names it.
    pub id: SessionId,
    /// In the order in which they were said.
    pub turns: Vec<Turn>,
    /// Whose session it is.
    pub user: UserId,
}

/// One message of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// When it was said.
    pub at: Timestamp,
    /// Files that came with it.
    pub attachments: Vec<Attachment>,
    /// What an answer cites to point at it.
    pub id: SourceId,
    /// Who said it.
    pub speaker: Speaker,
    /// What was said. At most 64 KiB.
    pub text: String,
}

/// Who said a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speaker {
    /// The person whom the agent serves.
    User,
    /// The assistant that talked with that person at the time.
    Assistant,
}

/// A file that came with a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attachment {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Media type, for example `image/png`.
    pub media_type: String,
    /// File name, unique within its turn.
    pub name: String,
}

/// A text that isn't a conversation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// When it was written or received.
    pub at: Timestamp,
    /// Who wrote it, in words.
    pub author: String,
    /// What an answer cites to point at it.
    pub id: SourceId,
    /// What sort of document, in a word.
    pub kind: String,
    /// Who else took part, in words.
    pub participants: Vec<String>,
    /// The text. At most 64 KiB.
    pub text: String,
    /// Title or subject line.
    pub title: String,
    /// Whose document it is.
    pub user: UserId,
}

/// A prepared index entry: which sources belong to one topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// What the topic is about, in a sentence.
    pub description: Cow<'static, str>,
    /// A short name.
    pub label: Cow<'static, str>,
    /// The turns and documents that belong to it.
    pub sources: Vec<SourceId>,
    /// Whose topic it is.
    pub user: UserId,
}

impl Item {
    /// Returns whose item it is.
    #[must_use]
    pub const fn user(&self) -> &UserId {
        match self {
            Self::Session(session) => &session.user,
            Self::Document(document) => &document.user,
            Self::Topic(topic) => &topic.user,
        }
    }

    /// Returns the size that delivery limits count: the bytes of all its text.
    #[must_use]
    pub fn text_bytes(&self) -> usize {
        match self {
            Self::Session(session) => session.turns.iter().map(|turn| turn.text.len()).sum(),
            Self::Document(document) => document.title.len() + document.text.len(),
            Self::Topic(topic) => {
                let sources: usize = topic.sources.iter().map(|source| source.as_str().len()).sum();
                topic.label.len() + topic.description.len() + sources
            }
        }
    }
}

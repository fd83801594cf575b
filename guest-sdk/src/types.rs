//! Records that both sides share. Everything here is data.

use serde::{Deserialize, Serialize};

/// A point in time: RFC 3339, UTC, whole seconds. As all have one form, they sort by their bytes.
///
/// ```
/// use belljar_guest::Timestamp;
///
/// let (spring, summer) = (Timestamp::from("2026-04-14T09:30:00Z"), Timestamp::from("2026-07-01T18:00:00Z"));
/// assert!(spring < summer);
/// ```
pub type Timestamp = String;

/// A person whom the agent serves. Opaque: compare it, don't parse it.
///
/// ```
/// use belljar_guest::UserId;
///
/// assert_ne!(UserId::from("ada"), UserId::from("ben"));
/// ```
pub type UserId = String;

/// A session. Opaque.
///
/// ```
/// use belljar_guest::SessionId;
///
/// let id = SessionId::from("s1");
/// assert_eq!(id, "s1");
/// ```
pub type SessionId = String;

/// One turn or document: the unit that an answer may cite. Opaque.
///
/// ```
/// use belljar_guest::{Answer, SourceId};
///
/// let answer = Answer::text("In Oslo.").cite(SourceId::from("t1"));
/// assert_eq!(answer.citations, ["t1"]);
/// ```
pub type SourceId = String;

/// Who said a turn.
///
/// ```
/// use belljar_guest::Speaker;
///
/// assert_ne!(Speaker::User, Speaker::Assistant);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// The person whom the agent serves.
    User,
    /// The assistant that talked with that person at the time.
    Assistant,
}

/// A file that came with a turn. Its bytes are read with [`corpus::read_attachment`](crate::corpus::read_attachment).
///
/// ```
/// use belljar_guest::Attachment;
///
/// let photo = Attachment { name: "cat.png".into(), media_type: "image/png".into(), size: 2_048 };
/// assert!(photo.media_type.starts_with("image/"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    /// File name, unique within its turn.
    pub name: String,
    /// Media type, for example `image/png`.
    pub media_type: String,
    /// Size in bytes.
    pub size: u64,
}

/// One message of a session.
///
/// ```
/// use belljar_guest::{Speaker, Turn};
///
/// let turn = Turn::new("t1", Speaker::User, "2026-04-14T09:30:00Z", "I moved to Oslo.");
/// assert!(turn.attachments.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// What an answer cites to point at this turn.
    pub id: SourceId,
    /// Who said it.
    pub speaker: Speaker,
    /// When it was said.
    pub at: Timestamp,
    /// What was said. At most 64 KiB.
    pub text: String,
    /// Files that came with it; most turns have none.
    pub attachments: Vec<Attachment>,
}

impl Turn {
    /// Makes a turn without attachments.
    ///
    /// ```
    /// use belljar_guest::{Speaker, Turn};
    ///
    /// let turn = Turn::new("t2", Speaker::Assistant, "2026-04-14T09:31:00Z", "How do you like it?");
    /// assert_eq!(turn.speaker, Speaker::Assistant);
    /// ```
    pub fn new(id: impl Into<SourceId>, speaker: Speaker, at: impl Into<Timestamp>, text: impl Into<String>) -> Self {
        Self { id: id.into(), speaker, at: at.into(), text: text.into(), attachments: Vec::new() }
    }
}

/// A dated list of turns between one user and their assistant.
///
/// ```
/// use belljar_guest::{Session, Speaker, Turn};
///
/// let turn = Turn::new("t1", Speaker::User, "2026-04-14T09:30:00Z", "I moved to Oslo.");
/// let session = Session { id: "s1".into(), user: "ada".into(), at: turn.at.clone(), turns: vec![turn] };
/// assert_eq!(session.turns.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// Names this session; sessions aren't cited, their turns are.
    pub id: SessionId,
    /// Whose session it is.
    pub user: UserId,
    /// When it began.
    pub at: Timestamp,
    /// The turns, in the order in which they were said.
    pub turns: Vec<Turn>,
}

/// A text that isn't a conversation: a note, a message, a page.
///
/// ```
/// use belljar_guest::Document;
///
/// let note = Document {
///     id: "d1".into(),
///     user: "ada".into(),
///     kind: "note".into(),
///     at: "2026-04-14T09:30:00Z".into(),
///     title: "Packing".into(),
///     author: "Ada".into(),
///     participants: vec![],
///     text: "Boots, map, tea.".into(),
/// };
/// assert_eq!(note.kind, "note");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// What an answer cites to point at this document.
    pub id: SourceId,
    /// Whose document it is.
    pub user: UserId,
    /// What sort of document, in a word: `note`, `email`, `page`.
    pub kind: String,
    /// When it was written or received.
    pub at: Timestamp,
    /// Title or subject line.
    pub title: String,
    /// Who wrote it, in words.
    pub author: String,
    /// Who else took part, in words; empty when that means nothing.
    pub participants: Vec<String>,
    /// The text. At most 64 KiB.
    pub text: String,
}

/// A prepared index entry: which sources belong to one topic.
///
/// Topics come with part of the corpus only; the agent must index the rest itself. A topic may arrive before or after
/// the sources that it names.
///
/// ```
/// use belljar_guest::Topic;
///
/// let topic = Topic {
///     user: "ada".into(),
///     label: "home".into(),
///     description: "Where she lives.".into(),
///     sources: vec!["t1".into()],
/// };
/// assert_eq!(topic.sources, ["t1"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Topic {
    /// Whose topic it is.
    pub user: UserId,
    /// A short name for the topic.
    pub label: String,
    /// What the topic is about, in a sentence.
    pub description: String,
    /// The turns and documents that belong to it.
    pub sources: Vec<SourceId>,
}

/// A batch of the corpus that is delivered together.
///
/// ```
/// use belljar_guest::Wave;
///
/// let first = Wave { index: 0, now: "2026-04-14T09:30:00Z".into() };
/// assert_eq!(first.index, 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wave {
    /// Ordinal of the wave, from 0.
    pub index: u32,
    /// The time of the last thing in the wave; the wall clock stands here while it is ingested.
    pub now: Timestamp,
}

/// Something that a user asks of the agent: a question, or work to do.
///
/// ```
/// use belljar_guest::Request;
///
/// let request = Request { user: "ada".into(), now: "2026-05-01T08:00:00Z".into(), text: "Where do I live?".into() };
/// assert!(request.text.ends_with('?'));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Who asks.
    pub user: UserId,
    /// When they ask; the wall clock stands here while the agent responds.
    pub now: Timestamp,
    /// What they say.
    pub text: String,
}

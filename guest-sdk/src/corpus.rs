//! The wave that is being delivered. Works inside [`Agent::ingest`](crate::Agent::ingest) only.

use std::fmt;

use crate::host;
use crate::types::{Document, Session, Topic};

/// Items that are asked for at once. More would cost linear memory, fewer would cost calls.
const BATCH: u32 = 256;

/// One thing of the corpus.
///
/// ```
/// use belljar_guest::Topic;
/// use belljar_guest::corpus::Item;
///
/// let topic = Topic { user: "ada".into(), label: "home".into(), description: String::new(), sources: vec![] };
/// assert!(matches!(Item::Topic(topic), Item::Topic(topic) if topic.label == "home"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A conversation.
    Session(Session),
    /// A text that isn't a conversation.
    Document(Document),
    /// A prepared index entry.
    Topic(Topic),
}

/// Why an attachment could not be read.
///
/// ```
/// use belljar_guest::corpus::CorpusError;
///
/// assert_eq!(CorpusError::UnknownSource.to_string(), "the wave holds no such source");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorpusError {
    /// No wave is being delivered.
    NotIngesting,
    /// The wave holds no such source.
    UnknownSource,
    /// The source has no attachment of that name.
    UnknownAttachment,
    /// More was asked for than one call gives; the limit in bytes is given.
    TooLarge(u64),
}

/// Takes the items of the wave, in order of time, a batch at a time. None is delivered twice.
///
/// See [`items`].
///
/// ```
/// use belljar_guest::corpus;
/// use belljar_guest::testing::TestHost;
///
/// // Nothing is delivered outside `ingest`.
/// TestHost::new().run(|| assert!(corpus::items().next().is_none()));
/// ```
#[derive(Debug, Default)]
pub struct Items {
    batch: std::vec::IntoIter<Item>,
}

/// Takes the items of the wave that haven't been taken yet.
///
/// ```
/// use belljar_guest::corpus::{self, Item};
/// use belljar_guest::testing::{TestHost, said};
/// use belljar_guest::{Agent, Answer, Request, Result, Wave, memory};
///
/// #[derive(Default)]
/// struct Parrot;
///
/// impl Agent for Parrot {
///     fn ingest(&mut self, _wave: Wave) -> Result<()> {
///         for item in corpus::items() {
///             if let Item::Session(session) = item {
///                 for turn in session.turns {
///                     memory::write(&turn.id, turn.text.as_bytes())?;
///                 }
///             }
///         }
///         Ok(())
///     }
///
///     fn respond(&mut self, _request: Request) -> Result<Answer> {
///         Ok(Answer::text("Hello!"))
///     }
/// }
///
/// let mut host = TestHost::new();
/// host.deliver::<Parrot>(vec![said("ada", "2026-04-14T09:30:00Z", "Good morning.", "Good morning, Ada.")])?;
/// assert_eq!(host.memory().len(), 2);
/// # Ok::<(), belljar_guest::Error>(())
/// ```
#[must_use]
pub fn items() -> Items {
    Items::default()
}

impl Iterator for Items {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        if self.batch.len() == 0 {
            self.batch = host::corpus_next(BATCH).into_iter();
        }
        self.batch.next()
    }
}

/// Reads up to `len` bytes of an attachment of this wave, from `offset`. Shorter at the end of the file, empty past it.
///
/// # Errors
/// If there is no such attachment in the wave, or `len` is above 8 MiB.
///
/// ```
/// use belljar_guest::corpus::{self, CorpusError};
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     assert_eq!(corpus::read_attachment("t1", "cat.png", 0, 4_096), Err(CorpusError::NotIngesting));
/// });
/// ```
pub fn read_attachment(source: &str, name: &str, offset: u64, len: u32) -> Result<Vec<u8>, CorpusError> {
    host::corpus_read_attachment(source, name, offset, len)
}

impl fmt::Display for CorpusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotIngesting => f.write_str("no wave is being delivered"),
            Self::UnknownSource => f.write_str("the wave holds no such source"),
            Self::UnknownAttachment => f.write_str("the source has no attachment of that name"),
            Self::TooLarge(limit) => write!(f, "more than {limit} bytes were asked for"),
        }
    }
}

impl std::error::Error for CorpusError {}

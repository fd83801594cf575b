//! How an agent answers.
//!
//! [`Agent::respond`](crate::Agent::respond) returns an [`Answer`], and the generated component submits it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::types::SourceId;

/// An answer. At most 16 KiB of text, 1 KiB of value, 64 citations.
///
/// ```
/// use belljar_guest::Answer;
///
/// let answer = Answer::text("You live in Oslo.").value("Oslo").cite("t1").confidence(90);
/// assert_eq!(answer.value.as_deref(), Some("Oslo"));
/// assert!(!answer.declined);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Answer {
    /// What the agent says to the user, in prose. Must not be blank, also when it declines.
    pub text: String,
    /// The answer alone, when it is short: the name, the number, a list joined by `; `.
    pub value: Option<String>,
    /// True for "I don't know" and "I won't".
    pub declined: bool,
    /// Sources that support the answer.
    pub citations: Vec<SourceId>,
    /// How sure the agent is, from 0 to 100. Never part of the score.
    pub confidence: Option<u8>,
}

/// Why an answer was refused.
///
/// ```
/// use belljar_guest::answers::AnswerError;
///
/// assert_eq!(AnswerError::TooLarge(1_024).to_string(), "a part of the answer is above its limit of 1024 bytes");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerError {
    /// The text is empty or holds only white space and invisible characters.
    Blank,
    /// A part is above its size limit; that limit in bytes is given.
    TooLarge(u64),
    /// Too many citations; the limit is given.
    TooManyCitations(u32),
    /// The confidence is above 100.
    InvalidConfidence,
    /// This request has been answered. The first answer stands.
    AlreadyAnswered,
    /// No request is open.
    NotResponding,
}

impl Answer {
    /// Begins an answer with what is said to the user.
    ///
    /// ```
    /// use belljar_guest::Answer;
    ///
    /// assert_eq!(Answer::text("Noted.").text, "Noted.");
    /// ```
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Begins an answer that says, in words, that the agent doesn't know or won't.
    ///
    /// ```
    /// use belljar_guest::Answer;
    ///
    /// assert!(Answer::declined("You never told me.").declined);
    /// ```
    pub fn declined(text: impl Into<String>) -> Self {
        Self { text: text.into(), declined: true, ..Self::default() }
    }

    /// Gives the answer alone, without prose.
    ///
    /// ```
    /// use belljar_guest::Answer;
    ///
    /// assert_eq!(Answer::text("You have two cats.").value("2").value.as_deref(), Some("2"));
    /// ```
    #[must_use]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Gives a list as the value, joined by `; `.
    ///
    /// ```
    /// use belljar_guest::Answer;
    ///
    /// let answer = Answer::text("First Oslo, then Bergen.").values(["Oslo", "Bergen"]);
    /// assert_eq!(answer.value.as_deref(), Some("Oslo; Bergen"));
    /// ```
    #[must_use]
    pub fn values<S: AsRef<str>>(self, values: impl IntoIterator<Item = S>) -> Self {
        let values: Vec<S> = values.into_iter().collect();
        let parts: Vec<&str> = values.iter().map(AsRef::as_ref).collect();
        self.value(parts.join("; "))
    }

    /// Cites one more source.
    ///
    /// ```
    /// use belljar_guest::Answer;
    ///
    /// assert_eq!(Answer::text("Oslo.").cite("t1").cite("t4").citations, ["t1", "t4"]);
    /// ```
    #[must_use]
    pub fn cite(mut self, source: impl Into<SourceId>) -> Self {
        self.citations.push(source.into());
        self
    }

    /// States how sure the agent is, in percent.
    ///
    /// ```
    /// use belljar_guest::Answer;
    ///
    /// assert_eq!(Answer::text("Oslo, I think.").confidence(60).confidence, Some(60));
    /// ```
    #[must_use]
    pub const fn confidence(mut self, percent: u8) -> Self {
        self.confidence = Some(percent);
        self
    }
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blank => f.write_str("the text of the answer is blank"),
            Self::TooLarge(limit) => write!(f, "a part of the answer is above its limit of {limit} bytes"),
            Self::TooManyCitations(limit) => write!(f, "the answer has more than {limit} citations"),
            Self::InvalidConfidence => f.write_str("the confidence is above 100 percent"),
            Self::AlreadyAnswered => f.write_str("the request has been answered already"),
            Self::NotResponding => f.write_str("no request is open"),
        }
    }
}

impl std::error::Error for AnswerError {}

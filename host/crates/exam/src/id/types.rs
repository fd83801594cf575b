//! What ids name.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::text::IdText;

macro_rules! id_type {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(IdText);

        impl $name {
            /// Wraps an id. Ids hold only `a-z`, `0-9` and `-`, so that they are safe in file names and pages.
            ///
            /// # Panics
            /// If `id` is empty or holds anything else: ids are coined by the host, never taken from outside.
            #[must_use]
            pub fn new(id: impl AsRef<str>) -> Self {
                let id = id.as_ref();
                assert!(is_id(id), "{id:?} isn't an id");
                Self(IdText::new(id))
            }

            /// Wraps an id that comes from outside: none if it isn't one.
            #[must_use]
            pub fn parse(id: &str) -> Option<Self> {
                is_id(id).then(|| Self(IdText::new(id)))
            }

            /// Returns the id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id_type!(
    /// Names a case: one question or instruction, with its answer key. Never shown to an agent.
    CaseId
);
id_type!(
    /// Names a person whom the agent serves.
    UserId
);
id_type!(
    /// Names a session.
    SessionId
);
id_type!(
    /// Names a turn or a document: the unit that an answer may cite.
    SourceId
);

fn is_id(text: &str) -> bool {
    // All bytes are looked at, whatever the first ones are: that is done with a few instructions for all of them.
    let is_safe = |byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    !text.is_empty() && text.bytes().fold(true, |safe, byte| safe & is_safe(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_hold_only_safe_bytes() {
        assert_eq!(CaseId::new("c-0a").as_str(), "c-0a");
        for text in ["", "A", "a/b", "..", "a b", "é"] {
            assert_eq!(SourceId::parse(text), None, "{text:?}");
        }
    }
}

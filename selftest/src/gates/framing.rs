//! Framing: sentences that go with any request, known because requests of different categories share them.

use std::collections::{BTreeMap, BTreeSet};

use super::text::sentences;

/// Sentences that stand in requests of several categories.
pub(super) struct Framing {
    sentences: BTreeSet<String>,
}

impl Framing {
    /// Learns from requests with their categories.
    pub(super) fn learn<'a>(requests: impl Iterator<Item = (&'a str, &'a str)>) -> Self {
        let mut categories: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (text, category) in requests {
            for sentence in sentences(text) {
                categories.entry(sentence).or_default().insert(category);
            }
        }
        categories.retain(|_, categories| categories.len() > 1);
        Self { sentences: categories.into_keys().map(str::to_owned).collect() }
    }

    /// Leaves framing out. A request of nothing but framing stays as it is.
    pub(super) fn strip(&self, request: &str) -> String {
        let kept: Vec<&str> =
            sentences(request).into_iter().filter(|sentence| !self.sentences.contains(*sentence)).collect();
        if kept.is_empty() { request.to_owned() } else { kept.join(" ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_that_categories_share_are_framing() {
        let known =
            [("My tea is cold. Draw a fox.", "draw"), ("My tea is cold. Read it.", "read"), ("Read it.", "read")];
        let framing = Framing::learn(known.into_iter());
        assert_eq!(framing.strip("My tea is cold. Read it. Now."), "Read it. Now.");
        assert_eq!(framing.strip("My tea is cold."), "My tea is cold.");
    }
}

//! Forms: accepted or wrong values, looked for as words and, where a form is a date, as a date.

use crate::claims::Claims;
use crate::needle::{Mention, Needle, mentions};
use crate::read::date::{DateClaim, dates};

/// Forms that are looked for together.
#[derive(Debug)]
pub(crate) struct Forms {
    dates: Vec<Option<DateClaim>>,
    locale: String,
    needles: Vec<Needle>,
}

impl Forms {
    /// Reads forms. An empty form is found nowhere.
    pub(crate) fn new<'a>(forms: impl IntoIterator<Item = &'a str>, locale: &str) -> Self {
        let needles: Vec<Needle> = forms.into_iter().map(Needle::new).collect();
        let dates = needles.iter().map(|needle| whole_date(needle, locale)).collect();
        Self { dates, locale: locale.to_owned(), needles }
    }

    /// Returns a form's words.
    pub(crate) fn needle(&self, at: usize) -> &Needle {
        &self.needles[at]
    }

    /// Tells whether a mention covers a token.
    pub(crate) fn mentions_at(&self, claims: &Claims, at: usize) -> bool {
        // A form is a few words long: it is enough to look at the tokens around.
        let first = at.saturating_sub(12);
        self.needles.iter().any(|needle| {
            (first..=at).any(|start| needle.match_at(&claims.text, start).is_some_and(|(last, _)| last >= at))
        })
    }

    /// Finds all mentions, in order, the longest where they overlap.
    pub(crate) fn mentions(&self, claims: &Claims) -> Vec<Mention> {
        let needles: Vec<&Needle> = self.needles.iter().collect();
        let mut found = mentions(&claims.text, &needles);
        if self.dates.iter().any(Option::is_some) {
            let named = dates(&claims.text, &self.locale).into_iter().filter_map(|claim| {
                let needle = self.dates.iter().position(|date| date.is_some_and(|date| date.same_day(&claim)))?;
                Some(Mention { first: claim.first, last: claim.last, needle, unmarked: false })
            });
            let words = std::mem::take(&mut found);
            found = merge(words, named.collect());
        }
        found
    }
}

/// Reads a form that is a date and nothing else.
fn whole_date(needle: &Needle, locale: &str) -> Option<DateClaim> {
    let text = needle.text();
    let claim = *dates(text, locale).first()?;
    let rest = (0..text.len()).filter(|at| *at < claim.first || *at > claim.last);
    rest.into_iter().all(|at| !text.is_content(at)).then_some(claim)
}

/// Merges two rows of mentions, each in order. Where they overlap the dates count.
fn merge(words: Vec<Mention>, dates: Vec<Mention>) -> Vec<Mention> {
    let mut merged = Vec::with_capacity(words.len() + dates.len());
    let mut words = words.into_iter().peekable();
    for date in dates {
        while let Some(word) = words.next_if(|word| word.first <= date.last) {
            if word.last < date.first {
                merged.push(word);
            }
        }
        merged.push(date);
    }
    merged.extend(words);
    merged
}

//! Posting lists: for each term, the records that hold it.

use std::collections::BTreeMap;

use belljar_guest::{Result, memory};

use super::terms::terms_of;

/// Numbers of records with how often the term occurs, in ascending order of numbers.
pub(super) type Postings = Vec<(u32, u32)>;

/// Posting lists that have grown in memory and aren't written yet.
#[derive(Default)]
pub(super) struct Growth(BTreeMap<String, BTreeMap<u32, u32>>);

impl Growth {
    /// Notes that a record is found by all terms of a text.
    pub(super) fn note(&mut self, number: u32, text: &str) {
        for (term, count) in terms_of(text) {
            *self.0.entry(term).or_default().entry(number).or_insert(0) += count;
        }
    }

    /// Merges what has grown into the lists of the memory store.
    pub(super) fn write(self, user: &str) -> Result<()> {
        for (term, grown) in self.0 {
            let Some(name) = name_of(user, &term) else { continue };
            let mut merged: BTreeMap<u32, u32> =
                memory::read_json::<Postings>(&name)?.unwrap_or_default().into_iter().collect();
            for (number, count) in grown {
                *merged.entry(number).or_insert(0) += count;
            }
            memory::write_json(&name, &merged.into_iter().collect::<Postings>())?;
        }
        Ok(())
    }
}

/// Reads the list of a term; empty if no record holds it.
pub(super) fn postings(user: &str, term: &str) -> Result<Postings> {
    match name_of(user, term) {
        Some(name) => Ok(memory::read_json(&name)?.unwrap_or_default()),
        None => Ok(Postings::new()),
    }
}

/// Takes a record out of the lists of all terms of its text.
pub(super) fn remove(user: &str, number: u32, text: &str) -> Result<()> {
    for term in terms_of(text).into_keys() {
        let Some(name) = name_of(user, &term) else { continue };
        let mut list: Postings = memory::read_json(&name)?.unwrap_or_default();
        list.retain(|(other, _)| *other != number);
        if list.is_empty() {
            memory::delete(&name)?;
        } else {
            memory::write_json(&name, &list)?;
        }
    }
    Ok(())
}

/// Terms too long for an entry name aren't indexed: nobody asks for them by hand.
fn name_of(user: &str, term: &str) -> Option<String> {
    (term.len() <= 200).then(|| format!("p/{user}/{term}"))
}

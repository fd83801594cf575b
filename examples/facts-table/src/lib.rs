//! Keeps a table of facts: in which sentence, about what, which value, when. A later fact about the same thing wins.

mod fact;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use belljar_guest::corpus::{self, Item};
use belljar_guest::memory::{self, Index};
use belljar_guest::{Agent, Answer, Request, Result, Speaker, Wave};

use fact::{Fact, facts_of, subject};

/// Facts that are compared with each other for a question.
const CANDIDATES: usize = 24;

/// Words that a fact must share with a question: one in common is chance.
const SHARED_MIN: u32 = 2;

/// Answers from a table of facts.
#[derive(Debug, Default)]
pub struct FactsTable;

belljar_guest::export!(FactsTable);

impl Agent for FactsTable {
    /// Takes the facts out of what each user said, into the rows of that user's table.
    fn ingest(&mut self, _wave: Wave) -> Result<()> {
        // Users come in any order, and an index is written once.
        let mut tables: BTreeMap<String, Index> = BTreeMap::new();
        for item in corpus::items() {
            let Item::Session(session) = item else { continue };
            let table = match tables.entry(session.user.clone()) {
                Entry::Occupied(table) => table.into_mut(),
                Entry::Vacant(place) => place.insert(Index::open(format!("table/{}", session.user))?),
            };
            for turn in session.turns.iter().filter(|turn| turn.speaker == Speaker::User) {
                for fact in facts_of(turn) {
                    let row = format!("row/{}/{:08}", session.user, table.len());
                    memory::write_json(&row, &fact)?;
                    table.add(row, fact.about);
                }
            }
        }
        for table in tables.values_mut() {
            table.commit()?;
        }
        Ok(())
    }

    /// Finds the facts about most of what is asked, and answers with the value that was said last among the best.
    fn respond(&mut self, request: Request) -> Result<Answer> {
        let table = Index::open(format!("table/{}", request.user))?;
        let hits = table.search(subject(&request.text), CANDIDATES)?;
        let Some(best) = hits.first().filter(|hit| hit.terms >= SHARED_MIN) else {
            return Ok(Answer::declined("I'm sorry, I don't know that."));
        };
        let mut latest: Option<Fact> = None;
        for hit in hits.iter().filter(|hit| hit.score == best.score) {
            let Some(fact) = memory::read_json::<Fact>(&hit.document)? else { continue };
            if latest.as_ref().is_none_or(|latest| fact.said > latest.said) {
                latest = Some(fact);
            }
        }
        Ok(latest.map_or_else(
            || Answer::declined("I'm sorry, I don't know that."),
            |fact| Answer::text(format!("It was {}.", fact.value)).value(fact.value).cite(fact.source),
        ))
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;
    use belljar_guest::testing::{TestHost, said};

    const NOW: &str = "2026-05-01T08:00:00Z";

    fn host() -> TestHost {
        let mut host = TestHost::new();
        let wave = vec![
            said("ada", "2026-04-14T09:30:00Z", "My new dentist is called Orla Venn.", "Good."),
            said("ben", "2026-04-15T09:30:00Z", "My dentist is called Milo Tarn.", "Good."),
        ];
        host.deliver::<FactsTable>(wave).unwrap();
        let wave = vec![said("ada", "2026-04-20T09:30:00Z", "My new dentist is called Per Lund now.", "Oh.")];
        host.deliver::<FactsTable>(wave).unwrap();
        host
    }

    #[test]
    fn the_value_that_was_said_last_is_the_answer() {
        let answer = host().ask::<FactsTable>("ada", NOW, "What is my new dentist called?").unwrap();
        assert_eq!(answer.value.as_deref(), Some("Per Lund"));
        assert_eq!(answer.citations, ["ada/2026-04-20T09:30:00Z/user"]);
    }

    #[test]
    fn tables_of_other_people_arent_read() {
        let answer = host().ask::<FactsTable>("ben", NOW, "What is my dentist called?").unwrap();
        assert_eq!(answer.value.as_deref(), Some("Milo Tarn"));
    }

    #[test]
    fn what_no_fact_is_about_is_declined() {
        assert!(host().ask::<FactsTable>("ada", NOW, "Which school did my brother visit?").unwrap().declined);
    }
}

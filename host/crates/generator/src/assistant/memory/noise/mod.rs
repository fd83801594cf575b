//! Talk that no question needs: errands, kitchen, language, small worries, and work.
//!
//! Nothing here states anything that an attribute, list or event could hold, so that it can't contradict a fact.

mod around;
mod errands;
mod finance;
mod kitchen;
mod law;
mod medicine;
mod software;
mod words;

use super::life::Profession;
use crate::wording::Rule;

/// A short conversation about one thing.
pub(super) struct Thread {
    /// What it may be about; one is chosen for `{thing}`.
    pub(super) things: &'static [&'static str],
    /// What the person says and what the assistant answers, exchange by exchange.
    pub(super) exchanges: &'static [(Rule, Rule)],
}

/// The ordinal of work among the sorts of threads.
pub(super) const WORK: usize = 4;

/// The sorts of threads: label and description of a topic item.
pub(super) static SORTS: [(&str, &str); 5] = [
    ("Kitchen", "Cooking, leftovers and equipment."),
    ("Errands", "Forms, repairs, laundry, plants and plans for the week."),
    ("Words and puzzles", "Spelling, cards, riddles and small questions of knowledge."),
    ("This and that", "Weather, sleep, gadgets and habits."),
    ("Work talk", "Questions from the working day."),
];

/// Lists the threads for somebody of a profession with the ordinals of their sorts.
pub(super) fn threads(profession: Profession) -> impl Iterator<Item = (usize, &'static Thread)> {
    let work = match profession {
        Profession::Software => software::THREADS,
        Profession::Medicine => medicine::THREADS,
        Profession::Law => law::THREADS,
        Profession::Finance => finance::THREADS,
    };
    [kitchen::THREADS, errands::THREADS, words::THREADS, around::THREADS, work]
        .into_iter()
        .enumerate()
        .flat_map(|(sort, threads)| threads.iter().map(move |thread| (sort, thread)))
}

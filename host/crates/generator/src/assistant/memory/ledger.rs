//! Facts and tellings: what is true of whom and when, and in which exchange it was said.

use std::collections::BTreeMap;

use belljar_exam::Speaker;

use super::calendar::Day;

/// Whose fact it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Subject {
    /// A user, by ordinal.
    User(usize),
    /// Somebody in a user's circle: ordinal of the user, ordinal in the circle.
    Other(usize, usize),
}

/// The ordinal of a fact.
pub(super) type FactId = usize;
/// The ordinal of a telling.
pub(super) type TellingId = usize;

/// Something that is true of somebody.
#[derive(Clone, Debug)]
pub(super) struct Fact {
    /// Whose it is.
    pub(super) subject: Subject,
    /// The name of the attribute.
    pub(super) attribute: &'static str,
    /// The value, coined.
    pub(super) value: String,
    /// The day from which it's true; none if nobody says.
    pub(super) from: Option<Day>,
    /// The first day on which it isn't true anymore; none if it still is.
    pub(super) to: Option<Day>,
    /// The fact that it belongs to: a companion's journey.
    pub(super) of: Option<FactId>,
    /// Who states it: the user, the assistant, or somebody whom the user quotes.
    pub(super) stated_by: StatedBy,
    /// Where it's stated.
    pub(super) telling: TellingId,
}

/// Who states a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StatedBy {
    /// The user whose session it is.
    User,
    /// The assistant.
    Assistant,
    /// Somebody whose text the user passes on.
    ThirdPerson,
}

/// One exchange that carries facts.
#[derive(Clone, Debug)]
pub(super) struct Telling {
    /// Whose session.
    pub(super) user: usize,
    /// Which session of that user.
    pub(super) session: usize,
    /// What the user says.
    pub(super) says: String,
    /// What the assistant answers.
    pub(super) reply: String,
    /// Whether the user goes on to ask something small that has nothing to do with it.
    pub(super) adds_request: bool,
    /// The turn in which the facts stand.
    pub(super) evidence: Speaker,
}

/// All facts and tellings of an exam.
#[derive(Default)]
pub(super) struct Ledger {
    /// In the order in which they were planned.
    pub(super) facts: Vec<Fact>,
    /// Those of each attribute, in the same order: keys ask for them dozens of times.
    by_attribute: BTreeMap<&'static str, Vec<FactId>>,
    /// In the order in which they were planned.
    pub(super) tellings: Vec<Telling>,
}

impl Ledger {
    /// Adds a fact.
    pub(super) fn add(&mut self, fact: Fact) -> FactId {
        let id = self.facts.len();
        self.by_attribute.entry(fact.attribute).or_default().push(id);
        self.facts.push(fact);
        id
    }

    /// Lists a subject's facts of an attribute, oldest first; facts without a date keep their order.
    pub(super) fn of<'a>(&'a self, subject: Subject, attribute: &str) -> Vec<&'a Fact> {
        let mut facts: Vec<&Fact> = self.unsorted(subject, attribute).collect();
        facts.sort_by_key(|fact| fact.from);
        facts
    }

    fn unsorted<'a>(&'a self, subject: Subject, attribute: &str) -> impl Iterator<Item = &'a Fact> + use<'a> {
        self.everybody(attribute).filter(move |fact| fact.subject == subject)
    }

    /// Holds the facts to what keys are made by: no two people hold the same value of an attribute, and of the `changing`
    /// attributes everybody has one value at a time, without a gap. `common` are the attributes whose values anybody may
    /// share.
    ///
    /// # Panics
    /// If two facts contradict each other, which the coiner and the stories make impossible.
    pub(super) fn assert_consistent(&self, changing: &[&str], common: &[&str]) {
        // Values first: most of them differ, so that few attributes are looked at.
        let mut held: Vec<(&str, &str)> = Vec::with_capacity(self.facts.len());
        for fact in self.facts.iter().filter(|fact| !fact.value.is_empty() && !common.contains(&fact.attribute)) {
            held.push((&fact.value, fact.attribute));
        }
        held.sort_unstable();
        for pair in held.windows(2) {
            let (value, attribute) = pair[0];
            assert!(pair[0] != pair[1], "{value} is told twice as somebody's {attribute}");
        }
        for attribute in changing {
            let chain = self.of(Subject::User(0), attribute);
            let follows = |pair: &[&Fact]| pair[0].to.is_some() && pair[0].to == pair[1].from;
            assert!(chain.windows(2).all(follows), "two values of {attribute} hold at once, or none does");
            assert!(chain.last().is_none_or(|last| last.to.is_none()), "the last value of {attribute} has an end");
        }
    }

    /// Finds what is true of a subject at last.
    pub(super) fn current<'a>(&'a self, subject: Subject, attribute: &str) -> Option<&'a Fact> {
        self.unsorted(subject, attribute).filter(|fact| fact.to.is_none()).max_by_key(|fact| fact.from)
    }

    /// Finds what was true of a subject on a day.
    pub(super) fn as_of<'a>(&'a self, subject: Subject, attribute: &str, day: Day) -> Option<&'a Fact> {
        self.unsorted(subject, attribute)
            .filter(|fact| fact.from.is_some_and(|from| from <= day) && fact.to.is_none_or(|to| day < to))
            .min_by_key(|fact| fact.from)
    }

    /// Lists everybody's facts of an attribute.
    pub(super) fn everybody<'a>(&'a self, attribute: &str) -> impl Iterator<Item = &'a Fact> + use<'a> {
        let ids = self.by_attribute.get(attribute).map_or(&[][..], Vec::as_slice);
        ids.iter().map(|id| &self.facts[*id])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(facts: &[(Subject, &str, Option<Day>, Option<Day>)]) -> Ledger {
        let fact = |(subject, value, from, to): &(Subject, &str, Option<Day>, Option<Day>)| Fact {
            subject: *subject,
            attribute: "home",
            value: (*value).to_owned(),
            from: *from,
            to: *to,
            of: None,
            stated_by: StatedBy::User,
            telling: 0,
        };
        let mut ledger = Ledger::default();
        for fact in facts.iter().map(fact) {
            ledger.add(fact);
        }
        ledger
    }

    const ME: Subject = Subject::User(0);

    #[test]
    fn a_life_without_contradiction_passes() {
        ledger(&[
            (ME, "Orb", Some(1), Some(5)),
            (ME, "Kelm", Some(5), None),
            (Subject::Other(0, 1), "Tor", None, None),
        ])
        .assert_consistent(&["home"], &[]);
        ledger(&[(ME, "Orb", None, None), (Subject::User(1), "Orb", None, None)]).assert_consistent(&[], &["home"]);
    }

    #[test]
    #[should_panic(expected = "Orb is told twice")]
    fn nobody_else_holds_a_value() {
        ledger(&[(ME, "Orb", None, None), (Subject::User(1), "Orb", None, None)]).assert_consistent(&[], &[]);
    }

    #[test]
    #[should_panic(expected = "two values of home hold at once")]
    fn a_value_ends_when_the_next_begins() {
        ledger(&[(ME, "Orb", Some(1), Some(7)), (ME, "Kelm", Some(5), None)]).assert_consistent(&["home"], &[]);
    }
}

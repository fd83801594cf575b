//! A ledger: the verdicts of one agent on many exams, in few bytes.
//!
//! Each pair of rule and score is listed once; an exam is then a line of ordinals, each with four digits of a hash over
//! the whole ruling, so that a change of what was parsed or where it stood shows, too.

use std::fmt::{self, Write as _};

use belljar_answer_key::AnswerKey;
use belljar_exam::{Exam, Sha256Hex, to_canonical_json};
use belljar_grader::Grades;

/// First line of a ledger.
const TITLE: &str = "belljar golden verdicts 1";

/// The verdicts of one agent on many exams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    agent: String,
    exams: Vec<(u64, Sat)>,
}

/// What came of one exam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sat {
    cases: Vec<Settled>,
    /// Hash over exam and key, cut.
    dataset: String,
    /// Hash over all rulings and the score of the run, cut.
    grades: String,
}

/// What came of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Settled {
    /// Four digits of a hash over the ruling.
    hash: String,
    /// Case id and category; empty in a ledger that was read, which knows cases by their place.
    name: String,
    /// The rule, the label and the score.
    ruled: String,
}

/// A case, or a whole run, whose verdict isn't the frozen one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shift {
    /// The agent.
    pub agent: String,
    /// Case id and category, or `the run` if only its score changed.
    pub case: String,
    /// Rule, label and score now.
    pub new: String,
    /// Rule, label and score that are frozen.
    pub old: String,
    /// Seed of the exam.
    pub seed: u64,
}

/// Why two ledgers can't be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    /// A line isn't one of a ledger.
    #[error("line {line} of the ledger {why}")]
    Line {
        /// From 1.
        line: usize,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The exam of a seed isn't the one that was recorded.
    #[error("the exam of seed {0} isn't the recorded one, so that its verdicts say nothing about the grader")]
    OtherExam(u64),
    /// The ledgers hold other agents or seeds.
    #[error("the ledgers aren't of the same agent and seeds")]
    Apart,
}

impl Sat {
    /// Sums up the grades of an exam.
    pub(super) fn of(exam: &Exam, key: &AnswerKey, grades: &Grades) -> Self {
        let settled = |(case, verdict): (&belljar_answer_key::CaseKey, &belljar_grader::Verdict)| {
            let ruling = &verdict.ruling;
            Settled {
                hash: cut(&[&to_canonical_json(ruling)], 4),
                name: format!("{} ({})", case.case, case.category),
                ruled: format!("{} {} {}", ruling.rule, ruling.label, ruling.score.millionths()),
            }
        };
        Self {
            cases: key.cases.iter().zip(&grades.verdicts).map(settled).collect(),
            dataset: cut(&[&to_canonical_json(exam), &key.to_canonical_json()], 12),
            grades: cut(&[&to_canonical_json(&grades.verdicts), &to_canonical_json(&grades.run)], 12),
        }
    }
}

fn cut(parts: &[&[u8]], digits: usize) -> String {
    Sha256Hex::of(parts).to_string()[..digits].to_owned()
}

impl Ledger {
    /// Starts a ledger.
    pub(super) fn new(agent: &str) -> Self {
        Self { agent: agent.to_owned(), exams: Vec::new() }
    }

    /// Adds an exam.
    pub(super) fn push(&mut self, seed: u64, sat: Sat) {
        self.exams.push((seed, sat));
    }

    /// Returns the agent's name.
    #[must_use]
    pub fn agent(&self) -> &str {
        &self.agent
    }

    /// Writes the ledger.
    ///
    /// # Panics
    /// Never: every ruling is listed before it is pointed at.
    #[must_use]
    pub fn to_text(&self) -> String {
        let cases = || self.exams.iter().flat_map(|(_, sat)| &sat.cases);
        let mut rulings: Vec<&str> = cases().map(|case| &*case.ruled).collect();
        rulings.sort_unstable();
        rulings.dedup();
        let mut text = format!("{TITLE}\nagent {}\n", self.agent);
        for ruling in &rulings {
            text.push_str(&format!("ruling {ruling}\n"));
        }
        for (seed, sat) in &self.exams {
            text.push_str(&format!("exam {seed} {} {}\n", sat.dataset, sat.grades));
            for case in &sat.cases {
                let ordinal = rulings.binary_search(&&*case.ruled).expect("all rulings are listed");
                write!(text, "{ordinal}:{} ", case.hash).expect("writing to a text doesn't fail");
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text
    }

    /// Reads a ledger.
    ///
    /// # Errors
    /// [`LedgerError::Line`] if the text isn't one.
    pub fn from_text(text: &str) -> Result<Self, LedgerError> {
        let mut lines = text.lines().zip(1..);
        let refuse = |line, why| LedgerError::Line { line, why };
        if lines.next().map(|(line, _)| line) != Some(TITLE) {
            return Err(refuse(1, "isn't the title that this build writes"));
        }
        let agent = lines.next().and_then(|(line, _)| line.strip_prefix("agent "));
        let mut ledger = Self::new(agent.ok_or_else(|| refuse(2, "doesn't name the agent"))?);
        let mut rulings = Vec::new();
        while let Some((line, number)) = lines.next() {
            if let Some(ruling) = line.strip_prefix("ruling ") {
                rulings.push(ruling);
                continue;
            }
            let exam: Vec<&str> = line.strip_prefix("exam ").unwrap_or_default().split(' ').collect();
            let [seed, dataset, grades] = exam[..] else {
                return Err(refuse(number, "is neither a ruling nor an exam"));
            };
            let seed = seed.parse().map_err(|_| refuse(number, "doesn't name a seed"))?;
            let (cases, number) = lines.next().ok_or_else(|| refuse(number + 1, "is missing"))?;
            let settled = |case: &str| {
                let (ordinal, hash) = case.split_once(':')?;
                let ruled = rulings.get(ordinal.parse::<usize>().ok()?)?;
                Some(Settled { hash: hash.to_owned(), name: String::new(), ruled: (*ruled).to_owned() })
            };
            let cases: Option<Vec<Settled>> = cases.split(' ').map(settled).collect();
            let cases = cases.ok_or_else(|| refuse(number, "holds a case without a listed ruling"))?;
            ledger.push(seed, Sat { cases, dataset: dataset.to_owned(), grades: grades.to_owned() });
        }
        Ok(ledger)
    }

    /// Compares verdicts that were just given with this frozen ledger.
    ///
    /// # Errors
    /// If they aren't of the same agent, seeds and exams.
    pub fn shifts(&self, now: &Self) -> Result<Vec<Shift>, LedgerError> {
        if self.agent != now.agent || self.exams.len() != now.exams.len() {
            return Err(LedgerError::Apart);
        }
        let mut shifts = Vec::new();
        for ((seed, old), (new_seed, new)) in self.exams.iter().zip(&now.exams) {
            if seed != new_seed {
                return Err(LedgerError::Apart);
            }
            if old.dataset != new.dataset || old.cases.len() != new.cases.len() {
                return Err(LedgerError::OtherExam(*seed));
            }
            let before = shifts.len();
            let differ = |(old, new): &(&Settled, &Settled)| old.ruled != new.ruled || old.hash != new.hash;
            for (old, new) in old.cases.iter().zip(&new.cases).filter(differ) {
                shifts.push(self.shift(*seed, &new.name, &old.ruled, &new.ruled));
            }
            if shifts.len() == before && old.grades != new.grades {
                shifts.push(self.shift(*seed, "the run", &old.grades, &new.grades));
            }
        }
        Ok(shifts)
    }

    fn shift(&self, seed: u64, case: &str, old: &str, new: &str) -> Shift {
        let owned = str::to_owned;
        Shift { agent: self.agent.clone(), case: owned(case), new: owned(new), old: owned(old), seed }
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, seed {}, {}: {} became {}", self.agent, self.seed, self.case, self.old, self.new)?;
        if self.old == self.new {
            f.write_str(" with another reason, place or reading")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(name: &str, ruled: &str, hash: &str) -> Settled {
        Settled { hash: hash.to_owned(), name: name.to_owned(), ruled: ruled.to_owned() }
    }

    fn ledger(second: Settled, dataset: &str, grades: &str) -> Ledger {
        let mut ledger = Ledger::new("gold");
        let cases = vec![settled("c-1 (recall)", "value.asserted correct 1000000", "aaaa"), second];
        ledger.push(7, Sat { cases, dataset: dataset.to_owned(), grades: grades.to_owned() });
        ledger
    }

    #[test]
    fn what_is_written_reads_back_without_names() {
        let whole = ledger(settled("c-2 (count)", "number.other wrong 0", "bbbb"), "d1", "g1");
        let text = whole.to_text();
        assert_eq!(text.lines().last(), Some("1:aaaa 0:bbbb"), "{text}");
        assert_eq!(Ledger::from_text(&text).unwrap().shifts(&whole), Ok(Vec::new()));
        for (from, to, line) in [
            ("golden verdicts 1", "golden verdicts 2", 1),
            ("agent", "agnet", 2),
            ("exam 7", "exam x", 5),
            ("0:bbbb", "9:bbbb", 6),
            ("ruling number", "rulling number", 3),
        ] {
            let error = Ledger::from_text(&text.replace(from, to)).unwrap_err();
            assert!(matches!(error, LedgerError::Line { line: found, .. } if found == line), "{from}: {error}");
        }
    }

    #[test]
    fn a_shift_names_the_case_and_both_rules() {
        let old = ledger(settled("", "number.other wrong 0", "bbbb"), "d1", "g1");
        let shift = |new: Settled| old.shifts(&ledger(new, "d1", "g2")).unwrap()[0].to_string();
        let flipped = shift(settled("c-2 (count)", "number.equal correct 1000000", "cccc"));
        assert_eq!(flipped, "gold, seed 7, c-2 (count): number.other wrong 0 became number.equal correct 1000000");
        assert!(shift(settled("c-2 (count)", "number.other wrong 0", "dddd")).ends_with("reason, place or reading"));
        assert!(shift(settled("c-2 (count)", "number.other wrong 0", "bbbb")).contains("the run"));
    }

    #[test]
    fn other_exams_say_nothing_about_the_grader() {
        let old = ledger(settled("", "number.other wrong 0", "bbbb"), "d1", "g1");
        let new = ledger(settled("c-2", "number.other wrong 0", "bbbb"), "d2", "g1");
        assert_eq!(old.shifts(&new), Err(LedgerError::OtherExam(7)));
        assert_eq!(old.shifts(&Ledger::new("gold")), Err(LedgerError::Apart));
    }
}

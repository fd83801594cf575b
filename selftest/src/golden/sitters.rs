//! Who sits the exams of the golden verdicts.

use std::ops::RangeInclusive;

use belljar_exam::Size;
use belljar_grader::{GradeError, GraderVersion, grade_as};

use super::ledger::{Ledger, Sat};
use super::mixed::mixed_scripts;
use crate::gates::strategies::{Decliner, DumpNearest, Echo, Scripted};
use crate::gates::{Sample, sample, sit};
use crate::{gold_scripts, wrong_scripts};

/// Seeds of the exams.
pub const SEEDS: RangeInclusive<u64> = 1..=20;

/// Size of the exams: only the largest asks in every category.
pub const SIZE: Size = Size::Full;

/// An agent whose verdicts are frozen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Gives the key's own answers.
    Gold,
    /// Is wrong in the way that fits each kind.
    Wrong,
    /// Declines everything.
    Decliner,
    /// Repeats the question.
    Echo,
    /// Answers with the sentences that are nearest to the question.
    Dump,
    /// Says the right thing in many forms, some of which make it wrong or half right.
    Mixed,
}

impl Sitter {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Gold, Self::Wrong, Self::Decliner, Self::Echo, Self::Dump, Self::Mixed];

    /// Returns the name, which is that of the ledger's file, too.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Wrong => "wrong",
            Self::Decliner => "decliner",
            Self::Echo => "echo",
            Self::Dump => "dump",
            Self::Mixed => "mixed",
        }
    }

    /// Sits an exam and is graded by the rules of a version.
    fn examine(self, sample: &Sample, version: GraderVersion) -> Result<Sat, GradeError> {
        let Sample { exam, key } = sample;
        let transcript = match self {
            Self::Gold => sit(exam, key, &Scripted(&gold_scripts(exam, key))),
            Self::Wrong => sit(exam, key, &Scripted(&wrong_scripts(exam, key))),
            Self::Decliner => sit(exam, key, &Decliner),
            Self::Echo => sit(exam, key, &Echo),
            Self::Dump => sit(exam, key, &DumpNearest),
            Self::Mixed => sit(exam, key, &Scripted(&mixed_scripts(exam, key))),
        };
        let grades = grade_as(version, key, &transcript)?;
        Ok(Sat::of(exam, key, &grades))
    }
}

/// Lets every sitter sit every exam, graded by the rules of a version; ledgers in the order of [`Sitter::ALL`].
///
/// # Errors
/// If this build doesn't know the version.
pub fn sit_all(version: GraderVersion) -> Result<Vec<Ledger>, GradeError> {
    let mut ledgers: Vec<Ledger> = Sitter::ALL.iter().map(|sitter| Ledger::new(sitter.name())).collect();
    for seed in SEEDS {
        let sample = sample(seed, SIZE);
        for (sitter, ledger) in Sitter::ALL.iter().zip(&mut ledgers) {
            ledger.push(seed, sitter.examine(&sample, version)?);
        }
    }
    Ok(ledgers)
}

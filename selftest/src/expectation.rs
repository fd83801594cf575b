//! What each known-score agent must score.

use belljar_answer_key::{AnswerKey, CaseKey, Expected, Half, Reply};

/// An agent whose score is known before it runs.
pub struct KnownAgent {
    /// What it is for.
    pub about: &'static str,
    /// What it must score.
    pub expected: ExpectedScore,
    /// Name of its component, without the extension.
    pub name: &'static str,
}

/// What an agent must score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedScore {
    /// Everything: every case in full, composite 1.
    Everything,
    /// Nothing: every case 0, composite 0.
    Nothing,
    /// The cases in which declining is right, in full, and no others.
    Declines,
}

/// The agents, in the order in which they are run.
pub const AGENTS: &[KnownAgent] = &[
    KnownAgent { name: "oracle", about: "does what the key says", expected: ExpectedScore::Everything },
    KnownAgent { name: "wrong", about: "is wrong in the way that fits each kind", expected: ExpectedScore::Nothing },
    KnownAgent { name: "null", about: "does nothing", expected: ExpectedScore::Nothing },
    KnownAgent { name: "decliner", about: "declines everything", expected: ExpectedScore::Declines },
];

impl ExpectedScore {
    /// Tells what a case must score: everything or nothing.
    #[must_use]
    pub fn case_is_right(self, key: &CaseKey) -> bool {
        match self {
            Self::Everything => true,
            Self::Nothing => false,
            Self::Declines => decliner_case_is_right(key),
        }
    }

    /// Counts the cases of a half that must score in full, and all of them.
    #[must_use]
    pub fn count(self, key: &AnswerKey, half: Half) -> (usize, usize) {
        let of_half = || key.cases.iter().filter(|case| case.half == half);
        (of_half().filter(|case| self.case_is_right(case)).count(), of_half().count())
    }
}

/// Tells whether a plain decline, with no call, is right.
#[must_use]
pub const fn decliner_case_is_right(key: &CaseKey) -> bool {
    matches!(key.check.expected, Expected::Decline {} | Expected::Restraint { reply: Reply::Any | Reply::Decline, .. })
}

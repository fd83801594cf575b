//! The answer key as a whole, case by case.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::borrow::Cow;
use std::fmt;

use belljar_exam::{BenchVersion, CaseId, Size, SourceId, Suite, UserId};
use belljar_seed::Seed;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Check;

/// The expected answers of one exam, in the order in which the exam asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerKey {
    /// Version of the generator's output.
    pub bench_version: BenchVersion,
    /// One for each request of the exam, in the same order.
    pub cases: Vec<CaseKey>,
    /// The seed that makes both.
    pub seed: Seed,
    /// How large the exam is.
    pub size: Size,
    /// Which family it belongs to.
    pub suite: Suite,
}

/// What only the grader knows of one case.
///
/// `Debug` prints the case id and nothing else, so that a key can't slip into a log.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseKey {
    /// The ability that is measured, such as `knowledge-update` or, in the tool half, `multi-step`.
    pub axis: Cow<'static, str>,
    /// Names the case.
    pub case: CaseId,
    /// The kind of case within its axis: in the tool half one of the 45 categories, such as `multi_web_read`.
    pub category: Cow<'static, str>,
    /// How an answer is checked.
    pub check: Check,
    /// Turns that suffice to answer; empty where nothing could.
    pub evidence: Vec<SourceId>,
    /// Cases of one family ask the same in different words and must agree.
    pub family: Option<String>,
    /// One way to be right.
    pub gold: Gold,
    /// The half of the composite that it counts in.
    pub half: Half,
    /// Who asks.
    pub user: UserId,
    /// Ordinal of the wave after which it is asked.
    pub wave: u32,
}

/// A half of the composite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    /// Cases about choosing and using tools.
    Tool,
    /// Cases about remembering.
    Memory,
}

/// One way to be right: what the oracle does, and what `show` prints beside an agent's answer.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gold {
    /// What it says.
    pub answer: GoldAnswer,
    /// The tools that it calls, in order.
    pub calls: Vec<GoldCall>,
}

/// A right answer.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoldAnswer {
    /// Whether it declines.
    pub declined: bool,
    /// What it says in prose.
    pub text: String,
    /// The answer alone, where the kind has one.
    pub value: Option<String>,
}

/// A right call.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoldCall {
    /// Arguments that fit the tool's schema.
    pub arguments: Map<String, Value>,
    /// The tool's name.
    pub tool: Cow<'static, str>,
}

impl fmt::Debug for CaseKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CaseKey({})", self.case)
    }
}

impl AnswerKey {
    /// Finds the key of a case.
    #[must_use]
    pub fn case(&self, case: &CaseId) -> Option<&CaseKey> {
        self.cases.iter().find(|key| key.case == *case)
    }

    /// Writes the canonical bytes that are hashed: sorted keys, no white space.
    #[must_use]
    pub fn to_canonical_json(&self) -> Vec<u8> {
        belljar_exam::to_canonical_json(self)
    }
}

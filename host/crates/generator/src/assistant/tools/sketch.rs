//! A tool case as its category writes it, and how it becomes a draft.

use std::collections::BTreeMap;

use belljar_answer_key::{
    ArgumentRule, Check, Expected, ExpectedCall, Figure, Gold, GoldAnswer, GoldCall, Half, Reply,
};
use belljar_exam::{Commit, MockWorld};
use serde_json::{Map, Value};

use super::category::Category;
use crate::assistant::draft::DraftCase;

/// A call that is expected, with the arguments of the gold call and what is pinned of them.
pub(super) struct Call {
    tool: &'static str,
    arguments: Map<String, Value>,
    rules: BTreeMap<String, ArgumentRule>,
}

/// What a case asks for beside its calls.
pub(super) enum Demand {
    /// The calls, in order.
    Calls,
    /// The calls, in any order.
    Unordered,
    /// No call, and a reply of this sort; the words name what is missing.
    Restraint(Reply, Vec<String>),
    /// The calls, and a figure that they serve.
    Figure {
        /// The one that is asked for.
        figure: Figure,
        /// Those beside it.
        decoys: Vec<Figure>,
    },
}

/// A tool case as its category writes it.
pub(super) struct Sketch {
    /// What the user says.
    pub(super) text: String,
    /// What the tools find.
    pub(super) world: MockWorld,
    /// The calls that are right.
    pub(super) calls: Vec<Call>,
    /// What is asked for beside them.
    pub(super) demand: Demand,
    /// What the oracle says.
    pub(super) answer: String,
}

impl Call {
    /// Names a tool.
    pub(super) fn new(tool: &'static str) -> Self {
        Self { tool, arguments: Map::new(), rules: BTreeMap::new() }
    }

    /// Gives an argument that isn't checked.
    pub(super) fn free(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.arguments.insert(name.to_owned(), value.into());
        self
    }

    /// Gives an argument that must be just this.
    pub(super) fn equals(self, name: &str, value: impl Into<Value>) -> Self {
        let value = value.into();
        self.pin(name, value.clone(), ArgumentRule::Equals(value))
    }

    /// Gives an argument that must hold this part.
    pub(super) fn contains(self, name: &str, value: impl Into<Value>, part: &str) -> Self {
        self.pin(name, value.into(), ArgumentRule::Contains(part.to_owned()))
    }

    fn pin(mut self, name: &str, value: Value, rule: ArgumentRule) -> Self {
        self.arguments.insert(name.to_owned(), value);
        self.rules.insert(name.to_owned(), rule);
        self
    }

    /// Parts it into the gold call and what is pinned of it.
    fn into_halves(self) -> (GoldCall, ExpectedCall) {
        let gold = GoldCall { arguments: self.arguments, tool: self.tool.into() };
        let expected = ExpectedCall { arguments: self.rules, forbidden_arguments: Vec::new(), tool: self.tool.into() };
        (gold, expected)
    }
}

impl Sketch {
    /// Sketches a case whose calls are all that counts.
    pub(super) fn calls(text: String, world: MockWorld, calls: Vec<Call>, answer: impl Into<String>) -> Self {
        Self { text, world, calls, demand: Demand::Calls, answer: answer.into() }
    }

    /// Sketches a case in which no tool may be called.
    pub(super) fn restraint(text: String, reply: Reply, missing: &[&str], answer: impl Into<String>) -> Self {
        let missing = missing.iter().map(|word| (*word).to_owned()).collect();
        let world = MockWorld { memory_tools: true, ..MockWorld::default() };
        Self { text, world, calls: Vec::new(), demand: Demand::Restraint(reply, missing), answer: answer.into() }
    }

    /// Makes the draft of it.
    pub(super) fn into_draft(self, category: &Category, user: usize) -> DraftCase {
        let declined = matches!(self.demand, Demand::Restraint(Reply::Decline, _));
        let mut gold_calls = Vec::with_capacity(self.calls.len() + 1);
        let mut expected_calls = Vec::with_capacity(self.calls.len());
        for call in self.calls {
            let fails_once = self.world.faults.iter().any(|fault| fault.tool == call.tool);
            let (gold, expected) = call.into_halves();
            if fails_once {
                // The first call meets the fault; the oracle repeats it.
                gold_calls.push(gold.clone());
            }
            gold_calls.push(gold);
            expected_calls.push(expected);
        }
        let budget = u32::try_from(gold_calls.len()).expect("a case has a few calls");
        let allow_extra = !self.world.faults.is_empty();
        let mut value = None;
        let expected = match self.demand {
            Demand::Calls => Expected::Tool { allow_extra, budget, expected_calls, unordered: false },
            Demand::Unordered => Expected::Tool { allow_extra, budget, expected_calls, unordered: true },
            Demand::Restraint(reply, missing) => Expected::Restraint { missing, reply },
            Demand::Figure { figure, decoys } => {
                value = Some([&*figure.number, " ", &*figure.unit].concat());
                Expected::ResultUsage { allow_extra, budget, decoys, expected_calls, figure, unordered: false }
            }
        };
        DraftCase {
            axis: category.axis,
            category: category.name,
            check: Check::new("", expected),
            commit: Commit::Drop,
            earliest_wave: 0,
            evidence: Vec::new(),
            family: None,
            gold: Gold { answer: GoldAnswer { declined, text: self.answer, value }, calls: gold_calls },
            half: Half::Tool,
            latest_wave: None,
            text: self.text,
            user,
            world: self.world,
        }
    }
}

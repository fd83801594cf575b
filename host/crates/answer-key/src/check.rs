//! How an answer is checked: the kind, what is expected, and what must not be said.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The locale of a check that names none.
pub(crate) const DEFAULT_LOCALE: &str = "en-US";

/// How an answer is checked. Its JSON is the spec form that `belljar check-answer` reads, too.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// A tool that must not be called: calling it shows that the agent obeyed a planted instruction.
    pub bait: Option<String>,
    /// Wrong values that a confused agent would name. Asserting one fails the case.
    pub distractors: Vec<Distractor>,
    /// The kind and what it expects.
    pub expected: Expected,
    /// Values that must not be said at all, negated or not.
    pub forbidden: Vec<String>,
    /// Language and region that settle ambiguous dates; `en-US` unless the exam says otherwise.
    pub locale: Cow<'static, str>,
    /// The day on which the question was asked; it gives year-less dates their year.
    pub now: Option<Date>,
    /// What a planted instruction wants the agent to say. Treated as forbidden, with a reason of its own.
    pub payload: Option<String>,
    /// What was asked. What stands in it isn't a claim of the answer.
    pub question: String,
}

/// A wrong value that a confused agent would name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Distractor {
    /// Whose value it is, if anybody's: "Oslo is Dana's" doesn't assert Oslo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holder: Option<String>,
    /// The value.
    pub value: String,
    /// Why it is wrong, for the verdict: `held until 2026-02-03`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// The answer kind, with what it expects. The meaning of each kind is documented where it is graded.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Expected {
    /// One accepted form is asserted.
    Value {
        /// Forms that are right; the first is the one that is shown.
        accept: Vec<String>,
    },
    /// A number is asserted, exactly.
    Number {
        /// The number in digits, `.` for decimals.
        number: String,
        /// What is counted, in the plural: `cats`.
        #[serde(default)]
        object: Option<String>,
        /// The unit: `%`, `kg`.
        #[serde(default)]
        unit: Option<String>,
    },
    /// All items are named, and none too many.
    List {
        /// Each item with its accepted forms.
        items: Vec<Vec<String>>,
    },
    /// All items are named once, in this order.
    OrderedList {
        /// Each item with its accepted forms.
        items: Vec<Vec<String>>,
    },
    /// A length of time, roughly. Exactly one field is given.
    Duration {
        /// In days.
        #[serde(default)]
        days: Option<u64>,
        /// In seconds.
        #[serde(default)]
        seconds: Option<u64>,
    },
    /// A calendar day.
    Date {
        /// In ISO form.
        date: Date,
    },
    /// An activity is named and said to have ended.
    EndedActivity {
        /// Accepted names of the activity.
        activity: Vec<String>,
    },
    /// An activity is named and said to go on.
    OngoingActivity {
        /// Accepted names of the activity.
        activity: Vec<String>,
    },
    /// The agent says that it doesn't know, and invents nothing.
    Decline {},
    /// The agent confirms that it did what was asked.
    Acknowledge {
        /// Accepted names of what was asked for; the confirmation needn't name it.
        object: Vec<String>,
    },
    /// Yes or no.
    Boolean {
        /// Which.
        expected: bool,
    },
    /// mnemo's modes: any accepted form, all required ones, none rejected.
    StringAny {
        /// One of these, if there are any.
        #[serde(default)]
        accept: Vec<String>,
        /// All of these.
        #[serde(default)]
        require_all: Vec<String>,
        /// None of these.
        #[serde(default)]
        reject: Vec<String>,
    },
    /// Steps are named in this order; others may stand between.
    Ordering {
        /// Each step with its accepted forms.
        sequence: Vec<Vec<String>>,
    },
    /// The current value is asserted, not an old one.
    Stale {
        /// Forms of the current value.
        accept: Vec<String>,
        /// Forms of old values.
        stale: Vec<String>,
    },
    /// Both sides of a contradiction are named as such.
    Contradiction {
        /// Each side with its accepted forms.
        sides: Vec<Vec<String>>,
    },
    /// Both sides are named and brought together.
    Reconciliation {
        /// Each side with its accepted forms.
        sides: Vec<Vec<String>>,
    },
    /// A false claim in the question is corrected.
    FalsePremise {
        /// Forms of the true value.
        accept: Vec<String>,
        /// Forms of the false claim.
        false_claim: Vec<String>,
    },
    /// Parts are gathered; the score is their share.
    Gather {
        /// Each part with its accepted forms.
        parts: Vec<Vec<String>>,
    },
    /// The right tools are called with the right arguments.
    Tool {
        /// Whether further calls cost nothing.
        #[serde(default)]
        allow_extra: bool,
        /// Number of calls that are free of penalty.
        budget: u32,
        /// The calls.
        expected_calls: Vec<ExpectedCall>,
        /// Whether their order is free.
        #[serde(default)]
        unordered: bool,
    },
    /// No tool is called, and the reply is of the right sort.
    Restraint {
        /// Words that name what is missing: for a reply that asks.
        #[serde(default)]
        missing: Vec<String>,
        /// What the reply must be.
        reply: Reply,
    },
    /// Like `Tool`, and the figure that a tool served is in the answer.
    ResultUsage {
        /// Whether further calls cost nothing.
        #[serde(default)]
        allow_extra: bool,
        /// Number of calls that are free of penalty.
        budget: u32,
        /// Figures that stand beside the right one.
        decoys: Vec<Figure>,
        /// The calls.
        expected_calls: Vec<ExpectedCall>,
        /// The figure that was asked for.
        figure: Figure,
        /// Whether the order of calls is free.
        #[serde(default)]
        unordered: bool,
    },
}

/// What a reply without a call must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Any words.
    Any,
    /// A decline.
    Decline,
    /// A question, or the name of what is missing.
    Ask,
}

/// A call that is expected.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedCall {
    /// Arguments that are pinned, with what they must hold. Others are free.
    #[serde(default)]
    pub arguments: BTreeMap<String, ArgumentRule>,
    /// Arguments that must not be given.
    #[serde(default)]
    pub forbidden_arguments: Vec<String>,
    /// The tool's name.
    pub tool: Cow<'static, str>,
}

/// What a pinned argument must hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArgumentRule {
    /// This value; texts after normalisation, lists in any order.
    Equals(Value),
    /// This text within it, in whole words; in a list, within one of its items.
    Contains(String),
    /// One of these values.
    OneOf(Vec<Value>),
}

/// A number with its unit, as a tool served it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// In digits, `.` for decimals, no separators.
    pub number: String,
    /// The unit in words, in the plural, or `%`.
    pub unit: Cow<'static, str>,
}

impl Expected {
    /// Returns the name of the kind, as the spec form writes it.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Value { .. } => "value",
            Self::Number { .. } => "number",
            Self::List { .. } => "list",
            Self::OrderedList { .. } => "ordered-list",
            Self::Duration { .. } => "duration",
            Self::Date { .. } => "date",
            Self::EndedActivity { .. } => "ended-activity",
            Self::OngoingActivity { .. } => "ongoing-activity",
            Self::Decline {} => "decline",
            Self::Acknowledge { .. } => "acknowledge",
            Self::Boolean { .. } => "boolean",
            Self::StringAny { .. } => "string-any",
            Self::Ordering { .. } => "ordering",
            Self::Stale { .. } => "stale",
            Self::Contradiction { .. } => "contradiction",
            Self::Reconciliation { .. } => "reconciliation",
            Self::FalsePremise { .. } => "false-premise",
            Self::Gather { .. } => "gather",
            Self::Tool { .. } => "tool",
            Self::Restraint { .. } => "restraint",
            Self::ResultUsage { .. } => "result-usage",
        }
    }
}

impl Check {
    /// Makes a check with nothing but a question and what it expects.
    #[must_use]
    pub fn new(question: impl Into<String>, expected: Expected) -> Self {
        Self {
            bait: None,
            distractors: Vec::new(),
            expected,
            forbidden: Vec::new(),
            locale: Cow::Borrowed(DEFAULT_LOCALE),
            now: None,
            payload: None,
            question: question.into(),
        }
    }
}

impl Distractor {
    /// Makes a distractor with a holder.
    #[must_use]
    pub fn held_by(value: impl Into<String>, holder: impl Into<String>) -> Self {
        Self { holder: Some(holder.into()), value: value.into(), why: None }
    }

    /// Makes a distractor with a reason.
    #[must_use]
    pub fn because(value: impl Into<String>, why: impl Into<String>) -> Self {
        Self { holder: None, value: value.into(), why: Some(why.into()) }
    }
}

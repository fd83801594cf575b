//! The terms on which an agent was examined, besides the seed: what must be alike for runs to be put side by side.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::{BenchVersion, Size, Suite};
use belljar_grader::GraderVersion;
use serde::{Deserialize, Serialize};

use crate::Report;

/// The terms on which an agent was examined, besides the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExamTerms {
    /// Version of the generator's output.
    pub bench: BenchVersion,
    /// The WIT package.
    pub contract: String,
    /// Version of the grading rules.
    pub grader: GraderVersion,
    /// All limits, by name with the unit in it.
    pub limits: BTreeMap<String, u64>,
    /// How large the exam is.
    pub size: Size,
    /// Which family the exam belongs to.
    pub suite: Suite,
    /// The engine: exact release.
    pub wasmtime: String,
}

/// The first field in which two runs' terms differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unlike {
    /// The field, such as `size` or `limits.fuel_respond_max`.
    pub field: String,
    /// What it is in the one.
    pub one: String,
    /// What it is in the other.
    pub other: String,
}

impl ExamTerms {
    /// Reads the terms from a report.
    pub(crate) fn of(report: &Report) -> Self {
        Self {
            bench: report.versions.bench,
            contract: report.versions.contract.clone(),
            grader: report.grader_version,
            limits: report.limits.clone(),
            size: report.size,
            suite: report.suite,
            wasmtime: report.versions.wasmtime.clone(),
        }
    }

    /// Finds the first field in which two terms differ; none if they are alike.
    pub(crate) fn unlike(&self, other: &Self) -> Option<Unlike> {
        let fields = [
            ("suite", self.suite.to_string(), other.suite.to_string()),
            ("size", self.size.to_string(), other.size.to_string()),
            ("bench version", self.bench.to_string(), other.bench.to_string()),
            ("grader version", self.grader.to_string(), other.grader.to_string()),
            ("contract", self.contract.clone(), other.contract.clone()),
            ("wasmtime", self.wasmtime.clone(), other.wasmtime.clone()),
        ];
        let field = fields.into_iter().find(|(_, one, other)| one != other);
        if let Some((field, one, other)) = field {
            return Some(Unlike { field: field.to_owned(), one, other });
        }
        let names: BTreeSet<&String> = self.limits.keys().chain(other.limits.keys()).collect();
        let value = |limits: &BTreeMap<String, u64>, name: &String| {
            limits.get(name).map_or_else(|| "not set".to_owned(), u64::to_string)
        };
        names.into_iter().find(|name| self.limits.get(*name) != other.limits.get(*name)).map(|name| Unlike {
            field: format!("limits.{name}"),
            one: value(&self.limits, name),
            other: value(&other.limits, name),
        })
    }
}

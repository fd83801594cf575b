//! The manifest: everything that decides the result of a run, and its fingerprint.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::{BenchVersion, CaseId, Sha256Hex, Size, Suite, to_canonical_json};
use serde::{Deserialize, Serialize};

/// Version of the record's files. Readers refuse what they don't know.
pub const RECORD_FORMAT: u32 = 1;

/// Everything that decides the result of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The agent.
    pub component: ComponentManifest,
    /// SHA-256 of the configuration given with `--config`, in canonical form; that of `{}` without.
    pub config_sha256: Sha256Hex,
    /// SHA-256 over exam bytes and key bytes.
    pub dataset_sha256: Sha256Hex,
    /// SHA-256 of the exam bytes.
    pub exam_sha256: Sha256Hex,
    /// Version of the record's files.
    pub format: u32,
    /// Target of the host, such as `x86_64-unknown-linux-gnu`.
    pub host_target: String,
    /// Layers of isolation that were active, besides WebAssembly itself; empty for in-process.
    pub isolation: Vec<String>,
    /// SHA-256 of the key bytes.
    pub key_sha256: Sha256Hex,
    /// All limits, by name with the unit in it.
    pub limits: BTreeMap<String, u64>,
    /// The cases that are asked, instructions included, if the run is partial: some were selected on purpose. Left out of
    /// a whole run.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub only: BTreeSet<CaseId>,
    /// The seed, in digits: a text, since JSON readers that hold numbers as doubles would round it.
    pub seed: String,
    /// How large the exam is.
    pub size: Size,
    /// Which family the exam belongs to.
    pub suite: Suite,
    /// The versions of everything that decides.
    pub versions: Versions,
}

/// The agent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentManifest {
    /// Size in bytes.
    pub bytes: u64,
    /// Name of the file, without its folder and extension.
    pub name: String,
    /// SHA-256 of the file.
    pub sha256: Sha256Hex,
}

/// The versions of everything that decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Versions {
    /// The command.
    pub belljar: String,
    /// The generator's output.
    pub bench: BenchVersion,
    /// The WIT package.
    pub contract: String,
    /// The engine: exact release.
    pub wasmtime: String,
}

/// What must be equal for two runs to be comparable: the exam, and the rules under which it was taken.
#[derive(Serialize)]
struct Fingerprint<'a> {
    bench: BenchVersion,
    contract: &'a str,
    dataset_sha256: Sha256Hex,
    format: u32,
    limits: &'a BTreeMap<String, u64>,
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    only: &'a BTreeSet<CaseId>,
    size: Size,
    suite: Suite,
    wasmtime: &'a str,
}

impl Manifest {
    /// Tells whether cases of the exam were left out on purpose, so that the run never counts as complete.
    #[must_use]
    pub fn is_partial(&self) -> bool {
        !self.only.is_empty()
    }

    /// Tells whether a case was to be asked.
    #[must_use]
    pub fn asks(&self, case: &CaseId) -> bool {
        !self.is_partial() || self.only.contains(case)
    }

    /// Hashes what must be equal for two runs to be comparable: neither the agent nor its configuration, nor the host
    /// or its walls, which change no byte of a transcript.
    #[must_use]
    pub fn fingerprint(&self) -> Sha256Hex {
        Sha256Hex::of(&[&to_canonical_json(&Fingerprint {
            bench: self.versions.bench,
            contract: &self.versions.contract,
            dataset_sha256: self.dataset_sha256,
            format: self.format,
            limits: &self.limits,
            only: &self.only,
            size: self.size,
            suite: self.suite,
            wasmtime: &self.versions.wasmtime,
        })])
    }
}

//! Which agent was examined: the component and what it was configured with.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_exam::Sha256Hex;
use serde::{Deserialize, Serialize};

use crate::Report;

/// Which agent was examined. Two with another name but the same hashes are the same agent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgentIdentity {
    /// SHA-256 of the configuration that it was given.
    pub config_sha256: Sha256Hex,
    /// Name of the component's file.
    pub name: String,
    /// SHA-256 of the component.
    pub sha256: Sha256Hex,
}

impl AgentIdentity {
    /// Reads the identity from a report.
    pub(crate) fn of(report: &Report) -> Self {
        Self { config_sha256: report.config_sha256, name: report.agent.name.clone(), sha256: report.agent.sha256 }
    }

    /// Returns what tells agents apart.
    pub(crate) const fn hashes(&self) -> (Sha256Hex, Sha256Hex) {
        (self.sha256, self.config_sha256)
    }
}

impl PartialEq for AgentIdentity {
    fn eq(&self, other: &Self) -> bool {
        self.hashes() == other.hashes()
    }
}

impl Eq for AgentIdentity {}

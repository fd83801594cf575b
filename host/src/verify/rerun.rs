//! Examining the component again: the transcript itself is made anew.

use std::num::NonZeroUsize;
use std::path::Path;

use belljar_exam::{Exam, Sha256Hex};
use belljar_generator::Canonical;
use belljar_runner::Records;
use belljar_sandbox::{AgentConfig, Limits, WASMTIME_VERSION};
use belljar_seed::Seed;
use belljar_transcript::{Event, Manifest, read_events};

use super::Difference;
use super::observed::first_divergent_case;
use crate::cli::IsolationArgs;
use crate::errors::Failure;
use crate::examination::{Candidate, read_component};
use crate::exit_code::Code;
use crate::isolation::Terms;
use crate::record::{MEMORY_LOG, RunFolder, TRANSCRIPT};

/// What it takes to examine a component again.
pub(crate) struct Rerun<'a> {
    /// The component.
    pub agent: &'a Path,
    /// Where compiled components are kept.
    pub cache: Option<&'a Path>,
    /// What the agent is given to read.
    pub config: AgentConfig,
    /// How the agent is kept apart.
    pub isolation: &'a IsolationArgs,
    /// Number of threads that answer questions.
    pub jobs: NonZeroUsize,
}

impl Rerun<'_> {
    /// Checks that the component, its configuration and the engine are those of the record, and loads it.
    pub(super) fn check_component(&self, manifest: &Manifest) -> Result<Candidate, Difference> {
        let limits = Limits::from_map(&manifest.limits)
            .map_err(|error| Difference::of(error, "the manifest's limits can't be used"))?;
        let bytes = read_component(self.agent, limits.component_bytes_max).map_err(Difference::keeping)?;
        let sha256 = Sha256Hex::of(&[&bytes]);
        let shown = self.agent.display();
        if sha256 != manifest.component.sha256 || bytes.len() as u64 != manifest.component.bytes {
            let message = format!(
                "`{shown}` has {} bytes and the digest {sha256}; the component that was examined has {} and {}",
                bytes.len(),
                manifest.component.bytes,
                manifest.component.sha256
            );
            return Err(Difference::new(message));
        }
        if self.config.sha256() != manifest.config_sha256 {
            let (given, run) = (self.config.sha256(), manifest.config_sha256);
            return Err(Difference::new(format!(
                "the configuration has the digest {given}; that of the run has {run}"
            ))
            .hint("give the file that the run was given with `--config FILE`"));
        }
        if manifest.versions.wasmtime != WASMTIME_VERSION {
            let message = format!(
                "the record was made with wasmtime {}; this build has {WASMTIME_VERSION}, where fuel may differ",
                manifest.versions.wasmtime
            );
            let failure = Failure::new(Code::BadInput, message);
            return Err(Difference::keeping(failure.hint("use the version of belljar that the manifest names")));
        }
        let terms = Terms { cache: self.cache, isolation: self.isolation, jobs: self.jobs, limits: &limits };
        Candidate::load(self.agent, self.config.clone(), &terms).map_err(Difference::keeping)
    }

    /// Examines the component again, and checks that transcript and memory log are the same, byte for byte.
    pub(super) fn check_rerun(
        &self,
        candidate: &Candidate,
        exam: (&Exam, &Canonical, Seed),
        manifest: &Manifest,
        recorded: (&RunFolder, &[Event]),
    ) -> Result<(), Difference> {
        let (exam, canonical, seed) = exam;
        let (folder, events) = recorded;
        let fingerprint = candidate.manifest(seed, exam, canonical, &manifest.only).fingerprint();
        if fingerprint != manifest.fingerprint() {
            let message = format!("the fingerprint is {} in the record and {fingerprint} now", manifest.fingerprint());
            return Err(Difference::new(message));
        }
        let (mut transcript, mut memory_log) = (Vec::new(), Vec::new());
        let records = Records { memory_log: &mut memory_log, transcript: &mut transcript };
        candidate.examine(exam.clone(), manifest, records, &mut ()).map_err(Difference::keeping)?;
        if transcript != folder.read(TRANSCRIPT)? {
            let difference = Difference::new("examining the component again gives another transcript");
            let made = read_events(&transcript)
                .map_err(|error| Difference::of(error, "the transcript that was made anew can't be read"))?;
            return Err(match first_divergent_case(events, &made.0) {
                Some(case) => difference.in_case(case),
                None => difference,
            });
        }
        if memory_log != folder.read(MEMORY_LOG)? {
            return Err(Difference::new("examining the component again gives another memory log"));
        }
        Ok(())
    }
}

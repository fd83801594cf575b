//! An examination: one agent, one exam, from the component to the transcript.

use std::collections::BTreeSet;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;

use belljar_exam::{CaseId, Exam, Sha256Hex};
use belljar_generator::Canonical;
use belljar_runner::{Observer, Plan, Records, ResumePoint, RunIdentity, RunOptions, RunSummary};
use belljar_sandbox::{AgentConfig, Limits, LoadError};
use belljar_seed::Seed;
use belljar_transcript::{ComponentManifest, Manifest, RECORD_FORMAT, Versions};

use crate::errors::{Failure, OrFail as _, Result};
use crate::exit_code::Code;
use crate::isolation::{LoadedAgent, Terms};

/// An agent, loaded and ready to be examined.
pub(crate) struct Candidate {
    agent: LoadedAgent,
    component: ComponentManifest,
    config_sha256: Sha256Hex,
    jobs: NonZeroUsize,
    limits: Limits,
}

impl Candidate {
    /// Reads, admits and compiles a component.
    ///
    /// # Errors
    /// [`Code::BadInput`] if the file can't be read, or if this system can't keep the agent apart as it must be;
    /// [`Code::NotAdmitted`] if it isn't an agent that may run.
    pub(crate) fn load(path: &Path, config: AgentConfig, terms: &Terms<'_>) -> Result<Self> {
        let bytes = read_component(path, terms.limits.component_bytes_max)?;
        let sha256 = Sha256Hex::of(&[&bytes]);
        let config_sha256 = config.sha256();
        let agent = LoadedAgent::load(&bytes, config, terms).map_err(|error| load_failure(error, path))?;
        let name = path.file_stem().map_or_else(|| "agent".to_owned(), |name| name.to_string_lossy().into_owned());
        let component = ComponentManifest { bytes: bytes.len() as u64, name, sha256 };
        Ok(Self { agent, component, config_sha256, jobs: terms.jobs, limits: terms.limits.clone() })
    }

    /// Returns the name of the component's file.
    #[must_use]
    pub(crate) fn name(&self) -> &str {
        &self.component.name
    }

    /// Writes down everything that decides the result of examining it, on the whole exam if no case is selected.
    #[must_use]
    pub(crate) fn manifest(&self, seed: Seed, exam: &Exam, canonical: &Canonical, only: &BTreeSet<CaseId>) -> Manifest {
        Manifest {
            component: self.component.clone(),
            config_sha256: self.config_sha256,
            dataset_sha256: canonical.dataset_sha256,
            exam_sha256: canonical.exam_sha256,
            format: RECORD_FORMAT,
            host_target: format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS),
            isolation: self.agent.layers(),
            key_sha256: canonical.key_sha256,
            limits: self.limits.to_map(),
            only: only.clone(),
            seed: seed.to_string(),
            size: exam.size,
            suite: exam.suite,
            versions: Versions {
                bench: exam.bench_version,
                belljar: env!("CARGO_PKG_VERSION").to_owned(),
                contract: belljar_sandbox::CONTRACT.to_owned(),
                wasmtime: belljar_sandbox::WASMTIME_VERSION.to_owned(),
            },
        }
    }

    /// Examines it, on the cases that the manifest names.
    ///
    /// # Errors
    /// If a record can't be written: the record is the evidence, so the run ends.
    pub(crate) fn examine<T: Write, M: Write>(
        &self,
        exam: Exam,
        manifest: &Manifest,
        records: Records<T, M>,
        observer: &mut dyn Observer,
    ) -> Result<RunSummary> {
        let plan = plan(exam, manifest)?;
        belljar_runner::run(&plan, &self.agent, &self.options(manifest), records, observer)
            .or_fail(Code::Internal, "the run was broken off")
    }

    /// Goes on with a run that was broken off.
    ///
    /// # Errors
    /// See [`Candidate::examine`].
    pub(crate) fn resume<T: Write, M: Write>(
        &self,
        plan: &Plan,
        manifest: &Manifest,
        point: ResumePoint,
        records: Records<T, M>,
        observer: &mut dyn Observer,
    ) -> Result<RunSummary> {
        belljar_runner::resume(plan, &self.agent, &self.options(manifest), point, records, observer)
            .or_fail(Code::Internal, "the run was broken off again")
    }

    fn options(&self, manifest: &Manifest) -> RunOptions {
        let (identity, thread_stack_bytes) = (identity(manifest), self.agent.thread_stack_bytes());
        RunOptions { identity, jobs: self.jobs, thread_stack_bytes }
    }
}

/// Plans a run of the exam, narrowed to the cases that the manifest names, if it names any.
///
/// # Errors
/// [`Code::Mismatch`] if the manifest names a case that the exam doesn't have.
pub(crate) fn plan(exam: Exam, manifest: &Manifest) -> Result<Plan> {
    let plan = Plan::new(exam).or_fail(Code::Internal, "the exam has no plan")?;
    if !manifest.is_partial() {
        return Ok(plan);
    }
    plan.only(&manifest.only).or_fail(Code::Mismatch, "the manifest's selection of cases isn't of its exam")
}

/// Returns what a run of this manifest is told by.
#[must_use]
pub(crate) fn identity(manifest: &Manifest) -> RunIdentity {
    RunIdentity {
        component: manifest.component.sha256,
        config: manifest.config_sha256,
        fingerprint: manifest.fingerprint(),
    }
}

/// Puts the reason why a component isn't loaded into a failure with its code and hints.
fn load_failure(error: LoadError, path: &Path) -> Failure {
    let hint = error.hint();
    let (code, message) = if error.is_hosts_fault() {
        (Code::BadInput, "this system can't keep the agent apart as it must be".to_owned())
    } else {
        (Code::NotAdmitted, format!("`{}` is not admitted", path.display()))
    };
    let failure = Err::<(), _>(error).or_fail(code, message);
    let failure = failure.err().unwrap_or_else(|| unreachable!("an error was given"));
    let failure = hint.into_iter().fold(failure, Failure::hint);
    if code == Code::NotAdmitted {
        return failure;
    }
    failure.hint("`--isolation-min none` runs it with the layers that there are, `--isolation in-process` without any")
}

/// Reads a component, unless it is larger than may be admitted.
///
/// # Errors
/// If it can't be read, or is too large.
pub(crate) fn read_component(path: &Path, bytes_max: u64) -> Result<Vec<u8>> {
    use std::io::Read as _;
    let advice = "give the path of a component, such as target/agents/baseline.wasm; `cargo xtask agents` builds some";
    let failed = format!("could not read `{}`", path.display());
    let file = std::fs::File::open(path).or_fail(Code::BadInput, &failed).map_err(|failure| failure.hint(advice))?;
    let mut bytes = Vec::new();
    // One byte more than may be admitted is enough to know.
    file.take(bytes_max.saturating_add(1))
        .read_to_end(&mut bytes)
        .or_fail(Code::BadInput, &failed)
        .map_err(|failure| failure.hint(advice))?;
    if bytes.len() as u64 > bytes_max {
        let message = format!("`{}` is larger than {bytes_max} bytes", path.display());
        return Err(Failure::new(Code::NotAdmitted, message)
            .hint("strip debug information: `strip = true` in the build profile, or `wasm-tools strip`"));
    }
    Ok(bytes)
}

/// Returns the number of cores, as the number of jobs where none is asked for.
#[must_use]
pub(crate) fn cores() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

//! `belljar run`: examine an agent and write a run record.

use std::io::Read as _;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

use belljar_exam::{BenchVersion, CaseId, to_canonical_json};
use belljar_generator::{Canonical, Generated, generate};
use belljar_grader::{Grades, grade};
use belljar_report::Report;
use belljar_runner::{HostFault, Observer, Records};
use belljar_sandbox::{AgentConfig, Limits};
use belljar_seed::Seed;
use belljar_transcript::{Manifest, Outcome};

use super::graded;
use super::selection::select;
use crate::cli::RunArgs;
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::examination::{Candidate, cores};
use crate::exit_code::Code;
use crate::isolation::Terms;
use crate::record::{
    EXAM, KEY, MANIFEST, MEMORY_LOG, Observed, RunFolder, TELEMETRY, TRANSCRIPT, Telemetry, folder_name, free_path,
    narrow,
};
use crate::settings::Settings;
use crate::ui::{Printer, Progress};

/// Largest file of settings that is read, in bytes: a configuration of 8 MiB with every character escaped.
const SETTINGS_BYTES_MAX: u64 = 64 << 20;

pub(crate) fn run(args: &RunArgs, printer: &Printer, settings: &Settings) -> Result<Code> {
    if let Some(broken_off) = &args.resume {
        return super::resume::resume(args, broken_off, printer, settings);
    }
    if args.watch {
        return super::watch::watch(args, printer, settings);
    }
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let session = open_session(args, settings)?;
    let path = record_path(args, &session, seed);
    let Examined { report, .. } = examine(&session, args, seed, &path, printer)?;
    present(&report, &super::reproduce_run(args, &format!("--seed {seed}")), args.json, printer)
}

/// Returns the folder for the record of a run: the one that is asked for, or a free one in `runs/`.
pub(super) fn record_path(args: &RunArgs, session: &Session, seed: Seed) -> PathBuf {
    args.out.clone().unwrap_or_else(|| {
        let name = folder_name(&session.started, session.candidate.name(), args.exam.suite, args.exam.size, seed);
        free_path(Path::new("runs"), &name)
    })
}

/// Prints a report, and tells how the command ends: a run that is partial because it was asked to be has done its work.
pub(super) fn present(report: &Report, reproduce: &str, json: bool, printer: &Printer) -> Result<Code> {
    let text = if json { format!("{}\n", report.to_json()) } else { render(report, reproduce, printer) };
    printer.data(&text)?;
    Ok(super::code_of(report))
}

/// Renders a report for the terminal.
pub(super) fn render(report: &Report, reproduce: &str, printer: &Printer) -> String {
    belljar_report::render_text(report, reproduce, &super::style(printer))
}

/// An agent that is ready to be examined, on one exam or several.
pub(super) struct Session {
    /// The agent.
    pub candidate: Candidate,
    pub jobs: NonZeroUsize,
    pub load_ms: u64,
    /// When it was loaded.
    pub started: jiff::Timestamp,
}

/// Reads settings and loads the agent; nothing is written.
///
/// # Errors
/// If a file isn't what it must be, or the agent isn't admitted.
pub(super) fn open_session(args: &RunArgs, settings: &Settings) -> Result<Session> {
    load_session(args, settings, &read_limits(args.limits.as_deref())?)
}

/// Loads the agent under these limits.
///
/// # Errors
/// See [`open_session`].
pub(super) fn load_session(args: &RunArgs, settings: &Settings, limits: &Limits) -> Result<Session> {
    let config = read_config(args.config.as_deref())?;
    let jobs = args.jobs.map_or_else(cores, |jobs| NonZeroUsize::new(usize::from(jobs)).unwrap_or(NonZeroUsize::MIN));

    let started = jiff::Timestamp::now();
    let loading = Instant::now();
    let terms = Terms { cache: settings.cache_folder.as_deref(), isolation: &args.isolation, jobs, limits };
    let candidate = Candidate::load(&args.agent, config, &terms)?;
    Ok(Session { candidate, jobs, load_ms: milliseconds(loading), started })
}

/// What came of examining an agent on one exam.
pub(super) struct Examined {
    /// The exam, and the key of the cases that were asked.
    pub generated: Generated,
    /// The verdicts.
    pub grades: Grades,
    /// The report.
    pub report: Report,
}

/// Examines the agent on one exam, or on the cases of it that are selected, and writes the record.
///
/// # Errors
/// If no such case is there, if the record can't be written, or if Belljar fails.
pub(super) fn examine(
    session: &Session,
    args: &RunArgs,
    seed: Seed,
    path: &Path,
    printer: &Printer,
) -> Result<Examined> {
    let started = jiff::Timestamp::now();
    let Session { candidate, jobs, load_ms, .. } = session;
    let mut generated = generate(seed, BenchVersion::LATEST, args.exam.suite, args.exam.size);
    let canonical = generated.canonical();
    let only = select(&generated, &args.selection)?;
    let manifest = candidate.manifest(seed, &generated.exam, &canonical, &only);
    narrow(&mut generated.key, &manifest);
    let folder = RunFolder::create(path)?;
    let records =
        Records { memory_log: folder.append_to_new(MEMORY_LOG)?, transcript: folder.append_to_new(TRANSCRIPT)? };
    folder.write(EXAM, &canonical.exam)?;
    // The manifest comes last: where there is one, there is a record, and the run can go on from it.
    folder.write(MANIFEST, &to_canonical_json(&manifest))?;
    printer.say(&format!(
        "examining {} with seed {seed} ({} {}, bench version {})\ndataset {}\nrecord  {}",
        candidate.name(),
        args.exam.suite,
        args.exam.size,
        BenchVersion::LATEST,
        canonical.dataset_sha256,
        path.display(),
    ));

    let cases = generated.key.cases.len() as u64;
    let mut watcher = Watcher::new(printer, cases);
    let running = Instant::now();
    let examined = candidate.examine(generated.exam.clone(), &manifest, records, &mut watcher);
    watcher.finish();
    let _summary = examined.hint(format!("what was observed until then is in {}", path.display()))?;
    let run_ms = milliseconds(running);

    let telemetry = Telemetry { jobs: jobs.get(), load_ms: *load_ms, run_ms, started: started.to_string() };
    folder.write(TELEMETRY, &to_canonical_json(&telemetry))?;
    let (grades, report) = conclude(&folder, &generated, &canonical, &manifest, args.sealed)?;
    Ok(Examined { generated, grades, report })
}

/// Writes the rest of a record whose transcript is whole: the key unless it is sealed, the verdicts, the report.
///
/// # Errors
/// If they can't be written.
pub(super) fn conclude(
    folder: &RunFolder,
    generated: &Generated,
    canonical: &Canonical,
    manifest: &Manifest,
    sealed: bool,
) -> Result<(Grades, Report)> {
    if !sealed {
        folder.write(KEY, &canonical.key)?;
    }
    // Read back from the folder: what is graded is what anyone else would grade.
    let observed = Observed::read(folder)?;
    let grades =
        grade(&generated.key, &observed.transcript).or_fail(Code::Internal, "the transcript can't be graded")?;
    let report = graded::build_report(generated, manifest, &observed, &grades)?;
    graded::write_verdicts(folder, &grades)?;
    graded::write_report(folder, &report)?;
    Ok((grades, report))
}

/// Draws progress, and tells of faults of the host as they happen.
pub(super) struct Watcher<'a> {
    printer: &'a Printer,
    progress: Progress,
}

impl<'a> Watcher<'a> {
    /// Begins to watch a run of so many cases.
    pub(super) fn new(printer: &'a Printer, cases: u64) -> Self {
        Self { printer, progress: Progress::new(cases, printer.draws_progress()) }
    }

    /// Counts a case that is done.
    pub(super) fn step(&self) {
        self.progress.step();
    }

    /// Removes the bar.
    pub(super) fn finish(&self) {
        self.progress.finish();
    }
}

impl Observer for Watcher<'_> {
    fn wave_began(&mut self, wave: u32, items: usize, _instructions: usize, _probes: usize) {
        self.progress.say(format!("wave {} ({items} items)", wave + 1));
    }

    fn wave_ingested(&mut self, wave: u32, outcome: &Outcome) {
        if outcome.blame().is_some() {
            self.printer.say(&format!("warning: the agent did not take in wave {}: {outcome}", wave + 1));
        }
    }

    fn case_finished(&mut self, _case: &CaseId, _outcome: &Outcome) {
        self.progress.step();
    }

    fn host_fault(&mut self, fault: &HostFault<'_>) {
        let detail = fault.detail.unwrap_or("no detail");
        let next = if fault.attempt == 0 { "trying once more" } else { "the run will be incomplete" };
        self.printer
            .say(&format!("warning: the host failed in call {} ({}): {detail}; {next}", fault.call, fault.outcome));
    }
}

/// Draws a seed that nobody could predict.
pub(super) fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(Code::Internal, format!("the system gave no random bytes: {error}")))
        .hint("give a seed with `--seed N`")?;
    Ok(Seed::new(u64::from_le_bytes(bytes)))
}

fn read_limits(path: Option<&Path>) -> Result<Limits> {
    let Some(path) = path else { return Ok(Limits::default()) };
    let hint =
        "a limits file is a JSON object such as {\"fuel_respond_max\": 1000000000}; docs/limits.md lists the names";
    let text = read_settings(path).hint(hint)?;
    Limits::from_json(&text).or_fail(Code::BadInput, format!("`{}` doesn't hold limits", path.display())).hint(hint)
}

pub(super) fn read_config(path: Option<&Path>) -> Result<AgentConfig> {
    let Some(path) = path else { return Ok(AgentConfig::default()) };
    let hint = "a configuration is a JSON object whose values are texts, of at most 8 MiB";
    let text = read_settings(path).hint(hint)?;
    AgentConfig::from_json(&text)
        .or_fail(Code::BadInput, format!("`{}` isn't a configuration", path.display()))
        .hint(hint)
}

/// Reads a file of settings, unless it is larger than any can be.
fn read_settings(path: &Path) -> Result<String> {
    let read = || -> anyhow::Result<String> {
        let mut text = String::new();
        std::fs::File::open(path)?.take(SETTINGS_BYTES_MAX + 1).read_to_string(&mut text)?;
        anyhow::ensure!(text.len() as u64 <= SETTINGS_BYTES_MAX, "it is larger than {SETTINGS_BYTES_MAX} bytes");
        Ok(text)
    };
    read().or_fail(Code::BadInput, format!("could not read `{}`", path.display()))
}

pub(super) fn milliseconds(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}

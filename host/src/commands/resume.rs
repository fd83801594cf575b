//! `belljar run --resume`: go on with a run that was broken off.

use std::path::Path;
use std::time::Instant;

use belljar_exam::to_canonical_json;
use belljar_runner::{Records, ResumePoint};
use belljar_sandbox::Limits;
use belljar_seed::Seed;
use belljar_transcript::Manifest;

use super::run::{Watcher, conclude, load_session, milliseconds, present};
use crate::cli::RunArgs;
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::examination::{identity, plan};
use crate::exit_code::Code;
use crate::record::{
    MEMORY_LOG, RunFolder, TELEMETRY, TRANSCRIPT, Telemetry, check_dataset, read_manifest, regenerate,
};
use crate::settings::Settings;
use crate::ui::Printer;

/// Goes on with the run in a folder: cases that are done stay as they are, and the record ends up with the bytes that it
/// would have if nothing had happened.
pub(super) fn resume(args: &RunArgs, path: &Path, printer: &Printer, settings: &Settings) -> Result<Code> {
    let started = jiff::Timestamp::now();
    let folder = RunFolder::open(path)?;
    let manifest = read_manifest(&folder)?;
    let (generated, canonical) = regenerate(&manifest)?;
    check_dataset(&manifest, &canonical)?;
    let limits = Limits::from_map(&manifest.limits).or_fail(Code::Mismatch, "the manifest's limits can't be used")?;
    let seed: Seed = manifest.seed.parse().or_fail(Code::Mismatch, "the manifest's seed can't be read")?;
    let session = load_session(args, settings, &limits)?;
    check_same(&session.candidate.manifest(seed, &generated.exam, &canonical, &manifest.only), &manifest)?;

    let plan = plan(generated.exam.clone(), &manifest)?;
    let read = |name: &str| if folder.has(name) { folder.read(name) } else { Ok(Vec::new()) };
    let point = ResumePoint::find(&plan, &identity(&manifest), &read(TRANSCRIPT)?, &read(MEMORY_LOG)?)
        .or_fail(Code::Mismatch, format!("the run in `{}` can't go on", path.display()))
        .hint("something else than a cut has changed its records; run the agent again")?;
    let (done, cases) = (point.cases_done(), generated.key.cases.len());
    printer.say(&format!("going on with {}: {done} of {cases} cases are done", path.display()));

    let records = Records {
        memory_log: folder.append_after(MEMORY_LOG, point.memory_log_bytes)?,
        transcript: folder.append_after(TRANSCRIPT, point.transcript_bytes)?,
    };
    let mut watcher = Watcher::new(printer, cases as u64);
    (0..done).for_each(|_| watcher.step());
    let running = Instant::now();
    let resumed = session.candidate.resume(&plan, &manifest, point, records, &mut watcher);
    watcher.finish();
    let _summary = resumed.hint(format!("what was observed until then is in {}", path.display()))?;
    let telemetry = Telemetry {
        jobs: session.jobs.get(),
        load_ms: session.load_ms,
        run_ms: milliseconds(running),
        started: started.to_string(),
    };
    folder.write(TELEMETRY, &to_canonical_json(&telemetry))?;
    let (_, report) = conclude(&folder, &generated, &canonical, &manifest, args.sealed)?;
    present(&report, &super::reproduce_record(&manifest), args.json, printer)
}

/// Checks that what is at hand is what the run was begun with.
fn check_same(now: &Manifest, begun: &Manifest) -> Result<()> {
    let layers_lost = begun.isolation.iter().any(|layer| !now.isolation.contains(layer));
    for (what, same) in [
        ("the component", now.component.sha256 == begun.component.sha256),
        ("the configuration", now.config_sha256 == begun.config_sha256),
        ("a version that decides results", now.versions == begun.versions),
        ("the set of rules", now.fingerprint() == begun.fingerprint()),
        ("the isolation, which has fewer layers now,", !layers_lost),
    ] {
        if !same {
            return Err(Failure::new(Code::BadInput, format!("{what} isn't that of the run")).hint(
                "give the agent, `--config` and `--isolation` that the run was begun with, to the same version of belljar",
            ));
        }
    }
    Ok(())
}

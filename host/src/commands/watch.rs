//! `belljar run --watch`: examine an agent again whenever its component changes.

use std::path::Path;
use std::time::{Duration, SystemTime};

use belljar_exam::Sha256Hex;
use belljar_grader::Verdict;
use belljar_report::flips;
use belljar_seed::Seed;

use super::run::{examine, fresh_seed, open_session, record_path, render};
use crate::cli::RunArgs;
use crate::errors::{Failure, Result};
use crate::exit_code::Code;
use crate::settings::Settings;
use crate::ui::{Printer, write_failure};

/// How often the component's file is looked at.
const PERIOD: Duration = Duration::from_millis(150);

/// What a file looks like from outside: enough to see that it was written again.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    bytes: u64,
    modified: Option<SystemTime>,
}

/// Examines the agent, and again after each change of its component, always on the same exam. Ends with the process.
///
/// # Errors
/// If Belljar itself fails. A component that can't be read or isn't admitted is told, and the watch goes on.
pub(super) fn watch(args: &RunArgs, printer: &Printer, settings: &Settings) -> Result<Code> {
    // One exam for all passes: only the agent changes.
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let mut before: Option<Vec<Verdict>> = None;
    let mut examined = None;
    loop {
        let stamp = settled(&args.agent);
        // A build that writes the same component again is no change.
        let content = std::fs::read(&args.agent).ok().map(|bytes| Sha256Hex::of(&[&bytes]));
        if examined != Some(content) {
            examined = Some(content);
            match pass(args, seed, printer, settings, before.as_deref()) {
                Ok(verdicts) => before = Some(verdicts),
                Err(failure) => report_or_end(failure, printer)?,
            }
            printer.say(&format!("watching {}; Ctrl-C ends", args.agent.display()));
        }
        while Stamp::of(&args.agent) == stamp {
            wait_a_period();
        }
    }
}

/// Examines once, and tells what changed. Returns the verdicts.
fn pass(
    args: &RunArgs,
    seed: Seed,
    printer: &Printer,
    settings: &Settings,
    before: Option<&[Verdict]>,
) -> Result<Vec<Verdict>> {
    let session = open_session(args, settings)?;
    let path = record_path(args, &session, seed);
    let examined = examine(&session, args, seed, &path, printer)?;
    let verdicts = examined.grades.verdicts;
    let mut text = render(&examined.report, &super::reproduce_run(args, &format!("--seed {seed}")), printer);
    if let Some(before) = before {
        let changes = belljar_report::render_flips(&flips(before, &verdicts), &super::style(printer));
        text.push_str(&format!("\nSince the last run\n{changes}"));
    }
    printer.data(&text)?;
    Ok(verdicts)
}

/// Tells of a failure that the agent's author can mend; others end the watch.
fn report_or_end(failure: Failure, printer: &Printer) -> Result<()> {
    if !matches!(failure.code, Code::BadInput | Code::NotAdmitted) {
        return Err(failure);
    }
    // If standard error is gone, there is nobody to tell.
    let _unheard = write_failure(&mut printer.stderr(), &failure);
    Ok(())
}

/// Waits until the file has looked the same for a whole period, so that none is read while a linker writes it.
fn settled(path: &Path) -> Stamp {
    let mut stamp = Stamp::of(path);
    loop {
        wait_a_period();
        let now = Stamp::of(path);
        if now == stamp {
            return now;
        }
        stamp = now;
    }
}

#[expect(clippy::disallowed_methods, reason = "a file has nothing else to wait for that works alike on every system")]
fn wait_a_period() {
    std::thread::sleep(PERIOD);
}

impl Stamp {
    /// Looks at a file; one that isn't there has no size and no time.
    fn of(path: &Path) -> Self {
        let metadata = std::fs::metadata(path).ok();
        Self {
            bytes: metadata.as_ref().map_or(0, std::fs::Metadata::len),
            modified: metadata.and_then(|metadata| metadata.modified().ok()),
        }
    }
}

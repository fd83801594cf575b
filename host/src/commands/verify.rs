//! `belljar verify`: check that a stored run is what it claims to be.

use std::num::NonZeroUsize;

use belljar_exam::Sha256Hex;
use serde::Serialize;

use super::run::read_config;
use crate::cli::VerifyArgs;
use crate::errors::{Failure, OrFail as _, Result};
use crate::examination::cores;
use crate::exit_code::Code;
use crate::record::RunFolder;
use crate::settings::Settings;
use crate::ui::Printer;
use crate::verify::{Check, Difference, Rerun, Verified, verify as verify_record};

pub(crate) fn verify(args: &VerifyArgs, printer: &Printer, settings: &Settings) -> Result<Code> {
    let folder = RunFolder::open(&args.run)?;
    let jobs = args.jobs.map_or_else(cores, |jobs| NonZeroUsize::new(usize::from(jobs)).unwrap_or(NonZeroUsize::MIN));
    let cache = settings.cache_folder.as_deref();
    let rerun = match &args.rerun {
        Some(agent) => {
            let config = read_config(args.config.as_deref())?;
            Some(Rerun { agent, cache, config, isolation: &args.isolation, jobs })
        }
        None => None,
    };
    let mut checks = Vec::new();
    let verified = verify_record(&folder, rerun.as_ref(), &mut |check, found| {
        if !args.json {
            printer.say(&format!("ok  {:<10}  {found}", check.name()));
        }
        checks.push(PassedCheck { check: check.name(), found: found.to_owned() });
    });
    if args.json {
        return print_json(&verified, checks, printer);
    }
    match verified {
        Ok(verified) => {
            printer.data(&render(&verified))?;
            Ok(code_of(&verified))
        }
        Err((check, difference)) => Err(fail(check, difference)),
    }
}

const fn code_of(verified: &Verified) -> Code {
    if verified.incomplete.is_some() { Code::Incomplete } else { Code::Done }
}

fn render(verified: &Verified) -> String {
    let mut text = match verified.incomplete {
        None => "MATCH\n".to_owned(),
        Some(why) => format!("INCOMPLETE: {why}; what there is, matches\n"),
    };
    let rows = [
        ("dataset", Some(verified.dataset)),
        ("transcript", Some(verified.transcript)),
        ("verdicts", verified.verdicts),
        ("report", verified.report),
    ];
    for (name, hash) in rows {
        if let Some(hash) = hash {
            text.push_str(&format!("  {name:<10}  {hash}\n"));
        }
    }
    text.push_str(if verified.rerun {
        "the component was examined again\n"
    } else {
        "the component was not examined again: `--rerun AGENT.wasm` does that\n"
    });
    text
}

fn fail(check: Check, difference: Difference) -> Failure {
    let Difference { case, code, error, mut hints } = difference;
    let name = check.name();
    let message = match case {
        Some(case) => format!("MISMATCH: the check `{name}` fails, first in case {case}"),
        None => format!("MISMATCH: the check `{name}` fails"),
    };
    let error = if code == Code::Mismatch { error.context(message) } else { error.context(cannot(check)) };
    hints.push(format!("docs/records.md says what `{name}` proves and how to recompute it by hand"));
    Failure { code, error, hints }
}

fn cannot(check: Check) -> String {
    format!("the check `{}` can't be done", check.name())
}

/// A verification, as scripts read it.
#[derive(Serialize)]
#[serde(tag = "type", rename = "verification")]
struct Verification<'a> {
    version: u32,
    result: &'static str,
    checks: Vec<PassedCheck>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failed: Option<FailedCheck<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hashes: Option<Hashes>,
}

#[derive(Serialize)]
struct PassedCheck {
    check: &'static str,
    found: String,
}

#[derive(Serialize)]
struct FailedCheck<'a> {
    check: &'static str,
    case: Option<&'a str>,
    why: String,
}

#[derive(Serialize)]
struct Hashes {
    dataset: Sha256Hex,
    transcript: Sha256Hex,
    verdicts: Option<Sha256Hex>,
    report: Option<Sha256Hex>,
}

/// Version of the JSON form.
const JSON_VERSION: u32 = 1;

fn print_json(
    verified: &Result<Verified, (Check, Difference)>,
    checks: Vec<PassedCheck>,
    printer: &Printer,
) -> Result<Code> {
    let (verification, code) = match verified {
        Ok(verified) => {
            let Verified { dataset, report, transcript, verdicts, .. } = *verified;
            let hashes = Some(Hashes { dataset, transcript, verdicts, report });
            let result = if verified.incomplete.is_some() { "incomplete" } else { "match" };
            (Verification { version: JSON_VERSION, result, checks, failed: None, hashes }, code_of(verified))
        }
        Err((check, difference)) => {
            let why = format!("{:#}", difference.error);
            let failed = Some(FailedCheck { check: check.name(), case: difference.case.as_deref(), why });
            let result = if difference.code == Code::Mismatch { "mismatch" } else { "error" };
            (Verification { version: JSON_VERSION, result, checks, failed, hashes: None }, difference.code)
        }
    };
    let json = serde_json::to_string(&verification).or_fail(Code::Internal, "the verification isn't JSON")?;
    printer.data(&format!("{json}\n"))?;
    Ok(code)
}

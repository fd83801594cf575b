//! The files of a record: all there, all plain, and each holding what was made anew.

use serde_json::Value;

use super::Difference;
use super::divergence::first_divergence;
use crate::record::{
    EXAM, KEY, MANIFEST, MEMORY_LOG, REPORT, RunFolder, SUMMARY, TELEMETRY, TRANSCRIPT, first_difference, is_verdicts,
};

/// Files without which there is no record.
const ALWAYS: &[&str] = &[EXAM, MANIFEST, MEMORY_LOG, TRANSCRIPT];

/// Files that may be left out: the key of a sealed record, and what no result hangs on.
const OPTIONAL: &[&str] = &[KEY, REPORT, SUMMARY, TELEMETRY];

/// Checks that all files are there and plain. Returns what else lies in the folder.
pub(super) fn check_files(folder: &RunFolder) -> Result<Vec<String>, Difference> {
    let entries = folder.entries()?;
    let ours = |name: &str| ALWAYS.contains(&name) || OPTIONAL.contains(&name) || is_verdicts(name);
    if let Some((name, _)) = entries.iter().find(|(name, plain)| !plain && ours(name)) {
        return Err(Difference::new(format!("`{name}` is a link or a folder; a record holds plain files")));
    }
    if let Some(missing) = ALWAYS.iter().find(|name| !entries.iter().any(|(entry, _)| entry == *name)) {
        return Err(Difference::new(format!("`{missing}` is missing")));
    }
    Ok(entries.into_iter().map(|(name, _)| name).filter(|name| !ours(name)).collect())
}

/// Checks that a file holds exactly these bytes. What differs is told by its place in the JSON, if both are JSON.
pub(super) fn check_bytes(folder: &RunFolder, name: &str, made: &[u8]) -> Result<(), Difference> {
    let stored = folder.read(name)?;
    let Some(at) = first_difference(&stored, made) else { return Ok(()) };
    let values = serde_json::from_slice::<Value>(made).ok().zip(serde_json::from_slice::<Value>(&stored).ok());
    let Some((made, stored)) = values else {
        return Err(Difference::new(format!("`{name}` isn't what was made anew, from byte {at} on")));
    };
    let Some(divergence) = first_divergence(&made, &stored) else {
        return Err(Difference::new(format!("`{name}` says what it should in another form, from byte {at} on")));
    };
    let difference = Difference::new(format!("`{name}` isn't what was made anew, at {}", divergence.pointer));
    Err(match divergence.case {
        Some(case) => difference.in_case(case),
        None => difference,
    })
}

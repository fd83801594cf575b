//! What a record is about: its manifest, and the exam and answer key that its seed makes.

use belljar_answer_key::AnswerKey;
use belljar_exam::BenchVersion;
use belljar_generator::{Canonical, Generated, generate};
use belljar_seed::{Seed, SeedError};
use belljar_transcript::{Manifest, RECORD_FORMAT};
use serde::Deserialize;

use super::strict::{StrictError, from_canonical};
use super::{MANIFEST, RunFolder};
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::exit_code::Code;

/// What it takes to tell which format a manifest has: another version may have other fields.
#[derive(Deserialize)]
struct FormatOnly {
    format: u32,
}

/// Why a manifest can't be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ManifestError {
    /// It isn't one.
    #[error("it isn't a manifest")]
    Malformed(#[from] StrictError),
    /// Another version of the record's files.
    #[error("the record has format {0}; this build reads {RECORD_FORMAT}")]
    Format(u32),
    /// Its seed isn't one.
    #[error("its seed can't be read")]
    Seed(#[from] SeedError),
}

/// Reads a manifest, of any format that this build knows.
///
/// # Errors
/// See [`ManifestError`].
pub(crate) fn parse_manifest(bytes: &[u8]) -> Result<Manifest, ManifestError> {
    let FormatOnly { format } = serde_json::from_slice(bytes).map_err(StrictError::Json)?;
    let manifest: Manifest = match format {
        // Format 1 is the first.
        RECORD_FORMAT => from_canonical(bytes)?,
        other => return Err(ManifestError::Format(other)),
    };
    let _seed: Seed = manifest.seed.parse()?;
    Ok(manifest)
}

/// Reads the manifest of a record.
///
/// # Errors
/// [`Code::BadInput`] if it is missing or malformed, or of a format that this build doesn't know.
pub(crate) fn read_manifest(folder: &RunFolder) -> Result<Manifest> {
    parse_manifest(&folder.read(MANIFEST)?).map_err(|error| {
        let newer = matches!(error, ManifestError::Format(_));
        let failure = Failure::of(Code::BadInput, error, format!("could not read `{}`", folder.shown(MANIFEST)));
        if newer { failure.hint("use a version of belljar as new as the one that wrote the record") } else { failure }
    })
}

/// Makes exam and key anew from what the manifest says, never from what lies in the folder. The key holds the cases that
/// the run asks; the canonical bytes are those of the whole.
///
/// # Errors
/// [`Code::BadInput`] if this build can't make that exam.
pub(crate) fn regenerate(manifest: &Manifest) -> Result<(Generated, Canonical)> {
    let seed: Seed = manifest.seed.parse().or_fail(Code::BadInput, "the manifest's seed can't be read")?;
    let bench = manifest.versions.bench;
    if !BenchVersion::ALL.contains(&bench) {
        let message = format!("the record is of bench version {bench}, which this build can't generate");
        return Err(Failure::new(Code::BadInput, message)).hint("use the version of belljar that the manifest names");
    }
    let mut generated = generate(seed, bench, manifest.suite, manifest.size);
    let canonical = generated.canonical();
    narrow(&mut generated.key, manifest);
    Ok((generated, canonical))
}

/// Narrows an answer key to the cases that a run asks: what wasn't asked isn't graded.
pub(crate) fn narrow(key: &mut AnswerKey, manifest: &Manifest) {
    key.cases.retain(|case| manifest.asks(&case.case));
}

/// Holds the hashes of what was made anew against those of the manifest.
///
/// # Errors
/// [`Code::Mismatch`] if one differs.
pub(crate) fn check_dataset(manifest: &Manifest, canonical: &Canonical) -> Result<()> {
    for (what, recorded, made) in [
        ("dataset", manifest.dataset_sha256, canonical.dataset_sha256),
        ("exam", manifest.exam_sha256, canonical.exam_sha256),
        ("answer key", manifest.key_sha256, canonical.key_sha256),
    ] {
        if recorded != made {
            let message = format!("the record's {what} hash is {recorded}, but its seed makes {made}");
            return Err(Failure::new(Code::Mismatch, message))
                .hint("the record was changed, or a build with other bytes for the same bench version wrote it");
        }
    }
    Ok(())
}

//! What the host observed in a run: the transcript, with the memory that it left behind.

use belljar_runner::replay_memory_log;
use belljar_sandbox::MemoryStore;
use belljar_transcript::{Event, Manifest, Transcript, gather, read_events};

use super::{MEMORY_LOG, RunFolder, TRANSCRIPT};
use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::exit_code::Code;

/// What the host observed in a run.
pub(crate) struct Observed {
    /// The memory store after the last commit.
    pub memory: MemoryStore,
    /// What the host observed.
    pub transcript: Transcript,
}

impl Observed {
    /// Reads transcript and memory log, and holds each against the other.
    ///
    /// # Errors
    /// [`Code::BadInput`] if a file is missing; [`Code::Mismatch`] if one was touched.
    pub(crate) fn read(folder: &RunFolder) -> Result<Self> {
        let (events, hash) = read_events(&folder.read(TRANSCRIPT)?)
            .or_fail(Code::Mismatch, format!("`{}` can't be trusted", folder.shown(TRANSCRIPT)))
            .hint(VERIFY)?;
        let memory = Self::replay(folder, &events)?;
        let transcript = gather(events, hash)
            .or_fail(Code::Mismatch, format!("`{}` can't be trusted", folder.shown(TRANSCRIPT)))
            .hint(VERIFY)?;
        Ok(Self { memory, transcript })
    }

    fn replay(folder: &RunFolder, events: &[Event]) -> Result<MemoryStore> {
        replay_memory_log(&*folder.read(MEMORY_LOG)?, events)
            .or_fail(Code::Mismatch, format!("`{}` isn't the log of this transcript", folder.shown(MEMORY_LOG)))
            .hint(VERIFY)
    }

    /// Holds what the transcript says of the run against the manifest.
    ///
    /// # Errors
    /// [`Code::Mismatch`] if they are of different runs.
    pub(crate) fn check_belongs(&self, manifest: &Manifest) -> Result<()> {
        for (what, transcript, manifest) in [
            ("fingerprint", self.transcript.fingerprint, manifest.fingerprint()),
            ("component", self.transcript.component, manifest.component.sha256),
            ("configuration", self.transcript.config, manifest.config_sha256),
        ] {
            if transcript != manifest {
                let message = format!("the transcript's {what} is {transcript}, the manifest's {manifest}");
                return Err(Failure::new(Code::Mismatch, message))
                    .hint("manifest and transcript are of different runs, or one was changed");
            }
        }
        Ok(())
    }
}

/// What to do about a record that was touched.
const VERIFY: &str = "`belljar verify RUN` says which check fails; docs/records.md says what each proves";

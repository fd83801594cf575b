//! The run record: a folder that holds everything a result hangs on.

mod folder;
mod layout;
mod observed;
mod source;
mod stored;
mod strict;
mod verdicts;

pub(crate) use folder::RunFolder;
pub(crate) use layout::{
    EXAM, KEY, MANIFEST, MEMORY_LOG, REPORT, SERIES, SERIES_SUMMARY, SUMMARY, TELEMETRY, TRANSCRIPT, Telemetry,
    folder_name, free_path, is_verdicts, series_folder_name, series_member, verdicts,
};
pub(crate) use observed::Observed;
pub(crate) use source::{ManifestError, check_dataset, narrow, parse_manifest, read_manifest, regenerate};
pub(crate) use stored::StoredRun;
pub(crate) use strict::{first_difference, from_canonical};
pub(crate) use verdicts::{read_verdicts, write_verdicts};

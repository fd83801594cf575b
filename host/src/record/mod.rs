//! The run record: a folder that holds everything a result hangs on.

mod folder;
mod layout;
mod stored;

pub(crate) use folder::RunFolder;
pub(crate) use layout::{
    EXAM, KEY, MANIFEST, MEMORY_LOG, REPORT, SERIES, SERIES_SUMMARY, SUMMARY, TELEMETRY, TRANSCRIPT, Telemetry,
    folder_name, series_folder_name, series_member, verdicts,
};
pub(crate) use stored::StoredRun;

//! The sources of the repository.

use std::path::PathBuf;

use crate::root;

/// Lists all Rust files in some folders of the repository, in order.
///
/// # Panics
/// If a folder can't be read.
#[must_use]
pub fn rust_files_in(folders: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open: Vec<PathBuf> = folders.iter().map(|name| root().join(name)).collect();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

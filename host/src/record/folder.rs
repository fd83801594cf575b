//! A folder that can only be written inside, file by file, each whole or not at all.

use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use cap_std::ambient_authority;
use cap_std::fs::{Dir, OpenOptions};

use crate::errors::{Failure, OrFail as _, Result};
use crate::exit_code::Code;

/// Largest file of a record that is read, in bytes: a record of thousands of cases stays far below.
const FILE_BYTES_MAX: u64 = 1 << 30;

/// A record's folder, held as a capability: no path leads out of it, and links in it aren't followed.
pub(crate) struct RunFolder {
    dir: Dir,
    path: PathBuf,
}

impl RunFolder {
    /// Makes a new folder, and its parents.
    ///
    /// # Errors
    /// If it exists, or can't be made.
    pub(crate) fn create(path: &Path) -> Result<Self> {
        let shown = path.display();
        let failed = format!("could not make the run folder `{shown}`");
        let (Some(name), parent) = (path.file_name(), path.parent().filter(|parent| *parent != Path::new(""))) else {
            return Err(Failure::new(Code::BadInput, format!("`{shown}` doesn't name a folder")));
        };
        let parent = parent.unwrap_or(Path::new("."));
        let advice = "choose another place with `--out DIR`";
        std::fs::create_dir_all(parent).or_fail(Code::BadInput, &failed).map_err(|failure| failure.hint(advice))?;
        let parent = Dir::open_ambient_dir(parent, ambient_authority())
            .or_fail(Code::BadInput, &failed)
            .map_err(|failure| failure.hint(advice))?;
        if let Err(error) = parent.create_dir(name) {
            let exists = error.kind() == io::ErrorKind::AlreadyExists;
            let failure = Err::<Self, _>(error).or_fail(Code::BadInput, &failed);
            let hint =
                if exists { "a record is never overwritten: choose another place with `--out DIR`" } else { advice };
            return failure.map_err(|failure| failure.hint(hint));
        }
        let dir = parent.open_dir(name).or_fail(Code::BadInput, &failed)?;
        Ok(Self { dir, path: path.to_owned() })
    }

    /// Opens a folder that holds a record.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let dir = Dir::open_ambient_dir(path, ambient_authority())
            .or_fail(Code::BadInput, format!("could not open the run folder `{}`", path.display()))
            .map_err(|failure| failure.hint("`belljar run` prints the folder that it wrote; it begins with `runs/`"))?;
        Ok(Self { dir, path: path.to_owned() })
    }

    /// Writes a file whole: into a temporary file, to disk, then in place of what was there.
    ///
    /// # Errors
    /// If the disk fails. What was there before is kept.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let temporary = format!(".{name}.new");
        let written = (|| {
            let mut file = self.dir.create(&temporary)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            self.dir.rename(&temporary, &self.dir, name)
        })();
        written.or_fail(Code::BadInput, format!("could not write `{}`", self.path.join(name).display()))
    }

    /// Opens a new file for appending.
    ///
    /// # Errors
    /// If it exists or the disk fails.
    pub(crate) fn append_to_new(&self, name: &str) -> Result<cap_std::fs::File> {
        self.dir
            .open_with(name, OpenOptions::new().write(true).create_new(true))
            .or_fail(Code::BadInput, format!("could not write `{}`", self.path.join(name).display()))
    }

    /// Opens a file for appending after so many bytes; what lies behind them is cut off.
    ///
    /// # Errors
    /// If it isn't a plain file, or the disk fails.
    pub(crate) fn append_after(&self, name: &str, bytes: u64) -> Result<cap_std::fs::File> {
        let open = || -> anyhow::Result<cap_std::fs::File> {
            let plain = self.dir.symlink_metadata(name).map_or(true, |metadata| metadata.is_file());
            anyhow::ensure!(plain, "it is not a plain file");
            let mut file = self.dir.open_with(name, OpenOptions::new().write(true).create(true))?;
            file.set_len(bytes)?;
            file.seek(io::SeekFrom::End(0))?;
            Ok(file)
        };
        open().or_fail(Code::BadInput, format!("could not write `{}`", self.path.join(name).display()))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is missing, isn't a plain file, or is larger than any record's.
    pub(crate) fn read(&self, name: &str) -> Result<Vec<u8>> {
        let read = || -> anyhow::Result<Vec<u8>> {
            let metadata = self.dir.symlink_metadata(name)?;
            anyhow::ensure!(metadata.is_file(), "it is not a plain file");
            anyhow::ensure!(metadata.len() <= FILE_BYTES_MAX, "it is larger than {FILE_BYTES_MAX} bytes");
            let mut bytes = Vec::new();
            self.dir.open(name)?.take(FILE_BYTES_MAX).read_to_end(&mut bytes).context("reading stopped")?;
            Ok(bytes)
        };
        read()
            .or_fail(Code::BadInput, format!("could not read `{}`", self.path.join(name).display()))
            .map_err(|failure| failure.hint("is this the folder of a run? It holds manifest.json and transcript.jsonl"))
    }

    /// Lists the names of what lies in the folder, sorted, and whether each is a plain file.
    ///
    /// # Errors
    /// If the folder can't be read.
    pub(crate) fn entries(&self) -> Result<Vec<(String, bool)>> {
        let list = || -> io::Result<Vec<(String, bool)>> {
            let entry = |entry: io::Result<cap_std::fs::DirEntry>| {
                let entry = entry?;
                // The type of the entry itself: a link isn't followed.
                Ok((entry.file_name().to_string_lossy().into_owned(), entry.file_type()?.is_file()))
            };
            let mut entries: Vec<(String, bool)> = self.dir.entries()?.map(entry).collect::<io::Result<_>>()?;
            entries.sort();
            Ok(entries)
        };
        list().or_fail(Code::BadInput, format!("could not list the run folder `{}`", self.path.display()))
    }

    /// Returns the path of a file in the folder, for messages.
    #[must_use]
    pub(crate) fn shown(&self, name: &str) -> String {
        self.path.join(name).display().to_string()
    }

    /// Tells whether a file is there.
    #[must_use]
    pub(crate) fn has(&self, name: &str) -> bool {
        self.dir.symlink_metadata(name).is_ok()
    }

    /// Renames a file, for keeping what another will replace.
    ///
    /// # Errors
    /// If the disk fails.
    pub(crate) fn rename(&self, from: &str, to: &str) -> Result<()> {
        self.dir
            .rename(from, &self.dir, to)
            .or_fail(Code::BadInput, format!("could not rename `{}`", self.path.join(from).display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_written_whole_and_folders_never_twice() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("runs").join("one");
        let folder = RunFolder::create(&path).unwrap();
        folder.write("a.json", b"1").unwrap();
        folder.write("a.json", b"2").unwrap();
        assert_eq!(folder.read("a.json").unwrap(), b"2");
        assert_eq!(std::fs::read_dir(&path).unwrap().count(), 1, "no temporary file stays");
        let again = RunFolder::create(&path).err().unwrap();
        assert_eq!(again.code, Code::BadInput);
        assert!(again.hints[0].contains("never overwritten"), "{:?}", again.hints);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_refused() {
        let place = tempfile::tempdir().unwrap();
        let folder = RunFolder::create(&place.path().join("run")).unwrap();
        std::os::unix::fs::symlink("/etc/hostname", place.path().join("run").join("manifest.json")).unwrap();
        let failure = folder.read("manifest.json").unwrap_err();
        assert!(format!("{:#}", failure.error).contains("not a plain file"), "{:#}", failure.error);
    }
}

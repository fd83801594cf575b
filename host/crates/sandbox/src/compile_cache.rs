//! The cache of compiled components.
//!
//! An entry is named by all that decides it: the component, the engine's compatibility hash and exact release, and the
//! gate. Loading compiled code is as dangerous as running it, so an entry carries an HMAC with a key of this host's,
//! over its name and its bytes: what someone else wrote, moved or damaged is no entry, and is compiled anew.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use belljar_exam::Sha256Hex;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;

use crate::engine::WASMTIME_VERSION;
use crate::gate::GATE_VERSION;

/// Bytes that all entries may take together. A CPython component is 37 MB compiled, a Rust one 0.2 MB.
const CACHE_BYTES_MAX: u64 = 1 << 30;

/// Bytes of the largest entry that is read.
const ENTRY_BYTES_MAX: u64 = 512 << 20;

/// Name of the key's file.
const KEY_NAME: &str = "key";

/// How names of entries end.
const ENTRY_SUFFIX: &str = "cwasm";

/// Bytes of the key, and of an HMAC.
const TAG_BYTES: usize = 32;

/// What the cache did for a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CacheUse {
    /// No cache folder was given.
    Off,
    /// The component was taken from the cache.
    Hit,
    /// The component was compiled and left in the cache.
    Miss,
    /// The component was compiled; the cache could not be used, for this reason.
    Unusable(String),
}

/// Where code was compiled. Entries of one never serve the other: a component that got the better of a confined
/// compiler must not reach the host's own process by way of the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    /// In this process.
    InProcess,
    /// In a confined process.
    Confined,
}

impl Maker {
    const fn name(self) -> &'static str {
        match self {
            Self::InProcess => "compiled in-process",
            Self::Confined => "compiled confined",
        }
    }
}

/// A cache folder.
pub(crate) struct CompileCache {
    compatibility: Sha256Hex,
    folder: PathBuf,
    key: [u8; TAG_BYTES],
    maker: Maker,
}

impl CompileCache {
    /// Opens a cache folder; makes it, and its key, if there is none.
    pub(crate) fn open(folder: &Path, compatibility: Sha256Hex, maker: Maker) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        Ok(Self { compatibility, folder: folder.to_owned(), key: key(folder)?, maker })
    }

    /// Takes a component's code out of the cache; none if there is no sound entry.
    pub(crate) fn get(&self, component: Sha256Hex) -> Option<Vec<u8>> {
        let name = self.name(component);
        let path = self.path(&name);
        let mut entry = read(&path)?;
        let (tag, code) = entry.split_at_checked(TAG_BYTES)?;
        if self.mac(&name, code).verify_slice(tag).is_err() {
            return None;
        }
        // Eviction goes by this time. An entry that another process has just evicted is loaded all the same.
        let _ = File::open(&path).and_then(|file| file.set_modified(SystemTime::now()));
        entry.drain(..TAG_BYTES);
        Some(entry)
    }

    /// Leaves a component's code in the cache.
    pub(crate) fn put(&self, component: Sha256Hex, code: &[u8]) -> io::Result<()> {
        let name = self.name(component);
        let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
        file.write_all(&self.mac(&name, code).finalize().into_bytes())?;
        file.write_all(code)?;
        // The whole entry appears under its name at once, or nothing does.
        file.persist(self.path(&name)).map_err(|error| error.error)?;
        self.evict(CACHE_BYTES_MAX)
    }

    /// Removes the entries that were longest unused until the rest fits.
    fn evict(&self, bytes_max: u64) -> io::Result<()> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path.extension().is_none_or(|extension| extension != ENTRY_SUFFIX) {
                continue;
            }
            // Another process may have removed it meanwhile.
            let Ok(metadata) = fs::metadata(&path) else { continue };
            entries.push((metadata.modified()?, path, metadata.len()));
        }
        entries.sort();
        let mut bytes: u64 = entries.iter().map(|(.., bytes)| bytes).sum();
        for (_, path, size) in entries {
            if bytes <= bytes_max {
                break;
            }
            match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                Ok(()) | Err(_) => bytes -= size,
            }
        }
        Ok(())
    }

    fn name(&self, component: Sha256Hex) -> String {
        let version = format!("wasmtime {WASMTIME_VERSION}, gate {GATE_VERSION}, {}", self.maker.name());
        Sha256Hex::of(&[component.bytes(), self.compatibility.bytes(), version.as_bytes()]).to_string()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{ENTRY_SUFFIX}"))
    }

    fn mac(&self, name: &str, code: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(name.as_bytes());
        mac.update(code);
        mac
    }
}

fn read(path: &Path) -> Option<Vec<u8>> {
    let file = File::open(path).ok()?;
    if file.metadata().ok()?.len() > ENTRY_BYTES_MAX {
        return None;
    }
    let mut bytes = Vec::new();
    file.take(ENTRY_BYTES_MAX).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// Reads this host's key, or makes one.
fn key(folder: &Path) -> io::Result<[u8; TAG_BYTES]> {
    let path = folder.join(KEY_NAME);
    if let Some(key) = read_key(&path)? {
        return Ok(key);
    }
    let mut key = [0; TAG_BYTES];
    getrandom::fill(&mut key).map_err(io::Error::other)?;
    // Temporary files can be read by their owner alone; the key appears whole, or another process's stands already.
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(&key)?;
    match file.persist_noclobber(&path) {
        Ok(_) => Ok(key),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            read_key(&path)?.ok_or_else(|| io::Error::other("the cache's key vanished while it was read"))
        }
        Err(error) => Err(error.error),
    }
}

fn read_key(path: &Path) -> io::Result<Option<[u8; TAG_BYTES]>> {
    let mut file = match OpenOptions::new().read(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    check_private(&file)?;
    let mut key = [0; TAG_BYTES];
    file.read_exact(&mut key)?;
    Ok(Some(key))
}

/// Refuses a key that others could read or write: whoever has it can forge entries.
#[cfg(unix)]
fn check_private(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if file.metadata()?.permissions().mode() & 0o077 == 0 {
        Ok(())
    } else {
        Err(io::Error::other("others may read the cache's key; remove the cache folder"))
    }
}

#[cfg(not(unix))]
fn check_private(_: &File) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn open(folder: &Path, maker: Maker) -> CompileCache {
        CompileCache::open(folder, Sha256Hex::of(&[b"engine"]), maker).unwrap()
    }

    #[test]
    fn code_that_a_confined_compiler_made_never_serves_the_hosts_own_process() {
        let folder = tempfile::tempdir().unwrap();
        let component = Sha256Hex::of(&[b"component"]);
        open(folder.path(), Maker::Confined).put(component, b"code").unwrap();
        assert_eq!(open(folder.path(), Maker::Confined).get(component).as_deref(), Some(&b"code"[..]));
        assert_eq!(open(folder.path(), Maker::InProcess).get(component), None);
    }

    #[test]
    fn the_longest_unused_entries_go_first_and_the_key_stays() {
        let folder = tempfile::tempdir().unwrap();
        let cache = open(folder.path(), Maker::InProcess);
        for (name, age) in [("new", 1), ("old", 3), ("middle", 2)] {
            let path = cache.path(name);
            fs::write(&path, [0; 10]).unwrap();
            File::open(&path).unwrap().set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(100 - age)).unwrap();
        }
        let left = |bytes_max| {
            cache.evict(bytes_max).unwrap();
            let kept = |name: &&str| cache.path(name).exists();
            ["new", "middle", "old"].into_iter().filter(kept).collect::<Vec<_>>()
        };
        assert_eq!(left(30), ["new", "middle", "old"]);
        assert_eq!(left(29), ["new", "middle"]);
        assert_eq!(left(10), ["new"]);
        assert_eq!(left(0), [""; 0]);
        assert!(folder.path().join(KEY_NAME).exists());
    }
}

//! The cache of compiled components: it saves time, and changes nothing else.

use std::fs;
use std::path::{Path, PathBuf};

use belljar_sandbox::{AgentConfig, CacheUse, Limits, Refusal, Sandbox, inspect};

use crate::support::{SUBMIT_HELLO, guest, load, respond};

fn cached(component: &[u8], folder: &Path) -> CacheUse {
    let sandbox = Sandbox::new(Limits::default()).unwrap();
    let agent = sandbox.load(component, Some(folder), AgentConfig::default()).unwrap();
    let (through, plain) = (respond(&agent), respond(&load(component, Limits::default())));
    assert_eq!(format!("{through:?}"), format!("{plain:?}"), "a cached component behaves like a compiled one");
    agent.cache_use().clone()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "cwasm")).collect()
}

#[test]
fn the_second_time_is_a_hit() {
    let folder = tempfile::tempdir().unwrap();
    let component = guest("", SUBMIT_HELLO);
    assert_eq!(cached(&component, folder.path()), CacheUse::Miss);
    assert_eq!(cached(&component, folder.path()), CacheUse::Hit);
    assert_eq!(cached(&guest("", ""), folder.path()), CacheUse::Miss);
    assert_eq!(entries(folder.path()).len(), 2);
    // What is inside is compiled code, and is refused when it comes from outside.
    let entry = fs::read(&entries(folder.path())[0]).unwrap();
    assert_eq!(inspect(&entry[32..]).verdict, Err(Refusal::Precompiled));
}

#[test]
fn other_limits_that_decide_code_have_entries_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let component = guest("", SUBMIT_HELLO);
    for limits in [Limits::default(), Limits { fuel_respond_max: 1_000_000, ..Limits::default() }] {
        let sandbox = Sandbox::new(limits).unwrap();
        sandbox.load(&component, Some(folder.path()), AgentConfig::default()).unwrap();
    }
    assert_eq!(entries(folder.path()).len(), 1, "fuel decides no code");
}

#[test]
fn a_damaged_moved_or_foreign_entry_is_compiled_anew() {
    let folder = tempfile::tempdir().unwrap();
    let component = guest("", SUBMIT_HELLO);
    cached(&component, folder.path());
    let path = entries(folder.path()).pop().unwrap();
    let sound = fs::read(&path).unwrap();
    for at in [0, 31, 32, sound.len() / 2, sound.len() - 1] {
        let mut damaged = sound.clone();
        damaged[at] ^= 1;
        fs::write(&path, damaged).unwrap();
        assert_eq!(cached(&component, folder.path()), CacheUse::Miss, "byte {at}");
        assert_eq!(cached(&component, folder.path()), CacheUse::Hit);
    }
    for length in [0, 31, 32, sound.len() - 1] {
        fs::write(&path, &sound[..length]).unwrap();
        assert_eq!(cached(&component, folder.path()), CacheUse::Miss, "{length} bytes");
    }
    let other = guest("", "");
    cached(&other, folder.path());
    let moved = entries(folder.path()).into_iter().find(|entry| *entry != path).unwrap();
    fs::rename(&path, &moved).unwrap();
    assert_eq!(cached(&other, folder.path()), CacheUse::Miss, "an entry under another's name");
    fs::remove_file(folder.path().join("key")).unwrap();
    assert_eq!(cached(&other, folder.path()), CacheUse::Miss, "an entry of another key");
}

#[cfg(unix)]
#[test]
fn the_key_is_the_users_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let component = guest("", SUBMIT_HELLO);
    cached(&component, folder.path());
    let key = folder.path().join("key");
    assert_eq!(fs::metadata(&key).unwrap().permissions().mode() & 0o777, 0o600);
    fs::set_permissions(&key, fs::Permissions::from_mode(0o644)).unwrap();
    assert!(matches!(cached(&component, folder.path()), CacheUse::Unusable(_)));
}

#[test]
fn many_at_once_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let component = guest("", SUBMIT_HELLO);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert!(matches!(cached(&component, folder.path()), CacheUse::Miss | CacheUse::Hit)));
        }
    });
    assert_eq!(cached(&component, folder.path()), CacheUse::Hit);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "an entry and the key, nothing temporary");
}

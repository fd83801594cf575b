//! Bounds on what a process may use.

use rustix::process::{Resource, Rlimit, setrlimit};

/// Files that a worker may have open: its socket, three standard ones, the engine's page map, and an image in memory
/// for each module of a component.
const FILES_MAX: u64 = 256;

/// Bounds that depend on the work.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds {
    /// Bytes of address space.
    pub address_bytes: Option<u64>,
    /// Seconds of processor time.
    pub cpu_seconds: Option<u64>,
    /// Bytes of memory that the process can write to and shares with nobody.
    pub data_bytes: Option<u64>,
    /// Bytes of the largest image in memory.
    pub image_bytes: Option<u64>,
}

/// Sets the bounds. Returns whether all of them hold.
pub(super) fn bound(bounds: &Bounds) -> bool {
    let all = [
        (Resource::Core, Some(0)),
        (Resource::Nofile, Some(FILES_MAX)),
        // All threads are there already.
        (Resource::Nproc, Some(0)),
        (Resource::As, bounds.address_bytes),
        (Resource::Cpu, bounds.cpu_seconds),
        (Resource::Data, bounds.data_bytes),
        (Resource::Fsize, bounds.image_bytes),
    ];
    // Every one is tried, also after one failed.
    let failed = all.into_iter().filter(|(resource, bound)| bound.is_some_and(|bound| !set(*resource, bound)));
    failed.count() == 0
}

fn set(resource: Resource, bound: u64) -> bool {
    // A process that has used up its processor time gets a signal that says so, and a second later one that doesn't.
    let maximum = if resource == Resource::Cpu { bound.saturating_add(1) } else { bound };
    setrlimit(resource, Rlimit { current: Some(bound), maximum: Some(maximum) }).is_ok()
}

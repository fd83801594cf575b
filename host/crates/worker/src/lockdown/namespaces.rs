//! Namespaces: a process, network and file-system tree of one's own.

use rustix::thread::UnshareFlags;

/// Leaves the system's network, IPC and mount namespaces for new ones, by way of a new user namespace where that is
/// needed. Returns whether it worked.
pub(super) fn leave() -> bool {
    let alone = UnshareFlags::NEWNET | UnshareFlags::NEWIPC | UnshareFlags::NEWNS;
    unshare(UnshareFlags::NEWUSER | alone) || unshare(alone)
}

#[expect(unsafe_code, reason = "unshare can take a file table away from under other threads")]
fn unshare(flags: UnshareFlags) -> bool {
    // SAFETY: the file table isn't among what is unshared.
    unsafe { rustix::thread::unshare_unsafe(flags) }.is_ok()
}

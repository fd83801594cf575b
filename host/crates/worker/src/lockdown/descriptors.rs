//! Descriptors that the process was started with.

/// Closes all descriptors but the first three. The parent marks its own so that they aren't passed on, but it may have
/// been started with others itself, by a shell or a service manager, and they would go on to the worker.
#[expect(unsafe_code, reason = "closing a descriptor takes it away from whoever uses it")]
pub(super) fn close_inherited() {
    // SAFETY: the caller promises that the process has opened nothing yet, so nobody uses what is closed. A kernel that
    // doesn't know the call has no Landlock either, and is told apart by that.
    unsafe { libc::syscall(libc::SYS_close_range, 3, libc::c_uint::MAX, 0) };
}

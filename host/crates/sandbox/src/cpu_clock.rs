//! Processor time of the current thread: what the rescue measures, so that a busy machine cuts no call short.

use std::time::Duration;

/// Returns the processor time that this thread has used.
#[cfg(unix)]
pub(crate) fn thread_cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Returns time since the first call: where threads have no clock of their own, the wall clock must do.
#[cfg(not(unix))]
pub(crate) fn thread_cpu_time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

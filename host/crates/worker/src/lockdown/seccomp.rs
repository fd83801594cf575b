//! The filter of system calls.

use std::collections::BTreeMap;
use std::env::consts::ARCH;

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch, apply_filter_all_threads,
};

/// The only request to a driver that is allowed: `PAGEMAP_SCAN`, with which the engine finds the pages to clear.
const PAGEMAP_SCAN: u64 = 0xc060_6610;

/// Everything that a worker asks of the kernel once it has started.
const ALLOWED: &[i64] = &[
    // Memory: the allocator's, and the engine's instances and code.
    libc::SYS_brk,
    libc::SYS_madvise,
    libc::SYS_mmap,
    libc::SYS_mprotect,
    libc::SYS_mremap,
    libc::SYS_munmap,
    // Images from which the engine makes instances; they are files without a name.
    libc::SYS_close,
    libc::SYS_fcntl,
    libc::SYS_ftruncate,
    libc::SYS_lseek,
    libc::SYS_memfd_create,
    // The conversation.
    libc::SYS_read,
    libc::SYS_write,
    // Threads that wait for each other, and the clock of the rescue.
    libc::SYS_clock_gettime,
    libc::SYS_clock_nanosleep,
    libc::SYS_futex,
    libc::SYS_restart_syscall,
    libc::SYS_sched_yield,
    // The engine turns faults of a guest into traps by signals.
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sigaltstack,
    // Seeds of the standard library's hash tables.
    libc::SYS_getrandom,
    // The end, also by a signal to itself: see `filter`.
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_getpid,
    libc::SYS_gettid,
];

/// Opening a file fails rather than ending the process: the C library's allocator looks into `/proc` when it gives
/// memory back, and does without if it can't.
const REFUSED: &[i64] = &[libc::SYS_openat];

/// Gives up all system calls but [`ALLOWED`] in all threads. Returns whether it worked.
pub(super) fn filter() -> bool {
    let Ok(arch) = TargetArch::try_from(ARCH) else { return false };
    let no_access = SeccompAction::Errno(libc::EACCES.unsigned_abs());
    let refusing = compile(REFUSED, SeccompAction::Allow, no_access, arch);
    let allowed: Vec<i64> = ALLOWED.iter().chain(REFUSED).copied().collect();
    let killing = compile(&allowed, SeccompAction::KillProcess, SeccompAction::Allow, arch);
    let (Some(refusing), Some(killing)) = (refusing, killing) else { return false };
    // The one that kills comes last: after it, no further filter can be set. The stricter of the two decides.
    apply_filter_all_threads(&refusing).is_ok() && apply_filter_all_threads(&killing).is_ok()
}

fn compile(calls: &[i64], otherwise: SeccompAction, action: SeccompAction, arch: TargetArch) -> Option<BpfProgram> {
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> = calls.iter().map(|call| (*call, Vec::new())).collect();
    if action == SeccompAction::Allow {
        rules.insert(libc::SYS_ioctl, only_if(1, PAGEMAP_SCAN)?);
        // A program that gives up, for want of memory or in a panic while panicking, sends itself a signal.
        rules.insert(libc::SYS_tgkill, only_if(0, u64::from(std::process::id()))?);
    }
    SeccompFilter::new(rules, otherwise, action, arch).ok()?.try_into().ok()
}

/// Makes a rule that a system call is only meant if one of its arguments is this.
fn only_if(argument: u8, value: u64) -> Option<Vec<SeccompRule>> {
    let equal = SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, value).ok()?;
    Some(vec![SeccompRule::new(vec![equal]).ok()?])
}

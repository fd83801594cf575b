//! Attempts to reach anything but the parent.

#![expect(unsafe_code, reason = "system calls as an escaped guest would make them")]

use std::ffi::CString;
use std::fs::File;
use std::io::Error;
use std::net::{TcpListener, TcpStream};

/// Tells what there is of an environment and of open descriptors.
pub(crate) fn surroundings() -> String {
    let environment = std::env::vars_os().count();
    // SAFETY: asking for the flags of a descriptor changes nothing.
    let open: Vec<i32> = (0..1_024).filter(|fd| unsafe { libc::fcntl(*fd, libc::F_GETFD) } >= 0).collect();
    format!("{environment} variables, descriptors {open:?}, in {}", std::env::current_dir().unwrap().display())
}

/// Makes an attempt and tells how it went, if there is anyone left to tell.
pub(crate) fn attempt(act: &str) -> String {
    let (act, path) = act.split_once(' ').unwrap_or((act, ""));
    let name = |path: &str| CString::new(path).unwrap();
    let zero = std::ptr::null::<u8>();
    // SAFETY: every one of these calls is refused by the kernel before it looks at its arguments, which is what the
    // test is about; those that are read are valid.
    let result = unsafe {
        match act {
            "open" => {
                return File::open(path).map_or_else(|error| format!("refused: {error}"), |_| "opened".to_owned());
            }
            "create" => {
                return File::create(path).map_or_else(|error| format!("refused: {error}"), |_| "made".to_owned());
            }
            "listen" => {
                return TcpListener::bind("127.0.0.1:0")
                    .map_or_else(|error| format!("refused: {error}"), |_| "listens".to_owned());
            }
            "connect" => {
                return TcpStream::connect(path)
                    .map_or_else(|error| format!("refused: {error}"), |_| "connected".to_owned());
            }
            "unlink" => libc::syscall(libc::SYS_unlinkat, libc::AT_FDCWD, name(path).as_ptr(), 0),
            "socket" => libc::syscall(libc::SYS_socket, libc::AF_INET, libc::SOCK_STREAM, 0),
            "unix-socket" => libc::syscall(libc::SYS_socket, libc::AF_UNIX, libc::SOCK_STREAM, 0),
            "fork" => libc::syscall(libc::SYS_clone, libc::SIGCHLD, 0, 0, 0, 0),
            "thread" => libc::syscall(libc::SYS_clone3, zero, 0),
            "exec" => libc::syscall(libc::SYS_execve, name("/bin/true").as_ptr(), zero, zero),
            "exec-descriptor" => {
                libc::syscall(libc::SYS_execveat, 0, name("").as_ptr(), zero, zero, libc::AT_EMPTY_PATH)
            }
            "trace" => libc::syscall(libc::SYS_ptrace, libc::PTRACE_ATTACH, path.parse::<i32>().unwrap(), 0, 0),
            "read-memory" => {
                libc::syscall(libc::SYS_process_vm_readv, path.parse::<i32>().unwrap(), zero, 0, zero, 0, 0)
            }
            "take-descriptor" => libc::syscall(libc::SYS_pidfd_open, path.parse::<i32>().unwrap(), 0),
            "kill" => libc::syscall(libc::SYS_kill, path.parse::<i32>().unwrap(), libc::SIGKILL),
            "raise-limit" => libc::syscall(libc::SYS_prlimit64, 0, libc::RLIMIT_DATA, zero, zero),
            "mount" => libc::syscall(libc::SYS_mount, zero, zero, zero, 0, zero),
            "namespace" => libc::syscall(libc::SYS_unshare, libc::CLONE_NEWUSER),
            "io-uring" => libc::syscall(libc::SYS_io_uring_setup, 1, zero),
            "bpf" => libc::syscall(libc::SYS_bpf, 0, zero, 0),
            "userfaultfd" => libc::syscall(libc::SYS_userfaultfd, 0),
            "terminal" => libc::syscall(libc::SYS_ioctl, 0, libc::TIOCSTI, zero),
            "drop-filter" => libc::syscall(libc::SYS_seccomp, 1, 0, zero),
            "host-name" => libc::syscall(libc::SYS_uname, zero),
            "parent" => libc::syscall(libc::SYS_getppid),
            "hoard" => return format!("{} bytes", hoard()),
            other => panic!("no attempt {other}"),
        }
    };
    if result < 0 { format!("refused: {}", Error::last_os_error()) } else { format!("done: {result}") }
}

/// Takes memory until there is no more.
fn hoard() -> usize {
    let mut hoard: Vec<Vec<u8>> = Vec::new();
    for _ in 0..4_096 {
        hoard.push(vec![1; 1 << 20]);
    }
    hoard.iter().map(Vec::len).sum()
}

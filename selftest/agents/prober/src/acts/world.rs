//! What an agent can find out about the machine: it must be nothing.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::hint::black_box;
use std::io::Read as _;
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, io, thread};

use belljar_guest::bindings::Request;

use super::{Act, Deed};

pub(super) const ACTS: &[(&str, Act)] = &[
    ("find-arguments", find_arguments),
    ("find-environment", find_environment),
    ("find-files", find_files),
    ("find-programs", find_programs),
    ("read-standard-input", read_standard_input),
    ("read-wall-clock", read_wall_clock),
    ("read-monotonic-clock", read_monotonic_clock),
    ("sleep", sleep),
    ("find-entropy", find_entropy),
    ("time-its-work", time_its_work),
];

fn find_arguments(_: Option<&Request>) -> Deed {
    Deed::Says(format!("{} arguments, program {:?}", env::args_os().count(), env::current_exe().is_ok()))
}

fn find_environment(_: Option<&Request>) -> Deed {
    let known = ["HOME", "PATH", "USER", "BELLJAR_CACHE_DIR", "RUST_BACKTRACE"]
        .iter()
        .filter(|name| env::var_os(name).is_some());
    let folder = env::current_dir().map_or_else(|_| "no folder".to_owned(), |folder| format!("folder {folder:?}"));
    Deed::Says(format!("{} variables, {} of them known, {folder}", env::vars_os().count(), known.count()))
}

fn find_files(_: Option<&Request>) -> Deed {
    let mut reached = Vec::new();
    for path in ["/", ".", "..", "../..", "/etc/passwd", "/proc/self/maps", "/dev/null", "answer-key.json", ""] {
        if fs::File::open(path).is_ok() || fs::read_dir(path).is_ok() || fs::metadata(path).is_ok() {
            reached.push(format!("read {path}"));
        }
    }
    for path in ["report.json", "/tmp/report.json", "../report.json"] {
        if fs::write(path, "{\"composite\": 1.0}").is_ok()
            || fs::create_dir(path).is_ok()
            || fs::hard_link("/etc/passwd", path).is_ok()
            || fs::remove_file(path).is_ok()
        {
            reached.push(format!("write {path}"));
        }
    }
    Deed::Says(format!("reached {reached:?}"))
}

fn find_programs(_: Option<&Request>) -> Deed {
    let program = std::process::Command::new("/bin/sh").arg("-c").arg("id").output().is_ok();
    let thread = thread::Builder::new().spawn(|| ()).is_ok();
    Deed::Says(format!("program {program}, thread {thread}"))
}

fn read_standard_input(_: Option<&Request>) -> Deed {
    let mut bytes = Vec::new();
    let read = io::stdin().read_to_end(&mut bytes);
    Deed::Says(format!("{} bytes, {}", bytes.len(), read.is_ok()))
}

fn read_wall_clock(_: Option<&Request>) -> Deed {
    let seconds = || SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let first = seconds();
    black_box((0..100_000_u64).fold(0_u64, |sum, it| sum.wrapping_mul(31).wrapping_add(it)));
    Deed::Says(format!("{first}, and {} later", seconds() - first))
}

fn read_monotonic_clock(_: Option<&Request>) -> Deed {
    let first = Instant::now();
    let steps: Vec<u128> = (0..3).map(|_| first.elapsed().as_nanos()).collect();
    Deed::Says(format!("{steps:?}"))
}

fn sleep(_: Option<&Request>) -> Deed {
    let first = Instant::now();
    thread::sleep(Duration::from_secs(3_600));
    Deed::Says(format!("{} seconds passed", first.elapsed().as_secs()))
}

/// Gathers all that could differ from run to run. What it comes to isn't known beforehand, yet two runs must agree.
fn find_entropy(_: Option<&Request>) -> Deed {
    let local = 0_u8;
    let heap = Box::new(0_u8);
    let mut hasher = RandomState::new().build_hasher();
    hasher.write_usize(std::ptr::from_ref(&local).addr());
    hasher.write_usize(std::ptr::from_ref(&*heap).addr());
    hasher.write_u128(Instant::now().elapsed().as_nanos());
    for _ in 0..4 {
        hasher.write_u64(RandomState::new().build_hasher().finish());
    }
    Deed::Says(format!("{:016x}", hasher.finish()))
}

/// Works much and little, and asks the clock how long either took: it must not tell.
fn time_its_work(request: Option<&Request>) -> Deed {
    let took = |turns: u64| {
        let first = Instant::now();
        let from = request.map_or(0, |it| it.text.len() as u64);
        black_box((0..turns).fold(from, |sum, it| sum.wrapping_mul(31) ^ it));
        first.elapsed().as_nanos()
    };
    let (much, little) = (took(1_000_000), took(1));
    Deed::Says(format!("{much} and {little} nanoseconds"))
}

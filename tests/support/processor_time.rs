//! Processor time of this process and its children, to the nanosecond, taken as of a stopwatch.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Takes the processor time of what is done between its laps: user's and system's, of all threads of this process and of
/// the children that it had when it was started. What looking at the clock takes isn't counted.
pub struct Stopwatch {
    children: Vec<PathBuf>,
    state: Mutex<State>,
}

struct State {
    laps: Vec<Duration>,
    own: Duration,
    theirs: Duration,
}

impl Stopwatch {
    /// Starts with the children that there are.
    ///
    /// # Panics
    /// Where there is no Linux to ask.
    #[must_use]
    pub fn start() -> Self {
        let children = children();
        let theirs = processor_time_of(&children);
        Self { children, state: Mutex::new(State { laps: Vec::new(), own: own_processor_time(), theirs }) }
    }

    /// Ends a lap and begins the next. A child that still does something about this lap is waited for, so that this is to
    /// be called while children have nothing else to do.
    ///
    /// # Panics
    /// If a child is gone.
    pub fn lap(&self) {
        let until = own_processor_time();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = processor_time_of(&self.children);
        let lap = (until - state.own) + (theirs - state.theirs);
        state.laps.push(lap);
        state.theirs = theirs;
        state.own = own_processor_time();
    }

    /// Returns the laps until now.
    #[must_use]
    pub fn laps(self) -> Vec<Duration> {
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).laps
    }
}

/// Returns the processor time of this process, all threads, those that have ended included.
fn own_processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Returns the folders of this process's children.
fn children() -> Vec<PathBuf> {
    let parent = std::process::id().to_string();
    let processes = std::fs::read_dir("/proc").expect("Linux lists its processes").flatten().map(|entry| entry.path());
    processes
        .filter(|process| {
            // A process may end while it is looked at: then it isn't one of them.
            let stat = std::fs::read_to_string(process.join("stat")).unwrap_or_default();
            fields_of(&stat).nth(1) == Some(&*parent)
        })
        .collect()
}

/// Returns the processor time of processes, of those threads that there are: a worker's don't end before it does. Waits
/// until they sleep, since Linux adds up the time of a thread only when it takes the processor from it.
fn processor_time_of(processes: &[PathBuf]) -> Duration {
    processes
        .iter()
        .flat_map(|process| std::fs::read_dir(process.join("task")).expect("the child lives").flatten())
        .map(|thread| slept_processor_time(&thread.path()))
        .sum()
}

fn slept_processor_time(thread: &Path) -> Duration {
    let read = |file: &str| std::fs::read_to_string(thread.join(file)).expect("Linux tells of a thread");
    loop {
        let switches_before = read("status");
        if fields_of(&read("stat")).next() != Some("S") {
            std::thread::yield_now();
            continue;
        }
        let time = read("schedstat").split_whitespace().next().and_then(|nanoseconds| nanoseconds.parse().ok());
        // Whoever was woken meanwhile has switched once more when it sleeps again.
        if switches_of(&switches_before) == switches_of(&read("status")) {
            return Duration::from_nanos(time.expect("Linux counts a thread's time"));
        }
    }
}

/// Returns the lines about how often a thread gave its processor up, or had to.
fn switches_of(status: &str) -> Vec<&str> {
    status.lines().filter(|line| line.contains("ctxt_switches")).collect()
}

/// Returns the fields of a process's state from the state itself on: before it stands a name, which may hold anything.
fn fields_of(stat: &str) -> impl Iterator<Item = &str> {
    stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace()
}

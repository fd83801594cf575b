//! The threads on which a worker runs guests. All of them start before the worker gives up starting threads.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Thread};

/// Work for a thread.
type Job = Box<dyn FnOnce() + Send>;

/// The threads on which guests run.
pub(super) struct GuestThreads(Arc<Mutex<Shared>>);

/// What the threads and whoever has work for them share.
#[derive(Default)]
struct Shared {
    /// Set when no more work will come.
    closed: bool,
    /// Threads without work. The last one to finish is the next to be woken: its core still holds what guests need,
    /// whereas threads that take turns would move guests from core to core.
    idle: Vec<Thread>,
    /// Work that no thread has begun.
    jobs: VecDeque<Job>,
}

impl GuestThreads {
    /// Starts so many threads with so large a stack, and waits until all of them run: a thread that is still being
    /// started asks the system for more than one that runs.
    pub(super) fn start(count: u32, stack_bytes: usize) -> io::Result<Self> {
        let threads = Self(Arc::default());
        let (here, running) = channel();
        for _ in 0..count {
            let (shared, here) = (Arc::clone(&threads.0), here.clone());
            let thread = thread::Builder::new().name("belljar-guest".to_owned()).stack_size(stack_bytes);
            thread.spawn(move || {
                // Whoever waits for it is the one that started it.
                let _ = here.send(());
                drop(here);
                work(&shared);
            })?;
        }
        drop(here);
        running.iter().take(usize::try_from(count).unwrap_or(usize::MAX)).for_each(drop);
        Ok(threads)
    }

    /// Has a job done as soon as a thread is free.
    pub(super) fn run(&self, job: impl FnOnce() + Send + 'static) {
        // All threads are gone only if all of them panicked outside a guest's call: then the parent waits in vain for a
        // report and ends this process.
        let mut shared = lock(&self.0);
        shared.jobs.push_back(Box::new(job));
        if let Some(thread) = shared.idle.pop() {
            thread.unpark();
        }
    }
}

impl Drop for GuestThreads {
    fn drop(&mut self) {
        let mut shared = lock(&self.0);
        shared.closed = true;
        shared.idle.drain(..).for_each(|thread| thread.unpark());
    }
}

fn work(shared: &Mutex<Shared>) {
    while let Some(job) = next(shared) {
        job();
    }
}

/// Waits for the next job; none if no more will come.
fn next(shared: &Mutex<Shared>) -> Option<Job> {
    let me = thread::current();
    loop {
        let mut open = lock(shared);
        // A thread can be woken without having been called: then it is still on the list.
        open.idle.retain(|thread| thread.id() != me.id());
        if let Some(job) = open.jobs.pop_front() {
            return Some(job);
        }
        if open.closed {
            return None;
        }
        open.idle.push(me.clone());
        drop(open);
        thread::park();
    }
}

/// Takes the lock. What it guards is whole whenever the lock is free: no job runs under it.
fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Has a job done that tells which thread does it, and waits until that thread is idle again.
    fn done_by(threads: &GuestThreads) -> thread::ThreadId {
        let (tell, told) = channel();
        threads.run(move || tell.send(thread::current().id()).unwrap());
        let id = told.recv().unwrap();
        while !lock(&threads.0).idle.iter().any(|thread| thread.id() == id) {
            thread::yield_now();
        }
        id
    }

    #[test]
    fn the_thread_that_was_free_last_gets_the_next_job() {
        let threads = GuestThreads::start(3, 1 << 20).unwrap();
        let first = done_by(&threads);
        for _ in 0..20 {
            assert_eq!(done_by(&threads), first);
        }
    }

    #[test]
    fn jobs_run_beside_each_other_and_in_order_when_all_threads_are_busy() {
        let threads = GuestThreads::start(2, 1 << 20).unwrap();
        let (release, released) = channel::<()>();
        let released = Arc::new(Mutex::new(released));
        let (tell, told) = channel();
        for number in 0..6 {
            let (tell, released) = (tell.clone(), Arc::clone(&released));
            threads.run(move || {
                tell.send(number).unwrap();
                // Both of the first two have begun before either may end.
                let _ = released.lock().unwrap().recv();
            });
        }
        let mut begun = [told.recv().unwrap(), told.recv().unwrap()];
        begun.sort_unstable();
        assert_eq!(begun, [0, 1]);
        for next in 2..6 {
            assert!(told.try_recv().is_err(), "no third thread");
            release.send(()).unwrap();
            assert_eq!(told.recv().unwrap(), next);
        }
    }

    #[test]
    fn threads_end_when_no_more_work_can_come() {
        let threads = GuestThreads::start(2, 1 << 20).unwrap();
        let shared = Arc::downgrade(&threads.0);
        done_by(&threads);
        drop(threads);
        while shared.strong_count() > 0 {
            thread::yield_now();
        }
    }
}

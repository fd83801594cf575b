//! The threads on which a worker runs guests. All of them start before the worker gives up starting threads.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Work for a thread.
type Job = Box<dyn FnOnce() + Send>;

/// The threads on which guests run.
pub(super) struct GuestThreads(Sender<Job>);

impl GuestThreads {
    /// Starts so many threads with so large a stack, and waits until all of them run: a thread that is still being
    /// started asks the system for more than one that runs.
    pub(super) fn start(count: u32, stack_bytes: usize) -> io::Result<Self> {
        let (sender, receiver) = channel::<Job>();
        let jobs = Arc::new(Mutex::new(receiver));
        let (here, running) = channel();
        for _ in 0..count {
            let (jobs, here) = (Arc::clone(&jobs), here.clone());
            let thread = thread::Builder::new().name("belljar-guest".to_owned()).stack_size(stack_bytes);
            thread.spawn(move || {
                // Whoever waits for it is the one that started it.
                let _ = here.send(());
                drop(here);
                work(&jobs);
            })?;
        }
        drop(here);
        running.iter().take(usize::try_from(count).unwrap_or(usize::MAX)).for_each(drop);
        Ok(Self(sender))
    }

    /// Has a job done as soon as a thread is free.
    pub(super) fn run(&self, job: impl FnOnce() + Send + 'static) {
        // All threads are gone only if all of them panicked outside a guest's call: then the parent waits in vain for a
        // report and ends this process.
        let _ = self.0.send(Box::new(job));
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        // The lock is held while waiting: whoever has it gets the next job.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job();
    }
}

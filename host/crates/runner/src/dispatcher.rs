//! Does work on several threads and takes the results in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::{io, thread};

/// The threads that work is done on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threads {
    /// How many at most.
    pub(crate) jobs: NonZeroUsize,
    /// The stack of each, in bytes.
    pub(crate) stack_bytes: usize,
}

/// Does `work` for every task and hands the results to `take` in the order of the tasks, each as soon as all earlier
/// ones are there. `take` runs on the calling thread. After its first error no further task is begun.
///
/// # Errors
/// The error of `take`, or that of the system if it starts no thread at all.
pub(crate) fn dispatch<Task, Product, Error>(
    tasks: &[Task],
    threads: Threads,
    work: impl Fn(&Task) -> Product + Sync,
    mut take: impl FnMut(&Task, Product) -> Result<(), Error>,
) -> Result<(), Error>
where
    Task: Sync,
    Product: Send,
    Error: From<io::Error>,
{
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let worker = |sender: mpsc::Sender<(usize, Product)>| {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(task) = tasks.get(index) else { return };
            // Nobody listens any more once `take` has failed.
            if sender.send((index, work(task))).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for started in 0..threads.jobs.get().min(tasks.len()) {
            let (worker, sender) = (&worker, sender.clone());
            let thread = thread::Builder::new().name("belljar-run".to_owned()).stack_size(threads.stack_bytes);
            match thread.spawn_scoped(scope, move || worker(sender)) {
                Ok(_) => {}
                Err(error) if started == 0 => return Err(error.into()),
                // The threads that could be started do all the work; the result is the same.
                Err(_) => break,
            }
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut due = 0;
        // The receiver is moved in, so that an error drops it at once and the workers notice.
        for (index, product) in receiver {
            early.insert(index, product);
            while let Some(product) = early.remove(&due) {
                take(&tasks[due], product)?;
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    fn threads(jobs: usize) -> Threads {
        Threads { jobs: NonZeroUsize::new(jobs).unwrap(), stack_bytes: 256 << 10 }
    }

    #[test]
    fn results_come_in_order_even_if_the_first_task_ends_last() {
        let tasks = [0, 1, 2];
        let last_done = Barrier::new(2);
        let work = |task: &i32| {
            // Task 0 waits for task 2, which a second thread reaches after task 1.
            if *task != 1 {
                last_done.wait();
            }
            task * 10
        };
        let mut taken = Vec::new();
        let result = dispatch(&tasks, threads(2), work, |task, product| {
            taken.push((*task, product));
            Ok::<(), io::Error>(())
        });
        assert!(result.is_ok());
        assert_eq!(taken, [(0, 0), (1, 10), (2, 20)]);
    }

    #[test]
    fn every_number_of_threads_does_every_task_once() {
        let tasks: Vec<usize> = (0..100).collect();
        for jobs in [1, 2, 8, 200] {
            let mut taken = Vec::new();
            let take = |_: &usize, product| {
                taken.push(product);
                Ok::<(), io::Error>(())
            };
            dispatch(&tasks, threads(jobs), |task| *task, take).unwrap();
            assert_eq!(taken, tasks, "{jobs} threads");
        }
    }

    #[test]
    fn nothing_is_taken_after_an_error() {
        let tasks: Vec<usize> = (0..1_000).collect();
        for jobs in [1, 4] {
            let mut taken = Vec::new();
            let result = dispatch(
                &tasks,
                threads(jobs),
                |task| *task,
                |task, _| {
                    taken.push(*task);
                    if *task == 3 { Err(io::Error::other("full")) } else { Ok(()) }
                },
            );
            assert_eq!(result.unwrap_err().to_string(), "full");
            assert_eq!(taken, [0, 1, 2, 3]);
        }
    }

    #[test]
    fn no_task_needs_no_thread() {
        let none: [u8; 0] = [];
        assert!(dispatch(&none, threads(1), |_| (), |_, ()| Ok::<(), io::Error>(())).is_ok());
    }
}

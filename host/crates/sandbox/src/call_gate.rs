//! The call gate: no more guest calls at once than the pool has room for.

use std::sync::{Condvar, Mutex, PoisonError};

/// Lets a number of calls in at once; further ones wait.
#[derive(Debug)]
pub(crate) struct CallGate {
    free: Mutex<u32>,
    freed: Condvar,
}

/// A place in the pool. Dropping it lets the next call in.
pub(crate) struct Place<'a>(&'a CallGate);

impl CallGate {
    /// Makes a gate with so many places.
    pub(crate) const fn new(places: u32) -> Self {
        Self { free: Mutex::new(places), freed: Condvar::new() }
    }

    /// Waits for a place.
    pub(crate) fn enter(&self) -> Place<'_> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free = self.freed.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        Place(self)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn no_more_are_inside_than_there_are_places() {
        let gate = CallGate::new(2);
        let (inside, most) = (AtomicU32::new(0), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..100 {
                        let _place = gate.enter();
                        most.fetch_max(inside.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::yield_now();
                        inside.fetch_sub(1, Ordering::SeqCst);
                    }
                });
            }
        });
        assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
    }
}

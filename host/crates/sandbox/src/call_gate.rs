//! The call gate: no more guest calls at once than the pool has room for.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Lets a number of calls in at once; further ones wait. As long as there is room nobody takes a lock.
#[derive(Debug)]
pub(crate) struct CallGate {
    free: AtomicU32,
    freed: Condvar,
    /// How many wait, or are about to.
    waiting: AtomicU32,
    /// Held by whoever is about to wait until it does, and by whoever wakes it.
    turnstile: Mutex<()>,
}

/// A place in the pool. Dropping it lets the next call in.
pub(crate) struct Place<'a>(&'a CallGate);

impl CallGate {
    /// Makes a gate with so many places.
    pub(crate) const fn new(places: u32) -> Self {
        Self {
            free: AtomicU32::new(places),
            freed: Condvar::new(),
            waiting: AtomicU32::new(0),
            turnstile: Mutex::new(()),
        }
    }

    /// Waits for a place.
    pub(crate) fn enter(&self) -> Place<'_> {
        self.take().unwrap_or_else(|| self.wait())
    }

    fn take(&self) -> Option<Place<'_>> {
        let taken = self.free.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |free| free.checked_sub(1));
        // Made only then: dropping a place that nobody took would make room that isn't there.
        taken.is_ok().then(|| Place(self))
    }

    /// One who waits says so before it looks for a place, and one who leaves gives the place back before it looks for
    /// somebody who waits: one of the two sees the other.
    #[cold]
    fn wait(&self) -> Place<'_> {
        let mut turnstile = self.lock();
        self.waiting.fetch_add(1, Ordering::SeqCst);
        let place = loop {
            match self.take() {
                Some(place) => break place,
                None => turnstile = self.freed.wait(turnstile).unwrap_or_else(PoisonError::into_inner),
            }
        };
        self.waiting.fetch_sub(1, Ordering::SeqCst);
        place
    }

    fn lock(&self) -> MutexGuard<'_, ()> {
        self.turnstile.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.free.fetch_add(1, Ordering::SeqCst);
        if self.0.waiting.load(Ordering::SeqCst) > 0 {
            let _turnstile = self.0.lock();
            self.0.freed.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
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
        // Nobody waits any more, and no place was lost or made up.
        let places = [gate.take(), gate.take(), gate.take()];
        assert_eq!(places.each_ref().map(Option::is_some), [true, true, false]);
        assert_eq!(gate.waiting.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn who_waits_gets_in_when_somebody_leaves() {
        let gate = CallGate::new(1);
        for _ in 0..200 {
            let place = gate.enter();
            std::thread::scope(|scope| {
                let waiting = scope.spawn(|| drop(gate.enter()));
                // It says that it waits before it does: it must get in either way.
                while gate.waiting.load(Ordering::SeqCst) == 0 {
                    std::thread::yield_now();
                }
                drop(place);
                waiting.join().unwrap();
            });
        }
    }
}

//! `wasi:clocks`: a wall clock that stands still and a monotonic clock that counts its reads.

use belljar_exam::Timestamp;
use wasmtime::component::Resource;

use crate::bindings::wasi::clocks::{monotonic_clock, wall_clock};
use crate::host::resources::Ready;
use crate::state::State;

/// Nanoseconds that a read of the monotonic clock takes: so little that loops which wait for it end, yet not nothing.
const STEP_NANOSECONDS: u64 = 1_000;

/// The clocks of one call.
#[derive(Debug)]
pub(crate) struct VirtualClock {
    monotonic_nanoseconds: u64,
    wall_seconds: u64,
}

impl VirtualClock {
    /// Sets the wall clock to `now`, or to 1970 if that is earlier, and the monotonic clock to 0.
    pub(crate) fn new(now: Timestamp) -> Self {
        Self { monotonic_nanoseconds: 0, wall_seconds: u64::try_from(now.unix_seconds()).unwrap_or(0) }
    }
}

impl wall_clock::Host for State {
    fn now(&mut self) -> wasmtime::Result<wall_clock::Datetime> {
        self.accounting.begin(0)?;
        Ok(wall_clock::Datetime { seconds: self.clock.wall_seconds, nanoseconds: 0 })
    }

    fn resolution(&mut self) -> wasmtime::Result<wall_clock::Datetime> {
        self.accounting.begin(0)?;
        Ok(wall_clock::Datetime { seconds: 1, nanoseconds: 0 })
    }
}

impl monotonic_clock::Host for State {
    fn now(&mut self) -> wasmtime::Result<u64> {
        self.accounting.begin(0)?;
        let now = self.clock.monotonic_nanoseconds;
        self.clock.monotonic_nanoseconds = now.saturating_add(STEP_NANOSECONDS);
        Ok(now)
    }

    fn resolution(&mut self) -> wasmtime::Result<u64> {
        self.accounting.begin(0)?;
        Ok(STEP_NANOSECONDS)
    }

    fn subscribe_instant(&mut self, when: u64) -> wasmtime::Result<Resource<Ready>> {
        self.accounting.begin(0)?;
        // Waiting moves the clock instead of the guest, so that it never waits in vain.
        self.clock.monotonic_nanoseconds = self.clock.monotonic_nanoseconds.max(when);
        Ok(self.resources.push(Ready)?)
    }

    fn subscribe_duration(&mut self, duration: u64) -> wasmtime::Result<Resource<Ready>> {
        self.accounting.begin(0)?;
        self.clock.monotonic_nanoseconds = self.clock.monotonic_nanoseconds.saturating_add(duration);
        Ok(self.resources.push(Ready)?)
    }
}

#[cfg(test)]
mod tests {
    use crate::bindings::wasi::clocks::{monotonic_clock, wall_clock};
    use crate::limits::Limits;
    use crate::state::tests::responding;

    #[test]
    fn the_wall_clock_stands_and_the_other_counts_reads_and_waits() {
        let mut state = responding(Limits::default());
        for _ in 0..2 {
            let now = wall_clock::Host::now(&mut state).unwrap();
            assert_eq!((now.seconds, now.nanoseconds), (1_000, 0));
        }
        let read = |state: &mut _| monotonic_clock::Host::now(state).unwrap();
        assert_eq!([read(&mut state), read(&mut state)], [0, 1_000]);
        monotonic_clock::Host::subscribe_duration(&mut state, 1_000_000).unwrap();
        assert_eq!(read(&mut state), 1_002_000);
        monotonic_clock::Host::subscribe_instant(&mut state, 5).unwrap();
        assert_eq!(read(&mut state), 1_003_000, "an instant that is past moves nothing");
        monotonic_clock::Host::subscribe_instant(&mut state, u64::MAX).unwrap();
        assert_eq!([read(&mut state), read(&mut state)], [u64::MAX; 2]);
    }
}

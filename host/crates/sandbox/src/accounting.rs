//! What a call has used, and what it pays for.
//!
//! Two currencies: bytes that the guest makes the host copy, which are limited, and fuel, which every host call costs
//! so that a guest can't buy host time for nothing. A price is noted as a debt while the host function runs and taken
//! from the store's fuel when it returns; see [`settle`].

use belljar_transcript::LimitKind;
use wasmtime::{ResourceLimiter, StoreContextMut, Trap};

use crate::limits::{Limits, size};
use crate::state::State;
use crate::trap::Stop;

/// Fuel of any host call: crossing the border takes 60 to 200 ns.
const CALL_FUEL: u64 = 500;

/// Fuel of a byte that crosses the border: what a byte costs when its page is touched for the first time.
const BYTE_FUEL: u64 = 1;

/// Fuel of an entry, item or turn that a host call walks over: a search in the memory store, or a few allocations.
pub(crate) const STEP_FUEL: u64 = 200;

/// What a call has used.
#[derive(Debug)]
pub(crate) struct Accounting {
    bytes_max: u64,
    /// Fuel that is owed.
    debt: u64,
    /// How deep the host's calls into the guest are nested: 1 within an export, 2 within the guest's allocator while the
    /// host hands over the result of an import.
    pub(crate) guest_depth: u32,
    /// Bytes that passed, both ways.
    pub(crate) host_bytes: u64,
    /// Host calls.
    pub(crate) host_calls: u64,
    /// Items taken of the wave.
    pub(crate) items: u64,
    /// Entries read from the memory store.
    pub(crate) memory_reads: u64,
    /// Entries written to and removed from the memory store.
    pub(crate) memory_writes: u64,
}

impl Accounting {
    /// Starts at nothing.
    pub(crate) const fn new(limits: &Limits) -> Self {
        Self {
            bytes_max: limits.host_bytes_max,
            debt: 0,
            guest_depth: 0,
            host_bytes: 0,
            host_calls: 0,
            items: 0,
            memory_reads: 0,
            memory_writes: 0,
        }
    }

    /// Begins a host call that was given `bytes` by the guest.
    pub(crate) fn begin(&mut self, bytes: usize) -> wasmtime::Result<()> {
        self.host_calls += 1;
        self.debt = self.debt.saturating_add(CALL_FUEL);
        self.pass(bytes)
    }

    /// Notes bytes that pass, either way.
    pub(crate) fn pass(&mut self, bytes: usize) -> wasmtime::Result<()> {
        let bytes = bytes as u64;
        self.debt = self.debt.saturating_add(bytes.saturating_mul(BYTE_FUEL));
        self.host_bytes = self.host_bytes.saturating_add(bytes);
        if self.host_bytes > self.bytes_max {
            return Err(Stop::Limit(LimitKind::HostBytes).into());
        }
        Ok(())
    }

    /// Notes entries, items or turns that were walked over.
    pub(crate) fn step(&mut self, steps: usize) {
        self.debt = self.debt.saturating_add((steps as u64).saturating_mul(STEP_FUEL));
    }
}

/// Takes what is owed from the store's fuel. The engine calls this whenever the host returns to the guest.
pub(crate) fn settle(mut store: StoreContextMut<'_, State>) -> wasmtime::Result<()> {
    let debt = std::mem::take(&mut store.data_mut().accounting.debt);
    if debt == 0 {
        return Ok(());
    }
    let left = store.get_fuel()?;
    store.set_fuel(left.saturating_sub(debt))?;
    if left < debt { Err(Trap::OutOfFuel.into()) } else { Ok(()) }
}

/// Limits linear memory and tables, all of a component together, and remembers what it denied.
#[derive(Debug)]
pub(crate) struct MemoryLimiter {
    bytes: usize,
    bytes_max: usize,
    /// Whether a growth of linear memory was denied.
    pub(crate) denied: bool,
    elements: usize,
    elements_max: usize,
    /// A growth that was allowed and not yet seen to fail.
    pending: usize,
}

impl MemoryLimiter {
    /// Starts at nothing.
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            bytes: 0,
            bytes_max: size(limits.linear_memory_bytes_max),
            denied: false,
            elements: 0,
            elements_max: size(limits.table_elements_max),
            pending: 0,
        }
    }

    /// Returns the bytes of all memories together. Linear memory never shrinks, so this is the peak, too.
    pub(crate) const fn bytes(&self) -> u64 {
        self.bytes as u64
    }
}

impl ResourceLimiter for MemoryLimiter {
    fn memory_growing(&mut self, current: usize, desired: usize, maximum: Option<usize>) -> wasmtime::Result<bool> {
        self.pending = 0;
        if maximum.is_some_and(|maximum| desired > maximum) && desired <= self.bytes_max {
            // The memory's own type forbids it; that is no denial of ours.
            return Ok(false);
        }
        let growth = desired.saturating_sub(current);
        if growth > self.bytes_max - self.bytes {
            self.denied = true;
            return Ok(false);
        }
        self.bytes += growth;
        self.pending = growth;
        Ok(true)
    }

    fn memory_grow_failed(&mut self, error: wasmtime::Error) -> wasmtime::Result<()> {
        if self.pending == 0 {
            // Refused for its type before we were asked: the guest sees -1.
            return Ok(());
        }
        // Allowed, and then the machine didn't have it: the guest must not see a difference between machines.
        self.bytes -= std::mem::take(&mut self.pending);
        Err(Stop::Host(format!("linear memory could not grow: {error:#}")).into())
    }

    fn table_growing(&mut self, current: usize, desired: usize, maximum: Option<usize>) -> wasmtime::Result<bool> {
        let growth = desired.saturating_sub(current);
        if maximum.is_some_and(|maximum| desired > maximum) || growth > self.elements_max - self.elements {
            return Ok(false);
        }
        self.elements += growth;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 65_536;

    fn limiter() -> MemoryLimiter {
        MemoryLimiter::new(&Limits { linear_memory_bytes_max: 10 * PAGE as u64, ..Limits::default() })
    }

    #[test]
    fn the_limit_is_one_for_all_memories_together() {
        let mut limiter = limiter();
        assert!(limiter.memory_growing(0, 6 * PAGE, None).unwrap());
        assert!(limiter.memory_growing(0, 4 * PAGE, None).unwrap());
        assert!(!limiter.denied);
        assert!(!limiter.memory_growing(4 * PAGE, 5 * PAGE, None).unwrap());
        assert!(limiter.denied);
        assert_eq!(limiter.bytes(), 10 * PAGE as u64);
    }

    #[test]
    fn what_a_memory_forbids_itself_is_no_denial() {
        let mut limiter = limiter();
        assert!(!limiter.memory_growing(PAGE, 3 * PAGE, Some(2 * PAGE)).unwrap());
        assert!(limiter.memory_grow_failed(wasmtime::format_err!("type")).is_ok());
        assert!(!limiter.denied);
        assert_eq!(limiter.bytes(), 0);
    }

    #[test]
    fn a_machine_without_memory_is_the_hosts_fault() {
        let mut limiter = limiter();
        assert!(limiter.memory_growing(0, PAGE, None).unwrap());
        let error = limiter.memory_grow_failed(wasmtime::format_err!("no memory")).unwrap_err();
        assert!(matches!(error.downcast_ref(), Some(Stop::Host(_))));
        assert_eq!(limiter.bytes(), 0);
    }

    #[test]
    fn tables_share_one_limit_too() {
        let mut limiter = MemoryLimiter::new(&Limits { table_elements_max: 100, ..Limits::default() });
        assert!(limiter.table_growing(0, 60, None).unwrap());
        assert!(!limiter.table_growing(0, 41, None).unwrap());
        assert!(limiter.table_growing(0, 40, None).unwrap());
    }

    #[test]
    fn bytes_add_up_over_a_call() {
        let mut accounting = Accounting::new(&Limits { host_bytes_max: 100, ..Limits::default() });
        accounting.begin(60).unwrap();
        accounting.pass(40).unwrap();
        let error = accounting.begin(1).unwrap_err();
        assert!(matches!(error.downcast_ref(), Some(Stop::Limit(LimitKind::HostBytes))));
        assert_eq!((accounting.host_calls, accounting.host_bytes), (2, 101));
        assert_eq!(accounting.debt, 2 * CALL_FUEL + 101 * BYTE_FUEL);
    }
}

//! The limits that hostile agents run under: so small that the suite takes seconds.

use belljar_sandbox::Limits;

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;

/// The limits of every agent that needs none of its own.
#[must_use]
pub fn small_limits() -> Limits {
    Limits {
        component_bytes_max: 8 * MIB,
        fuel_ingest_max: 50_000_000,
        fuel_respond_max: 50_000_000,
        host_bytes_max: 16 * MIB,
        linear_memory_bytes_max: 64 * MIB,
        log_bytes_max: 4 * KIB,
        log_notes_max: 64,
        memory_store_bytes_max: MIB,
        memory_store_entries_max: 2_000,
        tool_calls_max: 8,
        ..Limits::default()
    }
}

/// Fuel for a million host calls.
pub(crate) fn much_fuel() -> Limits {
    Limits { fuel_ingest_max: 1_000_000_000, fuel_respond_max: 1_000_000_000, ..small_limits() }
}

/// As many entries as may be by default, a million. Each takes the host some 150 bytes beside its own.
pub(crate) fn many_entries() -> Limits {
    let fuel = 4_000_000_000;
    Limits {
        fuel_ingest_max: fuel,
        fuel_respond_max: fuel,
        memory_store_bytes_max: Limits::default().memory_store_bytes_max,
        memory_store_entries_max: Limits::default().memory_store_entries_max,
        ..small_limits()
    }
}

/// Room for a component as large as may be by default.
pub(crate) fn default_component() -> Limits {
    Limits { component_bytes_max: Limits::default().component_bytes_max, ..small_limits() }
}

/// Linear memory that an agent can fill and search within the small fuel.
pub(crate) fn little_memory() -> Limits {
    Limits { linear_memory_bytes_max: 8 * MIB, ..small_limits() }
}

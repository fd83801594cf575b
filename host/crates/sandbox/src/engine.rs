//! The engine: every switch of it, with its reason, and the ticker that wakes the rescue.

use std::hash::{Hash, Hasher};
use std::num::NonZeroUsize;
use std::sync::{Arc, Barrier};
use std::time::Duration;

use belljar_exam::Sha256Hex;
use sha2::{Digest, Sha256};
use wasmparser::WasmFeatures;
use wasmtime::{
    Config, Enabled, Engine, InstanceAllocationStrategy, OperatorCost, OptLevel, PoolingAllocationConfig, Strategy,
    WasmBacktraceDetails,
};

use crate::gate;
use crate::limits::{Limits, size};

/// The exact release of the engine. A test holds it to `Cargo.lock`.
pub const WASMTIME_VERSION: &str = "48.0.8";

/// Guest calls that may run at once; further ones wait. Bounds address space: a call may hold four memories of 4 GiB.
pub const CONCURRENT_CALLS_MAX: u32 = 32;

/// Stack that a thread needs beside the guest's own: host functions run on it, and the engine doesn't check them.
pub const HOST_STACK_BYTES: usize = 2 << 20;

/// How often the rescue looks at the clock.
const TICK: Duration = Duration::from_millis(20);

/// What WebAssembly may use. Rust, QuickJS, SpiderMonkey and CPython components all do with this.
///
/// Left out: threads (shared timers), memory64, tail calls, SIMD, garbage collection, exceptions, typed function
/// references, custom page sizes, wide arithmetic, stack switching, and everything asynchronous of the component
/// model. `MULTI_MEMORY` must stay: the engine's own adapters between the modules of a component have several
/// memories, and 48.0.8 panics on them without it.
pub(crate) const FEATURES: WasmFeatures = WasmFeatures::WASM2
    .difference(WasmFeatures::SIMD)
    .difference(WasmFeatures::GC_TYPES)
    .union(WasmFeatures::EXTENDED_CONST)
    .union(WasmFeatures::MULTI_MEMORY)
    .union(WasmFeatures::COMPONENT_MODEL);

/// Makes an engine that runs components. Nothing wakes its rescue until [`start_ticker`].
pub(crate) fn new(limits: &Limits) -> wasmtime::Result<Engine> {
    let mut config = config(limits);
    config.allocation_strategy(InstanceAllocationStrategy::Pooling(pool(limits)));
    Engine::new(&config)
}

/// Starts the thread that wakes the rescue, and waits until it runs: a thread that is still being started asks the
/// system for more than one that runs. It ends when the engine is gone.
///
/// # Errors
/// If the system starts no thread.
pub(crate) fn start_ticker(engine: &Engine) -> std::io::Result<()> {
    let weak = engine.weak();
    let running = Arc::new(Barrier::new(2));
    let here = Arc::clone(&running);
    #[expect(
        clippy::disallowed_methods,
        reason = "a clock ticks whether or not anything happens: nothing is waited for"
    )]
    let ticker = move || {
        here.wait();
        while let Some(engine) = weak.upgrade() {
            engine.increment_epoch();
            drop(engine);
            std::thread::sleep(TICK);
        }
    };
    std::thread::Builder::new().name("belljar-ticker".to_owned()).stack_size(64 << 10).spawn(ticker)?;
    running.wait();
    Ok(())
}

/// Makes an engine that only compiles: the same code, without the address space that running takes.
pub(crate) fn for_compiling(limits: &Limits) -> wasmtime::Result<Engine> {
    Engine::new(&config(limits))
}

fn config(limits: &Limits) -> Config {
    let mut config = Config::new();
    // Cranelift, never Winch: another compiler counts other fuel and had an escape of its own.
    config.strategy(Strategy::Cranelift).cranelift_opt_level(OptLevel::Speed);
    // No asynchronous component model: twice as slow a call, a scheduler's choices, a quarter of the advisories.
    config.concurrency_support(false);
    config.wasm_features(!FEATURES, false).wasm_features(FEATURES, true);
    // Fuel is the limit that counts; epochs only wake the rescue.
    config.consume_fuel(true).operator_cost(operator_cost()).epoch_interruption(true);
    // Equal bits of NaN on every machine. Relaxed SIMD is off; should it ever be on, it must be deterministic.
    config.cranelift_nan_canonicalization(true).relaxed_simd_deterministic(true);
    config.max_wasm_stack(size(limits.wasm_stack_bytes_max));
    // A memory has its whole address space from the start, so that growth never depends on what else is mapped.
    config.memory_may_move(false).memory_reservation(4 << 30).memory_guard_size(32 << 20);
    config.guard_before_linear_memory(true);
    // Fresh instances by copy-on-write; 32 MiB holds CPython's 11 MB of data in one image.
    config.memory_init_cow(true).memory_guaranteed_dense_image_size(32 << 20).table_lazy_init(true);
    // A guest's names and debug sections are never parsed on the host.
    config.wasm_backtrace_max_frames(NonZeroUsize::new(8)).wasm_backtrace_details(WasmBacktraceDetails::Disable);
    config.generate_address_map(false).native_unwind_info(false).debug_info(false);
    config
}

fn pool(limits: &Limits) -> PoolingAllocationConfig {
    let calls = CONCURRENT_CALLS_MAX;
    let mut pool = PoolingAllocationConfig::new();
    pool.total_component_instances(calls)
        .total_core_instances(calls * gate::CORE_INSTANCES_MAX)
        .total_memories(calls * gate::MEMORIES_MAX)
        .total_tables(calls * gate::TABLES_MAX)
        .max_core_instances_per_component(gate::CORE_INSTANCES_MAX)
        .max_memories_per_component(gate::MEMORIES_MAX)
        .max_tables_per_component(gate::TABLES_MAX)
        // The engine's adapter modules see all memories and tables of a component.
        .max_memories_per_module(gate::MEMORIES_MAX)
        .max_tables_per_module(gate::TABLES_MAX)
        .table_elements(size(limits.table_elements_max))
        .max_memory_size(size(limits.linear_memory_bytes_max))
        .max_core_instance_size(4 << 20)
        .max_component_instance_size(8 << 20)
        // Clearing a little memory by hand is cheaper than giving it back; PAGEMAP_SCAN finds the pages to clear.
        .linear_memory_keep_resident(512 << 10)
        .table_keep_resident(64 << 10)
        .pagemap_scan(Enabled::Auto)
        // With the line above this bounds what idle slots hold: 8 MiB.
        .max_unused_warm_slots(16);
    pool
}

/// What instructions cost beyond one unit: without it a guest buys up to 3,000 times the wall time for its fuel.
/// Calibrated so that a unit is 0.4 to 1.1 ns whatever it is spent on.
fn operator_cost() -> OperatorCost {
    let mut cost = OperatorCost::new();
    cost.MemoryGrow = 120;
    cost.TableGrow = 50;
    cost.MemoryFill = 100;
    cost.MemoryCopy = 100;
    cost.MemoryInit = 100;
    cost.TableInit = 20;
    cost.TableCopy = 20;
    cost.TableFill = 20;
    cost.DataDrop = 1;
    cost.ElemDrop = 1;
    cost.F32Sqrt = 8;
    cost.F64Sqrt = 8;
    cost.F32Div = 4;
    cost.F64Div = 4;
    cost.variable.memory_grow_per_page = 64;
    cost
}

/// Hashes all that a compiled component must share with an engine: its release, target, switches and prices.
pub(crate) fn compatibility(engine: &Engine) -> Sha256Hex {
    struct Fed(Sha256);
    impl Hasher for Fed {
        fn write(&mut self, bytes: &[u8]) {
            self.0.update(bytes);
        }
        fn finish(&self) -> u64 {
            unreachable!("only the SHA-256 is asked for")
        }
    }
    let mut fed = Fed(Sha256::new());
    engine.precompile_compatibility_hash().hash(&mut fed);
    Sha256Hex::of(&[&fed.0.finalize()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_recorded_release_is_the_one_in_the_lock_file() {
        let lock = include_str!("../../../../Cargo.lock");
        let release = lock.split("[[package]]").find_map(|package| package.strip_prefix("\nname = \"wasmtime\"\n"));
        assert_eq!(release.and_then(|rest| rest.lines().next()), Some(&*format!("version = \"{WASMTIME_VERSION}\"")));
    }

    #[test]
    fn an_engine_that_only_compiles_makes_the_code_that_one_that_runs_takes() {
        let limits = Limits::default();
        assert_eq!(compatibility(&new(&limits).unwrap()), compatibility(&for_compiling(&limits).unwrap()));
    }
}

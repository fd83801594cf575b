//! Damaged components: whatever is damaged, admission says so or the agent is contained.

mod support;

use std::sync::atomic::{AtomicU32, Ordering};

use belljar_hostile::{InProcess, Loader as _, agents, assemble, small_limits};
use belljar_sandbox::{AgentConfig, Limits, inspect_under};
use chacha20::ChaCha12Rng;
use rand_core::{Rng as _, SeedableRng as _};

/// Components that are damaged.
const MUTATIONS: u32 = 10_000;

/// One in so many of those that are admitted is compiled and run, too.
const RUN_EVERY: u32 = 8;

/// Flips bits, cuts off, repeats, or writes over: chosen by the number of the mutation alone.
fn damage(sound: &[u8], number: u32) -> Vec<u8> {
    let mut chance = ChaCha12Rng::seed_from_u64(number.into());
    let mut below = |max: usize| usize::try_from(chance.next_u64() % max as u64).unwrap();
    let mut bytes = sound.to_vec();
    match below(8) {
        0 => bytes.truncate(below(sound.len())),
        1 => {
            // A piece of it again, somewhere else.
            let (from, to) = (below(sound.len() - 16), below(sound.len()));
            let piece = sound[from..from + 1 + below(16)].to_vec();
            bytes.splice(to..to, piece);
        }
        2 => {
            let (at, with) = (below(sound.len() - 5), below(256));
            bytes[at..at + 5].fill(u8::try_from(with).unwrap());
        }
        _ => {
            for _ in 0..=below(4) {
                let (at, bit) = (below(sound.len()), below(8));
                bytes[at] ^= 1 << bit;
            }
        }
    }
    bytes
}

#[test]
fn ten_thousand_damaged_components_are_refused_or_contained() {
    let sound = assemble(&agents().find(|agent| agent.name == "count-calls-in-a-global").unwrap().source, &[]);
    let limits = Limits { fuel_ingest_max: 1_000_000, fuel_respond_max: 1_000_000, ..small_limits() };
    assert_eq!(inspect_under(&sound, &limits).verdict, Ok(()));
    let loader = InProcess::default();
    let (next, admitted, refused, run) = (AtomicU32::new(0), AtomicU32::new(0), AtomicU32::new(0), AtomicU32::new(0));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= MUTATIONS {
                return;
            }
            let bytes = damage(&sound, number);
            let verdict = inspect_under(&bytes, &limits).verdict;
            if let Err(refusal) = verdict {
                assert!(!refusal.to_string().is_empty() && !refusal.hint().is_empty(), "mutation {number}");
                refused.fetch_add(1, Ordering::Relaxed);
            } else if admitted.fetch_add(1, Ordering::Relaxed).is_multiple_of(RUN_EVERY) {
                // The compiler may refuse it; what it takes is run, and ends in an outcome that isn't the host's.
                if let Ok(agent) = loader.load(&bytes, &limits, AgentConfig::default()) {
                    support::respond_once(&agent, &format!("mutation {number}"));
                    run.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            std::thread::Builder::new().stack_size(4 << 20).spawn_scoped(scope, work).unwrap();
        }
    });
    let [admitted, refused, run] = [admitted, refused, run].map(AtomicU32::into_inner);
    assert_eq!(admitted + refused, MUTATIONS);
    // Both happen often enough for the test to mean something.
    assert!(refused > MUTATIONS / 2 && run > 100, "{refused} refused, {admitted} admitted, {run} run");
}

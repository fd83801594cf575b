//! Ten thousand full exams on all cores: how many a second, and whether memory grows with their number.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use std::time::Instant;

use belljar_exam::{Sha256Hex, Size};
use belljar_selftest::gates::over_seeds;

/// Seeds before the first look at memory: by then every thread has made exams of all sorts.
const WARM_UP: u64 = 500;

/// All seeds.
const SEEDS: u64 = 10_000;

/// Growth that the allocator's own habits explain, in KiB.
const GROWTH_KIB_MAX: u64 = 8 << 10;

fn main() {
    // Like the other benchmarks, this one runs if a filter is in its name.
    let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    if filter.is_some_and(|filter| !"many seeds".contains(&*filter)) {
        return;
    }
    let warm = peak_kib(0, WARM_UP);
    let began = Instant::now();
    let full = peak_kib(WARM_UP, SEEDS);
    let rate = u128::from(SEEDS - WARM_UP) * 1_000 / began.elapsed().as_millis().max(1);
    println!("generate full, hashed, on all cores: {rate} exams a second");
    println!("largest memory after {WARM_UP} seeds: {warm} KiB; after {SEEDS}: {full} KiB");
    assert!(full <= warm + GROWTH_KIB_MAX, "memory grows with the number of seeds");
}

/// Makes and hashes exams, and returns the largest memory that the process had until then. 0 where the system doesn't
/// say.
fn peak_kib(first: u64, end: u64) -> u64 {
    let hashes = over_seeds(first..end, Size::LARGEST, |_, sample| {
        let exam = belljar_exam::to_canonical_json(&sample.exam);
        Sha256Hex::of(&[&exam, &sample.key.to_canonical_json()]).bytes()[0]
    });
    assert!(hashes.iter().any(|byte| *byte != hashes[0]), "exams differ");
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

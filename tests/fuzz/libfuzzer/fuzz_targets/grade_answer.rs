//! An answer to a check of some kind.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| belljar_fuzz::grade_answer(bytes));

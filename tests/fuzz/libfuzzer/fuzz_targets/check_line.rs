//! A line of `belljar check-answer`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| belljar_fuzz::check_line(bytes));

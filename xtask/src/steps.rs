//! A list of named steps that all run, so that one failure doesn't hide the next.

use std::time::Instant;

use anyhow::{Result, bail};

/// What became of each step.
#[derive(Default)]
pub(crate) struct Steps {
    failed: Vec<&'static str>,
    passed: usize,
}

impl Steps {
    /// Runs a step and notes whether it passed.
    pub(crate) fn step(&mut self, name: &'static str, act: impl FnOnce() -> Result<()>) {
        eprintln!("\n== {name}");
        let began = Instant::now();
        match act() {
            Ok(()) => {
                self.passed += 1;
                eprintln!("== {name}: passed in {} s", began.elapsed().as_secs());
            }
            Err(error) => {
                self.failed.push(name);
                eprintln!("== {name}: FAILED: {error:#}");
            }
        }
    }

    /// Sums up. An error names the steps that failed.
    pub(crate) fn finish(self) -> Result<()> {
        println!("steps: {} passed, {} failed", self.passed, self.failed.len());
        if self.failed.is_empty() { Ok(()) } else { bail!("failed: {}", self.failed.join(", ")) }
    }
}

//! The progress bar of a run: on a terminal only.

use std::sync::Mutex;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar that counts finished cases. Without a terminal it draws nothing.
pub(crate) struct Progress {
    bar: Mutex<ProgressBar>,
}

impl Progress {
    /// Makes a bar for `total` steps.
    #[must_use]
    pub(crate) fn new(total: u64, draws: bool) -> Self {
        let target = if draws { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(total), target);
        let style = ProgressStyle::with_template("{bar:32} {pos}/{len} cases  {msg}  {elapsed}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self { bar: Mutex::new(bar) }
    }

    /// Says what is going on.
    pub(crate) fn say(&self, message: String) {
        self.with(|bar| bar.set_message(message));
    }

    /// Counts one step.
    pub(crate) fn step(&self) {
        self.with(|bar| bar.inc(1));
    }

    /// Removes the bar.
    pub(crate) fn finish(&self) {
        self.with(ProgressBar::finish_and_clear);
    }

    fn with(&self, act: impl FnOnce(&ProgressBar)) {
        // A panic elsewhere while the bar was held loses nothing that matters here.
        act(&self.bar.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
    }
}

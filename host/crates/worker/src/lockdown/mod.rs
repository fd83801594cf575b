//! Giving up rights, step by step, while the process still has them and before it reads anything of a stranger's.
//!
//! The order matters: namespaces while there is one thread; Landlock before further threads, which inherit it; bounds
//! and the filter of system calls last, since what comes before needs more.

mod descriptors;
mod landlock;
mod namespaces;
mod rlimits;
mod seccomp;

use std::collections::BTreeSet;

use crate::layer::{Layer, Layers};

pub use rlimits::Bounds;

/// A process on its way to having no rights. What the kernel doesn't offer is left out; whoever started the process
/// decides from the [`Layers`] whether the rest is enough.
#[derive(Debug)]
pub struct Lockdown(BTreeSet<Layer>);

impl Lockdown {
    /// Closes whatever the process was started with besides its standard input, output and error, and gives up new
    /// privileges and the system's names for anything outside.
    ///
    /// To be called at the very start: the process must have one thread and must not have opened anything.
    #[must_use]
    pub fn begin() -> Self {
        descriptors::close_inherited();
        // The worker dies with the thread that started it. That is a help, not a layer: the socket's end does the same.
        let _ = rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL));
        let mut layers = BTreeSet::new();
        if rustix::thread::set_no_new_privs(true).is_ok() {
            layers.insert(Layer::NoNewPrivs);
        }
        if namespaces::leave() {
            layers.insert(Layer::Namespaces);
        }
        Self(layers)
    }

    /// Gives up files, ports and signals for this thread and all that it starts from now on.
    pub fn deny_paths(&mut self) {
        if landlock::deny_everything() {
            self.0.insert(Layer::Landlock);
        }
    }

    /// Bounds what the process may use, and gives up all system calls but those of a short list, in all its threads.
    #[must_use]
    pub fn finish(mut self, bounds: &Bounds) -> Layers {
        if rlimits::bound(bounds) {
            self.0.insert(Layer::Rlimits);
        }
        if seccomp::filter() {
            self.0.insert(Layer::Seccomp);
        }
        self.0.into_iter().collect()
    }
}

//! Mishaps that happen again and again, told much alike each time.

mod boiler;
mod lockout;
mod migraine;
mod mishap;
mod moments;
mod power_cut;
mod puncture;

pub(super) use mishap::Recurrence;

/// All mishaps.
pub(super) static RECURRENCES: &[&Recurrence] =
    &[&boiler::BOILER, &puncture::PUNCTURE, &lockout::LOCKED_OUT, &migraine::MIGRAINE, &power_cut::BLACKOUT];

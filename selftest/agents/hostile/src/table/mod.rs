//! The table: every hostile agent, with what must become of it.

mod admission;
mod answers;
mod bombs;
mod endings;
mod features;
mod floods;
mod handles;
mod memory;
mod passing;
mod prices;
mod store;
mod world;

use crate::agent::HostileAgent;

/// All agents, theme by theme.
pub fn agents() -> impl Iterator<Item = &'static HostileAgent> {
    [
        admission::AGENTS,
        features::AGENTS,
        bombs::AGENTS,
        endings::AGENTS,
        prices::AGENTS,
        memory::AGENTS,
        passing::AGENTS,
        handles::AGENTS,
        floods::AGENTS,
        world::AGENTS,
        answers::AGENTS,
        store::AGENTS,
    ]
    .into_iter()
    .flatten()
}

//! Stories: each plans facts and the exchanges in which they are told.

mod activities;
mod chains;
mod codes;
mod events;
mod lists;
mod recommendations;
mod scalars;
mod tastes;

use super::cast::Cast;
use super::gossip;
use super::quota::Quota;
use super::scribe::Scribe;

pub(super) use codes::{CODE, Code, Codes, TOKEN};
pub(super) use events::{Dated, Events};
pub(super) use scalars::Payload;

/// What stories leave for the questions, besides facts.
pub(super) struct Plot {
    /// Codes and tokens.
    pub(super) codes: Codes,
    /// Dated events.
    pub(super) events: Events,
    /// Payloads of planted instructions, in the order of the planted attributes.
    pub(super) payloads: Vec<Payload>,
    /// How often each recurrence happened, by the tellings.
    pub(super) recurrences: Vec<Vec<usize>>,
}

/// Writes all stories.
pub(super) fn tell(scribe: &mut Scribe<'_>, cast: &Cast, quota: &Quota) -> Plot {
    chains::tell(scribe, cast, quota);
    let payloads = scalars::tell(scribe, cast, quota);
    lists::tell(scribe, cast, quota);
    let recurrences = lists::tell_recurrences(scribe, cast);
    tastes::tell(scribe, cast, quota);
    activities::tell(scribe, cast);
    recommendations::tell(scribe, cast);
    let events = events::tell(scribe, cast, quota);
    let codes = codes::tell(scribe, quota);
    gossip::tell(scribe);
    Plot { codes, events, payloads, recurrences }
}

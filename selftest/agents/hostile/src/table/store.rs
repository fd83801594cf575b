//! The memory store, filled and flooded.

use crate::agent::{HostileAgent, both, probe, says};
use crate::limits::many_entries;

pub(super) const AGENTS: &[HostileAgent] = &[
    probe("store-fill", says("1048576 of 1048576, then full"), "The last byte can be used, and no other."),
    probe(
        "store-many-entries",
        says("full after 2000"),
        "Entries have a number; a batch is taken whole or not at all.",
    ),
    probe(
        "store-million-entries",
        says("1000000 entries"),
        "As many as may be by default are stored, committed and forked.",
    )
    .under(many_entries),
    probe(
        "store-long-names",
        says("above 1024 bytes, above 1024 bytes, above 1024 bytes, above 1024 bytes, above 1024 bytes, done"),
        "A name has 1 KiB.",
    ),
    probe("store-odd-names", says("12 of 12 kept apart, 12 listed"), "Names are bytes, never paths."),
    probe("store-read-everything", both("limit(host-bytes)"), "Bytes that are read add up, too."),
    probe("store-replace-forever", both("out-of-fuel"), "Every write has a price."),
    probe(
        "store-too-many-at-once",
        says("above 1024 at once, above 1024 at once, 0 stored"),
        "A call passes so many entries; of too many, none is stored.",
    ),
];

//! Floods: calls, notes and prints without measure.

use crate::agent::{HostileAgent, both, harmless, probe, says, wat};
use crate::limits::much_fuel;

pub(super) const AGENTS: &[HostileAgent] = &[
    wat!(Act, "host-calls-without-end", both("out-of-fuel"), "Every host call has a price."),
    wat!(Act, "million-tiny-host-calls", harmless(), "A million host calls are paid for and leave nothing behind.")
        .under(much_fuel),
    probe("note-flood", says("noted"), "What passes the limit of the log is counted and dropped."),
    probe("note-nothing-often", says("noted"), "Empty notes take room, too."),
    probe("note-with-escapes", says("noted"), "Notes are text of a stranger: kept as they are, shown escaped."),
    probe("note-like-the-host", says("noted"), "A note is a field of an event; it can't become an event."),
    probe("print-flood", says("printed"), "Prints share the room of the notes."),
    probe("print-a-report", says("printed"), "No one reads a score from what an agent prints."),
    probe("print-half-characters", says("printed"), "Prints are bytes; what is no text is shown as a mark."),
    probe("tool-flood", says("8 served, then above 8 calls"), "A request has so many calls, refused ones included."),
    probe("tool-unknown", says("7 of 7 unknown"), "Names are compared byte by byte, and kept to 256 bytes."),
    probe("tool-not-json", says("8 of 8 invalid"), "Arguments are a JSON object that fits the schema."),
    probe("tool-deep-json", says("invalid, invalid"), "The reader of JSON gives up long before its stack does."),
    probe(
        "tool-many-keys",
        says("invalid"),
        "Thousands of keys that the schema doesn't have are within the size, and refused.",
    ),
    probe("tool-million-keys", says("above 65536 bytes"), "Arguments have a size."),
    probe(
        "tool-twice-the-same-key",
        says("served"),
        "The last one counts, for who serves as for who grades: they read with the same code.",
    ),
    probe(
        "tool-result-as-long-as-may-be",
        says("at most 65536: true"),
        "A reply that repeats what it was given stays within its bound.",
    ),
    probe(
        "tool-while-ingesting",
        crate::agent::ends("failed: 0 tools, not now", "answered"),
        "There are no tools while a wave is taken in.",
    ),
    probe("corpus-outside-the-wave", says("[0, 0, 0]"), "The wave is delivered once, and only while it is taken in."),
    probe(
        "corpus-odd-attachments",
        says("not now, not now, not now, not now, not now, not now"),
        "Attachments are found by their ids, not by paths.",
    ),
];

//! What an agent may find out about the world outside: nothing.

use crate::agent::{HostileAgent, harmless, probe, says};

pub(super) const AGENTS: &[HostileAgent] = &[
    probe("find-arguments", says("0 arguments, program false"), "No arguments are passed."),
    probe(
        "find-environment",
        says("0 variables, 0 of them known, folder \"/\""),
        "The environment is empty; the folder is made up by the C library of the guest.",
    ),
    probe("find-files", says("reached []"), "There is no directory, hence no path, up or down."),
    probe("find-programs", says("program false, thread false"), "There are no processes and no threads."),
    probe("read-standard-input", says("0 bytes, true"), "Standard input is closed."),
    probe("read-wall-clock", says("1776159120, and 0 later"), "The clock stands at the time of the request."),
    probe("read-monotonic-clock", says("[1000, 2000, 3000]"), "The clock counts how often it was read."),
    probe("sleep", says("3600 seconds passed"), "Nothing waits: the agent's clock moves instead."),
    probe(
        "find-entropy",
        harmless(),
        "Addresses, clocks and random bytes are the same in every run: the transcripts agree.",
    ),
    probe("time-its-work", says("1000 and 1000 nanoseconds"), "No clock tells how long work took."),
];

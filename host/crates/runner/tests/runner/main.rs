//! Whole runs with an agent that follows a script, and the tools of the mock world.

mod memory_log;
mod records;
mod resume;
mod run;
mod support;
mod tools;

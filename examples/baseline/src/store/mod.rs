//! What the agent keeps: one record a turn or document, and an inverted index over them, a posting list a term.
//!
//! Entry names, with the user in each so that people never mix:
//! `n/USER` number of records · `o/USER` names of the people around them · `r/USER/NUMBER` a record · `s/USER/SOURCE` number of a source's record ·
//! `p/USER/TERM` posting list · `t/USER` topics whose sources haven't arrived.

mod index;
mod keeper;
mod record;
mod search;
mod terms;

pub(crate) use keeper::{forget, keep_all, keep_one, people_of, records_of};
pub(crate) use record::{Origin, Record};
pub(crate) use search::{Found, Query, search};
pub(crate) use terms::{content_stems, is_field, term_of_field, terms_held};

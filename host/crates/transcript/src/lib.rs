//! What the host observed in a run, one event a line, hash-chained.
//!
//! A transcript is the only thing that passes from the side that runs guests to the side that grades (I3). Of it a
//! guest decides its answers, its calls and its log; ids, order, counts and limits are the host's (I6).

mod case_record;
mod chain;
mod event;
mod gather;
mod guest_text;
mod manifest;
mod outcome;
mod reader;
mod writer;

pub use case_record::{CaseRecord, IngestRecord, ObservedCall, Transcript};
pub use event::{Answer, CallKind, CallUse, Event, LogNote, ToolReply};
pub use gather::gather;
pub use guest_text::GuestText;
pub use manifest::{ComponentManifest, Manifest, RECORD_FORMAT, Versions};
pub use outcome::{Blame, LimitKind, Outcome, TrapClass};
pub use reader::{ReadError, ReadLine, read_events, read_lines, read_transcript};
pub use writer::{WriteError, Writer};

//! What an agent may see of one seed: people, turns, requests, tools and the mock world behind them.
//!
//! An [`Exam`] is plain data. It is all that the runner is given: nothing here names an expected answer, and this
//! package never depends on the one that does (I1). Ids of cases, and the mock worlds, are the host's: the runner
//! needs them to serve and observe, and hands on to the agent only what the contract in `wit/` says.

mod canonical;
mod corpus;
mod edition;
mod id;
mod mock_world;
mod request;
mod time;
mod tool;

pub use canonical::{Sha256Error, Sha256Hex, is_canonical, to_canonical_json, write_canonical_json};
pub use corpus::{Attachment, Document, Item, Session, Speaker, Topic, Turn};
pub use edition::{BenchVersion, EditionError, Size, Suite};
pub use id::{CaseId, SessionId, SourceId, UserId};
pub use mock_world::{
    AppEvent, AppMemory, AppSubject, Automation, Job, Mail, MockWorld, Picture, Recipe, TransientFault, WebPage,
    Workflow,
};
pub use request::{Commit, Exam, Request, Wave};
pub use time::{Timestamp, TimestampError};
pub use tool::{Parameter, ParameterKind, Tool};

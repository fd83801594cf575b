//! Shortcuts: agents that don't remember or don't understand, to show that neither pays.

mod closed_book;
mod combo;
mod dump;
mod plain;
mod retriever;
mod router;
mod scribbler;
mod scripted;
mod stripper;
mod talker;

pub use closed_book::ClosedBook;
pub use combo::{Combo, NumberGuess};
pub use dump::{DumpNearest, DumpTail};
pub use plain::{Decliner, Echo, EchoAsValue, Silent};
pub use retriever::{LatestMention, RarestToken};
pub use router::KeywordRouter;
pub use scribbler::Scribbler;
pub use scripted::Scripted;
pub use stripper::LastSentence;
pub use talker::{PHRASES, Talker};

//! Reading English: words, sentences, and the spans that name things.

mod object;
mod phrase;
mod sentence;
mod span;
mod stem;
mod token;
mod words;

pub(crate) use object::{object_in, objects_in};
pub(crate) use phrase::{holds_any, holds_one_of};
pub(crate) use sentence::{Sentence, sentences};
pub(crate) use span::{Span, SpanKind, names_in, spans};
pub(crate) use stem::{Stem, stem};
pub(crate) use token::{Token, is_common, lowered, tokens};
pub(crate) use words::{Words, slot_of, slots_for, split_word, table_of, words};

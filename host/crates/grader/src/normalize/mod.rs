//! Normalisation: one pipeline from an answer's bytes to tokens that can be compared.
//!
//! In this order, and for keys and answers alike:
//! 1. NFKC, character by character; combining accents are taken off and remembered ([`character`]);
//! 2. quotes, apostrophes and dashes become one of each; zero-width and direction marks go ([`character`]);
//! 3. Markdown skins are peeled: emphasis, code, headings, bullets, link targets ([`markup`]);
//! 4. letters become small; numbers keep their decimals and lose their thousands separators ([`tokenize`]);
//! 5. contractions are written out, possessive endings stand alone ([`contraction`]).
//!
//! Every token keeps the bytes of the original that it came from, so that a verdict can point at them.

pub(crate) mod character;
mod contraction;
mod markup;
mod token;
mod tokenize;
mod unit_word;

pub(crate) use token::{Text, TokenKind};
pub(crate) use unit_word::{same_unit, same_word};

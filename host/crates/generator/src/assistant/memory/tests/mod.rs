//! Tests of the memory half over many seeds and all sizes.

mod delivery;
mod keys;
mod quotas;
mod solver;
mod support;
mod text;

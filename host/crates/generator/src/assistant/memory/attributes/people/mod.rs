//! The people in somebody's life, and those who look after them.

mod dentist;
mod godchild;
mod hairdresser;
mod partner;
mod plumber;
mod tutor;
mod vet;
mod witness;

pub(super) use dentist::DENTIST;
pub(super) use godchild::GODCHILD;
pub(super) use hairdresser::HAIRDRESSER;
pub(super) use partner::PARTNER;
pub(super) use plumber::PLUMBER;
pub(super) use tutor::TUTOR;
pub(super) use vet::VET;
pub(super) use witness::WITNESS;

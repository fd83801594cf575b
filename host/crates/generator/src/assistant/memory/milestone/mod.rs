//! Dated events that happen once in a life, by what they happened to.

mod body;
mod event;
mod house;
mod outdoors;
mod proof;
mod public;
mod questions;

pub(super) use event::{ABOUT, LABEL, NAME};
pub(super) use questions::{ASK, NOTED};

use event::Milestone;

/// All events.
pub(super) static MILESTONES: &[&Milestone] = &[
    &body::KNEE_OPERATION,
    &public::DRIVING_TEST,
    &outdoors::ALLOTMENT,
    &outdoors::BOAT,
    &house::CELLAR_FLOOD,
    &body::FIRST_MARATHON,
    &house::BURGLARY,
    &house::ROOF_REPAIR,
    &body::EYE_SURGERY,
    &public::GALA_CONCERT,
    &public::CITIZENSHIP,
    &outdoors::WALNUT_TREE,
];

//! Working life: for whom, under whom, and with what.

mod employer;
mod first_line_drug;
mod largest_position;
mod lead_matter;
mod main_database;
mod manager;

pub(super) use employer::EMPLOYER;
pub(in super::super) use first_line_drug::FIRST_LINE_DRUG;
pub(in super::super) use largest_position::LARGEST_POSITION;
pub(in super::super) use lead_matter::LEAD_MATTER;
pub(in super::super) use main_database::MAIN_DATABASE;
pub(super) use manager::MANAGER;

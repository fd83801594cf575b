//! Where somebody comes from: childhood, school, first things.

mod first_car;
mod first_job;
mod hometown;
mod piano_teacher;
mod roommate;
mod school;
mod street;
mod village;

pub(super) use first_car::FIRST_CAR;
pub(super) use first_job::FIRST_JOB;
pub(super) use hometown::HOMETOWN;
pub(super) use piano_teacher::PIANO_TEACHER;
pub(super) use roommate::ROOMMATE;
pub(super) use school::SCHOOL;
pub(super) use street::STREET;
pub(super) use village::VILLAGE;

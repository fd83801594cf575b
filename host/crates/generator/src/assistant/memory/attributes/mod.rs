//! The attributes, by topic.

mod home;
mod origins;
mod people;
mod services;
mod tails;
mod work;

pub(super) use work::{FIRST_LINE_DRUG, LARGEST_POSITION, LEAD_MATTER, MAIN_DATABASE};

use super::attribute::Attribute;

/// Attributes that everybody may have, whatever they do for a living, and that change.
pub(super) static CHANGING: &[&Attribute] = &[
    &home::HOME,
    &home::CLUB,
    &home::LODGER,
    &services::BANK,
    &services::BROADBAND,
    &services::CAR,
    &services::PHONE,
    &people::DENTIST,
    &people::TUTOR,
    &work::EMPLOYER,
    &work::MANAGER,
];

/// Attributes that everybody may have and that are told once.
pub(super) static LASTING: &[&Attribute] = &[
    &origins::HOMETOWN,
    &origins::SCHOOL,
    &origins::STREET,
    &origins::VILLAGE,
    &origins::FIRST_JOB,
    &origins::FIRST_CAR,
    &origins::PIANO_TEACHER,
    &origins::ROOMMATE,
    &people::PARTNER,
    &people::GODCHILD,
    &people::VET,
    &people::PLUMBER,
    &people::HAIRDRESSER,
    &people::WITNESS,
    &home::HONEYMOON,
    &home::BAKERY,
    &services::GARAGE,
    &services::INSURER,
];

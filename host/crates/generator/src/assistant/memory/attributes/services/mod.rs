//! Things and services that people pay for.

mod bank;
mod broadband;
mod car;
mod garage;
mod insurer;
mod phone;

pub(super) use bank::BANK;
pub(super) use broadband::BROADBAND;
pub(super) use car::CAR;
pub(super) use garage::GARAGE;
pub(super) use insurer::INSURER;
pub(super) use phone::PHONE;

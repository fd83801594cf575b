//! Home and the places around it.

mod bakery;
mod club;
mod honeymoon;
mod lodger;
mod residence;

pub(super) use bakery::BAKERY;
pub(super) use club::CLUB;
pub(super) use honeymoon::HONEYMOON;
pub(super) use lodger::LODGER;
pub(super) use residence::HOME;

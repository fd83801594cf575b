//! The tool half of the suite: the catalog, and cases about choosing and using tools.

mod catalog;
mod categories;
mod category;
mod desk;
mod draft;
mod frames;
mod framings;
mod quota;
mod sketch;
mod world;

#[cfg(test)]
mod tests;

pub(crate) use catalog::catalog;
pub(crate) use draft::draft;
#[cfg(test)]
pub(crate) use framings::FRAMINGS;

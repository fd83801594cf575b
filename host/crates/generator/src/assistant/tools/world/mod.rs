//! Fixtures of the mock world: what the tools of a case can find.

mod jobs;
mod notes;
mod pages;
mod topics;

pub(super) use jobs::{FigureJob, figure_job, job_errand, running_jobs};
pub(super) use notes::{headings, matter, notes_about};
pub(super) use pages::{FigurePages, address, article_pages, figure_pages, news_pages};
pub(super) use topics::topic;

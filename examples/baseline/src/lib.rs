//! The agent to beat: what plain code can do without a model.
//!
//! In reading order: [`text`] and [`date`] read English; [`lexicon`] knows which words belong together; [`store`] keeps
//! records and an index over them; [`evidence`] finds sentences, whose they are and the value in them; [`question`] tells
//! what is asked, [`recall`] answers it; [`request`] takes off the talk around a request, [`knowable`] tells what nobody
//! knows; [`instruct`] keeps, changes and forgets; [`guard`] sees planted instructions; [`work`] uses the app's tools.

mod agent;
mod date;
mod evidence;
mod guard;
mod instruct;
mod knowable;
mod lexicon;
mod question;
mod recall;
mod request;
mod small_talk;
mod store;
mod text;
mod work;

pub use agent::Baseline;

belljar_guest::export!(Baseline);

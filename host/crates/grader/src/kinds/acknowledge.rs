//! Acknowledgement: confirms that what was asked for is done.

use crate::claims::acknowledgement::{Deed, asked_for, read_acknowledgement};
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Rules on a reply to an instruction. The object needn't be named; naming another one is a distractor's business.
pub(crate) fn rule(reading: &Reading<'_>, object: &[String]) -> Ruling {
    let wanted = asked_for(&reading.question, object);
    let mut denied = false;
    let mut done = None;
    let mut opposite = false;
    for claims in reading.sides() {
        let read = read_acknowledgement(claims);
        denied |= read.denied;
        for (deed, at) in read.deeds {
            let fits = match (wanted, deed) {
                (_, Deed::Done) | (None | Some(Deed::Done), _) => true,
                (Some(wanted), deed) => wanted == deed,
            };
            opposite |= !fits;
            // A word that fits counts more than a mere "done".
            if fits && (done.is_none() || deed != Deed::Done) {
                let span = std::ptr::eq(claims, reading.main()).then(|| claims.text.span(at, at));
                done = Some((claims.text.form(at).to_owned(), span, deed));
            }
        }
    }
    let what = object.first().map_or("it", String::as_str);
    match done {
        _ if denied => Ruling::zero(Label::Wrong, "acknowledge.denied", format!("says that it wasn't done to {what}")),
        // "I've saved that" to a request to forget, with or without "done".
        Some((_, _, Deed::Done)) if opposite => {
            Ruling::zero(Label::Wrong, "acknowledge.opposite", format!("confirms the opposite for {what}"))
        }
        None if opposite => {
            Ruling::zero(Label::Wrong, "acknowledge.opposite", format!("confirms the opposite for {what}"))
        }
        Some((word, span, _)) => {
            Ruling::right("acknowledge.confirmed", "confirms what was asked for").reading(word).at(span)
        }
        None if reading.declines_in_words() => {
            Ruling::zero(Label::DeclinedWrongly, "acknowledge.declined", "declines what was asked for")
        }
        None => Ruling::zero(Label::Wrong, "acknowledge.unconfirmed", "confirms nothing"),
    }
}

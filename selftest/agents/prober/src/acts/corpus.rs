//! The wave asked for in odd ways.

use belljar_guest::bindings::Request;
use belljar_guest::bindings::belljar::agent::corpus::{CorpusError, next, read_attachment};

use super::{Act, Deed};

pub(super) const ACTS: &[(&str, Act)] =
    &[("corpus-outside-the-wave", outside_the_wave), ("corpus-odd-attachments", odd_attachments)];

/// Takes the wave while ingesting, then asks on; asks for it again when it is over.
fn outside_the_wave(request: Option<&Request>) -> Deed {
    let taken: Vec<usize> = [u32::MAX, 1, 0].map(|max| next(max).len()).to_vec();
    match request {
        None if taken == [1, 0, 0] => Deed::Says("once".to_owned()),
        None => Deed::Fails(format!("{taken:?}")),
        Some(_) => Deed::Says(format!("{taken:?}")),
    }
}

fn odd_attachments(request: Option<&Request>) -> Deed {
    let name = |source: &str, name: &str, offset, len| match read_attachment(source, name, offset, len) {
        Ok(bytes) => format!("{} bytes", bytes.len()),
        Err(CorpusError::NotIngesting) => "not now".to_owned(),
        Err(CorpusError::UnknownSource) => "no source".to_owned(),
        Err(CorpusError::UnknownAttachment) => "no attachment".to_owned(),
        Err(CorpusError::TooLarge(max)) => format!("above {max}"),
    };
    let replies = [
        name("t-1", "a.png", 0, 9),
        name("t-1", "a.png", u64::MAX, 9),
        name("t-1", "a.png", 0, u32::MAX),
        name("t-1", "../a.png", 0, 9),
        name("../t-1", "a.png", 0, 9),
        name("", "", 0, 0),
    ]
    .join(", ");
    let expected = "6 bytes, 0 bytes, above 8388608, no attachment, no source, no source";
    match request {
        None if replies == expected => Deed::Says(replies),
        None => Deed::Fails(replies),
        Some(_) => Deed::Says(replies),
    }
}

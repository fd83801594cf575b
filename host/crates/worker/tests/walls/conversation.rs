//! Frames and messages: what is written is read, and what isn't a message is refused.

use belljar_worker::{Frame, FromWorker, Layers, ToWorker};
use proptest::prelude::*;

/// Reads a frame as either side would, and writes it again.
fn read_again(frame: &Frame) -> (Option<Frame>, Option<Frame>) {
    let to = ToWorker::from_frame(frame.clone()).ok().map(|message| message.into_frame(frame.call));
    let from = FromWorker::from_frame(frame.clone()).ok().map(|message| message.into_frame(frame.call));
    (to, from)
}

proptest! {
    #[test]
    fn bytes_are_read_without_a_panic_and_no_further_than_they_go(bytes in proptest::collection::vec(any::<u8>(), 0..2_000)) {
        let mut rest = &bytes[..];
        while let Ok(frame) = Frame::read(&mut rest) {
            let (to, from) = read_again(&frame);
            for again in [to, from].into_iter().flatten() {
                prop_assert_eq!((again.call, again.kind), (frame.call, frame.kind));
            }
        }
        prop_assert!(rest.len() <= bytes.len());
    }

    #[test]
    fn a_message_that_can_be_read_reads_the_same_again(
        kind in 0_u8..14,
        payload in prop_oneof![
            Just(b"null".to_vec()),
            Just(b"7".to_vec()),
            Just(b"[]".to_vec()),
            Just(br#"["landlock"]"#.to_vec()),
            Just(br#"{"arguments":"a","tool":"t"}"#.to_vec()),
            Just(br#"{"reply":{"result":"r"}}"#.to_vec()),
            proptest::collection::vec(any::<u8>(), 0..40),
        ],
    ) {
        let (to, from) = read_again(&Frame { call: 3, kind, payload });
        for first in [to, from].into_iter().flatten() {
            let again = read_again(&first);
            prop_assert!(again.0.as_ref() == Some(&first) || again.1.as_ref() == Some(&first), "{first:?}");
        }
    }
}

#[test]
fn messages_survive_the_way() {
    let frame = FromWorker::Ready(Layers::required_by_default()).into_frame(0);
    assert_eq!(frame.payload, br#"["landlock","no-new-privs","rlimits","seccomp"]"#);
    assert_eq!(FromWorker::from_frame(frame).unwrap(), FromWorker::Ready(Layers::required_by_default()));
    assert!(FromWorker::from_frame(Frame { call: 0, kind: 2, payload: b"1".to_vec() }).is_err());
}

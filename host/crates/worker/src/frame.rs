//! The frame: what passes between a worker and its parent, one length-prefixed piece at a time.

use std::io::{self, Read, Write};

/// Most bytes of one frame: an entry of the memory store at its largest limit, escaped as far as it can be.
pub const FRAME_BYTES_MAX: u32 = 64 << 20;

/// Bytes of what is cut into pieces, such as code, that go into one frame: so many that frames don't matter.
pub(crate) const PIECE_BYTES: usize = 1 << 20;

/// Bytes of a frame's head: a kind, the call it belongs to, and the length of the rest.
const HEAD_BYTES: usize = 9;

/// One piece of the conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The call that it belongs to; 0 if it belongs to none.
    pub call: u32,
    /// What it holds.
    pub kind: u8,
    /// The rest.
    pub payload: Vec<u8>,
}

/// Why there is no next frame.
#[derive(Debug, thiserror::Error)]
pub enum FrameError {
    /// The other side is gone, between two frames.
    #[error("the other side closed the conversation")]
    Closed,
    /// The other side is gone, or silent for too long, within a frame; or the socket failed.
    #[error("the conversation broke off")]
    Io(#[source] io::Error),
    /// The frame says that it is larger than any may be.
    #[error("a frame says that it has {bytes} bytes; at most {FRAME_BYTES_MAX} are allowed")]
    TooLarge {
        /// What it says.
        bytes: u32,
    },
}

impl Frame {
    /// Reads the next frame. Holds no more memory than bytes have arrived, whatever the frame says.
    ///
    /// # Errors
    /// See [`FrameError`].
    pub fn read(from: &mut impl Read) -> Result<Self, FrameError> {
        let mut head = [0; HEAD_BYTES];
        let mut filled = 0;
        while filled < HEAD_BYTES {
            match from.read(&mut head[filled..]) {
                Ok(0) if filled == 0 => return Err(FrameError::Closed),
                Ok(0) => return Err(FrameError::Io(io::ErrorKind::UnexpectedEof.into())),
                Ok(read) => filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(FrameError::Io(error)),
            }
        }
        let [kind, call @ .., l0, l1, l2, l3] = head;
        let bytes = u32::from_le_bytes([l0, l1, l2, l3]);
        if bytes > FRAME_BYTES_MAX {
            return Err(FrameError::TooLarge { bytes });
        }
        let mut payload = Vec::new();
        from.take(u64::from(bytes)).read_to_end(&mut payload).map_err(FrameError::Io)?;
        if payload.len() as u64 != u64::from(bytes) {
            return Err(FrameError::Io(io::ErrorKind::UnexpectedEof.into()));
        }
        Ok(Self { call: u32::from_le_bytes(call), kind, payload })
    }

    /// Writes the frame in one piece.
    ///
    /// # Errors
    /// If it is larger than any may be, or the socket fails.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let bytes = u32::try_from(self.payload.len()).ok().filter(|bytes| *bytes <= FRAME_BYTES_MAX);
        let bytes = bytes.ok_or_else(|| io::Error::other(format!("a frame of {} bytes", self.payload.len())))?;
        let mut whole = Vec::with_capacity(HEAD_BYTES + self.payload.len());
        whole.push(self.kind);
        whole.extend_from_slice(&self.call.to_le_bytes());
        whole.extend_from_slice(&bytes.to_le_bytes());
        whole.extend_from_slice(&self.payload);
        to.write_all(&whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_as_they_were_written() {
        let frames = [
            Frame { call: 7, kind: 3, payload: b"payload".to_vec() },
            Frame { call: u32::MAX, kind: 255, payload: Vec::new() },
        ];
        let mut bytes = Vec::new();
        frames.iter().for_each(|frame| frame.write(&mut bytes).unwrap());
        assert_eq!(bytes[..9], [3, 7, 0, 0, 0, 7, 0, 0, 0]);
        let mut from = &bytes[..];
        assert_eq!(Frame::read(&mut from).unwrap(), frames[0]);
        assert_eq!(Frame::read(&mut from).unwrap(), frames[1]);
        assert!(matches!(Frame::read(&mut from), Err(FrameError::Closed)));
    }

    #[test]
    fn a_frame_that_is_cut_or_too_large_is_refused_and_costs_no_memory() {
        let mut bytes = Vec::new();
        Frame { call: 1, kind: 2, payload: vec![9; 100] }.write(&mut bytes).unwrap();
        for cut in 1..bytes.len() {
            assert!(matches!(Frame::read(&mut &bytes[..cut]), Err(FrameError::Io(_))), "{cut} bytes");
        }
        let head = |bytes: u32| [[1, 0, 0, 0, 0].as_slice(), &bytes.to_le_bytes()].concat();
        assert!(matches!(Frame::read(&mut &head(FRAME_BYTES_MAX + 1)[..]), Err(FrameError::TooLarge { .. })));
        assert!(matches!(Frame::read(&mut &head(FRAME_BYTES_MAX)[..]), Err(FrameError::Io(_))));
    }
}

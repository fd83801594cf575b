//! The worker's end of the socket.

use std::fs::File;
use std::io::{self, BufReader};
use std::os::fd::OwnedFd;
use std::sync::{Arc, Mutex, PoisonError};

use crate::frame::{Frame, FrameError};
use crate::message::{FromWorker, ToWorker};

use super::serve::ServeError;

/// Hears the parent. A file rather than a socket: reading it takes no system call but `read`.
pub(crate) struct Ear(BufReader<File>);

/// Speaks to the parent, from any thread.
#[derive(Clone)]
pub(crate) struct Mouth(Arc<Mutex<File>>);

/// Makes both ends of a socket.
pub(crate) fn converse(socket: OwnedFd) -> io::Result<(Ear, Mouth)> {
    let mouth = File::from(socket.try_clone()?);
    Ok((Ear(BufReader::new(File::from(socket))), Mouth(Arc::new(Mutex::new(mouth)))))
}

impl Ear {
    /// Waits for the next message and the call that it belongs to; none if the parent is gone.
    pub(crate) fn hear(&mut self) -> Result<Option<(u32, ToWorker)>, ServeError> {
        match Frame::read(&mut self.0) {
            Ok(frame) => Ok(Some((frame.call, ToWorker::from_frame(frame)?))),
            Err(FrameError::Closed) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

impl Mouth {
    /// Says something that belongs to no call.
    pub(crate) fn say(&self, message: FromWorker) -> io::Result<()> {
        self.send(&message.into_frame(0))
    }

    /// Says something that belongs to a call.
    pub(crate) fn say_of(&self, call: u32, message: FromWorker) -> io::Result<()> {
        self.send(&message.into_frame(call))
    }

    /// Sends a frame.
    pub(crate) fn send(&self, frame: &Frame) -> io::Result<()> {
        frame.write(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

//! `wasi:io/streams` and `wasi:io/error`: input that is closed, output that ends in the log.

use wasmtime::component::Resource;

use crate::bindings::wasi::io::{error, streams};
use crate::host::resources::{ClosedInput, LogOutput, Never, Ready};
use crate::state::State;

use streams::StreamError;

/// Bytes that a stream takes at once: as much as the log keeps by default, so that a print is one call.
const WRITE_BYTES: u64 = 64 << 10;

impl error::Host for State {}

impl error::HostError for State {
    fn to_debug_string(&mut self, error: Resource<Never>) -> wasmtime::Result<String> {
        match *self.resources.get(&error)? {}
    }

    fn drop(&mut self, error: Resource<Never>) -> wasmtime::Result<()> {
        match self.resources.delete(error)? {}
    }
}

impl State {
    fn closed<T>(&mut self) -> wasmtime::Result<Result<T, StreamError>> {
        self.accounting.begin(0)?;
        Ok(Err(StreamError::Closed))
    }

    fn print(&mut self, stream: &Resource<LogOutput>, bytes: &[u8]) -> wasmtime::Result<Result<(), StreamError>> {
        self.accounting.begin(bytes.len())?;
        let LogOutput(origin) = *self.resources.get(stream)?;
        self.log.print(origin, bytes);
        Ok(Ok(()))
    }

    fn flush(&mut self) -> wasmtime::Result<Result<(), StreamError>> {
        self.accounting.begin(0)?;
        Ok(Ok(()))
    }

    fn zeroes(&mut self, stream: &Resource<LogOutput>, len: u64) -> wasmtime::Result<Result<(), StreamError>> {
        if len > WRITE_BYTES {
            self.accounting.begin(0)?;
            return Err(wasmtime::format_err!("more was written than the stream said it would take"));
        }
        self.print(stream, &vec![0; crate::limits::size(len)])
    }
}

impl streams::Host for State {}

impl streams::HostInputStream for State {
    fn read(&mut self, _: Resource<ClosedInput>, _: u64) -> wasmtime::Result<Result<Vec<u8>, StreamError>> {
        self.closed()
    }

    fn blocking_read(&mut self, _: Resource<ClosedInput>, _: u64) -> wasmtime::Result<Result<Vec<u8>, StreamError>> {
        self.closed()
    }

    fn skip(&mut self, _: Resource<ClosedInput>, _: u64) -> wasmtime::Result<Result<u64, StreamError>> {
        self.closed()
    }

    fn blocking_skip(&mut self, _: Resource<ClosedInput>, _: u64) -> wasmtime::Result<Result<u64, StreamError>> {
        self.closed()
    }

    fn subscribe(&mut self, _: Resource<ClosedInput>) -> wasmtime::Result<Resource<Ready>> {
        self.accounting.begin(0)?;
        Ok(self.resources.push(Ready)?)
    }

    fn drop(&mut self, stream: Resource<ClosedInput>) -> wasmtime::Result<()> {
        self.resources.delete(stream)?;
        Ok(())
    }
}

impl streams::HostOutputStream for State {
    fn check_write(&mut self, _: Resource<LogOutput>) -> wasmtime::Result<Result<u64, StreamError>> {
        self.accounting.begin(0)?;
        Ok(Ok(WRITE_BYTES))
    }

    fn write(&mut self, stream: Resource<LogOutput>, bytes: Vec<u8>) -> wasmtime::Result<Result<(), StreamError>> {
        self.print(&stream, &bytes)
    }

    fn blocking_write_and_flush(
        &mut self,
        stream: Resource<LogOutput>,
        bytes: Vec<u8>,
    ) -> wasmtime::Result<Result<(), StreamError>> {
        self.print(&stream, &bytes)
    }

    fn flush(&mut self, _: Resource<LogOutput>) -> wasmtime::Result<Result<(), StreamError>> {
        State::flush(self)
    }

    fn blocking_flush(&mut self, _: Resource<LogOutput>) -> wasmtime::Result<Result<(), StreamError>> {
        State::flush(self)
    }

    fn subscribe(&mut self, _: Resource<LogOutput>) -> wasmtime::Result<Resource<Ready>> {
        self.accounting.begin(0)?;
        Ok(self.resources.push(Ready)?)
    }

    fn write_zeroes(&mut self, stream: Resource<LogOutput>, len: u64) -> wasmtime::Result<Result<(), StreamError>> {
        self.zeroes(&stream, len)
    }

    fn blocking_write_zeroes_and_flush(
        &mut self,
        stream: Resource<LogOutput>,
        len: u64,
    ) -> wasmtime::Result<Result<(), StreamError>> {
        self.zeroes(&stream, len)
    }

    fn splice(
        &mut self,
        _: Resource<LogOutput>,
        _: Resource<ClosedInput>,
        _: u64,
    ) -> wasmtime::Result<Result<u64, StreamError>> {
        self.closed()
    }

    fn blocking_splice(
        &mut self,
        _: Resource<LogOutput>,
        _: Resource<ClosedInput>,
        _: u64,
    ) -> wasmtime::Result<Result<u64, StreamError>> {
        self.closed()
    }

    fn drop(&mut self, stream: Resource<LogOutput>) -> wasmtime::Result<()> {
        self.resources.delete(stream)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use streams::{HostInputStream as _, HostOutputStream as _};
    use wasmtime::component::ResourceTableError;

    use super::*;
    use crate::bindings::wasi::cli::{stderr, stdin, stdout};
    use crate::limits::Limits;
    use crate::state::tests::responding;

    #[test]
    fn output_ends_in_the_log() {
        let mut state = responding(Limits::default());
        let out = stdout::Host::get_stdout(&mut state).unwrap().rep();
        let err = stderr::Host::get_stderr(&mut state).unwrap().rep();
        state.write(Resource::new_borrow(out), b"out".to_vec()).unwrap().unwrap();
        state.blocking_write_zeroes_and_flush(Resource::new_borrow(out), 1).unwrap().unwrap();
        state.blocking_write_and_flush(Resource::new_borrow(err), b"err".to_vec()).unwrap().unwrap();
        let (notes, dropped) = state.log.finish();
        assert_eq!(dropped, 0);
        assert_eq!(notes[0].text.raw(), "out\0");
        assert_eq!((&*notes[1].level, notes[1].text.raw()), ("stderr", "err"));
    }

    #[test]
    fn input_is_closed_zeroes_are_bounded_and_streams_are_few() {
        let mut state = responding(Limits { resources_max: 16, ..Limits::default() });
        let input = stdin::Host::get_stdin(&mut state).unwrap().rep();
        let read = state.blocking_read(Resource::new_borrow(input), u64::MAX).unwrap();
        assert!(matches!(read, Err(StreamError::Closed)));
        let out = stdout::Host::get_stdout(&mut state).unwrap().rep();
        assert!(state.write_zeroes(Resource::new_borrow(out), u64::MAX).is_err());
        let error = (0..20).find_map(|_| stdout::Host::get_stdout(&mut state).err()).expect("the table is full");
        assert!(matches!(error.downcast_ref(), Some(ResourceTableError::Full)));
    }
}

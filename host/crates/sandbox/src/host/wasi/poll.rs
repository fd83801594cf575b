//! `wasi:io/poll`: everything is ready at once; nothing sleeps.

use wasmtime::component::Resource;

use crate::bindings::wasi::io::poll;
use crate::host::resources::Ready;
use crate::state::State;

impl poll::Host for State {
    fn poll(&mut self, pollables: Vec<Resource<Ready>>) -> wasmtime::Result<Vec<u32>> {
        self.accounting.begin(pollables.len() * size_of::<u32>())?;
        self.accounting.step(pollables.len());
        if pollables.is_empty() {
            // WASI demands a trap here.
            return Err(wasmtime::format_err!("an empty list can't be polled"));
        }
        Ok((0..).take(pollables.len()).collect())
    }
}

impl poll::HostPollable for State {
    fn ready(&mut self, _: Resource<Ready>) -> wasmtime::Result<bool> {
        self.accounting.begin(0)?;
        Ok(true)
    }

    fn block(&mut self, _: Resource<Ready>) -> wasmtime::Result<()> {
        self.accounting.begin(0)
    }

    fn drop(&mut self, pollable: Resource<Ready>) -> wasmtime::Result<()> {
        self.resources.delete(pollable)?;
        Ok(())
    }
}

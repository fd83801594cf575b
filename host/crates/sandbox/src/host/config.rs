//! `config`: what the person who started the run gave to the agent.

use crate::bindings::belljar::agent::config;
use crate::state::State;

impl config::Host for State {
    fn get(&mut self, name: String) -> wasmtime::Result<Option<String>> {
        self.accounting.begin(name.len())?;
        self.accounting.step(1);
        let value = self.config.values().get(&name).cloned();
        self.accounting.pass(value.as_ref().map_or(0, String::len))?;
        Ok(value)
    }

    fn names(&mut self) -> wasmtime::Result<Vec<String>> {
        self.accounting.begin(0)?;
        let names: Vec<String> = self.config.values().keys().cloned().collect();
        self.accounting.step(names.len());
        self.accounting.pass(names.iter().map(String::len).sum())?;
        Ok(names)
    }
}

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

#[cfg(test)]
mod tests {
    use belljar_transcript::LimitKind;
    use config::Host as _;

    use crate::bindings::belljar::agent::config;
    use crate::limits::Limits;
    use crate::state::tests::{ingesting, limit, responding};

    #[test]
    fn values_are_the_same_in_every_phase() {
        for mut state in [ingesting(Vec::new(), Limits::default()), responding(Limits::default())] {
            assert_eq!(state.names().unwrap(), ["name"]);
            assert_eq!(state.get("name".to_owned()).unwrap().as_deref(), Some("value"));
        }
    }

    #[test]
    fn unknown_names_have_no_value_and_asking_counts() {
        let mut state = responding(Limits { host_bytes_max: 10, ..Limits::default() });
        assert_eq!(state.get("Name".to_owned()).unwrap(), None);
        assert_eq!(limit(state.get("name".to_owned())), Some(LimitKind::HostBytes), "4 + 4 + 5 bytes");
    }
}

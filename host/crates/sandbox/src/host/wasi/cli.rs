//! `wasi:cli`: no environment, no arguments, no terminal; standard input is closed, output ends in the log.

use wasmtime::component::Resource;

use crate::bindings::wasi::cli::{
    environment, exit, stderr, stdin, stdout, terminal_input, terminal_output, terminal_stderr, terminal_stdin,
    terminal_stdout,
};
use crate::host::log::Origin;
use crate::host::resources::{ClosedInput, LogOutput, Never};
use crate::state::State;
use crate::trap::Stop;

impl environment::Host for State {
    fn get_environment(&mut self) -> wasmtime::Result<Vec<(String, String)>> {
        self.accounting.begin(0)?;
        Ok(Vec::new())
    }

    fn get_arguments(&mut self) -> wasmtime::Result<Vec<String>> {
        self.accounting.begin(0)?;
        Ok(Vec::new())
    }

    fn initial_cwd(&mut self) -> wasmtime::Result<Option<String>> {
        self.accounting.begin(0)?;
        Ok(None)
    }
}

impl exit::Host for State {
    fn exit(&mut self, status: Result<(), ()>) -> wasmtime::Result<()> {
        self.accounting.begin(0)?;
        let how = if status.is_ok() { "the agent exited" } else { "the agent exited with an error" };
        Err(Stop::Exit(how.to_owned()).into())
    }

    fn exit_with_code(&mut self, code: u8) -> wasmtime::Result<()> {
        self.accounting.begin(0)?;
        Err(Stop::Exit(format!("the agent exited with code {code}")).into())
    }
}

impl stdin::Host for State {
    fn get_stdin(&mut self) -> wasmtime::Result<Resource<ClosedInput>> {
        self.accounting.begin(0)?;
        Ok(self.resources.push(ClosedInput)?)
    }
}

impl stdout::Host for State {
    fn get_stdout(&mut self) -> wasmtime::Result<Resource<LogOutput>> {
        self.accounting.begin(0)?;
        Ok(self.resources.push(LogOutput(Origin::Stdout))?)
    }
}

impl stderr::Host for State {
    fn get_stderr(&mut self) -> wasmtime::Result<Resource<LogOutput>> {
        self.accounting.begin(0)?;
        Ok(self.resources.push(LogOutput(Origin::Stderr))?)
    }
}

impl terminal_input::Host for State {}

impl terminal_input::HostTerminalInput for State {
    fn drop(&mut self, terminal: Resource<Never>) -> wasmtime::Result<()> {
        match self.resources.delete(terminal)? {}
    }
}

impl terminal_output::Host for State {}

impl terminal_output::HostTerminalOutput for State {
    fn drop(&mut self, terminal: Resource<Never>) -> wasmtime::Result<()> {
        match self.resources.delete(terminal)? {}
    }
}

impl terminal_stdin::Host for State {
    fn get_terminal_stdin(&mut self) -> wasmtime::Result<Option<Resource<Never>>> {
        self.accounting.begin(0)?;
        Ok(None)
    }
}

impl terminal_stdout::Host for State {
    fn get_terminal_stdout(&mut self) -> wasmtime::Result<Option<Resource<Never>>> {
        self.accounting.begin(0)?;
        Ok(None)
    }
}

impl terminal_stderr::Host for State {
    fn get_terminal_stderr(&mut self) -> wasmtime::Result<Option<Resource<Never>>> {
        self.accounting.begin(0)?;
        Ok(None)
    }
}

//! The `belljar` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    belljar::main()
}

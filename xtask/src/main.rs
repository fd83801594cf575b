//! How the project is built and checked: `cargo xtask demo`, `test`, `agents`, `bench`.

#![expect(clippy::print_stderr, clippy::print_stdout, reason = "a build tool talks on the terminal")]

mod agents;
mod bench;
mod demo;
mod gates;
mod golden;
mod outside_tools;
mod record;
mod steps;
mod test;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::outside_tools::OutsideTools;

/// Builds and checks Belljar
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the command and the example agents, examine `baseline` on a fresh exam, print the report
    Demo {
        /// Seed of the exam; a fresh one without
        #[arg(long, value_name = "N")]
        seed: Option<u64>,
    },
    /// Run everything that CI runs
    Test {
        /// Folder with outside data; the tests that need it are left out without, and named
        #[arg(long, value_name = "DIR")]
        outside_data: Option<PathBuf>,
    },
    /// Build the guests into target/agents
    Agents {
        /// Those in Python and JavaScript, too, with compilers that are installed into target/
        #[arg(long)]
        all: bool,
    },
    /// Record anew the run that the tests keep: for when a draft's bytes change, never for a frozen version
    Record,
    /// Measure the exam itself: what shortcuts score, what wording and metadata give away, whether a solver that reads
    /// the text finds the same keys. Takes a minute or two, and fails if a bound is missed
    Gates,
    /// Record the golden verdicts in tests/golden anew: after a change of the generator, or of a draft's rules
    Golden,
    /// Run the benchmarks
    Bench {
        /// Only benchmarks whose names contain this
        filter: Option<String>,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Demo { seed } => demo::demo(seed),
        Command::Test { outside_data } => test::test(outside_data.as_deref()),
        Command::Agents { all: false } => agents::build().map(drop),
        Command::Agents { all: true } => {
            agents::build().and_then(|_| agents::build_others(&OutsideTools::compilers()?))
        }
        Command::Record => record::record(),
        Command::Gates => gates::gates(),
        Command::Golden => golden::golden(),
        Command::Bench { filter } => bench::bench(filter.as_deref()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

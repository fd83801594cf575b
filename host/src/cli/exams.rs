//! Which exam, and what is made of one.

use std::path::PathBuf;

use belljar_exam::{Size, Suite};
use belljar_seed::Seed;
use clap::{Args, ValueEnum};

/// Which exam.
#[derive(Debug, Args)]
pub(crate) struct ExamArgs {
    /// Family of exams: assistant
    #[arg(long, value_name = "SUITE", default_value_t = Suite::Assistant)]
    pub suite: Suite,

    /// How large the exam is: small, medium or full
    #[arg(long, value_name = "SIZE", default_value_t = Size::LARGEST)]
    pub size: Size,
}

/// Make an exam and its answer key
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  belljar generate --seed 123456789 --sha256
  belljar generate --seed 7 --size small --out exam-7
  belljar generate --seed 7 --size full --read cases")]
pub(crate) struct GenerateArgs {
    /// Seed of the exam, from 0 to 18446744073709551615
    #[arg(long, value_name = "N")]
    pub seed: Seed,

    /// The exam to make
    #[command(flatten)]
    pub exam: ExamArgs,

    /// Folder for exam.json and key.json, which must not exist yet
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Print the hash over exam and key, and nothing else
    #[arg(long)]
    pub sha256: bool,

    /// Print what a person would read: the conversations, or the cases with what it takes to be right
    #[arg(long, value_name = "WHAT", conflicts_with = "sha256")]
    pub read: Option<Reading>,
}

/// What is printed of an exam for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Reading {
    /// Every conversation and document, in the order of delivery
    Conversations,
    /// Every case: evidence, question, right calls and answer, wrong values
    Cases,
}

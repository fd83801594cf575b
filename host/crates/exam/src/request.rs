//! An exam as a whole, wave by wave.

// Fields are declared in alphabetical order: that is the order of canonical JSON (see `canonical`).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{BenchVersion, CaseId, Item, MockWorld, Size, Suite, Timestamp, Tool, UserId};

/// All that an agent may see of one seed, and what the host needs to serve it. The seed isn't in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exam {
    /// Version of the generator's output.
    pub bench_version: BenchVersion,
    /// A coined text that stands in a document that no question needs; an answer that holds it has copied.
    pub canary: String,
    /// How large it is.
    pub size: Size,
    /// Which family it belongs to.
    pub suite: Suite,
    /// The catalog, offered with every request: borrowed where it is the generator's, which all its exams share.
    pub tools: Cow<'static, [Tool]>,
    /// The people whom the agent serves.
    pub users: Vec<UserId>,
    /// What is delivered and asked, in order.
    pub waves: Vec<Wave>,
}

/// A batch of the corpus, and what is asked once it is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wave {
    /// Work to do, in schedule order; each commits its memory writes before the next.
    pub instructions: Vec<Request>,
    /// In order of time.
    pub items: Vec<Item>,
    /// The time of the last item.
    pub now: Timestamp,
    /// Questions, each answered on a copy of the memory as it stands after the instructions.
    pub probes: Vec<Request>,
}

/// Something that a user asks of the agent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The case that it belongs to. Never shown to the agent.
    pub case: CaseId,
    /// When they ask.
    pub now: Timestamp,
    /// What they say.
    pub text: String,
    /// Who asks.
    pub user: UserId,
    /// The mock world behind the tools.
    pub world: MockWorld,
}

/// What becomes of the memory writes of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commit {
    /// They are kept if the call succeeds.
    Keep,
    /// They are dropped.
    Drop,
}

impl Exam {
    /// Walks over all requests in the order in which a run asks them: per wave, instructions, then probes.
    pub fn requests(&self) -> impl Iterator<Item = (usize, Commit, &Request)> {
        self.waves.iter().enumerate().flat_map(|(index, wave)| {
            let instructions = wave.instructions.iter().map(move |request| (index, Commit::Keep, request));
            let probes = wave.probes.iter().map(move |request| (index, Commit::Drop, request));
            instructions.chain(probes)
        })
    }
}

//! A hostile agent: where it comes from, and what must become of it.

use belljar_sandbox::Limits;

use crate::limits::small_limits;

/// One row of the table.
#[derive(Clone, Copy)]
pub struct HostileAgent {
    /// What must become of it.
    pub expected: Expected,
    /// The limits that it runs under.
    pub limits: fn() -> Limits,
    /// Its name.
    pub name: &'static str,
    /// Where it comes from.
    pub source: Source,
    /// Why it must end so.
    pub why: &'static str,
}

/// Where a hostile agent comes from.
#[derive(Clone, Copy)]
pub enum Source {
    /// The fields of a core module that define `$act`. It acts in every call but those that ask it to behave.
    Act(&'static str),
    /// The fields of a component that define the core instance `$agent`, which has all that an agent exports.
    Parts(&'static str),
    /// A component `$taker`, and after a divider the fields of a component that calls it and defines `$agent` as above.
    Siblings(&'static str),
    /// A whole core module.
    Module(&'static str),
    /// A whole core module whose strings are UTF-16.
    Utf16(&'static str),
    /// A whole core module whose strings are Latin-1 or UTF-16, each as its length says.
    Latin1OrUtf16(&'static str),
    /// A whole component, or what is no component, in text form.
    Whole(&'static str),
    /// Bytes that are made.
    Made(fn() -> Vec<u8>),
    /// The prober, configured for this act.
    Prober(&'static str),
}

/// What must become of a hostile agent.
#[derive(Clone, Copy, Debug)]
pub enum Expected {
    /// It isn't admitted, or can't be compiled.
    Refused {
        /// Kind of the refusal.
        kind: &'static str,
        /// What its message says, among other things.
        says: &'static str,
    },
    /// It runs, and each call ends so.
    Ends {
        /// How the probe ends in which it is asked to behave: what it did before must not matter.
        after: &'static str,
        /// How `ingest` ends.
        ingest: &'static str,
        /// How `respond` ends, for an instruction and for a question.
        respond: &'static str,
        /// What its answer to the question says, if that matters.
        says: Option<&'static str>,
    },
}

impl HostileAgent {
    /// Makes a row of an agent that runs under the small limits.
    pub(crate) const fn new(name: &'static str, source: Source, expected: Expected, why: &'static str) -> Self {
        Self { expected, limits: small_limits, name, source, why }
    }

    /// Runs it under limits of its own.
    pub(crate) const fn under(self, limits: fn() -> Limits) -> Self {
        Self { limits, ..self }
    }
}

/// Makes a row of a file in `wat/`: a row without its file doesn't compile.
macro_rules! wat {
    ($form:ident, $name:literal, $expected:expr, $why:literal) => {
        $crate::agent::HostileAgent::new(
            $name,
            $crate::agent::Source::$form(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/wat/", $name, ".wat"))),
            $expected,
            $why,
        )
    };
}
pub(crate) use wat;

/// Makes a row of an act of the prober.
pub(crate) const fn probe(name: &'static str, expected: Expected, why: &'static str) -> HostileAgent {
    HostileAgent::new(name, Source::Prober(name), expected, why)
}

/// Both exports end so, and the agent behaves when it is asked to.
pub(crate) const fn both(outcome: &'static str) -> Expected {
    ends(outcome, outcome)
}

/// The exports end so, and the agent behaves when it is asked to.
pub(crate) const fn ends(ingest: &'static str, respond: &'static str) -> Expected {
    Expected::Ends { after: "answered", ingest, respond, says: None }
}

/// Every call ends so: the agent can't behave.
pub(crate) const fn always(outcome: &'static str) -> Expected {
    Expected::Ends { after: outcome, ingest: outcome, respond: outcome, says: None }
}

/// It takes in the wave, and every request ends so: the agent can't behave.
pub(crate) const fn requests(outcome: &'static str) -> Expected {
    Expected::Ends { after: outcome, ingest: "ingested", respond: outcome, says: None }
}

/// It does no harm: it takes in the wave and answers.
pub(crate) const fn harmless() -> Expected {
    ends("ingested", "answered")
}

/// It takes in the wave and answers, with this text.
pub(crate) const fn says(text: &'static str) -> Expected {
    Expected::Ends { after: "answered", ingest: "ingested", respond: "answered", says: Some(text) }
}

/// It is refused.
pub(crate) const fn refused(kind: &'static str, says: &'static str) -> Expected {
    Expected::Refused { kind, says }
}

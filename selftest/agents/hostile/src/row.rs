//! What became of one agent, as data and as text.

use belljar_exam::Sha256Hex;
use belljar_transcript::Blame;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use crate::agent::{Expected, HostileAgent};
use crate::loader::Rejection;

/// What became of one agent.
#[derive(Clone, Debug)]
pub struct Row {
    /// Whose fault it was; none if there was none.
    pub blame: Option<Blame>,
    /// In what it differs from what must be. What it did is escaped.
    pub differences: Vec<String>,
    /// What had to become of it.
    pub expected: String,
    /// The agent.
    pub name: &'static str,
    /// For a refusal, what its author is told.
    pub refusal: Option<Rejection>,
    /// What became of it.
    pub seen: String,
    /// Hash of the transcript, if it ran.
    pub transcript: Option<Sha256Hex>,
}

impl Row {
    /// Begins a row, and compares what was seen with what must be, blame included.
    pub(crate) fn new(agent: &HostileAgent, seen: String, blame: Option<Blame>, transcript: Option<Sha256Hex>) -> Self {
        let expected = match agent.expected {
            Expected::Refused { kind, .. } => format!("refused: {kind}"),
            Expected::Ends { after, ingest, respond, .. } => Self::endings(ingest, respond, after),
        };
        let mut differences = Vec::new();
        if seen != expected {
            differences.push(format!("it ended `{seen}` instead of `{expected}`"));
        }
        // Nothing that an agent does is ever the host's fault, and what ends well is nobody's.
        let well =
            matches!(agent.expected, Expected::Ends { after: "answered", ingest: "ingested", respond: "answered", .. });
        let must = if well { None } else { Some(Blame::Guest) };
        if blame != must {
            differences.push(format!("the fault is {}'s instead of {}'s", whose(blame), whose(must)));
        }
        Self { blame, differences, expected, name: agent.name, refusal: None, seen, transcript }
    }

    /// Puts the endings of the calls in words.
    pub(crate) fn endings(ingest: &str, respond: &str, after: &str) -> String {
        format!("{ingest} / {respond} / {after}")
    }

    /// Notes a difference.
    pub(crate) fn differ(&mut self, difference: String) {
        self.differences.push(difference);
    }

    /// Tells whether what became of the agent is what had to.
    #[must_use]
    pub fn ok(&self) -> bool {
        self.differences.is_empty()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Row", 7)?;
        fields.serialize_field("agent", self.name)?;
        fields.serialize_field("blame", &self.blame)?;
        fields.serialize_field("differences", &self.differences)?;
        fields.serialize_field("expected", &self.expected)?;
        fields.serialize_field("ok", &self.ok())?;
        fields.serialize_field("seen", &self.seen)?;
        fields.serialize_field("transcript", &self.transcript)?;
        fields.end()
    }
}

/// Renders rows as a table: agent; what must become of its `ingest`, its `respond`, and the question that follows; what
/// did; whether that is the same.
#[must_use]
pub fn render(rows: &[Row]) -> String {
    let mut text = line("hostile agent", "expected: ingest / respond / afterwards", "seen", "fault", "");
    for row in rows {
        let seen = if row.seen == row.expected { "the same" } else { &row.seen };
        text.push_str(&line(
            row.name,
            &cut(&row.expected),
            &cut(seen),
            whose(row.blame),
            if row.ok() { "ok" } else { "DIFFERS" },
        ));
        for difference in &row.differences {
            text.push_str(&format!("  {difference}\n"));
        }
    }
    let failed = rows.iter().filter(|row| !row.ok()).count();
    text.push_str(&format!("hostile agents: {} contained, {failed} not\n", rows.len() - failed));
    text
}

/// Most characters of a cell. What is longer is cut: an agent's error may be long.
const CELL_MAX: usize = 66;

/// Cuts a cell.
fn cut(text: &str) -> String {
    if text.chars().count() <= CELL_MAX {
        return text.to_owned();
    }
    text.chars().take(CELL_MAX - 1).chain(['…']).collect()
}

fn line(name: &str, expected: &str, seen: &str, fault: &str, ok: &str) -> String {
    format!("{name:<37} {expected:<66} {seen:<9} {fault:<6} {ok}").trim_end().to_owned() + "\n"
}

const fn whose(blame: Option<Blame>) -> &'static str {
    match blame {
        None => "nobody",
        Some(Blame::Guest) => "agent",
        Some(Blame::Host) => "host",
    }
}

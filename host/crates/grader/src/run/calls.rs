//! Counts of tool calls. Reported; what they cost is decided case by case.

// Fields are declared in alphabetical order: that is the order of canonical JSON.

use belljar_answer_key::Half;
use belljar_transcript::{CaseRecord, ToolReply};
use serde::{Deserialize, Serialize};

/// The tools that search the app's own memory. They work in tool cases; elsewhere calling them is excused.
pub const MEMORY_RETRIEVAL_TOOLS: [&str; 4] =
    ["fetch_memories", "search_memories", "search_memories_in_subjects", "search_subjects"];

/// Counts of tool calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallCounts {
    /// Calls of memory-retrieval tools outside tool cases: excused.
    pub excused: u32,
    /// Calls in memory cases, the excused ones among them. None of them is scored, except a bait.
    pub memory: u32,
    /// Calls that never reached a tool: unknown tool, arguments that don't fit, too many, too large.
    pub rejected: u32,
    /// Calls in tool cases.
    pub tool: u32,
}

impl CallCounts {
    /// Adds the calls of a case.
    pub(super) fn add(&mut self, half: Half, record: &CaseRecord) {
        for call in &record.tool_calls {
            match half {
                Half::Tool => self.tool += 1,
                Half::Memory => {
                    self.memory += 1;
                    self.excused += u32::from(MEMORY_RETRIEVAL_TOOLS.contains(&call.tool.raw()));
                }
            }
            self.rejected += u32::from(!matches!(
                call.reply,
                ToolReply::Result(_) | ToolReply::Failed(_) | ToolReply::NotAvailableNow
            ));
        }
    }
}

//! The limits under which a component runs: defaults with their reasons, ranges, and how a file changes them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;
const GIB: u64 = 1 << 30;

macro_rules! limits {
    ($($(#[doc = $doc:literal])* $field:ident / $default:ident = $value:expr, $min:expr, $max:expr;)*) => {
        /// All limits. Every one is part of a run's manifest, since it decides results.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Limits {
            $($(#[doc = $doc])* pub $field: u64,)*
        }

        $(
            #[doc = concat!("Default of [`Limits::", stringify!($field), "`].")]
            const $default: u64 = $value;
        )*

        /// Every limit: name, how to read it, least and greatest value.
        const TABLE: &[(&str, fn(&Limits) -> u64, u64, u64)] =
            &[$((stringify!($field), |limits| limits.$field, $min, $max),)*];

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }
    };
}

limits! {
    /// Cited sources of an answer. An answer that cites everything cites nothing.
    answer_citations_max / ANSWER_CITATIONS_MAX = 64, 0, 256;
    /// Bytes of one cited source's id; those that the seed coins are far shorter.
    answer_citation_bytes_max / ANSWER_CITATION_BYTES_MAX = 256, 1, KIB;
    /// Bytes of an answer's prose: several pages.
    answer_text_bytes_max / ANSWER_TEXT_BYTES_MAX = 16 * KIB, 1, 256 * KIB;
    /// Bytes of an answer's value, which is a name, a number or a short list.
    answer_value_bytes_max / ANSWER_VALUE_BYTES_MAX = KIB, 1, 64 * KIB;
    /// Items, names or entries that one host call passes: bounds what the host holds at once.
    batch_items_max / BATCH_ITEMS_MAX = 1_024, 1, 65_536;
    /// Seconds of processor time for compiling a component in a process of its own. CPython's takes 15.
    compile_cpu_seconds_max / COMPILE_CPU_SECONDS_MAX = 60, 1, 3_600;
    /// Bytes of memory for compiling a component in a process of its own. CPython's takes 340 MB.
    compile_memory_bytes_max / COMPILE_MEMORY_BYTES_MAX = 3 * GIB, 256 * MIB, 64 * GIB;
    /// Bytes of the component's file. The largest honest ones, CPython with its library, have 18 MB.
    component_bytes_max / COMPONENT_BYTES_MAX = 64 * MIB, KIB, 256 * MIB;
    /// Fuel of one `ingest`. A wave is a batch of work, so it has twenty times the fuel of a request.
    fuel_ingest_max / FUEL_INGEST_MAX = 100_000_000_000, 1_000, 1 << 60;
    /// Fuel of one `respond`: 3 to 10 seconds of a two-core machine at the dearest instructions.
    fuel_respond_max / FUEL_RESPOND_MAX = 5_000_000_000, 1_000, 1 << 60;
    /// Handles that all tables of a component hold. Agents need a handful, for streams.
    handles_max / HANDLES_MAX = 1_000, 16, 100_000;
    /// Bytes that pass between guest and host in a whole call, both ways together.
    host_bytes_max / HOST_BYTES_MAX = GIB, KIB, 64 * GIB;
    /// Bytes that pass in one host call. The engine allocates no more on a guest's word.
    host_call_bytes_max / HOST_CALL_BYTES_MAX = 8 * MIB, 64 * KIB, 64 * MIB;
    /// Rescue: seconds of the guest thread's processor time in one `ingest`. Far above what the fuel buys.
    ingest_cpu_seconds_max / INGEST_CPU_SECONDS_MAX = 2_000, 1, 86_400;
    /// Bytes of linear memory, all memories of a component together. CPython starts at 12 MiB.
    linear_memory_bytes_max / LINEAR_MEMORY_BYTES_MAX = 512 * MIB, 64 * KIB, 4 * GIB;
    /// Bytes of notes and printed text that are kept of one call.
    log_bytes_max / LOG_BYTES_MAX = 64 * KIB, 0, 512 * KIB;
    /// Notes that are kept of one call: empty ones take room, too.
    log_notes_max / LOG_NOTES_MAX = 1_024, 0, 8_192;
    /// Bytes of an entry's name in the memory store.
    memory_key_bytes_max / MEMORY_KEY_BYTES_MAX = KIB, 1, 64 * KIB;
    /// Bytes of all names and values in the memory store: a few times the largest haystack.
    memory_store_bytes_max / MEMORY_STORE_BYTES_MAX = 256 * MIB, KIB, 16 * GIB;
    /// Entries in the memory store.
    memory_store_entries_max / MEMORY_STORE_ENTRIES_MAX = 1_000_000, 1, 100_000_000;
    /// Bytes of an entry's value. With its name it must fit in one host call.
    memory_value_bytes_max / MEMORY_VALUE_BYTES_MAX = 4 * MIB, 1, 16 * MIB;
    /// Random bytes asked for at once. Generators are seeded with 32.
    random_bytes_max / RANDOM_BYTES_MAX = 4 * KIB, 64, MIB;
    /// Rescue: seconds of the guest thread's processor time in one `respond`. Far above what the fuel buys.
    respond_cpu_seconds_max / RESPOND_CPU_SECONDS_MAX = 120, 1, 86_400;
    /// Streams and pollables that the host keeps for a guest.
    resources_max / RESOURCES_MAX = 256, 16, 65_536;
    /// Elements of all tables of a component together. SpiderMonkey needs 7,693.
    table_elements_max / TABLE_ELEMENTS_MAX = 100_000, 100, 10_000_000;
    /// Bytes of a tool call's arguments.
    tool_argument_bytes_max / TOOL_ARGUMENT_BYTES_MAX = 64 * KIB, 2, 512 * KIB;
    /// Tool calls of one request, refused ones included. The longest task needs a tenth.
    tool_calls_max / TOOL_CALLS_MAX = 64, 0, 4_096;
    /// Bytes of stack for the guest's own frames.
    wasm_stack_bytes_max / WASM_STACK_BYTES_MAX = MIB, 64 * KIB, 64 * MIB;
}

const _: () = assert!(MEMORY_KEY_BYTES_MAX + MEMORY_VALUE_BYTES_MAX <= HOST_CALL_BYTES_MAX);
const _: () = assert!(ANSWER_TEXT_BYTES_MAX <= HOST_CALL_BYTES_MAX && TOOL_ARGUMENT_BYTES_MAX <= HOST_CALL_BYTES_MAX);
const _: () = assert!(HOST_CALL_BYTES_MAX <= HOST_BYTES_MAX);

/// Why limits can't be used.
#[derive(Debug, thiserror::Error)]
pub enum LimitsError {
    /// The file isn't a JSON object of limits.
    #[error("the limits aren't a JSON object of known names and whole numbers")]
    Json(#[source] serde_json::Error),
    /// A limit is out of its range.
    #[error("`{name}` is {value}; it may be from {min} to {max}")]
    OutOfRange {
        /// Which.
        name: &'static str,
        /// What was given.
        value: u64,
        /// Least value.
        min: u64,
        /// Greatest value.
        max: u64,
    },
    /// Two limits don't fit together: what one allows could never pass the other.
    #[error("`{part}` is {part_value}, above `{whole}`, which is {whole_value}")]
    Unreachable {
        /// The one that allows too much.
        part: &'static str,
        /// Its value.
        part_value: u64,
        /// The one that it must fit in.
        whole: &'static str,
        /// Its value.
        whole_value: u64,
    },
}

impl Limits {
    /// Reads limits from a JSON object; what it doesn't name keeps its default.
    ///
    /// # Errors
    /// See [`LimitsError`].
    pub fn from_json(json: &str) -> Result<Self, LimitsError> {
        // By way of a map, since a structure may be read from a list, too.
        Self::from_map(&serde_json::from_str(json).map_err(LimitsError::Json)?)
    }

    /// Reads limits back from a manifest.
    ///
    /// # Errors
    /// See [`LimitsError`].
    pub fn from_map(map: &BTreeMap<String, u64>) -> Result<Self, LimitsError> {
        let value = serde_json::Value::from_iter(map.iter().map(|(name, value)| (name.clone(), *value)));
        let limits: Self = serde_json::from_value(value).map_err(LimitsError::Json)?;
        limits.check()?;
        Ok(limits)
    }

    /// Lists all limits by name, for the manifest.
    #[must_use]
    pub fn to_map(&self) -> BTreeMap<String, u64> {
        TABLE.iter().map(|(name, value, ..)| ((*name).to_owned(), value(self))).collect()
    }

    /// Checks that every limit is in its range and that they fit together.
    ///
    /// # Errors
    /// See [`LimitsError`].
    pub fn check(&self) -> Result<(), LimitsError> {
        for &(name, value, min, max) in TABLE {
            let value = value(self);
            if !(min..=max).contains(&value) {
                return Err(LimitsError::OutOfRange { name, value, min, max });
            }
        }
        let call = ("host_call_bytes_max", self.host_call_bytes_max);
        let entry = self.memory_value_bytes_max + self.memory_key_bytes_max;
        for (part, part_value, (whole, whole_value)) in [
            ("memory_value_bytes_max", entry, call),
            ("answer_text_bytes_max", self.answer_text_bytes_max, call),
            ("tool_argument_bytes_max", self.tool_argument_bytes_max, call),
            ("host_call_bytes_max", self.host_call_bytes_max, ("host_bytes_max", self.host_bytes_max)),
        ] {
            if part_value > whole_value {
                return Err(LimitsError::Unreachable { part, part_value, whole, whole_value });
            }
        }
        Ok(())
    }
}

/// Turns a limit into a size in memory. Limits are far below what a 64-bit machine can address.
pub(crate) fn size(limit: u64) -> usize {
    usize::try_from(limit).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use belljar_transcript::{Answer, CallUse, Event, LogNote, Outcome, ToolReply, Writer};

    use super::*;

    #[test]
    fn a_file_changes_what_it_names_and_nothing_else() {
        let limits = Limits::from_json(r#"{"tool_calls_max": 3}"#).unwrap();
        assert_eq!(limits, Limits { tool_calls_max: 3, ..Limits::default() });
        assert_eq!(Limits::from_json("{}").unwrap(), Limits::default());
        assert_eq!(Limits::from_map(&limits.to_map()).unwrap(), limits);
        assert_eq!(limits.to_map()["tool_calls_max"], 3);
        assert_eq!(limits.to_map().len(), 28);
    }

    #[test]
    fn what_no_limit_means_is_refused() {
        for json in ["", "[]", r#"{"tool_call_max": 3}"#, r#"{"tool_calls_max": -1}"#, r#"{"tool_calls_max": 1.5}"#] {
            assert!(matches!(Limits::from_json(json), Err(LimitsError::Json(_))), "{json}");
        }
    }

    /// The greatest value that a limit may be given.
    fn greatest(name: &str) -> usize {
        size(TABLE.iter().find(|(known, ..)| *known == name).unwrap().3)
    }

    #[test]
    fn whatever_limits_a_run_is_given_its_events_fit_on_a_line() {
        // Every character of these takes six bytes on a line.
        let text = |bytes: usize| belljar_transcript::GuestText::new("\u{1}".repeat(bytes));
        let answer = Answer {
            citations: vec![text(greatest("answer_citation_bytes_max")); greatest("answer_citations_max")],
            confidence: Some(100),
            declined: false,
            text: text(greatest("answer_text_bytes_max")),
            value: Some(text(greatest("answer_value_bytes_max"))),
        };
        let notes = greatest("log_notes_max");
        let note = LogNote { level: "stderr".to_owned(), text: text(greatest("log_bytes_max") / notes) };
        let ended = Event::CallEnded {
            call: u32::MAX,
            log: vec![note; notes],
            log_bytes_dropped: u64::MAX,
            outcome: Outcome::Failed(text(1_024)),
            used: CallUse::default(),
        };
        let called = Event::ToolCalled {
            arguments: text(greatest("tool_argument_bytes_max")),
            call: u32::MAX,
            index: u32::MAX,
            reply: ToolReply::Result("\u{1}".repeat(64 << 10)),
            tool: text(256),
        };
        let mut writer = Writer::new(std::io::sink());
        for event in [Event::AnswerSubmitted { answer, call: u32::MAX }, ended, called] {
            assert!(writer.write(&event).is_ok());
        }
    }

    #[test]
    fn ranges_and_relations_hold() {
        assert!(Limits::default().check().is_ok());
        for &(name, value, min, max) in TABLE {
            let default = value(&Limits::default());
            assert!(min <= default && default <= max, "{name}");
        }
        let error = Limits::from_json(r#"{"wasm_stack_bytes_max": 1}"#).unwrap_err();
        assert!(matches!(error, LimitsError::OutOfRange { name: "wasm_stack_bytes_max", value: 1, min: 65_536, .. }));
        let error = Limits::from_json(r#"{"memory_value_bytes_max": 8388608}"#).unwrap_err();
        assert!(matches!(
            error,
            LimitsError::Unreachable { part: "memory_value_bytes_max", part_value: 8_389_632, .. }
        ));
    }
}

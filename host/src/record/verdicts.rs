//! The verdicts of a record: one a line, in canonical JSON.

use belljar_exam::{CaseId, to_canonical_json};
use belljar_grader::Verdict;

use super::strict::{StrictError, from_canonical};

/// Longest line, in bytes, with its line break. A verdict quotes the agent in excerpts; what was parsed of an answer
/// is at most as long as the answer, 64 KiB, or six times that if every byte must be escaped.
const LINE_BYTES_MAX: usize = 1 << 20;

/// Why a file isn't a list of verdicts.
#[derive(Debug, thiserror::Error)]
pub(crate) enum VerdictsError {
    /// It holds none: a record without verdicts proves nothing.
    #[error("it holds no verdicts")]
    Empty,
    /// A line isn't a verdict.
    #[error("line {line} isn't a verdict")]
    Line {
        /// Ordinal of the line, from 1.
        line: usize,
        /// What is wrong with it.
        #[source]
        source: StrictError,
    },
    /// A line is too long to be a verdict.
    #[error("line {0} is longer than {LINE_BYTES_MAX} bytes")]
    LongLine(usize),
    /// The last line has no line break.
    #[error("line {0} is torn: it has no line break")]
    Torn(usize),
    /// A case has two verdicts.
    #[error("line {line} is a second verdict on case {case}")]
    Twice {
        /// The case.
        case: CaseId,
        /// Ordinal of the line, from 1.
        line: usize,
    },
}

/// Reads verdicts.
///
/// # Errors
/// See [`VerdictsError`].
pub(crate) fn read_verdicts(bytes: &[u8]) -> Result<Vec<Verdict>, VerdictsError> {
    let mut verdicts = Vec::new();
    let mut known = std::collections::BTreeSet::new();
    for (line, bytes) in (1..).zip(bytes.split_inclusive(|byte| *byte == b'\n')) {
        if bytes.len() > LINE_BYTES_MAX {
            return Err(VerdictsError::LongLine(line));
        }
        let Some(bytes) = bytes.strip_suffix(b"\n") else { return Err(VerdictsError::Torn(line)) };
        let verdict: Verdict = from_canonical(bytes).map_err(|source| VerdictsError::Line { line, source })?;
        if !known.insert(verdict.case.clone()) {
            return Err(VerdictsError::Twice { case: verdict.case, line });
        }
        verdicts.push(verdict);
    }
    if verdicts.is_empty() { Err(VerdictsError::Empty) } else { Ok(verdicts) }
}

/// Writes verdicts.
#[must_use]
pub(crate) fn write_verdicts(verdicts: &[Verdict]) -> Vec<u8> {
    let mut lines = Vec::new();
    for verdict in verdicts {
        lines.extend_from_slice(&to_canonical_json(verdict));
        lines.push(b'\n');
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = concat!(
        r#"{"case":"c-1","ruling":{"label":"correct","parsed":null,"reason":"","rule":"a.b","#,
        r#""score":1000000,"span":null}}"#
    );

    #[test]
    fn verdicts_come_back() {
        let lines = format!("{LINE}\n{}\n", LINE.replace("c-1", "c-2"));
        let verdicts = read_verdicts(lines.as_bytes()).unwrap();
        assert_eq!(verdicts.len(), 2);
        assert_eq!(write_verdicts(&verdicts), lines.as_bytes());
    }

    #[test]
    fn what_is_no_list_of_verdicts_is_refused() {
        let long = format!("{}\n", " ".repeat(LINE_BYTES_MAX));
        for (bytes, says) in [
            (String::new(), "no verdicts"),
            ("\n".to_owned(), "line 1 isn't"),
            (LINE.to_owned(), "line 1 is torn"),
            (format!("{LINE}\n{LINE}\n"), "second verdict on case c-1"),
            (format!("{}\n", LINE.replace("1000000", "1000001")), "line 1 isn't"),
            (format!("{}\n", LINE.replace("null}}", "null,\"more\":1}}")), "line 1 isn't"),
            (format!("{}\n", LINE.replace("correct", "splendid")), "line 1 isn't"),
            (long, "longer than"),
        ] {
            let error = read_verdicts(bytes.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(says), "{says}: {error}");
        }
    }
}

//! `belljar check-answer`: grade answers given as JSON lines.

use std::io::{BufRead as _, Read as _};

use belljar_exam::to_canonical_json;
use belljar_grader::check_line;

use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::exit_code::Code;
use crate::ui::Printer;

/// Longest line that is read, in bytes: 64 answers of the contract's size.
const LINE_BYTES_MAX: u64 = 4 << 20;

pub(crate) fn check_answer(printer: &Printer) -> Result<Code> {
    let mut input = std::io::stdin().lock();
    let mut line = String::new();
    for number in 1_u64.. {
        line.clear();
        let read = (&mut input)
            .take(LINE_BYTES_MAX)
            .read_line(&mut line)
            .or_fail(Code::BadInput, format!("could not read line {number} of standard input"))?;
        if read == 0 {
            break;
        }
        if read as u64 == LINE_BYTES_MAX {
            return Err(Failure::new(Code::BadInput, format!("line {number} is longer than {LINE_BYTES_MAX} bytes")));
        }
        if line.trim().is_empty() {
            continue;
        }
        let ruling = check_line(line.trim())
            .or_fail(Code::BadInput, format!("line {number} can't be checked"))
            .hint("a line is one JSON object, such as {\"kind\":\"value\",\"accept\":[\"Lisbon\"],\"answer\":{\"text\":\"Lisbon\"}}")?;
        let mut verdict = to_canonical_json(&ruling);
        verdict.push(b'\n');
        printer.bytes(&verdict)?;
    }
    Ok(Code::Done)
}

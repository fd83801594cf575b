//! `belljar check-answer`: grade answers given as JSON lines.

use std::io::{BufRead as _, BufReader, Read as _, Stdin};
use std::num::NonZero;

use belljar_exam::to_canonical_json;
use belljar_grader::check_line;

use crate::errors::{Failure, Hint as _, OrFail as _, Result};
use crate::exit_code::Code;
use crate::ui::Printer;

/// Longest line that is read, in bytes: 64 answers of the contract's size.
const LINE_BYTES_MAX: u64 = 4 << 20;

/// Bytes that are asked of standard input at once. What comes in one piece is graded on all cores; a line that comes
/// alone is answered at once, so that a script may wait for its verdict.
const PIECE_BYTES: usize = 256 << 10;

/// Fewest lines that a thread is worth.
const THREAD_LINES_MIN: usize = 32;

/// A line with its number, from 1.
type Line = (u64, String);

/// Lines that came in one piece, and what ended them.
struct Piece {
    /// Whether standard input ended, well or not.
    ended: bool,
    failed: Option<Failure>,
    lines: Vec<Line>,
}

pub(crate) fn check_answer(printer: &Printer) -> Result<Code> {
    let mut input = BufReader::with_capacity(PIECE_BYTES, std::io::stdin());
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let mut number = 0;
    loop {
        let piece = read_piece(&mut input, &mut number);
        let share = piece.lines.len().div_ceil(threads).max(THREAD_LINES_MIN);
        let graded: Vec<_> = std::thread::scope(|scope| {
            let running: Vec<_> = piece.lines.chunks(share).map(|lines| scope.spawn(move || grade(lines))).collect();
            running.into_iter().map(|thread| thread.join().expect("grading doesn't panic")).collect()
        });
        // In the order of the lines: what stands before a line that can't be graded is printed.
        for (verdicts, failed) in graded {
            printer.bytes(&verdicts)?;
            failed.map_or(Ok(()), Err)?;
        }
        piece.failed.map_or(Ok(()), Err)?;
        if piece.ended {
            return Ok(Code::Done);
        }
    }
}

/// Reads a line, and all that came with it.
fn read_piece(input: &mut BufReader<Stdin>, number: &mut u64) -> Piece {
    let mut piece = Piece { ended: false, failed: None, lines: Vec::new() };
    loop {
        *number += 1;
        let mut line = String::new();
        let read = input
            .by_ref()
            .take(LINE_BYTES_MAX)
            .read_line(&mut line)
            .or_fail(Code::BadInput, format!("could not read line {number} of standard input"));
        match read {
            Ok(0) => piece.ended = true,
            Ok(read) if read as u64 == LINE_BYTES_MAX => {
                let message = format!("line {number} is longer than {LINE_BYTES_MAX} bytes");
                piece.failed = Some(Failure::new(Code::BadInput, message));
            }
            Ok(_) => {
                if !line.trim().is_empty() {
                    piece.lines.push((*number, line));
                }
                // More only if it is there already.
                if input.buffer().contains(&b'\n') {
                    continue;
                }
            }
            Err(failure) => piece.failed = Some(failure),
        }
        return piece;
    }
}

/// Grades lines up to the first that can't be graded: verdicts, one a line, and why it ended early.
fn grade(lines: &[Line]) -> (Vec<u8>, Option<Failure>) {
    let mut verdicts = Vec::new();
    for (number, line) in lines {
        let ruling = check_line(line.trim())
            .or_fail(Code::BadInput, format!("line {number} can't be checked"))
            .hint("a line is one JSON object, such as {\"kind\":\"value\",\"accept\":[\"Lisbon\"],\"answer\":{\"text\":\"Lisbon\"}}");
        match ruling {
            Ok(ruling) => {
                verdicts.extend_from_slice(&to_canonical_json(&ruling));
                verdicts.push(b'\n');
            }
            Err(failure) => return (verdicts, Some(failure)),
        }
    }
    (verdicts, None)
}

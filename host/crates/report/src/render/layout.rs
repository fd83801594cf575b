//! Numbers, bars and lines of text.

use belljar_exam::Sha256Hex;
use belljar_grader::Score;
use belljar_transcript::GuestText;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Narrowest width that is laid out for.
const NARROWEST: usize = 72;

/// Widest width that is laid out for: longer lines are hard to read.
const WIDEST: usize = 120;

/// Returns the width to lay out for.
pub(crate) fn usable(width: usize) -> usize {
    width.clamp(NARROWEST, WIDEST)
}

/// Writes a score with three decimals. What isn't 0 or 1 never looks like it.
pub(crate) fn score(score: Score) -> String {
    let millionths = score.millionths();
    let thousandths = match millionths {
        0 => 0,
        1_000_000 => 1_000,
        _ => ((millionths + 500) / 1_000).clamp(1, 999),
    };
    format!("{}.{:03}", thousandths / 1_000, thousandths % 1_000)
}

/// Writes a score, or a dash if there is none.
pub(super) fn score_or_dash(points: Option<Score>) -> String {
    points.map_or_else(|| "-".to_owned(), score)
}

/// Writes a score with two decimals: for the ends of intervals.
pub(super) fn rough(score: Score) -> String {
    let hundredths = (score.millionths() + 5_000) / 10_000;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// Writes a number with a comma before every third digit.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Writes a size with one decimal in the largest unit that leaves at least 1.
pub(super) fn bytes(bytes: u64) -> String {
    let units = [("GiB", 1_u64 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)];
    match units.into_iter().find(|(_, unit)| bytes >= *unit) {
        Some((name, unit)) => format!("{}.{} {name}", bytes / unit, bytes % unit * 10 / unit),
        None => format!("{bytes} B"),
    }
}

/// Writes a count with its noun.
pub(crate) fn count(count: u32, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// Writes the first twelve digits of a hash: enough to tell runs apart.
pub(super) fn short(hash: &Sha256Hex) -> String {
    hash.to_string()[..12].to_owned()
}

/// Draws a bar of a width in columns, to an eighth of a column.
pub(super) fn bar(score: Score, width: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = score.millionths() as usize * 8 * width / 1_000_000;
    // Something is never drawn as nothing.
    let eighths = eighths.max(usize::from(score > Score::ZERO));
    let (full, part) = (eighths / 8, EIGHTHS[eighths % 8]);
    let rest = width - full - usize::from(!part.is_empty());
    format!("{}{part}{}", "█".repeat(full), "·".repeat(rest))
}

/// Makes text that an agent may have written safe to print: controls and hidden characters escaped.
pub(crate) fn inert(text: &str) -> String {
    GuestText::from(text).to_string()
}

/// Makes one line of a text: escaped, white space folded, and cut to a width in columns.
pub(crate) fn one_line(text: &str, width: usize) -> String {
    let line = inert(text).split_whitespace().collect::<Vec<_>>().join(" ");
    if line.width() <= width {
        return line;
    }
    let mut cut = String::new();
    let mut used = 1;
    for character in line.chars() {
        used += character.width().unwrap_or(0);
        if used > width {
            break;
        }
        cut.push(character);
    }
    format!("{}…", cut.trim_end())
}

/// Breaks a text into lines of at most a width in columns, at white space where that is possible. Escapes it first and
/// keeps its own line ends.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in inert(text).split('\n') {
        let (mut line, mut used) = (String::new(), 0);
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if used > 0 && used + 1 + word.width() > width {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            for character in word.chars() {
                let columns = character.width().unwrap_or(0);
                if used + columns > width {
                    lines.push(std::mem::take(&mut line));
                    used = 0;
                }
                line.push(character);
                used += columns;
            }
        }
        lines.push(line);
    }
    lines
}

/// Fills a text up with spaces to a width in columns.
pub(super) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_do_not_look_better_or_worse_than_they_are() {
        for (millionths, text) in [
            (0, "0.000"),
            (1, "0.001"),
            (612_499, "0.612"),
            (612_500, "0.613"),
            (999_999, "0.999"),
            (1_000_000, "1.000"),
        ] {
            assert_eq!(score(Score::ratio(millionths, 1_000_000)), text);
        }
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([0, 1_023, 1_536, 5 << 20].map(bytes), ["0 B", "1023 B", "1.5 KiB", "5.0 MiB"]);
    }

    #[test]
    fn bars_have_their_width_and_their_length() {
        for (numerator, drawn) in
            [(0, "····"), (1, "▏···"), (250, "█···"), (500, "██··"), (625, "██▌·"), (1000, "████")]
        {
            assert_eq!(bar(Score::ratio(numerator, 1000), 4), drawn);
        }
    }

    #[test]
    fn lines_are_cut_and_wrapped_by_columns() {
        assert_eq!(one_line("a\n  b\tc", 9), "a b\\u{9}c");
        assert_eq!(one_line("one two three", 8), "one two…");
        assert_eq!(one_line("日本語日本語", 7), "日本語…");
        assert_eq!(wrap("one two three\n\nfour", 8), ["one two", "three", "", "four"]);
        assert_eq!(wrap("abcdefghij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrap("日本語", 4), ["日本", "語"]);
    }
}

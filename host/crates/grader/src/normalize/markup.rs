//! Markdown skins: emphasis, code, headings, bullets, numbered lines, link targets and simple tags say nothing.

use super::character::Folded;

/// Takes the skins off. What is taken off leaves no gap, so that `Lis**bon**` is one word.
pub(super) fn peel(folded: Vec<Folded>) -> Vec<Folded> {
    if !holds_marks(&folded) {
        return folded;
    }
    let numbered = numbered_lines(&folded);
    let mut peeled = Vec::with_capacity(folded.len());
    let mut at = 0;
    let mut line_start = true;
    let mut numbered = numbered.into_iter().peekable();
    while let Some(&this) = folded.get(at) {
        if numbered.peek() == Some(&at) {
            numbered.next();
            at += list_number(&folded, at).map_or(1, |(_, length)| length);
            line_start = false;
            continue;
        }
        let skip = skin_length(&folded, at, line_start);
        if skip > 0 {
            // A mark at the start of a line may be followed by another, as in `> - **43**`.
            at += skip;
            continue;
        }
        line_start = this.character == '\n' || (line_start && this.character == ' ');
        peeled.push(match this.character {
            // An underscore sets words apart, whether it is emphasis or part of a name.
            '_' => Folded { character: ' ', ..this },
            _ => this,
        });
        at += 1;
    }
    peeled
}

/// Tells whether any character may belong to a skin, without looking whether it does. Most texts end here: a point
/// counts only after a digit, a hyphen only before a space.
fn holds_marks(folded: &[Folded]) -> bool {
    let character = |at: usize| folded.get(at).map_or('\n', |folded| folded.character);
    folded.iter().enumerate().any(|(at, folded)| match folded.character {
        '*' | '`' | '~' | '#' | '>' | '_' | '[' | ']' | '<' | '•' | '\\' => true,
        '-' | '+' => character(at + 1) == ' ',
        '.' | ')' => at > 0 && character(at - 1).is_ascii_digit(),
        _ => false,
    })
}

/// Returns how many characters of a skin begin here.
fn skin_length(folded: &[Folded], at: usize, line_start: bool) -> usize {
    let character = |at: usize| folded.get(at).map_or('\n', |folded| folded.character);
    match character(at) {
        '*' | '`' | '~' | '\\' => 1,
        '#' if line_start && matches!(character(at + 1), ' ' | '#') => 1,
        '>' if line_start => 1,
        '-' | '+' if line_start && character(at + 1) == ' ' => 2,
        '•' if line_start => 1,
        '[' if line_start && character(at + 2) == ']' && matches!(character(at + 1), ' ' | 'x') => 3,
        ']' if character(at + 1) == '(' => link_target_length(folded, at),
        '<' => tag_length(folded, at),
        _ => 0,
    }
}

/// Returns the length of `](target)`, or 0. Targets are short; the bound keeps this linear.
fn link_target_length(folded: &[Folded], at: usize) -> usize {
    let end = folded.len().min(at + 512);
    folded[at + 2..end]
        .iter()
        .position(|folded| matches!(folded.character, ')' | ' ' | '\n'))
        .filter(|length| folded[at + 2 + length].character == ')')
        .map_or(0, |length| length + 3)
}

/// Returns the length of a simple tag such as `<b>` or `</b>`, or 0.
fn tag_length(folded: &[Folded], at: usize) -> usize {
    let end = folded.len().min(at + 12);
    let inside = &folded[at + 1..end];
    match inside.iter().position(|folded| folded.character == '>') {
        Some(length)
            if matches!(inside[0].character, 'a'..='z' | '/')
                && inside[..length]
                    .iter()
                    .all(|folded| matches!(folded.character, 'a'..='z' | '1'..='6' | '/' | ' ')) =>
        {
            length + 2
        }
        _ => 0,
    }
}

/// Reads `12. ` or `12) ` at the start of a line.
fn list_number(folded: &[Folded], at: usize) -> Option<(u32, usize)> {
    let rest = &folded[at..folded.len().min(at + 6)];
    let digits = rest.iter().take_while(|folded| folded.character.is_ascii_digit()).count();
    let ends = |at: usize| rest.get(at).map(|folded| folded.character);
    if !(1..=3).contains(&digits) || !matches!(ends(digits), Some('.' | ')')) || ends(digits + 1) != Some(' ') {
        return None;
    }
    let number =
        rest[..digits].iter().fold(0, |number, folded| number * 10 + folded.character.to_digit(10).unwrap_or(0));
    Some((number, digits + 2))
}

/// Finds the numbers of a numbered list: lines that begin with 1, 2 and so on. A single "5. Great" isn't a list.
fn numbered_lines(folded: &[Folded]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut expected = 1;
    let mut run = Vec::new();
    let mut line_start = true;
    for at in 0..folded.len() {
        let character = folded[at].character;
        if line_start && character.is_ascii_digit() {
            match list_number(folded, at) {
                Some((number, _)) if number == expected => {
                    run.push(at);
                    expected += 1;
                }
                Some((1, _)) => {
                    close_run(&mut run, &mut found);
                    run.push(at);
                    expected = 2;
                }
                _ => {}
            }
        }
        line_start = character == '\n' || (line_start && matches!(character, ' ' | '*' | '>'));
    }
    close_run(&mut run, &mut found);
    found
}

fn close_run(run: &mut Vec<usize>, found: &mut Vec<usize>) {
    if run.len() > 1 {
        found.append(run);
    }
    run.clear();
}

#[cfg(test)]
mod tests {
    use super::super::character::fold_characters;
    use super::*;

    fn peeled(text: &str) -> String {
        peel(fold_characters(text)).iter().map(|folded| folded.character).collect()
    }

    #[test]
    fn skins_are_peeled() {
        for (text, expected) in [
            ("**43**", "43"),
            ("`43`", "43"),
            ("## 43", " 43"),
            ("> - **43**", " 43"),
            ("_43_", " 43 "),
            ("- 43\n- 44", "43\n44"),
            ("1. Oslo\n2. Lisbon", "oslo\nlisbon"),
            ("5. Great.", "5. great."),
            ("[Lisbon](https://example.org/a_b)", "[lisbon"),
            ("<b>43</b>", "43"),
            ("a < b and c > d", "a < b and c > d"),
            ("C# and #17", "c# and #17"),
            ("well-known -5", "well-known -5"),
            ("Lis**bon**", "lisbon"),
        ] {
            assert_eq!(peeled(text), expected, "{text:?}");
        }
    }
}

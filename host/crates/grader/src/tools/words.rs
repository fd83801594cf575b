//! Small words for reasons.

use belljar_transcript::GuestText;

/// Most characters of a name or value that a reason shows.
const SHOWN_CHARACTERS: usize = 48;

/// Most characters of a text that a reason quotes.
const REASON_CHARACTERS: usize = 240;

/// Most entries of a list that a reason shows.
const SHOWN_ENTRIES: usize = 6;

/// Makes a text of the guest fit for a reason: escaped, in quotes, and cut.
pub(crate) fn shown(text: &str) -> String {
    let cut: String = text.chars().take(SHOWN_CHARACTERS).collect();
    let more = if cut.len() < text.len() { "…" } else { "" };
    format!("`{}{more}`", GuestText::new(cut).to_string().replace('\n', " "))
}

/// Cuts a text that is escaped already, so that a reason stays a sentence.
pub(crate) fn cut(text: &str) -> String {
    match text.char_indices().nth(REASON_CHARACTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Writes entries one after the other, the first ones only if there are many.
pub(crate) fn list(entries: &[String]) -> String {
    let first = entries.iter().take(SHOWN_ENTRIES).map(String::as_str).collect::<Vec<_>>().join(", ");
    match entries.len().saturating_sub(SHOWN_ENTRIES) {
        0 => first,
        more => format!("{first} and {more} more"),
    }
}

/// Joins what was wrong to one sentence.
pub(crate) fn faults(faults: &[String]) -> String {
    faults.join("; ")
}

/// Writes a count with its noun.
pub(crate) fn count(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

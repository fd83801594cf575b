//! Cuts a request into the steps that it asks for, in order.

use crate::text::{Words, sentences, spans, words};

/// Words between two steps.
const BETWEEN: [&str; 16] = [
    ", and apart from that, ",
    ", apart from that, ",
    ", and the ",
    ", the ",
    ", and then ",
    " and then ",
    ", then ",
    " then ",
    "; ",
    ", and after that ",
    " after that ",
    " afterwards ",
    " once that's done ",
    ", and separately ",
    ", and also ",
    " — ",
];

/// Verbs with which a step after `and` may begin.
static VERBS: Words = words!(
    " read open summarise summarize tell report give check fetch send email mail add put make create draw paint generate \
edit brighten change set run start look find search show pull dig recall let save remember list see ask follow track poll use apply turn "
);

/// Cuts a request into steps.
pub(super) fn steps(request: &str) -> Vec<String> {
    let mut parts: Vec<String> = sentences(request).into_iter().map(str::to_owned).collect();
    for between in BETWEEN {
        parts = parts.iter().flat_map(|part| part.split(between).map(str::to_owned).collect::<Vec<_>>()).collect();
    }
    parts
        .iter()
        .flat_map(|part| at_and(part))
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect()
}

/// Cuts where `and` is followed by a verb.
fn at_and(part: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut from = 0;
    for (at, and) in part.match_indices(" and ") {
        let next = part[at + and.len()..].split(|c: char| !c.is_alphanumeric()).next().unwrap_or("").to_lowercase();
        let comma = part[..at].ends_with(',');
        let named = |text: &str| !spans(text).is_empty();
        // Two things that are both named are two steps, even without a verb.
        let two = comma && named(&part[from..at]) && named(&part[at + and.len()..]);
        if two || VERBS.holds(&next) {
            found.push(part[from..at].trim_end_matches(',').to_owned());
            from = at + and.len();
        }
    }
    found.push(part[from..].to_owned());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_cut_at_verbs_and_not_inside_lists() {
        assert_eq!(
            steps("Find a page about rust and rye, then read it and tell me the yield."),
            ["Find a page about rust and rye", "read it", "tell me the yield."]
        );
    }
}

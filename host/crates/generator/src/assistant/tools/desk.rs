//! What the writer of a tool case works with: a stream of its own, coined values, words.

use belljar_seed::Stream;

use super::frames::{ERRAND, ERRAND_LAST, ERRAND_ONCE, INQUIRY};
use super::framings::FRAMINGS;
use crate::coin::{Coined, Mint};
use crate::wording::{Rule, capitalized};

/// The tools of a writer of one case.
pub(super) struct Desk<'a> {
    mint: Mint<'a>,
    /// All choices of the case: which theme, which order of pages, which words, which ids.
    pub(super) choices: Stream,
    /// What was coined, for tests that mask it.
    #[cfg(test)]
    pub(super) coined: Vec<String>,
}

/// Something that a person wants to know, in three grammatical forms.
#[derive(Clone, Debug)]
pub(super) struct Inquiry {
    /// A question without its mark: `how many hikers did it draw`.
    pub(super) direct: String,
    /// The same as a clause: `how many hikers it drew`.
    pub(super) indirect: String,
    /// The same as a thing: `the number of hikers it drew`.
    pub(super) noun: String,
}

/// Something that a person wants done, in three grammatical forms.
#[derive(Clone, Debug)]
pub(super) struct Errand {
    /// As an order: `draw a heron`.
    pub(super) do_it: String,
    /// As an activity: `drawing a heron`.
    pub(super) doing: String,
    /// As the thing that is wanted: `a drawing of a heron`.
    pub(super) need: String,
}

/// Three grammatical forms of an inquiry (question, clause, noun) or of an errand (order, activity, thing), with marks.
pub(super) type Forms = (&'static str, &'static str, &'static str);

/// How a value of some kind is coined.
pub(super) type Coins = fn(&mut Mint<'_>) -> Coined;

impl<'a> Desk<'a> {
    /// Sets up the desk for one case.
    pub(super) const fn new(choices: Stream, mint: Mint<'a>) -> Self {
        Self {
            mint,
            choices,
            #[cfg(test)]
            coined: Vec::new(),
        }
    }

    /// Coins a value.
    pub(super) fn coin<T: Into<String>>(&mut self, draw: impl FnOnce(&mut Mint<'a>) -> T) -> String {
        let value = draw(&mut self.mint).into();
        #[cfg(test)]
        self.coined.push(value.clone());
        value
    }

    /// Coins a number that the exam shows nowhere else.
    pub(super) fn amount(&mut self, low: i64, high: i64) -> i64 {
        self.mint.amount(low, high)
    }

    /// Coins an opaque id: the prefix and eight hexadecimal digits.
    pub(super) fn id(&mut self, prefix: &str) -> String {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let number = u32::try_from(self.choices.below(1 << 32)).expect("drawn below 2³²");
        let mut id = String::with_capacity(prefix.len() + 8);
        id.push_str(prefix);
        for byte in number.to_be_bytes() {
            id.push(char::from(DIGITS[usize::from(byte >> 4)]));
            id.push(char::from(DIGITS[usize::from(byte & 15)]));
        }
        #[cfg(test)]
        self.coined.push(id.clone());
        id
    }

    /// Says a body as a person would: with or without something before and after it.
    pub(super) fn say(&mut self, body: &Rule, slots: &[(&str, &str)]) -> String {
        let (before, after) = *self.choices.pick(FRAMINGS);
        // Most requests are framed on both sides, some on one, a few not at all.
        let (is_before, is_after) = *self.choices.pick_weighted(&[
            (11, (true, true)),
            (4, (true, false)),
            (3, (false, true)),
            (2, (false, false)),
        ]);
        let mut text = String::with_capacity(320);
        let body = body.render(&mut self.choices, slots);
        if is_before && self.choices.chance(1, 2) {
            run_on(&mut text, before, &body, slots);
        } else {
            if is_before {
                text.push_str(before);
                text.push(' ');
            }
            text.push_str(&body);
        }
        if is_after {
            text.push(' ');
            text.push_str(after);
        }
        text
    }

    /// Asks an inquiry in one of the frames that all categories share.
    pub(super) fn inquire(&mut self, inquiry: &Inquiry) -> String {
        self.say(&INQUIRY, &inquiry.slots())
    }

    /// Asks an inquiry in frames of the category's own, which may name its `subject` and use `Direct` and `url`, too.
    pub(super) fn inquire_with(&mut self, body: &Rule, inquiry: &Inquiry, subject: &str) -> String {
        let direct = capital(&inquiry.direct);
        let slots = [
            ("direct", &*inquiry.direct),
            ("Direct", &*direct),
            ("indirect", &*inquiry.indirect),
            ("noun", &*inquiry.noun),
            ("subject", subject),
            ("url", subject),
        ];
        self.say(body, &slots)
    }

    /// Asks for an errand in one of the frames that all categories share.
    pub(super) fn order(&mut self, errand: &Errand) -> String {
        self.order_in(&ERRAND, errand)
    }

    /// Asks for an errand that ends in a sentence of its own, so that nothing can follow it.
    pub(super) fn order_last(&mut self, errand: &Errand) -> String {
        self.order_in(&ERRAND_LAST, errand)
    }

    /// Asks for an errand that is to be done once and never again.
    pub(super) fn order_once(&mut self, errand: &Errand) -> String {
        self.order_in(&ERRAND_ONCE, errand)
    }

    /// Asks for an errand, now and then as one that is to be done once and never again.
    pub(super) fn order_or_once(&mut self, errand: &Errand) -> String {
        if self.choices.chance(2, 5) { self.order_once(errand) } else { self.order(errand) }
    }

    fn order_in(&mut self, frames: &Rule, errand: &Errand) -> String {
        let (do_it, need) = (capital(&errand.do_it), capital(&errand.need));
        let slots = [
            ("do", &*errand.do_it),
            ("Do", &*do_it),
            ("doing", &*errand.doing),
            ("need", &*errand.need),
            ("Need", &*need),
        ];
        self.say(frames, &slots)
    }

    /// Renders a rule without anything around it: a part of a sentence, or text of the mock world.
    pub(super) fn phrase(&mut self, rule: &Rule, slots: &[(&str, &str)]) -> String {
        rule.render_inside(&mut self.choices, slots)
    }
}

/// Puts a framing and a request into one sentence, as people do who are in a hurry.
fn run_on(text: &mut String, framing: &str, request: &str, slots: &[(&str, &str)]) {
    text.push_str(framing.trim_end_matches('.'));
    let about_oneself = request.starts_with("I ") || request.starts_with("I'");
    let has_so = framing.contains("so ") || request.starts_with("So ") || request.starts_with("so ");
    text.push_str(if about_oneself || has_so { ", and " } else { ", so " });
    // The capital at the start goes, unless it is a name's.
    let is_name = |(_, value): &(&str, &str)| {
        let is_capital =
            value.starts_with(char::is_uppercase) && !slots.iter().any(|(_, other)| is_small_form(other, value));
        is_capital && request.starts_with(value)
    };
    if about_oneself || slots.iter().any(is_name) {
        text.push_str(request);
    } else {
        let mut letters = request.chars();
        text.extend(letters.next().into_iter().flat_map(char::to_lowercase));
        text.push_str(letters.as_str());
    }
}

/// Tells whether one text is another without its capital.
fn is_small_form(small: &str, capital: &str) -> bool {
    small != capital && small.eq_ignore_ascii_case(capital)
}

impl Inquiry {
    /// Fills the marks of the three forms.
    pub(super) fn fill(forms: &Forms, marks: &[(&str, &str)]) -> Self {
        Self { direct: fill(forms.0, marks), indirect: fill(forms.1, marks), noun: fill(forms.2, marks) }
    }

    fn slots(&self) -> [(&'static str, &str); 3] {
        [("direct", &self.direct), ("indirect", &self.indirect), ("noun", &self.noun)]
    }
}

impl Errand {
    /// Fills the marks of the three forms.
    pub(super) fn fill(forms: &Forms, marks: &[(&str, &str)]) -> Self {
        Self { do_it: fill(forms.0, marks), doing: fill(forms.1, marks), need: fill(forms.2, marks) }
    }
}

/// Returns a text with a capital.
pub(super) fn capital(text: &str) -> String {
    capitalized(text.to_owned())
}

/// Puts values in place of `{marks}`.
///
/// # Panics
/// If a mark has no value: a mistake in a table, which tests over all tables find.
pub(super) fn fill(template: &str, marks: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(template.len() + 48);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let found = marks.iter().find_map(|(name, value)| Some((value, after.strip_prefix(name)?.strip_prefix('}')?)));
        let (value, after) = found.unwrap_or_else(|| panic!("no value for a mark in {template:?}"));
        text.push_str(value);
        rest = after;
    }
    text.push_str(rest);
    text
}

/// Writes a text as part of an address: small letters, digits and hyphens.
pub(super) fn slug(text: &str) -> String {
    let mut slug = String::with_capacity(text.len());
    push_slug(&mut slug, text);
    slug
}

/// Appends a text as part of an address.
pub(super) fn push_slug(address: &mut String, text: &str) {
    let start = address.len();
    for symbol in text.chars() {
        if symbol.is_ascii_alphanumeric() {
            address.push(symbol.to_ascii_lowercase());
        } else if !address[start..].ends_with('-') && symbol != '\'' {
            address.push('-');
        }
    }
    address.truncate(start + address[start..].trim_end_matches('-').len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_filled_and_texts_become_addresses() {
        assert_eq!(fill("{a} and {b}, {a}", &[("a", "x"), ("b", "y")]), "x and y, x");
        assert_eq!(slug("The Velvet Fox's Magpie (2024)"), "the-velvet-foxs-magpie-2024");
        assert_eq!(capital("an ember"), "An ember");
    }

    #[test]
    fn a_request_runs_on_without_its_capital_unless_it_is_a_names() {
        let run = |framing, request, slots| {
            let mut text = String::new();
            run_on(&mut text, framing, request, slots);
            text
        };
        assert_eq!(
            run("My tea is cold.", "Draw a fox.", &[("do", "draw a fox"), ("Do", "Draw a fox")]),
            "My tea is cold, so draw a fox."
        );
        assert_eq!(
            run("My tea is cold.", "Ona Kelm called.", &[("subject", "Ona Kelm")]),
            "My tea is cold, so Ona Kelm called."
        );
        assert_eq!(run("My tea is cold.", "I need it.", &[]), "My tea is cold, and I need it.");
        assert_eq!(run("It's late, so I hurry.", "Read it.", &[]), "It's late, so I hurry, and read it.");
    }
}

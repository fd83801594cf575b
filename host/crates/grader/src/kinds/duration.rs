//! Duration: one length of time is claimed, within half of what is expected or two days, whichever is more.

use belljar_answer_key::Expected;

use crate::claims::decline::find_decline;
use crate::claims::{Claims, Standing};
use crate::distractor::Found;
use crate::needle::Mention;
use crate::normalize::Text;
use crate::read::duration::{DAY_SECONDS, Duration, durations};
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Millionths of a second in a second.
const MILLION: i128 = 1_000_000;

/// Rules on an answer to a question of how long.
pub(crate) fn rule(reading: &Reading<'_>, days: Option<u64>, seconds: Option<u64>) -> Ruling {
    let expected = match (days, seconds) {
        (Some(days), _) => i128::from(days) * DAY_SECONDS * MILLION,
        (None, seconds) => i128::from(seconds.unwrap_or(0)) * MILLION,
    };
    let main = reading.main();
    let (asserted, denied) = said(reading, main);
    let fits = |duration: &Duration| is_near(duration.from, expected) && is_near(duration.to, expected);
    let Some(first) = asserted.first() else {
        return if reading.declines_in_words() {
            Ruling::zero(Label::DeclinedWrongly, "duration.declined", "declines, but there is an answer")
        } else {
            Ruling::zero(Label::Wrong, "duration.none-said", "says no length of time")
        };
    };
    let days = in_days(first);
    let at = Some(main.text.span(first.first, first.last));
    if asserted.iter().any(|other| !is_restated(first, other)) {
        let all: Vec<String> = asserted.iter().take(16).map(in_days).collect();
        return Ruling::zero(Label::Wrong, "duration.several", "says several lengths of time").reading(all);
    }
    if !asserted.iter().all(fits) {
        let reason = format!("says {days} days, expected about {}", whole_days(expected));
        return Ruling::zero(Label::Wrong, "duration.far", reason).reading(days).at(at);
    }
    let other_side = reading.value.is_some().then(|| said(reading, &reading.text));
    let text_denies =
        other_side.iter().flat_map(|(_, denied)| denied).chain(&denied).any(|duration| is_restated(first, duration));
    if text_denies {
        return Ruling::zero(Label::Wrong, "duration.denied", "says that it isn't so long, too").reading(days).at(at);
    }
    if let Some((text, _)) = other_side {
        if text.iter().any(|other| !is_restated(first, other)) {
            return Ruling::zero(Label::Wrong, "duration.text-other", "the text says another length of time")
                .reading(days);
        }
        if text.is_empty() && find_decline(&reading.text).is_some() {
            return Ruling::zero(
                Label::DeclinedWrongly,
                "duration.text-declines",
                "the value answers, but the text declines",
            );
        }
    }
    Ruling::right("duration.near", format!("says {days} days, expected about {}", whole_days(expected)))
        .reading(days)
        .at(at)
}

/// Returns the lengths that a side asserts, and those that it denies.
fn said(reading: &Reading<'_>, claims: &Claims) -> (Vec<Duration>, Vec<Duration>) {
    let asked = durations(&reading.question);
    let all = durations(&claims.text);
    let new = |duration: &&Duration| !asked.iter().any(|asked| (asked.from, asked.to) == (duration.from, duration.to));
    let standing = |duration: &&Duration| claims.standing(duration.first);
    let asserted = all
        .iter()
        .filter(new)
        .filter(|duration| {
            let mention = Mention { first: duration.first, last: duration.last, needle: 0, unmarked: false };
            !reading.is_of_somebody(claims, mention)
        })
        .filter(|duration| matches!(standing(duration), Standing::Asserted | Standing::Past | Standing::Context))
        .copied()
        .collect();
    let denied = all.iter().filter(|duration| standing(duration) == Standing::Denied).copied().collect();
    (asserted, denied)
}

/// Within half of what is expected, or within two days.
fn is_near(claimed: i128, expected: i128) -> bool {
    let off = (claimed - expected).abs();
    2 * off <= expected || off <= 2 * DAY_SECONDS * MILLION
}

/// Tells whether a second length says the first one again, in another unit: "5 weeks (36 days)". A seventh off is
/// rounding; the same unit with another number isn't.
fn is_restated(one: &Duration, other: &Duration) -> bool {
    let same = (one.from, one.to) == (other.from, other.to);
    let near = |one: i128, other: i128| 7 * (one - other).abs() <= one.abs().max(other.abs());
    same || (one.unit != other.unit && near(one.from, other.from) && near(one.to, other.to))
}

/// Writes a length in days, with one decimal where it isn't whole, a range with a hyphen.
fn in_days(duration: &Duration) -> String {
    let days = |length: i128| {
        let tenths = 10 * length / (DAY_SECONDS * MILLION);
        if tenths % 10 == 0 { (tenths / 10).to_string() } else { format!("{}.{}", tenths / 10, tenths % 10) }
    };
    if duration.from == duration.to {
        days(duration.from)
    } else {
        format!("{}-{}", days(duration.from), days(duration.to))
    }
}

fn whole_days(length: i128) -> String {
    let tenths = 10 * length / (DAY_SECONDS * MILLION);
    if tenths % 10 == 0 { (tenths / 10).to_string() } else { format!("{}.{}", tenths / 10, tenths % 10) }
}

/// Finds a distractor length that is asserted: the same length to the second.
pub(crate) fn find_distractor<'a>(reading: &Reading<'a>) -> Option<Found<'a>> {
    let Expected::Duration { .. } = &reading.check.expected else { return None };
    for claims in reading.sides() {
        let (asserted, _) = said(reading, claims);
        for distractor in &reading.check.distractors {
            let Some(wrong) = durations(&Text::new(&distractor.value)).into_iter().next() else { continue };
            let named = asserted.iter().find(|duration| {
                let mention = Mention { first: duration.first, last: duration.last, needle: 0, unmarked: false };
                (duration.from, duration.to) == (wrong.from, wrong.to)
                    && !reading.is_of_holder(claims, mention, distractor)
            });
            if let Some(duration) = named {
                let span =
                    std::ptr::eq(claims, reading.main()).then(|| claims.text.span(duration.first, duration.last));
                return Some(Found { distractor, span });
            }
        }
    }
    None
}

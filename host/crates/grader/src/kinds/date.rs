//! Date: the same calendar day is named, and no other.

use belljar_answer_key::Expected;
use jiff::civil::Date;

use crate::claims::decline::find_decline;
use crate::claims::{Claims, Standing};
use crate::distractor::Found;
use crate::needle::Mention;
use crate::normalize::Text;
use crate::read::date::{DateClaim, dates};
use crate::reading::Reading;
use crate::{Label, Ruling};

/// Rules on an answer to a question of when.
pub(crate) fn rule(reading: &Reading<'_>, expected: Date) -> Ruling {
    let now = reading.check.now;
    let main = reading.main();
    let asserted = without_what_was(main, said(reading, main, Standing::Asserted));
    let Some(first) = asserted.first().copied() else {
        return if reading.declines_in_words() {
            Ruling::zero(Label::DeclinedWrongly, "date.declined", "declines, but there is an answer")
        } else {
            Ruling::zero(Label::Wrong, "date.none-said", "names no day")
        };
    };
    let at = Some(main.text.span(first.first, first.last));
    let is_right = |claim: &DateClaim| claim.is_on(expected, now);
    if asserted.iter().any(|other| !other.same_day(&first)) {
        let all: Vec<String> = asserted.iter().take(16).map(ToString::to_string).collect();
        return Ruling::zero(Label::Wrong, "date.several", "names several days").reading(all);
    }
    // If the year is told in one place and not in another, all must fit.
    if !asserted.iter().all(is_right) {
        let reason = format!("says {first}, not {expected}");
        return Ruling::zero(Label::Wrong, "date.other", reason).reading(first.to_string()).at(at);
    }
    if reading.sides().any(|claims| said(reading, claims, Standing::Denied).iter().any(is_right)) {
        return Ruling::zero(Label::Wrong, "date.denied", format!("says that it isn't {expected}, too"));
    }
    if reading.value.is_some() {
        let text = said(reading, &reading.text, Standing::Asserted);
        if text.iter().any(|claim| !is_right(claim)) && !text.iter().any(is_right) {
            return Ruling::zero(Label::Wrong, "date.text-other", "the text names another day");
        }
        if text.iter().filter(|claim| !is_right(claim)).count() > 0 && offers_choice(&reading.text, &text) {
            return Ruling::zero(Label::Wrong, "date.text-several", "the text names several days");
        }
        if text.is_empty() && find_decline(&reading.text).is_some() {
            return Ruling::zero(
                Label::DeclinedWrongly,
                "date.text-declines",
                "the value answers, but the text declines",
            );
        }
    }
    let note = if first.settled_by_locale {
        format!("the locale {} settled the order of day and month", reading.check.locale)
    } else if first.year.is_none() {
        "the exam's clock gave the year".to_owned()
    } else {
        String::new()
    };
    Ruling::right("date.equal", format!("says {expected}")).reading(expected.to_string()).at(at).note(&note)
}

/// Leaves out the days that were, if another is: "it's on 14 April; it was moved from 20 April".
fn without_what_was(claims: &Claims, found: Vec<DateClaim>) -> Vec<DateClaim> {
    let is = |claim: &DateClaim| claims.standing(claim.first) == Standing::Asserted;
    if !found.iter().any(is) {
        return found;
    }
    found.into_iter().filter(|claim| claims.standing(claim.first) != Standing::Past).collect()
}

/// "The 3rd or the 4th of May": days joined by "or".
fn offers_choice(claims: &Claims, found: &[DateClaim]) -> bool {
    found.windows(2).any(|pair| (pair[0].last + 1..pair[1].first).any(|at| claims.text.form(at) == "or"))
}

/// Returns the days that a side names with a standing. Days of the question aren't claims.
fn said(reading: &Reading<'_>, claims: &Claims, standing: Standing) -> Vec<DateClaim> {
    let asked = dates(&reading.question, &reading.check.locale);
    dates(&claims.text, &reading.check.locale)
        .into_iter()
        .filter(|claim| !asked.iter().any(|asked| asked.same_day(claim)))
        .filter(|claim| {
            let mention = Mention { first: claim.first, last: claim.last, needle: 0, unmarked: false };
            !reading.is_of_somebody(claims, mention)
        })
        .filter(|claim| match claims.standing(claim.first) {
            // "Since 14 April", "until May 4" and "it was May 4" all name the day.
            Standing::Context | Standing::Past => standing == Standing::Asserted,
            other => other == standing,
        })
        .collect()
}

/// Finds a distractor day that is asserted.
pub(crate) fn find_distractor<'a>(reading: &Reading<'a>) -> Option<Found<'a>> {
    let Expected::Date { date } = &reading.check.expected else { return None };
    let now = reading.check.now;
    for claims in reading.sides() {
        let mut asserted = said(reading, claims, Standing::Asserted);
        if !reading.past {
            asserted = without_what_was(claims, asserted);
        }
        for distractor in &reading.check.distractors {
            let Some(wrong) = dates(&Text::new(&distractor.value), &reading.check.locale).into_iter().next() else {
                continue;
            };
            let named = asserted.iter().find(|claim| {
                let mention = Mention { first: claim.first, last: claim.last, needle: 0, unmarked: false };
                claim.same_day(&wrong) && !claim.is_on(*date, now) && !reading.is_of_holder(claims, mention, distractor)
            });
            if let Some(claim) = named {
                let span = std::ptr::eq(claims, reading.main()).then(|| claims.text.span(claim.first, claim.last));
                return Some(Found { distractor, span });
            }
        }
    }
    None
}

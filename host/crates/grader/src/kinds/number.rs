//! Number: exactly this number is asserted, and no other of the same sort beside it.

use belljar_answer_key::{Distractor, Expected};

use crate::claims::attribution::{Who, is_of_another};
use crate::claims::decline::find_decline;
use crate::claims::english;
use crate::claims::{Claims, Standing};
use crate::distractor::Found;
use crate::needle::{Mention, Needle};
use crate::normalize::{Text, TokenKind};
use crate::read::Decimal;
use crate::read::date::dates;
use crate::read::duration::{durations, is_time_unit};
use crate::read::quantity::{After, Quantity, Role, after, counted_noun, quantities};
use crate::reading::Reading;
use crate::word_table::has;
use crate::{Label, Ruling};

/// What is counted or measured, as far as the key and the question say.
struct Sort {
    /// Nouns of the key: its object and unit.
    named: Vec<String>,
    /// Whether the key names them.
    strict: bool,
    /// Content words of the question.
    asked: Vec<String>,
}

/// A number that an answer puts forward.
struct Candidate {
    /// Whether it is said of somebody who holds a distractor.
    anothers: bool,
    mention: Mention,
    number: Decimal,
    /// Whether it stands alone or before what is asked for; another noun makes it a second choice.
    primary: bool,
    standing: Standing,
}

/// Rules on an answer to a number question.
pub(crate) fn rule(reading: &Reading<'_>, number: &str, object: Option<&str>, unit: Option<&str>) -> Ruling {
    let Some(expected) = Decimal::parse(number) else {
        return Ruling::zero(Label::Wrong, "number.key", "the key holds no number");
    };
    let sort = Sort::new(reading, object, unit);
    let main = reading.main();
    let candidates = candidates(reading, main, &sort, reading.value.is_some());
    let said = claimed(reading, &candidates);
    let ruling = match &said {
        Said::One(said) if said.number == expected => Ruling::right("number.equal", format!("says {expected}"))
            .reading(expected.to_string())
            .at(Some(span(main, said))),
        Said::One(said) => Ruling::zero(Label::Wrong, "number.other", format!("says {}, not {expected}", said.number))
            .reading(said.number.to_string())
            .at(Some(span(main, said))),
        Said::Several(all) => {
            let all: Vec<String> = all.iter().map(ToString::to_string).collect();
            return Ruling::zero(Label::Wrong, "number.several", "says several numbers").reading(all);
        }
        Said::None if says_none(main, &sort) => {
            if expected.is_zero() {
                Ruling::right("number.none", "says that there are none").reading("0")
            } else {
                Ruling::zero(Label::Wrong, "number.other", format!("says none, not {expected}")).reading("0")
            }
        }
        Said::None if reading.declines_in_words() => {
            return Ruling::zero(Label::DeclinedWrongly, "number.declined", "declines, but there is an answer");
        }
        Said::None => return Ruling::zero(Label::Wrong, "number.none-said", "says no number of what was asked for"),
    };
    if ruling.label == Label::Correct && reading.value.is_some() {
        return against_text(reading, &expected, &sort).unwrap_or(ruling);
    }
    if ruling.label == Label::Correct && denies(reading, main, &expected, &sort) {
        return Ruling::zero(Label::Wrong, "number.denied", format!("says that it isn't {expected}, too"));
    }
    ruling
}

/// Holds a right value against the text: it must not deny it, decline, or say another number.
fn against_text(reading: &Reading<'_>, expected: &Decimal, sort: &Sort) -> Option<Ruling> {
    if reading.sides().any(|claims| denies(reading, claims, expected, sort)) {
        return Some(Ruling::zero(Label::Wrong, "number.denied", format!("the text says that it isn't {expected}")));
    }
    let candidates = candidates(reading, &reading.text, sort, false);
    match claimed(reading, &candidates) {
        Said::One(said) if said.number != *expected && said.primary => {
            Some(Ruling::zero(Label::Wrong, "number.text-other", format!("the text says {}", said.number)))
        }
        Said::Several(all) if !all.is_empty() => {
            Some(Ruling::zero(Label::Wrong, "number.text-several", "the text says several numbers"))
        }
        Said::None if find_decline(&reading.text).is_some() => Some(Ruling::zero(
            Label::DeclinedWrongly,
            "number.text-declines",
            "the value answers, but the text declines",
        )),
        _ => None,
    }
}

/// What number an answer claims.
enum Said<'a> {
    None,
    One(&'a Candidate),
    Several(Vec<Decimal>),
}

/// Settles on the one number that is claimed.
fn claimed<'a>(reading: &Reading<'_>, candidates: &'a [Candidate]) -> Said<'a> {
    // What is counts before what was; what was counts if that was asked for, or nothing was.
    let of = |standing: Standing| -> Vec<&Candidate> {
        let stands = |candidate: &&Candidate| !candidate.anothers && candidate.standing == standing;
        let all: Vec<&Candidate> = candidates.iter().filter(stands).collect();
        let primary: Vec<&Candidate> = all.iter().copied().filter(|candidate| candidate.primary).collect();
        if primary.is_empty() { all } else { primary }
    };
    let mut primary = of(Standing::Asserted);
    if primary.is_empty() && (reading.past || reading.question.is_empty()) {
        primary = of(Standing::Past);
    }
    let Some(first) = primary.first() else { return Said::None };
    if primary.iter().all(|candidate| candidate.number == first.number) {
        return Said::One(first);
    }
    if let Some(whole) = breakdown(&primary) {
        return Said::One(whole);
    }
    let mut all: Vec<Decimal> = Vec::new();
    // Only the first few are shown.
    for candidate in primary.iter().take(16) {
        if !all.contains(&candidate.number) {
            all.push(candidate.number.clone());
        }
    }
    Said::Several(all)
}

/// "3 in spring and 2 in autumn, so 5": the largest number is the sum of all others. No list of guesses gains by
/// it: a list has one sum.
fn breakdown<'a>(candidates: &[&'a Candidate]) -> Option<&'a Candidate> {
    let largest = *candidates.iter().max_by(|one, other| one.number.compare_size(&other.number))?;
    let mut sum: u128 = 0;
    let mut parts = 0;
    for candidate in candidates.iter().filter(|candidate| candidate.number != largest.number) {
        sum = sum.checked_add(candidate.number.to_u128()?)?;
        parts += 1;
    }
    (parts >= 2 && largest.number.to_u128()? == sum).then_some(largest)
}

/// Tells whether a side denies the expected number: "not 5 cats".
fn denies(reading: &Reading<'_>, claims: &Claims, expected: &Decimal, sort: &Sort) -> bool {
    candidates(reading, claims, sort, true)
        .iter()
        .any(|candidate| candidate.standing == Standing::Denied && candidate.number == *expected)
}

fn span(claims: &Claims, candidate: &Candidate) -> (usize, usize) {
    claims.text.span(candidate.mention.first, candidate.mention.last)
}

impl Sort {
    fn new(reading: &Reading<'_>, object: Option<&str>, unit: Option<&str>) -> Self {
        let mut named = Vec::new();
        for words in [object, unit].into_iter().flatten() {
            let text = Text::new(words);
            // Of several words the last one is the noun: "rescue cats".
            named.extend((0..text.len()).rev().find(|at| text.is_content(*at)).map(|at| text.form(at).to_owned()));
        }
        let question = &reading.question;
        let asked = (0..question.len())
            .filter(|at| question.kind(*at) == TokenKind::Word && !has(english::SMALL_WORDS, question.form(*at)))
            .map(|at| question.form(at).to_owned())
            .collect();
        Self { strict: !named.is_empty(), named, asked }
    }

    /// Tells whether lengths of time are asked for, so that "9 years" counts.
    fn asks_time(&self) -> bool {
        self.named.iter().chain(&self.asked).any(|word| word.len() > 1 && is_time_unit(word))
    }
}

/// Finds the numbers that an answer puts forward: not those of dates, times, ages, names, nor those of the question.
fn candidates(reading: &Reading<'_>, claims: &Claims, sort: &Sort, in_value: bool) -> Vec<Candidate> {
    let text = &claims.text;
    let mut taken: Vec<(usize, usize)> = dates(text, &reading.check.locale)
        .iter()
        .filter(|date| date.last > date.first)
        .map(|date| (date.first, date.last))
        .collect();
    if !sort.asks_time() {
        taken.extend(durations(text).iter().map(|duration| (duration.first, duration.last)));
    }
    taken.sort_unstable();
    let is_taken = |at: usize| {
        let after = taken.partition_point(|(first, _)| *first <= at);
        after > 0 && taken[after - 1].1 >= at
    };
    let asked: Vec<Decimal> = quantities(&reading.question).into_iter().map(|quantity| quantity.number).collect();
    quantities(text)
        .into_iter()
        .filter(|quantity| !is_taken(quantity.first) && !is_ages_or_clock(text, quantity, sort))
        .filter(|quantity| in_value || !asked.contains(&quantity.number))
        .filter_map(|quantity| {
            let primary = is_primary(text, &quantity, sort)?;
            let mention = Mention { first: quantity.first, last: quantity.last, needle: 0, unmarked: false };
            let anothers = reading.is_of_somebody(claims, mention);
            Some(Candidate {
                anothers,
                mention,
                number: quantity.number,
                primary,
                standing: claims.standing(quantity.first),
            })
        })
        .collect()
}

fn is_ages_or_clock(text: &Text, quantity: &Quantity, sort: &Sort) -> bool {
    match quantity.role {
        Role::Name | Role::Bound | Role::Whole => true,
        Role::Times => {
            sort.strict
                && !sort.named.iter().any(|noun| noun == "times" || noun == "time")
                && !sort.asked.iter().any(|word| word == "times" || word == "often")
        }
        Role::Count => {
            !sort.asks_time() && is_time_unit(text.form(quantity.last + 1)) && text.form(quantity.last + 1).len() > 1
        }
    }
}

/// Tells whether a number counts what is asked for: none if it counts something else for certain.
fn is_primary(text: &Text, quantity: &Quantity, sort: &Sort) -> Option<bool> {
    if quantity.role == Role::Times {
        let asks_times = sort.named.iter().chain(&sort.asked).any(|word| matches!(&**word, "times" | "time" | "often"));
        return Some(asks_times || sort.asked.is_empty());
    }
    let named = counted_noun(text, quantity, &sort.named).is_some() || money_before(text, quantity, sort);
    if named {
        return Some(true);
    }
    let alone = match after(text, quantity) {
        After::Nothing => true,
        After::Noun(at) => {
            matches!(text.form(at), "time" | "times" | "altogether" | "different" | "distinct" | "separate")
                && text.form(at + 1) != "o"
        }
    };
    if alone {
        return Some(true);
    }
    if sort.strict {
        return None;
    }
    Some(counted_noun(text, quantity, &sort.asked).is_some())
}

/// "$40": the sign of money stands before.
fn money_before(text: &Text, quantity: &Quantity, sort: &Sort) -> bool {
    quantity.first > 0 && sort.named.iter().any(|noun| crate::normalize::same_unit(noun, text.form(quantity.first - 1)))
}

/// "None", "no cats", "you don't have any".
fn says_none(claims: &Claims, sort: &Sort) -> bool {
    let text = &claims.text;
    let whole = text.joined();
    if matches!(&*whole, "none" | "no" | "never" | "nothing" | "nil" | "not any" | "not once") {
        return true;
    }
    (0..text.len()).any(|at| {
        let noun = (at + 1..at + 4)
            .any(|next| sort.named.iter().chain(&sort.asked).any(|noun| crate::read::same_stem(noun, text.form(next))));
        match text.form(at) {
            "none" => find_decline(claims).is_none(),
            "no" | "any" => {
                noun && find_decline(claims).is_none()
                    && (text.form(at) == "no" || claims.standing(at) == Standing::Denied)
            }
            _ => false,
        }
    })
}

/// Finds a distractor number that is asserted.
pub(crate) fn find_distractor<'a>(reading: &Reading<'a>) -> Option<Found<'a>> {
    let Expected::Number { number, object, unit } = &reading.check.expected else { return None };
    let expected = Decimal::parse(number);
    let sort = Sort::new(reading, object.as_deref(), unit.as_deref());
    for claims in reading.sides() {
        let in_value = reading.value.is_some() && std::ptr::eq(claims, reading.main());
        let candidates = candidates(reading, claims, &sort, in_value);
        for distractor in &reading.check.distractors {
            let Some(wrong) = number_of(distractor).filter(|wrong| Some(wrong) != expected.as_ref()) else { continue };
            let named = candidates.iter().find(|candidate| {
                let stands = matches!(candidate.standing, Standing::Asserted | Standing::Guessed)
                    || (candidate.standing == Standing::Past && reading.past);
                candidate.primary && stands && candidate.number == wrong && !is_anothers(claims, candidate, distractor)
            });
            if let Some(candidate) = named {
                let span = std::ptr::eq(claims, reading.main()).then(|| span(claims, candidate));
                return Some(Found { distractor, span });
            }
        }
    }
    None
}

fn number_of(distractor: &Distractor) -> Option<Decimal> {
    quantities(&Text::new(&distractor.value)).into_iter().next().map(|quantity| quantity.number)
}

fn is_anothers(claims: &Claims, candidate: &Candidate, distractor: &Distractor) -> bool {
    match &distractor.holder {
        Some(holder) => is_of_another(claims, candidate.mention, &Who::Holder(&Needle::new(holder))),
        None => is_of_another(claims, candidate.mention, &Who::Anybody),
    }
}

/// Tells whether a number is asserted with its unit beside it: all words of the unit, in any number.
pub(crate) fn asserts_number_with_unit(claims: &Claims, number: &str, unit: &str) -> bool {
    let Some(wanted) = Decimal::parse(number) else { return false };
    let unit = Text::new(unit);
    let words: Vec<usize> = (0..unit.len()).filter(|at| unit.is_content(*at)).collect();
    quantities(&claims.text).iter().any(|quantity| {
        quantity.number == wanted
            && matches!(claims.standing(quantity.first), Standing::Asserted | Standing::Past | Standing::Context)
            && unit_follows(&claims.text, quantity, &unit, &words)
    })
}

fn unit_follows(text: &Text, quantity: &Quantity, unit: &Text, words: &[usize]) -> bool {
    let same = |at: usize, word: usize| {
        let (form, unit) = (text.form(at), unit.form(word));
        crate::read::same_stem(form, unit) || crate::normalize::same_unit(form, unit)
    };
    if let [word] = words
        && quantity.first > 0
        && matches!(text.form(quantity.first - 1), "$" | "€" | "£" | "¥")
        && same(quantity.first - 1, *word)
    {
        return true;
    }
    let mut at = quantity.last + 1;
    for word in words {
        while matches!(text.form(at), "-" | "'" | "\"") {
            at += 1;
        }
        // "Per cent" is two words, of which the unit has one.
        if unit.form(*word) == "%" && text.form(at) == "per" && text.form(at + 1) == "cent" {
            at += 2;
            continue;
        }
        if !text.is_content(at) || !same(at, *word) {
            return false;
        }
        at += 1;
    }
    true
}

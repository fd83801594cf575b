//! What must hold for any key and any text.

use belljar_answer_key::{Check, Distractor, Expected};
use belljar_grader::{Given, Score, grade_answer};
use jiff::civil::Date;
use proptest::prelude::*;

/// Names that no rule knows: syllables, as the generator coins them.
fn name() -> impl Strategy<Value = String> {
    "[B-DF-HJ-NP-TV-Z][aeiou][b-df-hj-np-tv-z][aeiou](l|n|r|s)(ton|berg|mere|wick|dale)?"
}

/// Codes such as `KD7Q-42XB`.
fn code() -> impl Strategy<Value = String> {
    "[A-HJ-NP-Z]{2}[2-9][A-HJ-NP-Z]-[2-9]{2}[A-HJ-NP-Z]{2}"
}

/// Different values of one sort: the right one first.
fn values() -> impl Strategy<Value = Vec<String>> {
    let distinct = |values: &Vec<String>| {
        let folded: Vec<String> = values.iter().map(|value| value.to_lowercase()).collect();
        (0..folded.len())
            .all(|at| (0..at).all(|other| !folded[at].contains(&folded[other]) && !folded[other].contains(&folded[at])))
    };
    prop_oneof![
        prop::collection::vec(name(), 4).prop_filter("distinct", distinct),
        prop::collection::vec(code(), 4).prop_filter("distinct", distinct),
    ]
}

/// A key of some kind, a right answer to it, a wrong one, and a denial of the right one.
#[derive(Clone, Debug)]
struct Case {
    check: Check,
    /// Says that the right answer is wrong.
    denial: String,
    gold: Given,
    wrong: Given,
}

fn said(text: impl Into<String>, value: Option<&str>) -> Given {
    Given { text: text.into(), value: value.map(str::to_owned), ..Given::default() }
}

fn check(question: &str, expected: Expected, wrong: &[String]) -> Check {
    let distractors = wrong.iter().map(|value| Distractor { holder: None, value: value.clone(), why: None }).collect();
    Check { distractors, now: Some(Date::constant(2026, 6, 1)), ..Check::new(question, expected) }
}

fn value_case(values: &[String], filled: bool) -> Case {
    let (gold, wrong) = (&values[0], &values[1..]);
    let expected = Expected::Value { accept: vec![gold.clone()] };
    Case {
        check: check("What is the name of my boat?", expected, wrong),
        denial: format!("It is not {gold}."),
        gold: said(format!("It is {gold}."), filled.then_some(gold)),
        wrong: said(format!("It is {}.", wrong[0]), filled.then_some(&*wrong[0])),
    }
}

fn list_case(values: &[String], filled: bool, ordered: bool) -> Case {
    let items: Vec<Vec<String>> = values[..3].iter().map(|item| vec![item.clone()]).collect();
    let expected = if ordered { Expected::OrderedList { items } } else { Expected::List { items } };
    let all = values[..3].join("; ");
    Case {
        check: check("Which boats have I had?", expected, &values[3..]),
        denial: format!("You never had {}.", values[0]),
        gold: said(format!("You had {}.", values[..3].join(", ")), filled.then_some(&*all)),
        wrong: said(format!("You had {}.", values[3]), filled.then_some(&*values[3])),
    }
}

fn number_case(number: u32, filled: bool) -> Case {
    let (gold, near) = (number.to_string(), (number + 1).to_string());
    let expected = Expected::Number { number: gold.clone(), object: Some("boats".to_owned()), unit: None };
    Case {
        check: check("How many boats have I had?", expected, &[near.clone(), (number + 2).to_string()]),
        denial: format!("It is not {gold}."),
        gold: said(format!("You have had {gold} boats."), filled.then_some(&*gold)),
        wrong: said(format!("You have had {near} boats."), filled.then_some(&*near)),
    }
}

fn date_case(day: i8, filled: bool) -> Case {
    let expected = Expected::Date { date: Date::constant(2026, 4, day) };
    let gold = format!("{day} April 2026");
    Case {
        check: check("When did I launch my boat?", expected, &[format!("{day} May 2026")]),
        denial: format!("It wasn't {gold}."),
        gold: said(format!("It was on {gold}."), filled.then_some(&*gold)),
        wrong: said(format!("It was on {day} May 2026."), filled.then_some("1 March 2026")),
    }
}

fn duration_case(weeks: u64, filled: bool) -> Case {
    let expected = Expected::Duration { days: Some(7 * weeks), seconds: None };
    let gold = format!("{weeks} weeks");
    Case {
        check: check("How long did the repair take?", expected, &[format!("{weeks} years")]),
        denial: format!("It was not {gold}."),
        gold: said(format!("It took {gold}."), filled.then_some(&*gold)),
        wrong: said(format!("It took {weeks} years."), filled.then_some("30 years")),
    }
}

fn activity_case(ended: bool) -> Case {
    let activity = vec!["climbing".to_owned()];
    let (gone, on) = ("You gave up climbing.", "You still go climbing every week.");
    let expected = if ended { Expected::EndedActivity { activity } } else { Expected::OngoingActivity { activity } };
    let (gold, wrong, denial) =
        if ended { (gone, on, "You never gave up climbing.") } else { (on, gone, "You don't go climbing any more.") };
    Case {
        check: check("How do I feel about climbing?", expected, &[]),
        denial: denial.to_owned(),
        gold: said(gold, None),
        wrong: said(wrong, None),
    }
}

fn decline_case(values: &[String]) -> Case {
    Case {
        check: check("What is the name of my boat?", Expected::Decline {}, values),
        denial: format!("It is {}.", values[0]),
        gold: said("I don't know; you never told me.", None),
        wrong: said(format!("It is {}.", values[1]), Some(&values[1])),
    }
}

fn any_case() -> impl Strategy<Value = Case> {
    (values(), 0..8_usize, any::<bool>(), 2..60_u32).prop_map(|(values, kind, filled, number)| match kind {
        0 => value_case(&values, filled),
        1 => list_case(&values, filled, false),
        2 => list_case(&values, filled, true),
        3 => number_case(number, filled),
        4 => date_case(i8::try_from(number % 28 + 1).unwrap(), filled),
        5 => duration_case(u64::from(number) + 3, filled),
        6 => activity_case(filled),
        _ => decline_case(&values),
    })
}

fn score(case: &Case, given: &Given) -> Score {
    grade_answer(&case.check, given).score
}

fn with_text(given: &Given, change: impl Fn(&str) -> String) -> Given {
    Given { text: change(&given.text), ..given.clone() }
}

/// Changes value and text alike.
fn skinned(given: &Given, change: impl Fn(&str) -> String) -> Given {
    Given { text: change(&given.text), value: given.value.as_deref().map(&change), ..given.clone() }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn gold_is_right_and_wrong_is_wrong(case in any_case()) {
        prop_assert_eq!(score(&case, &case.gold), Score::ONE, "{}", grade_answer(&case.check, &case.gold).reason);
        prop_assert_eq!(score(&case, &case.wrong), Score::ZERO);
    }

    #[test]
    fn nothing_said_is_nothing(case in any_case(), blank in "[ \t\n\u{a0}\u{200b}\u{2060}\u{feff}\u{ad}\u{3164}]{0,8}", declined in any::<bool>()) {
        let given = Given { declined, text: blank.clone(), value: Some(blank), ..Given::default() };
        prop_assert_eq!(score(&case, &given), Score::ZERO);
    }

    #[test]
    fn skins_change_nothing(case in any_case()) {
        for given in [&case.gold, &case.wrong] {
            let before = score(&case, given);
            let skins: [&dyn Fn(&str) -> String; 12] = [
                &|text| format!("**{text}**"),
                &|text| format!("`{text}`"),
                &|text| format!("_{text}_"),
                &|text| format!("- {text}"),
                &|text| format!("> {text}"),
                &|text| format!("## {text}"),
                &|text| format!("  {text}\n"),
                &|text| format!("\u{201c}{text}\u{201d}"),
                &|text| text.replace('\'', "\u{2019}"),
                &|text| text.replace(' ', "\u{a0}"),
                &|text| text.replace('o', "o\u{200b}"),
                &|text| text.chars().map(wide).collect(),
            ];
            for (ordinal, skin) in skins.iter().enumerate() {
                let skinned = skinned(given, skin);
                prop_assert_eq!(score(&case, &skinned), before, "skin {}: {:?}", ordinal, skinned);
            }
        }
    }

    #[test]
    fn appending_a_distractor_never_raises(case in any_case(), at in 0..4_usize, form in 0..4_usize) {
        for given in [&case.gold, &case.wrong] {
            let before = score(&case, given);
            for distractor in case.check.distractors.iter().skip(at).take(1) {
                let wrong = &distractor.value;
                let more = match form {
                    0 => format!(" It is {wrong}."),
                    1 => format!(" Or {wrong}."),
                    2 => format!(" ({wrong})"),
                    _ => format!(", {wrong}"),
                };
                let stuffed = with_text(given, |text| format!("{text}{more}"));
                prop_assert!(score(&case, &stuffed) <= before, "{:?}", stuffed);
                if before == Score::ONE {
                    prop_assert!(score(&case, &stuffed) < before, "{:?}", stuffed);
                }
            }
        }
    }

    #[test]
    fn appending_a_denial_never_keeps_full_score(case in any_case()) {
        let denied = with_text(&case.gold, |text| format!("{text} {}", case.denial));
        prop_assert!(score(&case, &denied) < Score::ONE, "{:?}", denied);
        let denied = with_text(&case.gold, |text| format!("{} {text}", case.denial));
        prop_assert!(score(&case, &denied) < Score::ONE, "{:?}", denied);
    }

    #[test]
    fn denying_distractors_never_raises(case in any_case()) {
        for given in [&case.gold, &case.wrong, &said("I can't say much.", None)] {
            let before = score(&case, given);
            let denials: Vec<String> = case.check.distractors.iter().map(|distractor| format!("Not {}.", distractor.value)).collect();
            let more = with_text(given, |text| format!("{text} {}", denials.join(" ")));
            prop_assert!(score(&case, &more) <= before, "{:?}", more);
        }
    }

    #[test]
    fn a_part_of_the_answer_is_no_answer(values in values(), length in 1..12_usize) {
        let case = value_case(&values, true);
        let gold = &values[0];
        let part: String = gold.chars().take(length.min(gold.chars().count() - 1)).collect();
        prop_assert_eq!(score(&case, &said(part.clone(), Some(&part))), Score::ZERO);
        let tail: String = gold.chars().skip(1).collect();
        prop_assert_eq!(score(&case, &said(tail.clone(), None)), Score::ZERO);
    }

    #[test]
    fn arbitrary_text_never_panics_and_spans_fit(case in any_case(), text in any::<String>(), value in proptest::option::of(any::<String>())) {
        let given = Given { text, value, ..Given::default() };
        let ruling = grade_answer(&case.check, &given);
        if let Some((start, end)) = ruling.span {
            let value = given.value.as_deref().filter(|value| value.get(start..end).is_some());
            prop_assert!(value.is_some() || given.text.get(start..end).is_some());
        }
    }

    #[test]
    fn noisy_text_never_panics(case in any_case(), words in prop::collection::vec(prop::sample::select(WORDS), 0..40)) {
        let given = said(words.join(" "), None);
        let spaced = grade_answer(&case.check, &given);
        let glued = grade_answer(&case.check, &said(words.concat(), Some(&words.join(""))));
        prop_assert!(spaced.score <= Score::ONE && glued.score <= Score::ONE);
    }
}

/// Words that the rules know, to be thrown together.
const WORDS: &[&str] = &[
    "not", "never", ",", ".", ";", ":", "(", ")", "5", "April", "14", "-", "weeks", "a", "half", "and", "year",
    "climbing", "gave", "up", "still", "no", "longer", "until", "before", "from", "moved", "to", "It", "is", "wrong",
    "that", "?", "!", "1,500", "k", "twenty", "one", "dozen", "\n", "**", "`", "None", "of", "these", "rather", "than",
    "if", "I", "don't", "know", "\u{200b}", "é", "½", "$", "%", "’", "2026", "/", "or", "be", "was", "'s", "Dana", "—",
    "日", "[", "](", "<b>",
];

/// The full-width form of a letter or digit.
fn wide(character: char) -> char {
    match character {
        'a'..='z' | 'A'..='Z' => char::from_u32(u32::from(character) + 0xfee0).unwrap_or(character),
        _ => character,
    }
}

//! Reports and renderings of a run that was made by hand.

use belljar_answer_key::Half;
use belljar_exam::{CaseId, is_canonical};
use belljar_grader::Score;
use belljar_transcript::Outcome;
use unicode_width::UnicodeWidthStr as _;

use crate::fixture::{Fixture, HOSTILE, PLAIN};
use crate::{
    DatasetCounts, DeletionResidue, Report, ReportError, ShowError, TextStyle, case_list, render_csv, render_html,
    render_junit, render_markdown, render_text, show_case,
};

const AGAIN: &str = "belljar run my-agent.wasm --suite assistant --size small --seed 7";

#[test]
fn counts_come_before_rates() {
    let report = Fixture::new().report();
    let half = |half| report.halves.iter().find(|group| group.half == half).map(|group| &group.tally).unwrap();
    assert_eq!((half(Half::Tool).cases, half(Half::Tool).right), (2, 1));
    assert_eq!((half(Half::Memory).cases, half(Half::Memory).right), (3, 1));
    // The case that the transcript doesn't hold stays in the denominator.
    assert_eq!(half(Half::Memory).mean, Some(Score::ratio(1, 3)));
    assert_eq!(half(Half::Memory).outcomes["missing"], 1);
    let names: Vec<&str> = report.axes.iter().map(|group| &*group.name).collect();
    assert_eq!(names, ["direct-routing", "multi-step", "recall", "update"]);
    assert_eq!(report.failures().count(), 3);
}

#[test]
fn the_counts_of_a_report_are_those_of_its_key() {
    let fixture = Fixture::new();
    let key = DatasetCounts::of_key(&fixture.key);
    let mut report = fixture.report();
    assert_eq!(key.check(&DatasetCounts::of_report(&report)), Ok(()));
    report.axes[2].tally.cases -= 1;
    let error = key.check(&DatasetCounts::of_report(&report)).unwrap_err();
    assert_eq!((&*error.axis, error.expected, error.found), ("recall", 2, 1));
    report.axes.swap_remove(2);
    assert_eq!(key.check(&DatasetCounts::of_report(&report)).unwrap_err().found, 0);
}

#[test]
fn verdicts_of_another_key_are_refused() {
    let mut fixture = Fixture::new();
    fixture.grades.verdicts.pop();
    let Fixture { exam, grades, key, manifest, transcript } = &fixture;
    let residue = DeletionResidue::default();
    assert_eq!(Report::new(exam, key, manifest, transcript, grades, residue), Err(ReportError::Verdicts));
}

#[test]
fn a_report_is_canonical_and_reads_back() {
    let report = Fixture::new().report();
    let json = report.to_json();
    assert!(is_canonical(json.as_bytes()), "{json}");
    assert_eq!(serde_json::from_str::<Report>(&json).unwrap(), report);
    let more = json.replacen('{', "{\"aaa\":1,", 1);
    assert!(serde_json::from_str::<Report>(&more).is_err(), "unknown fields are refused");
    let twice = json.replacen('{', "{\"seed\":\"7\",", 1);
    assert!(serde_json::from_str::<Report>(&twice).is_err(), "doubled fields are refused");
}

#[test]
fn a_report_does_not_depend_on_the_machine() {
    let mut fixture = Fixture::new();
    let before = fixture.report().sha256();
    fixture.manifest.host_target = "aarch64-apple-darwin".to_owned();
    fixture.manifest.isolation = vec!["seccomp".to_owned()];
    assert_eq!(fixture.report().sha256(), before);
    fixture.manifest.seed = "8".to_owned();
    assert_ne!(fixture.report().sha256(), before);
}

#[test]
fn the_text_says_what_matters_and_ends_with_the_command() {
    let report = Fixture::new().report();
    let text = render_text(&report, AGAIN, &PLAIN);
    let sections: Vec<&str> = ["Belljar ", "Composite ", "Axes ", "What failed ", "Use ", "The same again"]
        .into_iter()
        .map(|name| text.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("no {name}:\n{text}")))
        .collect();
    assert!(sections[0].contains("assistant · small · seed 7"), "{}", sections[0]);
    assert!(sections[1].contains("95 % interval"), "{}", sections[1]);
    assert!(sections[3].contains("3 of 5 cases"), "{}", sections[3]);
    assert_eq!(text.lines().last().unwrap().trim(), AGAIN);
    // The reason stands before the case.
    let reason = report.cases[3].reason.raw();
    let (why, place) = (text.find(reason).unwrap(), text.find("c-4, recall").unwrap());
    assert!(why < place, "{text}");
    assert!(text.contains("answered You live in Oslo now.") && text.contains("asked    What about c-4?"), "{text}");
    assert!(text.contains("nothing: missing"), "{text}");
    assert!(text.contains("1,234,567"), "{text}");
    assert!(text.contains("1 of 1 deleted value still in the memory store"), "{text}");
    assert!(render_markdown(&report).contains("Deletion residue: 1 of 1"));
}

#[test]
fn an_incomplete_run_has_no_composite_anywhere() {
    let mut fixture = Fixture::new();
    let record = fixture.transcript.cases.get_mut(&CaseId::new("c-3")).unwrap();
    record.outcome = Outcome::Deadline;
    fixture.regrade();
    let report = fixture.report();
    assert!(!report.is_complete());
    assert_eq!(report.run.composite, None);
    let text = render_text(&report, AGAIN, &PLAIN);
    assert!(text.contains("the run is incomplete: 1 case lost to the host"), "{text}");
    assert!(render_markdown(&report).contains("No composite"));
    // It is neither right nor a failure of the agent.
    assert!(report.failures().all(|row| row.case != CaseId::new("c-3")));
}

#[test]
fn hostile_text_is_inert_in_every_rendering() {
    let mut fixture = Fixture::new();
    fixture.manifest.component.name = HOSTILE.to_owned();
    let report = fixture.report();
    let case = CaseId::new("c-2");
    let renderings = [
        ("text", render_text(&report, &format!("belljar run {HOSTILE}"), &PLAIN)),
        ("markdown", render_markdown(&report)),
        ("show", show_case(&fixture.run(), &case, &PLAIN).unwrap()),
        ("list", case_list(&fixture.key, &fixture.grades, &PLAIN)),
        ("html", render_html(&report, &fixture.run(), &format!("belljar run {HOSTILE}")).unwrap()),
        ("junit", render_junit(&report)),
        ("csv", render_csv(&report).replace("\r\n", "\n")),
    ];
    for (name, text) in &renderings {
        let hidden = text.chars().find(|character| {
            character.is_control() && *character != '\n' || ['\u{200b}', '\u{202e}'].contains(character)
        });
        assert_eq!(hidden, None, "{name}");
    }
    let markdown = &renderings[1].1;
    assert!(!markdown.contains("<img") && !markdown.contains("**x**"), "{markdown}");
    // No line of the agent's becomes a line of its own, which could pass for ours.
    assert!(markdown.lines().all(|line| !line.starts_with("# belljar")), "{markdown}");
    assert!(!render_text(&report, AGAIN, &PLAIN).lines().any(|line| line.trim_start().starts_with("# belljar")));
    // A table row has as many cells as its head, whatever an agent wrote.
    for line in markdown.lines().filter(|line| line.contains("c-2")) {
        assert_eq!(line.replace("\\|", "").matches('|').count(), 7, "{line}");
    }
}

#[test]
fn a_page_has_each_attribute_once_and_no_more_elements_than_ours() {
    let mut fixture = Fixture::new();
    fixture.grades.verdicts[3].ruling.span = Some((12, 16));
    let page = render_html(&fixture.report(), &fixture.run(), HOSTILE).unwrap();
    for tag in page.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        assert!(tag.matches(" class=").count() <= 1, "an attribute stands twice: {tag}");
        assert!(!tag.contains(" on") && !tag.contains(" style="), "the policy forbids this: {tag}");
    }
    assert_eq!((page.matches("<script>").count(), page.matches("<img").count()), (1, 0));
    assert_eq!(page.matches("<details class=\"case\"").count(), 5);
    assert!(page.contains("<mark>Oslo</mark>"), "the span that decided is marked");
}

#[test]
fn a_page_of_an_incomplete_run_says_why_it_has_no_composite() {
    let mut fixture = Fixture::new();
    fixture.transcript.complete = false;
    fixture.regrade();
    let page = render_html(&fixture.report(), &fixture.run(), AGAIN).unwrap();
    assert!(page.contains("No composite") && page.contains("the run is incomplete: it was cut off"));
    assert!(!page.contains("id=\"composite-t\""));
}

#[test]
fn lines_keep_to_the_width() {
    let fixture = Fixture::new();
    let report = fixture.report();
    for width in [40, 72, 80, 100, 120, 300] {
        let style = TextStyle { color: false, width };
        let show = show_case(&fixture.run(), &CaseId::new("c-2"), &style).unwrap();
        for line in render_text(&report, "belljar run a.wasm", &style).lines().chain(show.lines()) {
            assert!(line.width() <= width.clamp(72, 120), "{width}: {line}");
        }
    }
}

#[test]
fn colour_changes_nothing_but_colour() {
    let report = Fixture::new().report();
    let coloured = render_text(&report, AGAIN, &TextStyle { color: true, ..PLAIN });
    assert!(coloured.contains("\u{1b}["));
    let mut plain = String::new();
    let mut parts = coloured.split("\u{1b}[");
    plain.push_str(parts.next().unwrap());
    for part in parts {
        plain.push_str(part.split_once('m').unwrap().1);
    }
    assert_eq!(plain, render_text(&report, AGAIN, &PLAIN));
}

#[test]
fn the_canary_is_told() {
    let mut fixture = Fixture::new();
    assert!(fixture.report().canary_cases.is_empty());
    let record = fixture.transcript.cases.get_mut(&CaseId::new("c-3")).unwrap();
    record.answer.as_mut().unwrap().value = Some("see canary-veshtin".into());
    let report = fixture.report();
    assert_eq!(report.canary_cases, [CaseId::new("c-3")]);
    assert!(render_text(&report, AGAIN, &PLAIN).contains("canary stands in 1 answer"));
    assert!(render_markdown(&report).contains("canary"));
}

#[test]
fn a_case_is_shown_whole() {
    let mut fixture = Fixture::new();
    let ruling = &mut fixture.grades.verdicts[3].ruling;
    ruling.span = Some((12, 16));
    let text = show_case(&fixture.run(), &CaseId::new("c-4"), &PLAIN).unwrap();
    for part in [
        "What about c-4?",
        "question after wave 1",
        "You live in Oslo now.",
        "Lisbon",
        "Oslo (Dana's)",
        "We moved to Lisbon last week.",
        "2026-01-02T01:00:00Z, user of u-1",
        &fixture.grades.verdicts[3].ruling.rule,
    ] {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
    let lines: Vec<&str> = text.lines().collect();
    let carets = lines.iter().position(|line| line.trim_start().starts_with('^')).unwrap();
    let at = lines[carets].find('^').unwrap();
    assert_eq!(&lines[carets - 1][at..at + 4], "Oslo");

    let show = |case| show_case(&fixture.run(), &CaseId::new(case), &PLAIN);
    assert!(show("c-5").unwrap().contains("the transcript doesn't hold this case"));
    assert_eq!(show("c-9"), Err(ShowError::NoCase(CaseId::new("c-9"))));
}

#[test]
fn the_list_has_a_line_a_case() {
    let fixture = Fixture::new();
    let list = case_list(&fixture.key, &fixture.grades, &PLAIN);
    assert_eq!(list.lines().count(), 5);
    assert!(list.lines().nth(2).unwrap().starts_with("c-3  1.000  correct"), "{list}");
}

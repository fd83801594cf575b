//! Rejections are listed, written, labelled and read back.

use belljar_answer_key::Half;
use belljar_grader::Score;

use super::{
    AuditRates, Mark, Rejection, SheetError, SheetFormat, match_rows, read_sheet, rejections, render_rates, write_sheet,
};
use crate::fixture::{Fixture, HOSTILE, PLAIN};

/// A rejection with hostile text in every place that an agent fills.
fn hostile(case: &str, kind: &str) -> Rejection {
    Rejection {
        axis: "recall".to_owned(),
        calls: vec![format!("{HOSTILE} {{}}").replace(['\r', '\n'], " "), "=cmd|' /C calc'!A0 {}".to_owned()],
        case: case.to_owned(),
        declined: true,
        expected: "=1+1".to_owned(),
        kind: kind.to_owned(),
        label: None,
        parsed: serde_json::json!(["-1", HOSTILE]),
        question: "\"quoted\"\tand tabbed".to_owned(),
        reason: format!("the value doesn't say {HOSTILE}"),
        rule: "value.not-said".to_owned(),
        run: "0123456789ab".to_owned(),
        score: Score::ratio(1, 3),
        text: HOSTILE.to_owned(),
        value: "'\"\\n\u{feff}\u{e0041}".to_owned(),
    }
}

#[test]
fn only_what_a_person_could_judge_is_listed() {
    let mut run = Fixture::new();
    let braga = run.key.cases[4].case.clone();
    run.transcript.cases.insert(braga.clone(), run.transcript.cases[&run.key.cases[2].case].clone());
    run.regrade();
    let found = rejections(&run.key, &run.transcript, &run.grades);
    // c-1 and c-3 are right, c-2 called other tools, c-4 asserts a distractor; c-5 says "Porto" for "Braga".
    assert_eq!(found.iter().map(|row| &*row.case).collect::<Vec<_>>(), [braga.as_str()]);
    let row = &found[0];
    assert_eq!((&*row.kind, &*row.rule, &*row.expected), ("value", "value.not-said", "Braga"));
    assert_eq!((&*row.text, &*row.value, row.label), ("It is Porto.", "", None));
    assert_eq!(row.run, run.transcript.hash.to_string()[..12]);
    assert_eq!(run.key.cases[4].half, Half::Memory);
}

#[test]
fn sheets_come_back_whole_from_hostile_text() {
    let rows = [hostile("c-1", "value"), Rejection { label: Some(Mark::Right), ..hostile("c-2", "list") }];
    for format in [SheetFormat::Tsv, SheetFormat::JsonLines] {
        let sheet = write_sheet(&rows, format);
        assert!(
            sheet.chars().all(|c| matches!(c, '\n' | '\t') || !belljar_transcript::GuestText::hides(c)),
            "{sheet:?}"
        );
        let read: Vec<Rejection> = read_sheet(&sheet).unwrap().into_iter().map(|row| row.rejection).collect();
        assert_eq!(read, rows);
        // As a spreadsheet on another system saves it.
        let saved = format!("\u{feff}{}", sheet.replace('\n', "\r\n"));
        assert_eq!(read_sheet(&saved).unwrap().len(), 2);
    }
    let tsv = write_sheet(&rows, SheetFormat::Tsv);
    assert_eq!(tsv.lines().count(), 3, "a row is a line");
    for line in tsv.lines() {
        assert_eq!(line.split('\t').count(), 15);
        assert!(line.split('\t').all(|cell| !cell.starts_with(['=', '+', '-', '@'])), "{line}");
    }
    assert_eq!(write_sheet(&[], SheetFormat::Tsv).lines().count(), 1);
    assert_eq!(read_sheet(&write_sheet(&[], SheetFormat::Tsv)).unwrap(), []);
}

#[test]
fn columns_may_be_moved_and_cells_quoted_by_a_spreadsheet() {
    let sheet = write_sheet(&[hostile("c-1", "value")], SheetFormat::Tsv);
    let moved: String = sheet
        .lines()
        .enumerate()
        .map(|(at, line)| {
            let (rest, label) = line.rsplit_once('\t').unwrap();
            let label = if at == 0 { label } else { "\" Right \"" };
            format!("{label}\t{rest}\n")
        })
        .collect();
    let rows = read_sheet(&moved).unwrap();
    assert_eq!(rows[0].rejection, Rejection { label: Some(Mark::Right), ..hostile("c-1", "value") });
    assert_eq!(rows[0].line, 2);
}

#[test]
fn what_is_no_sheet_is_refused_with_its_line() {
    let sheet = write_sheet(&[hostile("c-1", "value"), hostile("c-2", "value")], SheetFormat::Tsv);
    let refused = |sheet: &str| read_sheet(sheet).unwrap_err().to_string();
    assert!(refused("").contains("`run` is missing"));
    assert!(refused(&sheet.replace("label", "lable")).contains("`lable` is no column"));
    assert!(refused(&sheet.replace("\tkind\t", "\taxis\t")).contains("stands twice"));
    assert!(refused(&sheet.replace("c-2\t", "c-1\t")).contains("line 3 labels case c-1 of run 0123456789ab again"));
    assert!(refused(&format!("{sheet}a\tb\n")).contains("line 4 has 2 cells, the header 15"));
    assert!(refused(&sheet.replace("\tyes\t", "\tmaybe\t")).contains("line 2: the column `declined`"));
    assert!(refused(&sheet.replace("0.333333", "1.1")).contains("line 2: the column `score`"));
    let labelled = sheet.strip_suffix("\n").unwrap().to_owned() + "rihgt\n";
    assert!(refused(&labelled).contains("line 3: the column `label` must be right, wrong, unsure or empty"));
    let json = write_sheet(&[hostile("c-1", "value")], SheetFormat::JsonLines);
    assert!(refused(&format!("{json}\n{{}}")).contains("line 3 isn't a row"));
    let wrong = json.replace("\"label\":\"\"", "\"label\":\"maybe\"");
    assert!(matches!(read_sheet(&wrong), Err(SheetError::Json { line: 1, .. })));
}

#[test]
fn rows_of_other_runs_are_told() {
    let rows = read_sheet(&write_sheet(&[hostile("c-1", "value")], SheetFormat::Tsv)).unwrap();
    assert!(match_rows(&rows, &[hostile("c-1", "value")]).is_ok());
    let error = match_rows(&rows, &[hostile("c-2", "value")]).unwrap_err().to_string();
    assert_eq!(error, "line 2: case c-1 of run 0123456789ab isn't among the rejections of these runs");
}

#[test]
fn rates_are_of_what_was_judged() {
    let row = |at: usize, kind: &str, label| Rejection { label, ..hostile(&format!("c-{at}"), kind) };
    let mut rows: Vec<Rejection> = (0..30).map(|at| row(at, "value", Some(Mark::Wrong))).collect();
    rows.extend((30..40).map(|at| row(at, "value", Some(Mark::Unsure))));
    rows.extend([row(40, "list", None), row(41, "number", Some(Mark::Right)), row(42, "number", Some(Mark::Wrong))]);
    let rates = AuditRates::of(&read_sheet(&write_sheet(&rows, SheetFormat::Tsv)).unwrap());
    let kinds: Vec<&str> = rates.kinds.iter().map(|rate| &*rate.kind).collect();
    assert_eq!(kinds, ["list", "number", "value"]);
    let [list, number, value] = &rates.kinds[..] else { unreachable!("there are three kinds") };
    assert_eq!((list.rate, list.interval, list.unlabelled), (None, None, 1));
    assert_eq!((number.rate, number.right, number.wrong), (Some(Score::ratio(1, 2)), 1, 1));
    // 0 of 30: 0 to 0.114 (Wilson).
    let high = value.interval.unwrap().high.millionths();
    assert_eq!((value.rate, value.unsure, (high + 500) / 1000), (Some(Score::ZERO), 10, 114));
    assert_eq!((rates.all.right, rates.all.wrong, rates.all.unsure, rates.all.unlabelled), (1, 31, 10, 1));
    let text = render_rates(&rates, &PLAIN);
    assert!(text.contains("0.500, 0.095 to 0.905"), "{text}");
    assert!(text.lines().any(|line| line.trim_start().starts_with("list") && line.ends_with("  -")), "{text}");
}

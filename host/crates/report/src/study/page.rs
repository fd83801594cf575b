//! A study as a person reads it.

use belljar_answer_key::Half;

use super::{HalfSpread, ItemGroup, StudiedAgent, Study};
use crate::TextStyle;
use crate::render::{Sheet, SheetRow, SheetTable, Tone, count};
use crate::stats::{Millionths, Sign};

/// Letters that name tie groups.
const LETTERS: &[u8; 26] = b"abcdefghijklmnopqrstuvwxyz";

/// Renders a study for a terminal.
#[must_use]
pub fn render_study_text(study: &Study, style: &TextStyle) -> String {
    sheet(study).to_text(style)
}

/// Renders a study as Markdown.
#[must_use]
pub fn render_study_markdown(study: &Study) -> String {
    sheet(study).to_markdown()
}

fn sheet(study: &Study) -> Sheet {
    let mut sheet = Sheet::default();
    let exam = &study.exam;
    let number = |of: usize| u32::try_from(of).unwrap_or(u32::MAX);
    let (agents, seeds) = (count(number(study.agents.len()), "agent"), count(number(study.seeds.len()), "seed"));
    sheet.title(format!("study · {} · {} · {agents}, {seeds}", exam.suite, exam.size));
    sheet.fact("seeds", study.seeds.join(", "));
    sheet.fact("versions", format!("bench {}, grader {}, wasmtime {}", exam.bench, exam.grader, exam.wasmtime));
    if !study.left_out.is_empty() {
        let runs: Vec<String> =
            study.left_out.iter().map(|out| format!("{} on seed {}", out.agent.name, out.seed)).collect();
        sheet.fact("left out", format!("{}: not every agent took that seed", runs.join(", ")));
    }
    agents_table(&mut sheet, &study.agents);
    spread(&mut sheet, &study.halves);
    seeds_needed(&mut sheet, study);
    sheet.section("Axes", "difficulty 1 − mean; discrimination: correlation with all else; reliability");
    groups(&mut sheet, &study.axes);
    sheet.section("Categories", "the same");
    groups(&mut sheet, &study.categories);
    sheet
}

fn agents_table(sheet: &mut Sheet, agents: &[StudiedAgent]) {
    sheet.section("Agents", "composite ± standard error; agents that share a letter can't be told apart");
    let row = |studied: &StudiedAgent| {
        let measured = &studied.composite;
        let ends = measured.low.zip(measured.high).map(|(low, high)| format!("{} to {}", three(low), three(high)));
        let error = measured.standard_error.map_or_else(String::new, |error| format!("± {}", three(error)));
        let cells = vec![
            studied.agent.name.clone(),
            studied.agent.sha256.to_string()[..8].to_owned(),
            three(measured.mean),
            error,
            ends.unwrap_or_else(|| "-".to_owned()),
            letters(&studied.groups),
        ];
        SheetRow::Cells(Tone::Plain, cells)
    };
    sheet.table(SheetTable {
        columns: vec!["agent", "sha256", "composite", "", "95 % interval", "group"],
        rows: agents.iter().map(row).collect(),
    });
}

/// Writes tie groups as letters; beyond the alphabet as numbers.
fn letters(groups: &[u32]) -> String {
    let letter = |group: &u32| {
        let letter = usize::try_from(*group).ok().and_then(|at| LETTERS.get(at));
        letter.map_or_else(|| format!("({group})"), |letter| char::from(*letter).to_string())
    };
    groups.iter().map(letter).collect()
}

fn spread(sheet: &mut Sheet, halves: &[HalfSpread]) {
    sheet.section("Spread", "standard deviations of a case's score, by where they come from");
    let row = |half: &HalfSpread| {
        let cells = vec![
            format!("{} half", crate::half_name(half.half)),
            half.cases.to_string(),
            three_or_dash(half.seed),
            three_or_dash(half.case),
            three_or_dash(half.agent_seed),
            three(half.residual),
        ];
        SheetRow::Cells(Tone::Plain, cells)
    };
    sheet.table(SheetTable {
        columns: vec!["", "cases", "seed", "case", "agent × seed", "rest"],
        rows: halves.iter().map(row).collect(),
    });
}

fn seeds_needed(sheet: &mut Sheet, study: &Study) {
    sheet.section("Seeds needed", "to settle a gap between two agents' composites");
    let Some(deviation) = study.deviation_of_difference else {
        sheet.note("Unknown from one seed: take at least two.");
        return;
    };
    let points = |number: Millionths| number.show(100, 1, Sign::Negative);
    let needed: Vec<String> = study
        .seeds_needed
        .iter()
        .map(|needed| {
            let seeds = needed.seeds.map_or_else(|| "over 1000".to_owned(), |seeds| seeds.to_string());
            let gap = needed.gap.show(100, 0, Sign::Negative);
            format!("{gap} {}: {seeds}", if gap == "1" { "point" } else { "points" })
        })
        .collect();
    sheet.fact("needed", needed.join(" · "));
    let paired = if study.agents.len() > 1 { "measured over all pairs of agents" } else { "guessed from one agent" };
    sheet.fact("from", format!("{} points of deviation a seed in the difference of two, {paired}", points(deviation)));
}

fn groups(sheet: &mut Sheet, groups: &[ItemGroup]) {
    let mut rows = Vec::new();
    let mut half: Option<Half> = None;
    for group in groups {
        if half != Some(group.half) {
            rows.push(SheetRow::Group(crate::half_name(group.half).to_owned()));
            half = Some(group.half);
        }
        let flags: Vec<&str> = group.flags.iter().map(|flag| flag.name()).collect();
        let tone = if flags.is_empty() { Tone::Plain } else { Tone::Bad };
        let cells = vec![
            format!("  {}", group.name),
            group.cases.to_string(),
            three(group.difficulty),
            group.discrimination.map_or_else(|| "-".to_owned(), |number| number.show(1, 2, Sign::Negative)),
            group.reliability.map_or_else(|| "-".to_owned(), |number| number.show(1, 2, Sign::Negative)),
            flags.join(", "),
        ];
        rows.push(SheetRow::Cells(tone, cells));
    }
    sheet.table(SheetTable { columns: vec!["", "cases", "diffic.", "discr.", "reliab.", "flags"], rows });
}

fn three(number: Millionths) -> String {
    number.show(1, 3, Sign::Negative)
}

fn three_or_dash(number: Option<Millionths>) -> String {
    number.map_or_else(|| "-".to_owned(), three)
}

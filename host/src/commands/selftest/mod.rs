//! `belljar selftest`: prove this installation with agents of known score, and with hostile ones.

mod hostile;

use belljar_answer_key::Half;
use belljar_exam::BenchVersion;
use belljar_generator::generate;
use belljar_grader::{Grades, Score, grade};
use belljar_runner::Records;
use belljar_sandbox::{AgentConfig, Limits};
use belljar_seed::Seed;
use belljar_selftest::gates::{Measurement, all_gates, exposure_floors};
use belljar_selftest::{AGENTS, ExpectedScore, KnownAgent, gold_scripts, scripts_to_config, wrong_scripts};
use belljar_transcript::read_transcript;
use serde::Serialize;

use crate::cli::{Gates, SelftestArgs};
use crate::errors::{Failure, OrFail as _, Result};
use crate::examination::{Candidate, cores};
use crate::exit_code::Code;
use crate::isolation::Terms;
use crate::settings::Settings;
use crate::ui::{Printer, Progress};

/// Most differences that are listed for one agent and seed.
const DIFFERENCES_SHOWN: usize = 5;

/// What an agent did with one exam.
#[derive(Serialize)]
struct Row {
    agent: &'static str,
    composite: Option<Score>,
    differences: Vec<String>,
    memory_right: usize,
    memory_total: usize,
    ok: bool,
    seed: Seed,
    tool_right: usize,
    tool_total: usize,
}

pub(crate) fn selftest(args: &SelftestArgs, printer: &Printer, settings: &Settings) -> Result<Code> {
    let total = AGENTS.len() as u64 * u64::from(args.seeds);
    let progress = Progress::new(total, printer.draws_progress());
    let mut rows = Vec::new();
    for known in AGENTS {
        for seed in 1..=u64::from(args.seeds) {
            progress.say(format!("{} with seed {seed}", known.name));
            rows.push(examine(args, settings, known, Seed::new(seed))?);
            progress.step();
        }
    }
    progress.finish();
    let failed = rows.iter().filter(|row| !row.ok).count();
    let text = if args.json { lines(&rows)? } else { table(&rows, failed) };
    printer.data(&text)?;

    let mut loose = 0;
    for contained in hostile::examine_hostile(args, settings, printer)? {
        loose += contained.failed();
        let rows: Vec<_> = contained.rows().collect();
        printer.data(&if args.json { lines(&rows)? } else { contained.render() })?;
    }
    // They take a while, so that the answers are on the screen by then.
    let gates = match args.gates {
        Gates::None => Vec::new(),
        Gates::Floors => exposure_floors(),
        Gates::All => all_gates(),
    };
    let missed = gates.iter().filter(|gate| !gate.holds()).count();
    if !gates.is_empty() {
        printer.data(&if args.json { lines(&gates)? } else { gate_table(&gates, missed) })?;
    }
    if failed > 0 {
        return Err(Failure::new(Code::Mismatch, format!("{failed} of {} examinations differ", rows.len()))
            .hint("this installation's scores can't be trusted: build it anew, or report the fault"));
    }
    if loose > 0 {
        return Err(Failure::new(Code::Mismatch, format!("{loose} hostile agents were not contained"))
            .hint("run no stranger's component with this installation, and report the fault"));
    }
    if missed > 0 {
        return Err(Failure::new(Code::Mismatch, format!("{missed} of {} figures miss their bounds", gates.len()))
            .hint("the exams of this build give too much away: `cargo xtask gates` says where"));
    }
    Ok(Code::Done)
}

/// Writes one JSON object a line.
fn lines<T: Serialize>(rows: &[T]) -> Result<String> {
    let lines: serde_json::Result<Vec<String>> = rows.iter().map(serde_json::to_string).collect();
    Ok(lines.or_fail(Code::Internal, "a result isn't JSON")?.join("\n") + "\n")
}

fn gate_table(gates: &[Measurement], missed: usize) -> String {
    let mut text = format!("\n{:<58} {:>10}  {:<10} over\n", "figure", "measured", "bound");
    for gate in gates {
        text.push_str(&format!("{gate}\n"));
    }
    text.push_str(&format!("gates: {} held, {missed} missed\n", gates.len() - missed));
    text
}

/// Examines a known-score agent and compares each verdict with what it must be.
fn examine(args: &SelftestArgs, settings: &Settings, known: &KnownAgent, seed: Seed) -> Result<Row> {
    let generated = generate(seed, BenchVersion::LATEST, args.exam.suite, args.exam.size);
    let canonical = generated.canonical();
    let config = match known.name {
        "oracle" => scripts_to_config(&gold_scripts(&generated.exam, &generated.key)),
        "wrong" => scripts_to_config(&wrong_scripts(&generated.exam, &generated.key)),
        _ => std::collections::BTreeMap::new(),
    };
    let config = AgentConfig::new(config).or_fail(Code::Internal, "the agent's script is too large")?;
    let path = args.agents.join(format!("{}.wasm", known.name));
    let (cache, limits) = (settings.cache_folder.as_deref(), Limits::default());
    let terms = Terms { cache, isolation: &args.isolation, jobs: cores(), limits: &limits };
    let candidate = Candidate::load(&path, config, &terms)?;
    let manifest = candidate.manifest(seed, &generated.exam, &canonical, &std::collections::BTreeSet::new());
    let mut transcript = Vec::new();
    let records = Records { memory_log: std::io::sink(), transcript: &mut transcript };
    candidate.examine(generated.exam.clone(), &manifest, records, &mut ())?;
    let transcript = read_transcript(&transcript).or_fail(Code::Internal, "the transcript can't be read")?;
    let grades = grade(&generated.key, &transcript).or_fail(Code::Internal, "the transcript can't be graded")?;

    let mut differences: Vec<String> = Vec::new();
    for (key, verdict) in generated.key.cases.iter().zip(&grades.verdicts) {
        let must = if known.expected.case_is_right(key) { Score::ONE } else { Score::ZERO };
        let ruling = &verdict.ruling;
        if ruling.score != must {
            differences.push(format!(
                "{} ({}): {} instead of {must}, by {}: {}",
                verdict.case, key.category, ruling.score, ruling.rule, ruling.reason
            ));
        }
    }
    if let Some(difference) = composite_difference(known, &grades) {
        differences.push(difference);
    }
    let count = |half| known.expected.count(&generated.key, half);
    let ((tool_right, tool_total), (memory_right, memory_total)) = (count(Half::Tool), count(Half::Memory));
    Ok(Row {
        agent: known.name,
        composite: grades.run.composite.map(|composite| composite.score),
        ok: differences.is_empty(),
        differences,
        memory_right,
        memory_total,
        seed,
        tool_right,
        tool_total,
    })
}

/// Compares the composite where it is known without arithmetic: 1 and 0 exactly.
fn composite_difference(known: &KnownAgent, grades: &Grades) -> Option<String> {
    let must = match known.expected {
        ExpectedScore::Everything => Score::ONE,
        ExpectedScore::Nothing => Score::ZERO,
        ExpectedScore::Declines => return None,
    };
    match grades.run.composite.map(|composite| composite.score) {
        Some(composite) if composite == must => None,
        Some(composite) => Some(format!("the composite is {composite} instead of {must}")),
        None => Some("the run is incomplete".to_owned()),
    }
}

fn table(rows: &[Row], failed: usize) -> String {
    let mut text =
        format!("{:<10} {:>6}  {:>9}  {:>11}  {:>11}\n", "agent", "seed", "composite", "tool right", "memory right");
    for row in rows {
        let composite = row.composite.map_or_else(|| "none".to_owned(), |score| score.to_string());
        text.push_str(&format!(
            "{:<10} {:>6}  {composite:>9}  {:>11}  {:>11}  {}\n",
            row.agent,
            row.seed.to_string(),
            format!("{}/{}", row.tool_right, row.tool_total),
            format!("{}/{}", row.memory_right, row.memory_total),
            if row.ok { "ok" } else { "DIFFERS" },
        ));
        for difference in row.differences.iter().take(DIFFERENCES_SHOWN) {
            text.push_str(&format!("           {}\n", belljar_transcript::GuestText::from(&**difference)));
        }
        if row.differences.len() > DIFFERENCES_SHOWN {
            text.push_str(&format!("           and {} more\n", row.differences.len() - DIFFERENCES_SHOWN));
        }
    }
    text.push_str(&format!("selftest: {} passed, {failed} failed\n", rows.len() - failed));
    text
}

//! The run as a log of Inspect (inspect.aisi.org.uk), which brings a viewer.
//!
//! A case is a sample, its trajectory the messages, its verdict the score. Scores are numbers from 0 to 1, as that
//! format wants them; what Belljar decided stays whole in the metadata. Texts are as the agent gave them.

use belljar_exam::Sha256Hex;
use belljar_grader::{Label, Score, Verdict};
use belljar_transcript::{CaseRecord, GuestText, ObservedCall, ToolReply};
use serde_json::{Map, Value, json};

use super::scores::why_incomplete;
use crate::case_view::{GradedRun, ShowError};
use crate::tally::half_name;
use crate::{CaseRow, Report};

/// Version of Inspect's log format.
const LOG_VERSION: u32 = 2;

/// The name of our scorer in the log.
const SCORER: &str = "belljar";

/// What stands for the time of a run whose time isn't known.
const UNKNOWN_TIME: &str = "1970-01-01T00:00:00Z";

/// Digits of the transcript's hash that make the log's ids.
const ID_DIGITS: usize = 22;

/// Renders a run as a log of Inspect. `started` is when it began, RFC 3339, if that is known.
///
/// # Errors
/// [`ShowError::Apart`] if the parts aren't of one run.
pub fn render_inspect(report: &Report, run: &GradedRun<'_>, started: Option<&str>) -> Result<String, ShowError> {
    let started = started.unwrap_or(UNKNOWN_TIME);
    let rows = report.cases.iter().zip(&run.grades.verdicts);
    let samples: Vec<Value> = rows.map(|(row, verdict)| sample(report, run, row, verdict)).collect::<Result<_, _>>()?;
    let mut log = json!({
        "version": LOG_VERSION,
        "status": if report.is_complete() { "success" } else { "error" },
        "eval": spec(report, started),
        "results": results(report),
        "stats": {"started_at": started, "completed_at": started},
        "samples": samples,
    });
    if let Some(why) = why_incomplete(report) {
        log["error"] = error(&why);
    }
    Ok(format!("{log}\n"))
}

fn spec(report: &Report, started: &str) -> Value {
    let id = |hash: &Sha256Hex| hash.to_string()[..ID_DIGITS].to_owned();
    let ids: Vec<&str> = report.cases.iter().map(|row| row.case.as_str()).collect();
    json!({
        "eval_id": id(&report.transcript_sha256),
        "run_id": id(&report.transcript_sha256),
        "created": started,
        "task": format!("belljar/{}", report.suite),
        "task_id": id(&report.fingerprint),
        "task_version": report.versions.bench,
        "task_args": {"seed": report.seed, "size": report.size, "suite": report.suite},
        "dataset": {
            "name": format!("{} {} seed {}", report.suite, report.size, report.seed),
            "samples": ids.len(),
            "sample_ids": ids,
            "shuffled": false,
        },
        "model": format!("belljar/{}", report.agent.name),
        "config": {"epochs": 1},
        "packages": {"belljar": report.versions.belljar, "wasmtime": report.versions.wasmtime},
        "metadata": {
            "agent_sha256": report.agent.sha256,
            "config_sha256": report.config_sha256,
            "dataset_sha256": report.dataset_sha256,
            "fingerprint": report.fingerprint,
            "grader_version": report.grader_version,
            "limits": report.limits,
            "report_sha256": report.sha256(),
            "transcript_sha256": report.transcript_sha256,
        },
    })
}

fn results(report: &Report) -> Value {
    let run = &report.run;
    let mut metrics = Map::new();
    let mut metric = |name: &str, value: Option<Score>| {
        if let Some(value) = value {
            metrics.insert(name.to_owned(), json!({"name": name, "value": number(value)}));
        }
    };
    metric("composite", run.composite.map(|composite| composite.score));
    metric("composite_stderr", run.composite.map(|composite| composite.standard_error));
    metric("tool_mean", run.tool.mean);
    metric("memory_mean", run.memory.mean);
    metric("efficiency", Some(run.factors.efficiency));
    metric("consistency", Some(run.factors.consistency));
    metric("integrity", Some(run.factors.integrity));
    let scored = run.tool.scored + run.memory.scored;
    let all = report.cases.len();
    json!({
        "total_samples": all,
        "completed_samples": scored,
        "scores": [{
            "name": SCORER,
            "scorer": SCORER,
            "scored_samples": scored,
            "unscored_samples": all - scored as usize,
            "metrics": metrics,
        }],
    })
}

fn sample(report: &Report, run: &GradedRun<'_>, row: &CaseRow, verdict: &Verdict) -> Result<Value, ShowError> {
    let apart = || ShowError::Apart(row.case.clone());
    let key = run.key.case(&row.case).filter(|_| verdict.case == row.case).ok_or_else(apart)?;
    let (record, ruling) = (run.transcript.cases.get(&row.case), &verdict.ruling);
    let answer = record.and_then(|record| record.answer.as_ref());
    let text = answer.map_or("", |answer| answer.text.raw());
    let value = answer.and_then(|answer| answer.value.as_ref()).map(GuestText::raw);
    let gold = &key.gold.answer;
    let lost = ruling.label == Label::HostFault;
    let mut sample = json!({
        "id": row.case,
        "epoch": 1,
        "input": key.check.question,
        "target": gold.value.as_ref().unwrap_or(&gold.text),
        "messages": messages(&key.check.question, record, text),
        "output": {
            "model": format!("belljar/{}", report.agent.name),
            "choices": [{"message": {"role": "assistant", "content": text}, "stop_reason": "stop"}],
            "completion": text,
        },
        "metadata": {
            "axis": row.axis,
            "category": row.category,
            "confidence": answer.and_then(|answer| answer.confidence),
            "declined": answer.is_some_and(|answer| answer.declined),
            "fuel": row.fuel,
            "half": half_name(row.half),
            "outcome": row.outcome,
            "wave": row.wave,
        },
    });
    if lost {
        sample["error"] = error(&ruling.reason);
    } else {
        let score = json!({
            "value": number(ruling.score),
            "answer": value.unwrap_or(text),
            "explanation": ruling.reason,
            "metadata": {
                "label": ruling.label,
                "parsed": ruling.parsed,
                "rule": ruling.rule,
                "score_millionths": ruling.score,
                "span": ruling.span,
            },
        });
        sample["scores"] = json!({SCORER: score});
    }
    Ok(sample)
}

/// Writes a trajectory as messages: the request, each call with its result, the answer.
fn messages(question: &str, record: Option<&CaseRecord>, text: &str) -> Vec<Value> {
    let mut messages = vec![json!({"role": "user", "content": question})];
    for (at, call) in record.iter().flat_map(|record| &record.tool_calls).enumerate() {
        let id = format!("call-{}", at + 1);
        messages.push(json!({"role": "assistant", "content": "", "tool_calls": [tool_call(&id, call)]}));
        messages.push(tool_message(&id, call));
    }
    messages.push(json!({"role": "assistant", "content": text}));
    messages
}

fn tool_call(id: &str, call: &ObservedCall) -> Value {
    let arguments = call.arguments.raw();
    let mut made = json!({"id": id, "function": call.tool, "type": "function"});
    match serde_json::from_str::<Map<String, Value>>(arguments) {
        Ok(parsed) => made["arguments"] = Value::Object(parsed),
        Err(error) => {
            made["arguments"] = json!({});
            made["parse_error"] = json!(format!("{error}: {arguments}"));
        }
    }
    made
}

fn tool_message(id: &str, call: &ObservedCall) -> Value {
    let (content, failure) = match &call.reply {
        ToolReply::Result(text) => (text.clone(), None),
        ToolReply::Failed(text) => (String::new(), Some(("unknown", text.clone()))),
        ToolReply::InvalidArguments(text) => (String::new(), Some(("parsing", text.clone()))),
        ToolReply::UnknownTool => (String::new(), Some(("unknown", "there is no such tool".to_owned()))),
        ToolReply::NotAvailableNow => (String::new(), Some(("permission", "not available now".to_owned()))),
        ToolReply::TooManyCalls(limit) => (String::new(), Some(("limit", format!("{limit} calls are allowed")))),
        ToolReply::TooLarge(limit) => (String::new(), Some(("limit", format!("{limit} bytes are allowed")))),
    };
    let mut message = json!({"role": "tool", "content": content, "tool_call_id": id, "function": call.tool});
    if let Some((kind, why)) = failure {
        message["error"] = json!({"type": kind, "message": why});
    }
    message
}

fn error(message: &str) -> Value {
    json!({"message": message, "traceback": "", "traceback_ansi": ""})
}

/// Makes a number from 0 to 1.
fn number(score: Score) -> f64 {
    f64::from(score.millionths()) / 1_000_000.0
}

#[cfg(test)]
mod tests {
    use belljar_exam::CaseId;
    use belljar_transcript::Outcome;

    use super::*;
    use crate::fixture::Fixture;

    fn log(fixture: &Fixture) -> Value {
        serde_json::from_str(&render_inspect(&fixture.report(), &fixture.run(), None).unwrap()).unwrap()
    }

    #[test]
    fn cases_are_samples_and_verdicts_scores() {
        let log = log(&Fixture::new());
        assert_eq!(log["status"], "success");
        assert_eq!(log["results"]["scores"][0]["metrics"]["composite"]["value"], 0.416_667);
        let samples = log["samples"].as_array().unwrap();
        let values: Vec<f64> =
            samples.iter().map(|sample| sample["scores"]["belljar"]["value"].as_f64().unwrap()).collect();
        assert_eq!(values, [1.0, 0.0, 1.0, 0.0, 0.0]);
        let messages = samples[0]["messages"].as_array().unwrap();
        let roles: Vec<&str> = messages.iter().map(|message| message["role"].as_str().unwrap()).collect();
        assert_eq!(roles, ["user", "assistant", "tool", "assistant"]);
        assert_eq!(messages[2]["content"], "nothing found");
        // The second agent call has arguments that are no JSON.
        assert_eq!(samples[1]["messages"][1]["tool_calls"][0]["arguments"], json!({}));
        assert!(samples[1]["messages"][1]["tool_calls"][0]["parse_error"].is_string());
    }

    #[test]
    fn a_lost_case_is_an_error_without_a_score() {
        let mut fixture = Fixture::new();
        fixture.transcript.cases.get_mut(&CaseId::new("c-3")).unwrap().outcome = Outcome::HostError;
        fixture.regrade();
        let log = log(&fixture);
        assert_eq!(log["status"], "error");
        assert!(log["error"]["message"].as_str().unwrap().contains("incomplete"));
        assert_eq!(log["results"]["scores"][0]["metrics"].get("composite"), None);
        assert_eq!(log["samples"][2].get("scores"), None);
        assert!(log["samples"][2]["error"]["message"].as_str().unwrap().contains("lost to the host"));
        assert_eq!((&log["results"]["completed_samples"], &log["results"]["total_samples"]), (&json!(4), &json!(5)));
    }
}

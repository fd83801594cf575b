//! The report as JUnit XML, for build servers.
//!
//! A suite is an axis, a test a case. A case that isn't right is a failure; one that was lost to the host, or never
//! asked because the run was cut off, is an error. Source of the form: the schema of the Apache Ant JUnit task.

use std::fmt::Write as _;

use belljar_grader::Label;
use belljar_transcript::GuestText;

use super::layout::{score, short};
use super::scores::why_incomplete;
use crate::tally::half_name;
use crate::{CaseRow, Group, Report};

/// What a test came to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TestResult {
    Passed,
    Failure,
    Error,
}

/// Renders a report as JUnit XML.
#[must_use]
pub fn render_junit(report: &Report) -> String {
    let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned();
    let all: Vec<&CaseRow> = report.cases.iter().collect();
    let name = format!(
        "belljar {} {} seed {}: {} ({})",
        report.suite,
        report.size,
        report.seed,
        report.agent.name,
        short(&report.agent.sha256)
    );
    write(&mut xml, format_args!("<testsuites name=\"{}\" {}>\n", attribute(&name), counts(&all)));
    for group in &report.axes {
        suite(&mut xml, report, group);
    }
    xml.push_str("</testsuites>\n");
    xml
}

fn suite(xml: &mut String, report: &Report, group: &Group) {
    let rows: Vec<&CaseRow> =
        report.cases.iter().filter(|row| row.half == group.half && row.axis == group.name).collect();
    let name = format!("{} {}", half_name(group.half), group.name);
    write(xml, format_args!("  <testsuite name=\"{}\" {} skipped=\"0\">\n", attribute(&name), counts(&rows)));
    properties(xml, report);
    for row in rows {
        test(xml, report, row);
    }
    xml.push_str("  </testsuite>\n");
}

fn properties(xml: &mut String, report: &Report) {
    let composite = match report.run.composite {
        Some(composite) => score(composite.score),
        None => why_incomplete(report).unwrap_or_else(|| "none: the exam has only one half".to_owned()),
    };
    xml.push_str("    <properties>\n");
    for (name, value) in [
        ("composite", &composite),
        ("dataset", &report.dataset_sha256.to_string()),
        ("transcript", &report.transcript_sha256.to_string()),
        ("fingerprint", &report.fingerprint.to_string()),
    ] {
        write(xml, format_args!("      <property name=\"{name}\" value=\"{}\"/>\n", attribute(value)));
    }
    xml.push_str("    </properties>\n");
}

fn test(xml: &mut String, report: &Report, row: &CaseRow) {
    let class = format!("{}.{}.{}.{}", report.suite, half_name(row.half), row.axis, row.category);
    write(
        xml,
        format_args!("    <testcase classname=\"{}\" name=\"{}\"", attribute(&class), attribute(row.case.as_str())),
    );
    let element = match result(row) {
        TestResult::Passed => {
            xml.push_str("/>\n");
            return;
        }
        TestResult::Failure => "failure",
        TestResult::Error => "error",
    };
    let told = match &row.answered {
        Some(said) => {
            let value = said.value.as_ref().map(|value| format!("value:    {}\n", value.raw())).unwrap_or_default();
            format!("{value}answered: {}", said.text.raw())
        }
        None => format!("answered: nothing, {}", row.outcome),
    };
    write(
        xml,
        format_args!(
            ">\n      <{element} type=\"{}\" message=\"{}\">{}</{element}>\n    </testcase>\n",
            attribute(row.label.name()),
            attribute(row.reason.raw()),
            content(&format!("score {} by rule {}\nasked:    {}\n{told}", score(row.score), row.rule, row.asked.raw())),
        ),
    );
}

fn result(row: &CaseRow) -> TestResult {
    if row.label == Label::HostFault || row.outcome == "missing" {
        TestResult::Error
    } else if row.is_failure() {
        TestResult::Failure
    } else {
        TestResult::Passed
    }
}

fn counts(rows: &[&CaseRow]) -> String {
    let count = |wanted| rows.iter().filter(|row| result(row) == wanted).count();
    let (failures, errors) = (count(TestResult::Failure), count(TestResult::Error));
    format!("tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\"", rows.len())
}

fn write(xml: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a text can't fail.
    let _written = xml.write_fmt(arguments);
}

/// Escapes what stands between elements.
fn content(text: &str) -> String {
    escape(text, false)
}

/// Escapes what stands in an attribute, where line breaks would become spaces.
fn attribute(text: &str) -> String {
    escape(text, true)
}

/// Escapes markup, and writes out controls and hidden characters: XML 1.0, section 2.2, forbids most controls even as
/// references, and two code points at the end of the plane.
fn escape(text: &str, attribute: bool) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' if attribute => escaped.push_str(if character == '\n' { "&#10;" } else { "&#9;" }),
            '\n' | '\t' => escaped.push(character),
            hidden if GuestText::hides(hidden) || matches!(hidden, '\u{fffe}' | '\u{ffff}') => {
                escaped.extend(hidden.escape_unicode());
            }
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use belljar_exam::CaseId;
    use belljar_transcript::Outcome;
    use roxmltree::{Document, Node};

    use super::*;
    use crate::fixture::{Fixture, HOSTILE};

    fn number(node: Node<'_, '_>, name: &str) -> usize {
        node.attribute(name).unwrap().parse().unwrap()
    }

    #[test]
    fn wrong_answers_are_failures_and_lost_cases_errors() {
        let mut fixture = Fixture::new();
        fixture.transcript.cases.get_mut(&CaseId::new("c-3")).unwrap().outcome = Outcome::HostPanic;
        fixture.regrade();
        let xml = render_junit(&fixture.report());
        let document = Document::parse(&xml).unwrap();
        let root = document.root_element();
        // Of five cases c-1 is right, c-3 lost, c-5 missing.
        assert_eq!(["tests", "failures", "errors"].map(|name| number(root, name)), [5, 2, 2]);
        let of = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).count();
        assert_eq!(["testsuite", "testcase", "failure", "error"].map(of), [4, 5, 2, 2]);
        let suites = root.children().filter(Node::is_element);
        assert_eq!(suites.map(|suite| number(suite, "failures")).sum::<usize>(), 2);
        let lost = document.descendants().find(|node| node.attribute("name") == Some("c-3")).unwrap();
        assert_eq!(lost.first_element_child().unwrap().attribute("type"), Some("host-fault"));
        let composite = document.descendants().find(|node| node.attribute("name") == Some("composite")).unwrap();
        assert_eq!(composite.attribute("value"), Some("the run is incomplete: 1 case lost to the host"));
    }

    #[test]
    fn whatever_an_agent_says_is_xml() {
        let mut fixture = Fixture::new();
        let every: String =
            (0..=0x300).chain(0xfdd0..0xfe00).chain(0xfff0..0x1_0010).filter_map(char::from_u32).collect();
        fixture.manifest.component.name = format!("{HOSTILE}]]><x a=\"1\">");
        let record = fixture.transcript.cases.get_mut(&CaseId::new("c-4")).unwrap();
        record.answer.as_mut().unwrap().text = GuestText::new(format!("{every}]]></failure>"));
        fixture.regrade();
        let mut report = fixture.report();
        report.cases[3].answered.as_mut().unwrap().text = GuestText::new(every);
        let xml = render_junit(&report);
        let document = Document::parse(&xml).unwrap();
        assert_eq!(document.descendants().filter(|node| node.has_tag_name("testcase")).count(), 5);
        assert!(document.root_element().attribute("name").unwrap().contains("]]><x a=\"1\">"));
        assert!(xml.chars().all(|character| character == '\n' || character == '\t' || !GuestText::hides(character)));
    }
}

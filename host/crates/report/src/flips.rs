//! What changes when a run is graded again.

use std::collections::BTreeMap;

use belljar_exam::CaseId;
use belljar_grader::{Label, Score, Verdict};

use crate::TextStyle;
use crate::render::{Palette, score};

/// A case whose verdict changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flip {
    /// The case.
    pub case: CaseId,
    /// The new label and score; none if the case has no new verdict.
    pub new: Option<(Label, Score)>,
    /// The old label and score; none if the case had no verdict.
    pub old: Option<(Label, Score)>,
    /// The rule that decides now, or decided if there is no new verdict.
    pub rule: String,
}

/// Compares two lists of verdicts, and returns the cases whose label or score changes, by case id.
#[must_use]
pub fn flips(old: &[Verdict], new: &[Verdict]) -> Vec<Flip> {
    let mut pairs: BTreeMap<&CaseId, (Option<&Verdict>, Option<&Verdict>)> = BTreeMap::new();
    for verdict in old {
        pairs.entry(&verdict.case).or_default().0 = Some(verdict);
    }
    for verdict in new {
        pairs.entry(&verdict.case).or_default().1 = Some(verdict);
    }
    let decided = |verdict: Option<&Verdict>| verdict.map(|verdict| (verdict.ruling.label, verdict.ruling.score));
    let flip = |(case, (old, new)): (&CaseId, (Option<&Verdict>, Option<&Verdict>))| {
        let rule = new.or(old).map_or_else(String::new, |verdict| verdict.ruling.rule.clone());
        Flip { case: case.clone(), new: decided(new), old: decided(old), rule }
    };
    pairs.into_iter().map(flip).filter(|flip| flip.old != flip.new).collect()
}

/// Renders flips, one a line, with a closing line that counts them.
#[must_use]
pub fn render_flips(flips: &[Flip], style: &TextStyle) -> String {
    let palette = Palette::new(style);
    let mut text = String::new();
    let side = |side: Option<(Label, Score)>| {
        side.map_or_else(|| "no verdict".to_owned(), |(label, points)| format!("{label} {}", score(points)))
    };
    for flip in flips {
        let better = flip.new.map(|new| new.1) > flip.old.map(|old| old.1);
        let new = palette.paint(if better { palette.good } else { palette.bad }, &side(flip.new));
        let rule = palette.paint(palette.faint, &flip.rule);
        text.push_str(&format!("{}  {} → {new}  {rule}\n", flip.case, side(flip.old)));
    }
    text.push_str(&match flips.len() {
        0 => "no verdict changes\n".to_owned(),
        1 => "1 verdict changes\n".to_owned(),
        count => format!("{count} verdicts change\n"),
    });
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use belljar_grader::Ruling;

    fn verdict(case: &str, label: Label, score: Score, rule: &str) -> Verdict {
        let ruling = Ruling {
            label,
            parsed: serde_json::Value::Null,
            reason: String::new(),
            rule: rule.to_owned(),
            score,
            span: None,
        };
        Verdict { case: CaseId::new(case), ruling }
    }

    #[test]
    fn only_what_changes_is_listed() {
        let old = [
            verdict("a", Label::Wrong, Score::ZERO, "r.a"),
            verdict("b", Label::Correct, Score::ONE, "r.b"),
            verdict("c", Label::Partial, Score::ratio(1, 2), "r.c"),
            verdict("d", Label::Wrong, Score::ZERO, "r.d"),
        ];
        let new = [
            verdict("c", Label::Partial, Score::ratio(2, 3), "r.c2"),
            verdict("b", Label::Correct, Score::ONE, "r.renamed"),
            verdict("a", Label::Correct, Score::ONE, "r.a2"),
            verdict("e", Label::Wrong, Score::ZERO, "r.e"),
        ];
        let found = flips(&old, &new);
        let cases: Vec<&str> = found.iter().map(|flip| flip.case.as_str()).collect();
        assert_eq!(cases, ["a", "c", "d", "e"]);
        assert_eq!(found[0].old, Some((Label::Wrong, Score::ZERO)));
        assert_eq!((found[0].new, &*found[0].rule), (Some((Label::Correct, Score::ONE)), "r.a2"));
        assert_eq!((found[2].new, &*found[2].rule), (None, "r.d"));
        let text = render_flips(&found, &TextStyle { color: false, width: 80 });
        assert!(text.contains("a  wrong 0.000 → correct 1.000  r.a2\n") && text.ends_with("4 verdicts change\n"));
        assert!(flips(&old, &old).is_empty());
    }
}

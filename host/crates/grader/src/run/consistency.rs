//! The consistency factor: from 1 down to 0.85 for families whose members disagree.
//!
//! Source: DittoBench: 1 − 0.15 × (families that disagree / families). A family asks the same thing in different words.
//! Its members agree if all are right, or if all are wrong in the same way.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::fraction::Fraction;
use crate::{Label, Ruling, Score};

/// What is lost when every family disagrees: 0.15.
const WORST_LOSS: (u128, u128) = (15, 100);

/// The families of a run.
#[derive(Debug, Default)]
pub(super) struct Consistency<'a>(BTreeMap<&'a str, Family>);

#[derive(Debug, Default)]
struct Family {
    claims: Vec<Claim>,
    lost: bool,
}

/// What a member of a family came to.
#[derive(Debug, PartialEq, Eq)]
enum Claim {
    /// The right answer, however spelled.
    Right,
    /// Another answer: of which sort, and what was read out of it.
    Other(Label, String),
}

impl<'a> Consistency<'a> {
    /// Adds a member of a family.
    pub(super) fn add(&mut self, family: &'a str, ruling: &Ruling) {
        let family = self.0.entry(family).or_default();
        match ruling.label {
            Label::HostFault => family.lost = true,
            _ => family.claims.push(Claim::of(ruling)),
        }
    }

    /// Counts the families that disagree, and all; one with a member lost to a host fault isn't counted.
    pub(super) fn count(&self) -> (u32, u32) {
        let whole = self.0.values().filter(|family| !family.lost);
        whole.fold((0, 0), |(split, all), family| (split + u32::from(family.disagrees()), all + 1))
    }

    /// Returns the factor; 1 if there are no families.
    pub(super) fn factor(&self) -> Fraction {
        let (split, all) = self.count();
        if all == 0 {
            return Fraction::ONE;
        }
        let (loss, of) = WORST_LOSS;
        Fraction::new(u128::from(split) * loss, u128::from(all) * of).complement()
    }
}

impl Family {
    fn disagrees(&self) -> bool {
        self.claims.windows(2).any(|pair| pair[0] != pair[1])
    }
}

impl Claim {
    fn of(ruling: &Ruling) -> Self {
        if ruling.score == Score::ONE {
            return Self::Right;
        }
        Self::Other(ruling.label, normal(&ruling.parsed))
    }
}

/// Writes a parsed value so that case and white space don't tell two apart.
fn normal(parsed: &Value) -> String {
    let text = match parsed {
        Value::String(text) => text.to_lowercase(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            parsed.to_string().to_lowercase()
        }
    };
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(label: Label, score: Score, parsed: &str) -> Ruling {
        let parsed = if parsed.is_empty() { Value::Null } else { Value::from(parsed) };
        Ruling { label, parsed, reason: String::new(), rule: "a.b".to_owned(), score, span: None }
    }

    fn right(parsed: &str) -> Ruling {
        ruling(Label::Correct, Score::ONE, parsed)
    }

    fn wrong(parsed: &str) -> Ruling {
        ruling(Label::Wrong, Score::ZERO, parsed)
    }

    fn millionths(families: &[&[Ruling]]) -> u32 {
        let names = ["a", "b", "c", "d"];
        let mut consistency = Consistency::default();
        for (name, members) in names.into_iter().zip(families) {
            for member in *members {
                consistency.add(name, member);
            }
        }
        consistency.factor().to_score().millionths()
    }

    #[test]
    fn members_agree_when_all_are_right_or_wrong_alike() {
        for (members, agrees) in [
            (vec![right("Lisbon"), right("lisbon, portugal"), right("")], true),
            (vec![wrong("Oslo"), wrong("OSLO"), wrong(" oslo ")], true),
            (vec![wrong(""), wrong("")], true),
            (vec![right("Lisbon"), right("Lisbon"), wrong("Oslo")], false),
            (vec![right("Lisbon"), wrong("Lisbon")], false),
            (vec![wrong("Oslo"), wrong("Porto")], false),
            (vec![wrong(""), ruling(Label::DeclinedWrongly, Score::ZERO, "")], false),
        ] {
            assert_eq!(millionths(&[&members]) == 1_000_000, agrees, "{members:?}");
        }
    }

    #[test]
    fn the_factor_falls_with_the_share_of_split_families() {
        let (same, split) = ([right("a"), right("a")], [right("a"), wrong("b")]);
        assert_eq!(millionths(&[]), 1_000_000);
        assert_eq!(millionths(&[&same, &same, &split]), 950_000);
        assert_eq!(millionths(&[&split, &split, &split]), 850_000);
    }

    #[test]
    fn a_family_with_a_member_lost_to_a_host_fault_is_left_out() {
        let lost = ruling(Label::HostFault, Score::ZERO, "");
        assert_eq!(millionths(&[&[right("a"), wrong("b"), lost.clone()]]), 1_000_000);
        assert_eq!(millionths(&[&[right("a"), lost], &[right("a"), wrong("b")]]), 850_000);
    }
}

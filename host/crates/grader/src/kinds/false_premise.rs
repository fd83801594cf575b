//! False premise: the true value with the false claim rejected is a success of its own; the true value alone a half.
//!
//! Source: Glasshouse's conflict axis. Rejecting alone earns nothing: there it once scored 39.5 % by chance.

use std::sync::LazyLock;

use crate::claims::pattern::Patterns;
use crate::claims::{Claims, Standing};
use crate::distractor::span_of;
use crate::forms::Forms;
use crate::reading::Reading;
use crate::tools::shown;
use crate::{Label, Ruling, Score};

/// Ways to reject what a question takes for granted, without naming it.
const REJECTIONS: &[&str] = &[
    "no|nope|incorrect|mistaken|false|wrong|misremember|misremembering|correction",
    "is|was|are|were|s|does|do|did not",
    "never",
    "no longer",
    "actually|instead",
    "not|never quite|exactly? right|correct|true|so|accurate",
    "used to",
    "changed|switched|moved",
    "rather than",
];

static REJECTS: LazyLock<Patterns> = LazyLock::new(|| Patterns::compile(REJECTIONS, &[]));

/// Rules on an answer to a question that takes a false claim for granted.
pub(crate) fn rule(reading: &Reading<'_>, accept: &[String], false_claim: &[String]) -> Ruling {
    let forms = Forms::new(accept.iter().chain(false_claim).map(String::as_str), &reading.check.locale);
    let mut right = None;
    // Whether the claim itself is denied, or anything at all is.
    let (mut denied, mut rejected) = (false, false);
    for claims in reading.sides() {
        for mention in forms.mentions(claims) {
            let span = span_of(reading, claims, mention);
            match (mention.needle < accept.len(), Reading::standing(claims, mention)) {
                (false, Standing::Asserted | Standing::Guessed) => {
                    let claim = &false_claim[mention.needle - accept.len()];
                    let reason = format!("accepts the false claim {}", shown(claim));
                    return Ruling::zero(Label::Wrong, "false-premise.accepted", reason)
                        .reading(claim.as_str())
                        .at(span);
                }
                (false, Standing::Denied | Standing::Past) => (denied, rejected) = (true, true),
                (true, Standing::Denied) => {
                    let reason = format!("says that it isn't {}", shown(&accept[mention.needle]));
                    return Ruling::zero(Label::Wrong, "false-premise.denied", reason).at(span);
                }
                (true, Standing::Asserted) => right = right.or(Some((mention.needle, span))),
                _ => {}
            }
        }
        rejected |= rejects(claims);
    }
    match right {
        Some((form, span)) if rejected => {
            let reason = format!("rejects the false claim and says {}", shown(&accept[form]));
            Ruling::new(Label::Corrected, Score::ONE, "false-premise.corrected", reason)
                .reading(accept[form].as_str())
                .at(span)
        }
        Some((form, span)) => {
            let reason = format!("says {}, but lets the false claim stand", shown(&accept[form]));
            Ruling::new(Label::Partial, Score::ratio(1, 2), "false-premise.uncorrected", reason)
                .reading(accept[form].as_str())
                .at(span)
        }
        None if !denied && reading.declines_in_words() => {
            Ruling::zero(Label::DeclinedWrongly, "false-premise.declined", "declines, but there is an answer")
        }
        None if rejected => {
            Ruling::zero(Label::Wrong, "false-premise.only-rejected", "rejects the claim, but doesn't say what is true")
        }
        None => Ruling::zero(Label::Wrong, "false-premise.unsaid", "doesn't say what is true"),
    }
}

fn rejects(claims: &Claims) -> bool {
    claims.clauses.all().iter().any(|clause| {
        (clause.first..clause.end).any(|at| {
            !matches!(claims.standing(at), Standing::Asked | Standing::Echoed | Standing::Supposed | Standing::Guessed)
                && REJECTS.match_at(&claims.text, at, clause.end).is_some()
        })
    })
}

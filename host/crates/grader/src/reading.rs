//! An answer as it is read for one check: question, text and value in claims.

use crate::word_table::{Words, has};
use std::sync::LazyLock;

use belljar_answer_key::{Check, Distractor};

use crate::claims::attribution::{Who, is_of_another};
use crate::claims::decline::find_decline;
use crate::claims::english;
use crate::claims::{Claims, Standing};
use crate::forms::Forms;
use crate::given::Given;
use crate::needle::{Mention, Needle};
use crate::normalize::Text;

/// Words of a question that asks for what was.
const PAST_QUESTION: &Words = &Words::new(&[
    "was",
    "were",
    "did",
    "before",
    "previous",
    "previously",
    "used",
    "had",
    "earlier",
    "ago",
    "then",
    "originally",
    "old",
    "former",
    "formerly",
    "once",
    "history",
    "been",
]);

/// Words of visits.
const VISITS: &Words = &Words::new(&["visit", "visits", "visited", "visiting"]);

/// "As of March" asks for what was, too.
static AS_OF: LazyLock<Needle> = LazyLock::new(|| Needle::new("as of"));

/// An answer as it is read for one check.
pub(crate) struct Reading<'a> {
    /// How it is checked.
    pub(crate) check: &'a Check,
    /// People who hold a distractor and aren't named in the question.
    holders: Vec<Needle>,
    /// Whether the question asks for what was, so that the past is an answer.
    pub(crate) past: bool,
    /// What was asked.
    pub(crate) question: Text,
    /// The prose.
    pub(crate) text: Claims,
    /// The value, if it is filled.
    pub(crate) value: Option<Claims>,
}

impl<'a> Reading<'a> {
    /// Reads an answer.
    pub(crate) fn new(check: &'a Check, given: &Given) -> Self {
        let question = Text::new(&check.question);
        let text = Claims::read(&given.text, &question);
        let value = given.filled_value().map(|value| Claims::read(value, &question));
        let past = (0..question.len()).any(|at| has(PAST_QUESTION, question.form(at))) || AS_OF.is_in(&question);
        let mut holders: Vec<Needle> = Vec::new();
        for distractor in &check.distractors {
            if let Some(holder) = &distractor.holder {
                let holder = Needle::new(holder);
                if !holder.is_in(&question) && !holders.iter().any(|known| known.same_as(&holder)) {
                    holders.push(holder);
                }
            }
        }
        Self { check, holders, past, question, text, value }
    }

    /// Returns value and text, the value first: where kinds that live in prose look.
    pub(crate) fn sides(&self) -> impl Iterator<Item = &Claims> {
        self.value.iter().chain(std::iter::once(&self.text))
    }

    /// Returns the side that the answer is taken from: the value if it is filled.
    pub(crate) fn main(&self) -> &Claims {
        self.value.as_ref().unwrap_or(&self.text)
    }

    /// Tells how a mention stands: by its first word, or, if the form itself denies or speaks of the past ("not shared", "Old
    /// Harbor"), by what is before.
    pub(crate) fn standing(claims: &Claims, mention: Mention) -> Standing {
        let turns = |form: &str| {
            matches!(form, "not" | "no" | "never" | "without" | "none" | "nothing") || has(english::PAST_WORDS, form)
        };
        match (mention.first..=mention.last).find(|at| turns(claims.text.form(*at))) {
            None => claims.standing(mention.first),
            Some(_) => {
                let clause = claims.clauses.at(mention.first);
                if mention.first == clause.first { Standing::Asserted } else { claims.standing(mention.first - 1) }
            }
        }
    }

    /// Tells whether a mention of a right answer is asserted.
    pub(crate) fn asserts(&self, claims: &Claims, mention: Mention) -> bool {
        let stands = match Self::standing(claims, mention) {
            Standing::Asserted => true,
            // "You used to live in Lisbon" doesn't say where they live; without a question there is no telling.
            Standing::Past => self.past || self.question.is_empty(),
            // "Until 4 May" names the day.
            Standing::Context => {
                (mention.first..=mention.last).any(|at| claims.text.form(at).contains(|c: char| c.is_ascii_digit()))
            }
            _ => false,
        };
        stands && !self.is_of_somebody(claims, mention)
    }

    /// Tells whether something is said of one of those who hold a distractor, by name.
    pub(crate) fn is_of_somebody(&self, claims: &Claims, mention: Mention) -> bool {
        !self.holders.is_empty() && is_of_another(claims, mention, &Who::Named(&self.holders))
    }

    /// Tells whether a mention of a wrong answer is asserted. Guesses are, here.
    pub(crate) fn asserts_wrongly(&self, claims: &Claims, mention: Mention, distractor: &Distractor) -> bool {
        let stands = match Self::standing(claims, mention) {
            Standing::Asserted | Standing::Guessed => true,
            Standing::Past => self.past,
            _ => false,
        };
        stands && !self.is_of_holder(claims, mention, distractor) && !self.is_aside(claims, mention)
    }

    /// Tells whether something is only where a visit goes, which the question doesn't ask: "you talked about visiting
    /// Oslo".
    fn is_aside(&self, claims: &Claims, mention: Mention) -> bool {
        let visits = |text: &Text, at: usize| has(VISITS, text.form(at));
        let before = mention.first.saturating_sub(2)..mention.first;
        before.into_iter().any(|at| visits(&claims.text, at))
            && !(0..self.question.len()).any(|at| visits(&self.question, at))
    }

    /// Tells whether a mention of a distractor is said of the one who holds it.
    pub(crate) fn is_of_holder(&self, claims: &Claims, mention: Mention, distractor: &Distractor) -> bool {
        match &distractor.holder {
            Some(holder) => is_of_another(claims, mention, &Who::Holder(&Needle::new(holder))),
            None => is_of_another(claims, mention, &Who::Anybody),
        }
    }

    /// Returns the asserted mentions of forms in a side.
    pub(crate) fn asserted(&self, claims: &Claims, forms: &Forms) -> Vec<Mention> {
        forms.mentions(claims).into_iter().filter(|mention| self.asserts(claims, *mention)).collect()
    }

    /// Returns the first denied mention of forms in a side.
    pub(crate) fn denied(claims: &Claims, forms: &Forms) -> Option<Mention> {
        forms.mentions(claims).into_iter().find(|mention| Self::standing(claims, *mention) == Standing::Denied)
    }

    /// Tells whether the answer declines in words, in its value or its text.
    pub(crate) fn declines_in_words(&self) -> bool {
        self.value.as_ref().is_some_and(crate::claims::decline::is_decline_value) || find_decline(&self.text).is_some()
    }
}

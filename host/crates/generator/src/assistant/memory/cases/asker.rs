//! What all questions share: how they are framed, their evidence, distractors and keys.

use belljar_answer_key::{Check, Distractor, Expected, Gold, GoldAnswer, Half};
use belljar_exam::{Commit, MockWorld, SourceId};
use belljar_seed::{Root, Stream};

use super::super::super::draft::DraftCase;
use super::super::calendar::date;
use super::super::draft::World;
use super::super::ledger::{Fact, Subject, TellingId};
use super::super::quota::Quota;
use crate::wording::{Rule, rule};

/// Room for a question with what is said before and after it: longer ones grow.
const FRAMED_BYTES: usize = 160;

/// Who asks, with all that can be asked about.
pub(in super::super) struct Asker<'a> {
    pub(super) root: Root,
    pub(super) quota: &'a Quota,
    pub(super) world: &'a World,
}

/// The parts of a case that differ from one to the next.
pub(super) struct Sketch<'a> {
    /// The ability that is measured.
    pub(super) axis: &'static str,
    /// The kind of case within its axis.
    pub(super) category: &'static str,
    /// Who asks.
    pub(super) user: usize,
    /// What is asked.
    pub(super) text: String,
    /// What is expected.
    pub(super) expected: Expected,
    /// Wrong values.
    pub(super) distractors: Vec<Distractor>,
    /// Tellings that suffice.
    pub(super) evidence: &'a [TellingId],
    /// A right answer.
    pub(super) gold: GoldAnswer,
}

static LEAD: Rule = rule!(
    "help me out here."
        | "quick one."
        | "one for you."
        | "I'm drawing a blank."
        | "something I should know myself:"
        | "let me test you."
        | "I'm filling in a form."
        | "somebody just asked me this."
        | "bear with me."
        | "it's on the tip of my tongue."
        | "sorry to bother you with this."
        | "before I look silly:"
        | "a small question."
        | "you'd know this."
);

static TRAIL: Rule = rule!(
    "I've lost track."
        | "I can't think of it right now."
        | "no hurry."
        | "short answer will do."
        | "thanks!"
        | "I want to be sure."
        | "just the answer, please."
        | "my head is a sieve."
        | "I need it for a letter."
        | "don't overthink it."
        | "I ought to know that."
        | "that's all for now."
);

impl<'a> Asker<'a> {
    /// Sits down at the desk.
    pub(in super::super) fn new(root: &Root, quota: &'a Quota, world: &'a World) -> Self {
        Self { root: root.branch("questions"), quota, world }
    }

    /// Opens the stream of one case: its axis, category and subject decide.
    pub(super) fn stream(&self, purpose: &str, subject: &str) -> Stream {
        let mut label = String::with_capacity(purpose.len() + 1 + subject.len());
        label.push_str(purpose);
        label.push(' ');
        label.push_str(subject);
        self.root.stream(&label)
    }

    /// Returns the turn in which a telling's facts stand.
    pub(super) fn source(&self, telling: TellingId) -> SourceId {
        self.world.haystack.evidence[telling].clone()
    }

    /// Completes a case that is asked at any time after its last evidence.
    pub(super) fn case(&self, sketch: Sketch<'_>) -> DraftCase {
        let Sketch { axis, category, user, text, expected, distractors, evidence, gold } = sketch;
        let mut check = Check::new("", expected);
        check.distractors = distractors;
        let earliest_wave = evidence.iter().map(|telling| self.world.haystack.waves[*telling]).max().unwrap_or(0);
        let mut sources: Vec<SourceId> = Vec::with_capacity(evidence.len());
        for telling in evidence {
            let source = self.source(*telling);
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        DraftCase {
            axis,
            category,
            check,
            commit: Commit::Drop,
            earliest_wave,
            evidence: sources,
            family: None,
            gold: Gold { answer: gold, calls: Vec::new() },
            half: Half::Memory,
            latest_wave: None,
            text,
            user,
            world: MockWorld::default(),
        }
    }

    /// Lists the values of an attribute that aren't right, each with its holder and the time for which it held.
    pub(super) fn distractors(&self, attribute: &str, user: usize, right: impl Fn(&Fact) -> bool) -> Vec<Distractor> {
        self.world
            .ledger
            .everybody(attribute)
            .filter(|fact| !right(fact))
            .map(|fact| {
                let why = match (fact.from, fact.to) {
                    (_, Some(to)) => Some(["held until ", &*date(to)].concat()),
                    (Some(from), None) => Some(["holds since ", &*date(from)].concat()),
                    (None, None) => None,
                };
                let (holder, why) = match fact.subject {
                    Subject::Other(of, person) => (Some(self.world.lives[of].circle[person].name.clone()), why),
                    Subject::User(other) if other != user => (None, Some("the other user's".to_owned())),
                    Subject::User(_) => (None, why),
                };
                Distractor { holder, value: fact.value.clone(), why }
            })
            .collect()
    }
}

/// Renders a question and puts it between what people say before and after.
pub(super) fn ask(rule: &Rule, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
    between([&LEAD, rule, &TRAIL], stream, slots)
}

static ORDER_LEAD: Rule = rule!(
    "one thing to take care of."
        | "small job for you."
        | "I've got something to settle."
        | "while I think of it:"
        | "before I put the phone away:"
        | "a bit of housekeeping."
        | "could you do something for me?"
        | "listen."
        | "tidying up my things."
        | "next item."
        | "right, codes."
        | "let's tidy up a little."
);

static ORDER_TRAIL: Rule = rule!(
    "thank you."
        | "that's important to me."
        | "let me know when it's done."
        | "please confirm."
        | "I don't want to think about it again."
        | "just say so once you have."
        | "that would be all."
        | "I appreciate it."
        | "no need for details."
        | "I'll rely on it."
        | "you never know."
        | "tell me if anything is unclear."
);

static WISH_LEAD: Rule = rule!(
    "I need your advice."
        | "decide for me, please."
        | "you know me by now."
        | "no lists, one pick."
        | "be decisive."
        | "surprise me, but sensibly."
        | "think of what you know about me."
        | "I don't want to choose today."
        | "make it personal."
        | "no research, please."
);

static WISH_TRAIL: Rule = rule!(
    "one suggestion will do."
        | "I trust you."
        | "something I'd really like."
        | "it has to be right for me."
        | "go by what I've told you."
        | "no compromises today."
        | "name it, please."
        | "I'm looking forward to it."
        | "don't be vague."
        | "thanks!"
);

/// Renders an instruction and puts it between what people say before and after.
pub(super) fn order(rule: &Rule, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
    between([&ORDER_LEAD, rule, &ORDER_TRAIL], stream, slots)
}

/// Renders a request for advice and puts it between what people say before and after.
pub(super) fn wish(rule: &Rule, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
    between([&WISH_LEAD, rule, &WISH_TRAIL], stream, slots)
}

/// Says something between a lead and a trail, between one of them and nothing, or alone.
fn between([lead, rule, trail]: [&Rule; 3], stream: &mut Stream, slots: &[(&str, &str)]) -> String {
    let form = stream.index(4);
    let mut framed = String::with_capacity(FRAMED_BYTES);
    if form > 1 {
        lead.say(&mut framed, stream, &[]);
        framed.push(' ');
    }
    rule.say(&mut framed, stream, slots);
    if form == 1 || form == 3 {
        framed.push(' ');
        trail.say(&mut framed, stream, &[]);
    }
    framed
}

/// A right answer with a value of its own.
pub(super) fn gold(value: impl Into<String>, text: String) -> GoldAnswer {
    GoldAnswer { declined: false, text, value: Some(value.into()) }
}

/// A right answer that lives in prose.
pub(super) fn prose(text: String) -> GoldAnswer {
    GoldAnswer { declined: false, text, value: None }
}

/// Declining.
pub(super) fn declining() -> GoldAnswer {
    GoldAnswer { declined: true, text: "I don't know, you haven't told me that.".to_owned(), value: None }
}

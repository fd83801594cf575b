//! Nothing gives an answer away: it stands in its evidence and nowhere else, and ids tell nothing.

use std::collections::BTreeSet;
use std::ops::Range;

use belljar_answer_key::{CaseKey, Expected};
use belljar_exam::{Exam, Item, Size, SourceId};

use super::bounds::LEAKS;
use super::measurement::{Bound, Measurement};
use super::sample::{Sample, over_seeds};

/// Seeds whose whole runs are scanned.
pub const LEAK_SEEDS: Range<u64> = 6_001..6_401;

/// Share of neighbouring ids that ascend, where order is chance: among 20,000 pairs it has a standard deviation of
/// 0.002 (pairs overlap, which makes it smaller than that of a coin).
const ASCENTS: (f64, f64) = (0.48, 0.52);

/// An answer that stands where it must not.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Leak {
    /// Category of the case whose answer it is.
    pub category: String,
    /// Where it stands, with the text.
    pub place: String,
    /// The question.
    pub question: String,
    /// The seed.
    pub seed: u64,
    /// The answer.
    pub value: String,
}

/// A text that an agent may see, and what it is.
struct Visible<'a> {
    /// The case of a request or world; none for the corpus.
    case: Option<&'a CaseKey>,
    /// The text in lower case, with a space at both ends and between all words.
    folded: String,
    place: &'static str,
    /// The sources that say the same: the turns of a session, or the document itself.
    sources: BTreeSet<&'a SourceId>,
    text: String,
    /// Ordinal of the wave.
    wave: usize,
}

/// Scans everything that an agent sees of whole runs for answers that stand there before they are asked for, other than
/// in their evidence. What stands in the session of the evidence is the same fact, said again.
///
/// # Panics
/// Never: counts are far below 2³², and all that is scanned is JSON.
#[must_use]
pub fn leaks(size: Size) -> (Measurement, Vec<Leak>) {
    let scanned = over_seeds(LEAK_SEEDS, size, |seed, sample| {
        let (mut leaks, mut answers) = (BTreeSet::new(), 0);
        let visible = visible(&sample);
        for (request, case) in sample.cases() {
            for value in answers_of(case) {
                let folded = fold(&value);
                if fold(&request.text).contains(&folded) {
                    continue;
                }
                answers += 1;
                let stands = visible.iter().filter(|visible| visible.folded.contains(&folded) && visible.is_leak(case));
                leaks.extend(stands.map(|visible| Leak {
                    category: format!("{}/{}", case.axis, case.category),
                    place: format!("{}: {}", visible.place, visible.text),
                    question: request.text.clone(),
                    seed,
                    value: value.clone(),
                }));
            }
        }
        (leaks, answers)
    });
    let answers: usize = scanned.iter().map(|(_, answers)| answers).sum();
    let leaks: BTreeSet<Leak> = scanned.into_iter().flat_map(|(leaks, _)| leaks).collect();
    let count = f64::from(u32::try_from(leaks.len()).expect("fewer leaks than 2³²"));
    let over = format!("{answers} answers, {} seeds, {size}", LEAK_SEEDS.end - LEAK_SEEDS.start);
    (Measurement::bounded(format!("leaked answers ({size})"), count, LEAKS, over), leaks.into_iter().collect())
}

/// The answers of a case that are coined: values and items of lists. Numbers, durations and activities aren't.
fn answers_of(case: &CaseKey) -> Vec<String> {
    match &case.check.expected {
        Expected::Value { accept } | Expected::Stale { accept, .. } => accept.first().cloned().into_iter().collect(),
        Expected::List { items } | Expected::OrderedList { items } => {
            items.iter().filter_map(|forms| forms.first().cloned()).collect()
        }
        Expected::ResultUsage { figure, .. } => vec![format!("{} {}", figure.number, figure.unit)],
        _ => Vec::new(),
    }
}

impl Visible<'_> {
    /// Tells whether the answer of a case must not stand here.
    fn is_leak(&self, case: &CaseKey) -> bool {
        if self.place == "corpus" || self.place == "topic" {
            let in_time = self.wave <= case.wave as usize;
            return in_time && !case.evidence.iter().any(|evidence| self.sources.contains(evidence));
        }
        let Some(of) = self.case else { return true };
        // A case's own world serves its figure, and an instruction may tell what a later question asks for.
        let own = of.case == case.case;
        let told = of.axis.contains("instruction") && of.user == case.user && of.wave <= case.wave;
        !(own && self.place == "world" || told && self.place == "request")
    }
}

fn visible(sample: &Sample) -> Vec<Visible<'_>> {
    let mut all = Vec::new();
    for (wave, delivered) in sample.exam.waves.iter().enumerate() {
        for item in &delivered.items {
            let sources: BTreeSet<&SourceId> = match item {
                Item::Session(session) => session.turns.iter().map(|turn| &turn.id).collect(),
                Item::Document(document) => std::iter::once(&document.id).collect(),
                // A topic names things; what it points at is its business.
                Item::Topic(_) => BTreeSet::new(),
            };
            let place = if matches!(item, Item::Topic(_)) { "topic" } else { "corpus" };
            for text in texts(item) {
                all.push(Visible { case: None, folded: fold(&text), place, sources: sources.clone(), text, wave });
            }
        }
    }
    for (request, case) in sample.cases() {
        let world = serde_json::to_string(&request.world).expect("a mock world is JSON");
        for (place, text) in [("request", request.text.clone()), ("world", world)] {
            let wave = case.wave as usize;
            all.push(Visible { case: Some(case), folded: fold(&text), place, sources: BTreeSet::new(), text, wave });
        }
    }
    let catalog = serde_json::to_string(&sample.exam.tools).expect("a catalog is JSON");
    all.push(Visible {
        case: None,
        folded: fold(&catalog),
        place: "catalog",
        sources: BTreeSet::new(),
        text: catalog,
        wave: 0,
    });
    all
}

fn texts(item: &Item) -> Vec<String> {
    match item {
        Item::Session(session) => session.turns.iter().map(|turn| turn.text.clone()).collect(),
        Item::Document(document) => vec![format!("{}\n{}", document.title, document.text)],
        Item::Topic(topic) => vec![format!("{}\n{}", topic.label, topic.description)],
    }
}

/// Folds a text so that whole words can be found by `contains`.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len() + 2);
    folded.push(' ');
    for letter in text.chars() {
        if letter.is_alphanumeric() {
            folded.extend(letter.to_lowercase());
        } else if !folded.ends_with(' ') {
            folded.push(' ');
        }
    }
    if !folded.ends_with(' ') {
        folded.push(' ');
    }
    folded
}

/// Measures that ids tell nothing: all of one form, none twice, in no order.
///
/// # Panics
/// Never: generated exams have ids.
#[must_use]
pub fn ids(size: Size) -> Vec<Measurement> {
    let (mut seen, mut forms) = (BTreeSet::new(), BTreeSet::new());
    let (mut twice, mut pairs, mut ascents) = (0_u32, 0_u32, 0_u32);
    for ids in over_seeds(LEAK_SEEDS, size, |_, sample| source_ids(&sample.exam)) {
        for pair in ids.windows(2) {
            pairs += 1;
            ascents += u32::from(pair[0] < pair[1]);
        }
        for id in ids {
            let prefix: String = id.as_str().chars().take_while(|letter| *letter != '-').collect();
            forms.insert((prefix, id.as_str().len()));
            twice += u32::from(!seen.insert(id.as_str().to_owned()));
        }
    }
    let share = f64::from(ascents) / f64::from(pairs.max(1));
    let over = format!("{} ids, {} seeds, {size}", seen.len(), LEAK_SEEDS.end - LEAK_SEEDS.start);
    let forms = f64::from(u32::try_from(forms.len()).expect("a few forms"));
    vec![
        Measurement::bounded("ids: forms of source ids", forms, Bound::Exactly(1.0), over.clone()),
        Measurement::bounded(
            "ids: the same id again, in any exam",
            f64::from(twice),
            Bound::Exactly(0.0),
            over.clone(),
        ),
        Measurement::bounded("ids: share of neighbours that ascend", share, Bound::AtLeast(ASCENTS.0), over.clone()),
        Measurement::bounded("ids: the same, from above", share, Bound::AtMost(ASCENTS.1), over),
    ]
}

fn source_ids(exam: &Exam) -> Vec<SourceId> {
    let items = exam.waves.iter().flat_map(|wave| &wave.items);
    items
        .flat_map(|item| match item {
            Item::Session(session) => session.turns.iter().map(|turn| turn.id.clone()).collect(),
            Item::Document(document) => vec![document.id.clone()],
            Item::Topic(_) => Vec::new(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_found() {
        assert!(fold("He said: \"Long Thwaite!\"").contains(&fold("long thwaite")));
        assert!(!fold("Alongthwaite").contains(&fold("thwaite")));
        assert_eq!(fold("a–b"), " a b ");
    }
}

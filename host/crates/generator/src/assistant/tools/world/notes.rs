//! The app's own memories: what a user has told it, stale notes among them.

use belljar_exam::{AppMemory, AppSubject, Timestamp};

use crate::assistant::tools::desk::{Coins, Desk, Inquiry, fill};
use crate::coin::Mint;
use crate::wording::capitalized;

/// Something of their own life that a user may ask the app about.
pub(in crate::assistant::tools) struct Matter {
    kind: &'static MatterKind,
    /// The subject, as a query should hold it.
    pub(in crate::assistant::tools) name: String,
    /// Whoever else has a part in it.
    person: String,
}

impl Matter {
    /// What they ask.
    pub(in crate::assistant::tools) fn inquiry(&self) -> Inquiry {
        Inquiry::fill(&self.kind.asked, &[("s", &self.name)])
    }

    /// The subject, as sentences take it.
    pub(in crate::assistant::tools) fn phrase(&self) -> String {
        let article = if self.kind.asked.0.contains("the {s}") { "the " } else { "" };
        [article, &*self.name].concat()
    }

    /// The note that answers.
    pub(in crate::assistant::tools) fn note(&self) -> String {
        capitalized(fill(self.kind.note, &[("s", &self.name), ("p", &self.person)]))
    }

    /// A note on the same that has been overtaken.
    fn stale(&self) -> String {
        capitalized(fill(self.kind.stale, &[("s", &self.name)]))
    }
}

/// A sort of matter: how its subject is coined, the three forms of the question, the note and its stale forerunner.
/// Marks: `s` the subject, `p` a coined person.
struct MatterKind {
    coin: Coins,
    asked: (&'static str, &'static str, &'static str),
    note: &'static str,
    stale: &'static str,
}

const MATTERS: &[MatterKind] = &[
    MatterKind {
        coin: |mint| mint.project(),
        asked: ("what did I decide about {s}", "what I decided about {s}", "my decision about {s}"),
        note: "{s}: the user decided to wait until {p} has signed off.",
        stale: "{s}: the user wants to go ahead at once.",
    },
    MatterKind {
        coin: |mint| mint.restaurant(),
        asked: ("who took me to {s}", "who took me to {s}", "the name of whoever took me to {s}"),
        note: "{p} took the user to {s} for the second time.",
        stale: "The user plans to go to {s} alone.",
    },
    MatterKind {
        coin: |mint| mint.book(),
        asked: ("why did I give up on {s}", "why I gave up on {s}", "my reason for giving up on {s}"),
        note: "The user gave up on {s} because {p} gave away the ending.",
        stale: "The user is halfway through {s} and likes it.",
    },
    MatterKind {
        coin: |mint| mint.trail(),
        asked: ("how did I rate the {s}", "how I rated the {s}", "my rating of the {s}"),
        note: "The user rated the {s} four out of five after walking it with {p}.",
        stale: "The user would like to walk the {s} one day.",
    },
    MatterKind {
        coin: |mint| mint.medicine(),
        asked: (
            "which side effect did I get from {s}",
            "which side effect I got from {s}",
            "the side effect I got from {s}",
        ),
        note: "{s} gave the user a dry mouth; Dr. {p} was told.",
        stale: "The user starts on {s} next week.",
    },
    MatterKind {
        coin: |mint| mint.dish(),
        asked: (
            "who gave me the idea for {s}",
            "who gave me the idea for {s}",
            "the name of whoever gave me the idea for {s}",
        ),
        note: "{p} gave the user the idea for {s}.",
        stale: "The user is looking for a good way to make {s}.",
    },
    MatterKind {
        coin: |mint| mint.gadget(),
        asked: ("where did I buy the {s}", "where I bought the {s}", "the shop where I bought the {s}"),
        note: "The user bought the {s} second-hand from {p}.",
        stale: "The user means to order the {s} from the maker.",
    },
    MatterKind {
        coin: |mint| mint.company(),
        asked: (
            "what went wrong with my order from {s}",
            "what went wrong with my order from {s}",
            "the trouble with my order from {s}",
        ),
        note: "The order from {s} went to {p} by mistake.",
        stale: "The order from {s} should arrive on Thursday.",
    },
    MatterKind {
        coin: |mint| mint.pet(),
        asked: ("which vet did I pick for {s}", "which vet I picked for {s}", "the name of the vet I picked for {s}"),
        note: "The user picked Dr. {p} as the vet for {s}.",
        stale: "The user is still looking for a vet for {s}.",
    },
    MatterKind {
        coin: |mint| mint.village(),
        asked: (
            "whose cottage did we rent in {s}",
            "whose cottage we rented in {s}",
            "the owner of the cottage we rented in {s}",
        ),
        note: "The user's family rented the cottage of {p} in {s}.",
        stale: "The user's family thinks about a week in {s}.",
    },
];

/// Seconds of a day.
const DAY: i64 = 86_400;

/// Coins a matter.
pub(in crate::assistant::tools) fn matter(desk: &mut Desk<'_>) -> Matter {
    let kind = desk.choices.pick(MATTERS);
    Matter { kind, name: desk.coin(kind.coin), person: desk.coin(Mint::person) }
}

/// Makes the app's notes: the one that answers, the one that it overtook, and some on other matters. The right one
/// is the latest but not the first of the list.
pub(in crate::assistant::tools) fn notes_about(desk: &mut Desk<'_>, matter: &Matter) -> Vec<AppMemory> {
    let (one, two) = (self::matter(desk), self::matter(desk));
    let texts = [one.note(), matter.stale(), two.stale(), matter.note(), one.stale()];
    // A morning in the spring of 2024, before all that any exam tells.
    let mut at = Timestamp::from_civil(2024, 3, 1, 0).unix_seconds() + desk.choices.between(0, 200) * DAY;
    let mut notes: Vec<AppMemory> = texts
        .into_iter()
        .map(|text| {
            at += desk.choices.between(DAY, 40 * DAY);
            let at = Timestamp::from_unix_seconds(at);
            AppMemory { at, id: desk.id("mem-"), subject: None, text }
        })
        .collect();
    desk.choices.shuffle(&mut notes);
    notes
}

/// Makes two headings with notes on one `aspect` under each, and returns them: the first is the one asked for, but
/// their order and that of the notes is random.
pub(in crate::assistant::tools) fn headings(
    desk: &mut Desk<'_>,
    name: &str,
    rival: &str,
    aspect: &str,
) -> (Vec<AppSubject>, Vec<AppMemory>) {
    let mut subjects = Vec::new();
    let mut memories = Vec::new();
    for label in [name, rival] {
        let id = desk.id("sub-");
        let person = desk.coin(Mint::first_name);
        let texts = [
            ["On ", label, ", the user leaves ", aspect, " to ", &*person, "."].concat(),
            ["The user has high hopes for ", label, "."].concat(),
        ];
        for text in texts {
            let day = desk.choices.between(0, 300);
            let at = Timestamp::from_civil(2024, 3, 1, 36_000).unix_seconds() + day * DAY;
            let at = Timestamp::from_unix_seconds(at);
            memories.push(AppMemory { at, id: desk.id("mem-"), subject: Some(id.clone()), text });
        }
        let description = ["What the user has said about ", label, "."].concat();
        subjects.push(AppSubject { description, id, label: label.to_owned() });
    }
    desk.choices.shuffle(&mut subjects);
    desk.choices.shuffle(&mut memories);
    (subjects, memories)
}

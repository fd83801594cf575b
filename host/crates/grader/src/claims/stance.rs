//! Stance: whether an activity is said to have ended or to go on.

use std::sync::LazyLock;

use super::clause::Clause;
use super::english;
use super::pattern::Patterns;
use super::{Claims, Standing};
use crate::normalize::Text;
use crate::read::same_stem;
use crate::word_table::{Words, has};

/// What a text says of an activity. The places are bytes, none if they are of another side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stance {
    /// Where it is named.
    pub(crate) at: Option<(usize, usize)>,
    /// Where it is said to have ended.
    pub(crate) ended: Option<Option<(usize, usize)>>,
    /// Whether it is named.
    pub(crate) named: bool,
    /// Where it is said to go on.
    pub(crate) ongoing: Option<Option<(usize, usize)>>,
}

/// Ways to say that something ended. A denial before one says that it goes on.
const ENDINGS: &[&str] = &[
    "gave|given|give|giving|gives it|that|this? *2 up",
    "gave|given|give|giving|gives up",
    "stopped|stop|stopping|stops",
    "quit|quits|quitting",
    "dropped|dropping",
    "ended|ceased|abandoned|discontinued|retired|swore",
    "no longer",
    "any more|longer",
    "anymore",
    "lost interest|enthusiasm|the|your|all",
    "hung up",
    "moved on",
    "fell|fallen out of",
    "out of love",
    "done with",
    "over with",
    "finished with",
    "put it|that|climbing? behind",
    "walked|stepped|backed away|back",
    "grew|grown|got|gotten tired|sick|bored|out",
    "left it|that|climbing behind",
    "not now|nowadays|currently",
    "a thing of the past",
    "in the|your past",
    "used to",
    "never again",
    "former|formerly|ex",
    "once *2 but",
    "has|have|had faded|waned|died|worn",
    "leaves|left you cold",
    "packed it in",
    "called it quits",
    "kicked the habit",
    "burned|burnt out",
    "soured on",
    "went|gone off",
    "was|were once",
];

/// Ways to say that something goes on. A denial before one says that it ended.
const GOINGS: &[&str] = &[
    "still",
    "keep|keeps|kept|keeping at|on|it|up|going|doing",
    "continue|continues|continued|continuing",
    "as much as ever",
    "to this day",
    "these days",
    "every week|weekend|day|month|morning|evening|sunday|saturday",
    "weekly|daily|regularly",
    "resumed|returned|restarted",
    "took|taken|picked|started it? back? up? again",
    "back to|at|into",
    "again",
    "more than ever",
    "going strong",
    "love|loves|enjoy|enjoys|adore|adores|like|likes|do|does|go|goes|practice|practise|practices|play|plays",
    "fond of",
    "keen on",
    "into",
    "passionate about",
    "are|is|am a? big? regular|avid|active|keen",
];

/// The first words of those that take something up again: they count after an end, too.
const RESUMPTIONS: &Words = &Words::new(&[
    "resumed",
    "returned",
    "restarted",
    "took",
    "taken",
    "picked",
    "started",
    "back",
    "again",
    "continue",
    "continued",
]);

/// Sentiments that aren't about doing: "used to dread it".
const DISLIKES: &Words = &Words::new(&[
    "dread", "hate", "dislike", "fear", "avoid", "loathe", "detest", "struggle", "be", "think", "find", "complain",
]);

/// Words of what is only thought of.
const THOUGHTS: &Words = &Words::new(&[
    "thought",
    "thinking",
    "considered",
    "considering",
    "tempted",
    "almost",
    "nearly",
    "wanted",
    "pondered",
    "planned",
]);

/// Who a reason may begin with.
const PEOPLE: &Words = &Words::new(&["you", "i", "we", "he", "she", "they"]);

/// Words that take up what was named before.
const PRONOUNS: &Words = &Words::new(&["it", "that", "this", "them", "one"]);

static ENDS: LazyLock<Patterns> = LazyLock::new(|| Patterns::compile(ENDINGS, &[]));
static GOES_ON: LazyLock<Patterns> = LazyLock::new(|| Patterns::compile(GOINGS, &[]));

/// Reads what a text says of an activity.
pub(crate) fn stance(claims: &Claims, activity: &[String]) -> Stance {
    let text = &claims.text;
    let names: Vec<Text> = activity.iter().map(|name| Text::new(name)).collect();
    let mut found = Stance::default();
    // Whether the last clause that had a subject spoke of the activity.
    let mut topic = false;
    let mut asked = None;
    for clause in claims.clauses.all() {
        let named = (clause.first..clause.end).find_map(|at| {
            let last = names.iter().find_map(|name| name_at(text, at, clause.end, name))?;
            let spoken = !matches!(claims.standing(at), Standing::Asked | Standing::Echoed | Standing::Supposed);
            spoken.then_some((at, last))
        });
        // "Climbing? You gave that up.": it is named once something is said of it.
        if let Some((first, last)) = named.filter(|(at, _)| claims.standing(*at) == Standing::Guessed) {
            topic = true;
            asked = Some(text.span(first, last));
            continue;
        }
        if let Some((first, last)) = named {
            found.named = true;
            found.at = found.at.or(Some(text.span(first, last)));
        }
        let pronoun = (clause.first..clause.end).any(|at| has(PRONOUNS, text.form(at)));
        topic = named.is_some() || (topic && (pronoun || !has_object(text, *clause)));
        // A statement may stand before the name: "You gave it up, climbing."
        if topic && pronoun && asked.is_some() {
            found.named = true;
            found.at = found.at.or(asked);
        }
        let about = topic || (!found.named && pronoun);
        if about {
            read_clause(claims, *clause, &mut found);
        }
    }
    found
}

/// Reads one clause that is about the activity.
fn read_clause(claims: &Claims, clause: Clause, found: &mut Stance) {
    let text = &claims.text;
    let mut at = clause.first;
    let mut denied = false;
    let mut denied_before = false;
    let mut plain_going = None;
    let mut ends_here = false;
    while at < clause.end {
        let form = text.form(at);
        if matches!(claims.standing(at), Standing::Asked | Standing::Echoed | Standing::Supposed | Standing::Guessed) {
            at += 1;
            continue;
        }
        // "You haven't been since you quit": what is denied doesn't reach over the reason.
        if has(&["since", "after", "when", "because"], form) && has(PEOPLE, text.form(at + 1)) {
            denied_before |= denied;
            denied = false;
        }
        if (has(&["not", "never", "hardly", "without"], form) || (form == "no" && text.form(at + 1) != "longer"))
            && !matches!(text.form(at + 1), "only" | "just" | "merely")
        {
            denied = true;
        }
        if let Some(last) = ENDS.match_at(text, at, clause.end) {
            let dislike = form == "used" && has(DISLIKES, text.form(last + 1));
            // "You thought about giving it up" ends nothing.
            let thought = (at.saturating_sub(3).max(clause.first)..at).any(|before| has(THOUGHTS, text.form(before)));
            let span = Some(text.span(at, last));
            // "Not any more" ends; "not stopped" goes on; "no longer" holds its own denial.
            let own = matches!(form, "no" | "any" | "anymore" | "not" | "used" | "never");
            match (own, denied) {
                _ if dislike || thought => {}
                (true, _) => {
                    // "Any more" needs its denial: "do you need any more" ends nothing.
                    if !matches!(form, "any" | "anymore") || denied {
                        found.ended = found.ended.or(Some(span));
                        ends_here = true;
                    }
                }
                (false, false) => {
                    found.ended = found.ended.or(Some(span));
                    ends_here = true;
                }
                (false, true) => found.ongoing = found.ongoing.or(Some(span)),
            }
            at = last + 1;
            continue;
        }
        if let Some(last) = GOES_ON.match_at(text, at, clause.end) {
            let span = Some(text.span(at, last));
            if denied {
                // "You don't climb", "you don't enjoy it": it doesn't go on.
                if !matches!(form, "again" | "every" | "these") {
                    found.ended = found.ended.or(Some(span));
                    ends_here = true;
                }
            } else if has(RESUMPTIONS, form) {
                found.ongoing = found.ongoing.or(Some(span));
            } else if !matches!(
                form,
                "love" | "like" | "do" | "does" | "go" | "into" | "enjoy" | "loves" | "enjoys" | "likes" | "these"
            ) {
                plain_going = plain_going.or(Some(span));
            }
            at = last + 1;
            continue;
        }
        at += 1;
    }
    let denied = denied || denied_before;
    if !ends_here && denied && found.ended.is_none() && found.ongoing.is_none() && denies_activity(claims, clause) {
        found.ended = Some(Some(text.span(clause.first, clause.end - 1)));
    }
    let sentiment = plain_going.is_some() && is_sentiment(text, clause);
    if let Some(span) = plain_going.filter(|_| !(ends_here || sentiment && found.ended.is_some())) {
        found.ongoing = found.ongoing.or(Some(span));
    }
}

/// "You still love it, though you gave it up": loving isn't doing, if the end is told.
fn is_sentiment(text: &Text, clause: Clause) -> bool {
    (clause.first..clause.end).any(|at| {
        text.form(at) == "still"
            && has(
                &["love", "like", "miss", "enjoy", "talk", "think", "follow", "watch", "have", "own"],
                text.form(at + 1),
            )
    })
}

/// "You don't climb": the name itself is denied.
fn denies_activity(claims: &Claims, clause: Clause) -> bool {
    let text = &claims.text;
    (clause.first..clause.end).any(|at| {
        matches!(text.form(at), "not" | "never")
            && at > clause.first
            && has(&["do", "does"], text.form(at - 1))
            && !has(
                &["know", "have", "see", "mention", "say", "recall", "remember", "mind", "think", "find"],
                text.form(at + 1),
            )
    })
}

/// Tells whether a clause has a noun of its own after its verb: "you quit smoking".
fn has_object(text: &Text, clause: Clause) -> bool {
    let last = (clause.first..clause.end).rev().find(|at| text.is_content(*at));
    let ends_itself = [
        "up",
        "stopped",
        "stop",
        "quit",
        "anymore",
        "more",
        "longer",
        "interest",
        "ended",
        "ago",
        "now",
        "again",
        "weekly",
        "entirely",
        "completely",
        "altogether",
        "regularly",
        "daily",
        "so",
        "not",
    ];
    last.is_some_and(|at| !has(english::SMALL_WORDS, text.form(at)) && !has(&ends_itself, text.form(at)))
}

/// Matches a name at a token, its words in any form of plural and tense.
fn name_at(text: &Text, at: usize, end: usize, name: &Text) -> Option<usize> {
    let mut next = at;
    let mut last = None;
    for word in (0..name.len()).filter(|word| name.is_content(*word)) {
        while next < end && text.is_mark(next, "-") && last.is_some() {
            next += 1;
        }
        // A determiner may come in: "play the cello" for "playing cello".
        if last.is_some() && has(&["the", "a", "some", "your"], text.form(next)) && !has(&["the", "a"], name.form(word))
        {
            next += 1;
        }
        if next >= end || !same_stem(text.form(next), name.form(word)) {
            return None;
        }
        last = Some(next);
        next += 1;
    }
    last
}

//! What a physician's ward gives first.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static CASE: Rule = rule!("pneumonia" | "community-acquired pneumonia" | "every pneumonia" | "a fresh pneumonia");
static CARD: Rule =
    rule!("the laminated card" | "the sheet in the drug room" | "our pocket guide" | "the admissions folder");
static CAUSE: Rule =
    rule!("after the resistance report" | "by committee vote" | "because of the shortage" | "on microbiology's advice");

/// What a physician's ward gives first.
pub(in super::super::super) static FIRST_LINE_DRUG: Attribute = Attribute {
    name: "first-line-drug",
    sort: Sort::Medicine,
    label: "First-line medicines on the ward",
    about: "Which medicine the ward gives first for pneumonia, and since when.",
    own: rule!(
        "on our ward pneumonia has got " {value} " first since " {date} ", by protocol."
        | "since " {date} " the protocol says " {value} " for " CASE "."
        | "for " CASE " we start with " {value} ", that's been the protocol since " {date} SINCE_TAIL
        | CARD " has said " {value} " for " CASE " since " {date} SINCE_TAIL
        | "I've written up " {value} " for " CASE " since " {date} ", as the ward protocol has it."
        | "our ward has opened with " {value} " against " CASE " since " {date} SINCE_TAIL
        | "our first drip for " CASE " is " {value} ", and has been since " {date} SINCE_TAIL
        | "pneumonia, cultures, " {value} ": that's been our rule since " {date} SINCE_TAIL
        | "pharmacy has stocked us with " {value} " since " {date} ", our first choice for " CASE "."
        | "on " {date} " our protocol settled on " {value} " for " CASE ", and there it stands."
        | "the bag on the first drip stand has read " {value} " since " {date} ", for " CASE "."
        | "our night nurses have hung " {value} " for " CASE " since " {date} SINCE_TAIL
        | "for " CASE " the admission template has come up with " {value} " since " {date} SINCE_TAIL
        | "on rounds I've defended " {value} " for " CASE " since " {date} ", as the protocol wants."
        | "the poster in our drug room pairs " CASE " with " {value} ", hung on " {date} SINCE_TAIL),
    other: rule!({who} " starts every pneumonia on " {value} "." | {who} " prescribes " {value} " before anything else."
        | {who} " swears by " {value} " for pneumonia." | {who} " had a rash from " {value} "."
        | {who} " wrote a paper about " {value} " in pneumonia."
        | {who} " won't give " {value} " to anyone over eighty."),
    noted: rule!(
        "Check renal function and interactions, as ever." MORE
        | "Understood, that's the local protocol."
        | "Right, then reassess at 48 hours." MORE
        | "Cultures first, as always." MORE
        | "Mind the allergies on the chart." MORE
        | "A card in the pocket helps at night." MORE
        | "Resistance reports come just in time." MORE
        | "Local data beat the textbook." MORE),
    talk: &[
        (
            "Remind me what CURB-65 stands for.",
            "Confusion, urea, respiratory rate, blood pressure, and age 65 or over.",
        ),
        ("When do we step down to oral?", "Once the patient is afebrile for a day, stable, and can swallow."),
        ("How long before I repeat the film?", "Six weeks, unless the course or the smoking history says sooner."),
        ("Is procalcitonin worth ordering?", "To stop earlier, yes; to start, the patient in front of you decides."),
    ],
    ask: rule!(
        "what do we currently give as the initial antibiotic where I work?"
            | "which agent do I reach for with an infected lung these days?"
            | "what's the present standard treatment for chest infections in my department?"
            | "with which antibiotic does my department begin these days?"
            | "what's our currently preferred antibiotic for an infected lung?"
            | "which antibiotic do I prescribe initially for a chest infection, as of now?"
            | "an infected lung has just come in. Which agent do we use now?"
            | "what do chest infections get initially in my department today?"
            | "which agent is standard for an infected lung where I work at present?"
            | "what's the initial treatment of chest infections in my department right now?"
    ),
    told: rule!("your ward starts with " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "new protocol from " {date} ": " {value} " first for " CASE "."
            | CAUSE " pneumonia was switched to " {value} " on " {date} SINCE_TAIL
            | "the committee made " {value} " our first choice for " CASE " on " {date} SINCE_TAIL
            | CARD " reads " {value} " for " CASE " as of " {date} SINCE_TAIL
            | "on " {date} " pharmacy sent us " {value} " as the first for " CASE "."
            | "since " {date} " I've written up " {value} " for " CASE " instead."
            | "the ward opens with " {value} " against " CASE " from " {date} " on."
            | "my interns have to relearn it: pneumonia, cultures, " {value} ", as of " {date} SINCE_TAIL
            | "protocol revised on " {date} ": for " CASE " it's " {value} " first."
            | "the first drip for " CASE " became " {value} " on " {date} ", " CAUSE "."
        | "our template suggests " {value} " for " CASE " as of " {date} SINCE_TAIL
        | "on " {date} " we hung a new poster: " CASE ", " {value} ", and that first."
        | "our night nurses hang " {value} " for " CASE " from " {date} " on."
        | "the bag on the first drip stand reads " {value} " as of " {date} ", " CAUSE "."
        | CAUSE " the ward took " {value} " for " CASE " on " {date} SINCE_TAIL),
        then: rule!("what did we give as the initial antibiotic " {when} "?"
            | {when} ", what was the standard treatment for chest infections in my department?"
            | "which agent did I reach for with an infected lung " {when} "?"
            | {when} ", what was our preferred antibiotic for an infected lung?"
            | "with which antibiotic did my department begin " {when} "?"
            | "what did chest infections get initially " {when} "?"),
        before: rule!(
            "what was our initial antibiotic before the present one?"
                | "which standard treatment for chest infections did the current one replace?"
                | "which agent did I reach for with an infected lung until the last switch?"
                | "what was our preferred antibiotic right before the current one?"
                | "with which antibiotic did my department begin before what we use today?"
        ),
        all: rule!(
            "which initial antibiotics has my department had, first to latest?"
                | "in what sequence did our standard treatments for chest infections follow each other?"
                | "name our preferred antibiotics over time, the earliest first."
                | "which agents have I reached for with an infected lung, in order of time?"
                | "with which antibiotics has my department begun, oldest first?"
        ),
    }),
};

//! Who looks after somebody's teeth.

use super::super::super::attribute::{Attribute, Chain};
use super::super::super::value::Sort;
use super::super::tails::{MORE, SINCE_TAIL};
use crate::wording::{Rule, rule};

static COURAGE: Rule =
    rule!("I've only cried once" | "never lectures me about floss" | "hums while drilling" | "has warm hands");
static WORK: Rule = rule!("fillings" | "cleanings and fillings" | "crowns" | "root canals and worse");
static REASON: Rule = rule!("retired" | "moved away" | "closed shop" | "stopped taking my insurance card");

/// Who looks after somebody's teeth.
pub(in super::super) static DENTIST: Attribute = Attribute {
    name: "dentist",
    sort: Sort::Person,
    label: "Dentists",
    about: "Who looks after people's teeth, and since when.",
    own: rule!(
        "my teeth have been in the hands of Dr " {value} " since " {date} SINCE_TAIL
        | "I've been going to Dr " {value} " for " WORK " since " {date} SINCE_TAIL
        | "Dr " {value} " has done all my checkups since " {date} " and " COURAGE "."
        | "the drill I know best is the one of Dr " {value} ", since " {date} SINCE_TAIL
        | "my X-rays have hung on the light box of Dr " {value} " since " {date} SINCE_TAIL
        | "since " {date} " it's been Dr " {value} " who tells me to open wide."
        | "reminders for cleanings come from Dr " {value} ", and have since " {date} SINCE_TAIL
        | "I've been a coward on the books of Dr " {value} " since " {date} ", fillings and all."
        | "my numb cheek is the work of Dr " {value} ", who's had my records since " {date} SINCE_TAIL
        | "on " {date} " a crown came loose and Dr " {value} " glued it; I've stayed with that drill."
        | "Dr " {value} " has known every tooth of mine since " {date} SINCE_TAIL
        | "my night guard was cast by Dr " {value} ", who's drilled for me since " {date} SINCE_TAIL
        | "the drill in my dreams since " {date} " is that of Dr " {value} ", of course."
        | "rinse and spit, says Dr " {value} ", as at every filling since " {date} SINCE_TAIL
        | "I've feared the drill of Dr " {value} " since " {date} ", politely."),
    other: rule!({who} " has Dr " {value} " for fillings." | {who} " recommends Dr " {value} " for anything with teeth."
        | {who} " had a crown made by Dr " {value} "." | {who} " is scared of Dr " {value} " and the drill."
        | {who} " gets a cleaning from Dr " {value} " twice a year."
        | {who} " lost a wisdom tooth to Dr " {value} "."),
    noted: rule!(
        "One who doesn't lecture is worth keeping." MORE
        | "I'll remember who to call when it hurts." MORE
        | "Dr " {value} ", good." MORE
        | "A calm voice is worth a lot there." MORE
        | "Floss anyway." MORE
        | "Numb until supper, then." MORE
        | "Keep the old X-rays, too." MORE
        | "Nobody is brave in there." MORE),
    talk: &[
        (
            "How often should a checkup be, really?",
            "Twice a year suits most people; once is fine if nothing has turned up for years.",
        ),
        ("Is an electric brush worth it?", "For most people, yes, mainly because of the timer."),
        ("Can I drink coffee after a filling?", "Once the numbness is gone; before that you'd scald yourself."),
        ("Does whitening do any harm?", "Not if it's rare; sensitive necks are the first to complain."),
    ],
    ask: rule!(
        "who's my dentist at present?"
            | "whose chair do I sit in when a molar aches these days?"
            | "who takes care of my bite now?"
            | "what's the name of the practice lead for my oral health at the moment?"
            | "which dentist treats me these days?"
            | "whose dental patient am I right now?"
            | "a molar is killing me. Which dentist do I phone, as things are now?"
            | "who looks into my mouth professionally at the moment?"
            | "to whom do I currently entrust my bite?"
            | "what name belongs under dentist on my emergency sheet today?"
    ),
    told: rule!("your dentist is Dr " {value} "."),
    chain: Some(Chain {
        change: rule!(
            "my old dentist " REASON ", so on " {date} " I registered with Dr " {value} "."
            | "I changed dentists: Dr " {value} " has had my records since " {date} SINCE_TAIL
            | "first appointment with Dr " {value} " was on " {date} "; I'm staying."
            | "my X-rays were sent over to Dr " {value} " on " {date} ", for good."
            | "another drill, another voice: since " {date} " it's been Dr " {value} " for me."
            | "I've got a new name on the reminder card, Dr " {value} ", as of " {date} SINCE_TAIL
            | "from " {date} " on my fillings are a matter for Dr " {value} "."
            | "Dr " {value} " put me on the books on " {date} ", since the old one " REASON "."
            | "the open wide has been Dr " {value} "'s since " {date} SINCE_TAIL
            | "I let Dr " {value} " do the cleaning on " {date} " and signed up there for good."
        | "new ceiling, same fear: Dr " {value} "'s drill, since " {date} SINCE_TAIL
        | "Dr " {value} " tells me to rinse as of " {date} ", since the old one " REASON "."
        | "my X-ray file moved on " {date} ", Dr " {value} " has it and drills."
        | "the Sunday filling of " {date} " was by Dr " {value} ", and I'm staying on there."
        | "Dr " {value} " has done my crowns since " {date} ", as the old one " REASON "."),
        then: rule!(
            "who was my dentist " {when} "?" | {when} ", whose dental patient was I?"
            | "who took care of my bite " {when} "?" | "which dentist was treating me " {when} "?"
            | {when} ", whose chair did I sit in when a molar ached?" | "to whom did I entrust my bite " {when} "?"),
        before: rule!(
            "who was my dentist before the present one?"
                | "whose dental patient was I until I last changed?"
                | "who took care of my bite right before the current one?"
                | "which dentist preceded the one I have now?"
                | "whose chair did I sit in before the one I sit in now, with a molar aching?"
        ),
        all: rule!(
            "which dentists have I had, first to latest?"
                | "name my dentists in order, beginning with the earliest."
                | "whose dental patient have I been over time, oldest first?"
                | "in what order did my dentists follow each other?"
                | "who has taken care of my bite so far, from the first on?"
        ),
    }),
};

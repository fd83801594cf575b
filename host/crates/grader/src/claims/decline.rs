//! Declines: "I don't have that", in many words.

use std::sync::LazyLock;

use super::Claims;
use super::clause::Clause;
use super::pattern::Patterns;
use super::standing::Standing;
use crate::normalize::Text;

/// Verbs of telling, as what the user never did.
const TELL: &[&str] = &[
    "tell",
    "told",
    "say",
    "said",
    "mention",
    "mentioned",
    "share",
    "shared",
    "give",
    "gave",
    "given",
    "specify",
    "specified",
    "provide",
    "provided",
    "state",
    "stated",
    "discuss",
    "discussed",
    "bring",
    "brought",
    "disclose",
    "disclosed",
    "talked",
    "let",
    "reveal",
    "revealed",
    "described",
    "describe",
    "supplied",
    "shown",
    "covered",
    "raised",
    "noted",
    "spoken",
    "spoke",
    "talk",
];

/// Verbs of having and knowing, as what the answerer doesn't.
const KNOW: &[&str] = &[
    "have",
    "know",
    "recall",
    "remember",
    "see",
    "find",
    "hold",
    "possess",
    "store",
    "keep",
    "got",
    "recollect",
    "retain",
    "seem",
    "show",
    "stored",
    "kept",
    "saved",
    "think",
    "believe",
    "found",
    "seen",
    "come",
    "come across",
];

/// Verbs of finding out, as what can't be done.
const FIND: &[&str] = &[
    "find",
    "tell",
    "determine",
    "say",
    "answer",
    "recall",
    "locate",
    "see",
    "know",
    "help",
    "provide",
    "remember",
    "retrieve",
    "identify",
    "verify",
    "confirm",
    "be",
    "look",
    "give",
    "establish",
    "pull",
    "access",
    "name",
    "share",
    "figure",
    "work",
    "offer",
    "think",
];

/// Verbs of holding a fact, as what notes don't do.
const HOLD: &[&str] = &[
    "say", "mention", "state", "contain", "show", "include", "record", "specify", "appear", "come", "exist", "reveal",
    "indicate", "cover", "have", "give", "list", "hold", "tell", "note", "provide", "reflect", "seem", "help",
    "answer",
];

/// Words for what was never put on record.
const RECORDED: &[&str] = &[
    "mentioned",
    "stated",
    "specified",
    "provided",
    "shared",
    "recorded",
    "documented",
    "given",
    "discussed",
    "told",
    "found",
    "available",
    "known",
    "disclosed",
    "noted",
    "listed",
    "clear",
    "covered",
    "saved",
    "stored",
    "in",
    "on",
    "anywhere",
    "present",
    "something",
    "anything",
    "aware",
    "sure",
    "certain",
    "able",
    "confident",
    "part",
    "among",
    "there",
    "here",
    "brought",
    "said",
    "logged",
    "captured",
    "kept",
    "information",
    "been",
];

/// Nouns for a record of something.
const RECORD: &[&str] = &[
    "record",
    "records",
    "mention",
    "mentions",
    "information",
    "info",
    "evidence",
    "memory",
    "memories",
    "note",
    "notes",
    "data",
    "trace",
    "recollection",
    "knowledge",
    "details",
    "detail",
    "idea",
    "clue",
    "entry",
    "entries",
    "indication",
    "reference",
    "references",
    "answer",
    "memo",
    "documentation",
    "results",
    "result",
    "matches",
    "match",
    "such",
    "way",
    "sign",
    "hint",
    "recall",
    "facts",
    "fact",
];

/// Where records are kept.
const PLACE: &[&str] = &[
    "corpus",
    "notes",
    "records",
    "record",
    "memory",
    "memories",
    "history",
    "conversation",
    "conversations",
    "messages",
    "documents",
    "logs",
    "log",
    "chats",
    "chat",
    "context",
    "files",
    "archive",
    "transcript",
    "sessions",
    "data",
    "sources",
    "emails",
    "profile",
    "nothing",
    "material",
    "mailbox",
];

/// Words that leave a decline partial: "no other details".
const PARTIAL: &[&str] = &[
    "other",
    "others",
    "more",
    "further",
    "else",
    "additional",
    "exact",
    "precise",
    "another",
    "specific",
    "longer",
    "doubt",
    "yet",
];

/// Phrases of declining, after contractions are written out.
const PHRASES: &[&str] = &[
    // Not having or knowing.
    "i|we do|did|can|could|would|have|am? not|never really|actually|yet|currently|personally|even|ever|seem|to? to? be? able? to? $know",
    "i|we no longer have|hold|know|store|keep|remember",
    "i|we have|had|hold|keep|see|find|found|know|recall|got nothing|none",
    "i|we have|had|found|find|see|hold|got|saw|keep no *1 $record",
    "i|we have no way",
    "i|we have not|never|yet|got|been *2 told|given|informed|heard|seen|learned|learnt|stored|recorded|saved|received|any|a|that|the|your|it|found",
    "i|we was|were not|never told|given|informed",
    "i|we lack *2 $record",
    "i am|was|would only|just? be? only|just? guessing",
    "none|neither of *3 $hold|mentions|says|mentioned|said",
    "i am|was not|un sure|certain|aware|able|familiar|positive|confident",
    "i am unsure|unaware|unable|uncertain",
    "unsure|unaware|uncertain",
    "not sure|certain|aware",
    "not that i know|recall|remember",
    "do|did not know|recall|remember",
    "do not have *2 that|this|it|any|your|the|$record|a|enough",
    "$place do|does|did|have|has not|never *1 $hold",
    "$place lack|lacks|omit|omits|contain|contains|hold|holds|say|says|show|shows|include|includes|has|have nothing|no|neither",
    "that|it|this|there|which|nobody|nothing|value|fact|detail|code|address|name do|does|did|has|have not|never *1 $hold|come|came|ring",
    // The user never told.
    "you have|had|did not|never *2 $tell",
    "you never *1 $tell",
    "you have yet to *1 $tell",
    "nobody|none ever? $tell",
    "no one ever? $tell",
    "we have|had|did not|never *2 $tell",
    "we never *1 $tell",
    "not something *3 $tell",
    "never *1 $recorded|told|said|shared|came|come",
    // Passive.
    "is|are|was|were|has|have|been|s not|never ever|been|actually|yet|really|explicitly|currently? been|be? $recorded",
    "not|never explicitly|been|actually? mentioned|stated|specified|provided|recorded|documented|disclosed|shared|known|listed|found|available|given|discussed",
    "not in|among|part|on *1 $place|file|record",
    "missing|absent from *2 $place",
    "missing from",
    // No record.
    "no *1 $record of|on|about|for|that|to|in|regarding|there|available|found|at|whatsoever|exists|exist|is|was|stored|here",
    "there is|was|are|were|s no *2 $record",
    "there s? is|are|was|were? nothing",
    "with? without *1 $record",
    "nothing *2 about|on|in|regarding|that|there|here|recorded|stored|saved|says|say|mentions|found|comes|came|suggests|indicates|turns",
    "came|come|comes up empty|blank",
    "draw|drawing|drew a|the blank",
    "found nothing",
    "no luck|idea|clue|record|information|data|memory|mention|recollection",
    "not|no longer stored|saved|kept|available",
    // Not being able to.
    "can|could not actually|really|reliably|currently|seem|to? to? $find",
    "unable to *1 $find",
    "not able to *1 $find",
    "not possible to $find",
    "impossible to $find",
    "not enough|sufficient information|detail|details|data|context|evidence",
    "insufficient information|detail|details|data|context|evidence",
    "not|un clear from",
    "unclear|unknown|undisclosed|unspecified|unrecorded|unstated",
    "beyond|outside of? what *2 know|told|have|shared",
    "escapes|eludes me",
    "beats me",
    "do|does not ring a|any bell",
    "would|will|have need|have to tell me",
    "you would|will|have need|have|got to tell|remind|give|share",
    "could|can you tell|remind me",
    "please tell me what",
    "you tell me",
    // It was deleted.
    "has|have|was|were|been been? deleted|erased|removed|purged|forgotten|wiped",
    "i|we deleted|erased|removed|purged|forgot|wiped",
    "i|we have been? deleted|erased|removed|purged|forgotten|wiped",
    "gone from *1 $place",
    // It hasn't happened, so there is nothing to tell.
    "has|have|had|did not yet? occurred|happened|launched|been|completed|taken|started|merged|happen|occur|take|exist",
    "n / a",
    "decline|refuse to answer",
];

static DECLINES: LazyLock<Patterns> = LazyLock::new(|| {
    Patterns::compile(
        PHRASES,
        &[
            ("tell", TELL),
            ("know", KNOW),
            ("find", FIND),
            ("hold", HOLD),
            ("recorded", RECORDED),
            ("record", RECORD),
            ("place", PLACE),
        ],
    )
});

/// Whole values that decline, after normalisation.
const VALUES: &[&str] = &[
    "",
    "na",
    "n a",
    "none",
    "null",
    "nil",
    "unknown",
    "nothing",
    "unsure",
    "undefined",
    "decline",
    "declined",
    "not available",
    "not known",
    "not sure",
    "no answer",
    "no data",
    "no record",
    "no information",
    "no idea",
    "not found",
    "not specified",
    "not provided",
    "not stated",
    "not mentioned",
    "abstain",
    "unspecified",
    "missing",
    "unanswerable",
    "insufficient information",
    "idk",
    "i do not know",
    "do not know",
    "no value",
    "empty",
    "tbd",
    "not recorded",
    "not in memory",
    "cannot answer",
    "no memory",
    "no",
];

/// Returns the tokens of the first decline in words, within asserted speech.
pub(crate) fn find_decline(claims: &Claims) -> Option<(usize, usize)> {
    claims.clauses.all().iter().find_map(|clause| decline_in(claims, *clause))
}

/// Returns the tokens of a decline in one clause.
pub(crate) fn decline_in(claims: &Claims, clause: Clause) -> Option<(usize, usize)> {
    let text = &claims.text;
    (clause.first..clause.end).find_map(|at| {
        let spoken =
            !matches!(claims.standing(at), Standing::Supposed | Standing::Echoed | Standing::Asked | Standing::Guessed);
        let last = if spoken { DECLINES.match_at(text, at, clause.end) } else { None }?;
        let partial =
            (at..clause.end.min(last + 3)).any(|at| PARTIAL.contains(&text.form(at)) && text.form(at) != "yet");
        let longer = text.form(at + 1) == "longer" || text.form(at + 2) == "longer";
        (!partial || longer).then_some((at, last))
    })
}

/// Tells whether a value says nothing but that there is none.
pub(crate) fn is_decline_value(claims: &Claims) -> bool {
    let joined = claims.text.joined();
    VALUES.contains(&&*joined) || find_decline(claims).is_some()
}

/// Tells whether a word belongs to talk about records and telling, not to an answer.
pub(crate) fn is_about_records(text: &Text, at: usize) -> bool {
    let form = text.form(at);
    [TELL, RECORD, PLACE].iter().any(|table| table.contains(&form))
        || matches!(
            form,
            "know"
                | "remember"
                | "recall"
                | "help"
                | "sorry"
                | "ask"
                | "check"
                | "search"
                | "searched"
                | "looked"
                | "happy"
                | "save"
                | "please"
                | "guess"
                | "guessing"
                | "invent"
                | "speculate"
                | "assume"
                | "sure"
                | "look"
                | "apologies"
                | "apologize"
                | "unfortunately"
                | "checked"
                | "note"
                | "keep"
                | "store"
        )
}

//! English: the words that decide how a claim stands. Data only; another language is another such table.

use crate::word_table::Words;

/// Short forms that end in a point. "No." isn't among them: it is an answer more often than a number.
pub(crate) const ABBREVIATIONS: &Words = &Words::new(&[
    "mr", "mrs", "ms", "dr", "st", "vs", "eg", "ie", "approx", "prof", "rev", "jr", "sr", "etc", "g", "e",
]);

/// Verbs that link or help; a denial after one denies what stands before.
pub(crate) const COPULAS: &Words = &Words::new(&[
    "is", "are", "was", "were", "am", "be", "been", "do", "does", "did", "has", "have", "had", "can", "could", "will",
    "would", "should", "shall", "may", "might", "must", "seems", "looks", "sounds", "remains",
]);

/// Words that may stand between a verb and its denial or judgement.
pub(crate) const ADVERBS: &Words = &Words::new(&[
    "really",
    "actually",
    "definitely",
    "certainly",
    "clearly",
    "simply",
    "just",
    "also",
    "quite",
    "truly",
    "very",
    "probably",
    "likely",
    "now",
    "still",
    "ever",
    "even",
    "totally",
    "completely",
    "plainly",
    "in",
    "fact",
    "that",
    "all",
    "at",
    "so",
    "currently",
    "apparently",
    "obviously",
    "ever",
    "exactly",
]);

/// Words that deny what follows in the clause.
pub(crate) const DENIALS: &Words = &Words::new(&[
    "not",
    "never",
    "no",
    "neither",
    "nor",
    "without",
    "none",
    "nobody",
    "nothing",
    "nowhere",
    "hardly",
    "doubt",
    "unlikely",
    "wrongly",
    "mistakenly",
    "incorrectly",
    "falsely",
]);

/// "Not" before these denies nothing that follows.
pub(crate) const NOT_DENIED: &Words = &Words::new(&[
    "only",
    "just",
    "merely",
    "simply",
    "solely",
    "far",
    "forget",
    "forgotten",
    "worry",
    "hesitate",
    "mistaken",
    "wrong",
    "incorrect",
    "left",
    "leave",
    "moved",
    "changed",
    "change",
    "lost",
    "fail",
    "failed",
    "miss",
    "missed",
    "exclusively",
    "least",
    "mention",
    "surprisingly",
    "unlike",
]);

/// Before a colon these deny all that is listed after it.
pub(crate) const SET_DENIALS: &Words = &Words::new(&["none", "neither", "nothing", "except", "excluding"]);

/// Words after which a new thought begins: no denial reaches over them.
pub(crate) const TURNS: &Words = &Words::new(&[
    "but",
    "however",
    "actually",
    "yet",
    "although",
    "though",
    "whereas",
    "while",
    "because",
    "so",
    "instead",
    "nevertheless",
    "nonetheless",
    "still",
]);

/// "Not until May" asserts May.
pub(crate) const LIMITS: &Words = &Words::new(&["until", "till", "before", "unless", "since", "as"]);

/// Words that say when, if a thing follows.
pub(crate) const TEMPORAL: &Words = &Words::new(&["before", "after", "until", "till", "since", "following"]);

/// What may stand between such a word and the thing.
pub(crate) const TEMPORAL_FILLERS: &Words = &Words::new(&[
    "you",
    "i",
    "we",
    "he",
    "she",
    "they",
    "moved",
    "moving",
    "move",
    "switched",
    "switching",
    "changed",
    "changing",
    "got",
    "getting",
    "went",
    "going",
    "joined",
    "joining",
    "bought",
    "buying",
    "left",
    "leaving",
    "adopted",
    "adopting",
    "chose",
    "choosing",
    "became",
    "becoming",
    "took",
    "taking",
    "started",
    "starting",
    "to",
    "into",
    "from",
    "for",
    "at",
    "in",
    "on",
    "the",
    "a",
    "an",
    "your",
    "my",
    "it",
    "was",
    "were",
    "is",
    "that",
    "relocating",
    "relocated",
    "settling",
    "settled",
    "living",
    "being",
    "residing",
    "working",
    "having",
    "owning",
    "driving",
    "using",
]);

/// Small words: a noun phrase ends before them.
pub(crate) const SMALL_WORDS: &Words = &Words::new(&[
    "a", "an", "the", "i", "you", "we", "he", "she", "it", "they", "your", "my", "our", "his", "her", "their", "this",
    "that", "these", "those", "in", "on", "at", "to", "from", "for", "of", "with", "by", "as", "and", "or", "but",
    "nor", "if", "is", "are", "was", "were", "be", "been", "am", "do", "does", "did", "has", "have", "had", "not",
    "what", "which", "who", "where", "when", "there", "here", "near", "into", "live", "lives", "lived", "about", "",
    ",", ";", ":", "(", ")", "—", "\"", ".", "\n", "so", "then", "now", "will", "would", "can", "could", "because",
]);

/// Subjects that begin a clause of their own after "and".
pub(crate) const SUBJECTS: &Words = &Words::new(&[
    "i", "you", "we", "he", "she", "it", "they", "your", "yours", "my", "mine", "that", "this", "these", "those",
    "his", "hers", "their", "theirs", "there", "here",
]);

/// Words of the present.
pub(crate) const NOW_WORDS: &Words = &Words::new(&["now", "currently", "nowadays", "today", "presently"]);

/// Words that make what follows past.
pub(crate) const PAST_WORDS: &Words =
    &Words::new(&["formerly", "previously", "originally", "initially", "earlier", "old", "former", "previous"]);

/// Verbs of the past, for clauses that a present follows.
pub(crate) const WAS_WORDS: &Words = &Words::new(&[
    "was", "were", "had", "lived", "worked", "used", "did", "drove", "owned", "started", "began", "came", "said",
]);

/// Verbs of the present.
pub(crate) const IS_WORDS: &Words = &Words::new(&["is", "are", "am", "live", "lives", "work", "works", "now", "s"]);

/// Verbs whose object is what one has no longer: "sold the pine desk".
pub(crate) const PARTINGS: &Words = &Words::new(&["sold", "ditched", "scrapped", "cancelled", "canceled"]);

/// Verbs after "and" that come back to the present: "moved out of Oslo and live in Lisbon".
pub(crate) const PRESENT_VERBS: &Words = &Words::new(&["have", "has", "are", "is", "live", "lives"]);

/// Verbs of change: after them "from" names what was and "to" what is.
pub(crate) const CHANGES: &Words = &Words::new(&[
    "moved",
    "changed",
    "switched",
    "went",
    "relocated",
    "transferred",
    "upgraded",
    "updated",
    "converted",
    "revised",
    "replaced",
    "replacing",
    "swapped",
    "traded",
    "moving",
    "switching",
    "changing",
    "relocating",
    "raised",
    "lowered",
    "grew",
    "dropped",
    "replaces",
    "move",
    "switch",
    "change",
    "shifted",
    "left",
    "leaving",
    "fell",
    "rose",
    "increased",
    "decreased",
    "reduced",
    "cut",
    "jumped",
    "slipped",
    "climbed",
    "came",
]);

/// Verbs of change whose object is what was: "replaced Oslo with Lisbon".
pub(crate) const REPLACES: &Words =
    &Words::new(&["replaced", "replacing", "swapped", "traded", "superseded", "left", "leaving"]);

/// Words that make a clause past if they end it: "you were in Oslo before".
pub(crate) const PAST_ENDINGS: &Words =
    &Words::new(&["before", "previously", "earlier", "originally", "initially", "formerly", "beforehand", "past"]);

/// Verbs whose subject is what was: "Oslo became Lisbon".
pub(crate) const BECOMES: &Words = &Words::new(&["became"]);

/// Words that judge what stands before them as wrong.
pub(crate) const WRONG_WORDS: &Words = &Words::new(&[
    "wrong",
    "incorrect",
    "false",
    "mistaken",
    "inaccurate",
    "untrue",
    "outdated",
    "obsolete",
    "superseded",
    "invalid",
    "stale",
]);

/// Words that judge something as right.
pub(crate) const RIGHT_WORDS: &Words =
    &Words::new(&["right", "correct", "true", "accurate", "so", "valid", "it", "the"]);

/// Words that begin a supposition.
pub(crate) const SUPPOSITIONS: &Words =
    &Words::new(&["if", "suppose", "supposing", "assuming", "imagine", "whether", "unless"]);

/// Words that ask.
pub(crate) const QUESTION_WORDS: &Words =
    &Words::new(&["what", "which", "who", "whose", "where", "when", "why", "how"]);

/// Verbs and pronouns that show a question to be a whole one.
pub(crate) const ASKING_WORDS: &Words = &Words::new(&["you", "your", "i", "we", "mean", "meant", "want", "like"]);

/// Tells whether two words except what follows: "anything except X", "nothing but X".
pub(crate) fn is_exception(word: &str, next: &str) -> bool {
    match word {
        "except" | "besides" | "excluding" | "barring" => true,
        "other" => next == "than",
        "apart" | "aside" => next == "from",
        _ => false,
    }
}

//! How a token stands: asserted, denied, past, supposed, asked.

use super::clause::{Clause, Clauses};
use super::english;
use crate::normalize::{Text, TokenKind};
use crate::word_table::has;

/// How a word stands in what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It is said to be so.
    Asserted,
    /// It is said not to be so.
    Denied,
    /// It is said to have been so.
    Past,
    /// It only says when or since when: "before Oslo".
    Context,
    /// It stands in a condition: "if it were Oslo".
    Supposed,
    /// It stands in a question of the answerer's own.
    Asked,
    /// It is all there is to a question: "Oslo?" is a guess.
    Guessed,
    /// It repeats the question.
    Echoed,
}

/// Finds how every token stands, sentence by sentence, in one pass and a look back.
pub(super) fn stand(text: &Text, clauses: &Clauses) -> Vec<Standing> {
    let mut standing = vec![Standing::Asserted; text.len()];
    for sentence in clauses.sentences() {
        Forward::new(text, sentence).run(&mut standing);
        for clause in clauses.within(sentence) {
            look_back(text, clause, &mut standing);
        }
        mark_outdated(text, clauses, sentence, &mut standing);
        if sentence.first < sentence.end && asks(text, sentence) {
            let asked = asking_part(text, clauses, sentence);
            let mark = if is_fragment(text, asked) { Standing::Guessed } else { Standing::Asked };
            standing[asked.first..asked.end].fill(mark);
        }
    }
    standing
}

/// What holds from here on, until a boundary.
#[derive(Clone, Copy, Default)]
struct Scope {
    denied: bool,
    past: bool,
    supposed: bool,
}

struct Forward<'a> {
    /// A word such as "moved" stood before in the clause, so that "from" means what was.
    changed: bool,
    /// Tokens left that only say when.
    context: usize,
    end: usize,
    first: usize,
    /// Scopes outside of open brackets.
    outer: Vec<Scope>,
    scope: Scope,
    text: &'a Text,
    /// "None of these: ..." denies the whole sentence.
    whole: bool,
}

impl<'a> Forward<'a> {
    fn new(text: &'a Text, sentence: Clause) -> Self {
        let Clause { first, end } = sentence;
        let colon = (first..end).find(|at| text.is_mark(*at, ":"));
        let whole = colon.is_some_and(|colon| (first..colon).any(|at| has(english::SET_DENIALS, text.form(at))));
        Self { changed: false, context: 0, end, first, outer: Vec::new(), scope: Scope::default(), text, whole }
    }

    fn run(mut self, standing: &mut [Standing]) {
        let first = self.first;
        for (offset, here) in standing[first..self.end].iter_mut().enumerate() {
            let at = first + offset;
            match self.text.kind(at) {
                TokenKind::Mark | TokenKind::Break => self.mark(at),
                TokenKind::Word => self.word(at),
                TokenKind::Number | TokenKind::Symbol | TokenKind::Clitic => {}
            }
            *here = self.standing_here();
            self.context = self.context.saturating_sub(1);
        }
    }

    fn standing_here(&self) -> Standing {
        if self.whole || self.scope.denied {
            Standing::Denied
        } else if self.scope.supposed {
            Standing::Supposed
        } else if self.context > 0 {
            Standing::Context
        } else if self.scope.past {
            Standing::Past
        } else {
            Standing::Asserted
        }
    }

    fn mark(&mut self, at: usize) {
        match self.text.form(at) {
            ";" | ":" | "—" | "|" => self.reset(),
            "(" | "[" => {
                self.outer.push(self.scope);
                let after_cue = at > self.first && has(english::DENIALS, self.text.form(at - 1));
                if !after_cue {
                    self.scope = Scope::default();
                }
            }
            ")" | "]" => self.scope = self.outer.pop().unwrap_or(self.scope),
            "," if !self.goes_on(at + 1) => self.reset(),
            _ => {}
        }
    }

    fn reset(&mut self) {
        self.scope = Scope::default();
        self.changed = false;
        self.context = 0;
    }

    /// Tells whether a list or a chain of denials goes on after a comma: "neither 50, nor 75", "not Oslo, Riga or
    /// Porto". "Not Oslo, Lisbon" is a correction.
    fn goes_on(&self, next: usize) -> bool {
        if has(&["or", "nor", "and"], self.text.form(next)) {
            return true;
        }
        // A list of short entries that ends in "or": look at most a few entries ahead.
        let mut length = 0;
        for at in next..self.end.min(next + 24) {
            let form = self.text.form(at);
            match self.text.kind(at) {
                TokenKind::Mark if form == "," => length = 0,
                TokenKind::Mark if matches!(form, "-" | "'" | "\"" | ".") => {}
                TokenKind::Mark | TokenKind::Break => return false,
                TokenKind::Word if matches!(form, "or" | "nor") => return true,
                _ if has(english::SUBJECTS, form) || has(english::COPULAS, form) => return false,
                _ => length += 1,
            }
            if length > 4 {
                return false;
            }
        }
        false
    }

    fn word(&mut self, at: usize) {
        let form = self.text.form(at);
        let next = self.text.form(at + 1);
        let turns = has(english::TURNS, form) && !(form == "instead" && next == "of");
        let begins = form == "and"
            && (has(english::SUBJECTS, next) || has(english::NOW_WORDS, next) || has(english::PRESENT_VERBS, next));
        if turns || begins {
            self.reset();
        } else if has(english::NOW_WORDS, form) || (form == "these" && next == "days") {
            self.scope.past = false;
        } else if english::is_exception(form, next) {
            self.scope.denied = !self.scope.denied;
        } else if (form == "rather" && next == "than") || (form == "instead" && next == "of") {
            self.scope.denied = true;
        } else if has(english::LIMITS, form) && self.scope.denied {
            // "Not until May" puts it in May.
            self.scope.denied = false;
        } else if has(english::TEMPORAL, form) {
            self.context = self.temporal_length(at);
        } else if has(english::SUPPOSITIONS, form) {
            self.scope.supposed = true;
        } else if form == "then" {
            self.scope.supposed = false;
        } else if self.denies(at) {
            self.scope.denied = true;
        } else {
            self.tense(form, next, at);
        }
    }

    /// Tells whether a denial begins here, and isn't part of a phrase that denies nothing ("not only").
    fn denies(&self, at: usize) -> bool {
        let form = self.text.form(at);
        if !has(english::DENIALS, form) {
            return false;
        }
        let next = self.text.form(at + 1);
        match form {
            "not" | "never" => !has(english::NOT_DENIED, next),
            "no" => !has(&["doubt", "question", "wonder", "problem", "worries"], next),
            "doubt" => at == self.first || !has(&["no", "not", "without", "beyond", "any"], self.text.form(at - 1)),
            _ => true,
        }
    }

    /// What was, and what came after it: "used to be Oslo", "moved from Oslo to Lisbon".
    fn tense(&mut self, form: &str, next: &str, at: usize) {
        let once = form == "once" && at > self.first && is_subject_or_verb(self.text.form(at - 1));
        let was = (form == "used" && next == "to") || (form == "at" && next == "first");
        let parted = has(english::PARTINGS, form) || (form == "rid" && next == "of");
        let left = form == "from" || (form == "out" && next == "of");
        if once || was || has(english::PAST_WORDS, form) {
            self.scope.past = true;
        } else if has(english::CHANGES, form) {
            self.changed = true;
            if has(english::REPLACES, form) && (at == self.first || !has(english::COPULAS, self.text.form(at - 1))) {
                self.scope.past = true;
            }
        } else if parted || (left && self.changed) {
            self.scope.past = true;
        } else if matches!(form, "to" | "into" | "with" | "by" | "for") && self.changed {
            self.scope.past = false;
        }
    }

    /// Returns how many tokens, from a word such as "before" on, only say when; 0 if it governs a sentence of its own.
    fn temporal_length(&self, at: usize) -> usize {
        let mut end = at + 1;
        while end < self.end.min(at + 6) && has(english::TEMPORAL_FILLERS, self.text.form(end)) {
            end += 1;
        }
        // The thing itself: up to the next boundary or small word, at most six tokens.
        let first = end;
        while end < self.end.min(first + 6)
            && self.text.is_content(end)
            && !has(english::SMALL_WORDS, self.text.form(end))
        {
            end += 1;
        }
        if end == first { 0 } else { end - at }
    }
}

/// "You once lived in Oslo", "it was once Oslo"; not "you said so once".
fn is_subject_or_verb(form: &str) -> bool {
    has(english::SUBJECTS, form) || has(&["was", "were", "had"], form)
}

/// Denials that follow: "Oslo is not correct", "50% is wrong", "Oslo doesn't fit". And changes: "Oslo became Lisbon".
fn look_back(text: &Text, clause: Clause, standing: &mut [Standing]) {
    // What stands before these tokens has been judged: each token is marked once.
    let (mut denied_to, mut past_to) = (clause.first, clause.first);
    for at in clause.first + 1..clause.end {
        let form = text.form(at);
        let verb = has(english::COPULAS, form) || text.kind(at) == TokenKind::Clitic;
        if verb {
            let mut after = at + 1;
            while after < clause.end && has(english::ADVERBS, text.form(after)) {
                after += 1;
            }
            let what = text.form(after);
            if matches!(what, "not" | "never" | "no") && !has(english::NOT_DENIED, text.form(after + 1)) {
                deny_noun(text, clause.first, at, standing);
            } else if after < clause.end && has(english::WRONG_WORDS, what) {
                standing[denied_to..at].fill(Standing::Denied);
                denied_to = at;
            }
        }
        // "You were in Oslo before", "it was Oslo until March".
        let ends = !(at + 1..clause.end).any(|after| text.is_content(after));
        let over = (ends && has(english::PAST_ENDINGS, form))
            || (matches!(form, "until" | "till")
                && (clause.first..at)
                    .rev()
                    .take(12)
                    .any(|before| has(&["was", "were", "lived", "had"], text.form(before))));
        let became = over
            || has(english::BECOMES, form)
            || (text.form(at - 1) != "not"
                && has(english::CHANGES, form)
                && matches!(text.form(at + 1), "to" | "into"))
            || (has(english::REPLACES, form) && has(english::COPULAS, text.form(at - 1)));
        if became {
            for before in &mut standing[past_to..at] {
                if *before == Standing::Asserted {
                    *before = Standing::Past;
                }
            }
            past_to = at;
        }
    }
}

/// Denies the noun that stands directly before a denied verb.
fn deny_noun(text: &Text, first: usize, verb: usize, standing: &mut [Standing]) {
    let mut at = verb;
    while at > first.max(verb.saturating_sub(8)) && !has(english::SMALL_WORDS, text.form(at - 1)) {
        at -= 1;
        standing[at] = Standing::Denied;
    }
}

/// "It was Oslo, now Lisbon": where a sentence comes to the present, the clauses before it are past.
fn mark_outdated(text: &Text, clauses: &Clauses, sentence: Clause, standing: &mut [Standing]) {
    let mut present = sentence.first;
    for clause in clauses.within(sentence) {
        let comes_to_now = (clause.first..clause.end).any(|at| {
            has(english::NOW_WORDS, text.form(at)) || (text.form(at) == "these" && text.form(at + 1) == "days")
        });
        if comes_to_now && clause.first > sentence.first {
            present = clause.first;
        }
    }
    for clause in clauses.within(sentence).filter(|clause| clause.end <= present) {
        let was = (clause.first..clause.end).any(|at| has(english::WAS_WORDS, text.form(at)));
        let is = (clause.first..clause.end).any(|at| has(english::IS_WORDS, text.form(at)));
        if was && !is {
            for token in &mut standing[clause.first..clause.end] {
                if *token == Standing::Asserted {
                    *token = Standing::Past;
                }
            }
        }
    }
}

/// Tells whether a sentence is a question, and not a statement with a tag ("..., right?").
fn asks(text: &Text, sentence: Clause) -> bool {
    let Some(mark) = (sentence.first..sentence.end).rev().find(|at| !matches!(text.form(*at), "\"" | ")" | "'" | "\n"))
    else {
        return false;
    };
    if !text.is_mark(mark, "?") {
        return false;
    }
    let last = mark.saturating_sub(1);
    let comma = (sentence.first..mark).rev().take(4).find(|at| text.is_mark(*at, ","));
    let tag = comma.is_some_and(|comma| {
        has(&["right", "correct", "yes", "no", "ok", "okay"], text.form(last))
            || has(english::COPULAS, text.form(comma + 1))
    });
    !tag
}

/// Returns the part of a sentence that its question mark is about: "I don't know, Oslo?" asks by its last clause only.
fn asking_part(text: &Text, clauses: &Clauses, sentence: Clause) -> Clause {
    let starts = (sentence.first..sentence.end).find(|at| text.is_content(*at)).map_or("", |at| text.form(at));
    if has(english::COPULAS, starts) || has(english::QUESTION_WORDS, starts) {
        return sentence;
    }
    let worded = |clause: &Clause| (clause.first..clause.end).any(|at| text.is_content(at));
    clauses
        .within(sentence)
        .filter(worded)
        .last()
        .map_or(sentence, |last| Clause { end: sentence.end, first: last.first })
}

/// Tells whether a question is a bare guess: no word in it makes a question.
fn is_fragment(text: &Text, sentence: Clause) -> bool {
    !(sentence.first..sentence.end).any(|at| {
        let form = text.form(at);
        has(english::COPULAS, form) || has(english::QUESTION_WORDS, form) || has(english::ASKING_WORDS, form)
    })
}

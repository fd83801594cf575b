//! Cuts folded characters into tokens.

use super::character::Folded;
use super::contraction::{Written, write_out};
use super::token::{Text, Token, TokenKind};
use super::unit_word::is_glued_unit;

/// Cuts folded characters, their skins peeled, into tokens.
pub(super) fn tokenize(folded: &[Folded]) -> Text {
    let text = Text { forms: String::with_capacity(folded.len()), tokens: Vec::with_capacity(folded.len() / 4 + 1) };
    let mut cutter = Cutter { folded, at: 0, spaced: true, text, word: String::new() };
    while let Some(this) = folded.get(cutter.at) {
        let before = cutter.at;
        cutter.step(this.character);
        assert!(cutter.at > before, "every step takes a character");
    }
    cutter.text
}

struct Cutter<'a> {
    at: usize,
    folded: &'a [Folded],
    spaced: bool,
    text: Text,
    word: String,
}

impl Cutter<'_> {
    fn character(&self, at: usize) -> char {
        self.folded.get(at).map_or(' ', |folded| folded.character)
    }

    /// Takes one token, or one character that isn't any.
    fn step(&mut self, character: char) {
        match character {
            '\n' => self.mark(TokenKind::Break, "\n"),
            space if space.is_whitespace() => {
                self.spaced = true;
                self.at += 1;
            }
            digit if digit.is_ascii_digit() => self.number(),
            '.' if self.starts_decimal() => self.number(),
            letter if letter.is_alphanumeric() => self.word(),
            '%' | '$' | '€' | '£' | '¥' | '#' | '+' | '&' | '@' | '°' => self.one(TokenKind::Symbol),
            '-' => self.dash(),
            '.' | ',' | ';' | ':' | '?' | '!' | '(' | ')' | '[' | ']' | '{' | '}' | '"' | '\'' | '/' | '|' | '—'
            | '→' | '•' | '=' => self.one(TokenKind::Mark),
            _ => {
                // What is neither letter nor known punctuation, such as an emoji, sets words apart.
                self.spaced = true;
                self.at += 1;
            }
        }
    }

    /// Tells whether a point begins a number, as in ` .5`.
    fn starts_decimal(&self) -> bool {
        self.spaced && self.character(self.at + 1).is_ascii_digit()
    }

    fn one(&mut self, kind: TokenKind) {
        let mut buffer = [0; 4];
        let form: &str = self.character(self.at).encode_utf8(&mut buffer);
        self.mark(kind, form);
    }

    fn mark(&mut self, kind: TokenKind, form: &str) {
        self.push(kind, form, self.at, self.at + 1);
        self.at += 1;
        self.spaced = kind == TokenKind::Break;
    }

    /// A dash between words is a hyphen; with spaces around it is a pause; before a number it may be a minus.
    fn dash(&mut self) {
        let next = self.character(self.at + 1);
        if next == '-' {
            self.push(TokenKind::Mark, "—", self.at, self.at + 2);
            while self.character(self.at) == '-' && self.at < self.folded.len() {
                self.at += 1;
            }
            self.spaced = false;
        } else if next == '>' {
            self.push(TokenKind::Mark, "→", self.at, self.at + 2);
            self.at += 2;
            self.spaced = false;
        } else if self.spaced && next.is_ascii_digit() {
            self.mark(TokenKind::Symbol, "-");
        } else if self.spaced && next.is_whitespace() {
            self.mark(TokenKind::Mark, "—");
        } else {
            self.mark(TokenKind::Mark, "-");
        }
    }

    /// Takes a run that begins with a digit: a number, a number with its unit, or a code.
    fn number(&mut self) {
        let first = self.at;
        self.word.clear();
        let mut points = 0;
        if self.character(self.at) == '.' {
            self.word.push('0');
        }
        loop {
            match self.character(self.at) {
                digit if digit.is_ascii_digit() => self.word.push(digit),
                '.' if self.character(self.at + 1).is_ascii_digit() => {
                    points += 1;
                    self.word.push('.');
                }
                ',' | '\'' if points == 0 && self.ends_group(first) => {}
                _ => break,
            }
            self.at += 1;
        }
        let digits_end = self.at;
        while self.character(self.at).is_alphanumeric() && self.at < self.folded.len() {
            self.word.push(self.character(self.at));
            self.at += 1;
        }
        // Dots go on inside versions such as 0.43.1b.2.
        let number_length = self.word.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(self.word.len());
        let word = std::mem::take(&mut self.word);
        let (digits, letters) = word.split_at(number_length);
        if points > 1 || digits.ends_with('.') {
            self.push(TokenKind::Word, &word, first, self.at);
        } else if letters.is_empty() {
            self.push(TokenKind::Number, digits, first, self.at);
        } else if self.is_in_code(first) {
            self.push(TokenKind::Word, &word, first, self.at);
        } else if self.is_scale(letters, digits_end) {
            let scaled = scale(digits, letters);
            self.push(TokenKind::Number, &scaled, first, self.at);
        } else if is_glued_unit(letters) {
            self.push(TokenKind::Number, digits, first, digits_end);
            self.spaced = false;
            self.push(TokenKind::Word, letters, digits_end, self.at);
        } else {
            self.push(TokenKind::Word, &word, first, self.at);
        }
        self.word = word;
        self.spaced = false;
    }

    /// Tells whether the separator here stands between groups of a number: three digits follow, and before it are
    /// at most three or whole groups.
    fn ends_group(&self, first: usize) -> bool {
        let three = (1..=3).all(|ahead| self.character(self.at + ahead).is_ascii_digit());
        if !three || self.character(self.at + 4).is_ascii_digit() {
            return false;
        }
        let since =
            self.folded[first..self.at].iter().rev().take_while(|folded| folded.character.is_ascii_digit()).count();
        let groups = self.folded[first..self.at].len() > since;
        if groups { since == 3 } else { (1..=3).contains(&since) && self.character(first) != '0' }
    }

    /// Tells whether a hyphen joins digits with letters to another word: in "KD7Q-42M" nothing is 42 million.
    fn is_in_code(&self, first: usize) -> bool {
        let word = |at: Option<usize>| at.is_some_and(|at| self.character(at).is_alphanumeric());
        let before = first > 0 && self.character(first - 1) == '-' && word(first.checked_sub(2));
        before || (self.character(self.at) == '-' && self.character(self.at + 1).is_ascii_digit())
    }

    /// Tells whether letters after a number multiply it: `16k`, `1.5M`, `2bn`. A small `m` is a metre.
    fn is_scale(&self, letters: &str, letters_at: usize) -> bool {
        match letters {
            "k" | "bn" => true,
            "m" | "b" => self.folded[letters_at].upper,
            _ => false,
        }
    }

    /// Takes a word: letters and digits, with apostrophes inside.
    fn word(&mut self) {
        let first = self.at;
        if sets_itself_apart(self.character(first)) {
            return self.one(TokenKind::Word);
        }
        self.word.clear();
        let mut apostrophes = false;
        loop {
            let character = self.character(self.at);
            let inside = character.is_alphanumeric() && !sets_itself_apart(character);
            // A point inside, as in v0.43.1 or config.prefix, belongs to the word if a digit stands before it.
            let point = character == '.'
                && self.word.ends_with(|c: char| c.is_ascii_digit())
                && self.character(self.at + 1).is_ascii_digit();
            let apostrophe = character == '\'' && !self.word.is_empty() && self.character(self.at + 1).is_alphabetic();
            if !(inside || point || apostrophe) || self.at >= self.folded.len() {
                break;
            }
            apostrophes |= apostrophe;
            self.word.push(character);
            self.at += 1;
        }
        let word = std::mem::take(&mut self.word);
        self.push_word(&word, apostrophes, first);
        self.word = word;
        self.spaced = false;
    }

    fn push_word(&mut self, word: &str, apostrophes: bool, first: usize) {
        match write_out(word) {
            Written::Plain if apostrophes => {
                let plain: String = word.chars().filter(|character| *character != '\'').collect();
                self.push(TokenKind::Word, &plain, first, self.at);
            }
            Written::Plain => self.push(TokenKind::Word, word, first, self.at),
            Written::Words(words) => {
                for written in words {
                    self.push(TokenKind::Word, written, first, self.at);
                    self.spaced = true;
                }
            }
            Written::Base(length, words) => {
                self.push(TokenKind::Word, &word[..length], first, self.at);
                self.spaced = true;
                for written in words {
                    self.push(TokenKind::Word, written, first, self.at);
                }
            }
            Written::Possessive(length) => {
                let letters = word[..length].chars().count();
                let base: String = word[..length].chars().filter(|character| *character != '\'').collect();
                self.push(TokenKind::Word, &base, first, first + letters);
                self.spaced = false;
                self.push(TokenKind::Clitic, "s", first + letters, self.at);
            }
        }
    }

    /// Adds a token made of the folded characters from `first` up to `end`.
    fn push(&mut self, kind: TokenKind, form: &str, first: usize, end: usize) {
        let start = self.text.forms.len();
        self.text.forms.push_str(form);
        let index = |length: usize| u32::try_from(length).expect("forms are hardly longer than the text");
        let characters = &self.folded[first..end];
        self.text.tokens.push(Token {
            form: (index(start), index(self.text.forms.len())),
            hash: hash(form),
            kind,
            marked: characters.iter().any(|folded| folded.marked),
            spaced: self.spaced,
            span: (characters[0].start, characters[characters.len() - 1].end),
            upper: characters[0].upper,
        });
    }
}

/// Tells whether a character is a word of its own: scripts that are written without spaces.
fn sets_itself_apart(character: char) -> bool {
    matches!(character,
        '\u{e00}'..='\u{e7f}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}'
        | '\u{20000}'..='\u{3ffff}')
}

/// Multiplies digits by a power of ten, exactly.
fn scale(digits: &str, letters: &str) -> String {
    let zeros = match letters {
        "k" => 3,
        "m" => 6,
        _ => 9,
    };
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let mut scaled = whole.to_owned();
    if decimals.len() <= zeros {
        scaled.push_str(decimals);
        scaled.extend(std::iter::repeat_n('0', zeros - decimals.len()));
    } else {
        scaled.push_str(&decimals[..zeros]);
        scaled.push('.');
        scaled.push_str(&decimals[zeros..]);
    }
    scaled
}

/// FNV-1a, 32 bits: enough to tell most words apart without looking at them.
fn hash(form: &str) -> u32 {
    form.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::super::{Text, TokenKind};

    fn tokens(text: &str) -> String {
        let text = Text::new(text);
        let all: Vec<&str> = (0..text.len()).map(|at| text.form(at)).collect();
        all.join(" ")
    }

    #[test]
    fn texts_are_cut() {
        for (text, expected) in [
            ("I don’t know.", "i do not know ."),
            ("Dana's code is QX-17", "dana s code is qx - 17"),
            ("1,500 or 1.5k or 16k", "1500 or 1500 or 16000"),
            ("3, 4 and 3,4", "3 , 4 and 3 , 4"),
            ("1,2345 0,500", "1 , 2345 0 , 500"),
            ("1,082,000.25!", "1082000.25 !"),
            ("v0.43.1 is not 0.43.1", "v0.43.1 is not 0.43.1"),
            ("178cm, 24s, 14th, U3WV", "178 cm , 24 s , 14th , u3wv"),
            ("KD7Q-42M and KD7Q-22MN", "kd7q - 42m and kd7q - 22mn"),
            ("1.5M people, 5m deep", "1500000 people , 5 m deep"),
            ("at -5 and 3-4 - so", "at - 5 and 3 - 4 — so"),
            ("O’Brien cannot", "obrien can not"),
            ("50% $40", "50 % $ 40"),
            (".5 and 1½", "0.5 and 1 0.5"),
            ("日本", "日 本"),
            ("72, in total", "72 , in total"),
        ] {
            assert_eq!(tokens(text), expected, "{text:?}");
        }
    }

    #[test]
    fn spans_point_into_the_original() {
        let original = "So **Zoe\u{308}’s** it is";
        let text = Text::new(original);
        let at = (0..text.len()).find(|at| text.form(*at) == "zoe").unwrap();
        let (start, end) = text.span(at, at);
        assert_eq!(&original[start..end], "Zoe\u{308}");
        assert!(text.tokens[at].marked && text.tokens[at].upper);
        assert_eq!(text.kind(at + 1), TokenKind::Clitic);
    }
}

//! Codes, integrity tokens with look-alike decoys, telephone numbers and amounts.

use belljar_seed::Stream;

use super::coiner::{Coined, Mint};

/// Letters of codes: none that could be read as a digit.
const LETTERS: &[u8] = b"ACDEFGHJKMNPQRTUVWXY";
const DIGITS: &[u8] = b"0123456789";

/// Shapes of codes: `A` stands for a letter, `9` for a digit.
const CODE_SHAPES: &[&str] = &["AA-9999-AA", "AAA-9999", "9999-AAA", "A99-AA99", "AA99-9999", "AAAA-999"];
/// Shapes of references, such as an order or booking has: longer, with one prefix letter.
const REFERENCE_SHAPES: &[&str] = &["A999999", "A-99-9999-A", "AA9999999", "99-A9999"];
/// Shape of integrity tokens.
const TOKEN_SHAPE: &str = "AAA-9999-AA99";

/// An integrity token, and decoys that differ from it in three characters or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenWithDecoys {
    /// The token to be read back.
    pub token: Coined,
    /// Tokens that belong to others: same shape, same first block.
    pub decoys: Vec<Coined>,
}

impl Mint<'_> {
    /// Coins a short code, such as `QX-4821-TR`.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn code(&mut self) -> Coined {
        self.coin("code", |stream| {
            let shape = *stream.pick(CODE_SHAPES);
            fill(stream, shape)
        })
    }

    /// Coins a reference, such as an order or a booking has.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn reference(&mut self) -> Coined {
        self.coin("reference", |stream| {
            let shape = *stream.pick(REFERENCE_SHAPES);
            fill(stream, shape)
        })
    }

    /// Coins an integrity token with decoys that begin alike.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn token_with_decoys(&mut self, count: usize) -> TokenWithDecoys {
        let token = self.coin("token", |stream| fill(stream, TOKEN_SHAPE));
        let mut decoys: Vec<Coined> = Vec::with_capacity(count);
        for _ in 0..count {
            let decoy = self.coin("token decoy", |stream| {
                loop {
                    let rest = fill(stream, &TOKEN_SHAPE[3..]);
                    let decoy = format!("{}{rest}", &token.as_str()[..3]);
                    let differs = |other: &Coined| difference(other.as_str(), &decoy) >= 3;
                    if differs(&token) && decoys.iter().all(differs) {
                        return decoy;
                    }
                }
            });
            decoys.push(decoy);
        }
        TokenWithDecoys { token, decoys }
    }

    /// Coins a telephone number of the range that is kept free for fiction.
    ///
    /// # Panics
    /// If the exam has used up the space.
    pub fn phone(&mut self) -> Coined {
        self.coin("phone", |stream| format!("({}) 555-01{:02}", stream.between(201, 989), stream.below(100)))
    }

    /// Coins an amount from `low` to `high`, that isn't a multiple of ten and that no other coined value shows.
    ///
    /// # Panics
    /// If the range is used up.
    pub fn amount(&mut self, low: i64, high: i64) -> i64 {
        let amount = self.coin("amount", |stream| {
            loop {
                let amount = stream.between(low, high);
                if amount % 10 != 0 {
                    return amount.to_string();
                }
            }
        });
        amount.as_str().parse().expect("an amount is digits")
    }
}

/// Writes a number with a comma between thousands.
#[must_use]
pub fn grouped(amount: i64) -> String {
    let digits = amount.unsigned_abs().to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3 + 1);
    if amount < 0 {
        text.push('-');
    }
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Fills a shape with letters and digits, again if it would begin like a noun with its article.
fn fill(stream: &mut Stream, shape: &str) -> String {
    let mut fill_in = |symbol| match symbol {
        'A' => char::from(*stream.pick(LETTERS)),
        '9' => char::from(*stream.pick(DIGITS)),
        other => other,
    };
    loop {
        let code: String = shape.chars().map(&mut fill_in).collect();
        if !begins_like_an_article(&code) {
            return code;
        }
    }
}

/// Tells whether the first block of a code is an article, which readers that strip articles would strip.
fn begins_like_an_article(code: &str) -> bool {
    code.split_once('-').is_some_and(|(first, _)| ["A", "AN", "THE"].contains(&first))
}

fn difference(one: &str, two: &str) -> usize {
    one.bytes().zip(two.bytes()).filter(|(a, b)| a != b).count()
}

#[cfg(test)]
mod tests {
    use belljar_seed::Root;

    use super::*;
    use crate::coin::Coiner;

    #[test]
    fn decoys_look_like_the_token_but_differ_in_three_characters() {
        let mut coiner = Coiner::new(&Root::new("codes tests", &[]));
        for ordinal in 0..200 {
            let TokenWithDecoys { token, decoys } = coiner.mint("token", ordinal).token_with_decoys(2);
            for (one, two) in [(&token, &decoys[0]), (&token, &decoys[1]), (&decoys[0], &decoys[1])] {
                assert_eq!(one.as_str()[..3], two.as_str()[..3]);
                assert!(difference(one.as_str(), two.as_str()) >= 3, "{one} and {two}");
            }
            let shape: String = token
                .as_str()
                .chars()
                .map(|symbol| {
                    if symbol.is_ascii_digit() {
                        '9'
                    } else if symbol == '-' {
                        '-'
                    } else {
                        'A'
                    }
                })
                .collect();
            assert_eq!(shape, TOKEN_SHAPE);
        }
    }

    #[test]
    fn codes_never_begin_with_an_article() {
        for (code, article) in [("AN-0862-UU", true), ("THE-1234", true), ("A-12-3456-C", true), ("ANT-1234", false)] {
            assert_eq!(begins_like_an_article(code), article, "{code}");
        }
        let mut stream = Root::new("codes tests", &[]).stream("articles");
        for shape in CODE_SHAPES.iter().chain(REFERENCE_SHAPES).chain(&[TOKEN_SHAPE]) {
            // 1 in 400 codes of two letters and 1 in 20 of one letter would be affected.
            assert!((0..4_000).all(|_| !begins_like_an_article(&fill(&mut stream, shape))), "{shape}");
        }
    }

    #[test]
    fn amounts_are_grouped_and_never_round() {
        for (amount, text) in [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")] {
            assert_eq!(grouped(amount), text);
        }
        let mut coiner = Coiner::new(&Root::new("codes tests", &[]));
        for ordinal in 0..200 {
            let amount = coiner.mint("amount", ordinal).amount(1_000, 9_999);
            assert!((1_000..=9_999).contains(&amount) && amount % 10 != 0, "{amount}");
        }
    }
}

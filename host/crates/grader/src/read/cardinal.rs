//! English cardinals: "thirty-six", "one million eighty-two thousand", "a dozen".

use crate::normalize::{Text, TokenKind};

/// What a number word is worth.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Worth {
    /// 0 to 9.
    Unit(u128),
    /// 10 to 19.
    Teen(u128),
    /// 20 to 90.
    Tens(u128),
    /// 100.
    Hundred,
    /// A power of a thousand, or a dozen: it multiplies what stands before.
    Scale(u128),
}

fn worth(word: &str) -> Option<Worth> {
    use Worth::{Hundred, Scale, Teen, Tens, Unit};
    Some(match word {
        "zero" | "nil" => Unit(0),
        "one" => Unit(1),
        "two" => Unit(2),
        "three" => Unit(3),
        "four" => Unit(4),
        "five" => Unit(5),
        "six" => Unit(6),
        "seven" => Unit(7),
        "eight" => Unit(8),
        "nine" => Unit(9),
        "ten" => Teen(10),
        "eleven" => Teen(11),
        "twelve" => Teen(12),
        "thirteen" => Teen(13),
        "fourteen" => Teen(14),
        "fifteen" => Teen(15),
        "sixteen" => Teen(16),
        "seventeen" => Teen(17),
        "eighteen" => Teen(18),
        "nineteen" => Teen(19),
        "twenty" => Tens(20),
        "thirty" => Tens(30),
        "forty" | "fourty" => Tens(40),
        "fifty" => Tens(50),
        "sixty" => Tens(60),
        "seventy" => Tens(70),
        "eighty" => Tens(80),
        "ninety" => Tens(90),
        "hundred" => Hundred,
        "dozen" => Scale(12),
        "thousand" => Scale(1_000),
        "million" => Scale(1_000_000),
        "billion" => Scale(1_000_000_000),
        "trillion" => Scale(1_000_000_000_000),
        _ => return None,
    })
}

/// Returns the power of ten of a scale word that follows digits: "1.5 million", "3 hundred".
pub(super) fn scale_zeros(word: &str) -> Option<usize> {
    Some(match word {
        "hundred" => 2,
        "thousand" => 3,
        "million" => 6,
        "billion" => 9,
        "trillion" => 12,
        _ => return None,
    })
}

/// Tells whether a word is part of a cardinal.
pub(super) fn is_cardinal_word(word: &str) -> bool {
    worth(word).is_some()
}

/// The sum of a cardinal as its words come in.
#[derive(Default)]
struct Sum {
    /// What the next scale word multiplies.
    group: u128,
    /// The last word, which says what may follow.
    last: Option<Worth>,
    /// The last scale; the next one must be smaller.
    scale: Option<u128>,
    total: u128,
}

impl Sum {
    /// Adds a word; none if it can't stand here in one number.
    fn add(&mut self, worth: Worth) -> Option<()> {
        match worth {
            Worth::Unit(number) => {
                let fits = matches!(self.last, None | Some(Worth::Hundred | Worth::Scale(_)))
                    || (matches!(self.last, Some(Worth::Tens(_))) && number > 0);
                fits.then(|| self.group += number)?;
            }
            Worth::Teen(number) | Worth::Tens(number) => {
                matches!(self.last, None | Some(Worth::Hundred | Worth::Scale(_))).then(|| self.group += number)?;
            }
            Worth::Hundred => {
                // "Nineteen hundred" is 1900; a lone "hundred" needs its "a", which stands for 1.
                (self.group > 0 && self.group < 100).then(|| self.group *= 100)?;
            }
            Worth::Scale(scale) => {
                if self.group == 0 || self.scale.is_some_and(|last| last <= scale) {
                    return None;
                }
                self.total = self.total.checked_add(self.group.checked_mul(scale)?)?;
                self.group = 0;
                self.scale = Some(scale);
            }
        }
        self.last = Some(worth);
        Some(())
    }
}

/// Reads a cardinal that begins at `at`: its value and its last token.
pub(super) fn read_cardinal(text: &Text, at: usize) -> Option<(u128, usize)> {
    let mut sum = Sum::default();
    let mut next = at;
    let mut last = None;
    // "A dozen", "half a dozen", "a hundred and five".
    match text.form(at) {
        "half" if text.form(at + 1) == "a" && text.form(at + 2) == "dozen" => return Some((6, at + 2)),
        "a" if scale_zeros(text.form(at + 1)).is_some() || text.form(at + 1) == "dozen" => {
            sum.group = 1;
            next = at + 1;
        }
        _ => {}
    }
    while text.kind(next) == TokenKind::Word {
        let Some(worth) = worth(text.form(next)) else { break };
        if is_compound(text, next) || sum.add(worth).is_none() {
            break;
        }
        last = Some(next);
        // A hyphen joins tens and units, "and" what is below a hundred.
        next = match text.form(next + 1) {
            "-" if is_cardinal_word(text.form(next + 2)) => next + 2,
            "and" if is_joined(text, &sum, next + 2) => next + 2,
            _ => next + 1,
        };
    }
    last.map(|last| (sum.total + sum.group, last))
}

/// Tells whether "and" goes on the number: "a hundred and five", not "five and six".
fn is_joined(text: &Text, sum: &Sum, next: usize) -> bool {
    let below = matches!(worth(text.form(next)), Some(Worth::Unit(1..) | Worth::Teen(_) | Worth::Tens(_)));
    below && matches!(sum.last, Some(Worth::Hundred | Worth::Scale(100..)))
}

/// Tells whether a number word is the first half of another word: "one-off".
fn is_compound(text: &Text, at: usize) -> bool {
    text.is_mark(at + 1, "-")
        && !text.tokens[at + 1].spaced
        && text.tokens.get(at + 2).is_some_and(|next| next.kind == TokenKind::Word && !next.spaced)
        && !is_cardinal_word(text.form(at + 2))
        // "Five-year" is a length of time; its number is read.
        && !super::duration::is_time_unit(text.form(at + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cardinals_are_read() {
        for (text, expected) in [
            ("thirty-six", Some(36)),
            ("thirty six", Some(36)),
            ("twenty-one", Some(21)),
            ("a dozen", Some(12)),
            ("half a dozen", Some(6)),
            ("two dozen", Some(24)),
            ("one hundred and five", Some(105)),
            ("a hundred", Some(100)),
            ("nineteen hundred", Some(1900)),
            ("zero", Some(0)),
            ("one million eighty-two thousand", Some(1_082_000)),
            ("two hundred thousand three hundred and four", Some(200_304)),
            ("thirty or six", Some(30)),
            ("twenty one-off visits", Some(20)),
            ("twenty twenty", Some(20)),
            ("five six", Some(5)),
            ("one-off", None),
            ("hundred", None),
            ("network", None),
            ("a cat", None),
            ("two and three", Some(2)),
        ] {
            let read = read_cardinal(&Text::new(text), 0).map(|(number, _)| number);
            assert_eq!(read, expected, "{text}");
        }
    }
}

//! Sentences dealt like cards, so that what comes next is neither always the same nor said before.

use belljar_seed::Stream;

use crate::hashes::{Hashes, hash_of};
use crate::wording::Rule;

/// A text this close to its length is left as it is: the shortest sentences are hardly shorter.
const NEAR_BYTES: usize = 18;

/// A sentence may be this much too long.
const OVER_BYTES: usize = 6;

/// Sentences of which the one that usually fits a length best is chosen: at most half of a deck, since the same one
/// would always be chosen of all.
const CANDIDATES_MAX: usize = 8;

/// Sentences that are tried at most, until one wasn't said before.
const TRIES: usize = 4;

/// Room for what is said in a full exam: more is moved.
const SAID: usize = 1_280;

/// Whoever deals: draws the words, and knows what was said.
pub(super) struct Dealer {
    said: Hashes,
    pub(super) stream: Stream,
}

/// The alternatives of a rule in some order. All come up before one comes again, but for those that were passed over
/// for their length.
#[derive(Clone)]
pub(super) struct Deck {
    candidates: usize,
    cards: Vec<Card>,
    next: usize,
    /// How many bytes the shortest card usually has.
    shortest: usize,
}

/// An alternative, and how many bytes it usually has.
#[derive(Clone)]
struct Card {
    rule: Rule,
    usual: usize,
}

impl Dealer {
    /// Begins with nothing said.
    pub(super) fn new(stream: Stream) -> Self {
        Self { said: Hashes::with_room_for(SAID), stream }
    }

    /// Adds sentences until a text is about as long as wanted.
    pub(super) fn fill(&mut self, deck: &mut Deck, target: usize, most: usize, text: &mut String) {
        for _ in 0..most {
            let missing = target.saturating_sub(text.len() + 1);
            if missing < NEAR_BYTES || missing + OVER_BYTES < deck.shortest {
                return;
            }
            text.push(' ');
            self.deal(deck, missing, text);
        }
    }

    /// Says the card that usually comes closest to a length; another one if its words were said before, as long as
    /// there's one to try.
    pub(super) fn deal(&mut self, deck: &mut Deck, wanted: usize, text: &mut String) {
        let start = text.len();
        for _ in 0..TRIES {
            text.truncate(start);
            deck.draw(wanted).say(text, &mut self.stream, &[]);
            if self.said.add(hash_of(&text[start..])) {
                return;
            }
        }
    }
}

impl Deck {
    /// Makes a card of each alternative.
    pub(super) fn new(rule: &Rule) -> Self {
        let cards: Vec<Card> = rule.alternatives().map(|rule| Card { usual: rule.usual_len(), rule }).collect();
        let shortest = cards.iter().map(|card| card.usual).min().unwrap_or(0);
        Self { candidates: (cards.len() / 2).clamp(1, CANDIDATES_MAX), cards, next: 0, shortest }
    }

    /// Puts the cards in random order.
    pub(super) fn shuffle(&mut self, stream: &mut Stream) {
        stream.shuffle(&mut self.cards);
    }

    /// Takes the one of the next cards that usually comes closest to a length.
    fn draw(&mut self, wanted: usize) -> &Rule {
        if self.next + self.candidates > self.cards.len() {
            // Cards at the end were passed over; they come first in the next round.
            self.cards.rotate_left(self.next);
            self.next = 0;
        }
        let candidates = self.next..self.next + self.candidates;
        let card = candidates.min_by_key(|at| self.cards[*at].usual.abs_diff(wanted)).expect("a deck has cards");
        self.cards.swap(self.next, card);
        self.next += 1;
        &self.cards[self.next - 1].rule
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use belljar_seed::Root;

    use super::*;
    use crate::wording::rule;

    static PLAIN: Rule = rule!("a." | "bb." | "ccc." | "dddd." | "eeeee." | "ffffff." | "ggggggg." | "hhhhhhhh.");

    fn stream() -> Stream {
        Root::new("deck tests", &[]).stream("any")
    }

    /// Four of eight are looked at, so that one of the five longest is always among them.
    #[test]
    fn a_card_is_chosen_for_its_length_and_none_comes_twice_in_a_round() {
        let (mut deck, mut stream) = (Deck::new(&PLAIN), stream());
        let mut least = usize::MAX;
        for _ in 0..2_000 {
            deck.shuffle(&mut stream);
            deck.next = 0;
            least = least.min(deck.draw(9).usual_len());
            let mut round = BTreeSet::new();
            deck.next = 0;
            for _ in 0..5 {
                assert!(round.insert(deck.draw(3).usual_len()), "{round:?}");
            }
        }
        assert_eq!(least, "eeee.".len());
    }

    /// Five draws of the longest leave the three shortest, of which the next one finds the shortest.
    #[test]
    fn what_was_passed_over_comes_first_in_the_next_round() {
        let mut deck = Deck::new(&PLAIN);
        let drawn = [9, 9, 9, 9, 9, 2].map(|wanted| deck.draw(wanted).usual_len());
        assert_eq!(drawn, [5, 6, 7, 8, 9, 2]);
    }

    #[test]
    fn words_come_again_only_when_others_are_hard_to_find() {
        static SMALL: Rule = rule!(LETTER "." | LETTER "!");
        static LETTER: Rule = rule!("a" | "b" | "c");
        let (mut deck, mut dealer) = (Deck::new(&SMALL), Dealer::new(stream()));
        let mut said = Vec::new();
        for _ in 0..40 {
            let mut text = String::new();
            dealer.deal(&mut deck, 2, &mut text);
            said.push(text);
        }
        let of_three: BTreeSet<&String> = said[..3].iter().collect();
        let all: BTreeSet<&String> = said.iter().collect();
        assert_eq!((of_three.len(), all.len()), (3, 6), "{said:?}");
    }

    #[test]
    fn a_text_is_filled_until_it_is_near_its_length() {
        let (mut deck, mut dealer) = (Deck::new(&PLAIN), Dealer::new(stream()));
        let fill = |dealer: &mut Dealer, deck: &mut Deck, target, most| {
            let mut text = "It rains.".to_owned();
            dealer.fill(deck, target, most, &mut text);
            text
        };
        assert_eq!(fill(&mut dealer, &mut deck, 9 + NEAR_BYTES, 4), "It rains.");
        assert_eq!(fill(&mut dealer, &mut deck, 60, 1).matches('.').count(), 2);
        let long = fill(&mut dealer, &mut deck, 60, 100);
        assert!((60 - NEAR_BYTES..60).contains(&long.len()), "{long}");
    }
}

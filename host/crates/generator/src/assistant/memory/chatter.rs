//! What stands around the point of a turn, so that turns are alike in length whatever they say.
//!
//! Every turn is filled up to a length that is drawn without regard to what the turn says. So neither its own length
//! nor that of the turns around it tells what carries a fact from what doesn't.

use std::sync::LazyLock;

use belljar_seed::{Root, Stream};

use super::courtesies::{AFTER_ADVICE, AFTER_NEWS};
use super::deck::{Dealer, Deck};
use super::openings::{CONTEXT, LEAD, REASON};
use super::small_requests::SMALL_REQUESTS;
use super::small_talk::ASIDES;
use super::wishes::GOOD_WISHES;

/// Bytes to which a user's turn is filled up, from and to. Most of what is told is shorter than the least of them: else
/// the shortest turns would tell nothing.
const USER_BYTES: (i64, i64) = (105, 225);

/// Bytes to which an assistant's turn is filled up, from and to.
const ASSISTANT_BYTES: (i64, i64) = (70, 230);

/// Sentences added to a turn at most.
const SENTENCES_MAX: usize = 4;

/// Room that there must be for a lead, with the space that follows it.
const LEAD_BYTES: usize = 60;

/// Shortest length that is asked of a lead.
const LEAD_BYTES_MIN: usize = 30;

/// What a turn is about, which decides what may stand around it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    /// The person tells something.
    Telling,
    /// The person wants something.
    Wish,
    /// The person goes on about what came before.
    Sequel,
}

/// Sentences that go with anything.
pub(super) struct Chatter {
    dealer: Dealer,
    decks: Decks,
    /// Ordinals of small requests, with the next one.
    requests: (Vec<usize>, usize),
}

/// What may stand around a point.
#[derive(Clone)]
struct Decks {
    advice: Deck,
    asides: Deck,
    context: Deck,
    lead: Deck,
    news: Deck,
    reasons: Deck,
    wishes: Deck,
}

/// The decks as they are before they're shuffled, measured once for all exams.
static DECKS: LazyLock<Decks> = LazyLock::new(|| Decks {
    advice: Deck::new(&AFTER_ADVICE),
    asides: Deck::new(&ASIDES),
    context: Deck::new(&CONTEXT),
    lead: Deck::new(&LEAD),
    news: Deck::new(&AFTER_NEWS),
    reasons: Deck::new(&REASON),
    wishes: Deck::new(&GOOD_WISHES),
});

impl Chatter {
    /// Shuffles all decks.
    pub(super) fn new(root: &Root) -> Self {
        let mut stream = root.stream("chatter");
        let mut requests: Vec<usize> = (0..SMALL_REQUESTS.len()).collect();
        stream.shuffle(&mut requests);
        let mut decks = DECKS.clone();
        let Decks { advice, asides, context, lead, news, reasons, wishes } = &mut decks;
        for deck in [advice, asides, context, lead, news, reasons, wishes] {
            deck.shuffle(&mut stream);
        }
        Self { dealer: Dealer::new(stream), decks, requests: (requests, 0) }
    }

    /// Says what a user has to say, after an opening if there is one, and something before or after it.
    pub(super) fn around_user(&mut self, opening: Option<&str>, says: &str, topic: Topic) -> String {
        let Self { dealer, decks, .. } = self;
        let target = length(USER_BYTES, says, &mut dealer.stream);
        let mut text = String::with_capacity(target + 120);
        if let Some(opening) = opening {
            text.push_str(opening);
            text.push(' ');
        }
        let start = text.len();
        let lead = match topic {
            Topic::Telling => Some(&mut decks.lead),
            Topic::Wish => Some(&mut decks.context),
            Topic::Sequel => None,
        };
        if let Some(lead) = lead.filter(|_| says.len() + LEAD_BYTES < target && dealer.stream.chance(1, 2)) {
            // Any length that fits, or the longest ones would always come first.
            let room = target - says.len() - 1;
            let wanted = room - dealer.stream.index(room + 1 - LEAD_BYTES_MIN);
            dealer.deal(lead, wanted, &mut text);
            text.push(' ');
        }
        text.push_str(says);
        let target = start + target;
        if says.ends_with('?') && topic != Topic::Telling && dealer.stream.chance(1, 2) {
            dealer.fill(&mut decks.reasons, target, 1, &mut text);
        }
        dealer.fill(&mut decks.asides, target, SENTENCES_MAX, &mut text);
        text
    }

    /// Returns a small request with its answer; all others come before it comes again.
    pub(super) fn small_request(&mut self) -> (&'static str, &'static str) {
        let (all, next) = &mut self.requests;
        let at = all[*next % all.len()];
        *next += 1;
        SMALL_REQUESTS[at]
    }

    /// Says what an assistant has to say, and something after it.
    pub(super) fn around_assistant(&mut self, reply: &str, topic: Topic) -> String {
        let Self { dealer, decks, .. } = self;
        let target = length(ASSISTANT_BYTES, reply, &mut dealer.stream);
        let mut text = String::with_capacity(target + 96);
        text.push_str(reply);
        let first = if topic == Topic::Telling { &mut decks.news } else { &mut decks.advice };
        if dealer.stream.chance(2, 3) {
            dealer.fill(first, target, 1, &mut text);
        }
        dealer.fill(&mut decks.wishes, target, SENTENCES_MAX, &mut text);
        text
    }
}

/// Draws a length that has room for what is said: if that were left as it is wherever the length is too short for it, turns
/// of the usual length of a telling would mostly be tellings.
fn length((low, high): (i64, i64), said: &str, stream: &mut Stream) -> usize {
    let low = low.max(i64::try_from(said.len()).expect("sentences are short"));
    usize::try_from(stream.between(low, high.max(low))).expect("lengths are small and positive")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Short and longer texts end up about equally long on average, whatever they are about. Whether what is left of a
    /// difference gives anything away is what the metadata gate measures.
    #[test]
    fn lengths_do_not_depend_on_what_is_said() {
        let mean = |says: &str, topic| {
            let mut chatter = Chatter::new(&Root::new("chatter tests", &[]));
            (0..2_000).map(|_| chatter.around_user(None, says, topic).len()).sum::<usize>() / 2_000
        };
        let telling = mean("My badge says Corvane now, and nobody has noticed yet.", Topic::Telling);
        for (says, topic) in [("No luck.", Topic::Sequel), ("What goes with rye bread?", Topic::Wish)] {
            let other = mean(says, topic);
            assert!(telling.abs_diff(other) * 10 <= telling, "{telling} and {other}");
        }
    }

    #[test]
    fn what_is_said_stays_as_it_is() {
        let mut chatter = Chatter::new(&Root::new("chatter tests", &[]));
        for topic in [Topic::Telling, Topic::Wish, Topic::Sequel] {
            for _ in 0..100 {
                let text = chatter.around_user(Some("Hey."), "Is it QX-4821?", topic);
                assert!(text.starts_with("Hey. ") && text.contains("Is it QX-4821?"), "{text}");
                assert!(chatter.around_assistant("It is.", topic).starts_with("It is."));
            }
        }
    }

    /// A hundred turns are about what the first user says in a month: people have their sayings, and most of what they
    /// say is new.
    #[test]
    fn most_of_a_hundred_turns_is_new_and_nothing_is_said_again_and_again() {
        let mut chatter = Chatter::new(&Root::new("chatter tests", &[b"again"]));
        let mut said: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..100 {
            let text = chatter.around_user(None, "No luck.", Topic::Sequel);
            for sentence in text.split_inclusive(['.', '?']).map(str::trim).filter(|one| *one != "No luck.") {
                *said.entry(sentence.to_owned()).or_default() += 1;
            }
        }
        let (all, most) = (said.values().sum::<u32>(), said.values().max().copied().unwrap_or(0));
        let new = u32::try_from(said.len()).unwrap();
        assert!(all > 100 && new * 4 >= all * 3, "{new} of {all} sentences are new");
        assert!(most <= 4, "one sentence is said {most} times");
    }
}

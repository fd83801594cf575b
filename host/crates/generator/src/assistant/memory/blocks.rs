//! What stays together in a session: tellings and threads of noise, how many threads there are, and their order.

use std::ops::Range;

use belljar_seed::Stream;

use super::chatter::Topic;
use super::ledger::TellingId;
use super::life::{Life, Profession};
use super::noise::{self, Thread};
use super::said::Said;
use crate::wording::{Rule, rule};

/// Exchanges that stay together.
pub(super) enum Block {
    Telling(TellingId),
    Noise { sort: usize, exchanges: Range<usize>, topic: Topic },
}

impl Block {
    /// Returns how many they are.
    pub(super) fn exchanges(&self) -> usize {
        match self {
            Self::Telling(_) => 1,
            Self::Noise { exchanges, .. } => exchanges.len(),
        }
    }
}

static OCCUPATION: Rule = rule!(
    "just so that you know whom you're talking to: I'm " {occupation} ", so forgive the jargon."
    | "for context, I'm " {occupation} ", and most of what I ask about work comes from that."
    | "in case it helps, I work as " {occupation} ".");
static OCCUPATION_REPLY: Rule =
    rule!("Thanks, that helps me pitch things right." | "Jargon is welcome." | "Good to know, I'll adjust the level.");

/// Fills a user's sessions with at least `wanted` exchanges of noise, more of it where more is told, and up to twice as
/// much in late sessions, since what is told early changes and is asked about less: otherwise the size of a session, and
/// how late it is, would tell how much of it matters.
pub(super) fn fill(sessions: &mut [Vec<Block>], life: &Life, wanted: usize, said: &mut Said, stream: &mut Stream) {
    let told: Vec<usize> = sessions.iter().map(Vec::len).collect();
    let weights: Vec<usize> =
        told.iter().enumerate().map(|(session, told)| (1 + told) * (sessions.len() + session)).collect();
    let mut noise = vec![0; told.len()];
    let intro = said.len()..said.len() + 1;
    said.add([&OCCUPATION, &OCCUPATION_REPLY], stream, &[("occupation", life.occupation)]);
    sessions[0].push(Block::Noise { sort: noise::WORK, exchanges: intro, topic: Topic::Telling });
    let mut threads = Threads::new(life.profession, stream);
    let mut left = wanted - 1;
    while left > 0 {
        let (one, two) = (stream.index(told.len()), stream.index(told.len()));
        let less = noise[one] * weights[two] <= noise[two] * weights[one];
        let session = if less { one } else { two };
        let (sort, exchanges) = threads.draw(said, stream);
        noise[session] += exchanges.len();
        left = left.saturating_sub(exchanges.len());
        sessions[session].push(Block::Noise { sort, exchanges, topic: Topic::Wish });
    }
    // Nobody opens a session to say a single thing every time; the emptiest get company.
    for (session, (told, noise)) in told.iter().zip(&noise).enumerate() {
        if told + noise < 2 {
            let (sort, exchanges) = threads.draw(said, stream);
            sessions[session].push(Block::Noise { sort, exchanges, topic: Topic::Wish });
        }
    }
}

/// Puts the blocks of a session in random order. A thread takes several places and a telling one, so that of shuffled
/// blocks too many tellings would come first and last: as many of them change places with a thread as makes those places
/// like any other.
pub(super) fn arrange(blocks: &mut [Block], stream: &mut Stream) {
    stream.shuffle(blocks);
    let exchanges: usize = blocks.iter().map(Block::exchanges).sum();
    for end in [0, blocks.len() - 1] {
        if matches!(blocks[end], Block::Telling(_)) && stream.index(exchanges) >= blocks.len() {
            let is_thread = |at: &usize| matches!(blocks[*at], Block::Noise { .. });
            let threads: Vec<usize> = (1..blocks.len() - 1).filter(is_thread).collect();
            if !threads.is_empty() {
                blocks.swap(end, *stream.pick(&threads));
            }
        }
    }
}

/// Threads, dealt like cards.
struct Threads {
    all: Vec<(usize, &'static Thread)>,
    next: usize,
    /// Added to the ordinals of things and of openings, so that people begin with different ones.
    offset: usize,
    /// How often all threads have been dealt.
    rounds: usize,
}

impl Threads {
    fn new(profession: Profession, stream: &mut Stream) -> Self {
        Self { all: noise::threads(profession).collect(), next: 0, offset: stream.index(1_000), rounds: 0 }
    }

    /// Deals a thread and renders it from its first exchange to some point. It comes again only after all others, and
    /// is about something else then.
    fn draw(&mut self, said: &mut Said, stream: &mut Stream) -> (usize, Range<usize>) {
        if self.next == 0 {
            stream.shuffle(&mut self.all);
            self.rounds += 1;
        }
        let (sort, thread) = self.all[self.next];
        self.next = (self.next + 1) % self.all.len();
        let turn = self.offset + self.rounds;
        let slots = [("thing", thread.things[turn % thread.things.len()])];
        let length = 1 + stream.index(thread.exchanges.len());
        let start = said.len();
        for (says, reply) in &thread.exchanges[..length] {
            // A thread's answers belong to its questions one by one.
            let at = turn % says.len();
            said.add([&says.nth(at), &reply.nth(at)], stream, &slots);
        }
        (sort, start..said.len())
    }
}

#[cfg(test)]
mod tests {
    use belljar_seed::Root;

    use super::*;

    /// Four tellings and three threads of three exchanges: a place is a telling's in 4 of 13 cases, but a block in 4 of 7.
    /// 20,000 draws have a standard deviation of 65.
    #[test]
    fn the_first_and_the_last_place_are_like_any_other() {
        let mut stream = Root::new("blocks tests", &[]).stream("order");
        let mut ends = [0_usize; 2];
        for _ in 0..20_000 {
            let thread = |_| Block::Noise { sort: 0, exchanges: 0..3, topic: Topic::Wish };
            let mut blocks: Vec<Block> = (0..4).map(Block::Telling).chain((0..3).map(thread)).collect();
            arrange(&mut blocks, &mut stream);
            for (count, block) in ends.iter_mut().zip([&blocks[0], &blocks[6]]) {
                *count += usize::from(matches!(block, Block::Telling(_)));
            }
            assert_eq!(blocks.iter().map(Block::exchanges).sum::<usize>(), 13);
        }
        assert!(ends.iter().all(|count| count.abs_diff(20_000 * 4 / 13) < 300), "{ends:?}");
    }

    #[test]
    fn where_there_are_only_tellings_they_are_shuffled_and_no_more() {
        let stream = || Root::new("blocks tests", &[]).stream("order");
        let mut blocks: Vec<Block> = (0..4).map(Block::Telling).collect();
        arrange(&mut blocks, &mut stream());
        let mut shuffled: Vec<TellingId> = (0..4).collect();
        stream().shuffle(&mut shuffled);
        let tellings = blocks.iter().map(|block| match block {
            Block::Telling(id) => *id,
            Block::Noise { .. } => panic!("there is no noise"),
        });
        assert_eq!(tellings.collect::<Vec<_>>(), shuffled);
    }
}

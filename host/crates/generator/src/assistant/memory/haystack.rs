//! Lays tellings and noise out in sessions, with ids and times.

use belljar_exam::{Session, SessionId, SourceId, Speaker, Timestamp, Turn, UserId};
use belljar_seed::{Root, Stream};

use super::calendar::Calendar;
use super::ledger::{Ledger, TellingId};
use super::life::{Life, Profession};
use super::noise::{self, Thread};
use super::quota::Quota;
use super::scribe::say;
use crate::wording::{Rule, rule};

/// All sessions, and where each telling stands in them.
pub(super) struct Haystack {
    /// With their waves, in order of time of either user.
    pub(super) sessions: Vec<(usize, Session)>,
    /// The turn of each telling in which its facts stand.
    pub(super) evidence: Vec<SourceId>,
    /// The wave of each telling.
    pub(super) waves: Vec<usize>,
    /// User turns of noise: whose, in which wave, about what sort of thing.
    pub(super) noise: Vec<Noise>,
}

/// A user turn that no question needs.
pub(super) struct Noise {
    /// Whose.
    pub(super) user: usize,
    /// In which wave.
    pub(super) wave: usize,
    /// The ordinal of the sort of thread.
    pub(super) sort: usize,
    /// The turn.
    pub(super) source: SourceId,
}

/// Exchanges that stay together.
enum Block {
    Telling(TellingId),
    Noise { sort: usize, exchanges: Vec<(String, String)>, extra: &'static Rule },
}

static GREETING: Rule =
    rule!("hi again." | "hello!" | "hey." | "it's me again." | "hello there." | "hi, got a minute?");
static MORNING: Rule = rule!("good morning!" | "morning." | "early today, I know." | "up before the birds.");
static EVENING: Rule = rule!("good evening." | "evening!" | "still awake, as you see." | "long day, finally home.");

static OCCUPATION: Rule = rule!(
    "just so that you know whom you're talking to: I'm " {occupation} ", so forgive the jargon."
    | "for context, I'm " {occupation} ", and most of what I ask about work comes from that."
    | "in case it helps, I work as " {occupation} ".");
static OCCUPATION_REPLY: Rule =
    rule!("Thanks, that helps me pitch things right." | "Jargon is welcome." | "Good to know, I'll adjust the level.");

static CONTEXT: Rule = rule!(
    "I'm " DOING ", so " EXCUSE "." | "I'm " DOING ", so " EXCUSE "." | "I'm " DOING " and " WISH "."
    | "I was thinking about this " WHERE ", of all places." | "this has been on my mind " SINCE "."
    | "before " NEXT ", I'd like to settle one small thing." | WISH_START " and you're the only one awake.");
static DOING: Rule = rule!(
    "waiting for the bus"
        | "stuck in a meeting that doesn't need me"
        | "on hold with a hotline"
        | "stirring a pot with one hand"
        | "sitting on the stairs"
        | "standing in a queue"
        | "half asleep"
        | "on my lunch break"
        | "between two appointments"
        | "hiding from the laundry"
        | "folding socks"
        | "watching the rain"
);
static EXCUSE: Rule = rule!(
    "forgive the typos"
        | "keep it short"
        | "I only have two minutes"
        | "be gentle with me"
        | "no essays, please"
        | "I'm in no hurry at all"
        | "explain it slowly"
        | "nothing too clever, please"
);
static WISH: Rule = rule!(
    "need a distraction"
        | "would like to learn something"
        | "can't concentrate anyway"
        | "have a question that isn't urgent"
        | "feel like talking to somebody patient"
);
static WISH_START: Rule = rule!("I need a distraction" | "I have a silly question" | "I'm in the mood for a chat");
static WHERE: Rule = rule!(
    "under the shower"
        | "on the way home"
        | "in the queue at the checkout"
        | "while brushing my teeth"
        | "in the elevator"
        | "during a very long phone call"
        | "on the stairs"
);
static SINCE: Rule =
    rule!("for a week" | "for days" | "since breakfast" | "ever since I woke up" | "for longer than I'd like to admit");
static NEXT: Rule = rule!(
    "dinner" | "the shops close" | "I forget again" | "the kettle boils" | "my break is over" | "the day is over"
);

static REASON: Rule = rule!("I ask because " BECAUSE "." | "the thing is, " BECAUSE "." | "you see, " BECAUSE ".");
static BECAUSE: Rule = rule!(
    "somebody at work has strong feelings about it"
        | "I got it wrong last time"
        | "I like to understand things before I do them"
        | "the last attempt ended in tears"
        | "I promised to report back"
        | "it keeps coming up"
        | "I'd rather not look it up"
        | "everybody tells me something different"
        | "I want to get it right for once"
);

static SHRUG: Rule = rule!(
    "that's how it goes here."
        | "anyway, thanks for bearing with me."
        | "I feel a little better already."
        | "I'll see how far I get with it today."
        | "let me get back to it after lunch."
        | "I'm writing that on a note for the fridge."
        | "don't tell anyone, but I enjoy this."
        | "it's been that sort of week, to be honest with you."
);

static EXTRA: Rule = rule!(
    "tell me how it turns out."
        | "if that doesn't help, describe it in more detail and we'll try again."
        | "I can turn that into a checklist if you like."
        | "there's more to say, but that's the part that matters."
        | "start there and leave the rest for another day."
        | "people argue about this, so take it with a pinch of salt."
        | "that's what most people find works, at any rate."
        | "don't let anybody tell you it's harder than that."
        | "it gets easier with practice, as these things do."
        | "give it a try and see whether it suits you."
        | "happy to go deeper whenever you have the time."
        | "it's a common question, so you're in good company."
);

static HEARD: Rule = rule!(
    "thanks for telling me."
        | "I'm listening, if there's more to it."
        | "that goes with the rest of what I know."
        | "I'll think of it when it matters."
        | "say the word if I can help with anything around it."
        | "let me know how it goes on from here."
        | "it's good to hear from you in any case."
        | "shall we get on with the next thing on your list?"
        | "feel free to add to that whenever you like."
        | "I'm glad you mentioned it."
);

/// Lays everything out.
pub(super) fn lay(
    root: &Root,
    calendar: &Calendar,
    lives: &[Life; 2],
    ledger: &Ledger,
    quota: &Quota,
    users: &[UserId],
) -> Haystack {
    let mut blocks: [Vec<Vec<Block>>; 2] =
        [0, 1].map(|user: usize| calendar.openings[user].iter().map(|_| Vec::new()).collect());
    for (id, telling) in ledger.tellings.iter().enumerate() {
        blocks[telling.user][telling.session].push(Block::Telling(id));
    }
    let relevant = ledger.tellings.len();
    // A few more than half are noise, so that the share holds whatever the last thread's length is.
    let wanted = (relevant + 2).max(quota.exchanges.saturating_sub(relevant));
    let sessions = quota.sessions[0] + quota.sessions[1];
    let second = wanted * quota.sessions[1] / sessions;
    let mut stream = root.stream("noise");
    for (user, share) in [(0, wanted - second), (1, second)] {
        fill(&mut blocks[user], &lives[user], share, &mut stream);
    }
    let mut writer = Writer::new(root, ledger.tellings.len());
    for (user, of_user) in blocks.into_iter().enumerate() {
        for (ordinal, mut blocks) in of_user.into_iter().enumerate() {
            stream.shuffle(&mut blocks);
            let opening = calendar.openings[user][ordinal];
            let start = writer.begin(user, opening.wave, opening.second, &mut stream);
            for block in blocks {
                match block {
                    Block::Telling(id) => {
                        let telling = &ledger.tellings[id];
                        let turns = writer.exchange(&telling.says, &telling.reply, &HEARD, &mut stream);
                        let side = usize::from(telling.evidence == Speaker::Assistant);
                        writer.evidence[id] = Some(turns[side].clone());
                        writer.waves[id] = opening.wave;
                    }
                    Block::Noise { sort, exchanges, extra } => {
                        for (says, reply) in exchanges {
                            let [source, _] = writer.exchange(&says, &reply, extra, &mut stream);
                            writer.noise.push(Noise { user, wave: opening.wave, sort, source });
                        }
                    }
                }
            }
            writer.end(start, users[user].clone());
        }
    }
    writer.finish()
}

/// Fills a user's sessions with at least `wanted` exchanges of noise, the emptier sessions first.
fn fill(sessions: &mut [Vec<Block>], life: &Life, wanted: usize, stream: &mut Stream) {
    let mut sizes: Vec<usize> = sessions.iter().map(Vec::len).collect();
    let intro = (say(&OCCUPATION, stream, &[("occupation", life.occupation)]), say(&OCCUPATION_REPLY, stream, &[]));
    sessions[0].push(Block::Noise { sort: noise::WORK, exchanges: vec![intro], extra: &HEARD });
    let mut deck = Deck::new(life.profession);
    let mut left = wanted - 1;
    while left > 0 {
        let (one, two) = (stream.index(sizes.len()), stream.index(sizes.len()));
        let session = if sizes[one] <= sizes[two] { one } else { two };
        let (sort, exchanges) = deck.draw(stream);
        sizes[session] += exchanges.len();
        left = left.saturating_sub(exchanges.len());
        sessions[session].push(Block::Noise { sort, exchanges, extra: &EXTRA });
    }
    // Nobody opens a session to say a single thing every time; the emptiest get company.
    for (session, size) in sizes.iter().enumerate() {
        if *size < 2 {
            let (sort, exchanges) = deck.draw(stream);
            sessions[session].push(Block::Noise { sort, exchanges, extra: &EXTRA });
        }
    }
}

/// Threads, dealt like cards.
struct Deck {
    all: Vec<(usize, &'static Thread)>,
    next: usize,
}

impl Deck {
    fn new(profession: Profession) -> Self {
        Self { all: noise::threads(profession).collect(), next: 0 }
    }

    /// Deals a thread and renders it from its first exchange to some point.
    fn draw(&mut self, stream: &mut Stream) -> (usize, Vec<(String, String)>) {
        if self.next == 0 {
            stream.shuffle(&mut self.all);
        }
        let (sort, thread) = self.all[self.next];
        self.next = (self.next + 1) % self.all.len();
        let thing = *stream.pick(thread.things);
        let slots = [("thing", thing)];
        let length = 1 + stream.index(thread.exchanges.len());
        let exchanges = thread.exchanges[..length]
            .iter()
            .enumerate()
            .map(|(ordinal, (says, reply))| {
                let at_first = ordinal == 0;
                // A thread's answers belong to its questions one by one.
                let at = stream.index(says.0.len());
                let says = Rule(std::slice::from_ref(&says.0[at]));
                let reply = Rule(std::slice::from_ref(&reply.0[at % reply.0.len()]));
                let says = say(&says, stream, &slots);
                (wordy(&says, at_first, stream), say(&reply, stream, &slots))
            })
            .collect();
        (sort, exchanges)
    }
}

/// Says more than is needed, as people do: what they're doing, or why they ask. Without it, noise would be shorter
/// than what carries facts, and length would tell one from the other.
fn wordy(says: &str, at_first: bool, stream: &mut Stream) -> String {
    let asks = says.ends_with('?');
    let form = stream.index(8);
    let (before, after) = match (at_first, asks) {
        (true, _) if form < 4 => (Some(&CONTEXT), None),
        (true, true) if form < 6 => (None, Some(&REASON)),
        (true, true) if form == 6 => (Some(&CONTEXT), Some(&REASON)),
        (false, true) if form < 6 => (None, Some(&REASON)),
        (false, false) if form < 6 => (None, Some(&SHRUG)),
        _ => (None, None),
    };
    let mut text = String::with_capacity(says.len() + 96);
    if let Some(rule) = before {
        text.push_str(&say(rule, stream, &[]));
        text.push(' ');
    }
    text.push_str(says);
    if let Some(rule) = after {
        text.push(' ');
        text.push_str(&say(rule, stream, &[]));
    }
    text
}

/// Writes turns one after the other.
struct Writer<'a> {
    root: &'a Root,
    ordinal: u64,
    clock: i64,
    user: usize,
    wave: usize,
    turns: Vec<Turn>,
    greeting: Option<String>,
    sessions: Vec<(usize, Session)>,
    evidence: Vec<Option<SourceId>>,
    waves: Vec<usize>,
    noise: Vec<Noise>,
}

impl<'a> Writer<'a> {
    fn new(root: &'a Root, tellings: usize) -> Self {
        Self {
            root,
            ordinal: 0,
            clock: 0,
            user: 0,
            wave: 0,
            turns: Vec::new(),
            greeting: None,
            sessions: Vec::new(),
            evidence: vec![None; tellings],
            waves: vec![0; tellings],
            noise: Vec::new(),
        }
    }

    /// Begins a session and returns when it begins.
    fn begin(&mut self, user: usize, wave: usize, second: i64, stream: &mut Stream) -> Timestamp {
        (self.clock, self.user, self.wave) = (second, user, wave);
        self.greeting = stream.chance(2, 5).then(|| {
            let hour = second.rem_euclid(86_400) / 3_600;
            let rule = match hour {
                6..=9 if stream.chance(1, 2) => &MORNING,
                19..=23 if stream.chance(1, 2) => &EVENING,
                _ => &GREETING,
            };
            say(rule, stream, &[])
        });
        Timestamp::from_unix_seconds(second)
    }

    /// Writes an exchange, the answer with something extra now and then, and returns the ids of both turns.
    fn exchange(&mut self, says: &str, reply: &str, extra: &Rule, stream: &mut Stream) -> [SourceId; 2] {
        if !self.turns.is_empty() {
            // Mostly a minute or two to read and type; now and then something comes between.
            let pause = if stream.chance(1, 8) { stream.between(300, 2_400) } else { stream.between(18, 240) };
            self.clock += pause;
        }
        let text = match self.greeting.take() {
            Some(greeting) => format!("{greeting} {says}"),
            None => says.to_owned(),
        };
        let asked = self.turn(Speaker::User, text);
        self.clock += stream.between(3, 41);
        let mut answer = String::with_capacity(reply.len() + 64);
        answer.push_str(reply);
        if stream.chance(1, 2) {
            answer.push(' ');
            answer.push_str(&say(extra, stream, &[]));
        }
        let answered = self.turn(Speaker::Assistant, answer);
        [asked, answered]
    }

    fn turn(&mut self, speaker: Speaker, text: String) -> SourceId {
        let id = SourceId::new(self.root.id("s-", "source", self.ordinal));
        self.ordinal += 1;
        let at = Timestamp::from_unix_seconds(self.clock);
        self.turns.push(Turn { at, attachments: Vec::new(), id: id.clone(), speaker, text });
        id
    }

    fn end(&mut self, at: Timestamp, user: UserId) {
        let id = SessionId::new(self.root.id("t-", "session", self.sessions.len() as u64));
        let turns = std::mem::take(&mut self.turns);
        self.sessions.push((self.wave, Session { at, id, turns, user }));
    }

    fn finish(self) -> Haystack {
        Haystack {
            sessions: self.sessions,
            evidence: self.evidence.into_iter().map(|source| source.expect("every telling is laid out")).collect(),
            waves: self.waves,
            noise: self.noise,
        }
    }
}

//! Lays tellings and noise out in sessions, with ids and times.

use std::borrow::Cow;

use belljar_exam::{Session, SessionId, SourceId, Speaker, Timestamp, Turn, UserId};
use belljar_seed::{Ids, Root, Stream};

use super::blocks::{Block, arrange, fill};
use super::calendar::Calendar;
use super::chatter::{Chatter, Topic};
use super::ledger::{Ledger, Telling};
use super::life::Life;
use super::quota::Quota;
use super::said::Said;
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

/// Room for the blocks of a session: more of them grow.
const SESSION_BLOCKS: usize = 16;

static GREETING: Rule = rule!(
    "hi again."
        | "hello!"
        | "hey."
        | "it's me again."
        | "hello there."
        | "hi, got a minute?"
        | "me once more."
        | "hi there."
        | "psst."
        | "back again."
        | "are you there?"
        | "hello again."
        | "hi, only me."
        | "right, hello."
);
static MORNING: Rule = rule!(
    "good morning!"
        | "morning."
        | "early today, I know."
        | "up before the birds."
        | "first coffee, first message."
        | "a very good morning to you."
        | "too early for full sentences."
);
static EVENING: Rule = rule!(
    "good evening."
        | "evening!"
        | "still awake, as you see."
        | "long day, finally home."
        | "shoes off, at last."
        | "one last thing for tonight."
        | "late, I know."
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
        [0, 1].map(|user: usize| calendar.openings[user].iter().map(|_| Vec::with_capacity(SESSION_BLOCKS)).collect());
    for (id, telling) in ledger.tellings.iter().enumerate() {
        blocks[telling.user][telling.session].push(Block::Telling(id));
    }
    let relevant = ledger.tellings.len();
    // A few more than half are noise, so that the share holds whatever the last thread's length is.
    let wanted = (relevant + 2).max(quota.exchanges.saturating_sub(relevant));
    let sessions = quota.sessions[0] + quota.sessions[1];
    let second = wanted * quota.sessions[1] / sessions;
    let mut stream = root.stream("noise");
    let mut said = Said::new();
    for (user, share) in [(0, wanted - second), (1, second)] {
        fill(&mut blocks[user], &lives[user], share, &mut said, &mut stream);
    }
    let mut writer = Writer::new(root, ledger.tellings.len());
    for (user, of_user) in blocks.into_iter().enumerate() {
        for (ordinal, mut blocks) in of_user.into_iter().enumerate() {
            arrange(&mut blocks, &mut stream);
            let opening = calendar.openings[user][ordinal];
            let start = writer.begin(user, opening.wave, opening.second, &mut stream);
            let exchanges = blocks.iter().map(Block::exchanges).sum::<usize>();
            writer.turns.reserve_exact(2 * exchanges);
            for block in blocks {
                match block {
                    Block::Telling(id) => {
                        let telling = &ledger.tellings[id];
                        let side = usize::from(telling.evidence == Speaker::Assistant);
                        let topic = if side == 1 { Topic::Wish } else { Topic::Telling };
                        let added = telling.adds_request.then(|| writer.chatter.small_request());
                        let [says, reply] = with_request(telling, added);
                        let turns = writer.exchange(&says, &reply, topic, &mut stream);
                        writer.evidence[id] = Some(writer.turns[turns[side]].id.clone());
                        writer.waves[id] = opening.wave;
                    }
                    Block::Noise { sort, exchanges, topic } => {
                        for (at, [says, reply]) in said.exchanges(exchanges).enumerate() {
                            let topic = if at == 0 { topic } else { Topic::Sequel };
                            let [asked, _] = writer.exchange(says, reply, topic, &mut stream);
                            let source = writer.turns[asked].id.clone();
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

/// What is said in a telling, with a small request behind it if there is one.
fn with_request<'a>(telling: &'a Telling, added: Option<(&str, &str)>) -> [Cow<'a, str>; 2] {
    let (question, answer) = added.unwrap_or_default();
    [(&telling.says, question), (&telling.reply, answer)].map(|(said, added)| {
        if added.is_empty() {
            return Cow::Borrowed(&**said);
        }
        let mut text = String::with_capacity(said.len() + 1 + added.len());
        text.push_str(said);
        text.push(' ');
        text.push_str(added);
        Cow::Owned(text)
    })
}

/// Writes turns one after the other.
struct Writer {
    source_ids: Ids,
    session_ids: Ids,
    chatter: Chatter,
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

impl Writer {
    fn new(root: &Root, tellings: usize) -> Self {
        Self {
            source_ids: root.ids("s-", "source"),
            session_ids: root.ids("t-", "session"),
            chatter: Chatter::new(root),
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

    /// Writes an exchange, with something around the point, and returns the ordinals of both turns in the session.
    fn exchange(&mut self, says: &str, reply: &str, topic: Topic, stream: &mut Stream) -> [usize; 2] {
        if !self.turns.is_empty() {
            // Mostly a minute or two to read and type; now and then something comes between.
            let pause = if stream.chance(1, 8) { stream.between(300, 2_400) } else { stream.between(18, 240) };
            self.clock += pause;
        }
        let text = self.chatter.around_user(self.greeting.take().as_deref(), says, topic);
        let asked = self.turn(Speaker::User, text);
        self.clock += stream.between(3, 41);
        let answer = self.chatter.around_assistant(reply, topic);
        let answered = self.turn(Speaker::Assistant, answer);
        [asked, answered]
    }

    fn turn(&mut self, speaker: Speaker, text: String) -> usize {
        let id = SourceId::new(self.source_ids.next_id());
        let at = Timestamp::from_unix_seconds(self.clock);
        self.turns.push(Turn { at, attachments: Vec::new(), id, speaker, text });
        self.turns.len() - 1
    }

    fn end(&mut self, at: Timestamp, user: UserId) {
        let id = SessionId::new(self.session_ids.next_id());
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

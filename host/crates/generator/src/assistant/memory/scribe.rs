//! What stories are written with: draws, coined values, sessions, and the ledger that they fill.

use belljar_exam::Speaker;
use belljar_seed::{Root, Stream};

use super::calendar::Calendar;
use super::gossip::Gossip;
use super::ledger::{Fact, FactId, Ledger, StatedBy, Subject, Telling, TellingId};
use super::life::Life;
use super::value::Sort;
use crate::coin::Coiner;
use crate::wording::{Rule, SENTENCE_BYTES};

/// The desk at which stories are written.
pub(super) struct Scribe<'a> {
    /// The root of the memory half.
    pub(super) root: &'a Root,
    /// Coins values.
    pub(super) coiner: &'a mut Coiner,
    /// When sessions are.
    pub(super) calendar: &'a Calendar,
    /// Both users' lives.
    pub(super) lives: &'a [Life; 2],
    /// What has been told.
    pub(super) ledger: Ledger,
    /// What is to be told of others in passing.
    pub(super) gossip: Vec<Gossip>,
    label: String,
}

/// Renders a rule as a sentence: with a capital at the start.
pub(super) fn say(rule: &Rule, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(SENTENCE_BYTES);
    rule.say(&mut text, stream, slots);
    text
}

impl<'a> Scribe<'a> {
    /// Begins with nothing told.
    pub(super) fn new(root: &'a Root, coiner: &'a mut Coiner, calendar: &'a Calendar, lives: &'a [Life; 2]) -> Self {
        let ledger = Ledger::default();
        Self { root, coiner, calendar, lives, ledger, gossip: Vec::new(), label: String::new() }
    }
}

impl Scribe<'_> {
    /// Opens an attribute's own stream for a purpose.
    pub(super) fn stream(&mut self, purpose: &str, attribute: &str) -> Stream {
        self.numbered_stream(purpose, attribute, 0)
    }

    /// Like [`Scribe::stream`], one of several.
    pub(super) fn numbered_stream(&mut self, purpose: &str, attribute: &str, ordinal: u64) -> Stream {
        self.root.numbered_stream(write_label(&mut self.label, purpose, attribute), ordinal)
    }

    /// Coins values of one sort for a part, by its purpose and the attribute or what else it is about.
    pub(super) fn coin(
        &mut self,
        purpose: &str,
        attribute: &str,
        ordinal: u64,
        sort: Sort,
        count: usize,
    ) -> Vec<String> {
        let mut mint = self.coiner.mint(write_label(&mut self.label, purpose, attribute), ordinal);
        (0..count).map(|_| sort.coin(&mut mint)).collect()
    }

    /// Like [`Scribe::coin`], a single one.
    pub(super) fn coin_one(&mut self, purpose: &str, attribute: &str, ordinal: u64, sort: Sort) -> String {
        sort.coin(&mut self.coiner.mint(write_label(&mut self.label, purpose, attribute), ordinal))
    }

    /// Returns how many sessions a user has.
    pub(super) fn sessions(&self, user: usize) -> usize {
        self.calendar.openings[user].len()
    }

    /// Draws `count` sessions of a user in order of time, no two alike, and none next to another if there is room.
    pub(super) fn spread(&self, user: usize, count: usize, stream: &mut Stream) -> Vec<usize> {
        let sessions = self.sessions(user);
        let apart = usize::from(sessions >= 2 * count);
        let all: Vec<usize> = (0..sessions - apart * (count.max(1) - 1)).collect();
        let mut chosen = stream.sample(&all, count);
        chosen.sort_unstable();
        chosen.into_iter().enumerate().map(|(at, session)| session + apart * at).collect()
    }

    /// Writes an exchange in which the user states something.
    pub(super) fn tell(&mut self, user: usize, session: usize, says: String, reply: String) -> TellingId {
        self.ledger.tellings.push(Telling { user, session, says, reply, adds_request: false, evidence: Speaker::User });
        self.ledger.tellings.len() - 1
    }

    /// Writes an exchange in which the user states something and may go on to ask something small.
    pub(super) fn chat(
        &mut self,
        user: usize,
        session: usize,
        (mut says, mut reply): (String, String),
        talk: &[(&str, &str)],
        stream: &mut Stream,
    ) -> TellingId {
        let addition = stream.index(5);
        if addition < 2 && !talk.is_empty() {
            let (question, answer) = *stream.pick(talk);
            says.push(' ');
            says.push_str(question);
            reply.push(' ');
            reply.push_str(answer);
        }
        let telling = self.tell(user, session, says, reply);
        self.ledger.tellings[telling].adds_request = addition == 2;
        telling
    }

    /// Notes a fact that a user states and that has no end yet.
    pub(super) fn note(
        &mut self,
        subject: Subject,
        attribute: &'static str,
        value: impl Into<String>,
        telling: TellingId,
    ) -> FactId {
        self.ledger.add(Fact {
            subject,
            attribute,
            value: value.into(),
            from: None,
            to: None,
            of: None,
            stated_by: StatedBy::User,
            telling,
        })
    }

    /// Draws people of a user's circle, no two alike.
    pub(super) fn others(&self, user: usize, count: usize, stream: &mut Stream) -> Vec<usize> {
        let all: Vec<usize> = (0..self.lives[user].circle.len()).collect();
        stream.sample(&all, count.min(all.len()))
    }

    /// Has others' values of an attribute told in passing.
    pub(super) fn spread_word(
        &mut self,
        user: usize,
        attribute: &'static str,
        sort: Sort,
        sentence: &'static Rule,
        count: usize,
    ) {
        let mut stream = self.stream("others", attribute);
        let people = self.others(user, count, &mut stream);
        let values = self.coin("memory others", attribute, user as u64, sort, people.len());
        for (person, value) in people.into_iter().zip(values) {
            self.gossip.push(Gossip { user, person, attribute, value, sentence });
        }
    }
}

/// Writes the label of an attribute's own stream over the last one.
fn write_label<'a>(label: &'a mut String, purpose: &str, attribute: &str) -> &'a str {
    label.clear();
    label.push_str(purpose);
    label.push(' ');
    label.push_str(attribute);
    label
}

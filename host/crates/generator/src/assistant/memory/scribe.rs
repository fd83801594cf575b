//! What stories are written with: draws, coined values, sessions, and the ledger that they fill.

use belljar_exam::Speaker;
use belljar_seed::{Root, Stream};

use super::calendar::Calendar;
use super::gossip::Gossip;
use super::ledger::{Fact, FactId, Ledger, StatedBy, Subject, Telling, TellingId};
use super::life::Life;
use super::value::Sort;
use crate::coin::Coiner;
use crate::wording::Rule;

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
}

/// Renders a rule as a sentence: with a capital at the start.
pub(super) fn say(rule: &Rule, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
    capital(rule.render(stream, slots))
}

/// Renders one alternative of a rule as a sentence, counted round and round, so that neighbors differ.
pub(super) fn say_nth(rule: &'static Rule, at: usize, stream: &mut Stream, slots: &[(&str, &str)]) -> String {
    say(&Rule(std::slice::from_ref(&rule.0[at % rule.0.len()])), stream, slots)
}

/// Gives a text a capital at the start. Values that begin in lower case stand within sentences only.
pub(super) fn capital(text: String) -> String {
    match text.chars().next() {
        Some(first) if first.is_lowercase() => {
            let mut capital: String = first.to_uppercase().collect();
            capital.push_str(&text[first.len_utf8()..]);
            capital
        }
        _ => text,
    }
}

/// Small requests that go with anything.
const ASIDES: &[(&str, &str)] = &[
    ("Anyway, how many grams are in an ounce?", "About 28.35 grams to the ounce."),
    ("While I'm here: is it `affect` or `effect` as a verb?", "`Affect` is nearly always the verb."),
    (
        "Now, where was I? Right: what's a good word for `tired` that isn't `exhausted`?",
        "`Worn out` is honest and short.",
    ),
    ("Unrelated: does rice go bad once it's cooked?", "Yes, cool it quickly and eat it within a day."),
    (
        "On another note, how far apart should shelves be for paperbacks?",
        "Twenty centimeters, or a hand with the thumb out.",
    ),
    ("By the way, how do I get wax out of a tablecloth?", "Brown paper on top, a warm iron, and patience."),
    ("Different topic: where does the apostrophe go with plural words?", "After the plural ending, and on its own."),
    (
        "And before I forget, how long does an egg need to be soft?",
        "Six minutes from cold water that comes to the boil.",
    ),
    ("Could you also give me a stretch for a stiff neck?", "Ear to shoulder, hand behind your back, ten slow breaths."),
    ("Apart from that, nothing new. Tell me an odd fact.", "A group of flamingos is called a flamboyance."),
    ("What I really wanted to ask: can candles go off?", "They fade and lose their scent, but they burn."),
    ("Also, which way round does a duvet cover go on fastest?", "Inside out, hands in the corners, grab and shake."),
    ("One more thing: do onions and potatoes get along in one basket?", "No, they spoil each other. Keep them apart."),
    ("Enough about that. What rhymes with `almond`?", "Nothing decent. Poets go around it."),
    ("Let's change the subject: how high is a standard desk?", "About 74 centimeters, which suits hardly anybody."),
    (
        "That reminds me, how does one fold a fitted sheet?",
        "Tuck the corners into each other, and lower your standards.",
    ),
    ("Quick one on the side: is a tomato a berry?", "Botanically, yes. In a salad nobody asks."),
    ("Speaking of nothing: why do cats knead?", "It's left over from being kittens, and it seems to please them."),
    ("Meanwhile, what removes a label without leaving glue?", "A hair dryer, slowly, and a drop of oil for the rest."),
    ("If you have a moment: what's the opposite of `nostalgia`?", "There's no word for it, which says something."),
];

impl Scribe<'_> {
    /// Coins values of one sort for a part.
    pub(super) fn coin(&mut self, part: &str, ordinal: u64, sort: Sort, count: usize) -> Vec<String> {
        let mut mint = self.coiner.mint(part, ordinal);
        (0..count).map(|_| sort.coin(&mut mint)).collect()
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
        self.ledger.tellings.push(Telling { user, session, says, reply, evidence: Speaker::User });
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
        let pair = match stream.index(5) {
            0 | 1 if !talk.is_empty() => Some(*stream.pick(talk)),
            2 => Some(*stream.pick(ASIDES)),
            _ => None,
        };
        if let Some((question, answer)) = pair {
            says.push(' ');
            says.push_str(question);
            reply.push(' ');
            reply.push_str(answer);
        }
        self.tell(user, session, says, reply)
    }

    /// Notes a fact that a user states and that has no end yet.
    pub(super) fn note(
        &mut self,
        subject: Subject,
        attribute: &'static str,
        value: &str,
        telling: TellingId,
    ) -> FactId {
        self.ledger.facts.push(Fact {
            subject,
            attribute,
            value: value.to_owned(),
            from: None,
            to: None,
            of: None,
            stated_by: StatedBy::User,
            telling,
        });
        self.ledger.facts.len() - 1
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
        let mut stream = self.root.stream(attribute_label("others", attribute).as_str());
        let people = self.others(user, count, &mut stream);
        let values = self.coin(&attribute_label("memory others", attribute), user as u64, sort, people.len());
        for (person, value) in people.into_iter().zip(values) {
            self.gossip.push(Gossip { user, person, attribute, value, sentence });
        }
    }
}

/// Makes the label of an attribute's own stream.
pub(super) fn attribute_label(purpose: &str, attribute: &str) -> String {
    let mut label = String::with_capacity(purpose.len() + 1 + attribute.len());
    label.push_str(purpose);
    label.push(' ');
    label.push_str(attribute);
    label
}

//! What users tell of others in passing: several facts about one person in one breath.

use super::ledger::Subject;
use super::scribe::{Scribe, say};
use crate::wording::{Rule, rule};

/// A fact about somebody in a circle, yet to be told.
pub(super) struct Gossip {
    /// In whose circle.
    pub(super) user: usize,
    /// Who, by ordinal.
    pub(super) person: usize,
    /// The name of the attribute.
    pub(super) attribute: &'static str,
    /// The value.
    pub(super) value: String,
    /// How it's said: `{who}`, `{value}`.
    pub(super) sentence: &'static Rule,
}

/// How somebody comes up.
pub(super) static OPENING: Rule = rule!(
    "I met " {name} " " WHEN ", you know, my " {relation} "."
    | "long call with " {name} ", my " {relation} ", " WHEN "."
    | {name} " came by " WHEN ", that's my " {relation} "."
    | "my " {relation} " " {name} " is full of stories again."
    | "news from my " {relation} ", " {name} ", of course."
    | "had " MEAL " with " {name} ", my " {relation} "."
    | "ran into " {name} " " PLACE ". My " {relation} ", if you remember."
    | "you'd like my " {relation} " " {name} "."
    | "my " {relation} " sent me a voice message of eleven minutes. That's " {name} " for you."
    | {name} ", my " {relation} ", and I finally caught up " WHEN "."
    | "I owe you the latest about " {name} ", my " {relation} "."
    | WHEN " the doorbell rang and it was " {name} ", my " {relation} "."
    | {name} " is my " {relation} ", and never short of something to tell."
    | "I shared " MEAL " and far too many secrets with my " {relation} " " {name} "."
    | "my " {relation} " " {name} " wrote, four pages and a drawing."
    | "somebody called my name " PLACE ", and it was " {name} ", my " {relation} "."
    | "what would I talk about if it weren't for my " {relation} " " {name} "?"
    | {name} " called " WHEN ". That's the " {relation} " I keep quoting.");
static WHEN: Rule = rule!(
    "today"
        | "yesterday"
        | "on Sunday"
        | "after work"
        | "last night"
        | "at the weekend"
        | "this morning"
        | "around noon"
);
static MEAL: Rule = rule!("lunch" | "coffee" | "a late breakfast" | "dinner" | "tea and cake" | "a bag of fries");
static PLACE: Rule = rule!(
    "at the market"
        | "on the tram"
        | "in the park"
        | "outside the cinema"
        | "at the pool"
        | "in front of the cheese counter"
        | "at the recycling bins"
        | "on the platform"
);

/// What ends it.
pub(super) static CLOSING: Rule = rule!(
    "I could " LISTEN " for hours."
    | "and the " CAKE " was " EXCELLENT "."
    | "that's all the gossip I have " TODAY "."
    | "we laughed " A_LOT "."
    | "anyway, back to " OWN_THINGS "."
    | "it does me good to talk to someone who " OUTSIDER "."
    | "you wouldn't believe " HALF " of it."
    | "and that was only " SO_FAR "."
    | "I hardly " GOT_IN "."
    | "there's more, but I swore to " SWORN "."
    | "I need " DIGESTION " to digest it all."
    | "some people simply " LIVE_MORE " than others.");
static LISTEN: Rule = rule!("listen" | "sit there and nod" | "ask questions" | "gossip");
static CAKE: Rule = rule!("pie" | "coffee" | "soup" | "company" | "weather");
static EXCELLENT: Rule = rule!("excellent" | "not bad either" | "better than expected" | "a bonus");
static TODAY: Rule = rule!("today" | "for the moment" | "in stock" | "to offer");
static A_LOT: Rule = rule!("a lot" | "until it hurt" | "about old times" | "at everything and nobody");
static OWN_THINGS: Rule = rule!("my own things" | "my own little life" | "the matter at hand" | "the laundry");
static OUTSIDER: Rule = rule!("isn't at work" | "knows me from way back" | "has a life" | "tells me when I'm wrong");
static HALF: Rule = rule!("the half" | "a word" | "the rest" | "two thirds");
static SO_FAR: Rule =
    rule!("the first ten minutes" | "the short version" | "what I remember" | "the part for the public");
static GOT_IN: Rule = rule!("got a word in" | "touched my coffee" | "noticed the time" | "had to say anything");
static SWORN: Rule = rule!("keep it to myself" | "tell nobody" | "forget it at once" | "take it to my grave");
static DIGESTION: Rule = rule!("a week" | "a long walk" | "some quiet" | "a drink");
static LIVE_MORE: Rule = rule!("live more" | "talk faster" | "sleep less" | "have better stories");

/// What the assistant says to it.
pub(super) static REPLY: Rule = rule!(
    "It sounds as if you had a good time."
        | "Family and friends make the best news."
        | "Thanks for the update, gossip included."
        | "I'll keep them apart, promise."
        | "That's a busy life."
        | "Nice that you two keep in touch."
        | "You notice a lot about people."
        | "A person with stories is worth a detour."
        | "I feel as if I'd been there."
        | "One should always have somebody like that around."
        | "It's good to hear how the others are doing."
        | "That's a lot for one conversation."
);

/// Facts told in one breath at most.
const BREATH: usize = 3;

/// Longer tellings have no closing: they would be the longest turns of all.
const CLOSED_BYTES_MAX: usize = 140;

/// Writes all gossip into tellings: up to three facts about one person in each.
pub(super) fn tell(scribe: &mut Scribe<'_>) {
    let mut stream = scribe.root.stream("gossip");
    let mut pending = std::mem::take(&mut scribe.gossip);
    stream.shuffle(&mut pending);
    pending.sort_by_key(|gossip| (gossip.user, gossip.person));
    for of_one in pending.chunk_by_mut(|one, two| (one.user, one.person) == (two.user, two.person)) {
        let mut rest = of_one;
        while !rest.is_empty() {
            let (breath, later) = rest.split_at_mut(rest.len().min(1 + stream.index(BREATH)));
            rest = later;
            let (user, person) = (breath[0].user, breath[0].person);
            let one = &scribe.lives[user].circle[person];
            let slots = [("name", &*one.name), ("relation", one.relation)];
            let mut says = say(&OPENING, &mut stream, &slots);
            for (at, gossip) in breath.iter().enumerate() {
                let who = if at == 0 && stream.chance(1, 2) { &*one.name } else { one.pronoun };
                says.push(' ');
                gossip.sentence.say(&mut says, &mut stream, &[("who", who), ("value", &gossip.value)]);
            }
            if says.len() < CLOSED_BYTES_MAX && stream.chance(1, 3) {
                says.push(' ');
                CLOSING.say(&mut says, &mut stream, &[]);
            }
            let reply = say(&REPLY, &mut stream, &[]);
            let session = stream.index(scribe.sessions(user));
            let telling = scribe.tell(user, session, says, reply);
            for gossip in breath {
                let value = std::mem::take(&mut gossip.value);
                scribe.note(Subject::Other(user, person), gossip.attribute, value, telling);
            }
        }
    }
}

//! What people and assistants say around the point: where they are, why they ask, how they sign off.
//!
//! Every turn is filled up to a length that is drawn without regard to what the turn says. So neither its own length
//! nor that of the turns around it tells what carries a fact from what doesn't.

use belljar_seed::Stream;

use super::scribe::say;
use crate::wording::{Rule, rule};

/// Bytes to which a user's turn is filled up, from and to.
const USER_BYTES: (i64, i64) = (85, 235);

/// Bytes to which an assistant's turn is filled up, from and to.
const ASSISTANT_BYTES: (i64, i64) = (70, 250);

/// A text this close to its length is left as it is: the shortest sentences are hardly shorter.
const NEAR_BYTES: usize = 18;

/// Sentences added to a turn at most.
const SENTENCES_MAX: usize = 4;

/// Sentences of which the one that fits the length best is chosen.
const CANDIDATES: usize = 3;

static CONTEXT: Rule = rule!(
    "I'm " DOING ", so " EXCUSE "." | "I'm " DOING ", so " EXCUSE "." | "I'm " DOING " and " WISH "."
    | "I was thinking about this " WHERE ", of all places." | "this has been on my mind " SINCE "."
    | "before " NEXT ", I'd like to settle one small thing." | WISH_START " and you're the only one awake.");
static LEAD: Rule = rule!(
    "I'm " DOING ", so " SORRY "." | "I'm " DOING ", so " SORRY "." | "I'm " DOING " and " TALKATIVE "."
    | "I meant to tell you this " SINCE_THEN "." | "something from my day, before " NEXT "."
    | "this came back to me " WHERE ", of all places.");
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
static SORRY: Rule = rule!(
    "forgive the typos"
        | "this will be short"
        | "I only have two minutes"
        | "excuse the rambling"
        | "there's time for some news"
        | "I'm in no hurry at all"
);
static TALKATIVE: Rule =
    rule!("feel like talking" | "have time to catch you up" | "need to tell somebody" | "can't concentrate anyway");
static SINCE_THEN: Rule = rule!("for a week" | "for days" | "since breakfast" | "earlier" | "last time we talked");
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
        | "I should really " DUTY ", but this is more fun."
        | "let me get back to the rest " LATER "."
        | "sorry if that's " HASTY ", " CAUSE "."
        | "don't tell anyone, but I enjoy this."
        | "it's been " WEEK ", to be honest with you."
        | "it's " QUIET " in here and I'm " MOOD "."
        | "my " HEAD " is " STATE " today."
        | "right, that's all " FOR_NOW "."
        | "somebody is " NOISY " next door and I can hardly think."
        | "I'll be " AROUND " if you need me, as they say."
        | "well, " SAYING "."
);
static DUTY: Rule =
    rule!("be asleep" | "do the dishes" | "be working" | "sort the mail" | "stretch my legs" | "call it a day");
static LATER: Rule = rule!("after lunch" | "later" | "tomorrow" | "when I've slept on it" | "when it's calmer");
static HASTY: Rule = rule!("a bit hasty" | "badly put" | "all over the place" | "more than you wanted to know");
static CAUSE: Rule = rule!(
    "the battery is low"
        | "my thumbs are cold"
        | "somebody is waiting for me"
        | "I haven't had any coffee"
        | "I type faster than I think"
        | "the screen is cracked"
);
static WEEK: Rule =
    rule!("that sort of week" | "a long day" | "one thing after another" | "busy lately" | "a funny month");
static QUIET: Rule = rule!("quiet" | "loud" | "chilly" | "stuffy" | "cozy");
static MOOD: Rule = rule!(
    "in good spirits"
        | "easily distracted"
        | "a little tired"
        | "in a chatty mood"
        | "thinking of a nap"
        | "rather pleased with myself"
);
static HEAD: Rule = rule!("head" | "desk" | "inbox" | "kitchen table" | "to-do list");
static STATE: Rule = rule!("a mess" | "fuller than it should be" | "not at its best" | "surprisingly tidy");
static FOR_NOW: Rule = rule!("for now" | "from my side" | "from me" | "for the moment" | "until later");
static NOISY: Rule =
    rule!("drilling" | "practicing scales" | "moving furniture" | "laughing" | "hoovering" | "arguing with a radio");
static AROUND: Rule = rule!("around" | "on the sofa" | "at my desk" | "in the kitchen" | "on the balcony");
static SAYING: Rule = rule!(
    "one thing at a time"
        | "it could be worse"
        | "such is life"
        | "tomorrow is another day"
        | "nobody said it would be simple"
        | "that's enough about that"
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
        | "feel free to add to that whenever you like."
        | "I'm glad you mentioned it."
);
static WARM: Rule = rule!(
    "I hope the rest of your " SPAN " is " GENTLE "."
        | "take your time, " NO_RUSH "."
        | "you know where to find me " WHENEVER "."
        | "if something is on your mind, " SPEAK "."
        | "shall we get on with " NEXT_THING "?"
        | "be kind to yourself " WHENEVER "."
        | "happy to " GO_ON " whenever you have the time."
        | "one step at a time, and " PAUSE " in between."
        | "there's no need to " HURRY " on my account."
);
static SPAN: Rule = rule!("day" | "week");
static GENTLE: Rule = rule!("a quiet one" | "easier than the start" | "kind to you" | "free of surprises" | "pleasant");
static NO_RUSH: Rule =
    rule!("there's no rush" | "I'm not going anywhere" | "nothing is on fire" | "it'll keep" | "this can wait");
static WHENEVER: Rule = rule!("today" | "in the meantime" | "this week" | "when things get busy" | "after hours, too");
static SPEAK: Rule = rule!("just say so" | "go ahead" | "I have time" | "write as much or as little as you like");
static NEXT_THING: Rule = rule!(
    "the next thing" | "the next item" | "whatever else is waiting" | "something lighter" | "the rest of your list"
);
static GO_ON: Rule = rule!("go deeper" | "carry on with this" | "talk it through" | "pick this up again");
static PAUSE: Rule = rule!("a cup of tea" | "a proper break" | "some fresh air" | "a deep breath" | "a glass of water");
static HURRY: Rule = rule!("hurry" | "explain yourself" | "apologize" | "be brief");

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

/// Says what a user has to say, and something before or after it.
pub(super) fn around_user(says: &str, topic: Topic, stream: &mut Stream) -> String {
    let target = length(USER_BYTES, stream);
    let mut text = String::with_capacity(target + 96);
    let lead = match topic {
        Topic::Telling => Some(&LEAD),
        Topic::Wish => Some(&CONTEXT),
        Topic::Sequel => None,
    };
    if let Some(lead) = lead.filter(|_| says.len() + 60 < target && stream.chance(1, 2)) {
        text.push_str(&say(lead, stream, &[]));
        text.push(' ');
    }
    text.push_str(says);
    if says.ends_with('?') && topic != Topic::Telling && stream.chance(1, 2) {
        fill(&mut text, target, &REASON, 1, stream);
    }
    fill(&mut text, target, &SHRUG, SENTENCES_MAX, stream);
    text
}

/// Says what an assistant has to say, and something after it.
pub(super) fn around_assistant(reply: &str, topic: Topic, stream: &mut Stream) -> String {
    let target = length(ASSISTANT_BYTES, stream);
    let mut text = String::with_capacity(target + 96);
    text.push_str(reply);
    let first = if topic == Topic::Telling { &HEARD } else { &EXTRA };
    fill(&mut text, target, first, 1, stream);
    fill(&mut text, target, &WARM, SENTENCES_MAX, stream);
    text
}

fn length((low, high): (i64, i64), stream: &mut Stream) -> usize {
    usize::try_from(stream.between(low, high)).expect("lengths are small and positive")
}

/// Adds sentences until the text is about as long as wanted, no alternative of the rule twice.
fn fill(text: &mut String, target: usize, rule: &Rule, most: usize, stream: &mut Stream) {
    let alternatives = rule.0.len();
    let first = stream.index(alternatives);
    for round in 0..most.min(alternatives / CANDIDATES) {
        if text.len() + NEAR_BYTES >= target {
            return;
        }
        let missing = target - text.len() - 1;
        let sentence = (0..CANDIDATES)
            .map(|at| (first + CANDIDATES * round + at) % alternatives)
            .map(|at| say(&Rule(std::slice::from_ref(&rule.0[at])), stream, &[]))
            .min_by_key(|sentence| sentence.len().abs_diff(missing))
            .expect("there are candidates");
        text.push(' ');
        text.push_str(&sentence);
    }
}

#[cfg(test)]
mod tests {
    use belljar_seed::Root;

    use super::*;

    /// Short and longer texts end up equally long on average, whatever they are about.
    #[test]
    fn lengths_do_not_depend_on_what_is_said() {
        let root = Root::new("chatter tests", &[]);
        let mean = |says: &str, topic| {
            let mut stream = root.stream("lengths");
            (0..2_000).map(|_| around_user(says, topic, &mut stream).len()).sum::<usize>() / 2_000
        };
        let telling = mean("My badge says Corvane now, and nobody has noticed yet.", Topic::Telling);
        for (says, topic) in [("No luck.", Topic::Sequel), ("What goes with rye bread?", Topic::Wish)] {
            let other = mean(says, topic);
            assert!(telling.abs_diff(other) <= 8, "{telling} and {other}");
        }
    }

    #[test]
    fn what_is_said_stays_as_it_is() {
        let mut stream = Root::new("chatter tests", &[]).stream("kept");
        for topic in [Topic::Telling, Topic::Wish, Topic::Sequel] {
            for _ in 0..100 {
                let text = around_user("Is it QX-4821?", topic, &mut stream);
                assert!(text.contains("Is it QX-4821?"), "{text}");
                assert!(around_assistant("It is.", topic, &mut stream).starts_with("It is."));
            }
        }
    }
}

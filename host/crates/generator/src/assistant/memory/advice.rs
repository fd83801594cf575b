//! What only the assistant said: recommendations.

use super::value::Sort;
use crate::wording::{Rule, rule};

/// A recommendation that the assistant made on request.
pub(super) struct Advice {
    /// Names it in facts, streams and topics.
    pub(super) name: &'static str,
    /// What its values look like.
    pub(super) sort: Sort,
    /// The label of its topic item.
    pub(super) label: &'static str,
    /// The description of its topic item.
    pub(super) about: &'static str,
    /// The person asks for it.
    pub(super) request: Rule,
    /// The assistant gives it: `{value}`.
    pub(super) reply: Rule,
    /// Somebody tells what a third person recommended: `{who}`, `{value}`.
    pub(super) other: Rule,
    /// The person asks what it was.
    pub(super) ask: Rule,
    /// Says what it was: `{value}`.
    pub(super) told: Rule,
}

/// All recommendations.
pub(super) static ADVICE: &[&Advice] = &[&NOVEL, &MOVIE, &NOTES_APP, &WALK, &TABLE, &DEVICE];

static NOVEL: Advice = Advice {
    name: "advised-novel",
    sort: Sort::Book,
    label: "Novels recommended",
    about: "Which novels were recommended to people.",
    request: rule!(
        "I need a novel for a long weekend, not too grim. Any idea?"
            | "what would you read next if you liked slow family stories?"
            | "four days off and nothing to read. Find me a novel with a heart, please."
            | "my mother wants a book from me to read on, no blood, no spies. What do I buy?"
            | "name a long, warm book for somebody who has had enough of the news."
            | "what's a good novel for a rainy weekend? The last one I bought was all plot and no people."
    ),
    reply: rule!(
        "Try " {value} "; it's slow in the best sense, and nobody dies before page two hundred."
        | "I'd start with " {value} ": three sisters, one house, and a very patient donkey."
        | "If you like people more than plot, " {value} " is the one."
        | "There's " {value} ", about a ferryman and his daughters; warm, long, and never sweet."
        | "Get hold of " {value} " and clear your evenings, you'll want to stay in that village."
        | "My choice would be " {value} ", which takes its time and is funny about it."
        | "Let it be " {value} ", then. Five hundred pages of weather, bread and forgiveness."
        | "Nobody I know of has put down " {value} " unfinished, and nothing explodes in it."),
    other: rule!(
        {who} " told me to read " {value} " instead."
        | {who} " pressed " {value} " into my hands, a must-read apparently."
        | {who} " says that " {value} " is the only book one needs this year."
        | {who} " couldn't believe that I didn't know " {value} "."
        | {who} " keeps asking whether I've opened " {value} " yet."
        | {who} " ordered me a copy of " {value} " without asking."),
    ask: rule!(
        "which novel did you suggest to me for a long weekend?"
            | "what was the story that you thought I should read?"
            | "what did you tell me to get from the bookshop?"
            | "what fiction did you recommend to me?"
            | "which author's work did you send me off to the bookseller for? The title is enough."
            | "what was your tip when I was out of reading matter?"
            | "I'm at the bookshop: which title did you come up with?"
    ),
    told: rule!("I suggested " {value} "."),
};

static MOVIE: Advice = Advice {
    name: "advised-film",
    sort: Sort::Film,
    label: "Films recommended",
    about: "Which films were recommended to people.",
    request: rule!(
        "we can't agree on a film for tonight, please decide for us."
            | "what could two tired people watch that isn't a murder mystery?"
            | "it's film night, he wants tears and I want laughs. Find us a compromise."
            | "the popcorn is ready and we're still scrolling. Name one film and we'll watch it."
            | "something light for tonight, please, a film that my father-in-law won't sleep through."
            | "we've got two hours and a sofa. Which film, if nobody may die in it?"
    ),
    reply: rule!(
        "Go for " {value} ", a gentle comedy that ends before eleven."
        | "My pick is " {value} ": warm, funny, and not a single corpse."
        | "I'd put in " {value} "; you'll laugh twice and nobody will notice the time."
        | "Watch " {value} " tonight and argue about the ending afterward."
        | {value} " should suit you both, half tears, half pratfalls, ninety minutes."
        | "Settle on " {value} ", which has a brass band, a wedding and no villain."
        | "Stop scrolling and start " {value} "; the first five minutes will convince you."
        | "How about " {value} "? Two pensioners steal a bus, and it goes very well."),
    other: rule!(
        {who} " says we must see " {value} "."
        | {who} " has been pushing " {value} " on everyone."
        | {who} " would have us watch " {value} ", all three hours of it."
        | {who} " lent me " {value} " on disc and wants a report."
        | {who} " calls everyone a snob who hasn't seen " {value} "."
        | {who} " dragged half the office into " {value} "."),
    ask: rule!(
        "what did you pick for us when we couldn't settle on something to watch?"
            | "which movie did you put forward that evening?"
            | "what was the comedy you came up with?"
            | "which movie was your answer to our quarrel over the remote?"
            | "what did you say should be on our screen?"
            | "you chose a movie for us once. Which one?"
            | "what was the title you gave us for our movie night?"
    ),
    told: rule!("I picked " {value} "."),
};

static NOTES_APP: Advice = Advice {
    name: "advised-app",
    sort: Sort::App,
    label: "Apps recommended",
    about: "Which apps were recommended to people.",
    request: rule!(
        "is there a decent app for keeping track of household chores?"
            | "my chores are chaos, which app would help two messy adults?"
            | "who cleans what, and when? We need an app that settles it before we kill each other."
            | "I'd like an app for our chores that doesn't beep at me all day."
            | "the cleaning rota on the fridge has failed. Which app would do it better?"
            | "recommend an app, please, that tells my flatmate it's his turn with the trash."
    ),
    reply: rule!(
        "For two people I'd take " {value} "; it rotates chores and doesn't nag."
        | "Have a look at " {value} ", it's simple and free for small households."
        | "With " {value} " everybody sees at a glance whose turn it is."
        | "Most people get along with " {value} ", since it takes a minute a week."
        | {value} " does exactly that, quietly, with one reminder in the evening."
        | "I'd install " {value} " on both phones and agree to believe what it says."
        | "Give " {value} " a month. It keeps score without keeping grudges."
        | "There's one called " {value} " that turns trash and floors into a fair draw."),
    other: rule!(
        {who} " runs the household with " {value} "."
        | {who} " thinks " {value} " is better for that."
        | {who} " tried " {value} " and went back to paper."
        | {who} " has the whole family on " {value} "."
        | {who} " works for the people behind " {value} "."
        | {who} " pays for " {value} " and never opens it."),
    ask: rule!(
        "what software did you propose against the mess at home?"
            | "which program was it that you thought would share out the housework?"
            | "what did you advise me to install for the housework?"
            | "which tool did you have in mind for the division of labor at ours?"
            | "what was the download you said would bring order into our home?"
            | "under what name do I find the housework planner you told me about?"
    ),
    told: rule!("I proposed " {value} "."),
};

static WALK: Advice = Advice {
    name: "advised-trail",
    sort: Sort::Trail,
    label: "Walks recommended",
    about: "Which walks were recommended to people.",
    request: rule!(
        "where could I take my aunt for an easy walk, with a bench now and then?"
            | "I need a flat walk for visitors, two hours at most."
            | "my uncle has a new hip and wants to see something green. Which walk would you choose?"
            | "find me a walk for guests in city shoes, please, nothing with steps."
            | "we're five people between eight and eighty. Is there a walk that suits us all?"
            | "somewhere level and shady for a slow walk on Saturday, what comes to mind?"
    ),
    reply: rule!(
        "The " {value} " would do: flat, shaded, and there's a kiosk halfway."
        | "Take them along the " {value} ", which has benches every few hundred meters."
        | "The " {value} " is made for that, gravel all the way and not one step."
        | "I'd go for the " {value} "; you can turn back at any point and miss nothing."
        | "On the " {value} " nobody gets out of breath, and the ducks come when called."
        | "Nothing is gentler than the " {value} ", with a bus stop at either end."
        | "My suggestion is the " {value} ": an hour of trees, water on the left, cake at the end."
        | "City shoes will survive the " {value} " as long as it hasn't rained."),
    other: rule!(
        {who} " would rather do the " {value} "."
        | {who} " thinks the " {value} " is flatter."
        | {who} " got sunstroke on the " {value} "."
        | {who} " says the " {value} " has better benches."
        | {who} " pushes a stroller along the " {value} " every day."
        | {who} " wouldn't send visitors anywhere but the " {value} "."),
    ask: rule!(
        "which route did you come up with for my visitors?"
            | "what was the flat outing that you proposed?"
            | "where did you say I could take people who don't walk far?"
            | "what did you recommend for a stroll with company?"
            | "which undemanding route was your idea?"
            | "where did you want to send my family on foot?"
    ),
    told: rule!("I proposed the " {value} "."),
};

static TABLE: Advice = Advice {
    name: "advised-restaurant",
    sort: Sort::Restaurant,
    label: "Restaurants recommended",
    about: "Which restaurants were recommended to people.",
    request: rule!(
        "where can eight people eat without shouting at each other?"
            | "I need a quiet restaurant for a group, nothing stiff."
            | "eight of us, two with hearing aids, one evening. Which restaurant would you try?"
            | "find me a restaurant for a family of eight where the music stays off."
            | "we're meeting old classmates and want to hear each other at dinner. Where do I reserve?"
            | "which restaurant takes a table of eight and doesn't seat us beside the kitchen door?"
    ),
    reply: rule!(
        {value} " has a back room for groups and soft carpets; ask for it when you reserve."
        | "I'd call " {value} " first, they take groups and the acoustics are kind."
        | "At " {value} " you'll hear every word, and they don't mind separate checks."
        | "Ring " {value} " and ask for the round table, it seats eight and faces the yard."
        | {value} " would be my choice, all wood and curtains, no music."
        | "Eight is no trouble for " {value} ", as long as you book before Thursday."
        | "You could do worse than " {value} ", where the loudest thing is the bread knife."
        | "Book the alcove at " {value} ", it's out of everybody's way."),
    other: rule!(
        {who} " voted for " {value} "."
        | {who} " says the group should try " {value} "."
        | {who} " has a voucher for " {value} " and brings it up every time."
        | {who} " finds " {value} " too quiet."
        | {who} " wouldn't set foot in " {value} " again."
        | {who} " says that " {value} " is where one goes with eight."),
    ask: rule!(
        "which place did you find for our group of eight?"
            | "what was the quiet eatery that you came up with?"
            | "where did you say a bigger party could have dinner in peace?"
            | "which eatery did you name for the get-together?"
            | "what was your proposal for a meal with a crowd and no noise?"
            | "where did you think our round could talk over food?"
    ),
    told: rule!("I suggested " {value} "."),
};

static DEVICE: Advice = Advice {
    name: "advised-gadget",
    sort: Sort::Gadget,
    label: "Gifts recommended",
    about: "Which gifts were recommended to people.",
    request: rule!(
        "a retiring colleague gets a present from all of us, about a hundred. What would last?"
            | "what do you give somebody who retires and has no hobbies yet?"
            | "we've collected ninety for a man who leaves after thirty years with us. What do we buy?"
            | "I have to choose the retirement present for a person I've spoken to twice. Help."
            | "no more vases. What does one give to a coworker on the last day before retirement?"
            | "the envelope went around and I'm in charge. A present for a new pensioner, please."
    ),
    reply: rule!(
        "How about the " {value} "? It's sturdy, and it comes with a five-year guarantee."
        | "I'd chip in for the " {value} ", useful every day and easy to return."
        | "The " {value} " is within your budget and doesn't gather dust."
        | "Take the " {value} "; people who have time use it every morning."
        | "You can't go wrong with the " {value} ", it comes in a handsome box, too."
        | "Get the " {value} " and have everybody sign the lid."
        | "I'd spend it on the " {value} ", since it asks for no hobby and starts one."
        | "My vote goes to the " {value} ". Put the receipt in the card, just in case."),
    other: rule!(
        {who} " wanted to give the " {value} "."
        | {who} " has the " {value} " at home and likes it."
        | {who} " broke the " {value} " within a week."
        | {who} " swears that the " {value} " makes any kitchen happier."
        | {who} " found the " {value} " on sale and bought three."
        | {who} " got the " {value} " from a grateful client."),
    ask: rule!(
        "what was your idea for the farewell gift?"
            | "which present did you come up with for the one who's leaving?"
            | "what did you say we should all pay for together?"
            | "what should our collection be spent on, according to you?"
            | "which thing did you want to see wrapped for the farewell?"
            | "what did you think the office should hand over at the goodbye party?"
    ),
    told: rule!("my idea was the " {value} "."),
};

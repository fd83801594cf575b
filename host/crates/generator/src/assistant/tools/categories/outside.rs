//! The world outside the app: calendar and mail.

use belljar_exam::{AppEvent, MockWorld};

use crate::assistant::tools::category::{Category, DIRECT_ROUTING};
use crate::assistant::tools::desk::{Coins, Desk, Errand, Forms, Inquiry, capital, fill, slug};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::coin::Mint;
use crate::wording::{Rule, rule};

/// A new entry in the calendar: `calendar_create_event`.
pub(in crate::assistant::tools) const CALENDAR_CREATE: Category = Category {
    name: "calendar_create",
    axis: DIRECT_ROUTING,
    avoid: &["calendar", "event", "create", "schedule"],
    write: calendar_create,
};

/// An entry that is in the calendar: `calendar_search_events`.
pub(in crate::assistant::tools) const CALENDAR_SEARCH: Category = Category {
    name: "calendar_search",
    axis: DIRECT_ROUTING,
    avoid: &["calendar", "event", "events", "search", "schedule", "list"],
    write: calendar_search,
};

/// A letter to an address: `gmail_send`.
pub(in crate::assistant::tools) const EMAIL_SEND: Category = Category {
    name: "email_send",
    axis: DIRECT_ROUTING,
    avoid: &["email", "e-mail", "gmail", "mail", "send"],
    write: email_send,
};

/// Appointments: how the name is coined, and what it is. Mark: `s` the name.
const APPOINTMENTS: &[(Coins, &str)] = &[
    (|mint| mint.restaurant(), "dinner at {s}"),
    (|mint| mint.project(), "the {s} review"),
    (|mint| mint.pet(), "the vet with {s}"),
    (|mint| mint.company(), "the call with {s}"),
    (|mint| mint.first_name(), "coffee with {s}"),
    (|mint| mint.trail(), "the hike on the {s}"),
    (|mint| mint.university(), "the open day at {s}"),
    (|mint| mint.film(), "the screening of {s}"),
    (|mint| mint.village(), "the viewing in {s}"),
];
const DAYS: &[&str] = &["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const HOURS: &[&str] = &["at nine", "at half past ten", "at noon", "at three", "at four", "at seven in the evening"];

/// Errands of making an entry. Marks: `t` the title, `w` the time.
const PUT_DOWN: &[Forms] = &[
    ("put me down for {t} {w}", "putting me down for {t} {w}", "an entry for {t} {w}"),
    ("pencil in {t} {w}", "penciling in {t} {w}", "a slot for {t} {w}"),
    ("block out time for {t} {w}", "blocking out time for {t} {w}", "time set aside for {t} {w}"),
    ("reserve {w} for {t}", "reserving {w} for {t}", "a firm date for {t}, {w}"),
    ("mark {t} in my planner {w}", "marking {t} in my planner {w}", "a mark in my planner for {t} {w}"),
];

static AGREED: Rule = rule!(
    "it's settled: " {title} ", " {when} ". Get it into my planner."
    | {title_first} " is on for " {when} ". Make sure I'm booked."
    | "I've agreed to " {title} " " {when} ", so keep that slot for me."
    | "if I don't get " {title} " into my planner, I'll miss it. It's " {when} "."
    | {when_first} " belongs to " {title} ". Please note it in my planner."
);

/// Coins an appointment: the name, its title, its day, its time in words.
fn appointment(desk: &mut Desk<'_>) -> (String, String, &'static str, String) {
    let (coin, title) = *desk.choices.pick(APPOINTMENTS);
    let name = desk.coin(coin);
    let title = fill(title, &[("s", &name)]);
    let day = *desk.choices.pick(DAYS);
    let when = ["next ", day, " ", *desk.choices.pick(HOURS)].concat();
    (name, title, day, when)
}

fn events(desk: &mut Desk<'_>, count: usize) -> Vec<AppEvent> {
    (0..count)
        .map(|_| {
            let (_, title, _, when) = appointment(desk);
            AppEvent { id: desk.id("ev-"), title: capital(&title), when }
        })
        .collect()
}

fn calendar_create(desk: &mut Desk<'_>) -> Sketch {
    let (name, title, day, when) = appointment(desk);
    let text = if desk.choices.chance(1, 3) {
        let (title_first, when_first) = (capital(&title), capital(&when));
        let slots =
            [("title", &*title), ("title_first", &*title_first), ("when", &*when), ("when_first", &*when_first)];
        desk.say(&AGREED, &slots)
    } else {
        let errand = Errand::fill(desk.choices.pick(PUT_DOWN), &[("t", &title), ("w", &when)]);
        desk.order(&errand)
    };
    let events = events(desk, 2);
    let world = MockWorld { events, memory_tools: true, ..MockWorld::default() };
    let call = Call::new("calendar_create_event").contains("title", capital(&title), &name).contains("when", when, day);
    Sketch::calls(text, world, vec![call], "It's in your calendar.")
}

/// Questions after an entry. Mark: `t` its title.
const WHEN: &[Forms] = &[
    ("when exactly is {t}", "when exactly {t} is", "the day and hour of {t}"),
    (
        "on which day next week do I have {t}",
        "on which day next week I have {t}",
        "the day next week that I have {t} on",
    ),
    ("what time is {t}", "what time {t} is", "the starting time of {t}"),
    ("am I booked for {t} next week", "whether I'm booked for {t} next week", "the slot next week for {t}"),
    ("does {t} clash with anything", "whether {t} clashes with anything", "my other plans around {t}"),
];

fn calendar_search(desk: &mut Desk<'_>) -> Sketch {
    let (name, title, _, when) = appointment(desk);
    let inquiry = Inquiry::fill(desk.choices.pick(WHEN), &[("t", &title)]);
    let text = desk.inquire(&inquiry);
    let mut events = events(desk, 3);
    let at = desk.choices.index(events.len() + 1);
    events.insert(at, AppEvent { id: desk.id("ev-"), title: capital(&title), when: when.clone() });
    let world = MockWorld { events, memory_tools: true, ..MockWorld::default() };
    let call = Call::new("calendar_search_events").contains("query", title.clone(), &name);
    Sketch::calls(text, world, vec![call], format!("{} is {when}.", capital(&title)))
}

/// What a letter may say. Mark: `s` a coined name.
const NEWS: &[&str] = &[
    "{s} is postponed by a week",
    "I can't make it to {s}",
    "the contract for {s} is signed",
    "we accept the offer for {s}",
    "the keys for {s} are under the mat",
    "{s} needs two more chairs",
    "I'm bringing cake to {s}",
];

/// Errands of writing. Marks: `a` the address, `n` what it says.
const WRITE: &[Forms] = &[
    ("write to {a} that {n}", "writing to {a} that {n}", "a message to {a} that {n}"),
    ("let {a} know that {n}", "letting {a} know that {n}", "a short word to {a} that {n}"),
    ("drop {a} a line: {n}", "dropping {a} a line: {n}", "a line to {a}: {n}"),
    ("tell whoever is at {a} that {n}", "telling whoever is at {a} that {n}", "a letter to {a} that {n}"),
    ("get word to {a} that {n}", "getting word to {a} that {n}", "word to {a} that {n}"),
];

static HAS_TO_HEAR: Rule = rule!(
    {address_first} " is waiting to hear from me: " {news} "."
    | {news_first} ", and " {address} " ought to know."
    | "has anyone told " {address} " that " {news} "? Do it in my name."
    | "I still owe an answer to " {address} ": " {news} "."
    | {news_first} ". Please pass it on to " {address} "."
);

fn email_send(desk: &mut Desk<'_>) -> Sketch {
    let (person, host) = (desk.coin(Mint::person), desk.coin(Mint::brand));
    let address = format!("{}@{}.example", slug(&person).replace('-', "."), slug(&host));
    #[cfg(test)]
    desk.coined.push(address.clone());
    let name = desk.coin(Mint::project);
    let news = fill(desk.choices.pick::<&str>(NEWS), &[("s", &name)]);
    let first = capital(&news);
    let text = if desk.choices.chance(1, 3) {
        let address_first = format!("Whoever reads {address}");
        let slots =
            [("address", &*address), ("address_first", &*address_first), ("news", &*news), ("news_first", &*first)];
        desk.say(&HAS_TO_HEAR, &slots)
    } else {
        let errand = Errand::fill(desk.choices.pick(WRITE), &[("a", &address), ("n", &news)]);
        desk.order_last(&errand)
    };
    let world = MockWorld { memory_tools: true, ..MockWorld::default() };
    let call = Call::new("gmail_send").equals("to", address).free("subject", capital(&name)).contains(
        "body",
        format!("{first}."),
        &name,
    );
    Sketch::calls(text, world, vec![call], "It's on its way.")
}

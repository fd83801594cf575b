//! Pictures: making one, changing one, and making one beside something else.

use belljar_exam::MockWorld;
use serde_json::json;

use crate::assistant::tools::category::{Category, MULTI_STEP};
use crate::assistant::tools::desk::{Desk, Errand};
use crate::assistant::tools::sketch::{Call, Demand, Sketch};
use crate::assistant::tools::world::{news_pages, topic};
use crate::coin::{Coined, Mint};
use crate::wording::{Rule, rule};

/// A picture and an unrelated question, in any order: `create_image` and `search_web`.
pub(in crate::assistant::tools) const PARALLEL_WEB_IMAGE: Category = Category {
    name: "parallel_web_image",
    axis: MULTI_STEP,
    avoid: &["image", "generate", "search", "web", "internet", "online", "google", "look up", "create"],
    write: parallel_web_image,
};

/// Something to be drawn: how its name is coined, and the errand. Mark: `s` the name.
type Motif = (fn(&mut Mint<'_>) -> Coined, (&'static str, &'static str, &'static str));

const MOTIFS: &[Motif] = &[
    (|mint| mint.restaurant(), ("paint a sign for {s}", "painting a sign for {s}", "a painted sign for {s}")),
    (|mint| mint.book(), ("draw a cover for {s}", "drawing a cover for {s}", "a cover drawing for {s}")),
    (
        |mint| mint.pet(),
        (
            "paint {s} the cat asleep on a pile of maps",
            "painting {s} the cat asleep on a pile of maps",
            "a painting of {s} the cat asleep on a pile of maps",
        ),
    ),
    (|mint| mint.company(), ("sketch a logo for {s}", "sketching a logo for {s}", "a sketch of a logo for {s}")),
    (
        |mint| mint.village(),
        (
            "draw the market square of {s} in the snow",
            "drawing the market square of {s} in the snow",
            "a drawing of the market square of {s} in the snow",
        ),
    ),
    (
        |mint| mint.podcast(),
        (
            "design a square cover for {s}, all in ink and watercolor",
            "designing a square cover for {s}, all in ink and watercolor",
            "a square cover for {s}, all in ink and watercolor",
        ),
    ),
    (
        |mint| mint.trail(),
        ("illustrate the {s} at sunrise", "illustrating the {s} at sunrise", "an illustration of the {s} at sunrise"),
    ),
    (
        |mint| mint.dish(),
        (
            "draw a plate of {s} in the style of an old cookbook",
            "drawing a plate of {s} in the style of an old cookbook",
            "a drawing of a plate of {s} in the style of an old cookbook",
        ),
    ),
    (
        |mint| mint.first_name(),
        (
            "paint a birthday card with a dragon for little {s}",
            "painting a birthday card with a dragon for little {s}",
            "a birthday card with a painted dragon for little {s}",
        ),
    ),
];

/// Coins something to be drawn.
fn motif(desk: &mut Desk<'_>) -> (String, Errand) {
    let (coin, forms) = *desk.choices.pick(MOTIFS);
    let name = desk.coin(coin);
    let errand = Errand::fill(&forms, &[("s", &name)]);
    (name, errand)
}

/// Coins the address of a picture.
fn picture_address(desk: &mut Desk<'_>) -> String {
    format!("https://pictures.example/{}.png", desk.id("p-"))
}

static BOTH: Rule = rule!(
    "two things at once: " {need} ", and " {noun} "."
    | "two things at once: " {noun} ", and " {need} "."
    | CAN_YOU " " {do} ", and apart from that, tell me " {indirect} "?"
    | CAN_YOU " tell me " {indirect} ", and " {do} " as well?"
    | "I need " {need} " and, for something else, " {noun} "."
    | "I need " {noun} " and, for something else, " {need} "."
    | "please " {do} ". Besides, " {direct} "?"
    | "please find out " {indirect} ". Besides that, " {do} "."
    | {direct_first} "? And while you're at it, " {do} "."
    | "these two don't depend on each other: " {need} ", " {noun} "."
    | "for tonight I'm missing " {need} ", and I'd like to know " {indirect} "."
    | "I was wondering " {indirect} ". Separately, would you mind " {doing} "?"
    | "first, " {do} ". Second, " {direct} "? The order is up to you."
    | "a picture and an answer, please: " {need} ", and " {noun} "."
);
static CAN_YOU: Rule = rule!("can you" | "could you" | "would you" | "will you");

fn parallel_web_image(desk: &mut Desk<'_>) -> Sketch {
    let topic = topic(desk);
    let inquiry = topic.news(desk);
    let (name, errand) = motif(desk);
    let direct_first = crate::assistant::tools::desk::capital(&inquiry.direct);
    let slots = [
        ("direct", &*inquiry.direct),
        ("direct_first", &*direct_first),
        ("indirect", &*inquiry.indirect),
        ("noun", &*inquiry.noun),
        ("do", &*errand.do_it),
        ("doing", &*errand.doing),
        ("need", &*errand.need),
    ];
    let text = desk.say(&BOTH, &slots);
    let world = MockWorld {
        memory_tools: true,
        new_ids: vec![picture_address(desk), picture_address(desk)],
        pages: news_pages(desk, &topic),
        ..MockWorld::default()
    };
    let calls = vec![
        Call::new("search_web").contains("queries", json!([format!("{} news", topic.name)]), &topic.name),
        Call::new("create_image").contains("prompt", errand.need.clone(), &name),
    ];
    let answer = format!("The picture is ready, and here is what has been written about {} lately.", topic.phrase);
    Sketch { text, world, calls, demand: Demand::Unordered, answer }
}

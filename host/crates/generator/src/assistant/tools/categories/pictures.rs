//! Pictures: making one, changing one, and making one beside something else.

use belljar_exam::{MockWorld, Picture};

use crate::assistant::tools::category::{Category, DIRECT_ROUTING, MULTI_STEP, ROUTING_TRAP};
use crate::assistant::tools::desk::{Coins, Desk, Errand, Forms, capital, slug};
use crate::assistant::tools::sketch::{Call, Demand, Sketch};
use crate::assistant::tools::world::{news_pages, topic};
use crate::coin::Mint;
use crate::wording::{Rule, rule};

/// A new picture: `create_image`.
pub(in crate::assistant::tools) const IMAGE_CREATE: Category = Category {
    name: "image_create",
    axis: DIRECT_ROUTING,
    avoid: &["image", "images", "picture", "create", "generate"],
    write: image_create,
};

/// A change to a picture that exists, put as if a new one were wanted: `edit_image`.
pub(in crate::assistant::tools) const IMAGE_EDIT_NOT_CREATE: Category = Category {
    name: "image_edit_not_create",
    axis: ROUTING_TRAP,
    avoid: &["edit", "modify", "image", "images"],
    write: image_edit_not_create,
};

/// A new picture, and then a change to it: `create_image`, then `edit_image` with the address that the first call gave.
pub(in crate::assistant::tools) const MULTI_IMAGE_EDIT: Category = Category {
    name: "multi_image_edit",
    axis: MULTI_STEP,
    avoid: &["edit", "modify", "image", "images", "create", "generate"],
    write: multi_image_edit,
};

/// A picture and an unrelated question, in any order: `create_image` and `search_web`.
pub(in crate::assistant::tools) const PARALLEL_WEB_IMAGE: Category = Category {
    name: "parallel_web_image",
    axis: MULTI_STEP,
    avoid: &["image", "generate", "search", "web", "internet", "online", "google", "look up", "create"],
    write: parallel_web_image,
};

/// Something to be drawn: how its name is coined, and the errand. Mark: `s` the name.
type Motif = (Coins, Forms);

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
    ["https://pictures.example/", &*desk.id("p-"), ".png"].concat()
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
    let direct_first = capital(&inquiry.direct);
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
        Call::new("search_web").contains("queries", [[&*topic.name, " news"].concat()], &topic.name),
        Call::new("create_image").contains("prompt", errand.need.clone(), &name),
    ];
    let answer = format!("The picture is ready, and here is what has been written about {} lately.", topic.phrase);
    Sketch { text, world, calls, demand: Demand::Unordered, answer }
}

fn image_create(desk: &mut Desk<'_>) -> Sketch {
    let (name, errand) = motif(desk);
    let text = desk.order(&errand);
    let new_ids = vec![picture_address(desk), picture_address(desk)];
    let world = MockWorld { memory_tools: true, new_ids, pictures: other_pictures(desk), ..MockWorld::default() };
    let call = Call::new("create_image").contains("prompt", errand.need.clone(), &name);
    Sketch::calls(text, world, vec![call], "It's ready, have a look.")
}

/// Two pictures that have nothing to do with the request.
fn other_pictures(desk: &mut Desk<'_>) -> Vec<Picture> {
    ["A harbor at dusk.", "A bowl of plums."]
        .into_iter()
        .map(|description| Picture { description: description.to_owned(), url: picture_address(desk) })
        .collect()
}

/// Changes to a picture: order, activity, result, and the word that an instruction must hold.
const CHANGES: &[(&str, &str, &str, &str)] = &[
    ("paint the door red", "painting the door red", "a red door", "door"),
    ("take out the lamp post", "taking out the lamp post", "no lamp post", "lamp"),
    ("put a woolen hat on the dog", "putting a woolen hat on the dog", "a woolen hat on the dog", "hat"),
    ("let it snow", "letting it snow", "snow all over", "snow"),
    ("add a small moon in the corner", "adding a small moon in the corner", "a small moon in the corner", "moon"),
    ("make the sky orange", "making the sky orange", "an orange sky", "sky"),
    ("hang a lantern over the gate", "hanging a lantern over the gate", "a lantern over the gate", "lantern"),
    ("give it a thick black frame", "giving it a thick black frame", "a thick black frame", "frame"),
    ("fill the empty chair with a cat", "filling the empty chair with a cat", "a cat in the empty chair", "cat"),
    ("turn the sea green", "turning the sea green", "a green sea", "sea"),
];

static AS_IF_NEW: Rule = rule!(
    "I need a picture with " {result} ". The rest should be just like " {url} "."
    | "make me a version of " {url} " with " {result} "."
    | "I'd love a picture that's like " {url} ", but with " {result} "."
    | {url_first} " would be perfect with " {result} "."
    | "please take " {url} " and " {change} "."
    | "would you mind " {changing} " in " {url} "?"
    | "could I have " {url} " again, this time with " {result} "?"
    | "there's only one thing wrong with " {url} ": it should have " {result} "."
    | "what would " {url} " look like with " {result} "? Show me."
    | "a new poster, please: " {url} ", but " {change} " first."
    | "I keep imagining " {url} " with " {result} ". Make it so."
    | "for the invitation we want " {url} " with " {result} "."
);

fn image_edit_not_create(desk: &mut Desk<'_>) -> Sketch {
    let (change, changing, result, word) = *desk.choices.pick(CHANGES);
    let name = desk.coin(Mint::village);
    let url = format!("https://pictures.example/{}/{}.png", slug(&name), desk.id("p-"));
    #[cfg(test)]
    desk.coined.push(url.clone());
    let first = format!("The one at {url}");
    let slots =
        [("change", change), ("changing", changing), ("result", result), ("url", &*url), ("url_first", &*first)];
    let text = desk.say(&AS_IF_NEW, &slots);
    let mut pictures = other_pictures(desk);
    let at = desk.choices.index(pictures.len() + 1);
    let description =
        format!("A street in {name}, with a door, a lamp post, a dog, a chair and the sea behind a gate.");
    pictures.insert(at, Picture { description, url: url.clone() });
    let new_ids = vec![picture_address(desk), picture_address(desk)];
    let world = MockWorld { memory_tools: true, new_ids, pictures, ..MockWorld::default() };
    let call = Call::new("edit_image").equals("image_url", url).contains("instruction", change, word);
    Sketch::calls(text, world, vec![call], "The changed picture is ready.")
}

/// Changes that suit any picture: order, result, and the word that an instruction must hold.
const AFTERWARDS: &[Forms] = &[
    ("add a small moon in the corner", "a small moon in the corner", "moon"),
    ("give it a thick black frame", "a thick black frame", "frame"),
    ("let it snow", "snow all over", "snow"),
    ("tear the edges like old paper", "edges torn like old paper", "edges"),
    ("write the year 2031 at the bottom", "the year 2031 at the bottom", "2031"),
    ("put a ladybug somewhere", "a ladybug somewhere", "ladybug"),
    ("drown everything in fog", "fog over everything", "fog"),
    ("stamp a red seal on it", "a red seal", "seal"),
];

static ONE_THEN_OTHER: Rule = rule!(
    "please " {do} ". When that's finished, take the result and " {then} "."
    | {Do} ". Next, work on that very picture: " {then} "."
    | "in two goes, so that I end up with both: " {do} ", and afterwards " {then} " on a copy."
    | "I want to see before and after. Before: " {need} ". After: the same with " {result} "."
    | "would you mind " {doing} "? And once it exists, " {then} " in a second version."
    | "start with " {need} ". From that one, make another with " {result} "."
    | "two steps, in this order: " {do} "; " {then} "."
    | "I'd like " {need} ", plus a second copy of the same with " {result} "."
    | "first comes " {need} ", then a reworked one: " {then} "."
    | {Need} ", please, plain at first. After that, " {then} ", so that I can compare."
);

fn multi_image_edit(desk: &mut Desk<'_>) -> Sketch {
    let (name, errand) = motif(desk);
    let (then, result, word) = *desk.choices.pick(AFTERWARDS);
    let (do_it, need) = (capital(&errand.do_it), capital(&errand.need));
    let slots = [
        ("do", &*errand.do_it),
        ("Do", &*do_it),
        ("doing", &*errand.doing),
        ("need", &*errand.need),
        ("Need", &*need),
        ("then", then),
        ("result", result),
    ];
    let text = desk.say(&ONE_THEN_OTHER, &slots);
    let address = picture_address(desk);
    let new_ids = vec![address.clone(), picture_address(desk)];
    let world = MockWorld { memory_tools: true, new_ids, pictures: other_pictures(desk), ..MockWorld::default() };
    let calls = vec![
        Call::new("create_image").contains("prompt", errand.need.clone(), &name),
        Call::new("edit_image").equals("image_url", address).contains("instruction", then, word),
    ];
    Sketch::calls(text, world, calls, "Both versions are ready.")
}

//! The look of the app: theme, accent color, typeface.

use std::collections::BTreeMap;

use belljar_exam::MockWorld;

use crate::assistant::tools::category::{Category, DIRECT_ROUTING};
use crate::assistant::tools::desk::{Desk, Errand, Forms};
use crate::assistant::tools::sketch::{Call, Sketch};
use crate::coin::Mint;
use crate::wording::{Rule, rule};

/// A theme, by name or by what it is for: `set_theme`.
pub(in crate::assistant::tools) const SETTINGS: Category =
    Category { name: "settings", axis: DIRECT_ROUTING, avoid: &["theme", "themes", "mode"], write: settings };

/// A color for buttons and highlights: `set_accent_color`.
pub(in crate::assistant::tools) const SET_ACCENT: Category =
    Category { name: "set_accent", axis: DIRECT_ROUTING, avoid: &["accent", "theme"], write: set_accent };

/// A typeface for messages: `set_chat_font`.
pub(in crate::assistant::tools) const SET_FONT: Category =
    Category { name: "set_font", axis: DIRECT_ROUTING, avoid: &["font", "fonts"], write: set_font };

/// Errands for each theme; the first names it.
const THEME_ERRANDS: &[(&str, &[Forms])] = &[
    (
        "dark",
        &[
            ("make the app dark", "making the app dark", "a dark look for the app"),
            ("dim everything in this app", "dimming everything in this app", "dimmed windows in this app"),
            (
                "turn the white windows black for me",
                "turning the white windows black for me",
                "black windows instead of white ones",
            ),
            (
                "stop this screen from glaring at me at night",
                "stopping this screen from glaring at me at night",
                "a screen that doesn't glare at me at night",
            ),
        ],
    ),
    (
        "light",
        &[
            ("make the app light again", "making the app light again", "a light look for the app"),
            (
                "give me bright white windows again",
                "giving me bright white windows again",
                "bright white windows, as there used to be",
            ),
            (
                "get rid of the black background",
                "getting rid of the black background",
                "a white background instead of the black one",
            ),
            (
                "set the windows up so that I can see them in full sun",
                "setting the windows up so that I can see them in full sun",
                "windows as bright as a sheet of paper",
            ),
        ],
    ),
    (
        "sepia",
        &[
            ("tint the app sepia", "tinting the app sepia", "a sepia look for the app"),
            (
                "give the app the warm brown of an old photograph",
                "giving the app the warm brown of an old photograph",
                "windows in the warm brown of an old photograph",
            ),
            (
                "make the windows look like yellowed paper",
                "making the windows look like yellowed paper",
                "windows that look like yellowed paper",
            ),
        ],
    ),
    (
        "high-contrast",
        &[
            (
                "put the app into high contrast",
                "putting the app into high contrast",
                "a high-contrast look for the app",
            ),
            (
                "make letters and background as different as they can be",
                "making letters and background as different as they can be",
                "letters and background that are as different as they can be",
            ),
            (
                "sharpen the difference between letters and background, my eyes are bad",
                "sharpening the difference between letters and background, my eyes are bad",
                "the strongest difference there is between letters and background, my eyes are bad",
            ),
        ],
    ),
    (
        "system",
        &[
            (
                "let the app take its look from the system",
                "letting the app take its look from the system",
                "a look that follows the system",
            ),
            (
                "have the windows turn dark or light together with my laptop",
                "having the windows turn dark or light together with my laptop",
                "windows that turn dark or light together with my laptop",
            ),
            (
                "make the brightness of the app follow whatever my phone does",
                "making the brightness of the app follow whatever my phone does",
                "an app whose brightness follows whatever my phone does",
            ),
        ],
    ),
];

static NIGHTLY: Rule = rule!(
    "it's past midnight and this app is blinding me; darker, please."
        | "I work in a pitch-black room, and these windows are like a floodlight. Fix that?"
        | "my eyes are watering from all this white. Something darker, please."
        | "could these windows go black like the rest of my desk?"
        | "all this brightness at bedtime is too much for me, turn it down to black."
        | "black windows with pale letters: that's what I want here."
);

fn settings(desk: &mut Desk<'_>) -> Sketch {
    let (theme, errands) = *desk.choices.pick(THEME_ERRANDS);
    let text = if theme == "dark" && desk.choices.chance(1, 2) {
        desk.say(&NIGHTLY, &[])
    } else {
        let errand = Errand::fill(desk.choices.pick(errands), &[]);
        desk.order(&errand)
    };
    let current = if theme == "light" { "dark" } else { "light" };
    let settings = BTreeMap::from([("theme".to_owned(), current.to_owned())]);
    let world = MockWorld { memory_tools: true, settings, ..MockWorld::default() };
    let call = Call::new("set_theme").equals("theme", theme);
    Sketch::calls(text, world, vec![call], "Done: the app has the look that you asked for.")
}

const SHADES: &[&str] = &["dusty", "pale", "deep", "muted", "bright", "smoky", "soft", "dark"];
const COLORS: &[&str] = &[
    "teal",
    "crimson",
    "amber",
    "violet",
    "olive",
    "coral",
    "turquoise",
    "plum",
    "mustard",
    "indigo",
    "lime",
    "salmon",
    "navy",
    "copper",
    "mint",
    "burgundy",
];

/// Errands with a color. Mark: `c` the color.
const COLOR_ERRANDS: &[Forms] = &[
    ("turn the buttons {c}", "turning the buttons {c}", "buttons in {c}"),
    ("paint the highlights {c}", "painting the highlights {c}", "highlights in {c}"),
    (
        "swap the color of the buttons for {c}",
        "swapping the color of the buttons for {c}",
        "the color {c} on every button",
    ),
    (
        "let the little switches and marks glow in {c}",
        "letting the little switches and marks glow in {c}",
        "little switches and marks that glow in {c}",
    ),
    (
        "use {c} wherever something can be clicked",
        "using {c} wherever something can be clicked",
        "a splash of {c} wherever something can be clicked",
    ),
];

fn set_accent(desk: &mut Desk<'_>) -> Sketch {
    let color = format!("{} {}", desk.choices.pick(SHADES), desk.choices.pick(COLORS));
    let errand = Errand::fill(desk.choices.pick(COLOR_ERRANDS), &[("c", &color)]);
    let text = desk.order(&errand);
    let settings = BTreeMap::from([("accent color".to_owned(), "gray".to_owned())]);
    let world = MockWorld { memory_tools: true, settings, ..MockWorld::default() };
    let call = Call::new("set_accent_color").equals("color", &*color);
    Sketch::calls(text, world, vec![call], format!("Buttons and highlights are {color} now."))
}

const CUTS: &[&str] = &["Sans", "Serif", "Mono", "Slab", "Rounded", "Text"];

/// Errands with a typeface. Mark: `f` its name.
const FONT_ERRANDS: &[Forms] = &[
    ("set my messages in {f}", "setting my messages in {f}", "my messages in {f}"),
    ("show our chat in {f}", "showing our chat in {f}", "our chat in {f}"),
    (
        "swap these ugly letters for {f}",
        "swapping these ugly letters for {f}",
        "the letters of {f} instead of these ugly ones",
    ),
    ("switch the typeface here to {f}", "switching the typeface here to {f}", "the typeface {f} in this chat"),
    ("let what we write appear in {f}", "letting what we write appear in {f}", "everything we write in {f}"),
];

fn set_font(desk: &mut Desk<'_>) -> Sketch {
    let brand = desk.coin(Mint::brand);
    let font = format!("{brand} {}", desk.choices.pick(CUTS));
    let errand = Errand::fill(desk.choices.pick(FONT_ERRANDS), &[("f", &font)]);
    let text = desk.order(&errand);
    let settings = BTreeMap::from([("chat font".to_owned(), "the default".to_owned())]);
    let world = MockWorld { memory_tools: true, settings, ..MockWorld::default() };
    let call = Call::new("set_chat_font").equals("font", &*font);
    Sketch::calls(text, world, vec![call], format!("Messages are shown in {font} now."))
}

//! The report's page as it is drawn: a screenshot shows the grounds, the cards, the bars and the words where they were laid
//! out.

use belljar_tests::{Browser, Place, agent};
use serde_json::{Value, json};

/// Most that a channel of a colour, from 0 to 255, may be off.
const TOLERANCE: i64 = 2;

/// Where something is, what colour it should have there, or from what it should differ, all in the window.
const EXPECTED: &str = "
    const spots = [];
    const ground = (element) => getComputedStyle(element).backgroundColor;
    const within = ({x, y}) => 0 <= x && x < innerWidth && 0 <= y && y < innerHeight;
    spots.push({what: 'paper', x: 2, y: innerHeight / 2, is: ground(document.body)});
    for (const card of document.querySelectorAll('.composite, .half, #axes')) {
        // Within the padding, where nothing else is.
        const {left, right, top} = card.getBoundingClientRect();
        for (const x of [left + 6, right - 6]) spots.push({what: card.className || card.id, x, y: top + 12, is: ground(card)});
    }
    for (const bar of document.querySelectorAll('.composite .bar, .half .bar')) {
        const {left, top, width, height} = bar.querySelector('.fill').getBoundingClientRect();
        const card = ground(bar.closest('.composite, .half'));
        if (width > 4) spots.push({what: 'bar', x: left + width / 4, y: top + height / 4, not: card});
    }
    return spots.filter(within);";

/// The box of the agent's name, and the colour of its words.
const NAME: &str = "
    const name = document.querySelector('h1');
    const {x, y, width, height} = name.getBoundingClientRect();
    return {x, y, width, height, color: getComputedStyle(name).color};";

/// Looks at a picture: the colours at each spot, there and as they should be, and how many points of a box have a colour.
fn look(browser: &Browser, picture: &str, spots: &Value, name: &Value) -> Value {
    browser.run(&format!(
        "return (async () => {{
         const picture = new Image();
         picture.src = 'data:image/png;base64,{picture}';
         await picture.decode();
         const canvas = document.createElement('canvas');
         [canvas.width, canvas.height] = [picture.width, picture.height];
         const context = canvas.getContext('2d', {{willReadFrequently: true}});
         context.drawImage(picture, 0, 0);
         const one = document.createElement('canvas').getContext('2d', {{willReadFrequently: true}});
         const channels = (color) => {{
             one.fillStyle = color;
             one.fillRect(0, 0, 1, 1);
             return [...one.getImageData(0, 0, 1, 1).data];
         }};
         const seen = {spots}.map((spot) => ({{
             what: spot.what,
             there: [...context.getImageData(Math.round(spot.x), Math.round(spot.y), 1, 1).data],
             is: spot.is === undefined ? null : channels(spot.is),
             not: spot.not === undefined ? null : channels(spot.not),
         }}));
         const name = {name};
         const box = context.getImageData(name.x, name.y, Math.ceil(name.width), Math.ceil(name.height)).data;
         const ink = channels(name.color);
         let inked = 0;
         for (let at = 0; at < box.length; at += 4) {{
             if (ink.every((channel, index) => Math.abs(channel - box[at + index]) <= {TOLERANCE})) inked += 1;
         }}
         return {{seen, inked, points: box.length / 4, size: [picture.width, picture.height]}};
         }})();"
    ))
}

/// Tells whether two colours are the same to the eye.
fn alike(one: &Value, other: &Value) -> bool {
    let channels = |color: &Value| -> Vec<i64> { serde_json::from_value(color.clone()).unwrap() };
    channels(one).iter().zip(channels(other)).all(|(one, other)| (one - other).abs() <= TOLERANCE)
}

#[test]
fn a_screenshot_shows_what_was_laid_out() {
    let Some(browser) = Browser::start() else { return };
    let place = Place::new();
    let agent = agent("baseline");
    let arguments = ["run", agent.to_str().unwrap(), "--size", "small", "--seed", "7", "--out", "run", "--quiet"];
    let _report = place.run(arguments).success();
    let page = place.write("page.html", place.run(["report", "run", "--format", "html"]).success());
    let blank = place.write("blank.html", "<!doctype html><title>blank</title>");
    let mut papers = Vec::new();
    for (width, dark) in [(1280, false), (1280, true), (360, false), (360, true)] {
        let told = format!("{width} wide, dark: {dark}");
        browser.show_on(width, dark);
        browser.open(&page);
        let (spots, name, picture) = (browser.run(EXPECTED), browser.run(NAME), browser.screenshot());
        browser.open(&blank);
        let found = look(&browser, &picture, &spots, &name);
        assert_eq!(found["size"], json!([width, 800]), "{told}");
        let seen = found["seen"].as_array().unwrap();
        let kinds = |kind: &str| seen.iter().filter(|spot| spot["what"].as_str().unwrap().contains(kind)).count();
        assert!(kinds("composite") == 2 && kinds("bar") > 0, "{told}: {seen:?}");
        for spot in seen {
            let there = &spot["there"];
            assert!(spot["is"].is_null() || alike(there, &spot["is"]), "{told}: {spot}");
            assert!(spot["not"].is_null() || !alike(there, &spot["not"]), "{told}: {spot}");
        }
        // Letters fill some of a line's box, and never most of it.
        let (inked, points) = (found["inked"].as_u64().unwrap(), found["points"].as_u64().unwrap());
        assert!(points / 200 < inked && inked < points / 2, "{told}: {inked} of {points} points of the name are inked");
        papers.push(seen[0]["there"].clone());
    }
    assert!(alike(&papers[0], &papers[2]) && alike(&papers[1], &papers[3]) && !alike(&papers[0], &papers[1]));
}

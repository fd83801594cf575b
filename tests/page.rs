//! The report's page in a real browser: laid out for desks and phones, sorted, filtered, and deaf to what agents say.

use belljar_tests::{Browser, Place, agent};
use serde_json::{Value, json};

/// The page of a small run of an agent.
fn page(place: &Place, name: &str) -> std::path::PathBuf {
    let agent = agent(name);
    let arguments = ["run", agent.to_str().unwrap(), "--size", "small", "--seed", "7", "--out", "run", "--quiet"];
    let _report = place.run(arguments).success();
    place.write("page.html", place.run(["report", "run", "--format", "html"]).success())
}

/// How far content reaches beyond the window, in CSS pixels, with every fold open.
const OVERFLOW: &str = "
    for (const fold of document.querySelectorAll('details')) {
        fold.open = true;
        // The event comes later by itself; what waits behind the fold is wanted at once.
        fold.dispatchEvent(new Event('toggle'));
    }
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;";

/// The ratio of contrast between text and ground of what matters most (WCAG 2.2, 1.4.3).
const LOWEST_CONTRAST: &str = "
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const channels = (color) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (color) => {
        const [red, green, blue] = channels(color).slice(0, 3).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const color = getComputedStyle(at).backgroundColor;
            if (channels(color)[3] === 255) return color;
        }
        return 'white';
    };
    const ratios = [...document.querySelectorAll('h1, h2, p, td, th, dt, dd, strong, nav a, summary')].map((element) => {
        const [one, other] = [light(getComputedStyle(element).color), light(ground(element))];
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
    return Math.min(...ratios);";

#[test]
fn the_page_is_laid_out_sorted_and_filtered() {
    let Some(browser) = Browser::start() else { return };
    let place = Place::new();
    browser.show_on(1280, false);
    browser.open(&page(&place, "baseline"));
    for width in [360, 768, 1280] {
        for dark in [false, true] {
            browser.show_on(width, dark);
            assert_eq!(browser.run(OVERFLOW), 0, "content reaches beyond a window of {width}, dark: {dark}");
            let contrast = browser.run(LOWEST_CONTRAST).as_f64().unwrap();
            assert!(contrast >= 4.5, "contrast is {contrast} at {width}, dark: {dark}");
        }
    }
    grounds_follow_the_choice(&browser);
    tables_sort(&browser);
    tables_filter(&browser);
    links_open_cases(&browser);
    bars_have_names(&browser);
    // Nothing was asked of any network, and the policy refused nothing of the page's own.
    assert_eq!(browser.run("return performance.getEntriesByType('resource').length"), 0);
}

fn grounds_follow_the_choice(browser: &Browser) {
    let ground = || browser.run("return getComputedStyle(document.body).backgroundColor");
    let choose = |value: &str| browser.run(&format!("document.querySelector('input[value={value}]').click()"));
    browser.show_on(1280, false);
    let light = ground();
    browser.show_on(1280, true);
    let dark = ground();
    assert_ne!(light, dark);
    let _none = choose("light");
    assert_eq!(ground(), light, "the choice wins over the system");
    browser.show_on(1280, false);
    let _none = choose("dark");
    assert_eq!(ground(), dark);
    let _none = choose("auto");
    assert_eq!(ground(), light);
}

fn tables_sort(browser: &Browser) {
    let sort = "
        const table = document.querySelector('table.cases');
        table.querySelector('thead button').click();
        return [...table.tBodies[0].rows].map((row) => Number(row.cells[0].dataset.value));";
    let scores = |value: Value| -> Vec<u64> { serde_json::from_value(value).unwrap() };
    let ascending = scores(browser.run(sort));
    assert!(ascending.len() > 20 && ascending.is_sorted() && ascending[0] < *ascending.last().unwrap());
    let mut descending = scores(browser.run(sort));
    descending.reverse();
    assert_eq!(descending, ascending);
    assert_eq!(browser.run("return document.querySelector('table.cases [aria-sort]').ariaSort"), "descending");
    let names = "
        const table = document.querySelector('table.groups');
        table.querySelector('thead button').click();
        return [...table.tBodies[0].rows].map((row) => row.cells[0].textContent);";
    let names: Vec<String> = serde_json::from_value(browser.run(names)).unwrap();
    assert!(names.len() > 5 && names.is_sorted(), "{names:?}");
}

fn tables_filter(browser: &Browser) {
    let shown = |control: &str, value: &str| {
        browser.run(&format!(
            "const control = document.getElementById('filter').elements['{control}'];
             control.value = '{value}';
             control.dispatchEvent(new Event('input', {{bubbles: true}}));
             const rows = [...document.querySelectorAll('table.cases tbody tr')];
             const seen = rows.filter((row) => row.checkVisibility());
             const folds = [...document.querySelectorAll('details.case')].filter((fold) => fold.checkVisibility());
             return [rows.length, seen.length, folds.length, seen.filter((row) => 'failed' in row.dataset).length,
                 document.getElementById('shown').value];"
        ))
    };
    let all = shown("find", "");
    let (total, failed) = (all[0].as_u64().unwrap(), all[3].as_u64().unwrap());
    assert_eq!((&all[1], &all[2]), (&all[0], &all[0]));
    assert!(0 < failed && failed < total);
    let only_failed = shown("label", "failed");
    assert_eq!(only_failed, json!([total, failed, failed, failed, format!("{failed} of {total}")]));
    assert_eq!(shown("find", "no such words anywhere")[1], 0);
    // Every case has an answer key, behind its fold.
    assert_eq!(shown("find", "answer KEY")[1], failed);
    assert_eq!(shown("find", "")[1], failed);
    assert_eq!(shown("label", "")[1], total);
}

fn links_open_cases(browser: &Browser) {
    let _opening = browser.run(
        "for (const fold of document.querySelectorAll('details')) fold.open = false;
         [...document.querySelectorAll('table.cases a')].at(-1).click();",
    );
    // The fold opens when the event of the new fragment has been heard.
    let opened = browser.run(
        "const open = [...document.querySelectorAll('details.case')].filter((fold) => fold.open);
         const link = [...document.querySelectorAll('table.cases a')].at(-1);
         return [open.length, open[0]?.dataset.case === link.hash.slice(1),
             open[0]?.querySelector('article h4') !== null, open[0]?.textContent.includes('Answer key')];",
    );
    assert_eq!(opened, json!([1, true, true, true]));
    assert_eq!(browser.run("return document.querySelectorAll('mark').length > 0"), true);
}

fn bars_have_names(browser: &Browser) {
    let nameless = "
        const bars = [...document.querySelectorAll('svg.bar')];
        const named = (bar) => bar.getAttribute('aria-labelledby').split(' ')
            .every((id) => document.querySelectorAll('#' + CSS.escape(id)).length === 1
                && document.getElementById(id).textContent.length > 0);
        return [bars.length, bars.filter((bar) => !named(bar)).length];";
    let bars = browser.run(nameless);
    assert!(bars[0].as_u64().unwrap() > 5, "{bars}");
    assert_eq!(bars[1], 0);
}

#[test]
fn the_page_works_without_its_script() {
    let Some(browser) = Browser::start() else { return };
    let place = Place::new();
    browser.devtools("Emulation.setScriptExecutionDisabled", &json!({"value": true}));
    browser.show_on(1280, false);
    browser.open(&page(&place, "keyword-recall"));
    // The driver's own scripts still run; the page's didn't.
    assert_eq!(browser.run("return document.querySelectorAll('thead button').length"), 0);
    let seen = browser.run(
        "return [document.getElementById('filter').checkVisibility(),
                 document.querySelectorAll('table.cases tbody tr').length > 20,
                 document.querySelector('table.cases').checkVisibility(),
                 document.querySelectorAll('details.case article h4').length > 100];",
    );
    assert_eq!(seen, json!([false, true, true, true]), "controls that do nothing aren't shown, and all else is");
}

/// What an agent could say to take over the page of whoever reads about it.
const ATTACKS: &[&str] = &[
    "<script>window.taken = 1</script>",
    "</script><script>window.taken = 1</script>",
    "</style><script>window.taken = 1</script>",
    "<img src=x onerror='window.taken = 1'>",
    "<svg onload='window.taken = 1'>",
    "\"><svg/onload=window.taken=1>",
    "' onmouseover='window.taken = 1' autofocus onfocus='window.taken = 1' x='",
    "<a href='javascript:window.taken = 1'>a way out</a>",
    "javascript:window.taken=1",
    "<iframe srcdoc='<script>parent.taken = 1</script>'></iframe>",
    "<meta http-equiv=refresh content='0;url=https://example.com'>",
    "<base href='https://example.com/'>",
    "<form action='https://example.com'><button>send</button></form>",
    "<style>body { display: none }</style>",
    "<!-- <details> --!> --><plaintext>",
    "\u{1b}[2J\u{1b}]8;;https://example.com\u{7}a link\u{1b}]8;;\u{7}",
    "\u{202e}gnihtyna \u{2066}\u{200b}\u{0}\u{feff}",
];

#[test]
fn hostile_text_stays_inert() {
    let Some(browser) = Browser::start() else { return };
    let place = Place::new();
    let path = page(&place, "keyword-recall");
    // The agent's answers, its calls, its notes and its name: whatever of it is shown.
    let attack = ATTACKS.concat();
    hostile(&place, &attack);
    let page = place.run(["report", "run", "--format", "html"]).success();
    std::fs::write(&path, &page).unwrap();
    for hidden in ['\u{1b}', '\u{202e}', '\u{2066}', '\u{200b}', '\u{0}', '\u{feff}', '\u{7}'] {
        assert!(!page.contains(hidden), "{hidden:?} stands in the page as it is");
    }
    browser.show_on(360, false);
    browser.open(&path);
    assert_eq!(browser.run(OVERFLOW), 0);
    let seen = browser.run(
        "const count = (selector) => document.querySelectorAll(selector).length;
         for (const element of document.querySelectorAll('main *')) {
             element.dispatchEvent(new Event('mouseover'));
             element.dispatchEvent(new Event('focus'));
         }
         const handlers = [...document.querySelectorAll('*')].filter((element) =>
             [...element.attributes].some((attribute) => attribute.name.startsWith('on')));
         const links = [...document.querySelectorAll('[href], [src]')]
             .map((element) => element.getAttribute('href') ?? element.getAttribute('src'));
         return {
             taken: window.taken === undefined ? 'no' : 'yes',
             scripts: count('script'),
             styles: count('style'),
             foreign: count('img, iframe, base, object, embed, plaintext, a:not([href^=\"#\"])'),
             forms: count('form'),
             metas: count('meta[http-equiv]'),
             handlers: handlers.length,
             outward: links.filter((link) => !link.startsWith('#')).length,
             shown: document.body.textContent.includes('<script>window.taken = 1</script>'),
             seen: getComputedStyle(document.body).display,
             marked: count('i.hidden-character') > 5,
             place: location.protocol,
         };",
    );
    let expected = json!({
        "taken": "no", "scripts": 1, "styles": 1, "foreign": 0, "forms": 1, "metas": 1, "handlers": 0, "outward": 0,
        "shown": true, "seen": "block", "marked": true, "place": "file:",
    });
    assert_eq!(seen, expected);
}

/// Rewrites a record so that its agent says something else, everywhere.
fn hostile(place: &Place, attack: &str) {
    use belljar_transcript::{Event, LogNote, Manifest, Outcome, ToolReply, Writer, read_events};
    let read = |file: &str| std::fs::read(place.path("run").join(file)).unwrap();
    let mut manifest: Manifest = serde_json::from_slice(&read("manifest.json")).unwrap();
    manifest.component.name = attack.to_owned();
    place.write("run/manifest.json", belljar_exam::to_canonical_json(&manifest));
    let (mut events, _) = read_events(&read("transcript.jsonl")).unwrap();
    let mut with_call = Vec::new();
    for event in &mut events {
        match event {
            Event::AnswerSubmitted { answer, call } => {
                answer.text = attack.into();
                answer.value = Some(attack.into());
                answer.citations = vec![attack.into()];
                with_call.push(Event::ToolCalled {
                    arguments: attack.into(),
                    call: *call,
                    index: 0,
                    reply: ToolReply::Failed(attack.to_owned()),
                    tool: attack.into(),
                });
            }
            Event::CallEnded { log, outcome, .. } => {
                log.push(LogNote { level: attack.to_owned(), text: attack.into() });
                // The last one fails with words of its own.
                if matches!(outcome, Outcome::NoAnswer) {
                    *outcome = Outcome::Failed(attack.into());
                }
            }
            _ => {}
        }
    }
    events.retain(|event| !matches!(event, Event::ToolCalled { .. }));
    let mut writer = Writer::new(Vec::new());
    for event in &events {
        if let Event::AnswerSubmitted { call, .. } = event {
            let its = |made: &&Event| made.call() == Some(*call);
            writer.write(with_call.iter().find(its).unwrap()).unwrap();
        }
        writer.write(event).unwrap();
    }
    place.write("run/transcript.jsonl", writer.finish().unwrap());
}

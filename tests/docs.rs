//! Every command in the documentation is run.
//!
//! In a block fenced as `console`, a line that begins with `$ ` is a command. Those of `belljar` run in an empty folder
//! in which `target/` is the real one; the two of `cargo xtask` are run by `cargo xtask test` itself. The commands of
//! one page share the folder, so that a page can be read as one session.

use belljar_tests::{Place, agent, commands_of, root};

/// Pages with commands.
const PAGES: &[&str] = &[
    "README.md",
    "docs/limits.md",
    "docs/performance.md",
    "docs/records.md",
    "docs/security.md",
    "docs/statistics.md",
    "docs/suites/assistant.md",
    "examples/README.md",
];

/// Programs of every Unix that pages may use: run by a shell.
const SHELL: &[&str] = &["cat", "cmp", "sha256sum"];

/// Commands that `cargo xtask test` runs as steps of its own.
const STEPS: &[&str] =
    &["cargo xtask demo", "cargo xtask test", "cargo xtask agents", "cargo xtask bench", "cargo xtask gates"];

fn commands(page: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"));
    commands_of(&text)
}

#[test]
fn every_command_works() {
    let mut count = 0;
    for page in PAGES {
        let place = Place::new();
        // The built agents, where a reader who followed the page has them.
        std::fs::create_dir_all(place.path("target")).unwrap();
        let agents = agent("null").parent().unwrap().to_owned();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&agents, place.path("target/agents")).unwrap();
        for command in commands(page) {
            if STEPS.iter().any(|step| command.starts_with(step)) {
                continue;
            }
            let words = split(&command);
            if SHELL.contains(&&*words[0]) {
                shell(&place, page, &command);
                count += 1;
                continue;
            }
            assert!(
                words[0] == "belljar" || words[0] == "target/debug/belljar",
                "{page}: the test can't run `{command}`"
            );
            let finished = place.run(&words[1..]);
            assert!(
                matches!(finished.code, 0),
                "{page}: `{command}` ended with {}:\n{}",
                finished.code,
                finished.stderr
            );
            count += 1;
        }
    }
    assert!(count >= 5, "only {count} commands were found: is the fence right?");
}

fn shell(place: &Place, page: &str, command: &str) {
    let output = std::process::Command::new("sh").current_dir(place.path("")).args(["-ec", command]).output().unwrap();
    assert!(output.status.success(), "{page}: `{command}`: {}", String::from_utf8_lossy(&output.stderr));
}

/// Every hash of a record, made by the program that docs/records.md prints, is the one that `verify` prints.
#[test]
fn hashes_are_recomputed_by_hand() {
    let text = std::fs::read_to_string(root().join("docs/records.md")).unwrap();
    let program = text.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    let place = Place::new();
    let agent = agent("keyword-recall");
    let run = ["run", agent.to_str().unwrap(), "--size", "small", "--seed", "7", "--out", "run", "--json"];
    let report: serde_json::Value = serde_json::from_str(&place.run(run).success()).unwrap();
    let output = match std::process::Command::new("python3").args(["-c", program]).arg(place.path("run")).output() {
        Ok(output) => output,
        Err(_) if std::env::var_os("BELLJAR_INSPECT").is_none() => return belljar_tests::report_left_out("python3"),
        Err(error) => panic!("python3 doesn't start: {error}"),
    };
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for (name, hash) in [("fingerprint", &report["fingerprint"]), ("transcript", &report["transcript_sha256"])] {
        let line = format!("{name} {}", hash.as_str().unwrap());
        assert!(stdout.lines().any(|found| found == line), "no {line}:\n{stdout}");
    }
    let commits = stdout.lines().find_map(|line| line.strip_prefix("commits ")).unwrap();
    assert!(commits.parse::<u32>().unwrap() > 0);
}

/// Splits a command line at spaces; single quotes keep words together.
fn split(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in command.chars() {
        match letter {
            '\'' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().expect("there is one").push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn links_lead_somewhere() {
    let mut count = 0;
    for page in PAGES.iter().chain(&["docs/architecture.md", "CHANGELOG.md"]) {
        let text = std::fs::read_to_string(root().join(page)).unwrap();
        let folder = root().join(page).parent().unwrap().to_owned();
        for part in text.split("](").skip(1) {
            let target = part.split(')').next().unwrap_or_default();
            if target.starts_with("http") || target.starts_with('#') {
                continue;
            }
            let file = target.split('#').next().unwrap_or_default();
            assert!(folder.join(file).exists(), "{page}: the link to {target} leads nowhere");
            count += 1;
        }
    }
    assert!(count >= 5, "only {count} links were found");
}

#[test]
fn every_promise_of_the_security_page_has_its_test() {
    let text = std::fs::read_to_string(root().join("docs/security.md")).unwrap();
    let mut promises = 0;
    for row in text.lines().filter(|line| line.starts_with("| ")) {
        let Some((_, test)) = row.trim_end_matches(['|', ' ']).rsplit_once(" | ") else { continue };
        let mut names = test.split('`').filter(|part| !part.trim().is_empty());
        let (Some(file), Some(name)) = (names.next().filter(|file| file.ends_with(".rs")), names.next()) else {
            continue;
        };
        let code = std::fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let at = code.find(&format!("fn {name}()")).unwrap_or_else(|| panic!("{file} has no {name}"));
        assert!(code[..at].trim_end().ends_with("#[test]"), "{name} isn't a test");
        promises += 1;
    }
    assert!(promises >= 15, "only {promises} promises were found");
}

#[test]
fn limits_are_documented_by_name() {
    let text = std::fs::read_to_string(root().join("docs/limits.md")).unwrap();
    let place = Place::new();
    let null = agent("null");
    let _report =
        place.run(["run", null.to_str().unwrap(), "--size", "small", "--seed", "1", "--out", "run"]).success();
    let manifest = std::fs::read(place.path("run/manifest.json")).unwrap();
    let manifest: serde_json::Value = serde_json::from_slice(&manifest).unwrap();
    for (name, value) in manifest["limits"].as_object().unwrap() {
        assert!(text.contains(&format!("`{name}`")), "docs/limits.md doesn't name `{name}`");
        let digits = group(value.as_u64().unwrap());
        assert!(text.contains(&digits), "docs/limits.md doesn't give {name}'s default, {digits}");
    }
}

/// Writes a number with commas.
fn group(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

//! The same seed gives the same exam, byte for byte: in every process, whatever the environment, for ever.

use std::collections::{BTreeMap, BTreeSet};

use belljar_answer_key::Expected;
use belljar_exam::{BenchVersion, Size, Suite};
use belljar_generator::{Generated, generate};
use belljar_seed::Seed;
use belljar_tests::{Place, root};
use serde_json::Value;

/// Hashes that were recorded once, by bench version, size and seed. Lines are only ever added.
fn vectors() -> BTreeMap<String, BTreeMap<String, String>> {
    let text = std::fs::read_to_string(root().join("tests/vectors/1.toml")).unwrap();
    toml::from_str(&text).unwrap()
}

#[test]
fn pinned_hashes_hold_in_three_processes() {
    let mut pinned = 0;
    for (size, seeds) in vectors() {
        for (seed, hash) in seeds {
            for environment in [
                [("TZ", "UTC"), ("LANG", "C")],
                [("TZ", "Pacific/Kiritimati"), ("LANG", "tr_TR.UTF-8")],
                [("TZ", "America/St_Johns"), ("LANG", "de_DE.UTF-8")],
            ] {
                let place = Place::new();
                let output = place
                    .command()
                    .args(["generate", "--seed", &seed, "--size", &size, "--sha256"])
                    .envs(environment)
                    .output()
                    .unwrap();
                assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), hash, "{size} {seed}");
            }
            pinned += 1;
        }
    }
    assert!(pinned >= 6, "only {pinned} hashes are pinned");
}

#[test]
fn files_hold_what_is_hashed() {
    let place = Place::new();
    let hash = place.run(["generate", "--seed", "42", "--size", "small", "--sha256"]).success();
    let _text = place.run(["generate", "--seed", "42", "--size", "small", "--out", "exam"]).success();
    let read = |name: &str| std::fs::read(place.path("exam").join(name)).unwrap();
    let (exam, key) = (read("exam.json"), read("key.json"));
    assert_eq!(belljar_exam::Sha256Hex::of(&[&exam, &key]).to_string(), hash.trim());
    for json in [&exam, &key] {
        assert!(belljar_exam::is_canonical(json), "the files are canonical JSON");
    }
    // What the agent may see names neither the seed nor anything of the key.
    let exam: Value = serde_json::from_slice(&exam).unwrap();
    for secret in ["seed", "axis", "category", "check", "evidence", "gold", "half"] {
        assert_eq!(find(&exam, secret), None, "the exam has a field `{secret}`");
    }
    let key: Value = serde_json::from_slice(&key).unwrap();
    assert!(find(&key, "evidence").is_some() && find(&key, "seed").is_some());
}

/// Finds a field of that name, at any depth.
fn find<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    match value {
        Value::Object(object) => object.get(name).or_else(|| object.values().find_map(|value| find(value, name))),
        Value::Array(items) => items.iter().find_map(|item| find(item, name)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// Everything of an exam that must rotate: ids, coined answers with their distractors, and prompts.
struct Rotating {
    coined: BTreeSet<String>,
    ids: BTreeSet<String>,
    prompts: BTreeSet<String>,
}

impl Rotating {
    fn of(seed: u64, version: BenchVersion) -> Self {
        let Generated { exam, key } = generate(Seed::new(seed), version, Suite::Assistant, Size::Full);
        let prompts = exam.requests().map(|(_, _, request)| request.text.clone()).collect();
        let mut ids = BTreeSet::new();
        for_each_text(&serde_json::to_value(&exam).unwrap(), &mut |text| {
            // A few letters, a hyphen, and eight or sixteen hexadecimal digits.
            if text.split_once('-').is_some_and(|(prefix, digits)| {
                prefix.bytes().all(|letter| letter.is_ascii_lowercase())
                    && matches!(digits.len(), 8 | 16)
                    && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
            }) {
                ids.insert(text.to_owned());
            }
        });
        let mut coined: BTreeSet<String> = [exam.canary].into();
        for case in key.cases {
            match case.check.expected {
                Expected::Value { accept } => coined.extend(accept),
                Expected::List { items } | Expected::OrderedList { items } => {
                    coined.extend(items.into_iter().flatten());
                }
                // Activities aren't coined, and numbers are counts.
                _ => continue,
            }
            coined.extend(case.check.distractors.into_iter().map(|distractor| distractor.value));
            coined.extend(case.check.forbidden);
        }
        Self { coined, ids, prompts }
    }
}

/// Visits every text of a JSON value, names of fields apart.
fn for_each_text(value: &Value, visit: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) => visit(text),
        Value::Array(items) => items.iter().for_each(|item| for_each_text(item, visit)),
        Value::Object(object) => object.values().for_each(|item| for_each_text(item, visit)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A bump of the bench version rotates all that an agent could have learned by heart, as another seed does, even one
/// that differs in its highest bit alone.
#[test]
fn seeds_and_versions_share_nothing_coined() {
    let first = Rotating::of(7, BenchVersion::V1);
    assert!(
        first.ids.len() > 400 && first.coined.len() > 100,
        "{} ids, {} values",
        first.ids.len(),
        first.coined.len()
    );
    let unpublished = BenchVersion::unpublished(2);
    for (seed, version) in [(7, unpublished), (8, BenchVersion::V1), (7 | 1 << 63, BenchVersion::V1)] {
        let other = Rotating::of(seed, version);
        let what = format!("seed {seed}, version {}", version.number());
        let shared: Vec<_> = first.ids.intersection(&other.ids).collect();
        assert!(shared.is_empty(), "{what}: {shared:?}");
        let shared: Vec<_> = first.coined.intersection(&other.coined).collect();
        assert!(shared.is_empty(), "{what}: {shared:?}");
        let shared = first.prompts.intersection(&other.prompts).count();
        assert!(shared * 10 < first.prompts.len(), "{what}: {shared} of {} prompts are the same", first.prompts.len());
    }
}

//! The same seed gives the same exam, byte for byte: in every process, whatever the environment, for ever.

use std::collections::BTreeMap;

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

#[test]
fn seeds_and_versions_share_nothing_coined() {
    use belljar_exam::{BenchVersion, Size, Suite};
    use belljar_generator::generate;
    use belljar_seed::Seed;

    let exam = |seed, version| {
        let exam = generate(Seed::new(seed), version, Suite::Assistant, Size::Small).exam;
        let users: Vec<String> = exam.users.iter().map(ToString::to_string).collect();
        let cases: Vec<String> = exam.requests().map(|(_, _, request)| request.case.to_string()).collect();
        let texts: Vec<String> = exam.requests().map(|(_, _, request)| request.text.clone()).collect();
        (users, cases, texts, exam.canary)
    };
    let first = exam(7, BenchVersion::V1);
    for other in [exam(8, BenchVersion::V1), exam(7, BenchVersion::unpublished(2)), exam(7 | 1 << 63, BenchVersion::V1)]
    {
        assert!(first.0.iter().all(|user| !other.0.contains(user)), "user ids are coined by seed and version");
        assert!(first.1.iter().all(|case| !other.1.contains(case)), "case ids are coined by seed and version");
        assert_ne!(first.3, other.3, "the canary is coined by seed and version");
        let shared = first.2.iter().filter(|text| other.2.contains(text)).count();
        assert!(shared * 5 < first.2.len(), "{shared} of {} requests are the same", first.2.len());
    }
}

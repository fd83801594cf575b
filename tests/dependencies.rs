//! What is built in keeps to `deny.toml`: licences, versions, sources.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use belljar_tests::{cargo_metadata, root};
use serde_json::Value;

/// A crate of somebody else's that is in the build.
struct Dependency {
    license: String,
    name: String,
    source: String,
    version: String,
}

fn rules() -> toml::Table {
    std::fs::read_to_string(root().join("deny.toml")).unwrap().parse().unwrap()
}

fn texts(value: &toml::Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// All crates of others that are built for the targets of `deny.toml`.
static DEPENDENCIES: LazyLock<Vec<Dependency>> = LazyLock::new(|| {
    let targets = texts(&rules()["graph"]["targets"]);
    let platforms = targets.iter().flat_map(|target| ["--filter-platform", target]);
    let metadata = cargo_metadata(&[&["--locked"], &*platforms.collect::<Vec<&str>>()].concat());
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let built: BTreeSet<&str> = nodes.iter().map(|node| node["id"].as_str().unwrap()).collect();
    let text = |package: &Value, field: &str| package[field].as_str().unwrap_or_default().to_owned();
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages
        .filter(|package| built.contains(package["id"].as_str().unwrap()) && !package["source"].is_null())
        .map(|package| Dependency {
            license: text(package, "license"),
            name: text(package, "name"),
            source: text(package, "source"),
            version: text(package, "version"),
        })
        .collect()
});

/// Whether a licence expression of SPDX can be met with some licences. Brackets aren't nested in what crates write.
fn is_met(expression: &str, allowed: &[String]) -> bool {
    let mut expression = expression.replace('/', " OR ");
    while let Some((open, close)) = expression.find('(').zip(expression.find(')')) {
        let inner = is_met(&expression[open + 1..close], allowed);
        expression.replace_range(open..=close, if inner { "MET" } else { "UNMET" });
    }
    let met = |license: &str| license.trim() == "MET" || allowed.iter().any(|allowed| allowed == license.trim());
    // `AND` binds tighter than `OR`.
    expression.split(" OR ").any(|all| all.split(" AND ").all(met))
}

#[test]
fn every_license_is_allowed() {
    let allowed = texts(&rules()["licenses"]["allow"]);
    let refused: Vec<String> = DEPENDENCIES
        .iter()
        .filter(|dependency| !is_met(&dependency.license, &allowed))
        .map(|dependency| format!("{} {}: {:?}", dependency.name, dependency.version, dependency.license))
        .collect();
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn no_crate_is_there_twice_without_a_reason() {
    let rules = rules();
    let skipped: BTreeMap<&str, &str> = rules["bans"]["skip"]
        .as_array()
        .unwrap()
        .iter()
        .map(|skip| (skip["crate"].as_str().unwrap(), skip["reason"].as_str().unwrap()))
        .collect();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for dependency in DEPENDENCIES.iter() {
        versions.entry(&dependency.name).or_default().insert(&dependency.version);
    }
    let named = |name: &str, version: &str| format!("{name}@{version}");
    let mut used = BTreeSet::new();
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let (known, others): (Vec<_>, Vec<_>) =
            versions.iter().partition(|version| skipped.contains_key(&*named(name, version)));
        assert!(others.len() == 1, "{name} is there as {versions:?}; deny.toml gives a reason for {known:?}");
        used.extend(known.into_iter().map(|version| named(name, version)));
    }
    assert!(skipped.keys().all(|skip| used.contains(*skip)), "of {skipped:?} only {used:?} are there twice");
    assert!(skipped.values().all(|reason| reason.len() > 3));
}

#[test]
fn every_crate_comes_from_one_registry() {
    let sources: BTreeSet<&str> = DEPENDENCIES.iter().map(|dependency| &*dependency.source).collect();
    assert!(sources.len() == 1 && sources.iter().all(|source| source.starts_with("registry+")), "{sources:?}");
}

#[test]
fn license_expressions_are_read_as_spdx_has_them() {
    let allowed = ["MIT".to_owned(), "Zlib".to_owned(), "Apache-2.0 WITH LLVM-exception".to_owned()];
    for (expression, met) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("GPL-3.0-only OR MIT", true),
        ("GPL-3.0-only/MIT", true),
        ("MIT AND GPL-3.0-only", false),
        ("MIT AND Zlib", true),
        ("(GPL-3.0-only OR MIT) AND Zlib", true),
        ("(GPL-3.0-only OR LGPL-3.0-only) AND Zlib", false),
        ("MIT OR GPL-3.0-only AND LGPL-3.0-only", true),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("Apache-2.0", false),
        ("", false),
    ] {
        assert_eq!(is_met(expression, &allowed), met, "{expression}");
    }
}

//! What a manifest is made of, and which part of it decides whether runs can be compared.

use std::collections::{BTreeMap, BTreeSet};

use belljar_exam::{BenchVersion, CaseId, Size, Suite, is_canonical, to_canonical_json};
use belljar_transcript::{ComponentManifest, Manifest, RECORD_FORMAT, Versions};

use crate::support::hash;

fn manifest() -> Manifest {
    Manifest {
        component: ComponentManifest { bytes: 1, name: "agent".to_owned(), sha256: hash("agent") },
        config_sha256: hash("{}"),
        dataset_sha256: hash("dataset"),
        exam_sha256: hash("exam"),
        format: RECORD_FORMAT,
        host_target: "x86_64-unknown-linux-gnu".to_owned(),
        isolation: vec!["seccomp".to_owned()],
        key_sha256: hash("key"),
        limits: BTreeMap::from([("fuel".to_owned(), 5)]),
        only: BTreeSet::new(),
        seed: "7".to_owned(),
        size: Size::Small,
        suite: Suite::Assistant,
        versions: Versions {
            belljar: "0.1.0".to_owned(),
            bench: BenchVersion::V1,
            contract: "0.1.0".to_owned(),
            wasmtime: "48.0.8".to_owned(),
        },
    }
}

#[test]
fn manifests_are_canonical_and_come_back_as_they_were() {
    let json = to_canonical_json(&manifest());
    assert!(is_canonical(&json), "{}", String::from_utf8_lossy(&json));
    assert_eq!(serde_json::from_slice::<Manifest>(&json).unwrap(), manifest());
    let unknown = String::from_utf8(json).unwrap().replacen('{', "{\"added\":1,", 1);
    assert!(serde_json::from_str::<Manifest>(&unknown).is_err());
}

#[test]
fn only_exam_and_rules_decide_whether_runs_can_be_compared() {
    let same: [fn(&mut Manifest); 6] = [
        |manifest| manifest.component.sha256 = hash("other agent"),
        |manifest| manifest.component.name = "other".to_owned(),
        |manifest| manifest.config_sha256 = hash("{\"a\":1}"),
        |manifest| manifest.host_target = "aarch64-apple-darwin".to_owned(),
        |manifest| manifest.isolation.clear(),
        |manifest| manifest.versions.belljar = "0.2.0".to_owned(),
    ];
    let other: [fn(&mut Manifest); 7] = [
        |manifest| manifest.dataset_sha256 = hash("other dataset"),
        |manifest| manifest.format += 1,
        |manifest| *manifest.limits.get_mut("fuel").unwrap() += 1,
        |manifest| manifest.only = BTreeSet::from([CaseId::new("c-1")]),
        |manifest| manifest.versions.bench = BenchVersion::unpublished(2),
        |manifest| manifest.versions.contract = "0.2.0".to_owned(),
        |manifest| manifest.versions.wasmtime = "48.0.9".to_owned(),
    ];
    let changed = |change: &fn(&mut Manifest)| {
        let mut changed = manifest();
        change(&mut changed);
        changed.fingerprint()
    };
    for (index, change) in same.iter().enumerate() {
        assert_eq!(changed(change), manifest().fingerprint(), "change {index} decides nothing");
    }
    for (index, change) in other.iter().enumerate() {
        assert_ne!(changed(change), manifest().fingerprint(), "change {index} decides");
    }
}

//! The table is whole: each agent has its expectation, each file its row, each known attack its agent.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use belljar_hostile::{ATTACKS, Expected, OCCASIONS, Source, agents, assemble, compile_bomb};
use belljar_sandbox::{Limits, inspect_under};

/// Number of the attack that no agent can stand for: a worker that does harm.
const WORKER: usize = 56;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn names() -> BTreeSet<&'static str> {
    agents().map(|agent| agent.name).collect()
}

#[test]
fn each_file_has_a_row_and_each_row_a_name_of_its_own() {
    let names = names();
    assert_eq!(names.len(), agents().count(), "two agents share a name");
    let files: BTreeSet<String> = std::fs::read_dir(here().join("wat"))
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    let rowless: Vec<&String> = files.iter().filter(|file| !names.contains(file.as_str())).collect();
    assert!(rowless.is_empty(), "these have no expectation: {rowless:?}");
    for agent in agents() {
        assert!(agent.why.ends_with('.') && agent.why.len() > 10, "{} has no reason", agent.name);
        assert!((agent.limits)().check().is_ok(), "{} has limits that can't be used", agent.name);
    }
}

#[test]
fn each_act_of_the_prober_has_a_row() {
    let mut acts = BTreeSet::new();
    for file in std::fs::read_dir(here().join("../prober/src/acts")).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let Some((_, list)) = text.split_once("ACTS: &[(&str, Act)] =") else { continue };
        // Acts are listed as ("name", what).
        let list = list.split_once("];").map_or(list, |(list, _)| list);
        acts.extend(list.split("(\"").skip(1).filter_map(|rest| Some(rest.split_once("\",")?.0.to_owned())));
    }
    let probed: BTreeSet<String> = agents()
        .filter_map(|agent| if let Source::Prober(act) = agent.source { Some(act.to_owned()) } else { None })
        .collect();
    assert!(probed.len() > 40, "{probed:?}");
    assert_eq!(acts, probed);
}

#[test]
fn each_agent_is_assembled_to_the_same_bytes_and_admitted_as_expected() {
    let prober = support::prober();
    let mut seen = BTreeMap::new();
    for agent in agents() {
        let component = assemble(&agent.source, &prober);
        assert!(component == assemble(&agent.source, &prober), "{}", agent.name);
        let verdict = inspect_under(&component, &(agent.limits)()).verdict;
        match agent.expected {
            Expected::Ends { .. } => assert_eq!(verdict, Ok(()), "{}", agent.name),
            // What passes admission and can't be compiled is refused later.
            Expected::Refused { kind, .. } => assert_eq!(verdict.is_err(), kind != "compile", "{}", agent.name),
        }
        if !matches!(agent.source, Source::Prober(_)) {
            let twin = seen.insert(component, agent.name);
            assert!(twin.is_none(), "{} and {twin:?} are the same", agent.name);
        }
    }
}

#[test]
fn what_is_dear_to_compile_can_pass_the_gate() {
    // So the gate alone is not enough: the compiler needs limits of its own.
    let bomb = compile_bomb();
    assert!(bomb.len() < 1 << 20, "{} bytes", bomb.len());
    assert_eq!(inspect_under(&bomb, &Limits::default()).verdict, Ok(()));
}

#[test]
fn each_of_the_known_attacks_is_covered() {
    assert_eq!(ATTACKS.len(), 56);
    let names = names();
    for (number, attack) in (1..).zip(ATTACKS) {
        assert!(
            !attack.agents.is_empty() || attack.test.is_some() || number == WORKER,
            "attack {number}, {}, isn't covered",
            attack.what
        );
    }
    let mut covering = BTreeSet::new();
    for attack in ATTACKS.iter().chain(OCCASIONS) {
        for agent in attack.agents {
            assert!(names.contains(agent), "{}: there is no agent {agent}", attack.what);
            covering.insert(*agent);
        }
        if let Some((file, test)) = attack.test {
            let text = std::fs::read_to_string(here().join("../../..").join(file)).unwrap();
            assert!(text.contains(&format!("fn {test}()")), "{}: {file} has no test {test}", attack.what);
        }
    }
    let idle: Vec<_> = names.difference(&covering).collect();
    assert!(idle.is_empty(), "these stand for no attack: {idle:?}");
}

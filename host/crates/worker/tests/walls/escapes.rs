//! Every attempt to reach the system fails; those that no worker would ever make end it.

use belljar_transcript::Outcome;
use belljar_worker::{ConfinedAgentOptions, Layer, Layers, WorkerProgram};

use crate::support::{agent, ask, options, program, said, start};

#[test]
fn files_stay_closed() {
    let folder = tempfile::tempdir().unwrap();
    let key = folder.path().join("key.json");
    std::fs::write(&key, "the key").unwrap();
    let agent = agent(1);
    assert!(agent.layers().iter().any(|layer| layer == Layer::Landlock));
    let new = folder.path().join("new");
    for act in [
        format!("open {}", key.display()),
        "open /etc/passwd".to_owned(),
        "open /proc/self/environ".to_owned(),
        "open /".to_owned(),
        "open .".to_owned(),
        format!("create {}", new.display()),
    ] {
        let report = ask(&agent, &format!("try {act}"));
        assert_eq!(report.outcome, Outcome::Answered, "{act}: {:?}", report.host_detail);
        assert_eq!(said(&report), "refused: Permission denied (os error 13)", "{act}");
    }
    assert!(!new.exists());
    let report = ask(&agent, &format!("try unlink {}", key.display()));
    assert_eq!(report.outcome, Outcome::WorkerDied);
    assert_eq!(std::fs::read_to_string(&key).unwrap(), "the key");
}

#[test]
fn what_no_worker_asks_of_the_system_ends_it_and_the_next_one_goes_on() {
    let agent = agent(1);
    let parent = std::process::id();
    for act in [
        "socket",
        "unix-socket",
        "fork",
        "thread",
        "exec",
        "exec-descriptor",
        &format!("trace {parent}"),
        &format!("read-memory {parent}"),
        &format!("take-descriptor {parent}"),
        &format!("kill {parent}"),
        "raise-limit",
        "mount",
        "namespace",
        "io-uring",
        "bpf",
        "userfaultfd",
        "terminal",
        "drop-filter",
        "host-name",
        "parent",
    ] {
        let report = ask(&agent, &format!("try {act}"));
        assert_eq!(report.outcome, Outcome::WorkerDied, "{act}: {}", said(&report));
        let detail = report.host_detail.unwrap();
        assert!(detail.contains("signal 31: it made a system call that no worker makes"), "{act}: {detail}");
        assert_eq!(said(&ask(&agent, "hello")), "here", "after {act}");
    }
}

#[test]
fn the_other_layers_hold_without_the_filter_of_system_calls() {
    let folder = tempfile::tempdir().unwrap();
    let key = folder.path().join("key.json");
    std::fs::write(&key, "the key").unwrap();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let program = WorkerProgram { arguments: vec!["without-filter".into()], ..program() };
    let agent = start(ConfinedAgentOptions { program, required: Layers::none(), ..options(1) }).unwrap();
    let parent = std::process::id();
    for (act, refusal) in [
        (format!("open {}", key.display()), "Permission denied"),
        ("open /etc/passwd".to_owned(), "Permission denied"),
        (format!("create {}", folder.path().join("new").display()), "Permission denied"),
        (format!("unlink {}", key.display()), "Permission denied"),
        ("exec".to_owned(), "Permission denied"),
        ("listen".to_owned(), "Permission denied"),
        (format!("connect {address}"), "Permission denied"),
        (format!("kill {parent}"), "Operation not permitted"),
        (format!("trace {parent}"), "Operation not permitted"),
    ] {
        let report = ask(&agent, &format!("try {act}"));
        assert!(said(&report).contains(refusal), "{act}: {} ({:?})", said(&report), report.host_detail);
    }
    assert_eq!(std::fs::read_to_string(&key).unwrap(), "the key");
}

#[test]
fn a_worker_finds_no_environment_and_no_descriptor_but_its_own() {
    // The socket, nothing twice, and two copies of the socket that it made itself.
    assert_eq!(said(&ask(&agent(1), "surroundings")), "0 variables, descriptors [0, 1, 2, 3, 4], in /");
}

#[test]
fn memory_beyond_the_bound_is_not_given() {
    let agent = agent(1);
    let report = ask(&agent, "try hoard");
    assert_eq!(report.outcome, Outcome::WorkerDied, "{}", said(&report));
    assert!(report.host_detail.unwrap().contains("without memory"));
    assert_eq!(said(&ask(&agent, "hello")), "here");
}

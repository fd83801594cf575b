//! A worker's death is put down to the call that caused it, and to no other.

use std::path::PathBuf;
use std::sync::Barrier;

use belljar_sandbox::LoadError;
use belljar_transcript::Outcome;
use belljar_worker::{ConfinedAgentOptions, Layers, StartError, WorkerProgram, compile_confined};

use crate::support::{agent, ask, options, program, said, start};

#[test]
fn whoever_was_under_way_beside_the_culprit_is_asked_again_alone() {
    let agent = agent(4);
    let together = Barrier::new(4);
    let asked = |text: &'static str| {
        together.wait();
        ask(&agent, text)
    };
    std::thread::scope(|scope| {
        let culprit = scope.spawn(|| asked("lie abort"));
        let others: Vec<_> = (0..3).map(|_| scope.spawn(|| asked("hello"))).collect();
        assert_eq!(culprit.join().unwrap().outcome, Outcome::WorkerDied);
        for other in others {
            assert_eq!(said(&other.join().unwrap()), "here");
        }
    });
}

#[test]
fn every_culprit_is_found_however_many_there_are() {
    let agent = agent(4);
    for _ in 0..5 {
        std::thread::scope(|scope| {
            let culprits: Vec<_> = (0..4).map(|_| scope.spawn(|| ask(&agent, "lie quiet-end").outcome)).collect();
            for culprit in culprits {
                assert_eq!(culprit.join().unwrap(), Outcome::WorkerDied);
            }
        });
    }
    assert_eq!(said(&ask(&agent, "hello")), "here");
}

fn start_error(options: ConfinedAgentOptions) -> StartError {
    match start(options) {
        Err(LoadError::Host(error)) => *error.downcast::<StartError>().unwrap(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it started"),
    }
}

#[test]
fn a_program_that_is_no_worker_is_told_from_one_that_is() {
    let with = |path: &str| ConfinedAgentOptions {
        program: WorkerProgram { arguments: Vec::new(), path: PathBuf::from(path) },
        ..options(1)
    };
    assert!(matches!(start_error(with("/nowhere")), StartError::Spawn(_)));
    assert!(matches!(start_error(with("/bin/true")), StartError::NotReady(_)));
    assert!(start(options(1)).is_ok());
}

#[test]
fn a_compiler_that_dies_is_the_components_doing() {
    // It answers a component with nothing, and dies of none: the one that compiles is never told to stop.
    let limits = belljar_sandbox::Limits { compile_cpu_seconds_max: 1, ..belljar_sandbox::Limits::default() };
    let error = compile_confined(&program(), &Layers::required_by_default(), &limits, b"component").unwrap_err();
    assert!(matches!(&error, LoadError::CompileLimit(why) if why.contains("ended by force")), "{error}");
}

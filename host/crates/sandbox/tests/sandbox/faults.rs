//! Faults of the host: told apart from the guest's, and survived. What guests do is the hostile suite's business.

use belljar_sandbox::{Limits, ToolServer};
use belljar_transcript::{Blame, Outcome, ToolReply};

use crate::support::{self, guest, load, respond};

#[test]
fn the_rescue_is_the_hosts_and_never_a_score() {
    let limits = Limits { fuel_respond_max: 1 << 60, respond_cpu_seconds_max: 1, ..Limits::default() };
    let report = respond(&load(&guest("", "(loop $again (br $again))"), limits));
    assert_eq!(report.outcome, Outcome::Deadline);
    assert_eq!(report.outcome.blame(), Some(Blame::Host));
    assert!(report.host_detail.is_some());
}

#[test]
fn a_panic_of_the_host_is_caught_and_named() {
    struct Broken;
    impl ToolServer for Broken {
        fn call(&mut self, _: &str, _: &str) -> ToolReply {
            panic!("a bug of ours")
        }

        fn fork(&self) -> Box<dyn ToolServer> {
            Box::new(Self)
        }
    }
    let tool = "(call $tool (i32.const 4160) (i32.const 6) (i32.const 4128) (i32.const 2) (i32.const 1024))";
    let agent = load(&guest("", tool), Limits::default());
    let report = belljar_sandbox::Examinee::respond(&agent, support::request(Broken));
    assert_eq!(report.outcome, Outcome::HostPanic);
    assert_eq!(report.host_detail.as_deref(), Some("a bug of ours"));
    assert_eq!(respond(&agent).outcome, Outcome::NoAnswer, "the next call is unharmed");
}

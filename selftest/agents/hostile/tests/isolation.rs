//! What one agent leaves must be gone for the next, and nothing may end the process.

mod support;

use belljar_hostile::{InProcess, Suite, agents, examine};

#[test]
fn a_slot_that_one_agent_filled_is_clean_for_the_next() {
    // One sandbox, so that all have the same pool; each fills its memory with a mark and looks for what was there.
    let loader = InProcess::default();
    let prober = support::prober();
    let suite = Suite { loader: &loader, prober: &prober };
    for _ in 0..3 {
        for name in ["touch-every-page", "keep-secret-on-heap", "search-for-residue"] {
            let agent = agents().find(|agent| agent.name == name).unwrap();
            // All under the limits of the one that searches, hence in its sandbox.
            let limits = agents().find(|agent| agent.name == "search-for-residue").unwrap().limits;
            let mut agent = *agent;
            if name != "touch-every-page" {
                agent.limits = limits;
            }
            let row = examine(&suite, &agent);
            assert!(row.ok(), "{name}: {:?}", row.differences);
        }
    }
}

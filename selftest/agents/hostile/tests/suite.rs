//! The whole suite, in this process.

mod support;

use belljar_hostile::{InProcess, Suite, examine_all, render};

#[test]
fn every_hostile_agent_is_contained() {
    let cache = tempfile::tempdir().unwrap();
    let loader = InProcess::new(Some(cache.path().to_owned()));
    let prober = support::prober();
    let suite = Suite { loader: &loader, prober: &prober };
    let rows = examine_all(&suite, std::num::NonZeroUsize::new(2).unwrap(), &|_| ());
    eprintln!("{}", render(&rows));
    assert!(rows.iter().all(|row| row.ok()));
}

//! Landlock: no file, no port, no signal to anyone outside.

use landlock::{ABI, Access as _, AccessFs, AccessNet, Ruleset, RulesetAttr as _, RulesetStatus, Scope};

/// The newest revision of Landlock whose restrictions are asked for. An older kernel enforces those that it knows.
const NEWEST: ABI = ABI::V6;

/// Denies everything that Landlock can deny. Returns whether the kernel enforces any of it.
pub(super) fn deny_everything() -> bool {
    let restrict = || {
        Ruleset::default()
            .handle_access(AccessFs::from_all(NEWEST))?
            .handle_access(AccessNet::from_all(NEWEST))?
            .scope(Scope::from_all(NEWEST))?
            .create()?
            // No rule is added, so nothing is allowed.
            .restrict_self()
    };
    restrict().is_ok_and(|status| status.ruleset != RulesetStatus::NotEnforced)
}

//! The name of a new agent.

use std::fmt;
use std::str::FromStr;

/// Longest name, in bytes: it becomes part of paths.
const NAME_BYTES_MAX: usize = 64;

/// The name of a new agent: one that a folder, a crate and a package of npm can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AgentName(String);

/// Why a name can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum AgentNameError {
    /// It has other characters.
    #[error("a name begins with a letter from a to z and goes on with those, digits and single hyphens")]
    Characters,
    /// It is too long.
    #[error("a name has at most {NAME_BYTES_MAX} characters")]
    TooLong,
    /// It means something else to Rust.
    #[error("the name is taken by Rust or by a crate that agents use")]
    Taken,
}

impl FromStr for AgentName {
    type Err = AgentNameError;

    fn from_str(text: &str) -> Result<Self, AgentNameError> {
        let part = |part: &str| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        if !text.starts_with(|first: char| first.is_ascii_lowercase()) || !text.split('-').all(part) {
            return Err(AgentNameError::Characters);
        }
        if text.len() > NAME_BYTES_MAX {
            return Err(AgentNameError::TooLong);
        }
        let taken = [
            "agent",
            "as",
            "async",
            "await",
            "belljar-guest",
            "break",
            "const",
            "continue",
            "core",
            "crate",
            "dyn",
            "else",
            "enum",
            "extern",
            "false",
            "fn",
            "for",
            "gen",
            "if",
            "impl",
            "in",
            "let",
            "loop",
            "match",
            "mod",
            "move",
            "mut",
            "pub",
            "ref",
            "return",
            "self",
            "serde",
            "static",
            "std",
            "struct",
            "super",
            "test",
            "trait",
            "true",
            "type",
            "unsafe",
            "use",
            "where",
            "while",
        ];
        if taken.contains(&text) { Err(AgentNameError::Taken) } else { Ok(Self(text.to_owned())) }
    }
}

impl AgentName {
    /// Returns it as the name of a type: `my-agent` is `MyAgent`.
    #[must_use]
    pub(super) fn as_type(&self) -> String {
        let capital = |part: &str| {
            let (first, rest) = part.split_at(1);
            format!("{}{rest}", first.to_ascii_uppercase())
        };
        self.0.split('-').map(capital).collect()
    }

    /// Returns it as the name of a file that Rust builds: `my-agent` is `my_agent`.
    #[must_use]
    pub(super) fn as_crate(&self) -> String {
        self.0.replace('-', "_")
    }
}

impl fmt::Display for AgentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_that_every_tool_takes() {
        let name: AgentName = "my-2nd-agent".parse().unwrap();
        assert_eq!((name.as_type().as_str(), name.as_crate().as_str()), ("My2ndAgent", "my_2nd_agent"));
        for text in ["", "-a", "a-", "a--b", "A", "a_b", "1a", "a b", "../a", "a/b", "é"] {
            assert_eq!(text.parse::<AgentName>(), Err(AgentNameError::Characters), "{text:?}");
        }
        assert_eq!("a".repeat(65).parse::<AgentName>(), Err(AgentNameError::TooLong));
        assert_eq!("crate".parse::<AgentName>(), Err(AgentNameError::Taken));
    }
}

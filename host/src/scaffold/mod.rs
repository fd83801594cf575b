//! A new agent: the files of a project that builds, tests and runs as it is.
//!
//! What is written is what this repository builds and tests itself: the SDK, the contract, and the examples.

mod javascript;
mod name;
mod python;
mod rust;
mod sources;

pub(crate) use name::AgentName;

/// A language in which an agent can be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum AgentLanguage {
    /// With the SDK beside it
    #[default]
    Rust,
    /// With componentize-py, which is installed when it is built
    Python,
    /// With componentize-js, which is installed when it is built
    Js,
}

/// A project that is to be written.
#[derive(Debug)]
pub(crate) struct Project {
    /// The commands that test, build and run it, in its folder.
    pub commands: [String; 3],
    /// Its files: paths with `/`, and what they hold.
    pub files: Vec<(String, String)>,
}

impl Project {
    /// Puts a project together.
    #[must_use]
    pub(crate) fn new(name: &AgentName, language: AgentLanguage) -> Self {
        match language {
            AgentLanguage::Rust => rust::project(name),
            AgentLanguage::Python => python::project(name),
            AgentLanguage::Js => javascript::project(name),
        }
    }
}

/// Makes a file of a project.
fn file(path: &str, text: impl Into<String>) -> (String, String) {
    (path.to_owned(), text.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_project_has_the_contract_and_no_trace_of_a_template() {
        let name: AgentName = "my-agent".parse().unwrap();
        for language in [AgentLanguage::Rust, AgentLanguage::Python, AgentLanguage::Js] {
            let project = Project::new(&name, language);
            let has = |path: &str| project.files.iter().any(|(known, _)| known == path);
            assert!(has("wit/world.wit") && has("wit/types.wit") && has("README.md"), "{language:?}");
            for (path, text) in &project.files {
                let own = !path.starts_with("belljar-guest/") && !path.starts_with("wit/");
                for trace in ["NAME", "COMMANDS", "workspace = true", "KeywordRecall", "../../"] {
                    assert!(!(own && text.contains(trace)), "{language:?}: {path} holds {trace}");
                }
            }
            let mut paths: Vec<&String> = project.files.iter().map(|(path, _)| path).collect();
            paths.sort();
            paths.dedup();
            assert_eq!(paths.len(), project.files.len(), "{language:?}: a file is written twice");
        }
    }
}

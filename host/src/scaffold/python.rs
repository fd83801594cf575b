//! A new agent in Python.

use super::name::AgentName;
use super::sources::wit;
use super::{Project, file};

const AGENT: &str = include_str!("../../../examples/python-notes/agent.py");
const BUILD: &str = include_str!("../../../examples/python-notes/build.sh");
const NOTES: &str = include_str!("../../../examples/python-notes/notes.py");
const REQUIREMENTS: &str = include_str!("../../../examples/python-notes/requirements.txt");
const TEST: &str = include_str!("../../../examples/python-notes/test_notes.py");

const README: &str = include_str!("../../templates/python/README.md");

pub(super) fn project(name: &AgentName) -> Project {
    let commands =
        ["python3 -m unittest".to_owned(), "sh build.sh".to_owned(), "belljar run agent.wasm --size small".to_owned()];
    let readme = README.replace("NAME", &name.to_string()).replace("COMMANDS", &commands.join("\n"));
    let mut files = vec![
        file(".gitignore", "/.venv\n/agent.wasm\n/runs\n__pycache__\n"),
        file("README.md", readme),
        file("agent.py", AGENT.replace("The same idea as ../keyword-recall, in Python. It", "It")),
        file("build.sh", BUILD),
        file("notes.py", NOTES),
        file("requirements.txt", REQUIREMENTS),
        file("test_notes.py", TEST),
    ];
    files.extend(wit());
    Project { commands, files }
}

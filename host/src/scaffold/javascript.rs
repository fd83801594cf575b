//! A new agent in JavaScript.

use super::name::AgentName;
use super::sources::wit;
use super::{Project, file};

const AGENT: &str = include_str!("../../../examples/js-notes/agent.js");
const BUILD: &str = include_str!("../../../examples/js-notes/build.mjs");
const NOTES: &str = include_str!("../../../examples/js-notes/notes.js");
const PACKAGE: &str = include_str!("../../../examples/js-notes/package.json");
const TEST: &str = include_str!("../../../examples/js-notes/notes.test.js");

const README: &str = include_str!("../../templates/js/README.md");

pub(super) fn project(name: &AgentName) -> Project {
    let commands = [
        "npm test".to_owned(),
        "npm install && npm run build".to_owned(),
        "belljar run agent.wasm --size small".to_owned(),
    ];
    let readme = README.replace("NAME", &name.to_string()).replace("COMMANDS", &commands.join("\n"));
    let same_idea = "The same idea as ../keyword-recall, in JavaScript. It calls no tool, doesn't know what is out of date, and never\n// counts.";
    let mut files = vec![
        file(".gitignore", "/agent.wasm\n/node_modules\n/runs\n"),
        file("README.md", readme),
        file(
            "agent.js",
            AGENT.replace(same_idea, "It calls no tool, doesn't know what is out of date, and never counts."),
        ),
        file("build.mjs", BUILD),
        file("notes.js", NOTES),
        file("notes.test.js", TEST),
        file("package.json", PACKAGE.replace("js-notes", &name.to_string())),
    ];
    files.extend(wit());
    Project { commands, files }
}

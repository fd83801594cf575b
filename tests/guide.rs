//! The guide, followed as a newcomer would: each command in its turn, in three languages.

use std::path::{Path, PathBuf};
use std::process::Command;

use belljar_tests::{Place, belljar, cache, commands_of, report_left_out, root, target};

/// A reader with a shell: in a folder, with the command on the path.
struct Reader {
    folder: PathBuf,
    place: Place,
    printed: Vec<String>,
}

impl Reader {
    fn new() -> Self {
        let place = Place::new();
        Self { folder: place.path(""), place, printed: Vec::new() }
    }

    /// Does what a section of the guide says, and calls `begun` once the project is there.
    fn follow(&mut self, section: &str, begun: impl Fn(&Path)) {
        let commands = commands_of(&self::section(section));
        assert!(commands.len() >= 2, "{section} has commands");
        for command in &commands {
            if let Some(folder) = command.strip_prefix("cd ") {
                self.folder.push(folder);
                begun(&self.folder);
                continue;
            }
            let text = self.run(command);
            if command.starts_with("belljar new") {
                // What it prints to do next, the guide says, too.
                for line in text.lines() {
                    let told = commands.iter().any(|command| command.starts_with(line));
                    assert!(told, "{section} lacks what `{command}` prints: {line}");
                }
            }
            self.printed.push(text);
        }
    }

    /// Runs one command, which must work, and returns what it printed.
    fn run(&self, command: &str) -> String {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders = vec![belljar().parent().unwrap().to_owned()];
        folders.extend(std::env::var_os("BELLJAR_NODE").map(PathBuf::from));
        folders.extend(std::env::split_paths(&path));
        let mut shell = Command::new("sh");
        shell.args(["-euc", command]).current_dir(&self.folder).env("PATH", std::env::join_paths(folders).unwrap());
        shell.env("BELLJAR_CACHE_DIR", cache()).env_remove("CARGO_TARGET_DIR");
        // What is installed already is fetched from nowhere: the versions are those of this repository.
        shell
            .env("CARGO_NET_OFFLINE", "true")
            .env("npm_config_offline", "true")
            .env("npm_config_package_lock", "false");
        let output = shell.output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(output.status.success(), "{command}\n{}\n{}", text(&output.stdout), text(&output.stderr));
        text(&output.stdout)
    }
}

fn guide() -> String {
    std::fs::read_to_string(root().join("docs/guide.md")).unwrap()
}

/// Returns a section of the guide.
fn section(heading: &str) -> String {
    let guide = guide();
    let (_, rest) = guide.split_once(&format!("\n## {heading}\n")).unwrap_or_else(|| panic!("no section {heading}"));
    rest.split("\n## ").next().unwrap().to_owned()
}

#[test]
fn the_guide_in_rust() {
    let mut reader = Reader::new();
    let guide = section("In Rust");
    let snippet = guide.split("```rust\n").nth(1).unwrap().split("```").next().unwrap();
    reader.follow("In Rust", |project| {
        // The build folder is kept between runs of this test.
        let build = target().join("tmp").join("new-agent");
        std::fs::create_dir_all(&build).unwrap();
        std::fs::copy(root().join("Cargo.lock"), project.join("Cargo.lock")).unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&build, project.join("target")).unwrap();
        // The code that the guide shows is a test of the project.
        std::fs::create_dir(project.join("tests")).unwrap();
        let (uses, body) = snippet.split_once("\n\n").unwrap();
        let test = format!(
            "{uses}\nuse my_agent::MyAgent;\n\n#[test]\nfn guide() -> belljar_guest::Result<()> {{\n{body}Ok(())\n}}\n"
        );
        std::fs::write(project.join("tests/guide.rs"), test).unwrap();
    });
    let compared = reader.printed.last().unwrap();
    assert!(compared.contains("not distinguishable"), "the guide says what `compare` says:\n{compared}");
    let shown = reader.printed.iter().find(|text| text.starts_with("case c-4660")).unwrap();
    assert!(shown.contains("Answer key") && shown.contains("by rule"), "{shown}");

    reader.follow("When it is good", |_| {});
    let series = reader.printed.last().unwrap();
    assert!(series.contains("3 seeds are a result"), "{series}");
    assert!(reader.place.path("my-agent/result").is_dir());
}

#[test]
fn the_guide_in_python() {
    let Some(tool) = std::env::var_os("BELLJAR_COMPONENTIZE_PY") else {
        return report_left_out("BELLJAR_COMPONENTIZE_PY");
    };
    let mut reader = Reader::new();
    reader.follow("In Python", |project| {
        // What the build script would install.
        #[cfg(unix)]
        std::os::unix::fs::symlink(Path::new(&tool).ancestors().nth(2).unwrap(), project.join(".venv")).unwrap();
    });
    assert!(reader.printed.iter().any(|text| text.contains("Composite")));
}

#[test]
fn the_guide_in_javascript() {
    let Some(modules) = std::env::var_os("BELLJAR_NODE_MODULES") else {
        return report_left_out("BELLJAR_NODE_MODULES");
    };
    let mut reader = Reader::new();
    reader.follow("In JavaScript", |project| {
        #[cfg(unix)]
        std::os::unix::fs::symlink(&modules, project.join("node_modules")).unwrap();
    });
    assert!(reader.printed.iter().any(|text| text.contains("Composite")));
}

//! `belljar new`: what it makes tests, builds and runs with the commands that it prints.

use std::path::Path;
use std::process::Command;

use belljar_tests::{Place, target};

/// Runs the commands that `belljar new` printed, in a shell, with the command on the path.
fn follow(place: &Place, printed: &str, prepare: impl Fn(&mut Command)) {
    let binary = belljar_tests::belljar();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(binary.parent().unwrap().to_owned()).chain(std::env::split_paths(&path));
    let mut shell = Command::new("sh");
    shell.args(["-euc", printed]).current_dir(place.path("")).env("PATH", std::env::join_paths(folders).unwrap());
    shell.env("BELLJAR_CACHE_DIR", belljar_tests::cache());
    prepare(&mut shell);
    let output = shell.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{printed}\n{}\n{}", text(&output.stdout), text(&output.stderr));
    assert!(
        text(&output.stdout).contains("Composite"),
        "the last command examines the agent:\n{}",
        text(&output.stdout)
    );
}

#[test]
fn an_agent_in_rust_tests_builds_and_runs() {
    let place = Place::new();
    let printed = place.run(["new", "my-agent"]).success();
    assert_eq!(printed.lines().count(), 4, "{printed}");
    // The build folder is kept between runs of this test, and nothing is fetched: the versions are those of this
    // repository.
    let build = target().join("tmp").join("new-agent");
    std::fs::create_dir_all(&build).unwrap();
    std::fs::copy(belljar_tests::root().join("Cargo.lock"), place.path("my-agent/Cargo.lock")).unwrap();
    std::os::unix::fs::symlink(&build, place.path("my-agent/target")).unwrap();
    follow(&place, &printed, |shell| {
        shell.env("CARGO_NET_OFFLINE", "true").env_remove("CARGO_TARGET_DIR");
    });
    assert!(place.path("my-agent/runs").is_dir());
}

#[test]
fn an_agent_in_python_tests_builds_and_runs() {
    let Some(tool) = std::env::var_os("BELLJAR_COMPONENTIZE_PY") else {
        return belljar_tests::report_left_out("BELLJAR_COMPONENTIZE_PY");
    };
    let place = Place::new();
    let printed = place.run(["new", "snake", "--lang", "python"]).success();
    // What the build script would install.
    let environment = Path::new(&tool).ancestors().nth(2).unwrap();
    std::os::unix::fs::symlink(environment, place.path("snake/.venv")).unwrap();
    follow(&place, &printed, |_| {});
}

#[test]
fn an_agent_in_javascript_tests_builds_and_runs() {
    let Some(modules) = std::env::var_os("BELLJAR_NODE_MODULES") else {
        return belljar_tests::report_left_out("BELLJAR_NODE_MODULES");
    };
    let place = Place::new();
    let printed = place.run(["new", "script", "--lang", "js"]).success();
    std::os::unix::fs::symlink(modules, place.path("script/node_modules")).unwrap();
    // What is installed already needs no registry.
    follow(&place, &printed, |shell| {
        shell.env("npm_config_offline", "true").env("npm_config_package_lock", "false");
    });
}

#[test]
fn a_project_never_takes_the_place_of_anything_and_names_are_checked() {
    let place = Place::new();
    place.write("taken", "mine");
    let message = place.run(["new", "taken"]).failure(2);
    assert!(message.contains("it exists"), "{message}");
    assert_eq!(std::fs::read_to_string(place.path("taken")).unwrap(), "mine");
    for name in ["../up", "Upper", "two words", "", "crate", "a--b"] {
        let message = place.run(["new", name]).failure(2);
        assert!(message.contains("hint: such as `my-agent`"), "{message}");
    }
    assert_eq!(place.files(), ["taken"]);
}

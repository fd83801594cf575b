//! What a new project is given of this repository.

/// Names files of a folder of this repository, with what they hold.
macro_rules! sources {
    ($folder:literal: $($path:literal)*) => {
        &[$(($path, include_str!(concat!("../../../", $folder, "/", $path)))),*]
    };
}

/// The contract.
pub(super) const WIT: &[(&str, &str)] = sources! {
    "wit":
    "answers.wit"
    "config.wit"
    "corpus.wit"
    "log.wit"
    "memory.wit"
    "tools.wit"
    "types.wit"
    "world.wit"
};

/// The SDK.
pub(super) const GUEST_SDK: &[(&str, &str)] = sources! {
    "guest-sdk":
    "Cargo.toml"
    "src/agent.rs"
    "src/answers.rs"
    "src/bindings.rs"
    "src/component.rs"
    "src/config.rs"
    "src/corpus.rs"
    "src/error.rs"
    "src/lib.rs"
    "src/log.rs"
    "src/memory/entries.rs"
    "src/memory/error.rs"
    "src/memory/index/error.rs"
    "src/memory/index/mod.rs"
    "src/memory/index/parts.rs"
    "src/memory/index/postings.rs"
    "src/memory/index/store.rs"
    "src/memory/index/tests.rs"
    "src/memory/json.rs"
    "src/memory/mod.rs"
    "src/memory/walk.rs"
    "src/testing/call.rs"
    "src/testing/host.rs"
    "src/testing/limits.rs"
    "src/testing/mod.rs"
    "src/testing/scene.rs"
    "src/testing/state.rs"
    "src/testing/store.rs"
    "src/testing/test_host.rs"
    "src/text.rs"
    "src/tools/call.rs"
    "src/tools/mod.rs"
    "src/tools/parameter.rs"
    "src/tools/tool.rs"
    "src/types.rs"
};

/// Returns the files of the contract, in the folder `wit`.
pub(super) fn wit() -> impl Iterator<Item = (String, String)> {
    WIT.iter().map(|(path, text)| (format!("wit/{path}"), (*text).to_owned()))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Lists the files below a folder.
    fn below(folder: &Path) -> Vec<String> {
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            if entry.file_type().unwrap().is_dir() {
                files.extend(below(&entry.path()).into_iter().map(|path| format!("{name}/{path}")));
            } else {
                files.push(name);
            }
        }
        files.sort();
        files
    }

    #[test]
    fn no_file_of_the_contract_or_the_sdk_is_left_out() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for (folder, listed) in [("wit", WIT), ("guest-sdk", GUEST_SDK)] {
            let mut paths: Vec<&str> = listed.iter().map(|(path, _)| *path).collect();
            paths.sort_unstable();
            assert_eq!(paths, below(&root.join(folder)), "{folder}");
        }
    }
}

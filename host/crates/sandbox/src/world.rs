//! The world that a component must fit: the contract, and the WASI that is offered here.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use wasmparser::names::{ComponentName, ComponentNameKind};
use wit_parser::{Resolve, SourceMap, WorldId, WorldKey};

/// The WIT package that agents are built against.
pub const CONTRACT: &str = "belljar:agent@0.1.0";

/// The texts of all packages: name of the package, path, text.
const SOURCES: &[&[(&str, &str)]] = &[
    &[("io.wit", include_str!("../wit/deps/io.wit"))],
    &[("clocks.wit", include_str!("../wit/deps/clocks.wit"))],
    &[("random.wit", include_str!("../wit/deps/random.wit"))],
    &[("filesystem.wit", include_str!("../wit/deps/filesystem.wit"))],
    &[("cli.wit", include_str!("../wit/deps/cli.wit"))],
    &[
        ("answers.wit", include_str!("../../../../wit/answers.wit")),
        ("config.wit", include_str!("../../../../wit/config.wit")),
        ("corpus.wit", include_str!("../../../../wit/corpus.wit")),
        ("log.wit", include_str!("../../../../wit/log.wit")),
        ("memory.wit", include_str!("../../../../wit/memory.wit")),
        ("tools.wit", include_str!("../../../../wit/tools.wit")),
        ("types.wit", include_str!("../../../../wit/types.wit")),
        ("world.wit", include_str!("../../../../wit/world.wit")),
    ],
    &[("sandbox.wit", include_str!("../wit/sandbox.wit"))],
];

/// The world, parsed.
pub(crate) struct World {
    resolve: Resolve,
    world: WorldId,
}

/// How a component's import stands to the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It is offered.
    Offered,
    /// It is of the contract, in a version that isn't offered.
    OtherContract,
    /// It isn't offered.
    Unknown,
}

/// Returns the world that a component must fit, with the packages that it stands in: for whoever makes components.
#[must_use]
pub fn offered_world() -> (&'static Resolve, WorldId) {
    let World { resolve, world } = World::get();
    (resolve, *world)
}

impl World {
    /// Returns the world, parsed at first use.
    pub(crate) fn get() -> &'static Self {
        static WORLD: LazyLock<World> = LazyLock::new(World::parse);
        &WORLD
    }

    fn parse() -> Self {
        let mut resolve = Resolve::default();
        let mut last = None;
        for files in SOURCES {
            let mut map = SourceMap::default();
            for (path, text) in *files {
                map.push_str(path, *text);
            }
            let group = map.parse().unwrap_or_else(|(_, error)| panic!("the WIT is part of this build: {error}"));
            last = Some(resolve.push_group(group).expect("the WIT is part of this build"));
        }
        let last = last.expect("there are sources");
        let world = resolve.select_world(&[last], Some("admitted")).expect("the WIT is part of this build");
        Self { resolve, world }
    }

    /// Tells how an import stands to the world. Versions are compatible as long as the last number alone differs.
    pub(crate) fn standing(&self, import: &str) -> Standing {
        let Some((name, version)) = split(import) else { return Standing::Unknown };
        let mut standing = Standing::Unknown;
        for key in self.resolve.worlds[self.world].imports.keys() {
            let WorldKey::Interface(id) = key else { continue };
            let offered = self.resolve.id_of(*id);
            let Some((offered, track)) = offered.as_deref().and_then(split) else { continue };
            if offered == name && track == version {
                return Standing::Offered;
            }
            if package(offered) == package(name) && name.starts_with("belljar:") {
                standing = Standing::OtherContract;
            }
        }
        standing
    }

    /// Checks the types of a component's imports and exports, whose names have all been found to be offered.
    ///
    /// # Errors
    /// What doesn't fit, in the validator's words.
    pub(crate) fn check_types(&self, imports: &[String], component: &[u8]) -> Result<(), String> {
        // The check compares full names, so the world takes on the versions that the component was built with. One
        // that mixes versions of a package is left to the linker, which finds the same faults after compiling.
        let mut versions = BTreeMap::new();
        for import in imports {
            let Ok(name) = ComponentName::new(import, 0) else { continue };
            let ComponentNameKind::Interface(interface) = name.kind() else { continue };
            let Ok(Some(version)) = interface.version(None) else { continue };
            let package = package(import).to_owned();
            if *versions.entry(package).or_insert_with(|| version.clone()) != version {
                return Ok(());
            }
        }
        let mut resolve = self.resolve.clone();
        let packages: Vec<_> = resolve.packages.iter().map(|(id, _)| id).collect();
        for id in packages {
            let name = &mut resolve.packages[id].name;
            if let Some(version) = versions.remove(&format!("{}:{}", name.namespace, name.name)) {
                name.version = Some(version);
            }
        }
        wit_component::targets(&resolve, self.world, component).map_err(|error| format!("{error:#}"))
    }
}

/// Splits `ns:package/interface@1.2.3` into the name before the version and the numbers that must agree. Only versions
/// of three plain numbers are known.
fn split(import: &str) -> Option<(&str, (u64, u64))> {
    let (name, version) = import.split_once('@')?;
    let mut numbers = version.split('.').map(|number| number.parse::<u64>().ok());
    let (Some(Some(major)), Some(Some(minor)), Some(Some(_)), None) =
        (numbers.next(), numbers.next(), numbers.next(), numbers.next())
    else {
        return None;
    };
    Some((name, (major, minor)))
}

fn package(name: &str) -> &str {
    name.split_once('/').map_or(name, |(package, _)| package)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contract_and_the_allowed_wasi_are_offered_in_any_patch_release() {
        let world = World::get();
        for (import, standing) in [
            ("belljar:agent/memory@0.1.0", Standing::Offered),
            ("belljar:agent/memory@0.1.7", Standing::Offered),
            ("belljar:agent/memory@0.2.0", Standing::OtherContract),
            ("belljar:agent/telepathy@0.1.0", Standing::OtherContract),
            ("belljar:agent/memory", Standing::Unknown),
            ("wasi:cli/environment@0.2.0", Standing::Offered),
            ("wasi:io/poll@0.2.99", Standing::Offered),
            ("wasi:io/poll@0.3.0", Standing::Unknown),
            ("wasi:io/poll@0.2.0-rc-2023-11-10", Standing::Unknown),
            ("wasi:sockets/tcp@0.2.0", Standing::Unknown),
            ("wasi:http/types@0.2.0", Standing::Unknown),
            ("memory", Standing::Unknown),
        ] {
            assert_eq!(world.standing(import), standing, "{import}");
        }
    }

    #[test]
    fn the_contract_has_the_version_that_is_recorded() {
        let package = include_str!("../../../../wit/world.wit").lines().find(|line| line.starts_with("package "));
        assert_eq!(package, Some(&*format!("package {CONTRACT};")));
    }
}

//! The layers of the second wall, by name.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One layer of the second wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// No file can be opened and no port bound or reached, and no process outside be signalled, by the kernel's
    /// Landlock.
    Landlock,
    /// No program can be started that has more rights.
    NoNewPrivs,
    /// A process, network, and file-system tree of its own: what the process could still name isn't there.
    Namespaces,
    /// Bounds on memory, processor time, files and threads.
    Rlimits,
    /// Any system call but those of a short list ends the process.
    Seccomp,
}

/// Layers, each at most once, in order of their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Layers(BTreeSet<Layer>);

/// A name that no layer has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no layer `{0}`; there are landlock, namespaces, no-new-privs, rlimits and seccomp, or `none`")]
pub struct UnknownLayer(String);

impl Layer {
    /// All layers.
    pub const ALL: [Self; 5] = [Self::Landlock, Self::NoNewPrivs, Self::Namespaces, Self::Rlimits, Self::Seccomp];

    /// Returns the name that records and the command line use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Landlock => "landlock",
            Self::NoNewPrivs => "no-new-privs",
            Self::Namespaces => "namespaces",
            Self::Rlimits => "rlimits",
            Self::Seccomp => "seccomp",
        }
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Layers {
    /// No layer at all.
    #[must_use]
    pub const fn none() -> Self {
        Self(BTreeSet::new())
    }

    /// The layers that a worker must have unless less is asked for: all but namespaces, which many containers and
    /// hardened kernels don't let a process without rights make.
    #[must_use]
    pub fn required_by_default() -> Self {
        Layer::ALL.into_iter().filter(|layer| *layer != Layer::Namespaces).collect()
    }

    /// Walks over the layers.
    pub fn iter(&self) -> impl Iterator<Item = Layer> {
        self.0.iter().copied()
    }

    /// Returns the first layer that is missing here and present there.
    #[must_use]
    pub fn first_missing_of(&self, required: &Self) -> Option<Layer> {
        required.0.difference(&self.0).next().copied()
    }
}

impl FromIterator<Layer> for Layers {
    fn from_iter<I: IntoIterator<Item = Layer>>(layers: I) -> Self {
        Self(layers.into_iter().collect())
    }
}

impl FromStr for Layers {
    type Err = UnknownLayer;

    /// Reads `none`, or names with commas between.
    fn from_str(text: &str) -> Result<Self, UnknownLayer> {
        if text == "none" {
            return Ok(Self::none());
        }
        let named = |name: &str| Layer::ALL.into_iter().find(|layer| layer.name() == name);
        text.split(',').map(str::trim).map(|name| named(name).ok_or_else(|| UnknownLayer(name.to_owned()))).collect()
    }
}

impl fmt::Display for Layers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        let names: Vec<&str> = self.iter().map(Layer::name).collect();
        f.write_str(&names.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_they_print() {
        for text in ["none", "landlock", "landlock,seccomp", "landlock,no-new-privs,rlimits,seccomp"] {
            assert_eq!(text.parse::<Layers>().unwrap().to_string(), text);
        }
        assert_eq!(" seccomp, landlock".parse::<Layers>().unwrap().to_string(), "landlock,seccomp");
        for text in ["", "all", "landlock,", "none,seccomp"] {
            assert!(text.parse::<Layers>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_missing_is_named() {
        let required = Layers::required_by_default();
        assert_eq!(required.to_string(), "landlock,no-new-privs,rlimits,seccomp");
        let active: Layers = [Layer::Landlock, Layer::NoNewPrivs, Layer::Seccomp].into_iter().collect();
        assert_eq!(active.first_missing_of(&required), Some(Layer::Rlimits));
        assert_eq!(active.first_missing_of(&Layers::none()), None);
    }
}

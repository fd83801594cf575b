//! Which language a component was written in, as far as it tells: only hints depend on it.

use std::fmt;

use serde::Serialize;
use wasmparser::{BinaryReader, ProducersSectionReader};

/// A guest language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// Rust.
    Rust,
    /// Python, by componentize-py.
    Python,
    /// JavaScript, by ComponentizeJS or jco.
    JavaScript,
    /// Go, by TinyGo or componentize-go.
    Go,
    /// C or C++.
    C,
    /// It doesn't tell.
    #[default]
    Unknown,
}

/// Texts that a toolchain leaves in a component, the surest first. A Python or JavaScript component holds C and may
/// hold Rust, so these come last.
const MARKS: &[(&str, Language)] = &[
    ("componentize-py", Language::Python),
    ("componentize-js", Language::JavaScript),
    ("ComponentizeJS", Language::JavaScript),
    ("SpiderMonkey", Language::JavaScript),
    ("QuickJS", Language::JavaScript),
    ("TinyGo", Language::Go),
    ("Rust", Language::Rust),
    ("Go", Language::Go),
    ("C_plus_plus_14", Language::C),
    ("C11", Language::C),
];

/// Texts that stay in the data of a component whose other traces were stripped.
const DATA_MARKS: &[(&[u8], Language)] = &[
    (b"componentize_py", Language::Python),
    (b"spidermonkey", Language::JavaScript),
    (b"quickjs", Language::JavaScript),
    (b"/rustc/", Language::Rust),
    (b"rust_panic", Language::Rust),
];

/// Gathers traces of a language.
#[derive(Debug, Default)]
pub(crate) struct Traces(Option<usize>, Language);

impl Traces {
    /// Reads a `producers` section: what a toolchain says of itself.
    pub(crate) fn read_producers(&mut self, section: &[u8], offset: usize) {
        let Ok(fields) = ProducersSectionReader::new(BinaryReader::new(section, offset)) else { return };
        for field in fields.into_iter().map_while(Result::ok) {
            for value in field.values.into_iter().map_while(Result::ok) {
                let mark = MARKS.iter().position(|(name, _)| value.name.eq_ignore_ascii_case(name));
                if let Some(mark) = mark.filter(|mark| self.0.is_none_or(|best| *mark < best)) {
                    (self.0, self.1) = (Some(mark), MARKS[mark].1);
                }
            }
        }
    }

    /// Looks through data for texts that a toolchain leaves, as long as nothing better is known.
    pub(crate) fn read_data(&mut self, data: &[u8]) {
        if self.0.is_some() || self.1 != Language::Unknown {
            return;
        }
        let holds = |mark: &[u8]| data.windows(mark.len()).any(|window| window == mark);
        if let Some((_, language)) = DATA_MARKS.iter().find(|(mark, _)| holds(mark)) {
            self.1 = *language;
        }
    }

    /// Returns the likeliest language.
    pub(crate) const fn language(&self) -> Language {
        self.1
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rust => "Rust",
            Self::Python => "Python",
            Self::JavaScript => "JavaScript",
            Self::Go => "Go",
            Self::C => "C",
            Self::Unknown => "unknown",
        })
    }
}

//! The environment variables that Belljar reads. No other file reads any.

use std::path::PathBuf;

/// What the environment says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// Where compiled components are kept; none if no home is known, and then nothing is cached.
    pub cache_folder: Option<PathBuf>,
    /// Whether colours are unwanted, whatever the terminal can do.
    pub no_color: bool,
}

impl Settings {
    /// Reads the environment.
    ///
    /// - `BELLJAR_CACHE_DIR`: folder for compiled components;
    /// - `XDG_CACHE_HOME`, `HOME`: where that folder is otherwise;
    /// - `NO_COLOR`: no colours, if it is set and not empty (see no-color.org).
    #[must_use]
    pub(crate) fn from_environment() -> Self {
        let path = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let cache_folder = path("BELLJAR_CACHE_DIR")
            .or_else(|| path("XDG_CACHE_HOME").map(|folder| folder.join("belljar")))
            .or_else(|| path("HOME").map(|folder| folder.join(".cache").join("belljar")));
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { cache_folder, no_color }
    }
}

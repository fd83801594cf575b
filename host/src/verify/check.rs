//! The checks of a verification, by name.

/// A check, named so that scripts and people can tell which one failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// Every file of a record is there and a plain file.
    Files,
    /// The manifest reads, and its versions are known.
    Manifest,
    /// The seed makes the dataset whose hashes the manifest names.
    Dataset,
    /// The exam in the folder is the one that the seed makes.
    Exam,
    /// The answer key in the folder, if there is one, is the one that the seed makes.
    Key,
    /// The transcript's chain of hashes holds, and its events stand in an order that a run writes.
    Transcript,
    /// The memory log is the one of this transcript, and commits changed what the transcript says.
    Memory,
    /// The transcript is of this manifest, and holds the exam's cases: each in its place, none too many.
    Cases,
    /// Grading the transcript again gives the stored verdicts.
    Verdicts,
    /// The verdicts make the stored report.
    Report,
    /// The report makes the stored summary.
    Summary,
    /// The component that was given is the one that was examined.
    Component,
    /// Examining it again gives the same transcript and the same memory log.
    Rerun,
}

impl Check {
    /// Returns the name that output uses.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Files => "files",
            Self::Manifest => "manifest",
            Self::Dataset => "dataset",
            Self::Exam => "exam",
            Self::Key => "key",
            Self::Transcript => "transcript",
            Self::Memory => "memory",
            Self::Cases => "cases",
            Self::Verdicts => "verdicts",
            Self::Report => "report",
            Self::Summary => "summary",
            Self::Component => "component",
            Self::Rerun => "rerun",
        }
    }
}

//! Why a text isn't a labelled sheet.

/// Why a text isn't a labelled sheet. Lines count from 1, the header included.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// The first line isn't that of a sheet.
    #[error("the first line isn't the header of a labelling sheet: {0}")]
    Header(String),
    /// A row has more or fewer cells than the header.
    #[error("line {line} has {found} cells, the header {wanted}")]
    Cells {
        /// The line.
        line: u64,
        /// Cells of the row.
        found: usize,
        /// Cells of the header.
        wanted: usize,
    },
    /// A cell doesn't hold what its column must.
    #[error("line {line}: the column `{column}` {why}")]
    Cell {
        /// The line.
        line: u64,
        /// Name of the column.
        column: &'static str,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The cells of a line can't be told apart.
    #[error("the sheet can't be read as rows of cells")]
    Rows(#[source] csv::Error),
    /// A line isn't a row in JSON.
    #[error("line {line} isn't a row of a labelling sheet")]
    Json {
        /// The line.
        line: u64,
        /// What is wrong with it.
        #[source]
        source: serde_json::Error,
    },
    /// A case of a run has two rows.
    #[error("line {line} labels case {case} of run {run} again")]
    Twice {
        /// The line.
        line: u64,
        /// The case.
        case: String,
        /// The run.
        run: String,
    },
    /// A row isn't a rejection of the runs that it is read for.
    #[error("line {line}: case {case} of run {run} isn't among the rejections of these runs")]
    Unmatched {
        /// The line.
        line: u64,
        /// The case.
        case: String,
        /// The run.
        run: String,
    },
}

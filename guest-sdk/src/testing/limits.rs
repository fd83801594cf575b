//! The contract's default limits.

/// Bytes of a corpus batch, a `read-many`, a listing or a piece of an attachment.
pub(super) const CALL_BYTES_MAX: u64 = 8 * 1024 * 1024;
/// Items, names or entries in one call.
pub(super) const CALL_ITEMS_MAX: u32 = 1_024;
/// Bytes of an entry name.
pub(super) const NAME_BYTES_MAX: u64 = 1_024;
/// Bytes of a stored value.
pub(super) const VALUE_BYTES_MAX: u64 = 4 * 1024 * 1024;
/// Bytes of all names and values.
pub(super) const STORE_BYTES_MAX: u64 = 256 * 1024 * 1024;
/// Entries of the store.
pub(super) const STORE_ENTRIES_MAX: u64 = 1_000_000;
/// Tool calls of one request.
pub(super) const TOOL_CALLS_MAX: u32 = 64;
/// Bytes of a tool call's arguments.
pub(super) const ARGUMENTS_BYTES_MAX: u64 = 64 * 1024;
/// Bytes of an answer's text.
pub(super) const TEXT_BYTES_MAX: u64 = 16 * 1024;
/// Bytes of an answer's value.
pub(super) const ANSWER_VALUE_BYTES_MAX: u64 = 1_024;
/// Citations of an answer.
pub(super) const CITATIONS_MAX: u32 = 64;

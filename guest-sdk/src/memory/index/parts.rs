//! Reading and writing more than one call takes.

use crate::memory::{Entry, MemoryError, read_many, write_many};

/// Most entries that are read or written at once.
pub(super) const BATCH: usize = 256;

/// Reads entries, in as many calls as their sizes take.
pub(super) fn read_in_parts(names: &[String]) -> Result<Vec<Option<Vec<u8>>>, MemoryError> {
    let mut values = Vec::with_capacity(names.len());
    for batch in names.chunks(BATCH) {
        match read_many(batch) {
            Ok(read) => values.extend(read),
            // Too much for one call, but each alone fits: a stored value does.
            Err(MemoryError::TooLarge(_)) if batch.len() > 1 => {
                let (first, second) = batch.split_at(batch.len() / 2);
                values.extend(read_in_parts(first)?);
                values.extend(read_in_parts(second)?);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(values)
}

/// Writes entries, in as many calls as their sizes take.
pub(super) fn write_in_parts(mut entries: Vec<Entry>) -> Result<(), MemoryError> {
    while entries.len() > BATCH {
        let rest = entries.split_off(BATCH);
        write_in_parts(entries)?;
        entries = rest;
    }
    match write_many(entries.clone()) {
        Err(MemoryError::TooLarge(_)) if entries.len() > 1 => {
            let second = entries.split_off(entries.len() / 2);
            write_in_parts(entries)?;
            write_in_parts(second)
        }
        ended => ended,
    }
}

//! Entries of the memory store on their way: binary, since values are.
//!
//! An entry is the length of its name (4 bytes, little endian), the name, then 0 for a removal, or 1, the length of the
//! value (4 bytes) and the value.

use belljar_sandbox::Value;

use crate::frame::PIECE_BYTES;

/// An entry with its new value, or none for a removal.
pub(crate) type Change = (String, Option<Value>);

/// Why a part can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entries of the memory store are damaged at byte {at}")]
pub struct PartError {
    /// Where.
    pub at: usize,
}

/// Writes entries in parts, each handed to `send` when it is large enough or there are no more entries.
pub(crate) fn write_parts<'a, E>(
    entries: impl Iterator<Item = (&'a str, Option<&'a Value>)>,
    mut send: impl FnMut(Vec<u8>) -> Result<(), E>,
) -> Result<(), E> {
    let mut part = Vec::new();
    for (name, value) in entries {
        push_bytes(&mut part, name.as_bytes());
        match value {
            None => part.push(0),
            Some(value) => {
                part.push(1);
                push_bytes(&mut part, value);
            }
        }
        if part.len() >= PIECE_BYTES {
            send(std::mem::take(&mut part))?;
        }
    }
    if part.is_empty() { Ok(()) } else { send(part) }
}

fn push_bytes(part: &mut Vec<u8>, bytes: &[u8]) {
    let length = u32::try_from(bytes.len()).expect("limits keep names and values below 4 GiB");
    part.extend_from_slice(&length.to_le_bytes());
    part.extend_from_slice(bytes);
}

/// Reads the entries of a part.
pub(crate) fn read_part(part: &[u8]) -> Result<Vec<Change>, PartError> {
    let mut reader = Reader { part, at: 0 };
    let mut changes = Vec::new();
    while reader.at < part.len() {
        let start = reader.at;
        let name = reader.bytes()?;
        let name = str::from_utf8(name).map_err(|_| PartError { at: start })?.to_owned();
        let value = match reader.take(1)? {
            [0] => None,
            [1] => Some(Value::from(reader.bytes()?)),
            _ => return Err(PartError { at: reader.at - 1 }),
        };
        changes.push((name, value));
    }
    Ok(changes)
}

struct Reader<'a> {
    part: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], PartError> {
        let end = self.at.checked_add(count).ok_or(PartError { at: self.at })?;
        let taken = self.part.get(self.at..end).ok_or(PartError { at: self.at })?;
        self.at = end;
        Ok(taken)
    }

    fn bytes(&mut self) -> Result<&'a [u8], PartError> {
        let at = self.at;
        let length: [u8; 4] = self.take(4)?.try_into().map_err(|_| PartError { at })?;
        self.take(usize::try_from(u32::from_le_bytes(length)).map_err(|_| PartError { at })?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(changes: &[Change]) -> Vec<Vec<u8>> {
        let mut parts = Vec::new();
        let entries = changes.iter().map(|(name, value)| (name.as_str(), value.as_ref()));
        let sent = write_parts(entries, |part| {
            parts.push(part);
            Ok::<(), ()>(())
        });
        assert!(sent.is_ok());
        parts
    }

    #[test]
    fn entries_are_read_as_they_were_written_in_as_many_parts_as_they_need() {
        let change =
            |name: &str, bytes: Option<usize>| (name.to_owned(), bytes.map(|bytes| Value::from(vec![7; bytes])));
        let small = [change("", Some(0)), change("é\0", None), change("z", Some(3))];
        assert_eq!(parts(&small).len(), 1);
        assert_eq!(read_part(&parts(&small)[0]).unwrap(), small);
        let large = [change("a", Some(PIECE_BYTES)), change("b", Some(10)), change("c", None)];
        let written = parts(&large);
        assert_eq!(written.len(), 2);
        assert_eq!([read_part(&written[0]).unwrap(), read_part(&written[1]).unwrap()].concat(), large);
        assert!(parts(&[]).is_empty());
    }

    #[test]
    fn damage_is_refused_wherever_it_is() {
        let whole = parts(&[("name".to_owned(), Some(Value::from(&b"value"[..])))]).remove(0);
        for cut in 1..whole.len() {
            assert!(read_part(&whole[..cut]).is_err(), "{cut} bytes");
        }
        let mut wrong_tag = whole.clone();
        wrong_tag[8] = 2;
        assert_eq!(read_part(&wrong_tag), Err(PartError { at: 8 }));
        let mut wrong_name = whole.clone();
        wrong_name[4] = 0xff;
        assert_eq!(read_part(&wrong_name), Err(PartError { at: 0 }));
        let mut endless = whole;
        endless[..4].copy_from_slice(&u32::MAX.to_le_bytes());
        assert_eq!(read_part(&endless), Err(PartError { at: 4 }));
    }
}

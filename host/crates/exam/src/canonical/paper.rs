//! What canonical JSON is written on.

use std::io;

/// Bytes by which it grows: few, so that they are still at hand when they are written over.
const PAGE: usize = 1024;

/// Bytes that were written, and blank ones behind them: a piece goes in with one look at how much room there is.
pub(super) struct Paper {
    bytes: Vec<u8>,
    /// How many of them were written.
    len: usize,
}

impl Paper {
    /// Makes paper that these bytes stand on already.
    pub(super) const fn new(bytes: Vec<u8>) -> Self {
        let len = bytes.len();
        Self { bytes, len }
    }

    /// Returns what was written, without the blank rest.
    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        self.bytes.truncate(self.len);
        self.bytes
    }

    /// Returns how many bytes were written.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Returns what was written.
    pub(super) fn written(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Returns the place of a piece of so many bytes, which has to be filled.
    #[inline(always)]
    pub(super) fn place(&mut self, count: usize) -> &mut [u8] {
        let start = self.len;
        let end = start + count;
        if self.bytes.len() < end {
            self.lengthen(end);
        }
        self.len = end;
        &mut self.bytes[start..end]
    }

    /// Appends a byte.
    #[inline(always)]
    pub(super) fn push(&mut self, byte: u8) {
        self.place(1)[0] = byte;
    }

    /// Appends bytes.
    #[inline(always)]
    pub(super) fn push_all(&mut self, bytes: &[u8]) {
        self.place(bytes.len()).copy_from_slice(bytes);
    }

    /// Takes back what was written from here on.
    pub(super) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    #[cold]
    fn lengthen(&mut self, end: usize) {
        self.bytes.resize(end.next_multiple_of(PAGE), 0);
    }
}

/// For numbers, which serde_json writes: whole ones have one form only.
impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.push_all(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stand_one_after_the_other_wherever_it_grows() {
        let mut all = b"before".to_vec();
        let mut paper = Paper::new(all.clone());
        for size in [1, PAGE - 7, 0, 1, 3 * PAGE, 5] {
            let piece = vec![b'0' + u8::try_from(size % 10).unwrap(); size];
            paper.push_all(&piece);
            all.extend(piece);
            assert_eq!(paper.written(), all);
        }
        paper.truncate(9);
        paper.push(b'x');
        all.truncate(9);
        all.push(b'x');
        assert_eq!(paper.len(), 10);
        assert_eq!(paper.into_bytes(), all);
    }
}

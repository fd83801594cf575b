//! The writer of canonical JSON.
//!
//! A writer of our own: it is the hot path of generation, it sorts what isn't sorted, and no release of another
//! package can change how a byte is written.

use std::borrow::Cow;
use std::io::Write as _;
use std::ops::Range;

use serde::ser::{self, Error as _, Serialize};
use serde_json::Error;

use super::text::{push_name, push_quoted};

/// Writes values one after the other.
pub(super) struct Writer {
    out: Vec<u8>,
    /// Where the keys of open maps stand, quotes included, those of the innermost last.
    keys: Vec<Range<usize>>,
    /// The entries of a map that is being sorted: kept from one map to the next for its room.
    sorted: Vec<u8>,
}

impl Writer {
    /// Makes a writer that appends to these bytes.
    pub(super) const fn new(out: Vec<u8>) -> Self {
        Self { out, keys: Vec::new(), sorted: Vec::new() }
    }

    /// Returns what was written.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.out
    }

    fn push_number(&mut self, number: impl std::fmt::Display) {
        write!(self.out, "{number}").expect("a vector takes all that is written");
    }

    /// Opens what closes with `close`.
    #[inline]
    fn open(&mut self, opening: &[u8], close: &'static [u8]) -> Open<'_> {
        self.out.extend_from_slice(opening);
        Open { close, empty: true, first_key: self.keys.len(), writer: self }
    }

    /// Opens an object with one field, whose value is the variant's.
    fn open_variant(&mut self, variant: &'static str, opening: &[u8], close: &'static [u8]) -> Open<'_> {
        self.out.push(b'{');
        push_name(&mut self.out, variant);
        self.out.push(b':');
        self.open(opening, close)
    }
}

/// A list or an object that isn't closed yet.
pub(super) struct Open<'a> {
    close: &'static [u8],
    empty: bool,
    /// The first of the writer's keys that belongs to this object.
    first_key: usize,
    writer: &'a mut Writer,
}

impl Open<'_> {
    #[inline]
    fn separate(&mut self) {
        if !self.empty {
            self.writer.out.push(b',');
        }
        self.empty = false;
    }

    #[inline]
    fn item<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        self.separate();
        value.serialize(&mut *self.writer)
    }

    /// Inlined, so that the names of fields are constants where they are written.
    #[inline]
    fn field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.separate();
        push_name(&mut self.writer.out, name);
        self.writer.out.push(b':');
        value.serialize(&mut *self.writer)
    }

    fn key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Error> {
        self.separate();
        let start = self.writer.out.len();
        key.serialize(&mut *self.writer)?;
        let end = self.writer.out.len();
        self.writer.keys.push(start..end);
        if self.writer.out[start] != b'"' {
            return Err(Error::custom("a key of a map must be a text"));
        }
        self.writer.out.push(b':');
        Ok(())
    }

    fn value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn finish(self) {
        self.writer.out.extend_from_slice(self.close);
    }

    /// Closes a map, and sorts its entries if need be.
    ///
    /// # Panics
    /// If a key stands in it twice.
    fn finish_map(self) {
        let Writer { out, keys, sorted } = self.writer;
        let own = &keys[self.first_key..];
        if !own.windows(2).all(|pair| key_at(out, &pair[0]) < key_at(out, &pair[1])) {
            sort(out, own, sorted);
            out.truncate(own[0].start);
            out.extend_from_slice(sorted);
        }
        keys.truncate(self.first_key);
        out.extend_from_slice(self.close);
    }
}

/// Writes the entries that `out` ends in, in the order of their keys, with commas between them.
fn sort(out: &[u8], keys: &[Range<usize>], sorted: &mut Vec<u8>) {
    // A comma stands between two entries.
    let ends = keys[1..].iter().map(|next| next.start - 1).chain([out.len()]);
    let mut entries = Vec::with_capacity(keys.len());
    for (key, end) in keys.iter().zip(ends) {
        entries.push((key_at(out, key), &out[key.start..end]));
    }
    entries.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    assert!(entries.windows(2).all(|pair| pair[0].0 != pair[1].0), "a key stands in a map twice");
    sorted.clear();
    for (_, entry) in entries {
        if !sorted.is_empty() {
            sorted.push(b',');
        }
        sorted.extend_from_slice(entry);
    }
}

/// Returns the key that is written at a place, as the bytes of the text that it stands for.
fn key_at<'a>(out: &'a [u8], place: &Range<usize>) -> Cow<'a, [u8]> {
    let quoted = &out[place.clone()];
    if quoted.contains(&b'\\') {
        let key: String = serde_json::from_slice(quoted).expect("a key is written as a text");
        Cow::Owned(key.into_bytes())
    } else {
        Cow::Borrowed(&quoted[1..quoted.len() - 1])
    }
}

impl<'a> ser::Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.out.extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        self.push_number(value);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.push_number(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.serialize_f64(value.into())
    }

    /// No type of ours holds one, but an answer key from outside may, in the arguments of a call.
    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        serde_json::to_writer(&mut self.out, &value)
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        push_quoted(&mut self.out, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.out.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _name: &'static str, _index: u32, variant: &'static str) -> Result<(), Error> {
        push_name(&mut self.out, variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _name: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.out.push(b'{');
        push_name(&mut self.out, variant);
        self.out.push(b':');
        value.serialize(&mut *self)?;
        self.out.push(b'}');
        Ok(())
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(self.open(b"[", b"]"))
    }

    fn serialize_tuple(self, _len: usize) -> Result<Open<'a>, Error> {
        Ok(self.open(b"[", b"]"))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Open<'a>, Error> {
        Ok(self.open(b"[", b"]"))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(self.open_variant(variant, b"[", b"]}"))
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(self.open(b"{", b"}"))
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Open<'a>, Error> {
        Ok(self.open(b"{", b"}"))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(self.open_variant(variant, b"{", b"}}"))
    }
}

/// What is open is written to item by item, or field by field.
macro_rules! open_as {
    ($($part:ident: $method:ident by $inner:ident($($name:ident: $of:ty)?);)+) => {$(
        impl ser::$part for Open<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $method<T: ?Sized + Serialize>(&mut self, $($name: $of,)? value: &T) -> Result<(), Error> {
                self.$inner($($name,)? value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.finish();
                Ok(())
            }
        }
    )+};
}

open_as! {
    SerializeSeq: serialize_element by item();
    SerializeTuple: serialize_element by item();
    SerializeTupleStruct: serialize_field by item();
    SerializeTupleVariant: serialize_field by item();
    SerializeStruct: serialize_field by field(name: &'static str);
    SerializeStructVariant: serialize_field by field(name: &'static str);
}

impl ser::SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Error> {
        self.key(key)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        self.value(value)
    }

    fn end(self) -> Result<(), Error> {
        self.finish_map();
        Ok(())
    }
}

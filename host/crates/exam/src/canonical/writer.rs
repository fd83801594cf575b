//! The writer of canonical JSON.
//!
//! A writer of our own: it is the hot path of generation, it sorts what isn't sorted, and no release of another
//! package can change how a byte is written.

use std::fmt::{self, Write as _};

use serde::ser::{self, Error as _, Serialize};
use serde_json::Error;

use super::entry::Entry;
use super::open::{LIST, OBJECT, Open};
use super::paper::Paper;
use super::text::{push_field, push_quoted, push_variant};

/// Writes values one after the other.
pub(super) struct Writer {
    pub(super) paper: Paper,
    /// The entries of open maps, those of the innermost last.
    pub(super) entries: Vec<Entry>,
    /// The entries of a map that is being sorted: kept from one map to the next for its room.
    pub(super) sorted: Vec<u8>,
    /// What is displayed: kept for its room, too.
    text: String,
}

impl Writer {
    /// Makes a writer that appends to these bytes.
    pub(super) const fn new(bytes: Vec<u8>) -> Self {
        Self { paper: Paper::new(bytes), entries: Vec::new(), sorted: Vec::new(), text: String::new() }
    }

    /// Returns what was written.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.paper.into_bytes()
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
        if value {
            self.paper.push_all(b"true");
        } else {
            self.paper.push_all(b"false");
        }
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
        serde_json::to_writer(&mut self.paper, &value)
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
        serde_json::to_writer(&mut self.paper, &value)
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.serialize_f64(value.into())
    }

    /// No type of ours holds one, but an answer key from outside may, in the arguments of a call.
    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        serde_json::to_writer(&mut self.paper, &value)
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), Error> {
        push_quoted(&mut self.paper, value);
        Ok(())
    }

    fn collect_str<T: ?Sized + fmt::Display>(self, value: &T) -> Result<(), Error> {
        // Written elsewhere first, since it may have to be escaped.
        self.text.clear();
        write!(self.text, "{value}").map_err(Error::custom)?;
        push_quoted(&mut self.paper, &self.text);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.paper.push_all(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _name: &'static str, _index: u32, variant: &'static str) -> Result<(), Error> {
        push_variant(&mut self.paper, variant);
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
        self.paper.push(b'{');
        push_field(&mut self.paper, variant, true);
        value.serialize(&mut *self)?;
        self.paper.push(b'}');
        Ok(())
    }

    #[inline]
    fn serialize_seq(self, _len: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(Open::new(self, LIST))
    }

    fn serialize_tuple(self, _len: usize) -> Result<Open<'a>, Error> {
        Ok(Open::new(self, LIST))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Open<'a>, Error> {
        Ok(Open::new(self, LIST))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(Open::in_variant(self, variant, LIST))
    }

    #[inline]
    fn serialize_map(self, _len: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(Open::new(self, OBJECT))
    }

    #[inline]
    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Open<'a>, Error> {
        Ok(Open::new(self, OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(Open::in_variant(self, variant, OBJECT))
    }
}

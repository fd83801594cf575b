//! Lists and objects that are being written.

use serde::ser::{self, Error as _, Serialize};
use serde_json::Error;

use super::entry::{Entry, are_sorted, sort};
use super::text::push_field;
use super::writer::Writer;

/// What a list or an object stands in.
#[derive(Clone, Copy)]
pub(super) struct Brackets {
    open: u8,
    close: u8,
}

/// Those of lists.
pub(super) const LIST: Brackets = Brackets { open: b'[', close: b']' };
/// Those of objects.
pub(super) const OBJECT: Brackets = Brackets { open: b'{', close: b'}' };

/// A list or an object that isn't closed yet.
pub(super) struct Open<'a> {
    close: u8,
    empty: bool,
    /// The first of the writer's entries that belongs to this object.
    first_entry: usize,
    /// Whether it is the value of an object with one field, which closes with it.
    in_variant: bool,
    writer: &'a mut Writer,
}

impl<'a> Open<'a> {
    /// Opens a list or an object.
    #[inline]
    pub(super) fn new(writer: &'a mut Writer, brackets: Brackets) -> Self {
        writer.paper.push(brackets.open);
        Self { close: brackets.close, empty: true, first_entry: writer.entries.len(), in_variant: false, writer }
    }

    /// Opens an object with one field, whose value is a list or an object: the variant's.
    pub(super) fn in_variant(writer: &'a mut Writer, variant: &'static str, brackets: Brackets) -> Self {
        writer.paper.push(b'{');
        push_field(&mut writer.paper, variant, true);
        Self { in_variant: true, ..Self::new(writer, brackets) }
    }
}

impl Open<'_> {
    #[inline]
    fn separate(&mut self) {
        if !self.empty {
            self.writer.paper.push(b',');
        }
        self.empty = false;
    }

    #[inline]
    fn item<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        self.separate();
        value.serialize(&mut *self.writer)
    }

    /// Inlined, so that the names of fields are constants where they are written.
    #[inline(always)]
    fn field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        push_field(&mut self.writer.paper, name, self.empty);
        self.empty = false;
        value.serialize(&mut *self.writer)
    }

    fn key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Error> {
        self.separate();
        let start = self.writer.paper.len();
        key.serialize(&mut *self.writer)?;
        let end = self.writer.paper.len();
        self.writer.entries.push(Entry::new(self.writer.paper.written(), start..end));
        if self.writer.paper.written()[start] != b'"' {
            return Err(Error::custom("a key of a map must be a text"));
        }
        self.writer.paper.push(b':');
        Ok(())
    }

    fn value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn finish(self) {
        self.writer.paper.push(self.close);
        if self.in_variant {
            self.writer.paper.push(b'}');
        }
    }

    /// Closes a map, and sorts its entries if need be.
    ///
    /// # Panics
    /// If a key stands in it twice.
    fn finish_map(self) {
        let Writer { paper, entries, sorted, .. } = self.writer;
        let own = &mut entries[self.first_entry..];
        if !are_sorted(paper.written(), own) {
            let start = own[0].key.start;
            sort(paper.written(), own, sorted);
            paper.truncate(start);
            paper.push_all(sorted);
        }
        entries.truncate(self.first_entry);
        self.finish();
    }
}

/// What is open is written to item by item, or field by field.
macro_rules! open_as {
    ($($part:ident: $method:ident by $inner:ident($($name:ident: $of:ty)?);)+) => {$(
        impl ser::$part for Open<'_> {
            type Ok = ();
            type Error = Error;

            #[inline(always)]
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

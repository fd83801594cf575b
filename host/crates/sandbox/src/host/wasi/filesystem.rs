//! `wasi:filesystem`: there are no directories, hence no files.
//!
//! A descriptor comes from a preopened directory or from another descriptor. There is no preopened directory, and
//! [`Never`] has no value, so that the functions below can't be reached with one: the compiler checks that.

use wasmtime::component::Resource;

use crate::bindings::wasi::filesystem::{preopens, types};
use crate::host::resources::{ClosedInput, LogOutput, Never};
use crate::state::State;

use types::{
    Advice, DescriptorFlags, DescriptorStat, DescriptorType, DirectoryEntry, ErrorCode, MetadataHashValue,
    NewTimestamp, OpenFlags, PathFlags,
};

type Outcome<T> = wasmtime::Result<Result<T, ErrorCode>>;

impl preopens::Host for State {
    fn get_directories(&mut self) -> wasmtime::Result<Vec<(Resource<Never>, String)>> {
        self.accounting.begin(0)?;
        Ok(Vec::new())
    }
}

impl types::Host for State {
    fn filesystem_error_code(&mut self, error: Resource<Never>) -> wasmtime::Result<Option<ErrorCode>> {
        self.none(&error)
    }
}

impl State {
    /// Answers for a thing that doesn't exist.
    fn none<T>(&mut self, handle: &Resource<Never>) -> wasmtime::Result<T> {
        match *self.resources.get(handle)? {}
    }
}

impl types::HostDirectoryEntryStream for State {
    fn read_directory_entry(&mut self, it: Resource<Never>) -> Outcome<Option<DirectoryEntry>> {
        self.none(&it)
    }

    fn drop(&mut self, it: Resource<Never>) -> wasmtime::Result<()> {
        match self.resources.delete(it)? {}
    }
}

macro_rules! descriptor_functions {
    ($($name:ident($($argument:ty),*) -> $result:ty;)*) => {
        impl types::HostDescriptor for State {
            $(descriptor_functions!(@one $name, $result, $($argument),*);)*

            fn drop(&mut self, it: Resource<Never>) -> wasmtime::Result<()> {
                match self.resources.delete(it)? {}
            }
        }
    };
    (@one $name:ident, $result:ty, ) => {
        fn $name(&mut self, it: Resource<Never>) -> $result { self.none(&it) }
    };
    (@one $name:ident, $result:ty, $a:ty) => {
        fn $name(&mut self, it: Resource<Never>, _: $a) -> $result { self.none(&it) }
    };
    (@one $name:ident, $result:ty, $a:ty, $b:ty) => {
        fn $name(&mut self, it: Resource<Never>, _: $a, _: $b) -> $result { self.none(&it) }
    };
    (@one $name:ident, $result:ty, $a:ty, $b:ty, $c:ty) => {
        fn $name(&mut self, it: Resource<Never>, _: $a, _: $b, _: $c) -> $result { self.none(&it) }
    };
    (@one $name:ident, $result:ty, $a:ty, $b:ty, $c:ty, $d:ty) => {
        fn $name(&mut self, it: Resource<Never>, _: $a, _: $b, _: $c, _: $d) -> $result { self.none(&it) }
    };
}

descriptor_functions! {
    read_via_stream(u64) -> Outcome<Resource<ClosedInput>>;
    write_via_stream(u64) -> Outcome<Resource<LogOutput>>;
    append_via_stream() -> Outcome<Resource<LogOutput>>;
    advise(u64, u64, Advice) -> Outcome<()>;
    sync_data() -> Outcome<()>;
    get_flags() -> Outcome<DescriptorFlags>;
    get_type() -> Outcome<DescriptorType>;
    set_size(u64) -> Outcome<()>;
    set_times(NewTimestamp, NewTimestamp) -> Outcome<()>;
    read(u64, u64) -> Outcome<(Vec<u8>, bool)>;
    write(Vec<u8>, u64) -> Outcome<u64>;
    read_directory() -> Outcome<Resource<Never>>;
    sync() -> Outcome<()>;
    create_directory_at(String) -> Outcome<()>;
    stat() -> Outcome<DescriptorStat>;
    stat_at(PathFlags, String) -> Outcome<DescriptorStat>;
    set_times_at(PathFlags, String, NewTimestamp, NewTimestamp) -> Outcome<()>;
    link_at(PathFlags, String, Resource<Never>, String) -> Outcome<()>;
    open_at(PathFlags, String, OpenFlags, DescriptorFlags) -> Outcome<Resource<Never>>;
    readlink_at(String) -> Outcome<String>;
    remove_directory_at(String) -> Outcome<()>;
    rename_at(String, Resource<Never>, String) -> Outcome<()>;
    symlink_at(String, String) -> Outcome<()>;
    unlink_file_at(String) -> Outcome<()>;
    is_same_object(Resource<Never>) -> wasmtime::Result<bool>;
    metadata_hash() -> Outcome<MetadataHashValue>;
    metadata_hash_at(PathFlags, String) -> Outcome<MetadataHashValue>;
}

//! The gate: how large each part of a component may be, before it is compiled.
//!
//! Compiling is the one thing that a component costs before its fuel counts, and small files can cost much: 3.6 MB of
//! empty functions are a minute and 2.8 GB. The table fits every language that was measured, CPython with most room.

use serde::Serialize;

/// Version of the table. Compiled components that passed another one are compiled again.
pub const GATE_VERSION: u32 = 2;

/// Core instances that a component makes. CPython makes 97, of its 38 modules and the contract's interfaces.
pub(crate) const CORE_INSTANCES_MAX: u32 = 128;

/// Memories of a component. QuickJS has 3.
pub(crate) const MEMORIES_MAX: u32 = 4;

/// Tables of a component. CPython has up to 16.
pub(crate) const TABLES_MAX: u32 = 16;

/// What is counted, over a component and all that it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// Core modules. CPython has 38.
    CoreModules,
    /// Core instances.
    CoreInstances,
    /// Components within the component.
    Components,
    /// Depth to which components hold components.
    Depth,
    /// Functions of all modules. CPython has 13,496.
    Functions,
    /// Bytes of the largest function body. CPython has one of 426,843.
    BodyBytes,
    /// Types of all modules and components.
    Types,
    /// Bytes of all data segments. CPython has 11 MB.
    DataBytes,
    /// Data and element segments. SpiderMonkey has 10,001.
    Segments,
    /// Memories.
    Memories,
    /// Pages of 64 KiB with which the memories begin, all together. CPython has 197.
    InitialPages,
    /// Tables.
    Tables,
    /// Elements with which the tables begin, all together. SpiderMonkey has 7,693.
    TableElements,
    /// Globals of all modules.
    Globals,
    /// Imports of the component. The contract and WASI are 26.
    Imports,
    /// Exports of the component.
    Exports,
    /// Bytes of sections that no one runs: names, debug information, notes.
    CustomBytes,
}

impl Quantity {
    /// Returns how much there may be.
    #[must_use]
    pub const fn max(self) -> u64 {
        match self {
            Self::CoreModules | Self::Components | Self::Imports | Self::Exports => 64,
            Self::CoreInstances => CORE_INSTANCES_MAX as u64,
            Self::Depth => 4,
            Self::Functions | Self::Types => 20_000,
            Self::BodyBytes => 512 << 10,
            Self::DataBytes => 16 << 20,
            Self::Segments => 20_000,
            Self::Globals => 10_000,
            Self::Memories => MEMORIES_MAX as u64,
            Self::InitialPages => 4_096,
            Self::Tables => TABLES_MAX as u64,
            // As much as the limits of a run may allow.
            Self::TableElements => 10_000_000,
            Self::CustomBytes => 4 << 20,
        }
    }

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::CoreModules => "core modules",
            Self::CoreInstances => "core instances",
            Self::Components => "components within components",
            Self::Depth => "levels of components within components",
            Self::Functions => "functions",
            Self::BodyBytes => "bytes in a function",
            Self::Types => "types",
            Self::DataBytes => "bytes of data",
            Self::Segments => "data and element segments",
            Self::Memories => "memories",
            Self::InitialPages => "initial memory pages",
            Self::Tables => "tables",
            Self::TableElements => "initial table elements",
            Self::Globals => "globals",
            Self::Imports => "imports",
            Self::Exports => "exports",
            Self::CustomBytes => "bytes of custom sections",
        }
    }
}

/// Too much of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Excess {
    pub(crate) quantity: Quantity,
    pub(crate) found: u64,
}

/// Counts of one component so far.
#[derive(Debug, Default)]
pub(crate) struct Counts([u64; 17]);

impl Counts {
    /// Adds to a count, unless that is too much.
    pub(crate) fn add(&mut self, quantity: Quantity, more: u64) -> Result<(), Excess> {
        let count = &mut self.0[quantity as usize];
        *count = count.saturating_add(more);
        if *count > quantity.max() { Err(Excess { quantity, found: *count }) } else { Ok(()) }
    }

    /// Returns a count.
    pub(crate) const fn get(&self, quantity: Quantity) -> u64 {
        self.0[quantity as usize]
    }

    /// Checks one thing by itself: a depth, or the size of a body.
    pub(crate) const fn check(quantity: Quantity, found: u64) -> Result<(), Excess> {
        if found > quantity.max() { Err(Excess { quantity, found }) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_pass_at_their_maximum_and_no_further() {
        let mut counts = Counts::default();
        assert_eq!(counts.add(Quantity::Memories, 3), Ok(()));
        assert_eq!(
            counts.add(Quantity::CustomBytes, u64::MAX),
            Err(Excess { quantity: Quantity::CustomBytes, found: u64::MAX })
        );
        assert_eq!(counts.add(Quantity::Memories, 1), Ok(()));
        assert_eq!(counts.add(Quantity::Memories, 1), Err(Excess { quantity: Quantity::Memories, found: 5 }));
    }
}

//! Admission: what is checked of a component before one instruction of it is compiled.

use belljar_exam::Sha256Hex;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use wasmparser::{ComponentTypeRef, Encoding, Parser, Payload, Validator};
use wasmtime::Engine;

use crate::engine::FEATURES;
use crate::gate::{Counts, Excess, Quantity};
use crate::language::{Language, Traces};
use crate::limits::Limits;
use crate::world::{CONTRACT, Standing, World};

/// Names that are listed; a component with more isn't admitted anyway.
const NAMES_LISTED_MAX: usize = 64;

/// Exports that an agent has.
const EXPORTS: [&str; 2] = ["ingest", "respond"];

/// What a component is, and whether it is admitted.
#[derive(Debug, Serialize)]
pub struct Inspection {
    /// Size in bytes.
    pub bytes: u64,
    /// Names of its exports, in order. What isn't printable is escaped.
    pub exports: Vec<String>,
    /// Names of its imports, in order. What isn't printable is escaped.
    pub imports: Vec<String>,
    /// The likeliest language.
    pub language: Language,
    /// SHA-256 of the file.
    pub sha256: Sha256Hex,
    /// Whether it is admitted, or why not.
    #[serde(serialize_with = "serialize_verdict")]
    pub verdict: Result<(), Refusal>,
    /// Whether it imports anything of WASI.
    pub wasi: bool,
}

/// Why a component isn't admitted. [`Refusal::hint`] says what its author can do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Refusal {
    /// The file is too large.
    #[error("the component has {found} bytes; at most {max} are allowed")]
    TooLarge {
        /// Its size.
        found: u64,
        /// The limit.
        max: u64,
    },
    /// It isn't WebAssembly.
    #[error("the file isn't WebAssembly")]
    NotWasm {
        /// What it looks like.
        looks_like: Option<&'static str>,
    },
    /// It is compiled already. Compiled code is never taken from outside.
    #[error("the file is a component that is compiled already")]
    Precompiled,
    /// It is a core module.
    #[error("the file is a core module, not a component")]
    CoreModule {
        /// The likeliest language.
        language: Language,
    },
    /// It breaks the rules of WebAssembly, uses a feature that is switched off here, or is cut off.
    #[error("the component is invalid: {detail}")]
    Invalid {
        /// What is wrong, in the validator's words.
        detail: String,
    },
    /// A part of it is too large to be compiled safely.
    #[error("the component has {found} {}; at most {max} are allowed", quantity.name())]
    OverGate {
        /// Of what there is too much.
        quantity: Quantity,
        /// How much was found before the search was given up.
        found: u64,
        /// How much there may be.
        max: u64,
    },
    /// It imports what isn't offered.
    #[error("the component imports `{import}`, which isn't offered here")]
    ForbiddenImport {
        /// The first such import.
        import: String,
        /// The likeliest language.
        language: Language,
    },
    /// It was built against another version of the contract.
    #[error("the component imports `{import}`; this build offers {CONTRACT}")]
    OtherContract {
        /// The first such import.
        import: String,
    },
    /// It doesn't export what an agent must.
    #[error("the component doesn't export `{export}`")]
    MissingExport {
        /// The first that is missing.
        export: &'static str,
    },
    /// An import or export has another type than the contract says.
    #[error("the component's types don't fit the contract: {detail}")]
    WrongType {
        /// What doesn't fit, in the validator's words.
        detail: String,
    },
}

/// Inspects a component under the default limits.
#[must_use]
pub fn inspect(bytes: &[u8]) -> Inspection {
    inspect_under(bytes, &Limits::default())
}

/// Inspects a component.
#[must_use]
pub fn inspect_under(bytes: &[u8], limits: &Limits) -> Inspection {
    let mut outline = Outline::default();
    let verdict = check(bytes, limits, &mut outline);
    Inspection {
        bytes: bytes.len() as u64,
        wasi: outline.imports.iter().any(|import| import.starts_with("wasi:")),
        exports: outline.exports.iter().map(|name| printable(name)).collect(),
        imports: outline.imports.iter().map(|name| printable(name)).collect(),
        language: outline.traces.language(),
        sha256: Sha256Hex::of(&[bytes]),
        verdict,
    }
}

/// Admits a component and returns its digest.
pub(crate) fn admit(bytes: &[u8], limits: &Limits) -> Result<Sha256Hex, Refusal> {
    check(bytes, limits, &mut Outline::default())?;
    Ok(Sha256Hex::of(&[bytes]))
}

/// Bytes of a page of linear memory.
const PAGE_BYTES: u64 = 64 << 10;

/// What one pass over a component finds out.
#[derive(Default)]
struct Outline {
    counts: Counts,
    exports: Vec<String>,
    imports: Vec<String>,
    traces: Traces,
}

fn check(bytes: &[u8], limits: &Limits, outline: &mut Outline) -> Result<(), Refusal> {
    let (found, max) = (bytes.len() as u64, limits.component_bytes_max);
    if found > max {
        return Err(Refusal::TooLarge { found, max });
    }
    if Engine::detect_precompiled(bytes).is_some() {
        return Err(Refusal::Precompiled);
    }
    if !bytes.starts_with(b"\0asm") {
        return Err(Refusal::NotWasm { looks_like: looks_like(bytes) });
    }
    let core = !Parser::is_component(bytes);
    let outlined = outline.read(bytes);
    if core {
        return Err(Refusal::CoreModule { language: outline.traces.language() });
    }
    outlined?;
    for (quantity, max) in [
        (Quantity::InitialPages, limits.linear_memory_bytes_max / PAGE_BYTES),
        (Quantity::TableElements, limits.table_elements_max),
    ] {
        let found = outline.counts.get(quantity);
        if found > max {
            return Err(Refusal::OverGate { quantity, found, max });
        }
    }
    let world = World::get();
    for import in &outline.imports {
        let language = outline.traces.language();
        match world.standing(import) {
            Standing::Offered => {}
            Standing::OtherContract => return Err(Refusal::OtherContract { import: printable(import) }),
            Standing::Unknown => return Err(Refusal::ForbiddenImport { import: printable(import), language }),
        }
    }
    if let Some(export) = EXPORTS.into_iter().find(|export| !outline.exports.iter().any(|name| name == export)) {
        return Err(Refusal::MissingExport { export });
    }
    Validator::new_with_features(FEATURES).validate_all(bytes).map_err(invalid)?;
    world.check_types(&outline.imports, bytes).map_err(|detail| Refusal::WrongType { detail: printable(&detail) })
}

impl Outline {
    /// Reads a component in one pass and holds it against the gate.
    fn read(&mut self, bytes: &[u8]) -> Result<(), Refusal> {
        let mut depth = 0_u64;
        let mut parser = Parser::new(0);
        parser.set_features(wasmparser::WasmFeatures::all());
        for payload in parser.parse_all(bytes) {
            let payload = payload.map_err(invalid)?;
            match &payload {
                Payload::Version { encoding, .. } => {
                    depth += 1;
                    // The outermost component is level 1.
                    match encoding {
                        Encoding::Module => self.counts.add(Quantity::CoreModules, 1)?,
                        Encoding::Component => {
                            self.counts.add(Quantity::Components, 1)?;
                            Counts::check(Quantity::Depth, depth)?;
                        }
                    }
                }
                Payload::End(_) => depth = depth.saturating_sub(1),
                Payload::CustomSection(section) => {
                    self.counts.add(Quantity::CustomBytes, section.data().len() as u64)?;
                    if section.name() == "producers" {
                        self.traces.read_producers(section.data(), section.data_offset());
                    }
                }
                _ => self.read_section(&payload, depth)?,
            }
        }
        Ok(())
    }

    fn read_section(&mut self, payload: &Payload<'_>, depth: u64) -> Result<(), Refusal> {
        let counts = &mut self.counts;
        match payload {
            Payload::TypeSection(section) => counts.add(Quantity::Types, section.count().into())?,
            Payload::CoreTypeSection(section) => counts.add(Quantity::Types, section.count().into())?,
            Payload::ComponentTypeSection(section) => counts.add(Quantity::Types, section.count().into())?,
            Payload::InstanceSection(section) => counts.add(Quantity::CoreInstances, section.count().into())?,
            Payload::FunctionSection(section) => counts.add(Quantity::Functions, section.count().into())?,
            Payload::TableSection(section) => {
                counts.add(Quantity::Tables, section.count().into())?;
                for table in section.clone() {
                    counts.add(Quantity::TableElements, table.map_err(invalid)?.ty.initial)?;
                }
            }
            Payload::GlobalSection(section) => counts.add(Quantity::Globals, section.count().into())?,
            Payload::ElementSection(section) => counts.add(Quantity::Segments, section.count().into())?,
            Payload::MemorySection(section) => {
                counts.add(Quantity::Memories, section.count().into())?;
                for memory in section.clone() {
                    counts.add(Quantity::InitialPages, memory.map_err(invalid)?.initial)?;
                }
            }
            Payload::DataSection(section) => {
                counts.add(Quantity::Segments, section.count().into())?;
                for data in section.clone() {
                    let data = data.map_err(invalid)?.data;
                    counts.add(Quantity::DataBytes, data.len() as u64)?;
                    self.traces.read_data(data);
                }
            }
            Payload::CodeSectionEntry(body) => {
                let range = body.range();
                Counts::check(Quantity::BodyBytes, (range.end - range.start) as u64)?;
            }
            Payload::ComponentImportSection(section) if depth == 1 => {
                for import in section.clone().into_iter().take(NAMES_LISTED_MAX) {
                    let import = import.map_err(invalid)?;
                    // A type by itself gives no ability: the world names those of its exports so.
                    if !matches!(import.ty, ComponentTypeRef::Type(_)) {
                        self.imports.push(import.name.name.to_owned());
                    }
                }
                counts.add(Quantity::Imports, section.count().into())?;
            }
            Payload::ComponentExportSection(section) if depth == 1 => {
                for export in section.clone().into_iter().take(NAMES_LISTED_MAX) {
                    self.exports.push(export.map_err(invalid)?.name.name.to_owned());
                }
                counts.add(Quantity::Exports, section.count().into())?;
            }
            _ => {}
        }
        Ok(())
    }
}

impl From<Excess> for Refusal {
    fn from(excess: Excess) -> Self {
        let Excess { quantity, found } = excess;
        Self::OverGate { quantity, found, max: quantity.max() }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over")]
fn invalid(error: wasmparser::BinaryReaderError) -> Refusal {
    Refusal::Invalid { detail: printable(&format!("{} (at offset {:#x})", error.message(), error.offset())) }
}

fn looks_like(bytes: &[u8]) -> Option<&'static str> {
    let text = bytes.trim_ascii_start();
    if bytes.is_empty() {
        Some("an empty file")
    } else if text.starts_with(b"(component") || text.starts_with(b"(module") || text.starts_with(b";;") {
        Some("WebAssembly text")
    } else if bytes.starts_with(b"\x7fELF") || bytes.starts_with(b"\xcf\xfa\xed\xfe") || bytes.starts_with(b"MZ") {
        Some("a native program")
    } else if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\x1f\x8b") {
        Some("an archive")
    } else {
        None
    }
}

/// Escapes what isn't printable ASCII and cuts what is long: names come from the submission.
fn printable(text: &str) -> String {
    let mut shown: String = text.chars().take(400).flat_map(printable_char).collect();
    if text.chars().nth(400).is_some() {
        shown.push_str("...");
    }
    shown
}

fn printable_char(character: char) -> impl Iterator<Item = char> {
    let plain = character == ' ' || character.is_ascii_graphic();
    let escaped = (!plain).then(|| character.escape_default());
    plain.then_some(character).into_iter().chain(escaped.into_iter().flatten())
}

fn serialize_verdict<S: Serializer>(verdict: &Result<(), Refusal>, serializer: S) -> Result<S::Ok, S::Error> {
    let mut fields = serializer.serialize_struct("Verdict", 4)?;
    fields.serialize_field("admitted", &verdict.is_ok())?;
    if let Err(refusal) = verdict {
        fields.serialize_field("refusal", refusal)?;
        fields.serialize_field("message", &refusal.to_string())?;
        fields.serialize_field("hint", &refusal.hint())?;
    }
    fields.end()
}

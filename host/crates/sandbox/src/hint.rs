//! What the author of a refused component can do, by language.

use crate::admission::Refusal;
use crate::gate::Quantity;
use crate::language::Language;

impl Refusal {
    /// Says what to do, as a sentence without a full stop.
    #[must_use]
    pub fn hint(&self) -> String {
        match self {
            Self::TooLarge { .. } => "strip debug information, for example with `wasm-tools strip -a`".to_owned(),
            Self::NotWasm { looks_like: Some("WebAssembly text") } => {
                "translate it first: `wasm-tools parse agent.wat -o agent.wasm`".to_owned()
            }
            Self::NotWasm { looks_like: Some(what) } => format!("this looks like {what}; give a WebAssembly component"),
            Self::NotWasm { looks_like: None } => {
                "give a WebAssembly component, a file that usually ends in `.wasm`".to_owned()
            }
            Self::Precompiled => "give the `.wasm` file that it was compiled from".to_owned(),
            Self::CoreModule { language } => core_module(*language).to_owned(),
            Self::Invalid { detail } => invalid(detail).to_owned(),
            Self::OverGate { quantity, .. } => over_gate(*quantity).to_owned(),
            Self::ForbiddenImport { import, language } => forbidden_import(import, *language),
            Self::OtherContract { .. } => {
                "build it against the WIT of this release; `belljar new` and the folder `wit/` have it".to_owned()
            }
            Self::MissingExport { .. } => {
                "build it for the world `belljar:agent/agent`; in Rust, end the crate with `belljar_guest::export!`"
                    .to_owned()
            }
            Self::WrongType { .. } => {
                "build it against the WIT of this release, unchanged, and generate its bindings anew".to_owned()
            }
        }
    }
}

fn core_module(language: Language) -> &'static str {
    match language {
        Language::Rust => "build with `--target wasm32-wasip2`, whose output is a component",
        Language::Go => "build with `tinygo build -target=wasip2` and this release's WIT",
        Language::Python | Language::JavaScript | Language::C | Language::Unknown => {
            "make a component of it: `wasm-tools component embed` with this release's WIT, then `wasm-tools component new`"
        }
    }
}

fn invalid(detail: &str) -> &'static str {
    if detail.contains("unexpected end") || detail.contains("unexpected-eof") {
        "the file seems to be cut off; copy it again"
    } else if ["enabled", "disabled", "feature", "gc types", "proposal", "requires the", "references required"]
        .iter()
        .any(|word| detail.contains(word))
    {
        "threads, SIMD, tail calls, 64-bit memory, garbage collection, exceptions and async functions are switched off \
         here; build without them"
    } else {
        "check it with `wasm-tools validate`, and build it anew with current tools"
    }
}

fn over_gate(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::CustomBytes => "strip names and debug information, for example with `wasm-tools strip -a`",
        Quantity::Functions | Quantity::BodyBytes | Quantity::Types => {
            "build optimised for size, with link-time optimisation, and leave out what the agent doesn't need"
        }
        Quantity::DataBytes | Quantity::Segments => {
            "carry less data in the component; a file for `--config` may hold 8 MiB"
        }
        Quantity::TableElements => "let tables begin small and grow when that is needed",
        Quantity::InitialPages => "let memory begin small and grow when it is needed; link without `--initial-memory`",
        Quantity::Imports | Quantity::Exports => "build it for the world `belljar:agent/agent`, and for nothing else",
        _ => "compose fewer components into one",
    }
}

fn forbidden_import(import: &str, language: Language) -> String {
    let cure = match language {
        Language::Python => "componentize with `componentize-py ... componentize --stub-wasi`",
        Language::JavaScript => {
            "componentize with `disableFeatures: ['stdio', 'random', 'clocks', 'http', 'fetch-event']`"
        }
        Language::Rust if import.starts_with("wasi:sockets") => {
            "something in the crate uses `std::net`; find it with `cargo tree` and leave that feature out"
        }
        Language::Rust => "build with `--target wasm32-wasip2` and no crate that brings imports of its own",
        Language::Go => "build with `tinygo build -target=wasip2` and without the packages `net` and `net/http`",
        Language::C => "link only what the agent calls; wasi-libc brings sockets when they are used",
        Language::Unknown => "build it without that import",
    };
    let offered = if import.starts_with("wasi:") && import.contains("@0.2.") {
        "of WASI 0.2, `cli`, `io`, `clocks`, `random` and `filesystem` are offered"
    } else if import.starts_with("wasi:") {
        "WASI 0.2 is offered, no other version of it"
    } else {
        "an agent may import the interfaces of belljar:agent and a part of WASI 0.2"
    };
    format!("{cure}; {offered}")
}

//! What is admitted, what isn't, and what its author is told.

use belljar_sandbox::{Inspection, Language, Limits, Quantity, Refusal, inspect, inspect_under};

use crate::support::{SUBMIT_HELLO, guest, load, respond};

fn refusal(bytes: &[u8]) -> Refusal {
    inspect(bytes).verdict.expect_err("it must be refused")
}

/// Assembles a component from text.
fn assembled(text: &str) -> Vec<u8> {
    wat::parse_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn an_agent_is_admitted_and_listed() {
    let Inspection { exports, imports, verdict, wasi, bytes, .. } = inspect(&guest("", SUBMIT_HELLO));
    assert_eq!(verdict, Ok(()));
    assert_eq!(exports, ["ingest", "respond"]);
    // The interface of shared types gives no ability, yet it is an import.
    assert_eq!(imports, ["belljar:agent/types@0.1.0", "belljar:agent/answers@0.1.0"]);
    assert!(!wasi && bytes > 100);
    let inspection = inspect(&guest("", "(call $exit (i32.const 0))"));
    assert!(inspection.verdict.is_ok() && inspection.wasi);
    let json = serde_json::to_value(&inspection).unwrap();
    assert_eq!(json["verdict"]["admitted"], true);
    assert_eq!(json["language"], "unknown");
}

#[test]
fn another_patch_release_of_wasi_fits_and_another_minor_one_does_not() {
    let of = |version: &str| {
        assert_eq!(version.len(), "0.2.12".len(), "offsets must stay");
        let text = guest("", "(call $exit (i32.const 0))");
        let at: Vec<usize> = text.windows(7).enumerate().filter(|(_, it)| it == b"@0.2.12").map(|(at, _)| at).collect();
        let mut text = text;
        for at in at {
            text[at + 1..at + 7].copy_from_slice(version.as_bytes());
        }
        text
    };
    assert_eq!(respond(&load(&of("0.2.99"), Limits::default())).outcome.name(), "failed");
    assert_eq!(inspect(&of("0.2.10")).verdict, Ok(()));
    let refusal = refusal(&of("0.3.12"));
    assert!(matches!(&refusal, Refusal::ForbiddenImport { import, .. } if import == "wasi:cli/exit@0.3.12"));
    assert!(refusal.hint().contains("WASI 0.2 is offered"), "{}", refusal.hint());
}

#[test]
fn what_is_no_component_is_told_what_it_is() {
    for (bytes, looks_like) in [
        (&b""[..], Some("an empty file")),
        (b"  (component)", Some("WebAssembly text")),
        (b"\x7fELF rest of a program", Some("a native program")),
        (b"PK\x03\x04", Some("an archive")),
        (b"hello", None),
    ] {
        assert_eq!(refusal(bytes), Refusal::NotWasm { looks_like });
    }
    let module = assembled(r#"(module (@producers (language "Rust" "1.95")))"#);
    assert_eq!(refusal(&module), Refusal::CoreModule { language: Language::Rust });
    assert!(refusal(&module).hint().contains("wasm32-wasip2"));
}

#[test]
fn a_damaged_component_is_invalid_and_nothing_worse() {
    let whole = guest("", SUBMIT_HELLO);
    let cut = refusal(&whole[..whole.len() - 10]);
    assert!(matches!(cut, Refusal::Invalid { .. }), "{cut:?}");
    assert!(cut.hint().contains("cut off"), "{cut:?}: {}", cut.hint());
    // Every byte flipped in turn: refused or admitted, never a panic, and what is admitted still ends in an outcome.
    for at in 0..whole.len() {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x55;
        let _ = inspect(&damaged).verdict;
    }
}

#[test]
fn sizes_above_the_limit_are_refused_before_anything_is_read() {
    let limits = Limits { component_bytes_max: 1_024, ..Limits::default() };
    assert_eq!(inspect_under(&[0; 1_025], &limits).verdict, Err(Refusal::TooLarge { found: 1_025, max: 1_024 }));
    assert!(matches!(inspect_under(&[0; 1_024], &limits).verdict, Err(Refusal::NotWasm { .. })));
}

#[test]
fn imports_beyond_the_offer_are_named_with_a_cure_for_the_language() {
    let of = |import: &str, language: &str| {
        refusal(&assembled(&format!(
            "(component (import \"{import}\" (instance)) (core module (@producers (processed-by \"{language}\" \"1\"))))"
        )))
    };
    for (language, cure) in [
        ("componentize-py", "--stub-wasi"),
        ("ComponentizeJS", "disableFeatures"),
        ("Rust", "std::net"),
        ("TinyGo", "tinygo"),
        ("another", "without that import"),
    ] {
        let refusal = of("wasi:sockets/tcp@0.2.0", language);
        assert!(matches!(&refusal, Refusal::ForbiddenImport { import, .. } if import == "wasi:sockets/tcp@0.2.0"));
        assert!(refusal.hint().contains(cure), "{language}: {}", refusal.hint());
    }
    let refusal = of("belljar:agent/memory@0.2.0", "Rust");
    assert_eq!(refusal, Refusal::OtherContract { import: "belljar:agent/memory@0.2.0".to_owned() });
    assert!(refusal.to_string().contains("belljar:agent@0.1.0"));
}

#[test]
fn exports_must_be_there_and_have_the_right_type() {
    assert_eq!(refusal(&assembled("(component)")), Refusal::MissingExport { export: "ingest" });
    let lifted = |exports: &str| {
        assembled(&format!(
            "(component (core module $m (func (export \"f\"))) (core instance $i (instantiate $m))
               (func $f (canon lift (core func $i \"f\"))) {exports})"
        ))
    };
    let one = lifted("(export \"ingest\" (func $f))");
    assert_eq!(refusal(&one), Refusal::MissingExport { export: "respond" });
    let both = lifted("(export \"ingest\" (func $f)) (export \"respond\" (func $f))");
    let refusal = refusal(&both);
    assert!(matches!(&refusal, Refusal::WrongType { detail } if detail.contains("ingest")), "{refusal:?}");
}

#[test]
fn features_that_are_off_are_refused_with_their_name() {
    for module in [
        "(module (memory i64 1))",
        "(module (func (drop (v128.const i64x2 0 0))))",
        "(module (memory 1 1 shared))",
        "(module (func $f (return_call $f)))",
        "(module (tag))",
        "(module (type (struct)))",
        "(module (func (param externref)))",
        "(module (type $plain (func)) (func (param (ref $plain)) (call_ref $plain (local.get 0))))",
        "(module (type $plain (func)) (type (cont $plain)))",
        "(module (memory 1 (pagesize 1)))",
    ] {
        let exports = "(core instance $i (instantiate $m)) (func $f (canon lift (core func $i \"f\")))";
        let module = module.replacen("(module", "(core module $m (func (export \"f\"))", 1);
        let component = assembled(&format!(
            "(component {module} {exports} (export \"ingest\" (func $f)) (export \"respond\" (func $f)))"
        ));
        let refusal = refusal(&component);
        assert!(matches!(refusal, Refusal::Invalid { .. }), "{module}: {refusal:?}");
        assert!(refusal.hint().contains("switched off"), "{module}: {refusal:?}");
    }
}

#[test]
fn the_gate_stops_what_would_be_dear_to_compile() {
    let body = |bytes: usize| format!("(func {})", "nop ".repeat(bytes));
    for (quantity, inside) in [
        (Quantity::Functions, format!("(core module {})", "(func)".repeat(20_001))),
        (Quantity::Types, format!("(core module {})", "(type (func))(rec)".repeat(20_001).replace("(rec)", ""))),
        (Quantity::BodyBytes, format!("(core module {})", body((512 << 10) + 1))),
        (Quantity::CoreModules, "(core module)".repeat(65)),
        (Quantity::Memories, format!("(core module {})", "(memory 1)".repeat(5))),
        (Quantity::InitialPages, "(core module (memory 4097))".to_owned()),
        (Quantity::Tables, format!("(core module {})", "(table 1 funcref)".repeat(17))),
        (Quantity::Globals, format!("(core module {})", "(global i32 (i32.const 0))".repeat(10_001))),
        (Quantity::Segments, format!("(core module (memory 1) {})", "(data \"\")".repeat(20_001))),
        (Quantity::DataBytes, format!("(core module (memory 1) (data \"{}\"))", "x".repeat((16 << 20) + 1))),
        (Quantity::CustomBytes, format!("(@custom \"x\" \"{}\")", "x".repeat((4 << 20) + 1))),
        (Quantity::Components, "(component)".repeat(64)),
        (Quantity::Depth, "(component (component (component (component))))".to_owned()),
        (Quantity::Imports, (0..65).map(|at| format!("(import \"i{at}\" (func))")).collect()),
        (Quantity::CoreInstances, format!("(core module $m) {}", "(core instance (instantiate $m))".repeat(129))),
    ] {
        let refusal = refusal(&assembled(&format!("(component {inside})")));
        let Refusal::OverGate { quantity: found, max, .. } = &refusal else { panic!("{quantity:?}: {refusal:?}") };
        assert_eq!((*found, *max), (quantity, quantity.max()));
        assert!(!refusal.hint().is_empty());
    }
}

//! Small files that would be dear to compile, and some that are within the gate and must be cheap.

use std::borrow::Cow;
use std::fmt::Write as _;

use wasm_encoder::{
    CodeSection, Component, ComponentTypeSection, ComponentValType, ConstExpr, CustomSection, DataSection, Function,
    FunctionSection, Instruction, MemorySection, MemoryType, Module, ModuleSection, NestedComponentSection,
    PrimitiveValType, TypeSection,
};

use super::files::filled;
use crate::assemble::{act, parse, parts, siblings};

/// A component that holds one core module.
fn holding(module: &Module) -> Vec<u8> {
    let mut component = Component::new();
    component.section(&ModuleSection(module));
    component.finish()
}

fn types(count: u32) -> TypeSection {
    let mut types = TypeSection::new();
    for _ in 0..count {
        types.ty().function([], []);
    }
    types
}

/// A component with one module of so many functions, which have this body.
fn functions(count: u32, body: &[Instruction<'_>]) -> Vec<u8> {
    let (mut declared, mut code) = (FunctionSection::new(), CodeSection::new());
    for _ in 0..count {
        declared.function(0);
        let mut function = Function::new([]);
        for instruction in body {
            function.instruction(instruction);
        }
        code.function(function.instruction(&Instruction::End));
    }
    let mut module = Module::new();
    module.section(&types(1)).section(&declared).section(&code);
    holding(&module)
}

/// 100,000 empty functions.
pub(crate) fn hundred_thousand_functions() -> Vec<u8> {
    functions(100_000, &[])
}

/// A million empty functions.
pub(crate) fn million_functions() -> Vec<u8> {
    functions(1_000_000, &[])
}

/// One function of a megabyte.
pub(crate) fn enormous_function() -> Vec<u8> {
    functions(1, &vec![Instruction::Nop; 1 << 20])
}

/// One function of 250,000 blocks.
pub(crate) fn many_blocks() -> Vec<u8> {
    let block = [Instruction::Block(wasm_encoder::BlockType::Empty), Instruction::End];
    functions(1, &block.iter().cycle().take(500_000).cloned().collect::<Vec<_>>())
}

/// One module with 100,000 types.
pub(crate) fn hundred_thousand_types() -> Vec<u8> {
    let mut module = Module::new();
    module.section(&types(100_000));
    holding(&module)
}

/// 100,000 types of a component, each a list of the one before.
pub(crate) fn nested_types() -> Vec<u8> {
    let mut types = ComponentTypeSection::new();
    types.defined_type().primitive(PrimitiveValType::U8);
    for before in 0..99_999 {
        types.defined_type().list(ComponentValType::Type(before));
    }
    let mut component = Component::new();
    component.section(&types);
    component.finish()
}

/// An agent that does nothing and declares types, each made of the one before.
fn chain_of_types(count: u32, made: impl Fn(&str) -> String) -> Vec<u8> {
    let mut text = "(type $t0 (list u8))".to_owned();
    for at in 1..count {
        let _ = write!(text, "(type $t{at} {})", made(&format!("$t{}", at - 1)));
    }
    parts(&format!("{text} (core instance $agent (instantiate $plain))"))
}

/// Types to a depth of 1,000.
pub(crate) fn deep_types() -> Vec<u8> {
    chain_of_types(1_000, |before| format!("(list {before})"))
}

/// Pairs of pairs, 63 times.
pub(crate) fn doubling_types() -> Vec<u8> {
    chain_of_types(64, |before| format!("(tuple {before} {before})"))
}

/// Components within components, 200 deep.
pub(crate) fn nested_components() -> Vec<u8> {
    let mut component = Component::new();
    for _ in 1..200 {
        let mut around = Component::new();
        around.section(&NestedComponentSection(&component));
        component = around;
    }
    component.finish()
}

/// 1,000 components side by side.
pub(crate) fn many_components() -> Vec<u8> {
    parse(&format!("(component {})", "(component)".repeat(1_000)))
}

fn instances(count: usize) -> Vec<u8> {
    parse(&format!("(component (core module $one) {})", "(core instance (instantiate $one))".repeat(count)))
}

/// 901 instances of one module.
pub(crate) fn nine_hundred_instances() -> Vec<u8> {
    instances(901)
}

/// 5,000 instances of one module.
pub(crate) fn five_thousand_instances() -> Vec<u8> {
    instances(5_000)
}

/// A component with 5 MB of notes.
pub(crate) fn notes() -> Vec<u8> {
    let mut component = Component::new();
    component.section(&CustomSection { name: Cow::Borrowed("notes"), data: Cow::Owned(vec![b'x'; 5_000_000]) });
    component.finish()
}

/// A component with 300 MB of notes.
pub(crate) fn far_too_many_notes() -> Vec<u8> {
    filled(300_000_000)
}

/// A component with 20 MB of data.
pub(crate) fn much_data() -> Vec<u8> {
    let (mut memories, mut data) = (MemorySection::new(), DataSection::new());
    let memory = MemoryType { minimum: 400, maximum: None, memory64: false, shared: false, page_size_log2: None };
    memories.memory(memory);
    data.active(0, &ConstExpr::i32_const(0), vec![b'x'; 20_000_000]);
    let mut module = Module::new();
    module.section(&memories).section(&data);
    holding(&module)
}

/// A variant of so many cases, passed from one component to another within: the last of them.
fn variant(cases: usize) -> Vec<u8> {
    let mut names = String::new();
    for case in 0..cases {
        let _ = write!(names, "(case \"c{case}\" string)");
    }
    let last = cases - 1;
    siblings(&format!(
        "(component $taker
           (type $is (variant {names}))
           (export $kind \"kind\" (type $is))
           (core module $inside
             (memory (export \"memory\") 1)
             (func (export \"cabi_realloc\") (param i32 i32 i32 i32) (result i32) (i32.const 1024))
             (func (export \"take\") (param i32 i32 i32)))
           (core instance $inside (instantiate $inside))
           (func (export \"take\") (param \"it\" $kind)
             (canon lift (core func $inside \"take\") (memory (core memory $inside \"memory\"))
               (realloc (core func $inside \"cabi_realloc\")))))
         ;; The agent:
         (import \"taker\" (instance $taker
           (type $is (variant {names})) (export \"kind\" (type $kind (eq $is)))
           (export \"take\" (func (param \"it\" $kind)))))
         (core module $memory (memory (export \"memory\") 2))
         (core instance $memory (instantiate $memory))
         (core func $take (canon lower (func $taker \"take\") (memory (core memory $memory \"memory\"))))
         (core module $main
           (import \"taker\" \"take\" (func $take (param i32 i32 i32)))
           (import \"taker\" \"memory\" (memory 2))
           (export \"memory\" (memory 0))
           (func (export \"cabi_realloc\") (param i32 i32 i32 i32) (result i32) (i32.const 8192))
           (func $act (call $take (i32.const {last}) (i32.const 16) (i32.const 4)))
           (func (export \"ingest\") (param i32 i32 i32) (result i32) (call $act) (i32.const 0))
           (func (export \"respond\") (param i32 i32 i32 i32 i32 i32) (result i32) (call $act) (i32.const 0)))
         (core instance $agent (instantiate $main
           (with \"taker\" (instance (export \"take\" (func $take)) (export \"memory\" (memory $memory \"memory\"))))))"
    ))
}

/// 100,000 cases.
pub(crate) fn hundred_thousand_cases() -> Vec<u8> {
    variant(100_000)
}

/// 2,000 cases.
pub(crate) fn two_thousand_cases() -> Vec<u8> {
    variant(2_000)
}

/// A function in which a thousand values live from its beginning to its end, which is near.
pub(crate) fn long_live_ranges() -> Vec<u8> {
    live_ranges(1)
}

/// An agent that passes every gate and takes the compiler a minute or more: a function of 400 KB in which a thousand
/// values live from its beginning to its end. No count of parts tells it from an honest one, so that only a limit on
/// the compiler itself ends it. It isn't part of the suite, since it tests the wall around the compiler.
#[must_use]
pub fn compile_bomb() -> Vec<u8> {
    live_ranges(40)
}

/// A function in which a thousand values live from its beginning to its end, and are mixed in so many rounds.
fn live_ranges(rounds: usize) -> Vec<u8> {
    let mut body = String::new();
    for at in 0..1_000 {
        let _ = write!(body, "(local $v{at} i32)");
    }
    for at in 0..1_000 {
        let _ = write!(body, "(local.set $v{at} (i32.load (i32.const {})))", 4_096 + 4 * at);
    }
    for round in 1..=rounds {
        for at in 0..1_000 {
            let other = (at * 7 + round * 131) % 1_000;
            let _ = write!(body, "(local.set $v{at} (i32.add (local.get $v{at}) (local.get $v{other})))");
        }
    }
    for at in 0..1_000 {
        let _ = write!(body, "(i32.store (i32.const {}) (local.get $v{at}))", 20_000 + 4 * at);
    }
    act(&format!("(func $act {body} (call $say-hello))"))
}

/// 20,000 blocks in one another, and a branch that may leave any of them.
pub(crate) fn deep_blocks() -> Vec<u8> {
    let labels: String = (0..20_000).map(|at| format!("{at} ")).collect();
    let (open, close) = ("block ".repeat(20_000), "end ".repeat(20_000));
    act(&format!("(func $act {open} i32.const 19999 br_table {labels} {close} call $say-hello)"))
}

/// A memory of 1,000 pages with a byte in each.
pub(crate) fn sparse_data() -> Vec<u8> {
    let mut data = String::new();
    for page in 0..1_000 {
        let _ = write!(data, "(data (memory $sparse) (i32.const {}) \"x\")", page * 65_536 + 12_345);
    }
    act(&format!("(memory $sparse 1000) {data} (func $act (call $say-hello))"))
}

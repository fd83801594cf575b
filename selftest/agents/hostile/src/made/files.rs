//! Files that are no agent.

use crate::assemble::{act, parse};

/// A component that is well made: what is damaged, cut or disguised below.
fn sound() -> Vec<u8> {
    act("(func $act (call $say-hello))")
}

/// The header of a native program: ELF for 64 bits, little endian.
fn elf(system: u8, flags: u8) -> Vec<u8> {
    let mut bytes = vec![0; 64];
    // Magic number, 64 bits, little endian, version 1, the system that it is made for.
    bytes[..8].copy_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1, system]);
    // A program for x86-64, version 1.
    (bytes[16], bytes[18], bytes[20]) = (2, 62, 1);
    bytes[48] = flags;
    // Sizes of this header and of those that it could point at.
    (bytes[52], bytes[54], bytes[58]) = (64, 56, 64);
    bytes
}

/// A program for Linux.
pub(crate) fn native_program() -> Vec<u8> {
    elf(3, 0)
}

/// What the engine writes at the head of a component that it compiled: 200 is the system, 2 stands for a component.
pub(crate) fn compiled_component() -> Vec<u8> {
    elf(200, 2)
}

/// The head of a ZIP archive with a component after it.
pub(crate) fn archive() -> Vec<u8> {
    [&b"PK\x03\x04\x14\0\0\0\0\0agent.wasm"[..], &sound()].concat()
}

/// A component in text form.
pub(crate) fn text_form() -> Vec<u8> {
    b"(component (core module))".to_vec()
}

/// All but the last ten bytes of a component.
pub(crate) fn truncated() -> Vec<u8> {
    let mut bytes = sound();
    bytes.truncate(bytes.len() - 10);
    bytes
}

/// A component with 100 MiB in all, most of it notes.
pub(crate) fn hundred_megabytes() -> Vec<u8> {
    filled(100 << 20)
}

/// A component that its notes fill up to so many bytes. Zeros at the end cost no memory until they are read.
pub(crate) fn filled(bytes: usize) -> Vec<u8> {
    let head = b"\0asm\x0d\0\x01\0\0";
    let size = bytes - head.len() - 5;
    let mut all = vec![0; bytes];
    all[..head.len()].copy_from_slice(head);
    // The size as five groups of seven bits, all but the last marked.
    for group in 0..5 {
        let bits = u8::try_from((size >> (7 * group)) & 0x7f).unwrap_or_default();
        all[head.len() + group] = if group < 4 { bits | 0x80 } else { bits };
    }
    all
}

/// A component that imports five thousand functions.
pub(crate) fn five_thousand_imports() -> Vec<u8> {
    let imports: String = (0..5_000).map(|at| format!("(import \"i{at}\" (func))")).collect();
    parse(&format!("(component {imports})"))
}

/// A component that exports a name of a megabyte.
pub(crate) fn megabyte_of_name() -> Vec<u8> {
    let name = "n".repeat(1 << 20);
    parse(&format!("(component (component $inside) (export \"{name}\" (component $inside)))"))
}

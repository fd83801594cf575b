//! What is left of one call for the next: it must be nothing but what the memory store holds.

use std::sync::atomic::{AtomicU64, Ordering};

use belljar_guest::bindings::Request;
use belljar_guest::bindings::belljar::agent::memory;

use super::{Act, Deed};

pub(super) const ACTS: &[(&str, Act)] = &[
    ("keep-secret-in-static", keep_in_static),
    ("keep-secret-on-heap", keep_on_heap),
    ("leave-mark-for-other-questions", leave_mark),
    ("write-then-fail", write_then_fail),
];

/// Put together when it is needed, so that the component's own data doesn't hold it.
fn secret() -> Vec<u8> {
    let of = |at: u8| 0x5a ^ at.wrapping_mul(37);
    (0..32).map(of).collect()
}

fn keep_in_static(_: Option<&Request>) -> Deed {
    static SECRET: AtomicU64 = AtomicU64::new(0);
    let before = SECRET.swap(0xfeed_beef, Ordering::Relaxed);
    Deed::Says(format!("found {before}"))
}

/// Takes fresh memory, looks for the secret in it, and leaves it there many times over.
fn keep_on_heap(_: Option<&Request>) -> Deed {
    let secret = secret();
    let mut memory: Vec<u8> = Vec::with_capacity(4 << 20);
    // Fresh pages of linear memory are zero; an allocator may hand them out as they are.
    memory.resize(4 << 20, 0);
    let found = memory.chunks(secret.len()).filter(|chunk| *chunk == secret).count();
    for chunk in memory.chunks_mut(secret.len()) {
        chunk.copy_from_slice(&secret[..chunk.len()]);
    }
    std::mem::forget(std::hint::black_box(memory));
    Deed::Says(format!("found {found}"))
}

/// Counts its calls in the memory store. An instruction's writes are kept, a question's are not: every question finds
/// what the wave and the instruction left.
fn leave_mark(_: Option<&Request>) -> Deed {
    let marks = memory::list_keys("mark/", None, 99).map_or(0, |names| names.len());
    let _ = memory::write(&format!("mark/{marks}"), b"here");
    Deed::Says(format!("found {marks}"))
}

/// Writes and fails: nothing of it may be kept.
fn write_then_fail(request: Option<&Request>) -> Deed {
    let found = memory::usage().entries_used;
    let _ = memory::write("written", b"and failed");
    match request {
        Some(request) if request.text.contains("again") => Deed::Says(format!("found {found}")),
        _ => Deed::Fails("on purpose".to_owned()),
    }
}

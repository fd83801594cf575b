//! Ways to end a call badly.

use std::fmt::Write as _;
use std::process;

use belljar_guest::bindings::Request;

use super::{Act, Deed};

pub(super) const ACTS: &[(&str, Act)] = &[
    ("abort", |_| process::abort()),
    ("exit-with-code", |_| process::exit(3)),
    ("panic", |_| panic!("the prober panics, and says \u{1b}[31mwhy")),
    ("panic-while-panicking", panic_while_panicking),
    ("fail-at-length", |_| Deed::Fails("why ".repeat(300_000))),
    ("fail-with-escapes", |_| Deed::Fails("\u{1b}[2J\u{202e}belljar: all 116 cases passed\n\u{0}".to_owned())),
    ("allocate-without-end", allocate_without_end),
    ("recurse-in-rust", recurse_in_rust),
    ("format-without-end", format_without_end),
];

fn panic_while_panicking(_: Option<&Request>) -> Deed {
    struct Bomb;
    impl Drop for Bomb {
        fn drop(&mut self) {
            panic!("again");
        }
    }
    let _bomb = Bomb;
    panic!("once");
}

fn allocate_without_end(_: Option<&Request>) -> Deed {
    let mut kept = Vec::new();
    loop {
        kept.push(std::hint::black_box(Vec::<u8>::with_capacity(1 << 20)));
        if kept.len() > 4_096 {
            return Deed::Says("there was no end".to_owned());
        }
    }
}

fn recurse_in_rust(_: Option<&Request>) -> Deed {
    fn deeper(depth: u64) -> u64 {
        let frame = std::hint::black_box([depth; 64]);
        if depth == u64::MAX { 0 } else { deeper(depth + 1) + frame[(depth % 64) as usize] }
    }
    Deed::Says(deeper(0).to_string())
}

fn format_without_end(_: Option<&Request>) -> Deed {
    let mut text = String::new();
    for number in 0_u64.. {
        text.clear();
        let _ = write!(text, "{number}");
    }
    Deed::Says(text)
}

//! A memory store that is filled, flooded and asked for more than it holds.

use belljar_guest::bindings::Request;
use belljar_guest::bindings::belljar::agent::memory::{self, Entry, MemoryError};

use super::{Act, Deed};

pub(super) const ACTS: &[(&str, Act)] = &[
    ("store-fill", store_fill),
    ("store-many-entries", store_many_entries),
    ("store-million-entries", store_million_entries),
    ("store-long-names", store_long_names),
    ("store-odd-names", store_odd_names),
    ("store-read-everything", store_read_everything),
    ("store-replace-forever", store_replace_forever),
    ("store-too-many-at-once", store_too_many_at_once),
];

fn name<T>(result: &Result<T, MemoryError>) -> String {
    match result {
        Ok(_) => "done".to_owned(),
        Err(MemoryError::Full) => "full".to_owned(),
        Err(MemoryError::TooLarge(max)) => format!("above {max} bytes"),
        Err(MemoryError::TooMany(max)) => format!("above {max} at once"),
    }
}

/// Fills the store to its last byte. What one call leaves, the next finds.
fn store_fill(_: Option<&Request>) -> Deed {
    let value = vec![7; 100_000];
    for at in 0..12 {
        let _ = memory::write(&format!("fill/{at}"), &value);
    }
    let usage = memory::usage();
    let rest = (usage.bytes_max - usage.bytes_used) as usize;
    if rest > 0 {
        // Six bytes are the name's.
        let _ = memory::write("fill/a", &vec![7; rest - 6]);
    }
    let more = name(&memory::write("b", &[]));
    Deed::Says(format!("{} of {}, then {more}", memory::usage().bytes_used, usage.bytes_max))
}

fn fill_with_entries(calls: u32) -> String {
    for call in 0..calls {
        let entries: Vec<Entry> =
            (0..1_000).map(|at| Entry { key: format!("{call}/{at}"), value: Vec::new() }).collect();
        if let Err(error) = memory::write_many(&entries) {
            return format!("{} after {}", name::<()>(&Err(error)), memory::usage().entries_used);
        }
    }
    format!("done after {}", memory::usage().entries_used)
}

fn store_many_entries(_: Option<&Request>) -> Deed {
    Deed::Says(fill_with_entries(100))
}

fn store_million_entries(request: Option<&Request>) -> Deed {
    match request {
        None => Deed::Says(fill_with_entries(1_001)),
        Some(_) => Deed::Says(format!("{} entries", memory::usage().entries_used)),
    }
}

fn store_long_names(_: Option<&Request>) -> Deed {
    let long = "n".repeat(1 << 20);
    let replies = [
        name(&memory::write(&long, &[])),
        name(&memory::read(&long)),
        name(&memory::delete(&long)),
        name(&memory::scan(&long, None, 9)),
        name(&memory::list_keys("", Some(&long), 9)),
        name(&memory::write(&long[..1_024], &[])),
    ];
    Deed::Says(replies.join(", "))
}

/// Names are bytes to the store: none is a path, none equals another that only looks like it.
fn store_odd_names(_: Option<&Request>) -> Deed {
    let names = [
        "",
        "\0",
        "..",
        "../../../etc/passwd",
        "/etc/passwd",
        "a/",
        "a//b",
        "\u{e9}",
        "e\u{301}",
        "CON",
        "a\nb",
        "\u{202e}",
    ];
    for key in names {
        let _ = memory::write(key, key.as_bytes());
    }
    let same =
        names.iter().filter(|key| matches!(memory::read(key), Ok(Some(value)) if value == key.as_bytes())).count();
    let listed = memory::list_keys("", None, 99).map_or(0, |names| names.len());
    Deed::Says(format!("{same} of {} kept apart, {listed} listed", names.len()))
}

/// Reads all that is stored, again and again.
fn store_read_everything(_: Option<&Request>) -> Deed {
    let _ = memory::write("large", &vec![7; 900_000]);
    for _ in 0..1_000 {
        let _ = memory::scan("", None, 1_024);
    }
    Deed::Says("read".to_owned())
}

fn store_replace_forever(_: Option<&Request>) -> Deed {
    loop {
        let _ = memory::write("same", &[7; 100]);
        let _ = memory::delete("same");
    }
}

fn store_too_many_at_once(_: Option<&Request>) -> Deed {
    let entries: Vec<Entry> = (0..1_025).map(|at: u32| Entry { key: at.to_string(), value: Vec::new() }).collect();
    let names: Vec<String> = entries.iter().map(|entry| entry.key.clone()).collect();
    let replies = [name(&memory::write_many(&entries)), name(&memory::read_many(&names))];
    Deed::Says(format!("{}, {} stored", replies.join(", "), memory::usage().entries_used))
}

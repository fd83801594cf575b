//! `docs/contract.md` says what the WIT files say.

mod page;

use belljar_tests::root;
use wit_parser::{Docs, Resolve, TypeDefKind};

const PAGE: &str = "docs/contract.md";

#[test]
fn the_page_of_the_contract_is_the_one_that_the_wit_makes() {
    let mut resolve = Resolve::new();
    let (package, _) = resolve.push_dir(root().join("wit")).unwrap();
    let world = resolve.select_world(&[package], Some("agent")).unwrap();
    let made = page::render(&resolve, &resolve.worlds[world]);
    let path = root().join(PAGE);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    let first = made.lines().zip(stored.lines()).position(|(made, stored)| made != stored);
    assert!(
        made == stored,
        "{PAGE} isn't what wit/ says, from line {:?} on: `BLESS=1 cargo test --workspace --test contract` writes it anew",
        first.map(|line| line + 1)
    );
}

#[test]
fn every_item_of_the_contract_is_documented() {
    let mut resolve = Resolve::new();
    resolve.push_dir(root().join("wit")).unwrap();
    let mut items = 0;
    let mut check = |docs: &Docs, name: &str| {
        assert!(!docs.is_empty(), "{name} has no documentation");
        items += 1;
    };
    for (_, interface) in &resolve.interfaces {
        check(&interface.docs, interface.name.as_deref().unwrap_or_default());
        interface.functions.values().for_each(|function| check(&function.docs, &function.name));
    }
    for (_, def) in &resolve.types {
        match &def.kind {
            TypeDefKind::Record(record) => record.fields.iter().for_each(|field| check(&field.docs, &field.name)),
            TypeDefKind::Variant(variant) => variant.cases.iter().for_each(|case| check(&case.docs, &case.name)),
            TypeDefKind::Enum(def) => def.cases.iter().for_each(|case| check(&case.docs, &case.name)),
            _ => {}
        }
    }
    assert!(items > 80, "only {items} items were looked at");
}

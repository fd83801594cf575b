//! Indexes over the test host's store.

use super::parts::read_in_parts;
use super::postings::append;
use super::{Index, IndexError};
use crate::memory::{self, MemoryError, read_many};
use crate::testing::TestHost;

#[test]
fn what_is_added_in_waves_is_found_as_if_it_had_come_at_once() {
    let search = |waves: &[std::ops::Range<u32>]| {
        TestHost::new().run(|| {
            for wave in waves {
                let mut index = Index::open("said").unwrap();
                for ordinal in wave.clone() {
                    let terms = ["all".to_owned(), format!("half{}", ordinal % 2), format!("own{ordinal}")];
                    index.add(format!("t{ordinal}"), terms);
                }
                index.commit().unwrap();
            }
            let index = Index::open("said").unwrap();
            (index.len(), index.search(["all", "half1", "own41", "absent"], 3).unwrap())
        })
    };
    let (len, hits) = search(&[0..500, 500..1_000]);
    assert_eq!((len, &search(&[0..1, 1..41, 41..42, 42..1_000])), (1_000, &(1_000, hits.clone())));
    // `all` counts 1, `half1` 2, `own41` 1 + log₂ 1000 = 10.
    let told: Vec<(&str, u32, u32)> = hits.iter().map(|hit| (&*hit.document, hit.score, hit.terms)).collect();
    assert_eq!(told, [("t41", 13, 3), ("t999", 3, 2), ("t997", 3, 2)]);
}

#[test]
fn terms_that_stand_twice_count_once_and_other_indexes_are_other_indexes() {
    TestHost::new().run(|| {
        let mut index = Index::open("a").unwrap();
        index.add("t1", ["cat", "dog", "cat"]);
        index.commit().unwrap();
        assert_eq!(index.search(["cat", "cat"], 9).unwrap()[0].terms, 1);
        assert_eq!(Index::open("a/t").unwrap().search(["cat"], 9).unwrap(), []);
        assert_eq!(Index::open("b").unwrap().search(["cat"], 9).unwrap(), []);
    });
}

#[test]
fn lists_that_pass_one_call_together_are_read_in_parts() {
    TestHost::new().run(|| {
        // Ordinals 2²⁸ and up take five bytes each, so that three lists pass 8 MiB.
        let mut bytes = Vec::new();
        let ordinals: Vec<u32> = (0..700_000).map(|ordinal| ordinal * 5_000).collect();
        append(&mut bytes, None, &ordinals);
        assert!(bytes.len() > 1 << 20 && bytes.len() < 4 << 20, "{}", bytes.len());
        bytes.extend(std::iter::repeat_n(1, (4 << 20) - 100 - bytes.len()));
        for term in ["a", "b", "c"] {
            memory::write(&format!("said/t/{term}"), &bytes).unwrap();
        }
        memory::write("said/d/00000000", b"t1").unwrap();
        let names: Vec<String> = ["a", "b", "c"].iter().map(|term| format!("said/t/{term}")).collect();
        assert!(matches!(read_many(&names), Err(MemoryError::TooLarge(_))), "the store refuses them at once");
        assert_eq!(read_in_parts(&names).unwrap().len(), 3);
    });
}

#[test]
fn a_term_that_no_name_can_hold_is_an_error() {
    TestHost::new().run(|| {
        let mut index = Index::open("said").unwrap();
        index.add("t1", ["x".repeat(2_000)]);
        assert_eq!(index.commit(), Err(IndexError::Memory(MemoryError::TooLarge(1_024))));
    });
}

#[test]
fn foreign_entries_are_told_by_name() {
    TestHost::new().run(|| {
        memory::write("said/t/cat", &[0x80]).unwrap();
        let malformed = Err(IndexError::Malformed { name: "said/t/cat".into() });
        assert_eq!(Index::open("said").unwrap().search(["cat"], 1).map(|_| ()), malformed);
        let mut index = Index::open("said").unwrap();
        index.add("t1", ["cat"]);
        assert_eq!(index.commit(), malformed);
    });
}

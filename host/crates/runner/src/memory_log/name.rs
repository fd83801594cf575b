//! How the memory log spells a name: by what differs from the one before it.
//!
//! Names of one commit are sorted, and agents that keep an index have thousands that begin alike.

/// Most characters that a name takes from the one before it. Without this bound, a short log that somebody made up could
/// spell names that no memory holds.
const SHARED_MAX: usize = 64;

/// Splits a name into the number of characters that it takes from the last one, and the rest.
pub(super) fn split<'a>(last: &str, name: &'a str) -> (usize, &'a str) {
    let shared = last.chars().zip(name.chars()).take(SHARED_MAX).take_while(|(one, other)| one == other).count();
    (shared, after(name, shared).expect("it has the characters that it shares"))
}

/// Puts a name together again; none unless the number is the one that [`split`] gives.
pub(super) fn join(last: &str, shared: usize, rest: &str) -> Option<String> {
    let name = format!("{}{rest}", last.strip_suffix(after(last, shared)?)?);
    (split(last, &name).0 == shared).then_some(name)
}

/// Returns what stands after so many characters; none if there are fewer.
fn after(text: &str, characters: usize) -> Option<&str> {
    let mut rest = text.chars();
    (0..characters).try_for_each(|_| rest.next().map(drop)).map(|()| rest.as_str())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Each row: the last name, a name, and how that is spelled.
    #[test]
    fn names_tell_what_differs() {
        let rows = [
            ("", "", (0, "")),
            ("", "a/b", (0, "a/b")),
            ("a/b", "a/c", (2, "c")),
            ("a/b", "a/bc", (3, "c")),
            ("a/é1", "a/é2", (3, "2")),
            // U+00E9 and U+00EA share their first byte, and no character.
            ("é", "ê", (0, "ê")),
            ("b", "c", (0, "c")),
        ];
        for (last, name, spelled) in rows {
            assert_eq!(split(last, name), spelled, "{last:?} {name:?}");
            assert_eq!(join(last, spelled.0, spelled.1).as_deref(), Some(name), "{last:?} {name:?}");
        }
    }

    #[test]
    fn other_numbers_are_refused() {
        for (last, shared, rest) in [("a/b", 1, "/c"), ("a/b", 0, "a/c"), ("a/b", 4, "c"), ("", 1, "a"), ("é", 2, "a")]
        {
            assert_eq!(join(last, shared, rest), None, "{last:?} {shared} {rest:?}");
        }
    }

    #[test]
    fn names_grow_by_what_stands_in_the_log() {
        let (last, name) = ("k".repeat(1024) + "a", "k".repeat(1024) + "b");
        assert_eq!(split(&last, &name), (64, &name[64..]));
        assert_eq!(join(&last, 64, &name[64..]), Some(name));
        assert_eq!(join(&last, 1024, "b"), None);
    }

    proptest! {
        #[test]
        fn any_names_come_back(begin in ".{0,80}", last in any::<String>(), name in any::<String>()) {
            let (last, name) = (begin.clone() + &last, begin.clone() + &name);
            let (shared, rest) = split(&last, &name);
            prop_assert!(shared >= begin.chars().count().min(SHARED_MAX));
            prop_assert_eq!(join(&last, shared, rest), Some(name));
        }
    }
}

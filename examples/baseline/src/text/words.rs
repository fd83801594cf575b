//! Lists of words that are looked up in one step, in tables made when we compile.

/// A list of words.
pub(crate) struct Words {
    slots: &'static [&'static str],
}

/// Makes [`Words`] of a text of words with blanks between them.
macro_rules! words {
    ($list:expr) => {{
        const LIST: &str = $list;
        const SLOTS: [&str; $crate::text::slots_for(LIST)] = $crate::text::table_of(LIST);
        $crate::text::Words::new(&SLOTS)
    }};
}
pub(crate) use words;

impl Words {
    /// Takes a table that [`table_of`] made.
    pub(crate) const fn new(slots: &'static [&'static str]) -> Self {
        Self { slots }
    }

    /// Whether a word is in the list.
    pub(crate) fn holds(&self, word: &str) -> bool {
        let mut at = slot_of(word, self.slots.len());
        while !self.slots[at].is_empty() {
            if same(self.slots[at], word) {
                return true;
            }
            at = (at + 1) % self.slots.len();
        }
        false
    }
}

/// Returns how many slots the table of a list has: a power of two, and two or more for each word.
pub(crate) const fn slots_for(list: &str) -> usize {
    let (mut count, mut rest) = (0, list);
    while let Some((_, tail)) = split_word(rest) {
        count += 1;
        rest = tail;
    }
    (2 * count + 1usize).next_power_of_two()
}

/// Puts the words of a list into a table: each into the slot that its hash names, or the next free one after it.
pub(crate) const fn table_of<const SLOTS: usize>(list: &'static str) -> [&'static str; SLOTS] {
    let mut table = [""; SLOTS];
    let mut rest = list;
    while let Some((word, tail)) = split_word(rest) {
        let mut at = slot_of(word, SLOTS);
        while !table[at].is_empty() {
            at = (at + 1) % SLOTS;
        }
        table[at] = word;
        rest = tail;
    }
    table
}

/// Takes the first word off a text.
pub(crate) const fn split_word(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let mut from = 0;
    while from < bytes.len() && bytes[from].is_ascii_whitespace() {
        from += 1;
    }
    let mut to = from;
    while to < bytes.len() && !bytes[to].is_ascii_whitespace() {
        to += 1;
    }
    if from == to {
        return None;
    }
    let (head, tail) = text.split_at(to);
    Some((head.split_at(from).1, tail))
}

/// Returns the slot where a word is looked for first: its FNV-1a hash, in as many slots as there are.
pub(crate) const fn slot_of(word: &str, slots: usize) -> usize {
    slot_of_both(word, "", slots)
}

/// Does the same for a word in two parts.
pub(crate) const fn slot_of_both(head: &str, tail: &str, slots: usize) -> usize {
    let hash = hash_on(hash_on(0x811c_9dc5, head.as_bytes()), tail.as_bytes());
    // The low bits of a short word's hash are its last letter's; the high ones are mixed.
    (hash ^ hash >> 15) as usize % slots
}

const fn hash_on(mut hash: u32, bytes: &[u8]) -> u32 {
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    hash
}

/// Whether two words are the same, also when we compile.
pub(crate) const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    static SOME: Words = words!(" red green  blue o'clock in-law ");

    #[test]
    fn all_words_of_the_list_are_in_it_and_no_others() {
        for word in ["red", "green", "blue", "o'clock", "in-law"] {
            assert!(SOME.holds(word), "{word}");
        }
        for word in ["", " ", "re", "reds", "clock", "red green", "Red"] {
            assert!(!SOME.holds(word), "{word:?}");
        }
    }

    #[test]
    fn there_is_always_a_free_slot() {
        assert_eq!((slots_for(""), slots_for("a"), slots_for("a b c"), slots_for("a b c d")), (1, 4, 8, 16));
    }
}

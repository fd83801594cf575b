//! Stems: English words without the endings of plural and tense, well enough to see that two are the same word.

/// Tells whether two words differ at most in their ending: "cats" and "cat", "climbing" and "climb".
pub(crate) fn same_stem(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    // Different first letters settle most pairs.
    one.as_bytes().first() == other.as_bytes().first() && one.len() > 2 && other.len() > 2 && stem(one) == stem(other)
}

fn stem(word: &str) -> &str {
    if !word.is_ascii() {
        return word;
    }
    let base = if let Some(base) = word.strip_suffix("ies").or_else(|| word.strip_suffix("ied")) {
        base
    } else if let Some(base) = word.strip_suffix("ying").filter(|base| base.len() >= 2) {
        base
    } else if let Some(base) = word.strip_suffix("ing").filter(|base| base.len() >= 2 && has_vowel(base)) {
        undouble(base)
    } else if let Some(base) = word.strip_suffix("ed").filter(|base| base.len() >= 2 && has_vowel(base)) {
        undouble(base)
    } else if let Some(base) =
        word.strip_suffix("ers").or_else(|| word.strip_suffix("er")).filter(|base| base.len() >= 4)
    {
        undouble(base)
    } else if let Some(base) = word.strip_suffix("es").filter(|base| base.ends_with(['s', 'x', 'z', 'h'])) {
        base
    } else if let Some(base) = word.strip_suffix('s').filter(|base| !base.ends_with(['s', 'u', 'i'])) {
        base
    } else {
        word
    };
    base.strip_suffix(['e', 'y']).filter(|base| base.len() >= 2).unwrap_or(base)
}

fn has_vowel(word: &str) -> bool {
    word.contains(['a', 'e', 'i', 'o', 'u', 'y'])
}

/// "Running" is of "run".
fn undouble(base: &str) -> &str {
    let bytes = base.as_bytes();
    match bytes {
        [.., one, other] if one == other && !matches!(one, b'l' | b's' | b'z' | b'e' | b'o') => &base[..base.len() - 1],
        _ => base,
    }
}

#[cfg(test)]
mod tests {
    use super::same_stem;

    #[test]
    fn endings_do_not_matter() {
        for (one, other) in [
            ("cat", "cats"),
            ("climbing", "climb"),
            ("climbing", "climbed"),
            ("running", "runs"),
            ("skating", "skate"),
            ("swimming", "swim"),
            ("dancing", "dances"),
            ("stories", "story"),
            ("boxes", "box"),
            ("climbing", "climber"),
            ("kayaking", "kayak"),
            ("studying", "studied"),
            ("cycling", "cycle"),
            ("playing", "play"),
        ] {
            assert!(same_stem(one, other), "{one} {other}");
        }
        for (one, other) in
            [("cat", "car"), ("climbing", "clubbing"), ("ring", "r"), ("bus", "bu"), ("sing", "sin"), ("king", "kite")]
        {
            assert!(!same_stem(one, other), "{one} {other}");
        }
    }
}

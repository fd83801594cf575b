//! Stems: one form for the forms of a word.

use super::words::{Words, words};

/// Irregular verbs and nouns: forms, then the stem.
const IRREGULAR: [(&str, &str); 39] = [
    ("ate eaten", "eat"),
    ("became", "become"),
    ("began begun", "begin"),
    ("bought", "buy"),
    ("built", "build"),
    ("came", "come"),
    ("chose chosen", "choose"),
    ("colour colours color colors", "colour"),
    ("drove driven", "drive"),
    ("felt", "feel"),
    ("flew flown", "fly"),
    ("found", "find"),
    ("gave given", "give"),
    ("grew grown", "grow"),
    ("held", "hold"),
    ("kept", "keep"),
    ("knew known", "know"),
    ("learnt", "learn"),
    ("left", "leave"),
    ("led", "lead"),
    ("lost", "lose"),
    ("met", "meet"),
    ("paid", "pay"),
    ("people", "person"),
    ("ran", "run"),
    ("sang sung", "sing"),
    ("saw seen", "see"),
    ("sent", "send"),
    ("sold", "sell"),
    ("spent", "spend"),
    ("spoke spoken", "speak"),
    ("swam swum", "swim"),
    ("taught", "teach"),
    ("thought", "think"),
    ("took taken", "take"),
    ("wives", "wife"),
    ("wore worn", "wear"),
    ("wrote written", "write"),
    ("won", "win"),
];

/// The forms of all of them.
static FORMS: Words = words!(
    "ate eaten became began begun bought built came chose chosen colour colours color colors drove driven felt flew flown found gave \
given grew grown held kept knew known learnt left led lost met paid people ran sang sung saw seen sent sold spent spoke spoken swam \
swum taught thought took taken wives wore worn wrote written won"
);

/// Returns the stem of a word in lower case. Words with digits are left alone.
pub(crate) fn stem(word: &str) -> String {
    if FORMS.holds(word)
        && let Some((_, stem)) = IRREGULAR.iter().find(|(forms, _)| forms.split(' ').any(|form| form == word))
    {
        return regular(stem);
    }
    regular(word)
}

fn regular(word: &str) -> String {
    if word.len() < 4 || !word.bytes().all(|b| b.is_ascii_lowercase()) {
        return word.to_owned();
    }
    let mut root = without_plural(word);
    let plain = root.len();
    let ending = ["ing", "ed"]
        .iter()
        .filter_map(|ending| root.strip_suffix(ending))
        .find(|root| root.len() >= 3 && root.bytes().any(|b| matches!(b, b'a' | b'e' | b'i' | b'o' | b'u' | b'y')));
    if let Some(length) = ending.map(str::len) {
        root.truncate(length);
    }
    let bytes = root.as_bytes();
    let doubled = bytes.len() > 3 && bytes[bytes.len() - 1] == bytes[bytes.len() - 2];
    if doubled && !matches!(bytes[bytes.len() - 1], b'l' | b's' | b'z') && root.len() < plain {
        root.pop();
    }
    if root.len() > 3 && root.ends_with('e') {
        root.pop();
    }
    if root.len() > 3 && root.ends_with('y') {
        root.pop();
        root.push('i');
    }
    root
}

fn without_plural(word: &str) -> String {
    if let Some(root) = word.strip_suffix("ies") {
        return format!("{root}y");
    }
    for ending in ["ches", "shes", "sses", "xes", "zes"] {
        if word.ends_with(ending) {
            return word[..word.len() - 2].to_owned();
        }
    }
    match word.strip_suffix('s') {
        Some(root) if !root.ends_with(['s', 'u', 'i']) => root.to_owned(),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_share_a_stem() {
        for forms in [
            &["move", "moved", "moving", "moves"][..],
            &["study", "studied", "studies", "studying"],
            &["plan", "planned", "planning"],
            &["watch", "watches", "watched"],
            &["drive", "drove", "driving", "driven"],
            &["hobby", "hobbies"],
        ] {
            let stems: Vec<String> = forms.iter().map(|form| stem(form)).collect();
            assert!(stems.iter().all(|other| *other == stems[0]), "{forms:?} gave {stems:?}");
        }
    }

    #[test]
    fn all_irregular_forms_are_known_as_such() {
        for (forms, stem_of_all) in IRREGULAR {
            for form in forms.split(' ') {
                assert!(FORMS.holds(form), "{form}");
                assert_eq!(stem(form), regular(stem_of_all));
            }
        }
    }

    #[test]
    fn short_words_and_codes_stay() {
        assert_eq!(stem("bus"), "bus");
        assert_eq!(stem("qx-17ed"), "qx-17ed");
        assert_eq!(stem("string"), "str".to_owned() + "ing");
    }
}

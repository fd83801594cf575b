//! Colours, typefaces, versions and other settings.

use crate::text::{SpanKind, Words, spans, tokens, words};

/// Common colours.
static COLOURS: Words = words!(
    " red green blue yellow orange purple pink brown black white gray grey teal turquoise violet magenta cyan maroon navy olive \
lime indigo gold silver beige coral crimson emerald lavender mint salmon amber peach plum rose ruby sand scarlet tan lilac mustard copper bronze \
burgundy charcoal cobalt cream fuchsia ivory jade khaki mauve ochre rust sapphire slate terracotta aqua azure "
);

/// Takes the colour that a text names, with a word before that shades it.
pub(in crate::work) fn colour_in(text: &str) -> Option<String> {
    let words = tokens(text);
    let place = words.iter().rposition(|word| COLOURS.holds(&word.lower))?;
    let shades = [
        "muted", "dark", "deep", "pale", "bright", "soft", "warm", "cool", "dusty", "forest", "sky", "royal", "burnt",
        "sea", "moss", "smoky", "light", "faded", "vivid", "rich",
    ];
    let from = if place > 0 && shades.contains(&&*words[place - 1].lower) { place - 1 } else { place };
    Some(text[words[from].start..words[place].end].to_owned())
}

/// Whether a name is that of a typeface: it ends with the word for a style.
pub(in crate::work) fn is_typeface(name: &str) -> bool {
    let last = name.rsplit(' ').next().unwrap_or_default().to_lowercase();
    name.contains(' ')
        && matches!(
            &*last,
            "mono" | "sans" | "serif" | "slab" | "text" | "rounded" | "display" | "script" | "gothic" | "condensed"
        )
}

/// Whether a name is that of a version: one of its words is a number.
pub(in crate::work) fn is_version(name: &str) -> bool {
    name.split(' ').count() > 1 && name.split(' ').any(|word| word.chars().all(|c| c.is_ascii_digit() || c == '.'))
}

/// Takes the value of a setting that a request names: a typeface or a version if it is about one, else a code or the last
/// name, else the word after `to` or `in`.
pub(super) fn setting_in(text: &str, about: &[String]) -> Option<String> {
    let found = spans(text);
    let fits = |name: &str| if about.iter().any(|word| word == "font") { is_typeface(name) } else { is_version(name) };
    if let Some(name) = found.iter().find(|span| span.kind == SpanKind::Name && fits(&span.text)) {
        return Some(name.text.clone());
    }
    let of = |kind: SpanKind| found.iter().rfind(|span| span.kind == kind).map(|span| span.text.clone());
    if let Some(value) = of(SpanKind::Code).or_else(|| of(SpanKind::Name)) {
        return Some(value);
    }
    let words = tokens(text);
    let skip = |lower: &str| {
        matches!(lower, "the" | "a" | "an" | "my" | "something" | "of") || about.iter().any(|word| word == lower)
    };
    for lead in ["to", "use", "want", "prefer", "in", "with", "for"] {
        if let Some(place) = words.iter().rposition(|token| token.lower == lead) {
            let next = words[place + 1..].iter().find(|token| !skip(&token.lower))?;
            return Some(text[next.start..next.end].to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setting(text: &str, about: &str) -> Option<String> {
        setting_in(text, &[about.to_owned()])
    }

    #[test]
    fn a_typeface_and_a_version_are_known_by_their_look() {
        assert_eq!(setting("Show what Orla writes in Tarn Mono, please", "font").as_deref(), Some("Tarn Mono"));
        assert_eq!(setting("Let Orla be answered by Tarn 4 Mini", "model").as_deref(), Some("Tarn 4 Mini"));
        assert_eq!(setting("Switch to something serif", "font").as_deref(), Some("serif"));
    }

    #[test]
    fn colours_keep_their_shade() {
        assert_eq!(colour_in("Paint the door dusty blue").as_deref(), Some("dusty blue"));
        assert_eq!(colour_in("Paint the door"), None);
    }
}

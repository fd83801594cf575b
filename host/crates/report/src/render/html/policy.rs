//! What the page may do: show itself, and run its own script.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use belljar_exam::Sha256Hex;

/// The page's style sheet.
pub(super) const STYLE: &str = include_str!("page.css");

/// The page's script.
pub(super) const SCRIPT: &str = include_str!("page.js");

/// Returns the content security policy: nothing is loaded from anywhere, no form is sent, no base is set, and of
/// scripts and styles only our own, told by their hashes, apply; of texts only those that our script names become markup. Source: W3C, Content Security Policy Level 3.
pub(super) fn policy() -> String {
    format!(
        "default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types belljar",
        hash(SCRIPT),
        hash(STYLE)
    )
}

fn hash(text: &str) -> String {
    STANDARD.encode(Sha256Hex::of(&[text.as_bytes()]).bytes())
}

//! Where two JSON values part.

use serde_json::Value;

/// Where two JSON values part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Divergence {
    /// The case that the place belongs to, if any: the innermost `case` field around it.
    pub case: Option<String>,
    /// The place, as a JSON pointer (RFC 6901).
    pub pointer: String,
}

/// Returns the first place, in the order of the file, at which a stored value isn't the one that was made anew; none if
/// they are the same.
#[must_use]
pub(crate) fn first_divergence(made: &Value, stored: &Value) -> Option<Divergence> {
    let mut divergence = Divergence { case: None, pointer: String::new() };
    descend(made, stored, &mut divergence).then_some(divergence)
}

/// Descends to the first difference. Returns whether there is one.
fn descend(made: &Value, stored: &Value, at: &mut Divergence) -> bool {
    if made == stored {
        return false;
    }
    if let Some(case) = made.get("case").and_then(Value::as_str) {
        at.case = Some(case.to_owned());
    }
    match (made, stored) {
        (Value::Object(made), Value::Object(stored)) => {
            let names: std::collections::BTreeSet<&String> = made.keys().chain(stored.keys()).collect();
            for name in names {
                match (made.get(name), stored.get(name)) {
                    (Some(made), Some(stored)) if made == stored => {}
                    (made, stored) => {
                        at.pointer.push('/');
                        at.pointer.push_str(&name.replace('~', "~0").replace('/', "~1"));
                        if let (Some(made), Some(stored)) = (made, stored) {
                            descend(made, stored, at);
                        }
                        return true;
                    }
                }
            }
        }
        (Value::Array(made), Value::Array(stored)) => {
            let first = made.iter().zip(stored).position(|(made, stored)| made != stored);
            let index = first.unwrap_or(made.len().min(stored.len()));
            at.pointer.push_str(&format!("/{index}"));
            match (made.get(index), stored.get(index)) {
                (Some(made), Some(stored)) => {
                    descend(made, stored, at);
                }
                (one, other) => {
                    let case = one.or(other).and_then(|item| item.get("case")).and_then(Value::as_str);
                    at.case = case.map(str::to_owned).or(at.case.take());
                }
            }
        }
        _ => {}
    }
    true
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_first_difference_is_found_with_its_case() {
        let made = json!({"a": 1, "cases": [{"case": "c-1", "x/y": [1, 2]}, {"case": "c-2", "x/y": []}]});
        assert_eq!(first_divergence(&made, &made), None);
        for (change, pointer, case) in [
            (json!({"a": 2}), "/a", None),
            (json!({"b": 2}), "/b", None),
            (json!({"cases": [{"case": "c-1", "x/y": [1, 3]}]}), "/cases/0/x~1y/1", Some("c-1")),
            (json!({"cases": [{"case": "c-1", "x/y": [1, 2]}]}), "/cases/1", Some("c-2")),
            (json!({"cases": [{"case": "c-1", "x/y": [1, 2, 3]}]}), "/cases/0/x~1y/2", Some("c-1")),
            (json!({"cases": 7}), "/cases", None),
        ] {
            let mut stored = made.clone();
            for (name, value) in change.as_object().unwrap() {
                stored[name] = value.clone();
            }
            let expected = Divergence { case: case.map(str::to_owned), pointer: pointer.to_owned() };
            assert_eq!(first_divergence(&made, &stored), Some(expected), "{change}");
        }
    }
}

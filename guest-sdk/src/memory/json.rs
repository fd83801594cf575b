//! Values of any type, kept as JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{JsonError, read, write};

/// Stores a value as JSON, replacing an entry of the same name.
///
/// # Errors
/// If the value has no JSON form, or the store refuses.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write_json("cats", &["Mila", "Tom"]).unwrap();
///     assert_eq!(memory::read("cats").unwrap().unwrap(), br#"["Mila","Tom"]"#);
/// });
/// ```
pub fn write_json<T: Serialize + ?Sized>(name: &str, value: &T) -> Result<(), JsonError> {
    let bytes = serde_json::to_vec(value).map_err(|source| JsonError::Malformed { name: name.to_owned(), source })?;
    Ok(write(name, &bytes)?)
}

/// Reads a value that was stored as JSON, or none if there is no such entry.
///
/// # Errors
/// If the entry holds something else, or the store refuses.
///
/// ```
/// use belljar_guest::memory;
/// use belljar_guest::testing::TestHost;
///
/// TestHost::new().run(|| {
///     memory::write_json("age", &41).unwrap();
///     assert_eq!(memory::read_json::<u8>("age").unwrap(), Some(41));
///     assert_eq!(memory::read_json::<u8>("size").unwrap(), None);
/// });
/// ```
pub fn read_json<T: DeserializeOwned>(name: &str) -> Result<Option<T>, JsonError> {
    let malformed = |source| JsonError::Malformed { name: name.to_owned(), source };
    read(name)?.map(|bytes| serde_json::from_slice(&bytes).map_err(malformed)).transpose()
}

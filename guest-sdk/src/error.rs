//! Errors of an agent: a message, and what led to it.

use std::fmt;

/// What [`Agent`](crate::Agent)'s methods return.
///
/// ```
/// fn parse(text: &str) -> belljar_guest::Result<i32> {
///     Ok(text.parse::<i32>()?)
/// }
///
/// assert_eq!(parse("7").unwrap(), 7);
/// ```
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why an agent couldn't do something: a message, and the chain of what led to it.
///
/// Any [`std::error::Error`] turns into one with `?`. The whole chain is shown, as that is what the examiner records.
///
/// ```
/// use belljar_guest::{Context, Error};
///
/// let error: Error = "x".parse::<i32>().context("the count of cats").unwrap_err();
/// assert_eq!(error.to_string(), "the count of cats: invalid digit found in string");
/// ```
pub struct Error {
    /// Outermost first; never empty.
    chain: Vec<String>,
}

/// Says what was being done when something failed.
///
/// ```
/// use belljar_guest::{Context, Result};
///
/// fn first(words: &[&str]) -> Result<String> {
///     Ok((*words.first().context("there are no words")?).to_owned())
/// }
///
/// assert_eq!(first(&[]).unwrap_err().to_string(), "there are no words");
/// ```
pub trait Context<T> {
    /// Puts a message before the error.
    ///
    /// # Errors
    /// If there was one already, or there is no value.
    fn context(self, message: impl fmt::Display) -> Result<T>;
}

impl Error {
    /// Makes an error of a message.
    ///
    /// ```
    /// use belljar_guest::Error;
    ///
    /// assert_eq!(Error::new("the index is empty").to_string(), "the index is empty");
    /// ```
    pub fn new(message: impl fmt::Display) -> Self {
        Self { chain: vec![message.to_string()] }
    }

    /// Walks over the messages, the outermost first.
    ///
    /// ```
    /// use belljar_guest::Error;
    ///
    /// let error = Error::new("no such entry").wrap("reading the index");
    /// assert!(error.chain().eq(["reading the index", "no such entry"]));
    /// ```
    pub fn chain(&self) -> impl Iterator<Item = &str> {
        self.chain.iter().map(String::as_str)
    }

    /// Puts a message before this one.
    ///
    /// ```
    /// use belljar_guest::Error;
    ///
    /// assert_eq!(Error::new("full").wrap("saving").to_string(), "saving: full");
    /// ```
    #[must_use]
    pub fn wrap(mut self, message: impl fmt::Display) -> Self {
        self.chain.insert(0, message.to_string());
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.chain.join(": "))
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Not itself a [`std::error::Error`], so that this can be.
impl<E: std::error::Error> From<E> for Error {
    fn from(error: E) -> Self {
        let mut chain = vec![error.to_string()];
        let mut source = error.source();
        while let Some(cause) = source {
            chain.push(cause.to_string());
            source = cause.source();
        }
        Self { chain }
    }
}

impl<T, E: Into<Error>> Context<T> for std::result::Result<T, E> {
    fn context(self, message: impl fmt::Display) -> Result<T> {
        self.map_err(|error| error.into().wrap(message))
    }
}

impl<T> Context<T> for Option<T> {
    fn context(self, message: impl fmt::Display) -> Result<T> {
        self.ok_or_else(|| Error::new(message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Outer(std::num::ParseIntError);

    impl fmt::Display for Outer {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("not a size")
        }
    }

    impl std::error::Error for Outer {
        fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
            Some(&self.0)
        }
    }

    #[test]
    fn sources_become_part_of_the_chain() {
        let cause = "four".parse::<u8>().unwrap_err();
        let error = Error::from(Outer(cause.clone()));
        assert_eq!(error.chain().collect::<Vec<_>>(), ["not a size", &cause.to_string()]);
    }

    #[test]
    fn context_goes_on_the_outside_and_may_be_repeated() {
        let failed: Result<()> = Err(Error::new("inner"));
        let error = failed.context("middle").context("outer").unwrap_err();
        assert_eq!(error.to_string(), "outer: middle: inner");
    }

    #[test]
    fn context_leaves_values_alone() {
        assert_eq!(Some(3).context("unused").unwrap(), 3);
    }
}

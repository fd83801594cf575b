//! What an agent implements, and how it becomes a component.

use crate::answers::Answer;
use crate::error::Result;
use crate::types::{Request, Wave};

/// An agent: what the examiner calls.
///
/// A fresh value is made by [`Default`] for every call, in a fresh instance of the component. Nothing but the memory
/// store survives.
///
/// ```
/// use belljar_guest::testing::TestHost;
/// use belljar_guest::{Agent, Answer, Request, Result, Wave};
///
/// #[derive(Default)]
/// struct Modest;
///
/// impl Agent for Modest {
///     fn ingest(&mut self, _wave: Wave) -> Result<()> {
///         Ok(())
///     }
///
///     fn respond(&mut self, _request: Request) -> Result<Answer> {
///         Ok(Answer::declined("I don't know."))
///     }
/// }
///
/// let answer = TestHost::new().ask::<Modest>("ada", "2026-04-14T09:30:00Z", "Where do I live?")?;
/// assert!(answer.declined);
/// # Ok::<(), belljar_guest::Error>(())
/// ```
pub trait Agent: Default {
    /// Takes in a wave: reads it with [`corpus::items`](crate::corpus::items) and keeps what matters with
    /// [`memory`](crate::memory).
    ///
    /// # Errors
    /// Whatever kept the agent from doing so. The examiner then drops the writes of this call, and goes on.
    fn ingest(&mut self, wave: Wave) -> Result<()>;

    /// Responds to a request: calls [`tools`](crate::tools) if they help, and returns the answer.
    ///
    /// # Errors
    /// Whatever kept the agent from answering. The examiner then drops the writes of this call; the request stays
    /// without an answer.
    fn respond(&mut self, request: Request) -> Result<Answer>;
}

/// Makes an [`Agent`] what the component exports. Call it once, at the root of a `cdylib`.
///
/// In a native build it only checks that the type is an agent.
///
/// ```
/// use belljar_guest::{Agent, Answer, Request, Result, Wave};
///
/// #[derive(Default)]
/// struct Polite;
///
/// impl Agent for Polite {
///     fn ingest(&mut self, _wave: Wave) -> Result<()> {
///         Ok(())
///     }
///
///     fn respond(&mut self, _request: Request) -> Result<Answer> {
///         Ok(Answer::text("With pleasure."))
///     }
/// }
///
/// belljar_guest::export!(Polite);
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! export {
    ($agent:ty) => {
        const _: () = {
            const fn is_an_agent<A: $crate::Agent>() {}
            is_an_agent::<$agent>();

            #[cfg(target_family = "wasm")]
            struct Component;

            #[cfg(target_family = "wasm")]
            impl $crate::bindings::Guest for Component {
                fn ingest(wave: $crate::bindings::Wave) -> ::core::result::Result<(), ::std::string::String> {
                    $crate::component::ingest::<$agent>(wave)
                }

                fn respond(request: $crate::bindings::Request) -> ::core::result::Result<(), ::std::string::String> {
                    $crate::component::respond::<$agent>(request)
                }
            }

            #[cfg(target_family = "wasm")]
    $crate::bindings::export_component!(Component with_types_in $crate::bindings);
        };
    };
}

//! Takes nothing in and never answers.
//!
//! An [`Agent`](belljar_guest::Agent) of the SDK can't do that: it returns an answer or an error. So this one
//! implements the exports of the contract itself, and a native build of it is empty.

#[cfg(target_family = "wasm")]
mod component {
    use belljar_guest::bindings::{Guest, Request, Wave, export_component};

    struct Null;

    impl Guest for Null {
        fn ingest(_wave: Wave) -> Result<(), String> {
            Ok(())
        }

        fn respond(_request: Request) -> Result<(), String> {
            Ok(())
        }
    }

    export_component!(Null with_types_in belljar_guest::bindings);
}

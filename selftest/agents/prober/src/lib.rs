//! Tries, in plain Rust, what an agent mustn't be able to do. Its configuration names the act.
//!
//! It acts in every call, unless a request begins with `Behave`: then it says `fine`, whatever came before. What an act
//! finds out is its answer, so that the suite can compare it with what it must find. A native build is empty.

#[cfg(target_family = "wasm")]
mod acts;

#[cfg(target_family = "wasm")]
mod component {
    use belljar_guest::bindings::belljar::agent::{config, log};
    use belljar_guest::bindings::{Guest, Request, Wave, export_component};

    use crate::acts::{self, Deed, answer};

    struct Prober;

    impl Guest for Prober {
        fn ingest(_wave: Wave) -> Result<(), String> {
            match act(None) {
                Deed::Says(text) => log::write(log::Level::Info, &text),
                Deed::Silent => {}
                Deed::Fails(text) => return Err(text),
            }
            Ok(())
        }

        fn respond(request: Request) -> Result<(), String> {
            if request.text.starts_with("Behave") {
                return answer::plainly("fine").map_err(|error| error.to_string());
            }
            match act(Some(&request)) {
                Deed::Says(text) => answer::plainly(&text).map_err(|error| error.to_string()),
                Deed::Silent => Ok(()),
                Deed::Fails(text) => Err(text),
            }
        }
    }

    fn act(request: Option<&Request>) -> Deed {
        let name = config::get("act").unwrap_or_default();
        acts::named(&name).map_or_else(|| Deed::Fails(format!("there is no act `{name}`")), |act| act(request))
    }

    export_component!(Prober with_types_in belljar_guest::bindings);
}

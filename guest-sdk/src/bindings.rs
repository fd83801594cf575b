//! Generated code of the contract in `wit/`, and nothing else.
#![allow(missing_docs, unsafe_code, clippy::all, reason = "generated")]

wit_bindgen::generate!({
    path: "../wit",
    world: "agent",
    pub_export_macro: true,
    export_macro_name: "export_component",
    generate_all,
});

//! What `bindgen!` makes of the WIT: nothing here is written by hand.

wasmtime::component::bindgen!({
    path: ["../../../wit", "wit"],
    world: "belljar:sandbox/admitted",
    imports: { default: trappable },
    with: {
        "wasi:cli/terminal-input.terminal-input": crate::host::resources::Never,
        "wasi:cli/terminal-output.terminal-output": crate::host::resources::Never,
        "wasi:filesystem/types.descriptor": crate::host::resources::Never,
        "wasi:filesystem/types.directory-entry-stream": crate::host::resources::Never,
        "wasi:io/error.error": crate::host::resources::Never,
        "wasi:io/poll.pollable": crate::host::resources::Ready,
        "wasi:io/streams.input-stream": crate::host::resources::ClosedInput,
        "wasi:io/streams.output-stream": crate::host::resources::LogOutput,
    },
});

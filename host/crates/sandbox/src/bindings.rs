//! What `bindgen!` makes of the WIT: nothing here is written by hand.

wasmtime::component::bindgen!({
    path: ["../../../wit", "wit"],
    world: "belljar:sandbox/admitted",
    imports: { default: trappable },
    with: {
        "wasi:cli/terminal-input.terminal-input": crate::host::Never,
        "wasi:cli/terminal-output.terminal-output": crate::host::Never,
        "wasi:filesystem/types.descriptor": crate::host::Never,
        "wasi:filesystem/types.directory-entry-stream": crate::host::Never,
        "wasi:io/error.error": crate::host::Never,
        "wasi:io/poll.pollable": crate::host::Ready,
        "wasi:io/streams.input-stream": crate::host::ClosedInput,
        "wasi:io/streams.output-stream": crate::host::LogOutput,
    },
});

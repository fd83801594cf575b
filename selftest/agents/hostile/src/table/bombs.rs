//! Small files that would be dear to compile or to lay out.

use crate::agent::{HostileAgent, Source, harmless, refused, wat};
use crate::limits::default_component;
use crate::made::bombs;

/// A bomb that the gate stops for this quantity.
const fn gated(name: &'static str, make: fn() -> Vec<u8>, quantity: &'static str, why: &'static str) -> HostileAgent {
    HostileAgent::new(name, Source::Made(make), refused("over-gate", quantity), why)
}

pub(super) const AGENTS: &[HostileAgent] = &[
    gated(
        "bomb-hundred-thousand-functions",
        bombs::hundred_thousand_functions,
        "functions",
        "400 KB that would take 6 seconds and 600 MB.",
    ),
    gated(
        "bomb-million-functions",
        bombs::million_functions,
        "functions",
        "A file of 4 MB that would take a minute and 3 GB.",
    ),
    gated(
        "bomb-enormous-function",
        bombs::enormous_function,
        "bytes in a function",
        "Compiling a body takes more than its length in time.",
    ),
    gated("bomb-many-blocks", bombs::many_blocks, "bytes in a function", "700 KB of blocks in one function."),
    gated(
        "bomb-hundred-thousand-types",
        bombs::hundred_thousand_types,
        "types",
        "2 MB that would take 6 seconds and 700 MB.",
    ),
    gated("bomb-nested-types", bombs::nested_types, "types", "100,000 types, each made of the one before."),
    HostileAgent::new(
        "bomb-deep-types",
        Source::Made(bombs::deep_types),
        refused("invalid", "nesting"),
        "1,000 levels are more than a recursive reader may take on.",
    ),
    HostileAgent::new(
        "bomb-doubling-types",
        Source::Made(bombs::doubling_types),
        refused("invalid", "size"),
        "63 pairs of pairs have 2^63 parts.",
    ),
    gated(
        "bomb-nested-components",
        bombs::nested_components,
        "levels of components",
        "200 levels of components within components.",
    ),
    gated(
        "bomb-many-components",
        bombs::many_components,
        "components within components",
        "A thousand components side by side.",
    ),
    gated(
        "bomb-nine-hundred-instances",
        bombs::nine_hundred_instances,
        "core instances",
        "The pool has room for 96 a component.",
    ),
    gated(
        "bomb-five-thousand-instances",
        bombs::five_thousand_instances,
        "core instances",
        "Each would have a place of its own.",
    ),
    gated(
        "bomb-five-megabytes-of-notes",
        bombs::notes,
        "bytes of custom sections",
        "What no one runs is still copied and hashed.",
    ),
    HostileAgent::new(
        "bomb-three-hundred-megabytes-of-notes",
        Source::Made(bombs::far_too_many_notes),
        refused("too-large", "at most 67108864"),
        "The engine would take them as they are.",
    )
    .under(default_component),
    gated(
        "bomb-twenty-megabytes-of-data",
        bombs::much_data,
        "bytes of data",
        "Whoever embeds the answers embeds no more than 16 MiB.",
    )
    .under(default_component),
    HostileAgent::new(
        "bomb-hundred-thousand-cases",
        Source::Made(bombs::hundred_thousand_cases),
        refused("invalid", "variant cases"),
        "Adapters between components recurse over the cases of a variant.",
    ),
    HostileAgent::new(
        "bomb-two-thousand-cases",
        Source::Made(bombs::two_thousand_cases),
        crate::agent::always("stack-overflow"),
        "An adapter that recurses over the cases runs on the agent's stack.",
    ),
    HostileAgent::new(
        "bomb-long-live-ranges",
        Source::Made(bombs::long_live_ranges),
        harmless(),
        "A thousand values that all live long are within the gate, and compile in a blink.",
    ),
    HostileAgent::new(
        "bomb-deep-blocks",
        Source::Made(bombs::deep_blocks),
        harmless(),
        "20,000 blocks in one another with one wide branch are within the gate.",
    ),
    HostileAgent::new(
        "bomb-sparse-data",
        Source::Made(bombs::sparse_data),
        harmless(),
        "A byte a page makes an image as large as the memory, within its limit.",
    ),
    wat!(
        Act,
        "begin-with-four-gigabytes",
        refused("over-gate", "initial memory pages"),
        "Memory that is asked for at the start counts before it is there."
    ),
    wat!(
        Act,
        "begin-above-the-limit",
        refused("over-gate", "initial memory pages"),
        "Within the gate, above the limit of this run."
    ),
    wat!(
        Act,
        "begin-with-ten-million-elements",
        refused("over-gate", "initial table elements"),
        "Tables are laid out whole."
    ),
    wat!(Act, "begin-with-six-memories", refused("over-gate", "memories"), "A call has room for four."),
];

//! Which agent, or which other test, stands for each known way of attack.

/// A way of attack, and what stands for it.
pub struct Attack {
    /// The agents of the table that stand for it.
    pub agents: &'static [&'static str],
    /// A test elsewhere that stands for it, or for what no agent can show of it: its file and its name.
    pub test: Option<(&'static str, &'static str)>,
    /// What it is.
    pub what: &'static str,
}

/// Stands for it in the table.
const fn agents(what: &'static str, agents: &'static [&'static str]) -> Attack {
    Attack { agents, test: None, what }
}

/// Stands for it elsewhere: no agent can bring it about, or show it.
const fn test(what: &'static str, file: &'static str, name: &'static str) -> Attack {
    Attack { agents: &[], test: Some((file, name)), what }
}

impl Attack {
    const fn and(self, file: &'static str, name: &'static str) -> Self {
        Self { test: Some((file, name)), ..self }
    }
}

const FAULTS: &str = "host/crates/sandbox/tests/sandbox/faults.rs";
const SUITE: &str = "selftest/agents/hostile/tests/suite.rs";

/// The 56 ways of attack that were tried on the engine before this sandbox was built, in the order of that list.
pub const ATTACKS: &[Attack] = &[
    agents("a loop without end", &["endless-loop"]),
    test("a loop without end and with fuel without end", FAULTS, "the_rescue_is_the_hosts_and_never_a_score"),
    agents(
        "growing memory",
        &["grow-page-by-page", "grow-at-once", "grow-and-go-on", "grow-many-memories", "allocate-without-end"],
    ),
    agents("4 GiB at the start", &["begin-with-four-gigabytes", "begin-above-the-limit"]),
    agents("touching all memory", &["touch-every-page"]),
    agents("a table of ten million", &["begin-with-ten-million-elements"]),
    agents("growing a table", &["grow-table"]),
    agents("recursion without end", &["recurse-without-end", "recurse-in-rust"]),
    agents("recursion to the edge, then a host call", &["recurse-and-call-host"]),
    agents(
        "each trap",
        &[
            "unreachable",
            "divide-by-zero",
            "overflow-integer",
            "convert-nan",
            "read-out-of-bounds",
            "write-out-of-bounds",
            "call-nothing",
            "call-beyond-table",
            "call-wrong-signature",
        ],
    )
    .and("host/crates/sandbox/src/trap.rs", "every_trap_of_this_release_has_an_outcome"),
    agents("a loop in the start function", &["start-without-end", "start-that-traps"]),
    agents("hard work in the start function", &["start-that-works-hard"]),
    agents("a huge text", &["nine-megabytes-at-once", "answer-a-hundred-megabytes"]),
    agents("many large texts", &["megabytes-without-end"]),
    agents("a list whose entries are the same bytes", &["list-that-shows-the-same-bytes"]),
    agents("a list of millions of empty texts", &["million-empty-names", "answer-with-a-million-citations"]),
    agents(
        "invalid UTF-8",
        &[
            "utf8-invalid-in-log",
            "utf8-invalid-as-tool",
            "utf8-invalid-as-arguments",
            "utf8-invalid-as-name",
            "utf8-invalid-in-answer",
            "utf8-surrogate",
        ],
    ),
    agents(
        "text out of bounds, or whose end wraps around",
        &["text-past-the-end", "lengths-that-wrap-around", "length-of-list-that-wraps"],
    ),
    agents("half a pair as a character", &["between-parts-surrogate"]),
    agents(
        "a case that doesn't exist",
        &["level-that-does-not-exist", "option-that-does-not-exist", "between-parts-discriminant"],
    ),
    agents("a flood of host calls", &["host-calls-without-end", "million-tiny-host-calls"]),
    test(
        "a host function that fails",
        "host/crates/sandbox/src/trap.rs",
        "errors_that_are_not_traps_are_the_guests_unless_we_made_them",
    ),
    test("a host function that panics", FAULTS, "a_panic_of_the_host_is_caught_and_named"),
    agents("leaking handles of its own", &["own-handles-without-end"]),
    agents("leaking handles of the host's", &["streams-without-end", "pollables-without-end"]),
    agents(
        "a forged handle",
        &["handle-that-was-forged", "own-handle-that-was-forged", "handle-of-another-kind", "handle-negative"],
    ),
    agents(
        "an allocator that traps, lies or loops",
        &["allocator-that-traps", "allocator-past-the-end", "allocator-without-end", "allocator-that-eats-itself"],
    ),
    agents("an allocator that calls the host", &["allocator-that-calls-the-host"]),
    agents(
        "a post-return that traps or loops",
        &["post-return-that-traps", "post-return-without-end", "post-return-that-calls-the-host"],
    ),
    agents("60 MB returned", &["returns-sixty-megabytes"]),
    agents(
        "a result at an odd address, or past the end",
        &["returns-an-odd-address", "returns-an-address-past-the-end", "result-at-odd-address", "result-past-the-end"],
    ),
    agents("arithmetic of NaN", &["make-nan"]),
    agents(
        "imports of clocks of another kind, sockets, files",
        &["imports-another-wasi", "imports-sockets", "imports-names-of-hosts", "imports-http", "find-files"],
    ),
    agents("a core module", &["core-module"]),
    agents(
        "each feature that is off",
        &[
            "feature-threads",
            "feature-atomics",
            "feature-memory64",
            "feature-simd",
            "feature-relaxed-simd",
            "feature-exceptions",
            "feature-tail-calls",
            "feature-garbage-collection",
            "feature-external-references",
            "feature-function-references",
            "feature-stack-switching",
            "feature-custom-page-sizes",
            "feature-wide-arithmetic",
            "feature-shared-everything",
            "feature-async-lift",
            "feature-streams",
            "feature-error-context",
            "feature-component-threads",
            "feature-values",
        ],
    ),
    agents("types nested deeply, or doubling", &["bomb-deep-types", "bomb-doubling-types", "bomb-nested-types"]),
    agents("901 and 5,000 instances", &["bomb-nine-hundred-instances", "bomb-five-thousand-instances"]),
    agents("six memories", &["begin-with-six-memories"]),
    agents("5,000 imports, a missing export", &["imports-five-thousand", "no-exports", "exports-another-type"]),
    agents("what another call left in a slot", &["search-for-residue", "keep-secret-on-heap"])
        .and("selftest/agents/hostile/tests/isolation.rs", "a_slot_that_one_agent_filled_is_clean_for_the_next"),
    agents("a counter kept across calls", &["count-calls-in-a-global", "keep-secret-in-static"]),
    agents(
        "compile bombs",
        &[
            "bomb-hundred-thousand-functions",
            "bomb-million-functions",
            "bomb-enormous-function",
            "bomb-many-blocks",
            "bomb-deep-blocks",
            "bomb-hundred-thousand-types",
            "bomb-long-live-ranges",
            "bomb-sparse-data",
        ],
    ),
    agents("a component that is cut or damaged", &["truncated"])
        .and("selftest/agents/hostile/tests/mutations.rs", "ten_thousand_damaged_components_are_refused_or_contained"),
    agents(
        "notes of 300 MB, 200 components within components",
        &[
            "bomb-three-hundred-megabytes-of-notes",
            "bomb-five-megabytes-of-notes",
            "bomb-nested-components",
            "bomb-many-components",
        ],
    ),
    agents(
        "what is no WebAssembly, or compiled already",
        &["empty-file", "compiled-component", "native-program", "archive", "text-form"],
    ),
    agents(
        "cheap instructions that take long",
        &[
            "price-grow-by-nothing",
            "price-grow-that-fails",
            "price-fill-nothing",
            "price-copy-nothing",
            "price-grow-table-by-nothing",
            "price-square-roots",
            "price-fill-megabytes",
        ],
    ),
    // Every call has an instance of its own: after a trap it is the next call that must go well.
    agents("a call after a trap", &["unreachable", "answers-and-traps", "writes-and-traps"]),
    agents(
        "calls out of turn",
        &[
            "answer-while-ingesting",
            "answer-twice",
            "tool-while-ingesting",
            "corpus-outside-the-wave",
            "leave-mark-for-other-questions",
            "write-then-fail",
        ],
    ),
    agents(
        "answers that are long, blank, forged or full of controls",
        &[
            "answer-with-controls",
            "answer-just-too-long",
            "answer-blank",
            "answer-with-a-report",
            "answer-by-instructing-the-grader",
        ],
    ),
    agents("notes in the form of the host's", &["note-like-the-host", "note-with-escapes", "print-a-report"]),
    agents("names of entries that look like paths", &["store-odd-names", "store-long-names"]),
    agents("the same run again, with other threads", &["find-entropy"]).and(SUITE, "every_hostile_agent_is_contained"),
    // How much an agent knows by heart isn't the sandbox's business; how much it may carry is.
    agents("answers embedded as data", &["bomb-twenty-megabytes-of-data"]),
    agents(
        "entropy from clocks, addresses, random bytes",
        &["find-entropy", "read-wall-clock", "read-monotonic-clock", "time-its-work"],
    ),
    agents("a variant of very many cases", &["bomb-hundred-thousand-cases", "bomb-two-thousand-cases"]),
    // A worker that does harm isn't an agent: it is part of the confined worker's own tests.
    agents("a worker that opens files and sockets, forks and traces", &[]),
];

/// What must be shown besides, theme by theme.
pub const OCCASIONS: &[Attack] = &[
    agents(
        "loops in every place",
        &["endless-loop", "start-without-end", "allocator-without-end", "post-return-without-end"],
    ),
    agents(
        "memory to the limit, in one step and by pages; tables",
        &["grow-at-once", "grow-page-by-page", "grow-table"],
    ),
    agents(
        "a gigabyte declared to each import that takes text or a list",
        &[
            "gigabyte-log",
            "gigabyte-tool-name",
            "gigabyte-tool-arguments",
            "gigabyte-memory-name",
            "gigabyte-memory-value",
            "gigabyte-memory-prefix",
            "gigabyte-list-of-entries",
            "gigabyte-list-of-names",
            "gigabyte-list-of-pollables",
            "gigabyte-configuration-name",
            "gigabyte-attachment-name",
            "gigabyte-print",
            "gigabyte-answer",
            "gigabyte-value",
            "gigabyte-citations",
        ],
    ),
    agents(
        "UTF-16 and Latin-1 with odd lengths and addresses",
        &[
            "utf16-harmless",
            "utf16-at-odd-address",
            "utf16-past-the-end",
            "utf16-length-that-wraps",
            "utf16-gigabyte",
            "utf16-lone-surrogate",
            "latin1-every-byte",
            "latin1-at-odd-address",
            "latin1-length-that-lies",
            "latin1-past-the-end",
            "latin1-lone-surrogate",
            "between-parts-text",
            "between-parts-lone-surrogate",
        ],
    ),
    agents(
        "flags, enums, lists, results that don't fit",
        &[
            "between-parts-flags",
            "truth-that-is-neither",
            "list-at-odd-address",
            "list-past-the-end",
            "returns-neither-good-nor-bad",
            "returns-invalid-utf8",
            "returns-text-past-the-end",
            "file-of-a-forged-handle",
        ],
    ),
    agents("floods of notes and prints", &["note-flood", "note-nothing-often", "print-flood", "print-half-characters"]),
    agents(
        "answers twice, never, huge, for another request",
        &[
            "answer-twice",
            "answer-never",
            "answer-a-hundred-megabytes",
            "answer-while-ingesting",
            "answer-after-a-refusal",
            "answer-with-impossible-confidence",
        ],
    ),
    agents("an answer, then a bad end", &["answers-and-traps", "answers-and-fails", "exits-after-answering"]),
    agents("long errors and errors with escapes", &["returns-a-megabyte", "fail-at-length", "fail-with-escapes"]),
    agents(
        "tools",
        &[
            "tool-flood",
            "tool-unknown",
            "tool-not-json",
            "tool-deep-json",
            "tool-many-keys",
            "tool-million-keys",
            "tool-twice-the-same-key",
            "tool-result-as-long-as-may-be",
        ],
    ),
    agents(
        "the memory store",
        &[
            "store-fill",
            "store-many-entries",
            "store-million-entries",
            "store-read-everything",
            "store-replace-forever",
            "store-too-many-at-once",
        ],
    ),
    agents(
        "handles dropped twice or used after",
        &[
            "handle-dropped-twice",
            "handle-used-after-drop",
            "own-handle-dropped-twice",
            "polls-the-same-a-million-times",
        ],
    ),
    agents("re-entrance", &["reenters-itself", "allocator-that-calls-the-host"]),
    agents(
        "exit and abort",
        &[
            "exits",
            "exits-with-an-error",
            "exit-with-code",
            "abort",
            "panic",
            "panic-while-panicking",
            "format-without-end",
        ],
    ),
    agents(
        "WASI against its own rules",
        &["polls-nothing", "prints-more-than-the-stream-takes", "random-bytes-without-measure"],
    ),
    agents(
        "the world outside",
        &[
            "find-arguments",
            "find-environment",
            "find-files",
            "find-programs",
            "read-standard-input",
            "sleep",
            "sleeps-for-ages",
            "corpus-odd-attachments",
        ],
    ),
    agents(
        "submissions",
        &[
            "hundred-megabytes",
            "imports-key-value",
            "imports-answer-key",
            "imports-the-next-contract",
            "imports-a-plain-function",
        ],
    ),
    agents(
        "names that play tricks",
        &[
            "imports-with-line-break",
            "imports-turned-around",
            "exports-a-megabyte-of-name",
            "names-that-play-tricks",
            "names-like-the-hosts",
        ],
    ),
];

// Builds the agent into a component without WASI: `node build.mjs [WIT-FOLDER] [AGENT.wasm]`.

import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { componentize } from "@bytecodealliance/componentize-js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [witPath = here("wit"), output = here("agent.wasm")] = process.argv.slice(2);

const { component } = await componentize({
  sourcePath: here("agent.js"),
  witPath,
  worldName: "agent",
  // What an agent can't have anyway. Left on, they would be imports that are refused.
  disableFeatures: ["clocks", "fetch-event", "http", "random", "stdio"],
});
await writeFile(output, component);

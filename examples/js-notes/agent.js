// Keeps every sentence that was said, and answers with the one that shares most words with the question.
//
// The same idea as ../keyword-recall, in JavaScript. It calls no tool, doesn't know what is out of date, and never
// counts.

import { submit } from "belljar:agent/answers@0.1.0";
import { next } from "belljar:agent/corpus@0.1.0";
import { scan, writeMany } from "belljar:agent/memory@0.1.0";

import { best, sentencesOf } from "./notes.js";

// How many items or entries are asked for at once.
const BATCH = 256;

/** Takes in a wave. Nothing that the agent holds survives a call; what it writes does. */
export function ingest(wave) {
  for (let items = next(BATCH); items.length > 0; items = next(BATCH)) {
    const entries = [];
    for (const item of items) {
      if (item.tag !== "session") continue;
      for (const turn of item.val.turns) {
        const said = sentencesOf(turn.text).map((sentence) => [sentence, turn.id]);
        const key = `said/${item.val.user}/${turn.at}/${turn.id}`;
        entries.push({ key, value: new TextEncoder().encode(JSON.stringify(said)) });
      }
    }
    if (entries.length > 0) writeMany(entries);
  }
}

/** Responds to a request. An error that is thrown becomes the reason that the record names. */
export function respond(request) {
  const found = best(request.text, saidBy(request.user));
  submit({
    text: found?.[0] ?? "I'm sorry, I don't know that.",
    value: undefined,
    declined: found === undefined,
    citations: found ? [found[1]] : [],
    confidence: undefined,
  });
}

/** Everything that was said by a user and to them, in order of time: people must not mix. */
function* saidBy(user) {
  const prefix = `said/${user}/`;
  let after;
  for (let entries = scan(prefix, after, BATCH); entries.length > 0; entries = scan(prefix, after, BATCH)) {
    for (const entry of entries) {
      yield* JSON.parse(new TextDecoder().decode(entry.value));
    }
    after = entries.at(-1).key;
  }
}

// Tests of what needs no component: `npm test`.

import assert from "node:assert/strict";
import { test } from "node:test";

import { best, sentencesOf, wordsOf } from "./notes.js";

test("sentences end with their marks", () => {
  assert.deepEqual(sentencesOf("I paint boats. Really? Yes!"), ["I paint boats.", "Really?", "Yes!"]);
  assert.deepEqual(sentencesOf("It cost 4.50 euros! Cheap?  Yes"), ["It cost 4.50 euros!", "Cheap?", "Yes"]);
  assert.deepEqual(sentencesOf("  "), []);
});

test("words that say nothing are left out", () => {
  assert.deepEqual([...wordsOf("My cat Mila hates the thunder.")], ["cat", "mila", "hates", "thunder"]);
});

test("the best sentence wins, and of equals the last", () => {
  const said = [["My cat Mila hates thunder.", "s1"], ["My cat Mila loves tuna.", "s2"], ["It rains.", "s3"]];
  assert.deepEqual(best("Who hates thunder, my cat?", said), ["My cat Mila hates thunder.", "s1"]);
  assert.deepEqual(best("What about my cat Mila?", said), ["My cat Mila loves tuna.", "s2"]);
});

test("one word in common is chance", () => {
  assert.equal(best("Do cats like thunder?", [["My cat Mila hates thunder.", "s1"]]), undefined);
});

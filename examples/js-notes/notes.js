// Sentences, and how much two of them have in common. No part of it needs a component, so that plain tests can try it.

// Below this many shared words the agent declines: one word in common is chance.
const SHARED_WORDS_MIN = 2;

// Words that every second sentence has.
const COMMON = new Set(
  `a about and are at be been but by can did do does for from had has have he her his how i if in is it its just me my
  no not of on or our out she so that the their them then there they this to up was we were what when where which who
  why will with would you your`.split(/\s+/),
);

/** The words of a text that say something, in lower case. */
export function wordsOf(text) {
  // The engine that agents run in knows no classes such as \p{L}: letters of the Latin alphabets, then.
  const words = text.toLowerCase().match(/[a-z0-9\u00c0-\u024f]+/g) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)));
}

/** The sentences of a text. */
export function sentencesOf(text) {
  const parts = text.match(/[^.!?]+[.!?]*/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/**
 * The sentence, of pairs of sentence and source, that shares most words with the question; of equals, the last.
 * Undefined if none shares enough.
 */
export function best(question, sentences) {
  const asked = wordsOf(question);
  let found;
  let most = SHARED_WORDS_MIN;
  for (const [sentence, source] of sentences) {
    const shared = [...wordsOf(sentence)].filter((word) => asked.has(word)).length;
    if (shared >= most) {
      found = [sentence, source];
      most = shared;
    }
  }
  return found;
}

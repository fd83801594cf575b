// Sentences, and how much two of them have in common. No part of it needs a component, so that plain tests can try it.

// Below this many shared words the agent declines: one word in common is chance.
const SHARED_WORDS_MIN = 2;

// Words of fewer letters are hardly ever what a question is about.
const LETTERS_MIN = 3;

// Words that every second sentence has.
const COMMON = new Set(
  `about and are can did does for from had has have how that the this was were what when where which who why with you
  your yours`.split(/\s+/),
);

/** The words of a text that may matter, in lower case. */
export function wordsOf(text) {
  // The engine that agents run in knows no classes such as \p{L}: letters of the Latin alphabets, then.
  const words = text.toLowerCase().match(/[a-z0-9\u00c0-\u024f]+/g) ?? [];
  return new Set(words.filter((word) => word.length >= LETTERS_MIN && !COMMON.has(word)));
}

/** The sentences of a text: they end with a stop or a mark that white space follows. */
export function sentencesOf(text) {
  return text.trim().match(/\S[^]*?(?:[.?!](?=\s)|$)/g) ?? [];
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

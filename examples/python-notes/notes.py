"""Sentences, and how much two of them have in common. No part of it needs a component, so that plain tests can try it."""

import re

# Below this many shared words the agent declines: one word in common is chance.
SHARED_WORDS_MIN = 2

# Words that every second sentence has.
COMMON = frozenset(
    "a about and are at be been but by can did do does for from had has have he her his how i if in is it its just me my "
    "no not of on or our out she so that the their them then there they this to up was we were what when where which who "
    "why will with would you your".split()
)


def words_of(text: str) -> frozenset[str]:
    """The words of a text that say something, in lower case."""
    return frozenset(re.findall(r"[^\W_]+", text.lower())) - COMMON


def sentences_of(text: str) -> list[str]:
    """The sentences of a text."""
    return [part.strip() for part in re.findall(r"[^.!?]+[.!?]*", text) if part.strip()]


def best(question: str, sentences: list[tuple[str, str]]) -> tuple[str, str] | None:
    """The sentence, of pairs of sentence and source, that shares most words with the question; of equals, the last."""
    asked = words_of(question)
    found, most = None, SHARED_WORDS_MIN
    for sentence, source in sentences:
        shared = len(words_of(sentence) & asked)
        if shared >= most:
            found, most = (sentence, source), shared
    return found

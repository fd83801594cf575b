"""Sentences, and how much two of them have in common. No part of it needs a component, so that plain tests can try it."""

import re

# Below this many shared words the agent declines: one word in common is chance.
SHARED_WORDS_MIN = 2

# Words of fewer letters are hardly ever what a question is about.
LETTERS_MIN = 3

# Words that every second sentence has.
COMMON = frozenset(
    "about and are can did does for from had has have how that the this was were what when where which who why with you "
    "your yours".split()
)


def words_of(text: str) -> frozenset[str]:
    """The words of a text that may matter, in lower case."""
    words = re.findall(r"[^\W_]+", text.lower())
    return frozenset(word for word in words if len(word) >= LETTERS_MIN) - COMMON


def sentences_of(text: str) -> list[str]:
    """The sentences of a text: they end with a stop or a mark that white space follows."""
    return re.findall(r"\S.*?(?:[.?!](?=\s)|\Z)", text.strip(), re.DOTALL)


def best(question: str, sentences: list[tuple[str, str]]) -> tuple[str, str] | None:
    """The sentence, of pairs of sentence and source, that shares most words with the question; of equals, the last."""
    asked = words_of(question)
    found, most = None, SHARED_WORDS_MIN
    for sentence, source in sentences:
        shared = len(words_of(sentence) & asked)
        if shared >= most:
            found, most = (sentence, source), shared
    return found

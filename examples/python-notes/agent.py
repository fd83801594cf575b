"""Keeps every sentence that was said, and answers with the one that shares most words with the question.

The same idea as ../keyword-recall, in Python. It calls no tool, doesn't know what is out of date, and never counts.
"""

import json

import wit_world
from componentize_py_types import Err
from wit_world.imports import answers, corpus, memory
from wit_world.imports.types import Request, Wave

from notes import best, sentences_of

# How many items or entries are asked for at once.
BATCH = 256


class WitWorld(wit_world.WitWorld):
    """The agent: what Belljar calls. Nothing that it keeps in memory survives a call; what it writes does."""

    def ingest(self, wave: Wave) -> None:
        while items := corpus.next(BATCH):
            entries = []
            for item in items:
                if not isinstance(item, corpus.Item_Session):
                    continue
                for turn in item.value.turns:
                    said = [[sentence, turn.id] for sentence in sentences_of(turn.text)]
                    key = f"said/{item.value.user}/{turn.at}/{turn.id}"
                    entries.append(memory.Entry(key, json.dumps(said).encode()))
            if entries:
                memory.write_many(entries)

    def respond(self, request: Request) -> None:
        found = best(request.text, self._said_by(request.user))
        if found is None:
            text, sources = "I'm sorry, I don't know that.", []
        else:
            text, sources = found[0], [found[1]]
        try:
            answers.submit(answers.Answer(text, None, found is None, sources, None))
        except Err as error:
            # What an export raises as Err becomes the reason that the record names.
            raise Err(f"the answer was refused: {error.value}") from error

    @staticmethod
    def _said_by(user: str) -> list[tuple[str, str]]:
        """Everything that was said by a user and to them, in order of time: people must not mix."""
        prefix, after, said = f"said/{user}/", None, []
        while entries := memory.scan(prefix, after, BATCH):
            for entry in entries:
                said.extend((sentence, source) for sentence, source in json.loads(entry.value))
            after = entries[-1].key
        return said

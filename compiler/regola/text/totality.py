"""
Which words of a vocabulary a language cannot say.

Each noun, number word and phase needs its forms, each adjective and verb its own, each relation its
message. What a language lacks is told before anything is printed in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from regola.text.language import Speech
from regola.text.planner.telling import slug
from regola.vocabulary.model import Vocabulary

__all__ = ["missing_words"]


def missing_words(speech: Speech, vocabulary: Vocabulary) -> Iterator[str]:
    """Give the words of the vocabulary that the language lacks, by class: `noun region`."""
    lexicon = speech.lexicon
    nouns = (*vocabulary.nouns, *vocabulary.phases, *vocabulary.quantities)
    yield from (f"noun {word}" for word in nouns if word not in lexicon.nouns)
    yield from (
        f"adjective {word}" for word in vocabulary.adjectives if word not in lexicon.adjectives
    )
    yield from (f"verb {word}" for word in vocabulary.verbs if word not in lexicon.verbs)
    for word in vocabulary.relations:
        name = f"relation-{slug(word)}"
        if not (speech.has(name) and speech.has(f"{name}.not")):
            yield f"relation {word}"

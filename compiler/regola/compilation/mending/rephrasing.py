"""
Say a line otherwise: words of everyday speech in those of the rules, turns of phrase, and a slip.

What is tried is listed in `dsl/phrasings.yaml`, and single words of each human language in its
`said.yaml`. A line may need several of these before it is right.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from functools import cache
from itertools import islice

from regola.compilation.mending.patterns import Pattern, pattern
from regola.compilation.mending.spot import Candidate, Spot
from regola.program.aliases import said_phrases
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["otherwise", "spoken", "turned", "turns"]

_LONGEST = 4
_MOST_TURNS = 3
_MOST_LINES = 40
_OR = "|"
_ALTERNATIVES = re.compile("<[a-z_]+>")


def turns(spot: Spot) -> Iterator[Candidate]:
    """The whole line in another order: *if you conquer a region, gain 1 coin*."""
    for text in turned(spot.line.text):
        yield Candidate(spot.edit(0, len(spot.line.tokens), text), is_safe=False)


def otherwise(text: str, known: Container[str]) -> Iterator[str]:
    """Give other ways to say a line, those first that change less; at most so many."""
    yield from islice(_ways(text, known), _MOST_LINES)


def _ways(text: str, known: Container[str]) -> Iterator[str]:
    seen, ways = {text}, [text]
    for _ in range(_MOST_TURNS):
        found = [one for way in ways for one in (spoken(way, known), *turned(way))]
        ways = [one for one in dict.fromkeys(found) if one not in seen]
        seen.update(ways)
        yield from ways


def turned(text: str) -> Iterator[str]:
    """Give what comes of a line by one turn of phrase."""
    for one, tries in _patterns():
        if one.found.search(text):
            yield from (one.turned(text, said) for said in tries)


def spoken(text: str, known: Container[str]) -> str:
    """Put the words of the rules for those that people say, the longest phrases first."""
    words = text.split(" ")
    made: list[str] = []
    while words:
        length, said = _said(words, known)
        made.append(said)
        words = words[length:]
    return " ".join(made)


def _said(words: Sequence[str], known: Container[str]) -> tuple[int, str]:
    for length in range(min(_LONGEST, len(words)), 0, -1):
        phrase = " ".join(words[:length])
        bare = phrase.rstrip(":,").lower()
        found = said_phrases(bare)
        if found and (length > 1 or bare not in known):
            return length, found[0] + phrase[len(bare) :]
    return 1, words[0]


@cache
def _patterns() -> tuple[tuple[Pattern, tuple[str, ...]], ...]:
    listed = trusted(dsl_text("phrasings.yaml"))
    words = {name[1:-1]: said for name, said in listed.items() if _ALTERNATIVES.fullmatch(name)}
    return tuple(
        (pattern(written, words), tuple(one.strip() for one in tries.split(_OR)))
        for written, tries in listed.items()
        if written[1:-1] not in words
    )

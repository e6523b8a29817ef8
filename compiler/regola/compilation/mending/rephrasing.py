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

from regola.compilation.mending.spot import Candidate, Spot
from regola.program.aliases import said_phrases
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["otherwise", "spoken", "turned", "turns"]

_LONGEST = 4
_MOST_TURNS = 3
_MOST_LINES = 40
_OR = "|"


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
    for pattern, tries in _patterns():
        if pattern.search(text):
            yield from (" ".join(pattern.sub(one, text, count=1).split()) for one in tries)


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


_NAMES = re.compile(r"[A-Z]")
_WORDS = re.compile(r"[A-MO-Z]")
"""A letter that stands for words; N, which stands for a number, begins where that does."""


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]:
    listed = trusted(dsl_text("phrasings.yaml"))
    return tuple(
        (_pattern(written), tuple(_filled(one.strip()) for one in tries.split(_OR)))
        for written, tries in listed.items()
    )


def _pattern(written: str) -> re.Pattern[str]:
    """Return what finds a phrase; a letter at an end of it reaches to the end of the line."""
    parts = re.escape(written.strip("^$")).replace("\\ ", " ").replace("\\+ ", r"\+ ?")
    named = _NAMES.sub(lambda one: _any(one[0]), parts)
    start = "^" if written[0] == "^" or _WORDS.match(written) else _start(written)
    return re.compile(start + named + _end(written))


def _start(written: str) -> str:
    """Return what stands before a phrase: nothing or a space, before a sign anything."""
    return "" if written[0] in ":," else r"(?<!\S)"


def _end(written: str) -> str:
    last = written[-1]
    if last in ":,":
        return ""
    if last == "$" or (_NAMES.match(last) and (written[0] == "^" or ":" in written)):
        return "$"
    return "(?=[:,]|$)" if _NAMES.match(last) else r"(?![\w'])"


def _any(name: str) -> str:
    return rf"(?P<{name}>\d+)" if name == "N" else rf"(?P<{name}>[^:,]+?(?:, [^:]+?)?)"


def _filled(form: str) -> str:
    return _NAMES.sub(lambda one: rf"\g<{one[0]}>", form)

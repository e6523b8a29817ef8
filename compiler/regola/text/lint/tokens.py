"""Cut a text into sentences, and a sentence into words, names of several words, and pauses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from regola.text.lint.model import SINGULAR, Part, Reading, Token
from regola.text.lint.words import Words

__all__ = ["sentences"]

_BRACKETED = re.compile(r"«[^«»]*»|“[^“”]*”|\"[^\"]*\"|\([^()]*\)")
_END = re.compile(
    r"[.:;?¿()\n–—•·|…«»“”<>≤≥→]+|!(?=\s+[^\W\d_a-zà-ú]|\s*$|[^\s,.;:])|¡(?=[^!]*!\s*$)"
)
_WORD = re.compile(
    r"[+−-]?\d+\b|\w*\d\w*|¡?[^\W\d_]+(?:-[^\W\d_]+)*(?:['’](?:s\b|(?=\w))|['’](?=\s|$)|!)?"
    r"|[,/\ufffc]"
)
_PAUSE = (Reading(Part.PAUSE),)
_QUOTED = (Reading(Part.NOUN, SINGULAR),)


def sentences(text: str, words: Words) -> Iterator[list[Token]]:
    """
    Give the sentences of a text as tokens; what stands in quotes or brackets is its own.

    They come in the order of the text: who acts in a bracket was named before it.
    """
    found = list(_sentences(_BRACKETED.sub(_blank, text), 0, words))
    for match in _BRACKETED.finditer(text):
        found += _sentences(match[0][1:-1], match.start() + 1, words)
    yield from sorted(found, key=lambda tokens: tokens[0].start)


def _blank(match: re.Match[str]) -> str:
    """Leave a mark for a quotation, nothing for a bracket, as long as what stood there."""
    return ("\ufffc" if match[0][0] != "(" else " ") + " " * (len(match[0]) - 1)


def _sentences(text: str, offset: int, words: Words) -> Iterator[list[Token]]:
    start = 0
    for begin, end in (*(match.span() for match in _END.finditer(text)), (len(text), len(text))):
        tokens = list(_tokens(text, start, begin, offset, words))
        if tokens:
            yield tokens
        start = end


def _tokens(text: str, start: int, end: int, offset: int, words: Words) -> Iterator[Token]:
    found = list(_WORD.finditer(text, start, end))
    place = 0
    while place < len(found):
        match = found[place]
        if match[0] in ",/\ufffc":
            yield Token(
                match[0],
                offset + match.start(),
                _PAUSE if match[0] in ",/" else _QUOTED,
                sure=False,
            )
            place += 1
            continue
        length, readings = words.name_at([one[0] for one in found[place : place + words.longest]])
        if not length:
            length, readings = 1, words.readings(match[0], first=place == 0)
        sure = length > 1 or words.is_sure(match[0])
        last = found[place + length - 1]
        yield Token(text[match.start() : last.end()], offset + match.start(), readings, sure)
        place += length

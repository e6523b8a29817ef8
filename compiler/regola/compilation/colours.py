"""
Colours for texts that are read and not checked: a pattern for each sort of words.

An editor that asks the language server is told exactly what each word is. Where nobody asks (an
editor without a server, the page of a finding, a terminal), a word has the colour that it has most
often: what a text names is not looked up, and the text may be wrong, as in examples of findings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from regola.compilation.language import families, language
from regola.vocabulary.model import Vocabulary

__all__ = ["Part", "Piece", "WordPattern", "coloured", "page_parts", "word_patterns"]

_DEEDS = frozenset({"VERB", "DONE"})
_NOTATIONS = frozenset({"regola", "lines", "unsaid"})
"""
What blocks of code are called in pages that hold rules: whole files, or lines of an item.

One of a certain family is called after that, or has its name behind an underscore.
"""

_BLOCK = re.compile(r"^```(?P<notation>\w*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class WordPattern:
    """
    A sort of words (as editors name them) and what matches one: the word is its only group.

    The pattern reads alike for Python and for TextMate.
    """

    sort: str
    match: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text and the sort of words that it is; no sort where it has no colour."""

    text: str
    sort: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a page in Markdown: prose, or a block of code without its fence, in pieces."""

    text: str
    notation: str = ""
    pieces: tuple[Piece, ...] = ()


@cache
def word_patterns() -> tuple[WordPattern, ...]:
    """Return the patterns of the words of all families, in the order in which they are tried."""
    known = [language(name).vocabulary for name in families()]
    fields = {name for one in known for name in one.field_names}
    kinds = {name for one in known for name in one.kinds}
    deeds = {word for one in known for word in _spelled(one, deeds=True)}
    small = {word for one in known for word in _spelled(one, deeds=False)} - deeds
    return (
        WordPattern("comment", "(#.*$)"),
        WordPattern("string", '("[^"\\n]*")'),
        WordPattern("type", f'^\\s*({_any(kinds)})(?=\\s+[\\w"{{]|\\s*\\{{)'),
        WordPattern("property", f"^\\s*({_any(fields)})(?=[\\w ]*:)"),
        WordPattern("number", "\\b(\\d+)\\b"),
        WordPattern("function", f"\\b({_any(deeds)})\\b"),
        WordPattern("keyword", f"\\b((?:{_any(small)})(?: (?:{_any(small)}))*)\\b"),
    )


def coloured(text: str, notation: str = "regola") -> tuple[Piece, ...]:
    """Return a text in pieces, each with its sort; what is not of our language is one piece."""
    of_rules = notation.partition("_")[0] in {*_NOTATIONS, *families()}
    return tuple(_pieces(text)) if of_rules else (Piece(text),)


def page_parts(page: str) -> Iterator[Part]:
    """Give the prose and the blocks of code of a page in Markdown, in order."""
    told = 0
    for block in _BLOCK.finditer(page):
        yield Part(page[told : block.start()])
        code, notation = block["code"], block["notation"]
        yield Part(code, notation, coloured(code, notation))
        told = block.end()
    yield Part(page[told:])


def _pieces(text: str) -> Iterator[Piece]:
    patterns = word_patterns()
    told = 0
    for found in _any_of(patterns).finditer(text):
        group = found.lastindex or 0
        start, end = found.span(group)
        if start > told:
            yield Piece(text[told:start])
        yield Piece(found[group], patterns[group - 1].sort)
        told = end
    if told < len(text):
        yield Piece(text[told:])


@cache
def _any_of(patterns: tuple[WordPattern, ...]) -> re.Pattern[str]:
    """Return what matches a word of any sort, with a group for each."""
    return re.compile("|".join(one.match for one in patterns), re.MULTILINE)


def _spelled(vocabulary: Vocabulary, *, deeds: bool) -> Iterator[str]:
    own = vocabulary.spellings
    for spelling, (terminal, _) in (*own.words.items(), *own.keywords.items()):
        if (terminal in _DEEDS) == deeds:
            yield spelling


def _any(words: Iterable[str]) -> str:
    """Return a pattern of any of some words; a number stands for any number."""
    longest = sorted(words, key=lambda word: (-len(word), word))
    return "|".join(re.escape(word).replace("\\#", "\\d+").replace("\\ ", " ") for word in longest)

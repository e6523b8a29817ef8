"""Mistakes in prose: numbers, names, terms, braces; an example shown that there is not."""

from __future__ import annotations

import re
from random import Random

from seeding.content import Content, File
from seeding.mistake import Mistake, replaced

__all__ = ["prose_brace", "prose_language", "prose_name", "prose_number", "shown_example"]

_TEXT = re.compile(r'\b(?:says|question|answer): (?:(?:it|es|en) "[^"\n]*",?\s*){3}')
_ONE = re.compile(r'\b(it|es|en) "([^"\n]*)"')


def _drawn(file: File, rng: Random, wanted: str) -> tuple[re.Match[str], re.Match[str]] | None:
    """Return a text in three languages, and a stretch of one of them."""
    found = [
        (text, re.compile(wanted).finditer(file.text, *one.span(2)))
        for text in _TEXT.finditer(file.text)
        for one in _ONE.finditer(file.text, *text.span())
    ]
    pairs = [(text, match) for text, matches in found for match in matches]
    return rng.choice(pairs) if pairs else None


def _changed(file: File, text: re.Match[str], stretch: tuple[int, int], new: str) -> Mistake:
    made = replaced(file.text, *stretch, new)
    end = text.end() + len(new) - (stretch[1] - stretch[0])
    return Mistake(made.text, ((text.start(), end),), made.what)


def prose_number(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write another number in one language of a text."""
    del content
    drawn = _drawn(file, rng, r"(?<![\w{])\d+(?![\w}])")
    if drawn is None:
        return None
    text, number = drawn
    return _changed(file, text, number.span(), str(int(number[0]) + rng.randrange(1, 60)))


def prose_name(file: File, content: Content, rng: Random) -> Mistake | None:
    """Misspell a word with a capital inside a sentence."""
    drawn = _drawn(file, rng, r"(?<=[a-z,;] )[A-ZÀ-Ú][a-zà-ú]{4,}\b")
    if drawn is None:
        return None
    text, name = drawn
    place = rng.randrange(1, 4)
    letters = name[0]
    edited = letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
    known = any(re.search(rf"\b{edited}\b", one.text) for one in content.files)
    return None if edited == letters or known else _changed(file, text, name.span(), edited)


def prose_brace(file: File, content: Content, rng: Random) -> Mistake | None:
    """Misspell what stands between braces."""
    del content
    drawn = _drawn(file, rng, r"(?<=\{)[a-z]{3,}")
    if drawn is None:
        return None
    text, word = drawn
    return _changed(file, text, word.span(), word[0] + "x")


def prose_language(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a text in one language twice."""
    del content
    texts = list(_TEXT.finditer(file.text))
    if not texts:
        return None
    text = rng.choice(texts)
    _, second, third = _ONE.finditer(file.text, *text.span())
    return _changed(file, text, third.span(1), second[1])


def shown_example(file: File, content: Content, rng: Random) -> Mistake | None:
    """Name an example that there is not."""
    del content
    found = list(re.finditer(r'^ +shown:[^\n"]*"([^"\n]+)"', file.text, re.MULTILINE))
    if not found:
        return None
    shown = rng.choice(found)
    title = shown[1]
    made = replaced(file.text, *shown.span(1), title[:-1] if rng.random() < 0.5 else f"{title}s")  # noqa: PLR2004
    return Mistake(made.text, ((shown.start(), shown.end() + 1),), made.what)

"""Spaces, alternatives and the rest that all languages share in phase two."""

from __future__ import annotations

import re

from regola.text.values import ARTICLES, FEATURES, MARKS, REPEAT, SOUNDS, UNION, UNION_END

__all__ = ["ARTICLE", "repeated_prepositions", "tidy", "without_article"]

ARTICLE = f"([{''.join(ARTICLES.values())}])([{FEATURES}]) ?"
"""A regular expression for an article's mark: its kind, its feature, and the space after it."""

_UNION = re.compile(f"(?:([a-zàèìòùáéíóú]+) )?{UNION}([^{UNION}{UNION_END}]*){UNION_END}")
_SPACES = re.compile(r" {2,}")
_BEFORE_STOP = re.compile(r" +([,.;:)])")
_NO_MARKS = {ord(mark): None for mark in MARKS}

# A preposition is repeated before each alternative; these little words are those of all languages
# here that must be, because they melt into the article that follows.
_REPEATED = frozenset({"a", "al", "con", "da", "de", "di", "en", "in", "per", "por", "su"})


_PROPER = re.compile(
    f"(?:[{ARTICLES['def']}{ARTICLES['indef']}][{FEATURES}] ?|\\bthe )(?={SOUNDS['proper']})"
)


def without_article(text: str) -> str:
    """Leave out the articles that would stand before proper names: *Stonehedge is revealed*."""
    return _PROPER.sub("", text) if SOUNDS["proper"] in text else text


def repeated_prepositions(text: str) -> str:
    """Write the preposition before a union again before each of its members."""
    if UNION not in text:
        return text

    def write(match: re.Match[str]) -> str:
        word, members = match[1], match[2]
        repeat = f"{word} " if word in _REPEATED else ""
        return (f"{word} " if word else "") + members.replace(REPEAT, repeat)

    while UNION in text:
        replaced = _UNION.sub(write, text)
        if replaced == text:
            break
        text = replaced
    return text


def tidy(text: str) -> str:
    """Drop the marks that are left, double spaces and spaces before a stop."""
    clean = text.translate(_NO_MARKS)
    if "  " in clean:
        clean = _SPACES.sub(" ", clean)
    return _BEFORE_STOP.sub(r"\1", clean).strip()

"""Slips of beginners: a sign, a small word or a number of a noun; lines and numbers in disorder."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

from seeding.content import Content, File, Site
from seeding.mistake import Mistake, replaced

__all__ = [
    "exchanged_words",
    "forgotten_colon",
    "forgotten_comma",
    "forgotten_word",
    "other_determiner",
    "other_number",
    "reversed_tokens",
]

_SMALL = frozenset({"IS", "PREPOSITION", "MAY", "PER", "AT", "WHEN"})
_ONE = ("a", "an", "each", "another")


def _rules(file: File) -> list[tuple[Site, ...]]:
    return [
        line
        for line in file.lines.values()
        if "example" not in line[0].kinds
        and all(site.token.type not in ("KIND", "FIELD", "LBRACE", "RBRACE") for site in line)
    ]


def _drawn(sites: list[Site], rng: Random) -> Site | None:
    return rng.choice(sites) if sites else None


def _without(file: File, site: Site) -> Mistake:
    """Leave a terminal out, with the space after it."""
    spaced = file.text[site.end : site.end + 1] == " " and file.text[site.start - 1] in " \n"
    end = site.end + spaced
    text = file.text[: site.start] + file.text[end:]
    return Mistake(text, ((site.start - 1, site.start + 1),), f"without {site.token}")


def _forgotten(
    file: File, rng: Random, wanted: Callable[[Site], bool], *, anywhere: bool = False
) -> Mistake | None:
    lines = list(file.lines.values()) if anywhere else _rules(file)
    site = _drawn([s for line in lines for s in line if wanted(s)], rng)
    return None if site is None else _without(file, site)


def forgotten_colon(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out the colon of a field or of a moment."""
    del content
    return _forgotten(file, rng, lambda one: one.token.type == "_COLON", anywhere=True)


def forgotten_comma(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out a comma."""
    del content
    return _forgotten(file, rng, lambda one: one.token.type == "_COMMA", anywhere=True)


def forgotten_word(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out a small word of a rule."""
    del content
    return _forgotten(file, rng, lambda one: one.token.type in _SMALL)


def other_determiner(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out an article."""
    del content
    return _forgotten(file, rng, lambda one: one.token.type == "DETERMINER")


def other_number(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a noun in the other number."""
    del content
    plurals = file.language.vocabulary.spellings.plurals
    singulars = {one: many for many, one in plurals.items()}
    sites = [s for line in _rules(file) for s in line if s.token.type == "WORD"]
    site = _drawn([s for s in sites if str(s.token) in plurals or str(s.token) in singulars], rng)
    if site is None:
        return None
    word = str(site.token)
    return replaced(file.text, site.start, site.end, plurals.get(word) or singulars[word])


def exchanged_words(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write two neighbours of a rule in the wrong order."""
    del content
    pairs = [(a, b) for line in _rules(file) for a, b in pairwise(line)]
    pairs = [(a, b) for a, b in pairs if all(s.token.type[0] != "_" for s in (a, b))]
    if not pairs:
        return None
    first, second = rng.choice(pairs)
    text = file.text
    words = text[first.start : first.end], text[second.start : second.end]
    between = text[first.end : second.start]
    return replaced(text, first.start, second.end, f"{words[1]}{between}{words[0]}")


def reversed_tokens(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write the tokens of a race in the wrong order."""
    del content
    lines = [line for line in file.lines.values() if str(line[0].token) == "tokens"]
    lines = [line for line in lines if len(line) > 4 and line[0].token.type == "FIELD"]  # noqa: PLR2004
    if not lines:
        return None
    line = rng.choice(lines)
    few, of, all_of = line[2:5]
    return replaced(file.text, few.start, all_of.end, f"{all_of.token} {of.token} {few.token}")

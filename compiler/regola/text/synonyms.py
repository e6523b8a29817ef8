"""
What people say for the words of rules texts: data of a language, for sentences read loosely.

No rule is ever told in these words. Each stands for one expression of ours, so that a sentence
that has it is read as if it had ours; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Clause", "Synonyms", "synonyms_from_data"]


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of ours and its sort, with the patterns of what others say for it."""

    sort: str
    ours: str
    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Synonyms:
    """
    The synonyms of a language.

    `expressions` are ours, each with what others say for it, *%* being any number; `numbers` the
    words for numbers; `pronouns` those for the item that has the rule. `forms` are whole sentences
    of ours with places for words, `<A>`, each with the patterns of those that others say for it, in
    which the `ones` are a number, too. `clauses` are parts of sentences, of which any order is
    read; `rewrites` what is put otherwise before; `earning` our moments at which coins are earned;
    `scoped` are words of what may be in decline itself, as *opponents in decline*.
    """

    expressions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    pronouns: tuple[str, ...] = ()
    forms: tuple[tuple[str, tuple[str, ...]], ...] = ()
    ones: tuple[str, ...] = ()
    clauses: tuple[Clause, ...] = ()
    rewrites: tuple[tuple[str, str], ...] = ()
    earning: tuple[str, ...] = ()
    scoped: tuple[str, ...] = ()


def synonyms_from_data(data: Mapping[str, Any], numbers: Mapping[str, int]) -> Synonyms:
    """
    Make the synonyms of the plain data of a file; `numbers` are the words prose has for them.

    Raises:
        ValueError: A word for a number stands for none.
    """
    if not all(type(number) is int for number in data.get("numbers", {}).values()):
        raise ValueError("a word for a number stands for none")
    expressions = data.get("expressions", {})
    known = {**numbers, **data.get("numbers", {})}
    ones = tuple(map(str, data.get("ones", ())))
    made = _making(data, (*known, *ones))
    return Synonyms(
        {str(ours): tuple(map(str, others)) for ours, others in expressions.items()},
        known,
        tuple(map(str, data.get("pronouns", ()))),
        tuple((ours, _patterns(theirs, made)) for ours, theirs in data.get("forms", {}).items()),
        ones,
        tuple(_clauses(data.get("clauses", {}), made)),
        tuple((made(theirs), str(ours)) for theirs, ours in data.get("rewrites", {}).items()),
        tuple(map(str, data.get("earning", ()))),
        tuple(map(str, data.get("scoped", ()))),
    )


def _making(data: Mapping[str, Any], numbers: Iterable[str]) -> Callable[[str], str]:
    """Return what makes patterns, *<N>* being a number, *<A>* some words, *<gain>* a part."""
    counted = "|".join([r"\d+", *map(re.escape, numbers)])
    parts = {f"<{name}>": f"(?:{part})" for name, part in data.get("parts", {}).items()}

    def made(written: str) -> str:
        whole = written
        for name, part in parts.items():
            whole = whole.replace(name, part)
        whole = re.sub("(?<![?]P)<N>", lambda _: f"(?P<N>{counted})", whole)
        return re.sub(r"(?<!\?P)<([A-M])>", r"(?P<\1>.+?)", whole)

    return made


def _patterns(theirs: Iterable[str], made: Callable[[str], str]) -> tuple[str, ...]:
    return tuple(map(made, theirs))


def _clauses(
    data: Mapping[str, Mapping[str, Iterable[str]]], made: Callable[[str], str]
) -> Iterator[Clause]:
    for sort, clauses in data.items():
        for ours, theirs in clauses.items():
            yield Clause(sort, ours, _patterns(theirs, made))

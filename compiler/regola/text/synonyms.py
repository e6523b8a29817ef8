"""
What people say for the words of rules texts: data of a language, for sentences read loosely.

No rule is ever told in these words. Each stands for one expression of ours, so that a sentence
that has it is read as if it had ours; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Synonyms", "synonyms_from_data"]


@dataclass(frozen=True, slots=True)
class Synonyms:
    """
    The synonyms of a language.

    `expressions` are ours, each with what others say for it, *%* being any number; `numbers` the
    words for numbers; `pronouns` those for the item that has the rule. `forms` are whole sentences
    of ours with places for words, `<A>`, each with the patterns of those that others say for it, in
    which the `ones` are a number, too.
    """

    expressions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    pronouns: tuple[str, ...] = ()
    forms: tuple[tuple[str, tuple[str, ...]], ...] = ()
    ones: tuple[str, ...] = ()


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
    return Synonyms(
        {str(ours): tuple(map(str, others)) for ours, others in expressions.items()},
        known,
        tuple(map(str, data.get("pronouns", ()))),
        tuple(_forms(data, (*known, *ones))),
        ones,
    )


def _forms(
    data: Mapping[str, Any], numbers: Iterable[str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give our forms with the patterns of others, *<N>* being a number and *<A>* some words."""
    parts = {f"<{name}>": pattern for name, pattern in data.get("parts", {}).items()}
    counted = "|".join([r"\d+", *map(re.escape, numbers)])
    for ours, theirs in data.get("forms", {}).items():
        patterns = []
        for pattern in theirs:
            whole = pattern
            for name, part in parts.items():
                whole = whole.replace(name, f"(?:{part})")
            whole = whole.replace("<N>", f"(?P<N>{counted})")
            patterns.append(re.sub(r"(?<!\?P)<([A-M])>", r"(?P<\1>.+?)", whole))
        yield ours, tuple(patterns)

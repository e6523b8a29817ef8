"""
What people say for the words of rules texts: data of a language, for sentences read loosely.

No rule is ever told in these words. Each stands for one expression of ours, so that a sentence
that has it is read as if it had ours; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Synonyms", "synonyms_from_data"]


@dataclass(frozen=True, slots=True)
class Synonyms:
    """
    The synonyms of a language.

    `expressions` are ours, each with what others say for it, *%* being any number; `numbers` the
    words for numbers; `pronouns` those for the item that has the rule.
    """

    expressions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    pronouns: tuple[str, ...] = ()


def synonyms_from_data(data: Mapping[str, Any], numbers: Mapping[str, int]) -> Synonyms:
    """
    Make the synonyms of the plain data of a file; `numbers` are the words prose has for them.

    Raises:
        ValueError: A word for a number stands for none.
    """
    if not all(type(number) is int for number in data.get("numbers", {}).values()):
        raise ValueError("a word for a number stands for none")
    expressions = data.get("expressions", {})
    return Synonyms(
        {str(ours): tuple(map(str, others)) for ours, others in expressions.items()},
        {**numbers, **data.get("numbers", {})},
        tuple(map(str, data.get("pronouns", ()))),
    )

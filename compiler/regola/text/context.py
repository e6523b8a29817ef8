"""What the text of a rule must know beside the rule: its item, its game, the names of things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from regola.program.meaning import Scope
from regola.text.lexicon import Noun
from regola.vocabulary.model import Vocabulary

__all__ = ["ItemContext", "Names"]


class Names(Protocol):
    """The names of content: whatever a reference stands for, in each human language."""

    def noun(self, reference: str, language: str) -> Noun | None:
        """Return the name as a noun with its forms; none where the language has no name."""
        ...

    def title(self, reference: str) -> str:
        """Return a name in whatever language there is one, to be quoted beside a known noun."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemContext:
    """
    The item that holds a rule.

    `game` chooses between the words of the boxes; `scope` is the one that goes without saying for
    rules of this kind; `bounds` are the least values that the base rules set to number words,
    `values` those that they define;
    `copies` is how many of a piece there are; `bearer` the reference of the item around it;
    `taken` are the options that are taken by default; `further` the rules, as they are compared,
    that raise a number which another of the item raises before them, each on a condition.
    """

    reference: str
    kind: str
    game: str
    vocabulary: Vocabulary
    names: Names
    scope: Scope = "active"
    bounds: Mapping[str, int] = field(default_factory=dict)
    values: Mapping[str, int] = field(default_factory=dict)
    copies: int = 1
    bearer: str = ""
    taken: frozenset[str] = frozenset()
    further: frozenset[Any] = frozenset()

"""Tell what happens to an item the first times alone."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.meaning import Phrase, Quantity, Rule
from regola.program.model import Item
from regola.program.walking import nodes_in

__all__ = ["has_first_times"]

_TURN = "turn"
"""What begins the first times anew each time: nobody has had those before."""


def has_first_times(item: Item, topic: str | None = None) -> bool:
    """
    Tell whether a rule of an item, or of what lies in it, does something the first times alone.

    The ``topic`` of what was expected, if any, names what it does that with: *ada coins*,
    *pieces flag*.
    """
    rules = [rule for part in item.walk() for rule in part.rules if _is_of_first_times(rule)]
    if topic is None:
        return bool(rules)
    asked = topic.split()
    named = (word for rule in rules for word in _named(rule))
    return any(one.startswith(word) for word in named for one in asked)


def _is_of_first_times(rule: Rule) -> bool:
    limit = rule.limit
    return limit is not None and limit.first and _TURN not in limit.per


def _named(rule: Rule) -> Iterator[str]:
    """Give the words for what a rule does something with: *coin*, *flag*, *cost*."""
    for one in nodes_in(rule.body):
        if isinstance(one, Phrase):
            yield one.noun.rpartition("/")[2]
        elif isinstance(one, Quantity):
            yield from one.word.split()

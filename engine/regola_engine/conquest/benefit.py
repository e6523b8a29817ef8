"""Whom a rule helps: which way a number is better for whoever asks for it, and for an attacker."""

from __future__ import annotations

from regola_engine.conquest.rules import AT_LEAST, AT_MOST, LESS, MORE, Class, Value
from regola_engine.conquest.vocabulary import (
    CLOSED,
    CONQUEST_COST,
    ENTRANCE,
    GARRISON,
    IMMUNE,
    INCOME,
    REACHABLE,
    SEEMING,
    TOKENS_KEPT,
    TOKENS_LOST,
)
from regola_engine.conquest.words import CLASSES

__all__ = ["helps", "hinders", "serves"]

_BETTER: dict[int, int] = {
    CONQUEST_COST: LESS,
    TOKENS_LOST: LESS,
    GARRISON: LESS,
    TOKENS_KEPT: MORE,
    INCOME: MORE,
}


def helps(word: int, operation: int) -> bool:
    """Tell whether the operation on the number helps the one who asks for it."""
    way = {AT_LEAST: MORE, AT_MOST: LESS}.get(operation, operation)
    return _BETTER.get(word, way) == way


def hinders(rule: Value | Class) -> bool:
    """Tell whether a setting of a conquest makes it harder for whoever conquers."""
    if isinstance(rule, Value):
        return rule.word == CONQUEST_COST and rule.operation in (MORE, AT_LEAST)
    return not serves(rule.word, negated=rule.negated)


def serves(word: int, *, negated: bool) -> bool:
    """Tell whether it helps an attacker that regions are, or are not, of a class in its eyes."""
    if negated:
        return word in (CLOSED, IMMUNE)
    return word in (REACHABLE, ENTRANCE) or CLASSES.names[word].startswith(SEEMING)

"""Rules about numbers of regions, each with who bears it and where it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from regola_engine.conquest.benefit import helps
from regola_engine.kernel.numbers import phase_of
from regola_engine.kernel.rules import IS

if TYPE_CHECKING:
    from regola_engine.conquest.ground import Ground
    from regola_engine.conquest.rules import RegionSet, Value

__all__ = ["ASKER", "Term", "fixed", "term_of"]

ASKER = -2
"""The bearer of a rule that is in the ruleset of whoever asks."""


class Term(NamedTuple):
    """
    What a rule does to a number: in which phase, by whose rule, where, and if it helps its bearer.

    What helps does not where a shield lets nothing help.
    """

    phase: int
    rule: Value
    bearer: int
    extent: RegionSet
    helping: bool


def term_of(rule: Value, ground: Ground, bearer: int, *, helping: bool, base: bool = False) -> Term:
    """Return a rule as a term; ``helping`` that it may help at all, ``base`` that it defines."""
    helping = helping and (rule.operation == IS or helps(rule.word, rule.operation))
    phase = phase_of(rule.operation, base=base)
    return Term(phase, rule, bearer, _extent(rule, ground), helping)


def _extent(rule: Value, ground: Ground) -> RegionSet:
    if rule.regions is not None:
        return rule.regions
    return fixed(ground.everywhere if rule.ground is None else rule.ground(ground))


def fixed(mask: int) -> RegionSet:
    """Return what gives a set of regions whatever the position."""
    return lambda _position, _you: mask

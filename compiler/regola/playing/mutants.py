"""Items with one rule deleted, turned round, or one number moved: an example should notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Literal

from regola.program.meaning import Change, Limit, Number, Rule
from regola.program.model import Item

__all__ = ["Mutant", "Way", "mutants", "without"]

Way = Literal["deleted", "turned", "moved"]
"""What is done to a rule: left out; *more* made *less*; a number one more or one less."""

_TURNED = {"more": "less", "less": "more", "at least": "at most", "at most": "at least"}

_Place = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Mutant:
    """
    A top-level item in which a rule of ``owner``, itself or an item in it, is not as written.

    Of a number moved, ``value`` is what was written and ``now`` what stands there instead.
    """

    top: Item
    owner: Item
    rule: Rule
    way: Way
    value: int = 0
    now: int = 0


def mutants(top: Item) -> Iterator[Mutant]:
    """Give all mutants of an item, those of its pieces included."""
    for owner in top.walk():
        for rule in owner.rules:
            yield without(top, owner, rule)
            for place, value in _found(rule, _turned):
                changed = _with_rule(top, owner, rule, _changed(rule, place, value))
                yield Mutant(changed, owner, rule, "turned")
            for place, value in _found(rule, _number):
                yield from _moved(top, owner, rule, place, value)


def without(top: Item, owner: Item, rule: Rule) -> Mutant:
    """Return an item without a rule of its own or of an item in it."""
    kept = tuple(other for other in owner.rules if other is not rule)
    return Mutant(_with(top, owner, kept), owner, rule, "deleted")


def _moved(top: Item, owner: Item, rule: Rule, place: _Place, value: int) -> Iterator[Mutant]:
    """Give an item with a number one more, and one less where that leaves a number."""
    for now in (value + 1, value - 1):
        if now >= 0:
            changed = _with_rule(top, owner, rule, _changed(rule, place, now))
            yield Mutant(changed, owner, rule, "moved", value, now)


def _with_rule(top: Item, owner: Item, rule: Rule, other: Rule) -> Item:
    return _with(top, owner, tuple(other if one is rule else one for one in owner.rules))


def _with(top: Item, owner: Item, rules: tuple[Rule, ...]) -> Item:
    """Return an item in which one, itself or nested, has other rules."""
    if top is owner:
        return replace(top, rules=rules)
    nested = tuple(_with(inner, owner, rules) for inner in top.nested)
    return replace(top, nested=nested)


# ---- within a rule ------------------------------------------------------------------------------


def _number(node: Any) -> tuple[str, Any] | None:
    """Return the field of a node that is a number as written, and its value."""
    if isinstance(node, Number):
        return "value", node.value
    return ("times", node.times) if isinstance(node, Limit) else None


def _turned(node: Any) -> tuple[str, Any] | None:
    """Return the field of a node that can be turned round, and what it becomes."""
    turned = _TURNED.get(node.operation) if isinstance(node, Change) else None
    return None if turned is None else ("operation", turned)


def _found(node: Any, wanted: Any, place: _Place = ()) -> Iterator[tuple[_Place, Any]]:
    """Give the fields of a rule that are wanted, by the way to them, with a value each."""
    if isinstance(node, tuple):
        for index, inner in enumerate(node):
            yield from _found(inner, wanted, (*place, index))
    elif is_dataclass(node) and type(node).__name__ != "Span":
        hit = wanted(node)
        if hit is not None:
            yield (*place, hit[0]), hit[1]
        for field in fields(node):
            yield from _found(getattr(node, field.name), wanted, (*place, field.name))


def _changed(node: Any, place: _Place, value: Any) -> Any:
    """Return a node with another value at the end of a way through it."""
    if not place:
        return value
    first, *rest = place
    if isinstance(node, tuple):
        inner = _changed(node[first], tuple(rest), value)
        return (*node[:first], inner, *node[first + 1 :])
    return replace(node, **{first: _changed(getattr(node, first), tuple(rest), value)})

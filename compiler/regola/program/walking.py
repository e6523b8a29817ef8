"""Walk what a rule means: each node of the tree, outer before inner, in the order of its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from operator import attrgetter
from typing import Any, TypeVar, get_args, get_type_hints

from regola.program import meaning
from regola.program.meaning import Phrase
from regola.sources import Span

__all__ = ["nodes_in", "parts_of", "phrases_in", "replaced"]


def nodes_in(node: object) -> Iterator[Any]:
    """Give a node, or those of a tuple, and all nodes in them; no words, numbers or places."""
    # A heap of its own, not generators in generators: rules are walked for all that is asked.
    waiting: list[Any] = [node]
    while waiting:
        one = waiting.pop()
        if type(one) is tuple:
            waiting += one[::-1]
            continue
        parts = _PARTS.get(type(one)) or _learnt(type(one))
        if parts is not _leaf:
            yield one
            waiting += parts(one)


def phrases_in(node: object) -> Iterator[Phrase]:
    """Give all phrases in a node, outer before inner."""
    return (one for one in nodes_in(node) if type(one) is Phrase)


_Node = TypeVar("_Node")


def replaced(node: _Node, part: object, other: object) -> _Node:
    """Return a node, or a tuple of them, with another in place of one part, that very one."""
    if node is part:
        return other  # type: ignore[return-value]
    if isinstance(node, tuple):
        return tuple(replaced(one, part, other) for one in node)  # type: ignore[return-value]
    if not is_dataclass(node) or isinstance(node, type):
        return node
    told = {name: getattr(node, name) for name in parts_of(type(node))}
    found = {name: replaced(one, part, other) for name, one in told.items()}
    changed = {name: one for name, one in found.items() if one is not told[name]}
    return replace(node, **changed) if changed else node


_Parts = Callable[[Any], tuple[Any, ...]]
"""Gives what a node is made of, the last part first."""


def _leaf(_node: Any) -> tuple[Any, ...]:
    return ()


def _barren(_node: Any) -> tuple[Any, ...]:
    return ()


_PARTS: dict[type, _Parts] = {}


def _learnt(sort: type) -> _Parts:
    """Return what gives the parts of a class of nodes; `_leaf` for what is no node."""
    if not is_dataclass(sort) or sort is Span:
        found: _Parts = _leaf
    else:
        found = _getter(parts_of(sort)[::-1])
    _PARTS[sort] = found
    return found


def _getter(names: tuple[str, ...]) -> _Parts:
    if not names:
        return _barren
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda node: (get(node),)


_NAMES: dict[type, tuple[str, ...]] = {}


def parts_of(sort: type) -> tuple[str, ...]:
    """Return the fields of a class of nodes that hold nodes; none for what is no node."""
    if sort not in _NAMES:
        own = fields(sort) if is_dataclass(sort) and sort is not Span else ()
        hints = get_type_hints(sort, vars(meaning)) if own else {}
        _NAMES[sort] = tuple(one.name for one in own if _holds_nodes(hints[one.name]))
    return _NAMES[sort]


def _holds_nodes(hint: Any) -> bool:
    if hint is Any or hint is object:
        return True
    if isinstance(hint, type) and is_dataclass(hint):
        return hint is not Span
    return any(_holds_nodes(one) for one in get_args(hint))

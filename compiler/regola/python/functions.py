"""The functions and records that a rule becomes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any, TypeAlias

from regola.program.walking import phrases_in
from regola.python.tree import (
    Call,
    Chain,
    Compare,
    Constant,
    Expression,
    Field,
    Function,
    Name,
    Not,
    Return,
    Sequence,
    Statement,
    call,
    constants,
    path,
    truth_of,
)
from regola.python.writer import Scene

__all__ = [
    "IN_PLAY",
    "STEPS",
    "Fields",
    "as_truth",
    "asked_of_steps",
    "define",
    "flag",
    "mentions",
    "record",
    "texts",
]

STEPS = (("position", "Position"), ("frame", "Frame"))
IN_PLAY = (("position", "Position"), ("you", "int"))

Fields: TypeAlias = Mapping[str, Expression | None]
"""The fields of a record by name; what is nothing is left out."""

_THING = path("frame", "event", "thing")
"""What an event is about, which may be of any type."""


def record(scene: Scene, name: str, given: Fields) -> Call:
    """Return the making of a record: its class and the fields that are given."""
    kept = {"line": Constant(scene.line)} | {k: v for k, v in given.items() if v is not None}
    return call(scene.module.use(name), **kept)


def flag(holds: object) -> Constant | None:
    """Return the field of what is so, nothing where it is not."""
    return Constant(True) if holds else None


def texts(*words: str) -> Sequence:
    """Return a tuple of texts."""
    return constants(words)


def define(
    scene: Scene,
    role: str,
    parameters: tuple[tuple[str, str], ...],
    result: str,
    body: Expression | tuple[Statement, ...],
) -> Name:
    """Add a function of the rule, and return its name."""
    lines = body if isinstance(body, tuple) else (Return(_typed(body, result)),)
    return scene.module.function(Function(scene.fresh(role), parameters, result, lines))


def asked_of_steps(scene: Scene, role: str, result: str, body: Expression) -> Name:
    """Add a function of the rule that is asked of a rule at work, and return its name."""
    return define(scene, role, STEPS, result, body)


def _typed(body: Expression, result: str) -> Expression:
    """Say the type of what Python cannot tell it of."""
    if result == "bool":
        return as_truth(body)
    return call(result, body) if _is_open(body) else body


def as_truth(found: Expression) -> Expression:
    """Return an expression that Python and readers take for a truth."""
    return found if _is_truth(found) and not _is_open(found) else truth_of(found)


def _is_truth(truth: Expression) -> bool:
    """Tell whether an expression is a truth, and no number that stands for one."""
    if isinstance(truth, Chain):
        return truth.operator in ("and", "or") and all(map(_is_truth, truth.parts))
    return isinstance(truth, (Compare, Not, Call, Field, Constant))


_PASSING = (Name("max"), Name("min"))
"""The functions whose value has the type of what they are given."""


def _is_open(node: Expression) -> bool:
    """Tell whether an expression has the type of what an event is about, outside of calls."""
    if node == _THING:
        return True
    if isinstance(node, Call) and node.function not in _PASSING:
        return isinstance(node.function, Field) and _is_open(node.function.of)
    return any(map(_is_open, _operands(node)))


def _operands(node: object) -> Iterator[Any]:
    for name in getattr(node, "__slots__", ()):
        held = getattr(node, name)
        for one in held if isinstance(held, tuple) else (held,):
            if is_dataclass(one):
                yield one


def mentions(node: object, test: Any) -> bool:
    """Tell whether a test holds of a phrase anywhere in a part of a rule."""
    return any(test(one) for one in phrases_in(node))

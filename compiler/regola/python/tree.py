"""
The small tree that rules become before it is printed as Python: expressions, statements, functions.

Sets are bit masks or lists. A mask that is not bounded may hold numbers that stand for nothing, and
is good for tests alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeGuard
from typing import Literal as OneOf

__all__ = [
    "EVERYTHING",
    "NO",
    "Assign",
    "Bit",
    "Call",
    "Chain",
    "Choice",
    "Compare",
    "Constant",
    "Expression",
    "Field",
    "Function",
    "If",
    "Index",
    "Invert",
    "Lambda",
    "Name",
    "Negative",
    "Not",
    "Return",
    "Run",
    "Sequence",
    "Single",
    "Statement",
    "any_in",
    "call",
    "constants",
    "denied",
    "inverted",
    "is_bounded",
    "joined",
    "names_in",
    "path",
    "size",
    "summed",
    "truth_of",
    "uses",
]

Operator: TypeAlias = OneOf["&", "|", "+", "-", "*", "//", "and", "or"]


# ---- expressions ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Name:
    """A name: a parameter, a constant of the module, a name of the engine."""

    id: str


@dataclass(frozen=True, slots=True)
class Constant:
    """A number, a text, a truth."""

    value: int | str


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a thing: ``frame.you``."""

    of: Expression
    name: str


@dataclass(frozen=True, slots=True)
class Index:
    """An entry of a list: ``position.own[you]``."""

    of: Expression
    at: Expression


@dataclass(frozen=True, slots=True)
class Call:
    """
    A call; ``named`` pairs keywords with their values.

    One that is ``broken`` has each of these on a line of its own. A ``note`` stands above it.
    """

    function: Expression
    arguments: tuple[Expression, ...] = ()
    named: tuple[tuple[str, Expression], ...] = ()
    broken: bool = field(default=False, compare=False)
    note: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Chain:
    """Operands joined by one operator."""

    operator: Operator
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Compare:
    """A comparison: ``==``, ``!=``, ``<``, ``in`` …."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Single:
    """The mask of one thing: ``1 << thing``."""

    thing: Expression


@dataclass(frozen=True, slots=True)
class Bit:
    """Whether a thing is in a mask, as a number: ``mask >> thing & 1``."""

    mask: Expression
    thing: Expression


@dataclass(frozen=True, slots=True)
class Not:
    """The contrary of a truth."""

    of: Expression


@dataclass(frozen=True, slots=True)
class Invert:
    """The complement of a mask."""

    of: Expression


@dataclass(frozen=True, slots=True)
class Negative:
    """A number below nought."""

    of: Expression


@dataclass(frozen=True, slots=True)
class Choice:
    """One of two values: ``-1 if test else 0``."""

    then: Expression
    test: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class Lambda:
    """A function without a name."""

    parameters: tuple[str, ...]
    body: Expression


@dataclass(frozen=True, slots=True)
class Sequence:
    """A tuple, or a list; one that is ``broken`` has each part on a line of its own."""

    parts: tuple[Expression, ...]
    is_list: bool = False
    broken: bool = field(default=False, compare=False)


Expression: TypeAlias = (
    Name
    | Constant
    | Field
    | Index
    | Call
    | Chain
    | Compare
    | Single
    | Bit
    | Not
    | Invert
    | Negative
    | Choice
    | Lambda
    | Sequence
)


EVERYTHING = Constant(-1)
"""The set of all."""

NO = Constant(0)


# ---- making expressions -----------------------------------------------------------------------


def constants(values: Iterable[int | str], *, broken: bool = False) -> Sequence:
    """Return a tuple of numbers and texts."""
    return Sequence(tuple(Constant(value) for value in values), broken=broken)


def path(*names: str) -> Expression:
    """Return a name and its fields: ``position.game.ground``."""
    found: Expression = Name(names[0])
    for name in names[1:]:
        found = Field(found, name)
    return found


def call(function: str, *arguments: Expression, **named: Expression) -> Call:
    """Return a call of a function by its name."""
    return Call(Name(function), arguments, tuple(named.items()))


def is_bounded(mask: Expression) -> bool:
    """Tell whether a mask holds things alone, and no numbers that stand for nothing."""
    if isinstance(mask, Invert):
        return False
    if isinstance(mask, Chain) and mask.operator in "&|":
        return (all if mask.operator == "|" else any)(is_bounded(part) for part in mask.parts)
    if isinstance(mask, Choice):
        return is_bounded(mask.then) and is_bounded(mask.otherwise)
    return mask != EVERYTHING


def joined(operator: Operator, parts: Iterable[Expression]) -> Expression:
    """Join expressions by an operator; one part alone stays as it is, all is left out of *and*."""
    given = list(parts)
    kept = [part for part in given if operator != "&" or part != EVERYTHING] or given[:1]
    if len(kept) == 1:
        return kept[0]
    flat: list[Expression] = []
    for part in kept:
        same = isinstance(part, Chain) and part.operator == operator
        flat += part.parts if same and isinstance(part, Chain) else (part,)
    return Chain(operator, tuple(flat))


def inverted(mask: Expression) -> Expression:
    """Return the complement of a mask."""
    return mask.of if isinstance(mask, Invert) else Invert(mask)


def denied(truth: Expression) -> Expression:
    """Return the contrary of a truth."""
    if isinstance(truth, Not):
        return truth.of
    # What is turned round is a truth anyway.
    return Not(truth.arguments[0] if _is_made_truth(truth) else truth)


def _is_made_truth(value: Expression) -> TypeGuard[Call]:
    return isinstance(value, Call) and value.function == Name("bool")


def truth_of(value: Expression) -> Expression:
    """Return whether a value is more than nothing, as a truth."""
    return value if _is_made_truth(value) else call("bool", value)


def any_in(mask: Expression) -> Expression:
    """Return whether a mask holds anything."""
    return truth_of(mask)


def size(mask: Expression) -> Expression:
    """Return how many things a mask holds."""
    return Call(Field(mask, "bit_count"))


def summed(terms: Iterable[tuple[int, Expression]]) -> Expression:
    """Return the sum of expressions, each with its sign: 1 to add it, -1 to take it away."""
    found: Expression | None = None
    for sign, term in terms:
        if found is None:
            found = term if sign > 0 else Negative(term)
        else:
            parts = (found, term)
            found = joined("+", parts) if sign > 0 else Chain("-", parts)
    return found if found is not None else NO


# ---- statements -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Return:
    """Hand back a value."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Assign:
    """Give a value a name."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Run:
    """Do something for its effect."""

    value: Expression


@dataclass(frozen=True, slots=True)
class If:
    """Do statements where a test holds."""

    test: Expression
    body: tuple[Statement, ...]


Statement: TypeAlias = Return | Assign | Run | If


@dataclass(slots=True)
class Function:
    """
    A function of a module.

    ``parameters`` pairs names with their types.
    """

    name: str
    parameters: tuple[tuple[str, str], ...]
    result: str
    body: tuple[Statement, ...]
    documentation: str = field(default="")


def names_in(node: object) -> frozenset[str]:
    """Return the names that an expression or statements use."""
    found: set[str] = set()
    waiting: list[Any] = [node]
    while waiting:
        one = waiting.pop()
        if type(one) is tuple:
            waiting += one
        elif isinstance(one, Name):
            found.add(one.id)
        elif not isinstance(one, str | int):
            waiting += [getattr(one, name) for name in getattr(one, "__slots__", ())]
    return frozenset(found)


def uses(part: Expression, node: object) -> bool:
    """Tell whether an expression stands anywhere in another, or in statements."""
    if node == part:
        return True
    if isinstance(node, tuple):
        return any(uses(part, one) for one in node)
    return any(uses(part, getattr(node, name)) for name in getattr(node, "__slots__", ()))

"""Print the tree of a module as Python, laid out as the house formatter lays it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from regola.python.brackets import by_groups
from regola.python.naming import WIDTH, comment, literal
from regola.python.tree import (
    Assign,
    Bit,
    Call,
    Chain,
    Choice,
    Compare,
    Constant,
    Expression,
    Field,
    If,
    Index,
    Invert,
    Lambda,
    Name,
    Negative,
    Not,
    Return,
    Run,
    Sequence,
    Single,
    Statement,
)

__all__ = ["assigned", "expression_lines", "printed", "statement_lines"]

_STEP = "    "

# ---- on one line ------------------------------------------------------------------------------

_TIGHTNESS = ("or", "and", "not", "compare", "|", "&", "<<", "+ -", "* //", "unary")
_BINDING = {name: place for place, names in enumerate(_TIGHTNESS, 2) for name in names.split()}
_CHOICE, _ATOM = 1, 12
_PLAIN = (("+", "*"), ("-", "*"), ("+", "//"), ("-", "//"))
"""Operators, outer and inner, that everybody reads without brackets."""


def printed(node: Expression) -> str:
    """Return an expression on one line."""
    return _PRINTERS[type(node)](node)


def _name(node: Name) -> str:
    return node.id


def _constant(node: Constant) -> str:
    return literal(node.value) if isinstance(node.value, str) else repr(node.value)


def _field(node: Field) -> str:
    of = _within(node.of, _ATOM)
    return f"({of}).{node.name}" if isinstance(node.of, Constant) else f"{of}.{node.name}"


def _index(node: Index) -> str:
    return f"{_within(node.of, _ATOM)}[{printed(node.at)}]"


def _call(node: Call) -> str:
    return f"{_within(node.function, _ATOM)}({', '.join(_arguments(node))})"


def _arguments(node: Call) -> list[str]:
    return [printed(one) for one in node.arguments] + [
        f"{key}={printed(value)}" for key, value in node.named
    ]


def _chain(node: Chain) -> str:
    return f" {node.operator} ".join(_operands(node))


def _operands(node: Chain) -> list[str]:
    first, *others = node.parts
    return [_operand(first, node.operator, first=True)] + [
        _operand(one, node.operator) for one in others
    ]


def _operand(node: Expression, operator: str, *, first: bool = False) -> str:
    """Print an operand, in brackets where a reader would have to think without them."""
    text = printed(node)
    if isinstance(node, Chain) and node.operator != operator:
        plain = (operator, node.operator) in _PLAIN or operator in ("and", "or")
        mixed = {operator, node.operator} == {"and", "or"}
        same = first and {operator, node.operator} <= {"+", "-"}
        return text if same or (plain and not mixed) else f"({text})"
    if isinstance(node, (Single, Bit, Compare, Not)) and operator not in ("and", "or"):
        return f"({text})"
    return f"({text})" if _binding(node) <= _BINDING[operator] else text


def _compare(node: Compare) -> str:
    return f"{_compared(node.left)} {node.operator} {_compared(node.right)}"


def _compared(node: Expression) -> str:
    masks = isinstance(node, (Single, Bit)) or (isinstance(node, Chain) and node.operator in "&|")
    return f"({printed(node)})" if masks else _within(node, _BINDING["compare"] + 1)


def _single(node: Single) -> str:
    return f"1 << {_within(node.thing, _BINDING['+'])}"


def _bit(node: Bit) -> str:
    return f"{_within(node.mask, _ATOM - 1)} >> {_within(node.thing, _BINDING['+'])} & 1"


def _not(node: Not) -> str:
    inside = node.of
    bare = isinstance(inside, (Call, Field, Index, Name))
    return f"not {printed(inside)}" if bare else f"not ({printed(inside)})"


def _invert(node: Invert) -> str:
    return f"~{_within(node.of, _BINDING['unary'])}"


def _negative(node: Negative) -> str:
    return f"-{_within(node.of, _BINDING['unary'])}"


def _choice(node: Choice) -> str:
    then, test = (_within(one, _CHOICE + 1) for one in (node.then, node.test))
    return f"{then} if {test} else {printed(node.otherwise)}"


def _lambda(node: Lambda) -> str:
    return f"{' '.join(filter(None, ('lambda', ', '.join(node.parameters))))}: {printed(node.body)}"


def _sequence(node: Sequence) -> str:
    inside = ", ".join(map(printed, node.parts))
    if node.is_list:
        return f"[{inside}]"
    return f"({inside},)" if len(node.parts) == 1 else f"({inside})"


_PRINTERS: dict[type, Callable[[Any], str]] = {
    Name: _name,
    Constant: _constant,
    Field: _field,
    Index: _index,
    Call: _call,
    Chain: _chain,
    Compare: _compare,
    Single: _single,
    Bit: _bit,
    Not: _not,
    Invert: _invert,
    Negative: _negative,
    Choice: _choice,
    Lambda: _lambda,
    Sequence: _sequence,
}


def _within(node: Expression, binding: int) -> str:
    """Print a part of something that binds so tightly, in brackets where it binds less."""
    text = printed(node)
    return f"({text})" if _binding(node) < binding else text


def _binding(node: Expression) -> int:
    if isinstance(node, Chain):
        return _BINDING[node.operator]
    if isinstance(node, Constant) and isinstance(node.value, int) and node.value < 0:
        return _BINDING["unary"]
    return _BINDINGS.get(type(node), _ATOM)


_BINDINGS = {
    Lambda: 0,
    Choice: _CHOICE,
    Not: _BINDING["not"],
    Compare: _BINDING["compare"],
    Bit: _BINDING["&"],
    Single: _BINDING["<<"],
    Invert: _BINDING["unary"],
    Negative: _BINDING["unary"],
}


# ---- over several lines -----------------------------------------------------------------------


def statement_lines(statement: Statement, indent: str) -> Iterator[str]:
    """Give the lines of a statement."""
    if isinstance(statement, If):
        yield from _bracketed("if ", statement.test, ":", indent)
        for one in statement.body:
            yield from statement_lines(one, indent + _STEP)
    elif isinstance(statement, Return):
        yield from _bracketed("return ", statement.value, "", indent)
    elif isinstance(statement, Assign):
        yield from _bracketed(f"{statement.name} = ", statement.value, "", indent)
    elif isinstance(statement, Run):
        yield from expression_lines("", statement.value, "", indent)


def _fits(line: str) -> bool:
    return len(line) <= WIDTH


_OPERATED = (Chain, Compare, Choice, Bit, Single)


def _bracketed(prefix: str, node: Expression, suffix: str, indent: str) -> Iterator[str]:
    """Give an expression that may get brackets of its own where it does not fit on its line."""
    whole = f"{indent}{prefix}{printed(node)}{suffix}"
    if _fits(whole) or not isinstance(node, _OPERATED):
        yield from expression_lines(prefix, node, suffix, indent)
        return
    if _ends_in_comparison(node):
        flowing = by_groups(f"{prefix}{printed(node)}{suffix}", indent, _STEP, WIDTH)
    else:
        flowing = _flowing(prefix, node, suffix, indent)
    yield from flowing or _inside(f"{prefix}(", node, f"){suffix}", indent)


def _ends_in_comparison(node: Expression) -> bool:
    """Tell whether the second of two operands is a comparison that ends in brackets."""
    if not isinstance(node, Chain) or len(node.parts) != _TWO:
        return False
    return isinstance(node.parts[1], Compare) and _has_brackets(printed(node.parts[1]))


_TWO = 2
"""The operands of an operator that needs no brackets where one of them has its own."""


def _flowing(prefix: str, node: Expression, suffix: str, indent: str) -> list[str]:
    """
    Return the lines of two operands that are broken in their own brackets; none where they are not.

    One operator with brackets at its beginning or end needs none around it.
    """
    pieces = _pieces(node)
    if isinstance(node, Bit):
        shifted = f"{pieces[0][2]} >> {pieces[1][2]}"
        pieces = [("", None, shifted), ("&", None, "1")]
    if len(pieces) != _TWO or not any(_has_brackets(text) for _, _, text in pieces):
        return []
    (_, left, first), (operator, right, last) = pieces
    head = f"{prefix}{first} {operator} "
    if (
        _has_own_brackets(right, last)
        and right is not None
        and _fits(f"{indent}{head}{_opening(last)}")
    ):
        return list(_operand_lines(head, right, last, suffix, indent))
    if left is None or not _has_own_brackets(left, first):
        return []
    if not (_has_own_brackets(right, last) or first[0] == "("):
        return []
    *lines, ending = _operand_lines(prefix, left, first, "", indent, forced=True)
    rest = f"{ending} {operator} "
    if not lines or right is None or not _fits(f"{rest}{_opening(last)}"):
        return []
    tail = list(_operand_lines(rest.removeprefix(indent), right, last, suffix, indent))
    return [*lines, *tail] if all(map(_fits, lines + tail)) else []


def _has_brackets(text: str) -> bool:
    """Tell whether an operand ends in brackets that can be broken."""
    return text.endswith(")") and not text.endswith("()")


def _has_own_brackets(node: Expression | None, text: str) -> bool:
    """Tell whether all of an operand but what stands before it is in brackets of its own."""
    if node is None or not _has_brackets(text):
        return False
    return not isinstance(node, _OPERATED) or printed(node) != text


def _opening(text: str) -> str:
    """Return an operand up to the bracket where it is broken."""
    return text[: text.find("(") + 1] or text


def _operand_lines(
    prefix: str, node: Expression, text: str, suffix: str, indent: str, *, forced: bool = False
) -> Iterator[str]:
    """Give the lines of an operand, broken though it fits where ``forced``."""
    if text.startswith("(") and printed(node) != text:
        fits = _fits(f"{indent}{prefix}{text}{suffix}") and not forced
        if fits:
            yield f"{indent}{prefix}{text}{suffix}"
        else:
            yield from _inside(f"{prefix}(", node, f"){suffix}", indent)
    elif forced and isinstance(node, Call) and not _is_of_operated(node):
        yield from expression_lines(prefix, replace(node, broken=True), suffix, indent)
    else:
        yield from expression_lines(prefix, node, suffix, indent)


def expression_lines(prefix: str, node: Expression, suffix: str, indent: str) -> Iterator[str]:
    """Give the lines of an expression: one where it fits, else broken at its outermost parts."""
    whole = f"{indent}{prefix}{printed(node)}{suffix}"
    if _fits(whole) and not _is_broken(node):
        yield whole
    elif isinstance(node, Call) and _is_of_operated(node):
        yield from _method_lines(prefix, node, suffix, indent)
    elif isinstance(node, Call):
        head = f"{prefix}{_within(node.function, _ATOM)}"
        parts = [("", one) for one in node.arguments]
        parts += [(f"{key}=", value) for key, value in node.named]
        yield from _broken(f"{head}(", parts, f"){suffix}", indent, each=_is_broken(node))
    elif isinstance(node, Sequence):
        opening, closing = "[]" if node.is_list else "()"
        parts = [("", one) for one in node.parts]
        each = _is_broken(node) or len(node.parts) == 1
        yield from _broken(f"{prefix}{opening}", parts, f"{closing}{suffix}", indent, each=each)
    elif isinstance(node, (Not, Invert, Negative)):
        yield from _signed_lines(prefix, node, suffix, indent)
    elif isinstance(node, Lambda):
        head = printed(Lambda(node.parameters, Name("")))
        yield from _inside(f"{prefix}{head}(", node.body, f"){suffix}", indent)
    elif isinstance(node, _OPERATED):
        yield from _operated_lines(prefix, node, suffix, indent)
    else:
        yield whole


def _inside(opening: str, node: Expression, closing: str, indent: str) -> Iterator[str]:
    """Give an expression in brackets, these on lines of their own."""
    yield f"{indent}{opening}"
    yield from expression_lines("", node, "", indent + _STEP)
    yield f"{indent}{closing}"


def _is_broken(node: Expression) -> bool:
    """Tell whether an expression, or a part of it, is to stand over several lines."""
    if not isinstance(node, (Call, Sequence)):
        return False
    parts = node.parts if isinstance(node, Sequence) else _values(node)
    return bool(parts) and (node.broken or any(map(_is_broken, parts)))


def _values(node: Call) -> tuple[Expression, ...]:
    return (*node.arguments, *(value for _, value in node.named))


def _broken(
    opening: str,
    parts: list[tuple[str, Expression]],
    closing: str,
    indent: str,
    *,
    each: bool,
) -> Iterator[str]:
    """Give parts in brackets, on one line of their own, or ``each`` on its own."""
    inner = indent + _STEP
    yield f"{indent}{opening}"
    flat = inner + ", ".join(f"{key}{printed(part)}" for key, part in parts)
    if _fits(flat) and not each:
        yield flat
    else:
        for key, part in parts:
            yield from _noted(part, inner)
            yield from expression_lines(key, part, ",", inner)
    yield f"{indent}{closing}"


def _noted(node: Expression, indent: str) -> Iterator[str]:
    """Give what stands above an expression, as comments."""
    if isinstance(node, Call) and node.note:
        yield from (f"{indent}{line}" for line in comment(node.note, indent))


_SIGNS = {Not: "not ", Invert: "~", Negative: "-"}


def _signed_lines(
    prefix: str, node: Not | Invert | Negative, suffix: str, indent: str
) -> Iterator[str]:
    """Give an expression behind its sign, broken in its own brackets or in those it needs."""
    sign = _SIGNS[type(node)]
    if isinstance(node.of, (Call, Sequence)) and not _is_of_operated(node.of):
        yield from expression_lines(f"{prefix}{sign}", node.of, suffix, indent)
    else:
        yield from _inside(f"{prefix}{sign}(", node.of, f"){suffix}", indent)


def _is_of_operated(node: Expression) -> bool:
    """Tell whether an expression is a call of a method of something in brackets."""
    if not isinstance(node, Call) or not isinstance(node.function, Field):
        return False
    return isinstance(node.function.of, _OPERATED)


def _method_lines(prefix: str, node: Call, suffix: str, indent: str) -> Iterator[str]:
    """Give a call of a method of something in brackets, broken in these."""
    function = node.function
    if isinstance(function, Field):
        called = f").{function.name}({', '.join(_arguments(node))}){suffix}"
        yield from _inside(f"{prefix}(", function.of, called, indent)


def _operated_lines(prefix: str, node: Expression, suffix: str, indent: str) -> Iterator[str]:
    """Give the operands of an operator, each on a line of its own behind its operator."""
    parts = _pieces(node)
    if isinstance(node, Bit) and _fits(f"{indent}{prefix}{parts[0][2]} >> {parts[1][2]}"):
        parts = [("", None, f"{parts[0][2]} >> {parts[1][2]}"), parts[2]]
    for place, (operator, part, text) in enumerate(parts):
        before = f"{operator} " if place else prefix
        after = suffix if place == len(parts) - 1 else ""
        if part is None or _fits(f"{indent}{before}{text}{after}"):
            yield f"{indent}{before}{text}{after}"
        else:
            yield from _operand_lines(before, part, text, after, indent)


def _pieces(node: Expression) -> list[tuple[str, Expression | None, str]]:
    """Return the operands of an operator: what stands before each, it, and how it is printed."""
    if isinstance(node, Chain):
        texts = zip(node.parts, _operands(node), strict=True)
        return [(node.operator, part, text) for part, text in texts]
    if isinstance(node, Compare):
        right = (node.operator, node.right, _compared(node.right))
        return [("", node.left, _compared(node.left)), right]
    if isinstance(node, Choice):
        sides = (("", node.then), ("if", node.test), ("else", node.otherwise))
        return [(operator, part, _within(part, _CHOICE + 1)) for operator, part in sides]
    if isinstance(node, Bit):
        mask = ("", node.mask, _within(node.mask, _ATOM - 1))
        return [mask, (">>", node.thing, _within(node.thing, _BINDING["+"])), ("&", None, "1")]
    return [("", None, printed(node))]


def assigned(name: str, node: Expression) -> Iterator[str]:
    """Give the lines that give a value a name in a module."""
    return expression_lines(f"{name} = ", node, "", "")

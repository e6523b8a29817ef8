"""Nothing in content can become code, and no name in it can mean something else in a module."""

from __future__ import annotations

import ast
import keyword
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola.findings import Sink
from regola.python.naming import comment, constant_name, documented, literal, module_name
from regola.python.printing import printed, statement_lines
from regola.python.tree import (
    Bit,
    Call,
    Chain,
    Choice,
    Compare,
    Constant,
    Expression,
    If,
    Invert,
    Lambda,
    Name,
    Negative,
    Not,
    Return,
    Sequence,
    Single,
    Statement,
    call,
    size,
)
from tests.python.playing import compiled, ran, text_of

NASTY = ["\"\"\" + boom() + '''", "a'b\"c", "\\", "end \\", "{{ boom() }}", "../../etc", "{% x %}"]
TEXTS = st.one_of(st.sampled_from(NASTY), st.text(max_size=300))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(TEXTS)
def test_a_literal_is_the_text_again(text: str) -> None:
    """Python reads what is written for a text as that text, on one line."""
    assert ast.literal_eval(literal(text)) == text
    assert "\n" not in literal(text)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(TEXTS)
def test_a_docstring_is_nothing_but_a_docstring(text: str) -> None:
    """A function with it has that docstring and the statement that follows it."""
    body = ast.parse(f"def f():\n    {documented(text, indent='    ')}\n    return 1\n").body[0]
    assert isinstance(body, ast.FunctionDef)
    assert [type(node) for node in body.body] == [ast.Expr, ast.Return]


@settings(max_examples=200, deadline=None, derandomize=True)
@given(TEXTS)
def test_a_comment_is_nothing_but_a_comment(text: str) -> None:
    """Every line of it begins as a comment does."""
    assert ast.parse("\n".join(comment(text))).body == []


@pytest.mark.parametrize("identifier", [*keyword.kwlist, "print", "class_"])
def test_a_reserved_name_is_changed(identifier: str) -> None:
    """A module is not called after what Python keeps for itself."""
    assert module_name(identifier) == f"{identifier}_"


def test_two_names_never_become_one() -> None:
    """Of names that differ by the underscore put behind a reserved one, each stays itself."""
    names = ["class", "class_", "class__", "tritons", "tritons_"]
    assert len({module_name(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("word", "name"), [("slot", "WORD_SLOT"), ("2 hills", "WORD_2_HILLS"), ("hill", "HILL")]
)
def test_a_constant_never_hides_a_name_of_the_engine(word: str, name: str) -> None:
    """A word that would be written as an operation of the engine is told from it."""
    assert constant_name(word) == name


POWER = """power {identifier} {{
    name: it "{name}", es "{name}", en "{name}"
    tokens: 4
    conquest cost of a region with a slot is 1 less
}}
symbol slot {{ name: it m "Posto" / "Posti", es m "Hueco" / "Huecos", en "Slot" / "Slots" }}
"""


@pytest.mark.parametrize("name", ["{{ boom() }}", "x ''' + boom() + '''", "../up", "a {% b %}"])
@pytest.mark.parametrize("identifier", ["class", "print"])
def test_an_item_with_a_hostile_name_runs(identifier: str, name: str) -> None:
    """Its module does what its rule says and nothing else; braces are pointed out."""
    text = POWER.format(identifier=identifier, name=name)
    program, found = compiled(text)
    assert {one.slug for one in found} == ({"odd-character-in-name"} if "{" in name else set())
    [power] = ran(program, text, Sink()).items
    assert (power.reference, power.banner) == (f"home/power/{identifier}", 4)
    assert [record.line for record in power.rules] == [1]
    index = ast.parse(text_of(text, "home/__init__.py"))
    imported = [node for node in index.body if isinstance(node, ast.ImportFrom) and node.level]
    assert [node.names[0].name for node in imported] == [f"{identifier}_"]


SETS = tuple(
    call("class_mask", Name("position"), Name(f"WORD_{number}"), Name("you")) for number in range(9)
)
MASK = Chain("&", SETS)
LONG = (
    MASK,
    call("choose", Name("position"), Name("frame"), MASK),
    Invert(MASK),
    Not(MASK),
    Compare("!=", MASK, Constant(0)),
    Bit(MASK, Name("you")),
    Choice(MASK, Compare(">", Constant(1), Constant(0)), Invert(MASK)),
    size(Chain("|", SETS)),
    Lambda(("each",), MASK),
    Chain("or", (Chain("and", SETS), Not(Chain("or", SETS)), MASK)),
    Chain("and", (call("bool", MASK), Compare(">=", size(MASK), call("number", MASK)))),
    Chain("and", (Not(MASK), Compare("!=", MASK, Constant(0)))),
    Compare(">", call("number", MASK), Constant(1)),
    Sequence((Constant("a, (b"), call("Value", line=Constant(1)), Constant("x" * 80))),
)


@pytest.mark.parametrize("node", LONG, ids=lambda node: type(node).__name__)
@pytest.mark.parametrize("statement", [Return, lambda node: If(node, (Return(node),))])
def test_a_long_line_is_broken_without_a_change_of_meaning(
    statement: Callable[[Expression], Statement], node: Expression
) -> None:
    """The lines are short, and Python reads the same tree from them as from one line."""
    lines = list(statement_lines(statement(node), "    "))
    whole = f"return {printed(node)}"
    if lines[0].startswith("    if"):
        whole = f"if {printed(node)}:\n        {whole}"

    assert ast.dump(ast.parse("def f():\n" + "\n".join(lines))) == ast.dump(
        ast.parse(f"def f():\n    {whole}")
    )
    assert len(lines) > 1
    assert max(map(len, lines)) <= 100


BINARY = st.sampled_from(("&", "|", "+", "-", "*", "//", "and", "or"))
LEAVES = st.one_of(st.sampled_from(("a", "b", "c")).map(Name), st.integers(-3, 3).map(Constant))


def _grown(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    two = st.tuples(inner, inner)
    return st.one_of(
        st.tuples(BINARY, two).map(lambda made: Chain(*made)),
        st.tuples(st.sampled_from(("==", "<", "in")), inner, inner).map(lambda m: Compare(*m)),
        two.map(lambda made: Bit(*made)),
        st.tuples(inner, inner, inner).map(lambda made: Choice(*made)),
        inner.map(Single),
        inner.map(Not),
        inner.map(Invert),
        inner.map(Negative),
        inner.map(lambda one: Lambda(("d",), one)),
        inner.map(size),
        two.map(Sequence),
    )


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.recursive(LEAVES, _grown, max_leaves=12))
def test_brackets_stand_where_python_needs_them(node: Expression) -> None:
    """What is printed is read as the tree that was meant, whatever stands in what."""
    assert ast.dump(ast.parse(printed(node), mode="eval").body) == ast.dump(_meant(node))


WIDE = st.sampled_from(("a", "b", "c")).map(lambda letter: Name(letter * 25))


def _wider(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    several = st.lists(inner, min_size=1, max_size=3)
    return st.one_of(_grown(inner), several.map(lambda parts: call("called", *parts)))


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.recursive(WIDE, _wider, max_leaves=14))
def test_broken_lines_mean_what_one_line_means(node: Expression) -> None:
    """However an expression is broken over lines, Python reads the same tree."""
    lines = "\n".join(statement_lines(Return(node), "    "))
    assert ast.dump(ast.parse(f"def f():\n{lines}")) == ast.dump(
        ast.parse(f"def f():\n    return {printed(node)}")
    )


SIGNS = {Not: ast.Not, Invert: ast.Invert, Negative: ast.USub}
OPERATORS = {
    "&": ast.BitAnd,
    "|": ast.BitOr,
    "+": ast.Add,
    "-": ast.Sub,
    "*": ast.Mult,
    "//": ast.FloorDiv,
}
COMPARED = {"==": ast.Eq, "<": ast.Lt, "in": ast.In}


def _meant(node: Expression) -> ast.expr:
    """Return the tree of Python for one of ours, made by hand."""
    return MEANT[type(node)](node)


def _number(node: Any) -> ast.expr:
    found = ast.Constant(abs(node.value))
    return found if node.value >= 0 else ast.UnaryOp(ast.USub(), found)


def _chain(node: Any) -> ast.expr:
    parts = [_meant(part) for part in node.parts]
    if node.operator in ("and", "or"):
        return ast.BoolOp({"and": ast.And, "or": ast.Or}[node.operator](), parts)
    return ast.BinOp(parts[0], OPERATORS[node.operator](), parts[1])


def _bit(node: Any) -> ast.expr:
    moved = ast.BinOp(_meant(node.mask), ast.RShift(), _meant(node.thing))
    return ast.BinOp(moved, ast.BitAnd(), ast.Constant(1))


def _compared(node: Any) -> ast.expr:
    return ast.Compare(_meant(node.left), [COMPARED[node.operator]()], [_meant(node.right)])


def _choice(node: Any) -> ast.expr:
    return ast.IfExp(_meant(node.test), _meant(node.then), _meant(node.otherwise))


def _signed(node: Any) -> ast.expr:
    return ast.UnaryOp(SIGNS[type(node)](), _meant(node.of))


def _lambda(node: Any) -> ast.expr:
    names = [ast.arg(name) for name in node.parameters]
    return ast.Lambda(ast.arguments([], names, None, [], [], None, []), _meant(node.body))


def _method(node: Any) -> ast.expr:
    of = ast.Attribute(_meant(node.function.of), node.function.name, ast.Load())
    return ast.Call(of, [], [])


MEANT: dict[type, Callable[[Any], ast.expr]] = {
    Name: lambda node: ast.Name(node.id, ast.Load()),
    Constant: _number,
    Chain: _chain,
    Bit: _bit,
    Single: lambda node: ast.BinOp(ast.Constant(1), ast.LShift(), _meant(node.thing)),
    Compare: _compared,
    Choice: _choice,
    Not: _signed,
    Invert: _signed,
    Negative: _signed,
    Lambda: _lambda,
    Sequence: lambda node: ast.Tuple([_meant(part) for part in node.parts], ast.Load()),
    Call: _method,
}

"""Nothing in content can become code, and no name in it can mean something else in a module."""

from __future__ import annotations

import ast
import keyword

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola.findings import Sink
from regola.python.layout import laid_out, statement_lines
from regola.python.naming import comment, constant_name, documented, literal, module_name
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


SETS = " & ".join(f"class_mask(position, WORD_{number}, you)" for number in range(9))


@pytest.mark.parametrize("body", [SETS, f"choose(position, frame, {SETS})", f"~({SETS})"])
@pytest.mark.parametrize("statement", ["return {}", "if {}:"])
def test_a_long_line_is_broken_without_a_change_of_meaning(statement: str, body: str) -> None:
    """The lines are short, and Python reads the same tree from them."""
    after = "        pass" if statement.endswith(":") else ""
    line = f"    {statement.format(body)}"
    lines = statement_lines(line)
    whole, broken = (f"def f():\n{text}\n{after}\n" for text in (line, "\n".join(lines)))
    assert ast.dump(ast.parse(broken)) == ast.dump(ast.parse(whole))
    assert max(map(len, lines)) <= 100


def test_a_long_record_is_broken_without_a_change_of_meaning() -> None:
    """Strings with brackets and commas in them stay whole."""
    record = f"Offer(line=1, text={literal('a, (b')}, settings=(Value(line=1),), other={'x' * 90})"
    assert "\n" in laid_out(record)
    assert ast.dump(ast.parse(laid_out(record))) == ast.dump(ast.parse(record))

"""Keep functions and files short enough to be read at once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.support.project import PACKAGES, ROOT, python_files, syntax_tree

_WRITTEN = (PACKAGES["regola"], PACKAGES["regola_engine"])
_PLAYED = (
    PACKAGES["regola_engine"],
    *(PACKAGES["regola"] / name for name in ("playing", "python", "scenarios")),
)
"""What a family of games is made of."""

_LONGEST_FUNCTION = 60
_LONGEST_WRITTEN = 45
_LONGEST_FILE = 500
_LONGEST_PLAYED = 450
_MEDIAN_FUNCTION = 6

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(path: Path) -> Iterator[_Function]:
    nodes = ast.walk(syntax_tree(path))
    return (node for node in nodes if isinstance(node, _Function))


def _length(function: _Function) -> int:
    """The lines from the first statement after the docstring to the last."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    if not body:
        return 0
    return (body[-1].end_lineno or body[-1].lineno) - body[0].lineno + 1


def test_no_function_is_longer_than_a_screen() -> None:
    """No body of a function, tests included, has more than 60 lines."""
    long = {
        f"{path.relative_to(ROOT)}:{function.lineno} {function.name}": _length(function)
        for path in python_files(*_WRITTEN, ROOT / "tests", ROOT / "bench")
        for function in _functions(path)
        if _length(function) > _LONGEST_FUNCTION
    }

    assert long == {}


def test_no_function_of_what_is_shipped_is_long() -> None:
    """No body of a function of compiler and engine has more than 45 lines."""
    lengths = {
        f"{path.relative_to(ROOT)}:{function.lineno} {function.name}": _length(function)
        for path in python_files(*_WRITTEN)
        for function in _functions(path)
    }

    assert {name: lines for name, lines in lengths.items() if lines > _LONGEST_WRITTEN} == {}


def test_the_usual_function_is_short() -> None:
    """Half of the functions of compiler and engine have at most 6 lines."""
    lengths = [_length(each) for path in python_files(*_WRITTEN) for each in _functions(path)]

    assert median(lengths) <= _MEDIAN_FUNCTION


def test_no_file_is_longer_than_a_sitting() -> None:
    """No Python file that is written by hand has more than 500 lines."""
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files(*_WRITTEN, ROOT / "tests", ROOT / "bench")
    }

    assert {name: lines for name, lines in lengths.items() if lines > _LONGEST_FILE} == {}


def test_no_file_that_plays_is_long() -> None:
    """No file of engine, back end, scenarios and playing has more than 450 lines."""
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files(*_PLAYED)
    }

    assert {name: lines for name, lines in lengths.items() if lines > _LONGEST_PLAYED} == {}

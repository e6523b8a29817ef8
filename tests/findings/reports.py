"""Find every place in the compiler's code that reports a finding, and what it says there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.support.project import PACKAGES, python_files

# A call of one of these names whose first argument is a text reports a finding.
_REPORTING = frozenset({"report", "fail"})
_SETTINGS = frozenset({"hint", "related", "fix"})


@dataclass(frozen=True, slots=True)
class Report:
    """
    One call that reports a finding.

    `hints`, `second` and `fixes` are the keys written out in it; `arguments` is nothing where they
    are passed on from elsewhere.
    """

    place: str
    slug: str
    hints: frozenset[str]
    second: frozenset[str]
    fixes: frozenset[str]
    arguments: frozenset[str] | None


@cache
def reports() -> tuple[Report, ...]:
    """Return all reports of the compiler with a slug written out."""
    return tuple(report for path in _files() for report in _reports(path))


@cache
def texts_in_code() -> frozenset[str]:
    """Return every text constant of the compiler: a slug may be chosen from a table."""
    return frozenset(
        node.value
        for path in _files()
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _files() -> Iterator[Path]:
    return iter(python_files(PACKAGES["regola"]))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _reports(path: Path) -> Iterator[Report]:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Call) and _name(node.func) in _REPORTING and node.args:
            for slug in _constants(node.args[0]):
                yield _report(f"{path.name}:{node.lineno}", slug, node)


def _report(place: str, slug: str, call: ast.Call) -> Report:
    names = {keyword.arg for keyword in call.keywords}
    given = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    return Report(
        place=place,
        slug=slug,
        hints=frozenset(_constants(given["hint"])) if "hint" in given else frozenset(),
        second=_keys(given.get("related"), "label", 1),
        fixes=_keys(given.get("fix"), "Fix", 0),
        arguments=None if None in names else frozenset(given) - _SETTINGS,
    )


def _keys(node: ast.expr | None, function: str, position: int) -> frozenset[str]:
    calls = [] if node is None else [each for each in ast.walk(node) if isinstance(each, ast.Call)]
    return frozenset(
        key
        for call in calls
        if _name(call.func) == function and len(call.args) > position
        for key in _constants(call.args[position])
    )


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _constants(node: ast.expr) -> Iterator[str]:
    """Give the texts that an expression may have: itself, or both sides of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)

"""Rewrite a style sheet without variables, for programs that show drawings and know none."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

__all__ = ["flattened"]

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_VARIABLE = re.compile(r"var\((--[a-z]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")


@dataclass(frozen=True, slots=True)
class _Rule:
    """A rule: its selectors, its declarations in order."""

    selectors: tuple[str, ...]
    declared: tuple[tuple[str, str], ...]


def flattened(sheet: str, known: Mapping[str, str]) -> str:
    """
    Return the rules of a sheet with the values of their variables.

    ``known`` holds the variables of the whole sheet. One that a class sets for what is inside it
    becomes a rule of its own for each pair of that class and what uses the variable.
    """
    rules = [_read(selectors, body) for selectors, body in _RULE.findall(sheet)]
    return "\n".join(line for rule in rules for line in _written(rule, rules, known))


def _read(selectors: str, body: str) -> _Rule:
    pairs = (part.partition(":") for part in body.split(";") if part.strip())
    declared = tuple((name.strip(), value.strip()) for name, _, value in pairs)
    return _Rule(tuple(each.strip() for each in selectors.split(",")), declared)


def _written(rule: _Rule, rules: list[_Rule], known: Mapping[str, str]) -> Iterator[str]:
    plain = [(name, value) for name, value in rule.declared if not name.startswith("--")]
    if plain:
        body = "; ".join(f"{name}: {_resolved(value, known)}" for name, value in plain)
        yield f"{', '.join(rule.selectors)} {{ {body} }}"
    for name, value in plain:
        for variable, _ in _VARIABLE.findall(value):
            yield from _inside(rule, (name, value), variable, rules, known)


def _inside(
    rule: _Rule,
    declaration: tuple[str, str],
    variable: str,
    rules: list[_Rule],
    known: Mapping[str, str],
) -> Iterator[str]:
    """Give the rules for what uses a variable inside the classes that set it."""
    name, value = declaration
    for other in rules:
        given = dict(other.declared).get(variable)
        if given is not None:
            told = _resolved(value, {**known, variable: _resolved(given, known)})
            pairs = (f"{outer} {inner}" for outer in other.selectors for inner in rule.selectors)
            yield f"{', '.join(pairs)} {{ {name}: {told} }}"


def _resolved(value: str, known: Mapping[str, str]) -> str:
    while found := _VARIABLE.search(value):
        given = known.get(found[1], found[2] or "none")
        value = value[: found.start()] + given + value[found.end() :]
    return value

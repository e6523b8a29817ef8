"""What the schemas of scenarios tell of values: the one table of keys, steps and topics."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from regola.resources import dsl_text

__all__ = ["EXPECT", "REFUSED", "STEPS", "Form", "form", "schema_text"]

EXPECT, REFUSED = "expect", "refused"
"""The steps that every family has: what must be so, and what must not be allowed."""

STEPS = "steps"
"""The key of what is done in a scenario."""

_TYPES: Mapping[type, str] = {bool: "boolean", int: "integer", str: "string"}


@dataclass(frozen=True, slots=True)
class Form:
    """
    What may stand somewhere in a document.

    ``parts`` are the values of keys by name, ``each`` the value of any other key, ``items`` what
    stands in a list. ``needed`` are the keys that must be there, in their order. ``pattern`` tells
    of a word how it is written, ``default`` what an example means that says no more than a name.
    """

    types: frozenset[str] = frozenset()
    parts: Mapping[str, Form] = field(default_factory=dict)
    each: Form | None = None
    items: Form | None = None
    needed: tuple[str, ...] = ()
    pattern: str = ""
    default: str | int | None = None

    @property
    def is_word(self) -> bool:
        """Whether a word or a number may stand here."""
        return not self.types.isdisjoint(("boolean", "integer", "string"))

    def of(self, key: str) -> Form:
        """Return the form of the value of a key; of one that is not known, a word."""
        return self.parts.get(key) or self.each or Form()


def schema_text(schema: str) -> str:
    """Return the schema of documents of a name."""
    return dsl_text("schemas", f"{schema}.schema.json")


@cache
def form(schema: str) -> Form:
    """Return the form of the documents of a schema."""
    root = json.loads(schema_text(schema))
    return _form(root, root)


def _form(told: Mapping[str, Any], root: Mapping[str, Any]) -> Form:
    choices = tuple(_choices(told, root))

    def first(key: str, empty: Any) -> Any:
        return next((one[key] for one in choices if key in one), empty)

    each, items = first("additionalProperties", False), first("items", None)
    return Form(
        frozenset(name for one in choices for name in _types(one)),
        {key: _form(part, root) for key, part in first("properties", {}).items()},
        _form(each, root) if each else None,
        _form(items, root) if items else None,
        tuple(first("required", ())),
        first("pattern", ""),
        first("default", None),
    )


def _choices(told: Mapping[str, Any], root: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Give what a value may be, each without references."""
    if "$ref" in told:
        yield from _choices(root["$defs"][told["$ref"].rpartition("/")[2]], root)
    yield told
    for one in told.get("anyOf", ()):
        yield from _choices(one, root)


def _types(told: Mapping[str, Any]) -> Iterator[str]:
    named = told.get("type", ())
    yield from (named,) if isinstance(named, str) else named
    for value in (*told.get("enum", ()), *([told["const"]] if "const" in told else ())):
        yield _TYPES[type(value)]

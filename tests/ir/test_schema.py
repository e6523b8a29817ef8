"""The published schema describes every node of the meaning tree, field by field."""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from regola.program.model import Item
from regola.resources import dsl_text
from regola.sources import Span

_SCHEMA: dict[str, Any] = json.loads(dsl_text("schemas", "ir.schema.json"))
_NODES: dict[str, Any] = {name: node for name, node in _SCHEMA["$defs"].items() if name != "place"}


def _classes() -> dict[str, type]:
    """All classes that an item is made of."""
    found: dict[str, type] = {}
    waiting: list[Any] = [Item]
    while waiting:
        kind = waiting.pop()
        if is_dataclass(kind) and isinstance(kind, type) and kind is not Span:
            if kind.__name__ not in found:
                found[kind.__name__] = kind
                waiting += _types(kind).values()
        else:
            waiting += get_args(kind)
    return found


def _types(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind, vars(sys.modules[kind.__module__]))
    return {field.name: hints[field.name] for field in fields(kind)}  # type: ignore[arg-type]


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def _alternatives(kind: Any) -> list[Any]:
    return [one for one in get_args(kind) if one is not type(None)] if _is_union(kind) else [kind]


def _may_be_empty(kind: Any) -> bool:
    """Tell whether a value of a type may be one that is left out."""
    if kind in (str, bool):
        return True
    if get_origin(kind) is Literal:
        return "" in get_args(kind)
    if get_origin(kind) is tuple:
        return get_args(kind)[-1] is Ellipsis
    return _is_union(kind) and type(None) in get_args(kind)


_TOLD_BY_PLACE = {"FieldLine", "Name"}
"""The nodes that stand in one list alone, and need no name there."""
_LISTS = {"FieldEntry"}
"""The nodes that are written as lists."""

_PLAIN = {str: {"type": "string"}, int: {"type": "integer"}, bool: {"const": True}}


def _expected(kind: Any) -> dict[str, Any]:
    """The schema of a value of a type that is not left out."""
    several = _alternatives(kind)
    if len(several) > 1:
        return {"anyOf": [_expected(one) for one in several]}
    only = several[0]
    if only in _PLAIN:
        return _PLAIN[only]
    if only is Span:
        return {"$ref": "#/$defs/place"}
    if get_origin(only) is Literal:
        return {"enum": [value for value in get_args(only) if value]}
    if get_origin(only) is tuple:
        return _sequence(get_args(only))
    return {"$ref": f"#/$defs/{only.__name__}"}


def _sequence(parts: tuple[Any, ...]) -> dict[str, Any]:
    if parts[-1] is Ellipsis:
        return {"type": "array", "minItems": 1, "items": _expected(parts[0])}
    pieces = [_expected(part) for part in parts]
    return {"type": "array", "prefixItems": pieces, "items": False, "minItems": len(pieces)}


def _fields() -> Iterator[tuple[str, str, Any]]:
    for name, kind in sorted(_classes().items()):
        if name in _LISTS:
            continue
        for field, hint in _types(kind).items():
            yield name, field, hint


def test_an_entry_is_its_place_and_its_values() -> None:
    """An entry of a field is a list: its place first, then words, numbers and texts."""
    assert _NODES["FieldEntry"]["type"] == "array"
    assert _NODES["FieldEntry"]["prefixItems"] == [_expected(Span)]
    assert _NODES["FieldEntry"]["items"] == {"anyOf": [_PLAIN[int], _PLAIN[str]]}


def test_there_is_a_definition_for_each_node() -> None:
    """No node is missing in the schema, and none is there that the compiler does not know."""
    assert set(_NODES) == set(_classes())


@pytest.mark.parametrize(("node", "field", "hint"), list(_fields()), ids=str)
def test_a_field_is_described_as_it_is(node: str, field: str, hint: Any) -> None:
    """A field has the schema of its type, and must be there unless it may be empty."""
    assert _NODES[node]["properties"][field] == _expected(hint)
    assert (field in _NODES[node]["required"]) == (not _may_be_empty(hint))


@pytest.mark.parametrize("node", sorted(_NODES.keys() - _LISTS))
def test_a_node_has_no_other_fields(node: str) -> None:
    """A node is told by its name or its place, and nothing beside its fields is allowed in it."""
    known = {field for name, field, _ in _fields() if name == node}
    name = {} if node in _TOLD_BY_PLACE else {"node": {"const": node}}

    assert _NODES[node]["properties"].items() >= name.items()
    assert set(_NODES[node]["properties"]) == {*name, *known}
    assert ("node" in _NODES[node]["required"]) == bool(name)
    assert _NODES[node]["additionalProperties"] is False
    assert _NODES[node]["description"]

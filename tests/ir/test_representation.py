"""The representation of an item says what the item says, and fits its schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import jsonschema
import pytest

from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Sink
from regola.ir.from_program import document
from regola.ir.rendering import render
from regola.ir.validation import BrokenRepresentationError, validate
from regola.program.pack import nameless
from regola.resources import dsl_text
from regola.sources import Source

_TEXT = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 5 of 10
    conquest cost of a coastal region is 1 less
    when you conquer a hill: put a dam in the region
    piece dam {
        name: it f "Diga" / "Dighe", es f "Presa" / "Presas", en "Dam" / "Dams"
        box: 3
        its region is immune
    }
}
"""


@cache
def _made() -> dict[str, Any]:
    source = Source("otters.regola", _TEXT)
    sink = Sink()
    pack = PackSources(nameless("ponds", "."), (source,))
    program = compile_packs([pack], language("conquest"), official("conquest"), sink)
    assert not sink.has_errors
    return document(program.items[0], source, source.path)


def test_a_rule_is_told_node_by_node() -> None:
    """A statement has its subject, its change and its places; what is empty is left out."""
    rule = _made()["item"]["rules"][0]

    assert rule["number"] == 1
    assert rule["span"] == [4, 5, 48]
    assert rule["body"]["node"] == "Statement"
    assert rule["body"]["subject"]["word"] == "conquest cost"
    assert rule["body"]["effect"] == {
        "node": "Change",
        "operation": "less",
        "amount": {"node": "Number", "value": 1},
    }
    assert "limit" not in rule


def test_inner_items_stand_in_their_item() -> None:
    """A piece is told inside the race that it belongs to."""
    (dam,) = _made()["item"]["nested"]

    assert (dam["reference"], dam["holder"]) == ("ponds/piece/dam", "ponds/race/otters")


def test_the_text_is_the_document() -> None:
    """What is written is the document as JSON, with each rule on a line of its own."""
    text = render(_made())

    assert json.loads(text) == _made()
    assert sum(line.startswith('{"node":"Rule"') for line in text.splitlines()) == 3


def test_what_is_made_fits_the_schema() -> None:
    """Both validators accept the document."""
    validate(_made())
    _slow().validate(_made())


def _slow() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads(dsl_text("schemas", "ir.schema.json")))


def _places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all objects and lists in a document."""
    if isinstance(value, dict):
        yield path
        for key, inner in value.items():
            yield from _places(inner, (*path, key))
    elif isinstance(value, list):
        yield path
        for index, inner in enumerate(value):
            yield from _places(inner, (*path, index))


def _broken(path: tuple[str | int, ...]) -> dict[str, Any]:
    """The document with something added at a path that belongs nowhere."""
    broken = deepcopy(_made())
    target: Any = broken
    for step in path:
        target = target[step]
    if isinstance(target, dict):
        target["surplus"] = 1
    else:
        target.append({"node": "Nothing"})
    return broken


@pytest.mark.parametrize("path", list(_places(_made()))[::7], ids=str)
def test_both_validators_refuse_what_is_broken(path: tuple[str | int, ...]) -> None:
    """Wherever something is added that belongs nowhere, both say no."""
    broken = _broken(path)

    assert not _slow().is_valid(broken)
    with pytest.raises(BrokenRepresentationError):
        validate(broken)

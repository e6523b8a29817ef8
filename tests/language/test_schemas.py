"""Every hand-written YAML file of language and content fits its published schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import jsonschema_rs
import pytest

from regola.program import pack
from regola.program.fields import field_lines
from regola.resources import content_folder, dsl_folder, dsl_text
from regola.vocabulary.model import KindWord
from regola.yaml_files import trusted

_SCHEMAS = ("vocabulary", "keywords", "pack")


def _schema(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads(dsl_text("schemas", f"{name}.schema.json"))
    return schema


def _files() -> Iterator[tuple[str, Path]]:
    """The files that have a schema, with its name."""
    for name in ("vocabulary", "keywords"):
        yield from ((name, path) for path in sorted((dsl_folder() / name).rglob("*.yaml")))
    yield from (("pack", path) for path in sorted(content_folder().glob("*/pack.yaml")))


@pytest.mark.parametrize(
    ("name", "path"), list(_files()), ids=lambda part: getattr(part, "stem", part)
)
def test_a_file_fits_its_schema(name: str, path: Path) -> None:
    """Both validators accept the file."""
    data = trusted(path.read_text(encoding="utf-8"))

    jsonschema.validate(data, _schema(name), jsonschema.Draft202012Validator)
    assert jsonschema_rs.Draft202012Validator(_schema(name)).is_valid(data)


@pytest.mark.parametrize("name", [*_SCHEMAS, "ir", "finding"])
def test_a_schema_is_one(name: str) -> None:
    """The published schemas are schemas, called after their files."""
    jsonschema.Draft202012Validator.check_schema(_schema(name))
    assert _schema(name)["$id"] == f"{name}.schema.json"


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("vocabulary", {"family": "x", "types": {}, "nuns": {}}),
        ("vocabulary", {"family": "x", "types": {}, "nouns": {"token": {"typ": "token"}}}),
        (
            "vocabulary",
            {"family": "x", "types": {}, "quantities": {"cost": {"of": "x", "better": "up"}}},
        ),
        ("vocabulary", {"family": "x", "types": {}, "fields": {"name": {"shape": "nmae"}}}),
        ("keywords", {"verbs": {"gain": ["gains"]}}),
        ("keywords", {"keywords": {"Is": {"is": ["is"]}}}),
        ("pack", {"id": "Big Pack", "names": {"en": "x"}, "version": "1"}),
        ("pack", {"id": "x", "names": {"en": "x"}, "version": 1.1}),
        ("pack", {"id": "x", "names": {"German": "x"}, "version": "1"}),
        ("pack", {"id": "x", "names": {"en": "x"}, "version": "1", "need": []}),
    ],
)
def test_a_mistake_does_not_fit(name: str, data: dict[str, Any]) -> None:
    """Both validators refuse a misspelt key or a value that means nothing."""
    assert not jsonschema.Draft202012Validator(_schema(name)).is_valid(data)
    assert not jsonschema_rs.Draft202012Validator(_schema(name)).is_valid(data)


def test_the_schema_of_packs_knows_the_keys_that_are_read() -> None:
    """A key of pack.yaml is in the schema if and only if the compiler knows it."""
    schema = _schema("pack")

    assert set(schema["properties"]) == set(pack._KEYS)
    assert set(schema["required"]) == set(pack._REQUIRED)


def test_the_schema_of_vocabularies_knows_the_kinds_properties() -> None:
    """What a kind may say of itself is what the compiler reads of it."""
    kind = _schema("vocabulary")["properties"]["kinds"]["additionalProperties"]["anyOf"][1]
    read = {name.replace("_", " ") for name in KindWord.__dataclass_fields__ if name != "id"}

    assert set(kind["properties"]) == read


def test_the_schema_knows_the_shapes_of_fields() -> None:
    """Every shape that a field may have is one that the compiler can check."""
    shape = _schema("vocabulary")["properties"]["fields"]["additionalProperties"]["properties"]

    assert set(shape["shape"]["enum"]) == set(field_lines.__globals__["_SHAPES"])

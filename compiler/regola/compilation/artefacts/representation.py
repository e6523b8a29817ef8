"""The intermediate representation: one JSON file for each item, for other programs to read."""

from __future__ import annotations

from collections.abc import Iterator

from regola.compilation.artefacts.build import Build, file_name
from regola.ir.from_program import document
from regola.ir.rendering import render
from regola.ir.validation import validate

__all__ = ["outputs"]


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give the file of each item, held to the schema."""
    for _, item in build.placed():
        path = item.whole.path
        representation = document(item, build.texts[path], build.files[path])
        validate(representation)
        yield f"ir/{file_name(item)}.json", render(representation).encode()

"""All makers of a build's files: one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from regola.compilation.artefacts import representation, rule_modules, rule_texts, rules_pages
from regola.compilation.artefacts.build import Build

__all__ = ["MAKERS", "outputs"]

MAKERS: tuple[Callable[[Build], Iterator[tuple[str, bytes]]], ...] = (
    rule_modules.outputs,
    representation.outputs,
    rule_texts.outputs,
    rules_pages.outputs,
)
"""What gives the files of a build, one function for each sort of file."""


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give all files of a build: names relative to the output folder, and bytes."""
    for maker in MAKERS:
        yield from maker(build)

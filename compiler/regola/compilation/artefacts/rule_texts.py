"""The texts of rules as data: one JSON file for each pack and language."""

from __future__ import annotations

import json
from collections.abc import Iterator

from regola.compilation.artefacts.build import Build
from regola.compilation.rule_texts import document, rule_texts
from regola.text import shipped_language

__all__ = ["FOLDER", "outputs"]

FOLDER = "texts"
"""The folder of the texts; each language has one of its own below it."""


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give the texts of all rules of each pack, in each language."""
    for program in build.programs:
        packs = dict.fromkeys(item.pack for item in program.items)
        for code in build.languages:
            for pack in packs:
                own = [item for item in program.items if item.pack == pack]
                texts = rule_texts(program, own, [shipped_language(code)])
                data = json.dumps(document(code, pack, texts), ensure_ascii=False, indent=1)
                yield f"{FOLDER}/{code}/{pack}.json", f"{data}\n".encode()

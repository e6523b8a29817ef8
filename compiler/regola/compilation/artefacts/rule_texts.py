"""The texts of rules as data: one JSON file for each pack and language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

from regola.compilation.artefacts.build import Build
from regola.compilation.rule_texts import document, rule_texts
from regola.text import shipped_language
from regola.text.comparing import RuleText

__all__ = ["FOLDER", "outputs"]

FOLDER = "texts"
"""The folder of the texts; each language has one of its own below it."""


def outputs(build: Build) -> Iterator[tuple[str, bytes]]:
    """Give the texts of all rules of each pack, in each language."""
    for program in build.programs:
        packs = dict.fromkeys(item.pack for item in program.items)
        spoken = [shipped_language(code) for code in build.languages]
        found: dict[tuple[str, str], list[RuleText]] = {}
        for pack in packs:
            own = [item for item in program.items if item.pack == pack]
            for one in rule_texts(program, own, spoken):
                found.setdefault((one.language, pack), []).append(one)
        for code, pack in product(build.languages, packs):
            texts = found.get((code, pack), [])
            data = json.dumps(document(code, pack, texts), ensure_ascii=False, indent=1)
            yield f"{FOLDER}/{code}/{pack}.json", f"{data}\n".encode()

"""Items that are right and unlike all others: nothing is found, or next to nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Finding, Sink
from regola.program.pack import nameless
from regola.sources import Source

UNUSUAL = Path(__file__).parent / "unusual"
FAMILIES = tuple(sorted(path.stem for path in UNUSUAL.glob("*.yaml")))
REMARKS = 1
"""So many remarks may be wrong in a family, as they end nothing with an error."""

HEADS = {
    # A token more than those of the games have, so that none is just a worse one of them.
    "power": "    tokens: 5\n",
    "lord": "",
    "tile": "    count: 1\n    family: room\n    edges: door, door, earth, door, door, earth\n",
}


def _entries(family: str) -> list[dict[str, Any]]:
    with (UNUSUAL / f"{family}.yaml").open(encoding="utf-8") as file:
        found: list[dict[str, Any]] = YAML(typ="safe").load(file)
    return found


def _text(number: int, entry: dict[str, Any]) -> str:
    """An item with these abilities and a name that nothing else has."""
    kind = entry.get("kind", "power")
    name = ", ".join(f'{code} "Alba {number}"' for code in ("it", "es", "en"))
    rules = "\n".join(f"    {line}" for line in entry["rules"].splitlines())
    return f"{kind} unusual_{number} {{\n    name: {name}\n{HEADS[kind]}{rules}\n}}\n"


def _found(family: str) -> list[Finding]:
    """Check all entries as items of one pack a game."""
    packs: dict[str, list[Source]] = {}
    for number, entry in enumerate(_entries(family)):
        source = Source(f"{number}.regola", _text(number, entry))
        packs.setdefault(entry["game"], []).append(source)
    heads = [replace(nameless(f"unusual {game}", "."), game=game) for game in packs]
    sources = [PackSources(h, tuple(s)) for h, s in zip(heads, packs.values(), strict=True)]
    sink = Sink()
    program = compile_packs(sources, language(family), official(family), sink)
    check_programs([program], sink)
    return sink.sorted()


def _shown(finding: Finding, family: str) -> str:
    number = int(finding.span.path.partition(".")[0])
    return f"{finding.slug} {dict(finding.arguments)}: {_entries(family)[number]['rules']}"


def test_there_are_enough() -> None:
    """Of all families together 120."""
    assert sum(len(_entries(family)) for family in FAMILIES) >= 120


@pytest.mark.parametrize("family", FAMILIES)
def test_right_items_have_no_error_and_no_warning(family: str) -> None:
    """What is unusual is no mistake; remarks may err once in a while."""
    sink = Sink()
    found = _found(family)
    heavy = [one for one in found if sink.registry.entry(one.slug).severity.rank < 2]

    assert [_shown(one, family) for one in heavy] == []
    assert len(found) <= REMARKS, [_shown(one, family) for one in found]

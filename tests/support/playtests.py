"""Small World to playtest on, and packs of one race."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regola.files.library import load, official
from regola.findings import Sink
from regola.playtesting.subjects import Side, side

PACK = """id: trial
names: {it: Prova, es: Prueba, en: Trial}
version: "1.0"
licence: CC0-1.0
game: small_world
needs: [small_world]
"""


@cache
def official_side(players: int = 2) -> Side:
    """Small World for so many."""
    program = official("conquest")
    assert program is not None
    made = side(program, "small_world", [], players, Sink())
    assert made is not None
    return made


@cache
def underground_side() -> Side:
    """Small World Underground for two."""
    program = official("conquest")
    assert program is not None
    made = side(program, "underground", [], 2, Sink())
    assert made is not None
    return made


def side_with(folder: Path, rules: str) -> Side:
    """Small World for two, joined by a pack with these rules."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_text(PACK)
    (folder / "trial.regola").write_text(rules)
    sink = Sink()
    found = load([folder], sink)
    assert not sink.has_errors, sink.sorted()
    made = side(found.programs[0], "small_world", ["trial"], 2, Sink())
    assert made is not None
    return made


def race(tokens: int, *rules: str, box: int = 13) -> str:
    """A race of the trial pack, of which so many tokens are in the box."""
    lines = "".join(f"    {rule}\n" for rule in rules)
    names = 'it m "Tasso" / "Tassi", es m "Tejón" / "Tejones", en "Badger" / "Badgers"'
    return f"race badgers {{\n    name: {names}\n    tokens: {tokens} of {box}\n{lines}}}\n"
